"""What all buses that go over a network have in common: told in bundles, joined again and again."""

import asyncio
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager

import structlog

from lynxdeck.server.bus import EVERYBODY, NOBODY, Hear, Hint
from lynxdeck.server.bus.words import MOST, StrangeError, read, write

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
GOODBYE_S = 1.0
ECHO_S, DOUBT_S, SILENT_S = 2.0, 3.0, 6.0
"""So often we say something to ourselves; a line on which that does not come is not relied on, and
at last is broken."""
PAUSE_S = 0.004
"""So long we say nothing after something was said: what comes meanwhile goes together."""

log = structlog.get_logger()

_chance = random.Random()

Letter = tuple[str, str]
"""A channel, and what is said there."""
Send = Callable[[Sequence[Letter]], Awaitable[object]]

CHANNEL = "lynxdeck"
"""What is said there everybody hears; each process hears one of its own beside it."""


def channel_of(process: int) -> str:
    """Where a process is told something."""
    return f"{CHANNEL}_{process}" if process else CHANNEL


class BusLine(ABC):
    """Meets the contract `Bus`, given a way to listen and to send."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(6)
        self._me = NOBODY
        self._told: dict[int, dict[tuple[str, bool], Hint]] = {}
        """What is to be told to whom; of each table the latest, and whether there is more."""
        self._work = asyncio.Event()
        self._soon: asyncio.TimerHandle | None = None
        self._said_at = 0.0
        """When something was last said, by the loop's clock."""
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
        """Whether we heard something lately, and were not refused when we told something."""
        return self._listening and self._sending and self._silence() < DOUBT_S

    @property
    def strange(self) -> int:
        """Messages that could not be read."""
        return self._strange

    @property
    def channels(self) -> Sequence[str]:
        """Where we are told something."""
        return sorted({CHANNEL, channel_of(self._me)})

    async def open(self, hear: Hear, me: int = NOBODY) -> None:
        """Begin to listen, and to tell."""
        self._hear, self._me = hear, me
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._go(work)) for work in (self._listen, self._speak)]

    def tell(self, hint: Hint, to: Collection[int] = EVERYBODY) -> None:
        """With the next message."""
        for process in to:
            told = self._told.setdefault(process, {})
            if len(told) < MOST:
                told[hint.table, hint.n < 0] = hint
        if self._soon is None:
            loop = asyncio.get_running_loop()
            self._soon = loop.call_at(self._said_at + PAUSE_S, self._work.set)

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
        return self._listening and self._sending and self._silence() > SILENT_S

    def _silence(self) -> float:
        return asyncio.get_running_loop().time() - self._heard_at

    def listening(self) -> None:
        """From now on nothing is missed; what was before is asked for."""
        self._listening = True
        self._lost = False
        self._heard_at = asyncio.get_running_loop().time()
        log.info("bus.joined")

    async def _speak(self) -> None:
        echoing = asyncio.ensure_future(self._echo())
        try:
            async with self.mouth() as send:
                self._sending = True
                while not self._closing or self._told:
                    await self._work.wait()
                    self._work.clear()
                    self._said_at = asyncio.get_running_loop().time()
                    if self._soon is not None:
                        self._soon.cancel()
                        self._soon = None
                    told, self._told = self._told, {}
                    if told:
                        await send(self._letters(told))
        finally:
            self._sending = False
            echoing.cancel()

    async def _echo(self) -> None:
        """Now and then we say something to ourselves."""
        while True:
            self._told.setdefault(self._me, {})
            self._work.set()
            await asyncio.sleep(ECHO_S)

    def _letters(self, told: Mapping[int, Mapping[tuple[str, bool], Hint]]) -> list[Letter]:
        return [
            (channel_of(process), text)
            for process, hints in told.items()
            for text in write(self._sender, hints.values())
        ]
