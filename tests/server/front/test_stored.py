"""What a host does with what is stored: backups, lists, exports, deletions, and what time does."""

import asyncio
import json
from pathlib import Path

import pytest

from lynxdeck.cli import run
from lynxdeck.records import Record, read_text
from lynxdeck.server.store import Listing, Page
from lynxdeck.server.store.files import copy
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.front.conftest import House, Made, World, visit
from tests.server.front.process import Start
from tests.server.guest import eventually


def finished_table(path: Path, house: House) -> Made:
    """A file with one table whose game is over, and one that waits."""
    kept: list[Made] = []

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben", game="push")
        await world.start(made)
        await world.play(made)
        kept.append(made)
        kept.append(await world.table("Cleo"))

    house(scene, store=SqliteStore(path), limits="off")
    return kept[0]


def test_backup_and_restore_while_people_play(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    process = start(LYNXDECK_LIMITS="off")
    file = tmp_path / "backup.db"

    async def scene(world: World) -> Made:
        made = await world.table("Ann", "Ben")
        await world.start(made)
        return made

    made = visit(process.base, scene)
    assert run(["backup", str(file), "--data", str(process.data)]) == 0
    assert "All tables are in" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0  # it holds the cards of games under way

    async def more(world: World) -> None:
        await world.post(f"{made.path}/close", key=made.host)

    visit(process.base, more)
    assert run(["restore", str(file), "--data", str(process.data), "--replace"]) == 2
    assert "in use by another Lynxdeck" in capsys.readouterr().err
    process.stop()
    assert run(["restore", str(file), "--data", str(process.data)]) == 2
    assert "--replace drops them" in capsys.readouterr().err
    assert run(["restore", str(file), "--data", str(process.data), "--replace"]) == 0
    assert "again" in capsys.readouterr().out
    again = start()

    async def after(world: World) -> None:
        found = (await world.get(made.path, key=made.keys[1])).json
        assert found["info"]["status"] == "playing"
        assert found["mine"] == [1]

    visit(again.base, after)


def test_bad_backups_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, junk = tmp_path / "data", tmp_path / "junk"
    junk.write_text("no database" * 100)
    for arguments, sentence in (
        (["backup", str(tmp_path / "b"), "--data", str(data)], "There is no file"),
        (["backup", str(tmp_path), "--data", str(data)], "is a folder: name a file"),
        (["restore", str(tmp_path / "none"), "--data", str(data)], "There is no file"),
        (["restore", str(junk), "--data", str(data)], "junk"),
        (["tables", "--data", str(data / "none")], "There are no tables in"),
        (["export", "x", "--data", str(data / "none")], "There are no tables in"),
        (["delete", "x", "--data", str(data / "none")], "There are no tables in"),
    ):
        assert run(arguments) == 2, arguments
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert sentence in told.err, arguments


def test_stored_tables_are_listed_exported_and_deleted(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = finished_table(tmp_path / "lynxdeck.db", house)
    where = ["--data", str(tmp_path)]
    assert run(["tables", *where, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {(row["table"] == made.table, row["status"]) for row in rows} == {
        (True, "over"),
        (False, "waiting"),
    }
    assert run(["tables", *where]) == 0
    assert made.table in capsys.readouterr().out
    assert run(["export", made.table, *where]) == 0
    (record,) = read_text(capsys.readouterr().out)
    assert isinstance(record, Record)
    assert record.names == ["Ann", "Ben"]
    assert record.position.over
    other = next(row["table"] for row in rows if row["table"] != made.table)
    assert run(["export", other, *where]) == 2
    assert "is over yet" in capsys.readouterr().err
    assert run(["export", "nosuchtable0", *where]) == 2
    assert "There is no table nosuchtable0." in capsys.readouterr().err
    assert run(["delete", made.table, *where]) == 0
    assert run(["delete", made.table, *where]) == 2
    assert "There is no table" in capsys.readouterr().err
    assert run(["tables", *where, "--json"]) == 0
    assert [json.loads(line)["table"] for line in capsys.readouterr().out.splitlines()] == [other]


def test_tables_can_be_listed_but_not_deleted_while_the_server_runs(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    process = start()

    async def scene(world: World) -> Made:
        return await world.table("Ann")

    made = visit(process.base, scene)
    where = ["--data", str(process.data)]
    assert run(["tables", *where, "--json"]) == 0
    assert made.table in capsys.readouterr().out
    assert run(["delete", made.table, *where]) == 2
    assert "in use by another Lynxdeck" in capsys.readouterr().err


def test_the_index_catches_up_with_the_log(house: House, tmp_path: Path) -> None:
    """A server of an older version that was killed just as a game ended."""
    path = tmp_path / "lynxdeck.db"
    made = finished_table(path, house)

    async def behind() -> None:
        store = SqliteStore(path)
        await store.open()
        taken = await store.take(made.table)
        assert taken is not None
        stored = asyncio.get_running_loop().create_future()
        page = Page(made.table, len(taken.rows), taken.owner, [], Listing("playing"))
        store.append(page, stored.set_result)
        assert await stored is None
        await store.close()

    asyncio.run(behind())

    async def scene(world: World) -> None:
        status = "playing"
        while status == "playing":  # for ever, if nobody runs it
            taken = await world.tables.store.take(made.table)
            assert taken is not None
            status = taken.entry.status
            await asyncio.sleep(0.01)
        assert status == "over"

    house(scene, store=SqliteStore(path))


async def swept(world: World) -> None:
    """The server has looked for old tables once more, from the first to the last."""
    expiry, begun = world.tables.expiry, list[int]()
    delete_old = expiry.delete_old

    async def counted() -> list[str]:
        begun.append(len(begun))
        return await delete_old()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(expiry, "delete_old", counted)
        await eventually(lambda: len(begun) == 2)


@pytest.mark.parametrize(("days", "kept"), [(30, False), (0, True)])
def test_old_tables_are_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch, days: int, *, kept: bool
) -> None:
    monkeypatch.setattr("lynxdeck.server.tables.upkeep.SWEEP_S", 0.01)

    async def scene(world: World) -> None:
        over = await world.table("Ann", "Ben", game="push")
        await world.start(over)
        await world.play(over)
        waiting = await world.table("Cleo")
        played = await world.table("Dan", "Eve")
        await world.start(played)
        async with world.line(over) as line:
            await line.join()
            world.clock.shift_ms += 29 * 86_400_000
            await swept(world)
            assert (await world.get(over.path)).status == 200
            world.clock.shift_ms += 2 * 86_400_000
            if not kept:
                heard, _ = await line.end()
                assert heard[-1]["code"] == "gone"
            await swept(world)
            for made in (over, waiting):
                assert (await world.get(made.path)).status == (200 if kept else 404)
            assert (await world.get(played.path)).status == 200  # never in the middle of a game

    house(scene, retention_days=days, waiting_hours=0, limits="off")


def test_a_copy_of_a_copy_is_the_same(house: House, tmp_path: Path) -> None:
    made = finished_table(tmp_path / "lynxdeck.db", house)
    copy(tmp_path / "lynxdeck.db", tmp_path / "one.db")
    copy(tmp_path / "one.db", tmp_path / "two.db")

    async def scene(world: World) -> None:
        assert (await world.get(f"{made.path}/record")).status == 200

    house(scene, store=SqliteStore(tmp_path / "two.db"))
