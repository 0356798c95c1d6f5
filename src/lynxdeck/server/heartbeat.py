"""Finds connections that are dead without a word.

One walk around all of them: aiohttp's own heartbeat sets a clock at every message, and after a
restart, when everybody came back at once, its pings go out all in the same second.
"""

import asyncio
from collections.abc import Collection
from typing import Protocol

ROUND_S = 10.0
"""How long a walk takes: who is silent for two of them is gone."""
STEPS = 100


class Beating(Protocol):
    """Somebody who can be asked for a sign of life."""

    def feel(self) -> None:
        """Ask if nothing was heard since the last visit; end if that was so before."""


async def walk(everybody: Collection[Beating], *, round_s: float = ROUND_S) -> None:
    """Visit everybody once a round, evenly, for ever."""
    while True:
        around = list(everybody)
        for step in range(STEPS):
            await asyncio.sleep(round_s / STEPS)
            for one in around[step::STEPS]:
                one.feel()
