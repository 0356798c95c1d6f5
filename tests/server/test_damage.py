"""A damaged store: noticed, said, and nobody's affair but of the table that is damaged."""

import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from lynxdeck.server.ops.doctor import check_file
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Unusable
from lynxdeck.server.store.files import schema
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.byhand import CountedIds, QuickBots
from tests.server.conftest import Play, run, with_house
from tests.server.doctor.asking import wrong
from tests.server.guest import eventually
from tests.server.house import House, Place

GARBAGE = {
    "nothing": "NULL",
    "no text": "CAST(x'ff80fe' AS TEXT)",
    "bytes": "x'00ff1234'",
    "fraction": "0.5",
    "number": "987654321",
}
UNCHECKED = {"updated", "crc", "listed_crc", "expires"}
"""Columns that hold nothing that could be wrong: times of the index, and the checks themselves.
A key that is made to expire is dropped like any other, before anybody looks."""
CHECKED = {"tables", "log", "keys"}


def columns() -> list[tuple[str, str]]:
    """Every column of every table of the schema."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(schema())
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        return [
            (table, column)
            for (table,) in tables.fetchall()
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")
        ]


class Kept(NamedTuple):
    """A store with three tables under way, as it was left by a server."""

    path: Path
    places: list[Place]
    """The first of them is the one that is going to be damaged."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    path = tmp_path_factory.mktemp("kept") / "lynxdeck.db"
    places: list[Place] = []

    async def scene(house: House) -> None:
        for _ in range(3):
            place = await house.make("push", seats=2, start=1)
            guests = await place.begun()
            await guests[1].done("+")
            places.append(place)

    async def whole() -> None:
        settings = Settings(limits="off")
        await with_house(House(SqliteStore(path), settings, QuickBots(), CountedIds()), scene)

    run(whole())
    return Kept(path, places)


@contextmanager
def loosened(path: Path) -> Iterator[sqlite3.Connection]:
    """The file with a schema that takes anything; it is strict again afterwards."""
    strict = _schema(path)
    _write_schema(path, {name: _loose(sql) for name, sql in strict.items()})
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection
    _write_schema(path, strict)


def _schema(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
        return dict(found.fetchall())


def _loose(sql: str) -> str:
    sql = re.sub(r"--[^\n]*", "", sql)
    sql = re.sub(r"NOT NULL|STRICT,|STRICT|REFERENCES[^,]*CASCADE|CHECK \([^)]*\)", "", sql)
    return re.sub(r"\b(TEXT|BLOB)\b|INTEGER(?! PRIMARY)", "", sql)


def _write_schema(path: Path, schema: dict[str, str]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for name, sql in schema.items():
            connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (sql, name))


def spoil(path: Path, table: str, column: str, garbage: str) -> bool:
    """Put something else into one field of the first table's; False if nothing changes."""
    where = {
        "tables": "id = 1",
        "log": "table_id = 1 AND n = 3",
        "keys": "table_id = 1 AND hash = (SELECT max(hash) FROM keys WHERE table_id = 1)",
    }.get(table, "true")
    with loosened(path) as connection:
        connection.execute("INSERT OR IGNORE INTO probe VALUES (1, x'00')")
        try:
            done = connection.execute(
                f"UPDATE {table} SET {column} = {garbage}"
                f" WHERE {where} AND {column} IS NOT {garbage}"
            )
        except sqlite3.IntegrityError:  # a key can be no such thing
            return False
        return done.rowcount >= 1


async def decides(house: House, place: Place) -> None:
    """Somebody goes on playing at a table."""
    place.house = house
    guest = await place.join(1)
    await guest.done(guest.view["legal"][0])


@pytest.mark.promise("damage-contained")
@pytest.mark.parametrize(
    "kinds", [["no text"], pytest.param([*GARBAGE], marks=pytest.mark.long)], ids=len
)
@pytest.mark.parametrize(("table", "column"), columns())
def test_any_spoilt_column_is_noticed_and_keeps_no_other_table_from_going_on(
    kept: Kept, play: Play, tmp_path: Path, table: str, column: str, kinds: list[str]
) -> None:
    async def scene(house: House) -> None:
        house.allowed |= {"table.unplayable", "store.damaged", "table.not_resumed"}
        await eventually(lambda: house.tables.loaded)
        loaded = {room.table.name for room in house.tables.rooms}
        assert {place.name for place in kept.places[1:]} <= loaded
        for place in kept.places[1:]:
            await decides(house, place)
        assert (await house.ask("GET", "/tables")).status == 200
        damage = house.store.damage
        assert not damage.keys() & {place.name for place in kept.places[1:]}
        async with house.session.get(f"{house.base}/readyz") as ready:
            told = await ready.text()
        assert ready.status == 200
        assert all(name in told for name in damage)

    for kind in kinds:
        data = tmp_path / kind
        shutil.copytree(kept.path.parent, data)
        if not spoil(data / kept.path.name, table, column, GARBAGE[kind]):
            continue
        if table in CHECKED and column not in UNCHECKED:
            assert wrong(check_file(data / kept.path.name, lambda *_: None))
        play(scene, store=SqliteStore(data / kept.path.name, probe_s=0.05))


PAGE = 4096


@pytest.mark.parametrize("chosen", ["every third", pytest.param("every", marks=pytest.mark.long)])
def test_a_spoilt_page_of_the_file_is_noticed_or_refused_in_a_sentence(
    kept: Kept, play: Play, tmp_path: Path, chosen: str
) -> None:
    """Whatever lies on it: the server starts and says so, or says why it cannot."""
    chance = random.Random(5)
    whole = kept.path.read_bytes()

    async def scene(house: House) -> None:
        house.allowed |= {"table.unplayable", "store.damaged", "table.not_resumed"}
        await eventually(lambda: house.tables.loaded)
        assert (await house.ask("GET", "/tables")).status == 200

    for page in range(0, len(whole) // PAGE, 1 if chosen == "every" else 3):
        path = tmp_path / f"{page}" / "lynxdeck.db"
        path.parent.mkdir()
        begin = page * PAGE
        path.write_bytes(whole[:begin] + chance.randbytes(PAGE) + whole[begin + PAGE :])
        assert wrong(check_file(path, lambda *_: None))
        refused = None
        try:
            play(scene, store=SqliteStore(path, probe_s=0.05))
        except Unusable as fault:
            refused = str(fault)
        assert refused is None or "restore a backup" in refused
