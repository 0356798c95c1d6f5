"""What goes wrong: each of these happens to a service, is over after a while, and tells since when
people should have been able to go on."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

from tests.server.faults.net import Machine
from tests.server.faults.service import Database, Server, Service
from tests.server.redis import Redis

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
    server = rng.choice(service.servers)
    return (await _spell(_a_while(service, rng), server.pause, server.go_on)).began


async def fence_server(service: Service, rng: random.Random) -> float:
    """The same, of one whose watch stands still too: it believes that its tables are still its."""
    sleepers = service.servers[1:]
    owned = await asyncio.gather(*(one.owned() for one in sleepers))
    server = sleepers[owned.index(max(owned))]
    return (await _spell(_a_while(service, rng, LAPSE_S), server.pause, server.go_on)).began


class Spell(NamedTuple):
    """While something was out of order."""

    began: float
    ended: float


async def _spell(seconds: float, break_it: Callable[[], None], mend: Callable[[], None]) -> Spell:
    began = time.monotonic()
    break_it()
    await asyncio.sleep(seconds)  # time is the subject
    mend()
    return Spell(began, time.monotonic())


async def kill_database(service: Service, rng: random.Random) -> float:
    """PostgreSQL dies with all its processes, and recovers."""
    await asyncio.to_thread(service.database.die)
    await asyncio.sleep(rng.uniform(0, service.longest_s / 2))  # time is the subject
    await asyncio.to_thread(service.database.start)
    return time.monotonic()


async def pause_database(service: Service, rng: random.Random) -> float:
    """PostgreSQL stands still."""
    stop, go_on = _signals(service.database)
    return (await _spell(_a_while(service, rng), stop, go_on)).ended


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
    stop, go_on = _signals(service.bus)
    return (await _spell(_a_while(service, rng), stop, go_on)).began


def _signals(one: Database | Redis) -> tuple[Callable[[], None], Callable[[], None]]:
    return partial(one.signal, signal.SIGSTOP), partial(one.signal, signal.SIGCONT)


async def cut_server(service: Service, rng: random.Random) -> float:
    """One is cut off from people, database and bus alike."""
    machine = _machine(rng.choice(service.servers))
    return (await _spell(_a_while(service, rng), machine.cut, machine.mend)).began


async def blind_server(service: Service, rng: random.Random) -> float:
    """One is cut off from the database alone: it has people, and can do nothing for them."""
    machine, store = _machine(rng.choice(service.servers)), _machine(service.database)
    lose, find = partial(machine.lose, store), partial(machine.find, store)
    return (await _spell(_a_while(service, rng), lose, find)).began


async def cut_database(service: Service, rng: random.Random) -> float:
    """All are cut off from the database."""
    machine = _machine(service.database)
    return (await _spell(_a_while(service, rng), machine.cut, machine.mend)).ended


async def cut_bus(service: Service, rng: random.Random) -> float:
    """All are cut off from the bus, without a word."""
    machine = service.bus_machine
    assert machine is not None
    return (await _spell(_a_while(service, rng), machine.cut, machine.mend)).began


async def slow_server(service: Service, rng: random.Random) -> float:
    """The line of one is slow, and loses something now and then."""
    machine = _machine(rng.choice(service.servers))
    return (await _spell(_a_while(service, rng), machine.slow, machine.fast)).began


async def slow_database(service: Service, rng: random.Random) -> float:
    """That of the database is."""
    machine = _machine(service.database)
    return (await _spell(_a_while(service, rng), machine.slow, machine.fast)).began


def _machine(one: Server | Database) -> Machine:
    assert one.machine is not None
    return one.machine


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
