"""A key is for one sitting of one person, whatever the store holds and however it came there."""

import asyncio
from typing import Any

import pytest

from lynxdeck.server.keyring import DEVICES, LINKS
from lynxdeck.server.play.room import Room
from tests.server.conftest import Play
from tests.server.guest import eventually
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore


async def view(place: Place, key: str, seat: int) -> Any:
    """What comes of looking at a seat's view."""
    return await place.house.ask("GET", f"{place.path}/view?seat={seat}", keys=[key])


def shelf_of(house: House) -> Any:
    """What the store holds."""
    assert isinstance(house.store, MemoryStore)
    return house.store.shelf


@pytest.mark.promise("keys-one-sitting")
@pytest.mark.parametrize("how", ["leave", "kick", "revoke"])
def test_rows_that_come_back_open_nothing(play: Play, how: str) -> None:
    """From a backup, by a late write of another process, by whatever."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        link = await place.own(2, "handover")
        rows = dict(shelf_of(house).keys)
        old = place.keys[2]
        if how == "kick":
            await place.host("seats/2/kick")
        else:
            answer = await place.own(2, how)
            place.keys[2] = answer.get("key", "")
        if how != "revoke":
            await place.claim("Cleo", seat=2)
        shelf_of(house).keys.update(rows)
        await house.restart()
        assert (await view(place, old, 2)).code == "no-key"
        claimed = await house.ask("POST", f"{place.path}/handover/claim", {"key": link["key"]})
        assert claimed.code == "no-key"
        guest = await house.connect(place.name)
        assert (await guest.join(2, key=old))["code"] == "no-key"
        assert (await view(place, place.keys[2], 2)).status == 200

    play(scene)


@pytest.mark.promise("keys-one-sitting")
def test_who_comes_back_sits_down_anew(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        before = place.keys[1]
        await place.own(1, "leave")
        assert await place.claim("Ann", seat=1) == 1
        assert (await view(place, before, 1)).code == "no-key"
        assert (await view(place, place.keys[1], 1)).status == 200

    play(scene)


@pytest.mark.promise("keys-one-sitting")
@pytest.mark.parametrize("what", ["claim", "leave", "revoke", "host"])
def test_a_crash_leaves_seats_and_keys_as_they_were_or_both_changed(play: Play, what: str) -> None:
    """The store goes away while the change is being written."""

    async def scene(house: House) -> None:
        place = await house.make(seats=3, persons=["Ann", "Ben"])
        house.allowed.add("table.not_stored")
        store, before = house.store, dict(shelf_of(house).keys)
        assert isinstance(store, MemoryStore)
        store.held = True
        path, key = {
            "claim": (f"/invites/{place.invite}/claim", ""),
            "leave": (f"{place.path}/seats/2/leave", place.keys[2]),
            "revoke": (f"{place.path}/seats/2/revoke", place.keys[2]),
            "host": (f"{place.path}/seats/2/host", place.host_key),
        }[what]
        body = {"name": "Cleo"} if what == "claim" else None
        asked = asyncio.create_task(house.ask("POST", path, body, keys=[key] if key else []))
        await eventually(lambda: place.room.journal.waiting == 1)
        assert shelf_of(house).keys == before  # nothing is written ahead of it
        store.fault = "the disk is gone"
        store.let_through()
        assert (await asked).status == 503
        store.fault = None
        assert shelf_of(house).keys == before
        await house.restart()
        assert (await view(place, place.keys[2], 2)).status == 200
        assert (await house.get(place.path, place.host_key))["host"] is True

    play(scene)


@pytest.mark.promise("keys-one-sitting")
@pytest.mark.parametrize("what", ["view?seat=1&since=0", "replay?eyes=1"])
def test_an_answer_that_takes_its_time_is_not_given_to_a_former_holder(
    play: Play, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """The keys are taken back while the game's story is being put together."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        await place.begun()
        asked, may_go_on, honest = asyncio.Event(), asyncio.Event(), Room.story

        async def slow(*args: Any) -> Any:
            asked.set()
            await may_go_on.wait()
            return await honest(*args)

        monkeypatch.setattr(Room, "story", slow)
        path = f"{place.path}/{what}"
        answer = asyncio.create_task(house.ask("GET", path, keys=[place.keys[1]]))
        await asked.wait()
        place.keys[1] = (await place.own(1, "revoke"))["key"]
        may_go_on.set()
        assert (await answer).code == "no-key"
        assert (await house.ask("GET", path, keys=[place.keys[1]])).status == 200

    play(scene)


def test_links_and_devices_are_bounded(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        links = [(await place.own(1, "handover"))["key"] for _ in range(LINKS + 1)]

        async def redeem(link: str) -> Any:
            return await house.ask("POST", f"{place.path}/handover/claim", {"key": link})

        assert (await redeem(links[0])).code == "no-key"  # the oldest made room
        assert (await redeem(links[1])).status == 200
        for _ in range(DEVICES - 2):
            assert (await redeem((await place.own(1, "handover"))["key"])).status == 200
        assert (await redeem((await place.own(1, "handover"))["key"])).code == "too-many"
        place.keys[1] = (await place.own(1, "revoke"))["key"]
        assert (await redeem((await place.own(1, "handover"))["key"])).status == 200

    play(scene)


def test_ones_data_is_that_of_ones_own_sitting(play: Play) -> None:
    """Who sits down after somebody else is told, and wipes, nothing of theirs."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann = await place.join(1)
        await ann.ask("chat", text="words of Ann")
        await place.own(1, "leave")
        await place.claim("Cleo", seat=1)
        cleo = await place.join(1)
        await cleo.ask("chat", text="words of Cleo")
        told = await house.get(f"{place.path}/seats/1/data", place.keys[1])
        assert told["chat"] == ["words of Cleo"]
        answer = await house.ask("DELETE", f"{place.path}/seats/1/data", keys=[place.keys[1]])
        assert answer.status == 200
        await house.restart()
        assert (await place.join(None)).chat == ["words of Ann"]
        log = b" ".join(row.payload for row in await house.store.read(place.name))
        assert b"Cleo" not in log
        assert b'"Ann"' in log

    play(scene)
