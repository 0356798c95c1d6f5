"""Hints between the processes that share a store: a table has got to a number.

A process that hears one asks the store. So a hint that is lost, late, doubled or forged costs a
question or a moment, and never a decision. Hints are sent in bundles; a bus that is lost is joined
again and again.
"""

import asyncio
import random
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple, Protocol

import structlog

UNLOGGED = -1
"""In place of a number: something has changed that no log says, as who is there."""
NO_PROCESS = 0
"""In place of a process: one without a channel of its own."""
EVERYBODY: Collection[int] = (NO_PROCESS,)

VERSION = "1"
LONGEST = 7_000
"""Characters of one message: PostgreSQL's notifications hold less than 8000."""
MOST = 1_000
"""Hints that wait to be sent; processes learn of more when they ask the store anyway."""
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
CHANNEL = "lynxdeck"
"""The channel that everybody hears; each process hears one of its own as well."""

PATIENCE_S = 5
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
GOODBYE_S = 1.0
ECHO_S, DOUBT_S, SILENT_S = 1.0, 2.0, 6.0
"""A process sends itself an echo so often; without one a bus is not relied on, and at last joined
again."""
PAUSE_S = 0.004
"""Nothing is sent for so long after a message: what comes meanwhile goes together."""

log = structlog.get_logger()

_chance = random.Random()


class BusHint(NamedTuple):
    table: str
    n: int


Hear = Callable[[Sequence[BusHint]], None]
"""Called in the loop's thread with hints of other processes, never with our own."""
Letter = tuple[str, str]
"""A channel, and a message for it."""
Send = Callable[[Sequence[Letter]], Awaitable[object]]


class MalformedError(ValueError):
    """A message that no process of ours has written."""


class Bus(Protocol):
    """Carries hints between the processes that share a store."""

    @property
    def healthy(self) -> bool:
        """Whether hints come and go, as far as is known."""

    @property
    def malformed(self) -> int:
        """Messages that were not read because no process of ours can have written them."""

    async def open(self, hear: Hear, me: int = NO_PROCESS) -> None:
        """Begin, as this process; a bus that cannot be reached is tried again and again."""

    def tell(self, hint: BusHint, to: Collection[int] = EVERYBODY) -> None:
        """Let these processes know, or all others, soon: never waits, never raises."""

    async def close(self) -> None:
        """Send what is left to be sent, and end."""


def channel_of(process: int) -> str:
    return f"{CHANNEL}_{process}" if process else CHANNEL


def write(sender: str, hints: Iterable[BusHint]) -> Iterator[str]:
    """Hints as messages, as few as possible; without any, one that says only who sends it.

    >>> list(write("me", [BusHint("a", 7), BusHint("b", -1)]))
    ['1 me a 7 b -1']
    """
    head = f"{VERSION} {sender}"
    text = head
    for table, n in hints:
        word = f" {table} {n}"
        if len(text) + len(word) > LONGEST:
            yield text
            text = head
        text += word
    yield text


def read(sender: str, text: str) -> Sequence[BusHint]:
    """The hints of a message; none if it is our own.

    >>> read("you", "1 me a 7 b -1")
    [BusHint(table='a', n=7), BusHint(table='b', n=-1)]
    >>> read("me", "1 me a 7")
    []
    """
    version, _, rest = text.partition(" ")
    if version != VERSION or len(text) > LONGEST + 100:
        raise MalformedError(text[:80])
    by, *words = rest.split(" ")
    if by == sender:
        return []
    tables, numbers = words[::2], words[1::2]
    try:
        hints = [BusHint(table, int(n)) for table, n in zip(tables, numbers, strict=True)]
    except ValueError as fault:
        raise MalformedError(text[:80]) from fault
    if not all(TABLE.fullmatch(table) for table in tables):
        raise MalformedError(text[:80])
    return hints


class NetworkBus(ABC):
    def __init__(self) -> None:
        self.malformed = 0
        self._name = secrets.token_hex(6)
        self._me = NO_PROCESS
        self._told: dict[int, dict[tuple[str, bool], BusHint]] = {}
        """What is to be sent to which process: the latest of each table, logged and not."""
        self._work = asyncio.Event()
        self._soon: asyncio.TimerHandle | None = None
        self._sent_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda _: None
        self._listening = self._sending = False
        self._lost = False
        """Whether a loss has been logged."""
        self._heard_at = 0.0
        self._closing = False

    @property
    def healthy(self) -> bool:
        return self._listening and self._sending and self._silence() < DOUBT_S

    @property
    def channels(self) -> Sequence[str]:
        return sorted({CHANNEL, channel_of(self._me)})

    async def open(self, hear: Hear, me: int = NO_PROCESS) -> None:
        self._hear, self._me = hear, me
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._keep_at(do)) for do in (self._listen, self._send_all)]

    def tell(self, hint: BusHint, to: Collection[int] = EVERYBODY) -> None:
        for process in to:
            told = self._told.setdefault(process, {})
            if len(told) < MOST:
                told[hint.table, hint.n < 0] = hint
        if self._soon is None:
            loop = asyncio.get_running_loop()
            self._soon = loop.call_at(self._sent_at + PAUSE_S, self._work.set)

    async def close(self) -> None:
        self._closing = True
        self._work.set()
        if self._tasks:
            await asyncio.wait(self._tasks[1:], timeout=GOODBYE_S if self._sending else 0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @abstractmethod
    async def listen(self) -> None:
        """Join, call `joined`, and `receive` what comes until the connection breaks."""

    @abstractmethod
    def sender(self) -> AbstractAsyncContextManager[Send]:
        """A connection of its own to send over."""

    def receive(self, text: str) -> None:
        self._heard_at = asyncio.get_running_loop().time()
        try:
            hints = read(self._name, text)
        except MalformedError:
            self.malformed += 1
            return
        if hints:
            self._hear(hints)

    def joined(self) -> None:
        """From now on nothing is missed; what was before is asked of the store."""
        self._listening = True
        self._lost = False
        self._heard_at = asyncio.get_running_loop().time()
        log.info("bus.joined")

    async def _keep_at(self, work: Callable[[], Awaitable[None]]) -> None:
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
            while not listening.done() and not self._is_deaf():
                await asyncio.wait([listening], timeout=ECHO_S)
            if listening.done():
                listening.result()
        finally:
            self._listening = False
            listening.cancel()
            await asyncio.wait([listening])

    def _is_deaf(self) -> bool:
        return self._listening and self._sending and self._silence() > SILENT_S

    def _silence(self) -> float:
        return asyncio.get_running_loop().time() - self._heard_at

    async def _send_all(self) -> None:
        echoing = asyncio.ensure_future(self._echo())
        try:
            async with self.sender() as send:
                self._sending = True
                while not self._closing or self._told:
                    await self._work.wait()
                    self._work.clear()
                    self._sent_at = asyncio.get_running_loop().time()
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
        while True:
            self._told.setdefault(self._me, {})
            self._work.set()
            await asyncio.sleep(ECHO_S)

    def _letters(self, told: Mapping[int, Mapping[tuple[str, bool], BusHint]]) -> list[Letter]:
        return [
            (channel_of(process), text)
            for process, hints in told.items()
            for text in write(self._name, hints.values())
        ]


class PostgresBus(NetworkBus):
    """PostgreSQL's notifications, on connections of their own: outside of every transaction."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        import asyncpg

        sql = await asyncpg.connect(
            self._address,
            timeout=PATIENCE_S,
            command_timeout=PATIENCE_S,
            server_settings={"synchronous_commit": "off"},  # a hint need not be on the disk
        )
        try:
            yield sql
        finally:
            sql.terminate()

    async def listen(self) -> None:
        broken = asyncio.Event()
        async with self._connected() as sql:
            sql.add_termination_listener(lambda _: broken.set())
            for channel in self.channels:
                await sql.add_listener(channel, self._heard)
            self.joined()
            await broken.wait()
        raise ConnectionError("nothing is heard any more")

    def _heard(self, sql: object, pid: int, channel: str, text: object) -> None:  # noqa: ARG002
        if isinstance(text, str):
            self.receive(text)

    @asynccontextmanager
    async def sender(self) -> AsyncIterator[Send]:
        async with self._connected() as sql:
            yield lambda letters: sql.execute(notify(letters))


def notify(letters: Iterable[Letter]) -> str:
    """Send all hints in one plain statement: that costs less than one with values.

    >>> print(notify([("lynxdeck_7", "1 me a 7"), ("lynxdeck", "it's")]))
    NOTIFY "lynxdeck_7", '1 me a 7'; NOTIFY "lynxdeck", 'it''s'
    """
    return "; ".join(
        f"""NOTIFY "{channel}", '{text.replace("'", "''")}'""" for channel, text in letters
    )


class RedisBus(NetworkBus):
    """Messages that Redis or Valkey publishes and does not keep."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis

        super().__init__()
        self._address = address
        self._redis = Redis

    def _connected(self, patience_s: int | None) -> Any:
        return self._redis.from_url(
            self._address,
            socket_connect_timeout=PATIENCE_S,
            socket_timeout=patience_s,
        )

    async def listen(self) -> None:
        async with (
            self._connected(None) as redis,
            redis.pubsub(ignore_subscribe_messages=True) as channel,
        ):
            await channel.subscribe(*self.channels)
            self.joined()
            async for heard in channel.listen():
                if isinstance(heard["data"], bytes):
                    self.receive(heard["data"].decode("ascii", "replace"))
        raise ConnectionError("nothing is heard any more")

    @asynccontextmanager
    async def sender(self) -> AsyncIterator[Send]:
        async with self._connected(PATIENCE_S) as redis:
            await redis.ping()

            async def send(letters: Sequence[Letter]) -> None:
                async with redis.pipeline(transaction=False) as pipe:
                    for channel, text in letters:
                        pipe.publish(channel, text)
                    await pipe.execute()

            yield send
