"""The lobby: answered from what the store says of tables, whether they are in memory or not."""

import asyncio
import contextlib
from typing import Any

import pytest

from lynxdeck.server.store import Listing
from lynxdeck.server.tables.tables import Tables
from tests.server.conftest import Play
from tests.server.guest import SOON_S
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore


async def shown(house: House) -> list[Any]:
    """What the lobby shows."""
    answer = await house.get("/tables")
    return list(answer["tables"])


def put_away(house: House) -> None:
    """Let no table be in memory."""
    house.clock.shift_ms += 11 * 60_000
    house.tables.sweep()
    assert not house.tables.rooms


def test_the_lobby_loads_no_table(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=3, persons=["Ann"], public=True, title="Friday")
        await place.host("seats/2/bot", {"level": "easy"})
        told = await place.info()
        put_away(house)
        monkeypatch.setattr(Tables, "room", None)
        assert await shown(house) == [told]
        assert not house.tables.rooms

    play(scene)


def test_the_lobby_knows_who_is_there(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3, persons=["Ann"], public=True)
        ann = await place.join(1)
        await place.join(None)
        (info,) = await shown(house)
        assert (info["seats"][0]["here"], info["watching"]) == (True, 1)
        await ann.close()
        async with asyncio.timeout(SOON_S):
            while info["seats"][0]["here"]:
                (info,) = await shown(house)

    play(scene)


def test_the_lobby_tells_only_what_is_stored(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3, persons=["Ann"], public=True)
        assert isinstance(house.store, MemoryStore)
        house.store.held = True
        renaming = asyncio.create_task(place.own(1, "rename", {"name": "Anna"}))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(renaming), 0.1)
        assert (await shown(house))[0]["seats"][0]["name"] == "Ann"
        house.store.let_through()
        await renaming
        assert (await shown(house))[0]["seats"][0]["name"] == "Anna"

    play(scene)


@pytest.mark.parametrize("summary", [b"", b'{"game":"push"}', b"\xff"])
def test_what_an_older_version_has_listed_is_put_right(play_on_disk: Play, summary: bytes) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=3, persons=["Ann"], public=True)
        told = await place.info()
        before = await listing(house, place)
        put_away(house)
        await place.list_as(Listing("waiting", summary))
        assert await shown(house) == [told]
        async with asyncio.timeout(SOON_S):
            while await listing(house, place) != before:
                await asyncio.sleep(0.01)

    play_on_disk(scene)


async def listing(house: House, place: Place) -> Listing:
    """How the store lists a table."""
    taken = await house.store.take(place.name)
    assert taken is not None
    return taken.entry.listing
