"""Attacks on the bot pool with real processes: how long another table's bot takes meanwhile."""

import asyncio
import statistics
import time
from typing import Any

import pytest

from lynxdeck.server.bots.pool import BotPool, JobKind
from tests.server.conftest import Play
from tests.server.guest import Guest
from tests.server.house import House

ROUNDS = 12


async def bot_seconds(ben: Guest, rounds: int) -> list[float]:
    """How long the other table's bot takes, decision by decision."""
    taken: list[float] = []
    while len(taken) < rounds and ben.view["to_move"] is not None:
        await ben.until(lambda guest: guest.view["to_move"] in (1, None))
        if ben.view["to_move"] is None:
            break
        await ben.done(ben.view["legal"][-1])
        begun = time.perf_counter()
        if ben.view["to_move"] == 2:
            now = ben.n
            await ben.until(lambda guest: guest.n > now)  # noqa: B023 - awaited here
            taken.append(time.perf_counter() - begun)
    return taken


def told(what: str, alone: list[float], meanwhile: list[float]) -> str:
    """The figures, for the reader of the test's output."""
    parts = (
        f"{name} median {1000 * statistics.median(some):.0f} ms, most {1000 * max(some):.0f} ms"
        for name, some in (("alone", alone), (what, meanwhile))
    )
    return "; ".join(parts)


async def keep_asking(guest: Guest, until: asyncio.Event) -> None:
    """Ask for hints as often as the limits allow, and never wait for an answer."""
    while not until.is_set():
        await guest.begin("hint")
        await asyncio.sleep(0.11)  # time is the subject


@pytest.mark.long
@pytest.mark.promise("hints-yield")
def test_a_crowd_that_asks_for_hints(play: Play, capsys: Any) -> None:
    """As it once worked: 55 sockets of one address, within its limits."""

    async def scene(house: House) -> None:
        over = asyncio.Event()
        place = await house.make(seats=2, bots={"2": "hard"}, start=1)
        ben = (await place.begun())[1]
        await bot_seconds(ben, 1)  # players are loaded
        alone = await bot_seconds(ben, ROUNDS)
        crowd = []
        for _ in range(55):
            table = await house.make(seats=2, bots={"2": "easy"}, start=1)
            crowd.append((await table.begun())[1])
        asking = [asyncio.create_task(keep_asking(guest, over)) for guest in crowd]
        await asyncio.sleep(5)  # time is the subject: the crowd has asked for a while
        assert house.bot_pool.waiting(JobKind.HINT) <= 55
        again = await house.make(seats=2, bots={"2": "hard"}, start=1)
        meanwhile = await bot_seconds((await again.begun())[1], ROUNDS)
        over.set()
        await asyncio.gather(*asking)
        with capsys.disabled():
            print("\nhints:", told("with 55 askers", alone, meanwhile))
        assert statistics.median(meanwhile) < 10 * max(statistics.median(alone), 0.05)
        for guest in crowd:
            await guest.close()

    play(scene, bot_pool=lambda: BotPool(1))


@pytest.mark.long
@pytest.mark.promise("bots-fair")
def test_forty_tables_of_experts_that_were_left(play: Play, capsys: Any) -> None:
    """Started and left; before, others' experts took four times as long."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2, bots={"2": "champion"}, start=1)
        ben = (await place.begun())[1]
        await bot_seconds(ben, 1)  # players are loaded
        alone = await bot_seconds(ben, 10)
        for _ in range(40):
            bots = {"1": "champion", "2": "champion", "3": "champion"}
            await (await house.make(seats=3, bots=bots)).start()
        again = await house.make(seats=2, bots={"2": "champion"}, start=1)
        meanwhile = await bot_seconds((await again.begun())[1], 10)
        assert house.bot_pool.waiting(JobKind.UNWATCHED) > 20
        with capsys.disabled():
            print("\nexperts:", told("next to 40 tables", alone, meanwhile))
        assert statistics.median(meanwhile) < 2.5 * max(statistics.median(alone), 0.2)

    play(scene, bot_pool=lambda: BotPool(1))
