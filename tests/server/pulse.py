"""How busy the machine is, so that a promise in seconds is tested on any."""

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator

TICK_S = 0.02


class Pulse:
    """How late this process gets its turn: on a busy machine everything takes longer by as much."""

    def __init__(self) -> None:
        self._turns: list[float] = []

    async def feel(self) -> None:
        """Again and again."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK_S)
            self._turns.append((time.monotonic() - before) / TICK_S)

    def since_last(self) -> float:
        """How many times as long as it should a short wait took, on average since last asked."""
        turns, self._turns = self._turns, []
        return max(1.0, statistics.fmean(turns)) if turns else 1.0


@contextlib.asynccontextmanager
async def within(seconds: float) -> AsyncIterator[None]:
    """What is done here takes no longer than that; so much longer as the machine is busy."""
    pulse, began = Pulse(), time.monotonic()
    feeling = asyncio.create_task(pulse.feel())
    try:
        yield
    finally:
        feeling.cancel()
    took, slowness = time.monotonic() - began, pulse.since_last()
    assert took < seconds * slowness, f"{took:.2f} s, waits took × {slowness:.2f}"
