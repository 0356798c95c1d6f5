"""What all buses that go over a network have in common: told in bundles, joined again and again."""

import asyncio
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress

import structlog

from lynxdeck.server.bus import BESIDE, Hear, Hint
from lynxdeck.server.bus.words import MOST, StrangeError, read, write

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
GOODBYE_S = 1.0
ECHO_S, SILENT_S = 2.0, 6.0
"""Everybody says something so often and hears it; a line on which that does not come is broken."""

log = structlog.get_logger()

_chance = random.Random()

Send = Callable[[str], Awaitable[object]]


class BusLine(ABC):
    """Meets the contract `Bus`, given a way to listen and to send."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(6)
        self._told: dict[str, int] = {}
        """What is to be told; of each table the latest."""
        self._beside: set[str] = set()
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda _: None
        self._listening = self._sending = False
        self._lost = False
        """Whether it was said that it does not work."""
        self._heard_at = 0.0
        """When anything was last heard, by the loop's clock."""
        self._closing = False
        self._strange = 0

    @property
    def healthy(self) -> bool:
        """Whether we hear the others, and were not refused when we told them something."""
        return self._listening and self._sending

    @property
    def strange(self) -> int:
        """Messages that could not be read."""
        return self._strange

    async def open(self, hear: Hear) -> None:
        """Begin to listen, and to tell."""
        self._hear = hear
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._go(work)) for work in (self._listen, self._speak)]

    def tell(self, hint: Hint) -> None:
        """With the next message."""
        if len(self._told) >= MOST:
            return
        if hint.n < 0:
            self._beside.add(hint.table)
        else:
            self._told[hint.table] = hint.n
        self._work.set()

    async def close(self) -> None:
        """Say the last, and leave."""
        self._closing = True
        self._work.set()
        if self._tasks:
            await asyncio.wait(self._tasks[1:], timeout=GOODBYE_S if self._sending else 0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @abstractmethod
    async def listen(self) -> None:
        """Join, say so by `listening`, and `take_in` what comes until the line breaks."""

    @abstractmethod
    def mouth(self) -> AbstractAsyncContextManager[Send]:
        """A line of its own to send over."""

    def take_in(self, text: str) -> None:
        """A message has come."""
        self._heard_at = asyncio.get_running_loop().time()
        try:
            hints = read(self._sender, text)
        except StrangeError:
            self._strange += 1
            return
        if hints:
            self._hear(hints)

    async def _go(self, work: Callable[[], Awaitable[None]]) -> None:
        """Keep at it, with growing pauses while it does not work."""
        pause = FIRST_PAUSE_S
        while not self._closing:
            began = asyncio.get_running_loop().time()
            try:
                await work()
            except Exception as fault:  # whatever it is: games go on without
                if not self._lost:
                    log.warning("bus.lost", fault=type(fault).__name__)
                self._lost = True
            if self._closing:
                return
            if asyncio.get_running_loop().time() > began + LONGEST_PAUSE_S:
                pause = FIRST_PAUSE_S
            await asyncio.sleep(pause * _chance.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _listen(self) -> None:
        listening = asyncio.ensure_future(self.listen())
        try:
            while not listening.done() and not self._deaf():
                await asyncio.wait([listening], timeout=ECHO_S)
            if listening.done():
                listening.result()
        finally:
            self._listening = False
            listening.cancel()
            await asyncio.wait([listening])

    def _deaf(self) -> bool:
        now = asyncio.get_running_loop().time()
        return self._listening and self._sending and now > self._heard_at + SILENT_S

    def listening(self) -> None:
        """From now on nothing is missed; what was before is asked for."""
        self._listening = True
        self._lost = False
        self._heard_at = asyncio.get_running_loop().time()
        log.info("bus.joined")

    async def _speak(self) -> None:
        try:
            async with self.mouth() as send:
                self._sending = True
                while not self._closing or self._told or self._beside:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(ECHO_S):
                            await self._work.wait()
                    await asyncio.sleep(0)  # what one turn of the loop brings goes together
                    self._work.clear()
                    hints = [Hint(*told) for told in self._told.items()]
                    hints += [Hint(table, BESIDE) for table in self._beside]
                    self._told.clear()
                    self._beside.clear()
                    for text in write(self._sender, hints):
                        await send(text)
        finally:
            self._sending = False
