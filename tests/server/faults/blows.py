"""What goes wrong: each of these happens to a service, is over after a while, and tells since when
people should have been able to go on."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Mapping

from tests.server.faults.service import Server, Service

LAPSE_S = 5.0
"""Longer than a lease, and until somebody else has taken the place."""
Blow = Callable[[Service, random.Random], Awaitable[float]]
"""Does it; since when play should go on, by our clock."""


def _a_while(service: Service, rng: random.Random, least_s: float = 1.0) -> float:
    return rng.uniform(least_s, max(least_s, service.longest_s))


async def kill_server(service: Service, rng: random.Random) -> float:
    """One dies; the others live, so nobody need wait until it is there again."""
    server = rng.choice(service.servers)
    server.kill()
    service.restart(server, rng.uniform(0, 3))
    return time.monotonic()


async def pause_server(service: Service, rng: random.Random) -> float:
    """One stands still, for longer than its lease perhaps, and then goes on as if nothing were."""
    return await _pause(rng.choice(service.servers), _a_while(service, rng))


async def fence_server(service: Service, rng: random.Random) -> float:
    """The same, of one whose watch stands still too: it believes that its tables are still its."""
    sleepers = service.servers[1:]
    owned = await asyncio.gather(*(one.owned() for one in sleepers))
    server = sleepers[owned.index(max(owned))]
    return await _pause(server, _a_while(service, rng, LAPSE_S))


async def _pause(server: Server, seconds: float) -> float:
    server.pause()
    since = time.monotonic()
    await asyncio.sleep(seconds)  # time is the subject
    server.go_on()
    return since


async def kill_database(service: Service, rng: random.Random) -> float:
    """PostgreSQL dies with all its processes, and recovers."""
    await asyncio.to_thread(service.database.die)
    await asyncio.sleep(rng.uniform(0, service.longest_s / 2))  # time is the subject
    await asyncio.to_thread(service.database.start)
    return time.monotonic()


async def pause_database(service: Service, rng: random.Random) -> float:
    """PostgreSQL stands still."""
    service.database.signal(signal.SIGSTOP)
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    service.database.signal(signal.SIGCONT)
    return time.monotonic()


async def kill_bus(service: Service, rng: random.Random) -> float:
    """Redis dies: hints are missing, nothing else."""
    assert service.bus is not None
    since = time.monotonic()
    service.bus.stop()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    await asyncio.to_thread(service.bus.start)
    return since


async def pause_bus(service: Service, rng: random.Random) -> float:
    """Redis stands still: it takes hints and passes none on."""
    assert service.bus is not None
    since = time.monotonic()
    service.bus.signal(signal.SIGSTOP)
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    service.bus.signal(signal.SIGCONT)
    return since


async def cut_server(service: Service, rng: random.Random) -> float:
    """One is cut off from people, database and bus alike."""
    machine = rng.choice(service.servers).machine
    assert machine is not None
    machine.cut()
    since = time.monotonic()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    machine.mend()
    return since


async def blind_server(service: Service, rng: random.Random) -> float:
    """One is cut off from the database alone: it has people, and can do nothing for them."""
    machine, store = rng.choice(service.servers).machine, service.database.machine
    assert machine is not None
    assert store is not None
    machine.lose(store)
    since = time.monotonic()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    machine.find(store)
    return since


async def cut_database(service: Service, rng: random.Random) -> float:
    """All are cut off from the database."""
    machine = service.database.machine
    assert machine is not None
    machine.cut()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    machine.mend()
    return time.monotonic()


async def cut_bus(service: Service, rng: random.Random) -> float:
    """All are cut off from the bus, without a word."""
    assert service.bus_machine is not None
    service.bus_machine.cut()
    since = time.monotonic()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    service.bus_machine.mend()
    return since


async def slow_server(service: Service, rng: random.Random) -> float:
    """The line of one is slow, and loses something now and then."""
    machine = rng.choice(service.servers).machine
    assert machine is not None
    machine.slow()
    since = time.monotonic()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    machine.fast()
    return since


async def slow_database(service: Service, rng: random.Random) -> float:
    """That of the database is."""
    machine = service.database.machine
    assert machine is not None
    machine.slow()
    since = time.monotonic()
    await asyncio.sleep(_a_while(service, rng))  # time is the subject
    machine.fast()
    return since


ALWAYS: Mapping[str, Blow] = {
    "kill -9 of a server": kill_server,
    "SIGSTOP of a server": pause_server,
    "SIGSTOP of a server and its watch": fence_server,
    "kill -9 of PostgreSQL": kill_database,
    "SIGSTOP of PostgreSQL": pause_database,
}
WITH_BUS: Mapping[str, Blow] = {"kill -9 of Redis": kill_bus, "SIGSTOP of Redis": pause_bus}
WITH_LINES: Mapping[str, Blow] = {
    "a server cut off": cut_server,
    "a server cut off from PostgreSQL": blind_server,
    "PostgreSQL cut off": cut_database,
    "a slow line to a server": slow_server,
    "a slow line to PostgreSQL": slow_database,
}
WITH_BOTH: Mapping[str, Blow] = {"Redis cut off": cut_bus}


def possible(service: Service) -> dict[str, Blow]:
    """All that can happen to a service."""
    blows = dict(ALWAYS)
    blows |= WITH_BUS if service.bus else {}
    blows |= WITH_LINES if service.networked else {}
    blows |= WITH_BOTH if service.bus and service.networked else {}
    return blows


def schedule(service: Service, rng: random.Random, count: int) -> list[tuple[str, Blow]]:
    """So many, in any order: each kind as often as every other."""
    blows: list[tuple[str, Blow]] = []
    while len(blows) < count:
        some = list(possible(service).items())
        rng.shuffle(some)
        blows += some
    return blows[:count]
