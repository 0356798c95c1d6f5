"""A server whose bots think elsewhere: it waits and says so, and plays when somebody thinks."""

import asyncio

from tests.server.far import begin
from tests.server.front.conftest import World, visit
from tests.server.front.process import Start

NOBODY = "bots: nobody thinks: start lynxdeck think"


def test_bots_wait_for_somebody_who_thinks_and_play(start: Start, postgres: str) -> None:
    server = start(LYNXDECK_STORE=postgres, LYNXDECK_THINKING="elsewhere", LYNXDECK_LIMITS="off")

    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3)
        await world.start(made)
        assert NOBODY in (await world.ask("GET", "/readyz")).text
        thinking = begin(postgres)
        try:
            await world.play(made)
            assert NOBODY not in (await world.ask("GET", "/readyz")).text
            assert "\nlynxdeck_far_desks 1.0\n" in (await world.ask("GET", "/metrics")).text
        finally:
            thinking.terminate()
            assert await asyncio.to_thread(thinking.wait, 20) == 0
        while NOBODY not in (await world.ask("GET", "/readyz")).text:
            await asyncio.sleep(0.02)

    visit(server.base, scene)
    server.stop()
    assert "[error" not in server.err
