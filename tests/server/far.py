"""Servers and those who think for them, in a test's own loop, over a real queue."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import structlog

from lynxdeck.server.bus.ears import Ears
from lynxdeck.server.far import words
from lynxdeck.server.far.desks import FarDesks
from lynxdeck.server.far.worker import FarWorker
from lynxdeck.server.store.postgres import PostgresQueue, entered
from lynxdeck.server.thinkers import Thinkers
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.slowly import SlowThinkers

LONG_S = 60.0


class Brain:
    """One who thinks, as fast as a scene lets time pass."""

    def __init__(self, process: int, slots: int) -> None:
        self.process = process
        self.thinkers = SlowThinkers(slots)
        self.working: asyncio.Task[None] | None = None

    @property
    def busy(self) -> int:
        """How much it thinks about."""
        return len(self.thinkers.busy_with)

    async def begins(self) -> None:
        """Wait until it thinks about something."""
        while not self.busy:
            await asyncio.sleep(0.01)


class World:
    """A database, a bus, and who uses them."""

    def __init__(self, address: str, life: AsyncExitStack) -> None:
        self.address = address
        self.exchange = Exchange()
        self.queue = PostgresQueue(address)
        self._life = life
        self._lives: dict[int, AsyncExitStack] = {}
        life.callback(self.queue.drop)

    async def enter(self) -> int:
        """Another process."""
        life = await self._life.enter_async_context(AsyncExitStack())
        process, _ = await life.enter_async_context(entered(self.address))
        self._lives[process] = life
        return process

    async def server(self, thinkers: Thinkers | None = None) -> Thinkers:
        """A server's thinkers; unless told otherwise, it never thinks by itself."""
        process, bus = await self.enter(), Ears(MemoryBus(self.exchange))
        desks = FarDesks(PostgresQueue(self.address), bus, lambda: process, {})
        if thinkers is None:
            thinkers = Thinkers(1)
            thinkers.size = 0
        thinkers.far = desks.desks
        thinkers.open()
        await bus.open(lambda _: None, process)
        desks.begin(thinkers)
        self._life.callback(thinkers.close)
        self._life.callback(desks.close)
        return thinkers

    async def brain(self, slots: int = 1) -> Brain:
        """Somebody who thinks."""
        brain, bus = Brain(await self.enter(), slots), MemoryBus(self.exchange)
        brain.thinkers.open()
        worker = FarWorker(self.queue, bus, brain.thinkers, brain.process, words.skills({}))
        await bus.open(worker.hear)
        brain.working = asyncio.create_task(worker.run())
        self._life.callback(brain.thinkers.close)
        self._life.callback(brain.working.cancel)
        return brain

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for something."""
        while not holds():
            await asyncio.sleep(0.01)

    async def kill(self, brain: Brain) -> None:
        """Let nobody hear of somebody any more, as when its lease has run out."""
        assert brain.working is not None
        brain.working.cancel()
        await self._lives[brain.process].aclose()

    async def do(self, statement: str) -> list[tuple[object, ...]]:
        """Ask the database behind everybody's back."""
        import asyncpg

        sql = await asyncpg.connect(self.address)
        try:
            return [tuple(row) for row in await sql.fetch(statement)]
        finally:
            await sql.close()


def begin(*prefix: str, **environment: str) -> subprocess.Popen[bytes]:
    """`lynxdeck think`, as people start it."""
    command = [*prefix, sys.executable, "-m", "lynxdeck", "think", "--workers", "1"]
    around = {**os.environ, **environment}
    return subprocess.Popen(
        command, env=around, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def children(pid: int) -> list[int]:
    """The processes that one has begun."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def in_world(address: str, scene: Callable[[World], Awaitable[None]]) -> None:
    """A scene in which nothing goes wrong unheard."""
    unheard: list[object] = []

    async def whole() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
        async with asyncio.timeout(LONG_S), AsyncExitStack() as life:
            await scene(World(address, life))

    with structlog.testing.capture_logs() as entries:
        asyncio.run(whole())
    assert not [entry for entry in entries if entry["event"] == "far.failed"]
    assert not unheard
