"""A server whose tables are in PostgreSQL: started, copied, backed up, and what is told of it."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from lynxdeck.cli import run
from lynxdeck.server.ops import storage
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Key, KeyChange, Page, PushAddress, Uptime
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.server.store.results import StoredResult
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.front.conftest import Made, World, visit
from tests.server.front.process import Start
from tests.server.postgres import Cluster
from tests.server.store.asking import Asker
from tests.server.store.conftest import play_scene

Told = pytest.CaptureFixture[str]


@pytest.fixture
def second(request: pytest.FixtureRequest, postgres: str) -> str:
    """Another empty database next to the first."""
    one: Cluster = request.getfixturevalue("_postgres")
    assert postgres
    one.run("dropdb", "--if-exists", "-h", str(one.folder), "-U", "test", "second")
    return one.make("second")


async def two_players(world: World) -> Made:
    """A game of Push under way."""
    made = await world.table("Ann", "Ben", game="push")
    await world.start(made)
    return made


def test_tables_outlive_the_server_and_go_on_from_a_dump(
    request: pytest.FixtureRequest,
    start: Start,
    postgres: str,
    second: str,
    capsys: Told,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    one: Cluster = request.getfixturevalue("_postgres")
    process = start("--store", postgres, LYNXDECK_LIMITS="off")
    assert f"Tables are kept in postgresql:///lynxdeck?host={one.folder}" in process.out
    made = visit(process.base, two_players)
    dump = one.folder / "tables.dump"
    access = ["-h", str(one.folder), "-U", "test"]
    one.run("pg_dump", *access, "-Fc", "--schema", "lynxdeck", "-f", str(dump), "lynxdeck")
    assert not (process.data / "lynxdeck.db").exists()
    process.stop()
    one.run("pg_restore", *access, "-d", "second", "--clean", "--if-exists", str(dump))
    again = start(LYNXDECK_STORE=second, LYNXDECK_LIMITS="off", data=tmp_path / "other")

    async def after(world: World) -> None:
        found = (await world.get(made.path, key=made.keys[1])).json
        assert found["info"]["status"] == "playing"
        assert found["mine"] == [1]
        await world.play(made)

    visit(again.base, after)
    monkeypatch.setenv("LYNXDECK_STORE", second)
    assert run(["tables", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["table"] == made.table
    assert run(["export", made.table]) == 0
    assert "push" in capsys.readouterr().out.lower()
    for command in (["backup", "x.db"], ["restore", "x.db"]):
        assert run(command) == 2
        assert "pg_" in capsys.readouterr().err
    again.stop()
    assert run(["delete", made.table]) == 0
    capsys.readouterr()
    assert run(["delete", made.table]) == 2
    assert "There is no table" in capsys.readouterr().err


def test_an_address_keeps_its_password_to_itself(
    capsys: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = "postgresql://ann:hidden@127.0.0.1:1/cards"
    monkeypatch.setenv("LYNXDECK_STORE", address)
    monkeypatch.setenv("LYNXDECK_DATA", str(tmp_path))
    assert run(["config", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["store"] == "postgresql://127.0.0.1:1/cards"
    for command in (["tables"], ["store", "copy", address, str(tmp_path)]):
        assert run(command) == 2, command
        told = capsys.readouterr()
        assert told.err.count("\n") == 1
        assert "hidden" not in told.err + told.out
    serve = [sys.executable, "-m", "lynxdeck", "serve", "--port", "0"]
    done = subprocess.run(serve, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "nothing answers there, so start PostgreSQL or check the address" in done.stderr
    assert "hidden" not in done.stderr + done.stdout
    monkeypatch.setenv("LYNXDECK_STORE", "mysql://ann:hidden@db/cards")
    assert run(["config"]) == 2
    told = capsys.readouterr()
    assert "postgresql://" in told.err
    assert "hidden" not in told.err


def test_without_the_extra_it_says_what_to_install() -> None:
    program = """
import sys
from contextlib import closing
sys.modules["asyncpg"] = None
from lynxdeck.cli import run
sys.exit(run(["serve", "--port", "0", "--store", "postgresql:///cards"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "pip install -e '.[postgres]'" in done.stderr


async def fill(ask: Asker) -> None:
    """Some of everything."""
    names = [f"t{n}" for n in range(120)]
    await ask.create(*names, events=3)
    key = Key("t3", 1, "seat", b"k", 50, 2)
    page = Page("t3", 3, ask.owners["t3"], [], None, KeyChange([key], invite=b"new", public=False))
    assert await ask.ask_page(page) is None
    for one in (PushAddress("t3", 1, 2, b"1", b"here"), PushAddress("t3", 1, 2, b"2", b"there")):
        await ask.store.subscribe(one, 5)
    await ask.store.remember(Uptime(1, 2))


async def keep_results(where: str) -> None:
    """A result, and a key."""
    results = storage.results_at(where)
    await results.open()
    await results.add(StoredResult("linko", b"device", 7, True, "Ann", 5))
    await results.close()
    settings = Settings(store=where) if "://" in where else Settings(data=Path(where).parent)
    await storage.push_key(settings, lambda: b"pem", lambda key: key == b"pem")


def test_a_store_is_copied_there_and_back_and_is_the_same(
    postgres: str, second: str, tmp_path: Path, capsys: Told
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    play_scene(SqliteStore(here / "lynxdeck.db"), fill)
    asyncio.run(keep_results(str(here / "lynxdeck.db")))
    for source, target in [(here, postgres), (postgres, second), (second, there)]:
        assert run(["store", "copy", str(source), str(target)]) == 0
        told = capsys.readouterr().out
        assert told.startswith("120 tables with 360 events, 1 result of days are in ")
    assert (there / "push-key.pem").read_bytes() == b"pem"

    async def same(ask: Asker) -> None:
        assert (await ask.store.visit("t3")) == kept[0]
        assert [row.table for row in await ask.store.tables()] == kept[1]  # type: ignore[attr-defined]
        assert await ask.store.uptimes() == [(1, 2)]

    async def look(ask: Asker) -> None:
        kept.append(await ask.store.visit("t3"))
        kept.append([row.table for row in await ask.store.tables()])  # type: ignore[attr-defined]

    kept: list[object] = []
    play_scene(SqliteStore(here / "lynxdeck.db"), look)
    play_scene(SqliteStore(there / "lynxdeck.db"), same)


def test_a_copy_is_refused_where_something_is_or_somebody_works(
    postgres: str, tmp_path: Path, capsys: Told
) -> None:
    here = tmp_path / "here"
    play_scene(SqliteStore(here / "lynxdeck.db"), lambda ask: ask.create("a"))

    async def busy(ask: Asker) -> None:
        assert await asyncio.to_thread(run, ["store", "copy", str(here), postgres]) == 2
        await ask.create("b")

    play_scene(PostgresStore(postgres), busy)
    assert "in use by 1 server: stop" in capsys.readouterr().err
    assert run(["store", "copy", str(here), postgres]) == 2
    assert "copy into an empty place" in capsys.readouterr().err
    assert run(["store", "copy", str(tmp_path / "nowhere"), postgres]) == 2
    assert "There are no tables" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_a_damaged_table_is_not_copied(postgres: str, tmp_path: Path, capsys: Told) -> None:
    path = tmp_path / "here" / "lynxdeck.db"
    play_scene(SqliteStore(path), lambda ask: ask.create("a", events=3))
    with closing(sqlite3.connect(path)) as sql, sql:
        sql.execute("UPDATE log SET payload = x'00' WHERE n = 2")
    assert run(["store", "copy", str(path), postgres]) == 2
    assert "Table a is damaged: event 2 is not as it was written" in capsys.readouterr().err
