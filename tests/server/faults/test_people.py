"""Those who play while things go wrong do themselves what people do."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from tests.server.faults import people
from tests.server.faults.people import Notes, Person
from tests.server.guest import eventually
from tests.server.house import Answer, House, Place

Play = Callable[..., None]


class OneDoor:
    """Leads to a house of the test's own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.refuses = 0
        """So many requests find the store away."""

    async def dial(self, path: str) -> aiohttp.ClientWebSocketResponse:
        """A socket there."""
        url = f"{self._house.base}/api/v1{path}"
        return await self._house.session.ws_connect(url, max_msg_size=0)

    async def ask(self, method: str, path: str, body: Any, key: str) -> Answer:
        """One request."""
        if self.refuses:
            self.refuses -= 1
            return Answer(503, {"code": "storage"}, {})
        return await self._house.ask(method, path, body, keys=[key])


async def sat_in_for(house: House) -> tuple[Place, OneDoor, Person]:
    """Somebody who thinks for so long that a bot sits in, which never answers."""
    place = await house.make(
        "push", seats=2, bots={"2": "easy"}, start=1,
        clock={"kind": "live", "seconds": 5, "bank": 0},
    )  # fmt: skip
    house.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
    await place.start()
    door = OneDoor(house)
    person = Person(door, Notes(place), 1, random.Random(1), 0.0)  # type: ignore[arg-type]
    person.dozes = 1.0
    return place, door, person


@pytest.mark.parametrize("refuses", [0, 2])
def test_who_decides_after_a_bot_sat_in_takes_the_seat_back(
    play: Play, monkeypatch: pytest.MonkeyPatch, refuses: int
) -> None:
    """As where the bot cannot store what it decided; and however often that is refused."""
    monkeypatch.setattr(people, "ASK_AGAIN_S", 0.0)

    async def scene(house: House) -> None:
        place, door, person = await sat_in_for(house)
        door.refuses = refuses
        playing = asyncio.create_task(person.play())
        await eventually(lambda: person.guest and person.guest.view)
        await house.passes(5.5)
        await eventually(lambda: place.room.table.seats[0].stand_in == "clock")
        person.dozes = 0.0
        await house.passes(2)
        await eventually(lambda: person.acks or playing.done())
        assert not playing.done(), playing.result()
        assert person.refusals["stand-in"]
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert not door.refuses

    play(scene)
