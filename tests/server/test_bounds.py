"""Whatever a client can make longer has an end, and a sentence for those who come then."""

import pytest

from lynxdeck.server.play import journal, room
from lynxdeck.table import commands
from tests.server.conftest import Play
from tests.server.house import House
from tests.server.memory_store import MemoryStore

pytestmark = pytest.mark.promise("queues-bounded")


def test_commands_that_wait_for_the_store(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_WAITING", 3)

    async def scene(house: House) -> None:
        assert isinstance(house.store, MemoryStore)
        place = await house.make("push", seats=2)
        guests = await place.begun()
        house.store.held = True
        said = [await guests[1].begin("chat", text=f"line {number}") for number in range(5)]
        refused = await said[-1]
        assert (refused["code"], refused["sentence"]) == (
            "too-many",
            "Too much is going on at this table: try again.",
        )
        house.store.let_through()
        for answer in said[:-1]:
            assert (await answer)["type"] == "done"

    play(scene)


def test_what_is_said_at_a_table(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat, names, coming and going have an end for each seat; games and guards have not."""
    monkeypatch.setattr(commands, "LOG_OF_A_SEAT", 18)

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        told = [(await guests[2].ask("chat", text=f"line {n}"))["type"] for n in range(20)]
        assert told[0] == "done"
        assert told[-1] == "refused"
        rename = {"name": "Bea"}
        assert await place.refused("seats/2/rename", rename, key=place.keys[2]) == "too-many"
        await place.house.post(f"{place.path}/seats/1/rename", {"name": "Anna"}, place.keys[1])
        view = guests[1].view
        assert view is not None
        await guests[1].done(view["legal"][0])
        await place.host("seats/2/revoke")

    play(scene)


def test_connections_of_one_seat(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "CONNECTIONS_OF_A_SEAT", 2)

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        first = await place.join(1)
        await place.join(1)
        late = await house.connect(place.name)
        refused = await late.join(1, key=place.keys[1])
        assert (refused["type"], refused["code"]) == ("refused", "too-many")
        assert (await late.join(2, key=place.keys[2]))["type"] == "state"
        assert (await first.join(1, key=place.keys[1]))["type"] == "state"  # it counts once

    play(scene)
