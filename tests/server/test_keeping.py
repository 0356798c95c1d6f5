"""What is kept, and what is not, as people notice it: wiped words, and a folder that is gone."""

import asyncio
import random
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from lynxdeck.server import checkup
from lynxdeck.server.store import Row, SqliteStore, TableRow
from lynxdeck.table import commands
from tests.server.conftest import Play
from tests.server.guest import eventually, play_on
from tests.server.house import House, Place

NAME, SAID = "Rumpelstilz", "nobody knows that I am called so"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lynxdeck.server.store.writer.WIPE_S", 0.05)
    monkeypatch.setattr("lynxdeck.server.store.writer.WAIT_S", 0.05)


def readable(folder: Path) -> set[str]:
    """The files in which one of the words can be read."""
    words = (NAME.encode(), SAID.encode())
    return {
        file.name for file in folder.iterdir() if any(word in file.read_bytes() for word in words)
    }


async def talked(house: House) -> Place:
    """A table at which the words were said, by the name that is to go."""
    place = await house.make("push", seats=2, persons=[NAME, "Ben"], public=True)
    guests = await place.begun()
    await guests[1].ask("chat", text=SAID)
    await play_on(guests, random.Random(3), most=4)
    await place.host("close")
    return place


@pytest.mark.promise("words-erased")
def test_erased_words_leave_every_file_of_the_folder_while_people_play(
    play_on_disk: Play, tmp_path: Path
) -> None:
    async def scene(house: House) -> None:
        place = await talked(house)
        other = await house.make("push", seats=2, start=1)
        assert readable(tmp_path)
        path = f"{place.path}/seats/1/data"
        assert (await house.ask("DELETE", path, keys=[place.keys[1]])).status == 200
        guests = await other.begun()
        await play_on(guests, random.Random(4), most=5)
        await eventually(lambda: not readable(tmp_path))
        await house.restart()
        assert not readable(tmp_path)

    play_on_disk(scene)
    assert not readable(tmp_path)


@pytest.mark.promise("words-erased")
@pytest.mark.parametrize("opened", [True, False], ids=["opened", "never opened"])
def test_an_erasure_that_a_crash_cut_short_is_finished_after_the_start(
    play_on_disk: Play, tmp_path: Path, opened: bool
) -> None:
    """Stored was only that the player is forgotten: the log still had the words."""

    async def scene(house: House) -> None:
        place = await talked(house)
        await place.room.act(lambda table: commands.forget(table, 1))
        await house.restart()
        assert readable(tmp_path)
        if opened:
            assert (await place.info())["status"] == "closed"
        else:
            await house.tables.checkup.run()
        await eventually(lambda: not readable(tmp_path))
        assert not house.store.damage

    play_on_disk(scene)


@pytest.mark.promise("folder-deleted")
def test_people_are_told_when_the_folder_is_gone_and_play_on_when_it_is_back(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "WATCH_S", 0.02)
    data, aside = tmp_path / "data", tmp_path / "aside"

    async def scene(house: House) -> None:
        house.allowed |= {"table.not_stored", "store.unwritable"}
        said: list[str] = []
        for how in ("error", "warning"):
            monkeypatch.setattr(checkup.log, how, lambda event, **_: said.append(event))
        house.tables.spawn(house.tables.checkup.watch())
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await guests[1].done("+")
        n = guests[1].n
        data.rename(aside)
        await eventually(lambda: not house.store.healthy)
        assert "put it back" in await readiness(house, 503)
        answer = await guests[1].ask("chat", text="hello")
        assert (answer["type"], answer["code"]) == ("refused", "storage")
        assert (await house.ask("POST", "/tables", {"game": "push", "seats": 2})).status == 503
        assert not data.exists()
        aside.rename(data)
        await eventually(lambda: house.store.healthy)
        await readiness(house, 200)
        await guests[1].ask("chat", text="hello again")
        assert guests[1].n > n
        await eventually(lambda: len(said) == 2)
        assert said == ["store.unwritable", "store.writable"]

    play(scene, store=SqliteStore(data / "lynxdeck.db", probe_s=0.05))


async def readiness(house: House, status: int) -> str:
    async with house.session.get(f"{house.base}/readyz") as answer:
        assert answer.status == status
        return await answer.text()


def test_the_check_begins_when_those_who_were_cut_off_are_back(
    play_on_disk: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "AFTER_S", 0.05)

    async def scene(house: House) -> None:
        check = asyncio.create_task(house.tables.checkup.run_later())
        await asyncio.sleep(0)
        assert house.tables.checkup.state == "waiting"
        await check
        assert house.tables.checkup.state == "done"

    play_on_disk(scene)


def test_the_check_is_made_beside_the_loop_and_tells_how_far_it_is(
    play_on_disk: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()
    told: list[str] = []

    def judge(entry: TableRow, rows: Sequence[Row]) -> str:
        threads.add(threading.get_ident())
        return usual(entry, rows)

    async def scene(house: House) -> None:
        for _ in range(5):
            await house.make("push", seats=2)
        assert "not checked yet" in await readiness(house, 200)
        house.tables.checkup.say = lambda: told.extend(house.tables.checkup.lines())  # type: ignore[method-assign]
        await house.tables.checkup.run()
        assert await readiness(house, 200) == "ready\nstore: checked\n"

    usual = checkup.judge
    monkeypatch.setattr(checkup, "judge", judge)
    play_on_disk(scene)
    assert threads
    assert threading.get_ident() not in threads
    assert [f"store: checking, {done} of 5 tables" for done in range(6)] == sorted(
        {line for line in told if "checking" in line}
    )
