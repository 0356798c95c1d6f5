"""A bus without a network, which a test can cut, delay and shuffle."""

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence

from lynxdeck.server.cluster.bus import EVERYBODY, NO_PROCESS, BusHint, Hear, read, write


class Exchange:
    """What all lines of a test meet at."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self.lines: list[MemoryBus] = []
        self.cut = False
        """Nothing comes through, and everybody knows."""
        self.loses = 0.0
        """Which share of all messages is lost, and nobody knows."""
        self.delays = 0.0
        """How many seconds a message may take; those that follow may come before it."""
        self.carried: Counter[int] = Counter()
        """How many messages came to which process."""
        self._chance = chance or random.Random(1)

    def carry(self, text: str, to: int) -> None:
        """Bring a message to one process or all others, or not."""
        for line in self.lines:
            if to not in (NO_PROCESS, line.me):
                continue
            if self.cut or self._chance.random() < self.loses:
                continue
            self.carried[line.me] += 1
            wait = self._chance.uniform(0, self.delays)
            asyncio.get_running_loop().call_later(wait, line.receive, text)


class MemoryBus:
    """Meets the contract `Bus`."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._name = f"bus-{id(self):x}"
        self._hear: Hear | None = None
        self._told: defaultdict[int, list[BusHint]] = defaultdict(list)
        self.me = NO_PROCESS
        self.malformed = 0

    @property
    def healthy(self) -> bool:
        """As long as it is not cut."""
        return not self._exchange.cut

    async def open(self, hear: Hear, me: int = NO_PROCESS) -> None:
        """Join."""
        self._hear, self.me = hear, me
        self._exchange.lines.append(self)

    def tell(self, hint: BusHint, to: Collection[int] = EVERYBODY) -> None:
        """In the next turn of the loop."""
        if not self._told:
            asyncio.get_running_loop().call_soon(self._send)
        for process in to:
            self._told[process].append(hint)

    def _send(self) -> None:
        told, self._told = self._told, defaultdict(list)
        if self in self._exchange.lines:
            for process, hints in told.items():
                for text in write(self._name, hints):
                    self._exchange.carry(text, process)

    def receive(self, text: str) -> None:
        """A message has come."""
        hints: Sequence[BusHint] = read(self._name, text)
        if self._hear is not None and hints:
            self._hear(hints)

    async def close(self) -> None:
        """Leave."""
        if self in self._exchange.lines:
            self._send()
            self._exchange.lines.remove(self)
        self._hear = None
