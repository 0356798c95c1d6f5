"""Damage of any page: tables that it hides are named or counted, and a cut log is not played on."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lynxdeck.server.ops.doctor import HIDDEN, NAMELESS, examine
from lynxdeck.server.store import Damaged
from lynxdeck.server.store.files import parts
from lynxdeck.server.store.sqlite import SqliteStore

PAGE = 2048
TABLES = [f"table-{number:03}" for number in range(120)]
EVENTS = 12


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many tables of some events each, written one after the other."""
    path = tmp_path_factory.mktemp("stored") / "lynxdeck.db"

    async def write() -> None:
        from tests.server.store.asking import Asker

        store = SqliteStore(path)
        await store.open()
        ask = Asker(store)
        await ask.create(*TABLES)
        for n in range(2, EVENTS + 1):
            await asyncio.gather(*(ask.ask(name, n) for name in TABLES))
        await store.close()

    asyncio.run(write())
    return path


def unindexed(path: Path, number: int, n: int) -> None:
    """Take an entry out of the log's index, and nothing out of the log."""
    with closing(sqlite3.connect(path, isolation_level=None)) as sql:
        (index,) = sql.execute("SELECT sql FROM sqlite_schema WHERE name = 'log_number'").fetchone()
        root = "SELECT rootpage FROM sqlite_schema WHERE name = 'log_number'"
        (page,) = sql.execute(root).fetchone()
        kept = sql.execute(
            "SELECT rowid, * FROM log WHERE table_id = ? AND n = ?", (number, n)
        ).fetchone()
        sql.execute("DELETE FROM log WHERE rowid = ?", (kept[0],))
        sql.execute("PRAGMA writable_schema = ON")
        sql.execute("DELETE FROM sqlite_schema WHERE name = 'log_number'")
        sql.execute("PRAGMA writable_schema = RESET")
        columns = "rowid, table_id, n, at, payload, crc"
        sql.execute(f"INSERT INTO log ({columns}) VALUES (?, ?, ?, ?, ?, ?)", kept)
        sql.execute("PRAGMA writable_schema = ON")
        values = ("index", "log_number", "log", page, index)
        sql.execute("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", values)


@pytest.mark.promise("damage-contained")
def test_a_log_that_is_cut_is_never_played_on(stored: Path, tmp_path: Path) -> None:
    path = copied(stored, tmp_path)
    unindexed(path, 7, EVENTS)

    async def scene() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            cut, whole = await store.take(TABLES[6]), await store.take(TABLES[7])
            assert cut is not None
            assert whole is not None
            assert (len(whole.rows), list(store.damage)) == (EVENTS, [TABLES[6]])
            assert cut.rows[-1][1:] == (EVENTS, 0, b"")  # this one does not replay
        finally:
            await store.close()

    asyncio.run(scene())


def test_a_number_that_is_used_again_is_another_table(stored: Path, tmp_path: Path) -> None:
    """The log calls a new table by the number of one that was deleted."""
    from tests.server.store.asking import Asker

    path = copied(stored, tmp_path)

    async def scene() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            await store.delete_table(TABLES[-1])
            await Asker(store).create("fresh")
            taken = await store.take("fresh")
            assert taken is not None
            assert (len(taken.rows), store.damage) == (1, {})
        finally:
            await store.close()

    asyncio.run(scene())


def copied(stored: Path, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / "lynxdeck.db"
    path.write_bytes(stored.read_bytes())
    return path


@pytest.mark.promise("damage-contained")
@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.long)])
def test_the_check_names_every_table_that_cannot_be_read(
    stored: Path, tmp_path: Path, every: int
) -> None:
    """After any page is spoilt: each table is read as it was, or named, or said to be hidden."""
    chance = random.Random(3)
    whole = stored.read_bytes()
    spoilt = range(PAGE, len(whole), PAGE * every)
    for at in spoilt:
        path = copied(stored, tmp_path / f"{at}")
        page = bytearray(whole[at : at + PAGE])
        for _ in range(1 + at // PAGE % 3):  # some bits, or all of it
            page[chance.randrange(PAGE)] ^= 1 << chance.randrange(8)
        spoilt_page = bytes(page) if at // PAGE % 2 else chance.randbytes(PAGE)
        path.write_bytes(whole[:at] + spoilt_page + whole[at + PAGE :])
        wrong, readable = asyncio.run(looked_at(path))
        lost = set(TABLES) - readable
        nameless = sum(fault == NAMELESS for fault in wrong.values())
        unnamed = lost - wrong.keys()
        assert len(unnamed) <= nameless or HIDDEN in wrong.get("", ""), (at, unnamed, wrong)
        for part in parts(path):
            part.unlink(missing_ok=True)


async def looked_at(path: Path) -> tuple[dict[str, str], set[str]]:
    """What the check says, and which tables a server can read whole."""
    store = SqliteStore(path)
    try:
        wrong = await examine(store, lambda *_: None)
    except Exception as fault:  # a sentence: it cannot be opened at all
        return {"": f"{fault} {HIDDEN}"}, set()
    readable = set()
    await store.look()
    for name in TABLES:
        try:
            taken = await store.visit(name)
        except Damaged:
            continue
        if taken is not None and len(taken.rows) == EVENTS and name not in store.damage:
            readable.add(name)
    await store.close()
    return {name: fault for name, fault in wrong.items() if "replays" not in fault}, readable
