"""Who is dead without a word is found, and nobody else is bothered."""

import asyncio
from collections import Counter

from lynxdeck.server.socket.listener import check_all
from tests.server.front.conftest import House, World, deaf_client
from tests.server.guest import eventually


class Somebody:
    def __init__(self) -> None:
        self.visits = 0

    def check_alive(self) -> None:
        self.visits += 1


def test_a_walk_visits_everybody_once_and_evenly() -> None:
    async def scene() -> None:
        everybody = [Somebody() for _ in range(250)]
        walking = asyncio.create_task(
            check_all(everybody, round_s=0.2)  # type: ignore[arg-type]
        )
        await asyncio.sleep(0)
        most = 0
        while sum(one.visits for one in everybody) < 250:
            before = sum(one.visits for one in everybody)
            await asyncio.sleep(0)
            most = max(most, sum(one.visits for one in everybody) - before)
        assert Counter(one.visits for one in everybody) == {1: 250}
        assert most <= 3, "all at once"
        walking.cancel()

    asyncio.run(scene())


def test_a_silent_client_is_dropped_and_one_that_answers_pings_stays(house: House) -> None:
    """A client that reads answers pings by itself; one that is gone does not."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        async with world.line(made, key=made.keys[1]) as ann, deaf_client(world.base, made, 2):
            await ann.join(1)
            reading = asyncio.create_task(ann.hear("never"))
            await eventually(lambda: len(world.front.connections) == 2)
            walking = asyncio.create_task(check_all(world.front.connections, round_s=0.3))
            await eventually(lambda: len(world.front.connections) == 1)
            await asyncio.sleep(0.9)  # time is the subject: it stays for three more rounds
            assert len(world.front.connections) == 1
            assert not ann.socket.closed
            walking.cancel()
            reading.cancel()

    house(scene)
