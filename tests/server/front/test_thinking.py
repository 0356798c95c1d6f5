"""Servers whose bots think elsewhere: over a network, with passwords, on another machine."""

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from redis import Redis as Client

from tests.server.far import begin, children
from tests.server.faults.net import MISSING, available, net
from tests.server.front.conftest import World, visit
from tests.server.front.process import Process, Start
from tests.server.postgres import do
from tests.server.redis import Redis
from tests.server.wire import led_on

NOBODY = "bots: nobody thinks: start lynxdeck think"
PASSWORD, QUOTED = "tea & cake", "tea%20%26%20cake"
IN = ("DROP ROLE IF EXISTS locked", f"CREATE ROLE locked SUPERUSER LOGIN PASSWORD '{PASSWORD}'")
OUT = ("REASSIGN OWNED BY locked TO test", "DROP ROLE locked")


class Distance:
    """A database and a bus that are reached over a network, by whoever knows the passwords."""

    def __init__(self, postgres: str, redis: Redis, life: ExitStack) -> None:
        folder = parse_qs(urlsplit(postgres).query)["host"][0]
        self._places = (Path(folder) / ".s.PGSQL.5432", ("127.0.0.1", redis.port))
        self._life = life

    def seen_from(self, host: str) -> dict[str, str]:
        """How to reach both at an address of this machine."""
        database, bus = (self._life.enter_context(led_on(one, host)) for one in self._places)
        return {
            "LYNXDECK_STORE": f"postgresql://locked:{QUOTED}@{host}:{database}/lynxdeck",
            "LYNXDECK_BUS": f"redis://:{QUOTED}@{host}:{bus}",
        }

    @contextmanager
    def thinking(self, *prefix: str, host: str = "127.0.0.1") -> Iterator[subprocess.Popen[bytes]]:
        """Somebody who thinks, until told to go home or killed."""
        process = begin(*prefix, **self.seen_from(host))
        try:
            yield process
        finally:
            process.terminate()
            assert process.wait(20) in (0, -signal.SIGKILL)


@pytest.fixture
def distance(postgres: str, redis: Redis) -> Iterator[Distance]:
    """For one test."""
    with Client.from_url(redis.address) as client:
        client.config_set("requirepass", PASSWORD)
    asyncio.run(do(postgres, *IN))
    try:
        with ExitStack() as life:
            yield Distance(postgres, redis, life)
    finally:
        asyncio.run(do(postgres, *OUT))


@pytest.fixture
def server(distance: Distance, start: Start) -> Iterator[Process]:
    """It leaves all thinking to others."""
    alone = {"LYNXDECK_THINKING": "elsewhere", "LYNXDECK_LIMITS": "off"}
    one = start(**distance.seen_from("127.0.0.1"), **alone)
    yield one
    one.stop()
    assert "[error" not in one.err
    for secret in (PASSWORD, QUOTED):
        assert secret not in one.err + one.out


async def figure(world: World, name: str) -> float:
    """One of a server's figures."""
    told = (await world.ask("GET", "/metrics")).text
    (value,) = re.findall(rf"^lynxdeck_{name} (\S+)$", told, re.MULTILINE)
    return float(value)


async def until(world: World, name: str, value: float) -> None:
    """Wait for a figure."""
    while await figure(world, name) != value:
        await asyncio.sleep(0.02)


def test_bots_wait_for_somebody_who_thinks_and_play(server: Process, distance: Distance) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3)
        await world.start(made)
        assert NOBODY in (await world.ask("GET", "/readyz")).text
        with distance.thinking():
            await world.play(made)
            assert NOBODY not in (await world.ask("GET", "/readyz")).text
            assert await figure(world, "far_workers") == await figure(world, "far_desks") == 1
            assert await figure(world, "far_answered_total") > 0
        await until(world, "far_workers", 0)
        assert NOBODY in (await world.ask("GET", "/readyz")).text
        assert await figure(world, "far_retried_total") == 0

    visit(server.base, scene)


@pytest.mark.long
def test_one_is_killed_while_it_thinks_and_another_goes_on(
    server: Process, distance: Distance
) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3)
        with distance.thinking() as first, distance.thinking():
            await until(world, "far_workers", 2)
            for child in children(first.pid):  # so that it never comes to an end
                os.kill(child, signal.SIGSTOP)
            await world.start(made)
            playing = asyncio.create_task(world.play(made))
            while await figure(world, "far_oldest_seconds") < 1:
                assert not playing.done(), "nothing was asked of it"
                await asyncio.sleep(0.02)
            first.kill()
            await playing
            assert await figure(world, "far_retried_total") >= 1
            await until(world, "far_workers", 1)

    visit(server.base, scene)


@pytest.mark.long
@pytest.mark.skipif(not available(), reason=MISSING)
def test_it_thinks_on_another_machine(server: Process, distance: Distance) -> None:
    """In a network of its own, from which only this machine is reached; cut off and back again."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3)
        with net() as wires:
            machine = wires.add()
            here = f"{machine.address.rpartition('.')[0]}.1"  # as it sees this machine
            with distance.thinking(*machine.prefix, host=here):
                await until(world, "far_workers", 1)
                machine.cut()
                await world.start(made)
                await until(world, "far_workers", 0)
                assert NOBODY in (await world.ask("GET", "/readyz")).text
                machine.mend()
                await world.play(made)
                assert await figure(world, "far_answered_total") > 0

    visit(server.base, scene)
