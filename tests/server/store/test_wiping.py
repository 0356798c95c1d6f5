"""Wiped words are in no file of the data folder any more, while it is used and afterwards."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from lynxdeck.server.store import Listing, Page, Row
from tests.server.guest import eventually

On = Callable[[Callable[[Any], Any]], None]
Program = Callable[[str], Popen[str]]

WORD = b"Rumpelstiltskin"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lynxdeck.server.store.writer.WIPE_S", 0.05)
    monkeypatch.setattr("lynxdeck.server.store.writer.WAIT_S", 0.05)


def readable(path: Path) -> list[str]:
    """The files of the folder in which the word can be read."""
    return [file.name for file in path.parent.iterdir() if WORD in file.read_bytes()]


async def say_word(ask: Any, table: str, n: int, size: int) -> None:
    """An event that holds the word, and a listing that does."""
    payload = WORD + b" said " + b"x" * size
    page = Page(table, n - 1, 1, [(1, payload)], Listing("playing", payload))
    assert await ask.ask_page(page) is None


async def wipe_word(ask: Any, table: str, n: int) -> None:
    """As the server does it: first the table says so and is listed without it, then its log."""
    page = Page(table, n, 1, [(1, b"wiped")], Listing("playing", b"..."))
    assert await ask.ask_page(page) is None
    await ask.store.rewrite([Row(table, n, 1, b"...")])


@pytest.mark.promise("words-erased")
@pytest.mark.parametrize("size", [10, 900, 9000], ids=["short", "long", "over several pages"])
def test_wiped_words_leave_every_file_while_the_server_runs(
    on_file: On, path: Path, size: int
) -> None:
    async def scene(ask: Any) -> None:
        chance = random.Random(size)
        names = [f"t{i}" for i in range(20)]
        await ask.create(*names)
        at = dict.fromkeys(names, 1)
        for _ in range(150):
            name = chance.choice(names)
            at[name] += 1
            if chance.random() < 0.5:
                await say_word(ask, name, at[name], size)
                await wipe_word(ask, name, at[name])
                at[name] += 1
            else:
                line = (1, b"y" * chance.randrange(1, 1200))
                assert await ask.ask_page(Page(name, at[name] - 1, 1, [line])) is None
        await eventually(lambda: not readable(path))

    on_file(scene)
    assert not readable(path)


def test_words_of_deleted_tables_leave_too(on_file: On, path: Path) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", status="over")
        await say_word(ask, "a", 2, 500)
        await say_word(ask, "b", 2, 5000)
        assert readable(path)
        await ask.store.delete_table("a")
        await ask.store.delete_table("b")
        await eventually(lambda: not readable(path))

    on_file(scene)


def test_somebody_who_reads_meanwhile_only_puts_it_off(on_file: On, path: Path) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        await say_word(ask, "a", 2, 500)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT * FROM log").fetchall()
            await wipe_word(ask, "a", 2)
            assert await ask.append("a", 4) is None  # nobody else waits for the reader
            assert readable(path)
            other.execute("ROLLBACK")
            await eventually(lambda: not readable(path))

    on_file(scene)


def test_what_a_crash_cut_short_is_finished_at_the_next_start(
    program: Program, on_file: On, path: Path
) -> None:
    text = f"""
        async def main():
            store = SqliteStore(path)
            await store.open()
            await store.create(table("a"), [(1, {WORD!r})])
            def work(ledger):
                ledger.clean(Row("a", 1, 1, b"..."))
            await store._writer.do(work)
            os._exit(7)
        import lynxdeck.server.store.writer as writer
        writer.Writer._wipe = lambda *_: None
        asyncio.run(main())
    """
    with program(text) as process:
        assert process.wait(20) == 7
    assert readable(path) == ["lynxdeck.db-wal"]

    async def scene(_: Any) -> None:
        await eventually(lambda: not readable(path))

    on_file(scene)
