"""Two real servers over one PostgreSQL: a game across both, and one of them killed."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from tests.server.front.process import Process, Start
from tests.server.guest import Guest, play_on
from tests.server.house import Place
from tests.server.pulse import within
from tests.server.redis import Redis
from tests.server.remote_server import RemoteServer
from tests.server.server_group import at

FAILOVER_S = 5.0

Scene = Callable[[RemoteServer, RemoteServer], Awaitable[None]]


def visit_both(one: Process, other: Process, scene: Scene) -> None:
    """A scene with people who know both."""

    async def whole() -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            far = RemoteServer(one.base, session, 1000), RemoteServer(other.base, session, 2000)
            await asyncio.wait_for(scene(*far), 120)
            for guest in far[0].guests + far[1].guests:
                await guest.close()

    asyncio.run(whole())


@pytest.fixture(params=["postgres", pytest.param("redis", marks=pytest.mark.long)])
def two(
    request: pytest.FixtureRequest,
    start: Start,
    postgres: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Process, Process]:
    """Two servers with the same tables, and hints over either bus."""
    wish = {"LYNXDECK_STORE": postgres, "LYNXDECK_LIMITS": "off"}
    if request.param == "redis":
        wish["LYNXDECK_BUS"] = request.getfixturevalue("redis").address
    folder = tmp_path_factory.mktemp("two")
    return start(data=folder / "one", **wish), start(data=folder / "other", **wish)


async def across(here: RemoteServer, there: RemoteServer) -> tuple[Place, dict[int, Guest]]:
    """A game under way: Ann at one server, Ben at the other, and a bot."""
    place = await here.make(seats=3, bots={"3": "easy"})
    guests = {1: await place.join(1), 2: await at(there, place).join(2)}
    await place.start()
    for guest in guests.values():
        await guest.until(lambda g: g.view is not None)
    return place, guests


def test_a_game_is_played_across_two_servers(two: tuple[Process, Process]) -> None:
    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place, guests = await across(here, there)
        await guests[1].until(lambda g: g.presence and g.presence["here"] == [1, 2])
        await play_on(guests, random.Random(1))
        for guest in guests.values():
            await guest.until(lambda g: g.result)
        assert guests[1].result == guests[2].result
        assert (await place.info()) == (await at(there, place).info())

    visit_both(*two, scene)
    assert "table.not_stored" not in two[0].err + two[1].err


def test_killed_its_games_go_on_elsewhere_in_seconds(two: tuple[Process, Process]) -> None:
    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place, guests = await across(here, there)
        await play_on(guests, random.Random(2), most=4)
        two[0].popen.send_signal(signal.SIGKILL)
        async with within(FAILOVER_S):
            two[0].popen.wait()
            ben = guests[2]
            ann = await at(there, place).join(1)
            heard = ben.n
            playing = asyncio.create_task(play_on({1: ann, 2: ben}, random.Random(3)))
            await ben.until(
                lambda g: any(e["n"] > heard and e.get("by") == "bot" for e in g.events("move"))
            )
        await playing
        assert not ben.byes, "a socket of the living server is not even closed"

    visit_both(*two, scene)


@pytest.mark.long
def test_a_bus_that_dies_slows_and_stops_nothing(
    start: Start, postgres: str, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> None:
    wish = {"LYNXDECK_STORE": postgres, "LYNXDECK_BUS": redis.address, "LYNXDECK_LIMITS": "off"}
    folder = tmp_path_factory.mktemp("two")
    servers = start(data=folder / "one", **wish), start(data=folder / "other", **wish)

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        _, guests = await across(here, there)
        await play_on(guests, random.Random(4), most=3)
        redis.stop()
        await play_on(guests, random.Random(5), most=5)
        redis.start()
        await play_on(guests, random.Random(6), most=3)

    visit_both(*servers, scene)


@pytest.mark.long
def test_a_server_that_ends_well_hands_its_tables_on(two: tuple[Process, Process]) -> None:
    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place, guests = await across(here, there)
        await play_on(guests, random.Random(7), most=3)
        await asyncio.to_thread(two[0].stop)
        ann = await at(there, place).join(1)
        await play_on({1: ann, 2: guests[2]}, random.Random(8))
        assert not guests[2].byes

    visit_both(*two, scene)


@pytest.mark.long
def test_one_that_was_stopped_for_a_while_stands_back(two: tuple[Process, Process]) -> None:
    """It wakes up with a lease that is long over: it may not act as if nothing had happened."""

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place, guests = await across(here, there)
        await play_on(guests, random.Random(9), most=3)
        two[0].popen.send_signal(signal.SIGSTOP)
        async with within(2 * FAILOVER_S):
            second = await at(there, place).join(1)
            played = await play_on({1: second, 2: guests[2]}, random.Random(10), most=6)
        assert len(played) == 6
        two[0].popen.send_signal(signal.SIGCONT)
        await guests[1].sees(second.n)
        await play_on({1: guests[1], 2: guests[2]}, random.Random(11))
        await second.sees(guests[1].n)

    visit_both(*two, scene)
    assert "table.not_stored" not in two[0].err + two[1].err
