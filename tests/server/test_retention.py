"""What is kept and what is not, as people notice it: wiped words, a store that takes nothing."""

import random
from pathlib import Path

import pytest

from lynxdeck.server.tables import upkeep
from lynxdeck.table import commands
from tests.server.conftest import Play
from tests.server.guest import eventually, play_on
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore

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
def test_an_erasure_that_a_crash_cut_short_is_finished_when_the_table_is_opened(
    play_on_disk: Play, tmp_path: Path
) -> None:
    """Stored was only that the player is forgotten: the log still had the words."""

    async def scene(house: House) -> None:
        place = await talked(house)
        await place.room.journal.act(lambda table: commands.forget(table, 1))
        await house.restart()
        assert readable(tmp_path)
        assert (await place.info())["status"] == "closed"
        await eventually(lambda: not readable(tmp_path))
        assert not house.store.damage

    play_on_disk(scene)


def test_a_store_that_cannot_be_written_to_and_damage_are_logged(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "WATCH_S", 0.02)

    async def scene(house: House) -> None:
        assert isinstance(house.store, MemoryStore)
        said: list[str] = []
        for how in ("error", "warning"):
            monkeypatch.setattr(upkeep.log, how, lambda event, **_: said.append(event))
        house.tables.tasks.keep("store", house.tables.upkeep.watch_store)
        house.store.fault = "The disk is full."
        await eventually(lambda: said == ["store.unwritable"])
        assert "The disk is full." in await readiness(house, 503)
        house.store.fault = None
        await eventually(lambda: said[1:] == ["store.writable"])
        house.store.spoilt["a"] = "event 3 is missing"
        await eventually(lambda: said[2:] == ["store.damaged"])
        assert "damaged: a: event 3 is missing" in await readiness(house, 200)

    play(scene)


async def readiness(house: House, status: int) -> str:
    async with house.session.get(f"{house.base}/readyz") as answer:
        assert answer.status == status
        return await answer.text()
