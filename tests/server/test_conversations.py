from __future__ import annotations

import random

from tests.server.conftest import House, Play, play_on


def test_a(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3, bots={"3": "easy"})
        guests = await place.begun()
        await play_on(guests, random.Random(1))
        assert guests[1].result

    play(scene)
