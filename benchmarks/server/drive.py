"""How decisions are asked for: as fast as they go, or so many a second."""

import asyncio
import math
import os
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.server.machine import Watch, memory
from benchmarks.server.seats import Table


class Run(NamedTuple):
    """One stretch of load."""

    rate: float
    """Decisions a second that everybody at their tables has heard of."""
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server: float
    """Share of its core that the server took, as the next one."""
    load: float
    noise: float
    """Share of a core that others took."""
    memory: int

    @property
    def per_cpu(self) -> float:
        """Decisions in a second of the server's processor time: what it would do undisturbed."""
        return self.rate / self.server if self.server else 0.0


def at(ordered: Sequence[float], share: float) -> float:
    """A quantile, in milliseconds; of nothing at all it is endless."""
    if not ordered:
        return math.inf
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1e3


async def saturate(tables: Sequence[Table], pid: int, *, warm_s: float, seconds: float) -> Run:
    """Every table always has a decision in flight."""
    times: list[float] = []
    running = True

    def informed(table: Table, took: float) -> None:
        times.append(took)
        if running:
            table.decide()

    def ready(table: Table) -> None:
        if running:
            table.decide()

    for table in tables:
        table.on_informed, table.on_ready = informed, ready
    for table in tables:
        table.decide()
    await asyncio.sleep(warm_s)
    times.clear()
    run = await _measured(times, pid, seconds)
    running = False
    await settle(tables)
    return run


async def pace(
    tables: Sequence[Table], pid: int, *, rate: float, warm_s: float, seconds: float
) -> Run:
    """So many decisions a second, each at the table that has waited longest."""
    times: list[float] = []
    waiting = deque(tables)

    def informed(table: Table, took: float) -> None:
        times.append(took)
        waiting.append(table)

    for table in tables:
        table.on_informed, table.on_ready = informed, waiting.append

    async def ask() -> None:
        began, asked = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - began) * rate)
            while asked < due and waiting:
                # One that cannot decide comes back when its next game begins.
                asked += waiting.popleft().decide()
            asked = max(asked, due - int(rate / 10))  # never make up for more than 0.1 s
            await asyncio.sleep(0.001)

    asking = asyncio.create_task(ask())
    await asyncio.sleep(warm_s)
    times.clear()
    run = await _measured(times, pid, seconds)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await settle(tables)
    return run


async def settle(tables: Sequence[Table], limit_s: float = 10.0) -> None:
    """Wait until no decision is in flight."""
    end = time.perf_counter() + limit_s
    while any(table.left for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


async def _measured(times: list[float], pid: int, seconds: float) -> Run:
    watch = Watch(pid, os.getpid())
    await asyncio.sleep(seconds)
    taken = sorted(times)
    wall, (server, load), noise = watch.read()
    return Run(
        len(taken) / wall,
        at(taken, 0.5),
        at(taken, 0.99),
        at(taken, 1.0),
        server,
        load,
        noise,
        memory(pid),
    )
