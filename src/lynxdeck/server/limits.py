"""Limits: rates of messages and requests, the processor's time that an address takes, and a notice.

What an address may have in all, it may have wherever it lands: of the servers that share a store,
each gives it its part. So no server need hear from another who was where.

Work is counted in seconds of the processor's time, for any purpose: so much for every read,
frame and byte, and what answering took. An address has two buckets of it. Who has emptied the small
one waits a moment, so that however many sockets and requests come at once, others get their turn in
between; who has emptied the big one is sent away.
"""

import asyncio
import math
import types
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import perf_counter, thread_time
from typing import Protocol, TypeVar

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.settings import Settings

log = structlog.get_logger()

MOST_OWED = 1.0
"""Who owes a burst, or this much, owes no more: it is over soon after they stop."""


class Bucket:
    """A token bucket: a rate and a burst, of messages, requests or seconds of work."""

    __slots__ = ("_burst", "_left", "_on", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, *, on: bool = True) -> None:
        self._rate, self._burst, self._on = rate, burst, on
        self._left = burst
        self._seen: float | None = None

    def take(self, now: float, price: int = 1) -> bool:
        """Whether one more is allowed at this time (in seconds); a full bucket is always enough."""
        if not self._on:
            return True
        self._fill(now)
        cost = self._price(price)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, now: float, much: float) -> bool:
        """Something has cost so much; whether there was enough. What is owed comes back first."""
        if not self._on:
            return True
        self._fill(now)
        self._left = max(self._left - much, -max(self._burst, MOST_OWED))
        return self._left >= 0

    def debt_s(self, now: float) -> float:
        if not self._on:
            return 0.0
        self._fill(now)
        return max(0.0, -self._left) / self._rate

    def _fill(self, now: float) -> None:
        if self._seen is not None:
            self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now

    def _price(self, asked: int) -> float:
        return min(asked, max(self._burst, 1))

    def wait(self, price: int = 1) -> int:
        return math.ceil(max(0.0, self._price(price) - self._left) / self._rate)


def alone() -> int:
    return 1


def part(most: int, servers: int, *, least: int = 1) -> int:
    """What one of so many servers may give of what an address may have in all.

    >>> part(60, 1), part(60, 4), part(2, 4), part(60, 40, least=6)
    (60, 15, 1, 6)
    """
    return min(most, max(least, most // servers))


class Addresses:
    """A bucket for each address; the ones not seen for longest are forgotten first."""

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        on: bool = True,
        most: int = 10_000,
        servers: Callable[[], int] = alone,
    ) -> None:
        self._rate, self._burst, self._on, self._most = rate, burst, on, most
        self._servers = servers
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, address: str, now: float) -> int:
        """Let this address have one more: 0; or the seconds that it has to wait."""
        if not self._on:
            return 0
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        price = self._servers()
        return 0 if bucket.take(now, price) else max(1, bucket.wait(price))


# --- the time of the processor ------------------------------------------------------------------

T = TypeVar("T")
Pay = Callable[[float], object]
"""Is told, step by step, how many seconds of the thread's own time were taken."""

FRESH_S = 0.001
"""How long a reading of the processor's time is gone on from."""


class Meter:
    """The processor's time that one thread has taken, quickly told.

    The system is asked for it at most every millisecond, because asking takes longer than much
    of what is measured; in between, the clock on the wall goes on for it. So what takes long is
    measured as it is, and nobody pays for more than that moment because the machine was busy
    with others.
    """

    __slots__ = ("_asked", "_taken")

    def __init__(self) -> None:
        self._asked, self._taken = perf_counter(), thread_time()

    def read(self) -> float:
        """Seconds; the same clock may be read at the beginning and at the end of something."""
        now = perf_counter()
        if now - self._asked > FRESH_S:
            self._asked, self._taken = now, thread_time()
            return self._taken
        return self._taken + (now - self._asked)


def timed(work: Coroutine[object, None, T], pay: Pay) -> Awaitable[T]:
    """The same, with every step paid for."""
    return _stepwise(work, pay)


@types.coroutine
def _stepwise(work: Coroutine[object, None, T], pay: Pay) -> Generator[object, None, T]:
    fault: BaseException | None = None
    while True:
        began = thread_time()
        try:
            waits_for = work.send(None) if fault is None else work.throw(fault)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            pay(thread_time() - began)
        fault = None
        try:
            yield waits_for
        except BaseException as thrown:
            fault = thrown


# --- what an address takes ----------------------------------------------------------------------

READ_S = 20e-6
"""The price of a read, however little has come: what the system and the loop have to do for it."""
FRAME_S = 10e-6
BYTE_S = 10e-9
CONNECTION_S = 200e-6
REQUEST_S = 500e-6
"""The price of a request besides what answering it takes: reading it, and sending the answer."""
EVENT_S = 5e-6
"""The price of an event of a log that is read and replayed."""

AT_ONCE_S = 0.003
"""What an address may take of the loop at once; then others are served first."""
SHARE = 0.5
"""What it may take of the loop's time after that, while it has not used up its work."""
BURST_S = 8
"""An unused second counts for later, up to so many of them."""
SOCKET = 5
"""One socket gets a fifth of what its address gets."""
MOST = 10_000
"""Addresses that are remembered."""


class Unread(Protocol):
    """An answer on its way to somebody who may not read."""

    def unread_bytes(self) -> int: ...

    def drop(self) -> None: ...


class Visitor:
    __slots__ = ("_pace", "_work", "connections", "reading", "sockets", "unread")

    def __init__(self, settings: Settings) -> None:
        rate, on = settings.work_per_second / 1000, settings.limited
        self._work = Bucket(rate, rate * BURST_S, on=on)
        self._pace = Bucket(SHARE, AT_ONCE_S, on=on)
        self.connections = 0
        """Over HTTP, open now."""
        self.sockets = 0
        """Open now."""
        self.unread: dict[Unread, None] = {}
        """Answers over HTTP that are not read, the oldest first."""
        self.reading = asyncio.Lock()
        """One log at a time is read for an address: others' pass by."""

    @property
    def holds(self) -> bool:
        return bool(self.connections or self.sockets)

    def pay(self, now: float, seconds: float) -> bool:
        """Charge time on the loop; whether the address may go on asking."""
        self._pace.spend(now, seconds)
        return self._work.spend(now, seconds)

    def pay_offloaded(self, now: float, seconds: float) -> None:
        self._work.spend(now, seconds)

    def pause_s(self, now: float) -> float:
        """Seconds until it is this address's turn again; 0: now."""
        return self._pace.debt_s(now)

    def wait(self, now: float) -> int:
        return math.ceil(self._work.debt_s(now))

    def bound_unread(self, answer: Unread, most: int) -> bool:
        """Count an answer that is not read at once; whether the oldest had to make room."""
        self.unread[answer] = None
        sizes = {one: one.unread_bytes() for one in self.unread}
        self.unread = {one: None for one, size in sizes.items() if size}
        total, dropped = sum(sizes.values()), False
        for one in list(self.unread)[:-1]:
            if total <= most:
                break
            total -= sizes[one]
            del self.unread[one]
            one.drop()
            dropped = True
        return dropped

    async def turn(self, loop: asyncio.AbstractEventLoop) -> None:
        while pause := self.pause_s(loop.time()):
            await asyncio.sleep(max(pause, 0.001))
        self.pay(loop.time(), REQUEST_S)


class Visitors:
    def __init__(self, settings: Settings, *, most: int = MOST) -> None:
        self._settings = settings
        self._most = most
        self._known: OrderedDict[str, Visitor] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def find(self, address: str) -> Visitor:
        found = self._known.get(address)
        if found is None:
            found = self._known[address] = Visitor(self._settings)
            self._trim()
        self._known.move_to_end(address)
        return found

    def _trim(self) -> None:
        """Forget one that holds nothing; those that do are no more than there are connections."""
        for address in list(self._known)[:8] if len(self._known) > self._most else ():
            if not self._known[address].holds:
                del self._known[address]
                return
            self._known.move_to_end(address)


def too_much_work(wait_s: int) -> Refusal:
    sentence = "Too much work for this address: slow down."
    return Refusal("too-many", sentence, arguments={"seconds": wait_s})


# --- notices ------------------------------------------------------------------------------------

AGAIN_S = 60.0


class Notices:
    """A line in the log when a limit bites: the first time, then once a minute with how often."""

    def __init__(self, clock: Callable[[], float], *, again_s: float = AGAIN_S) -> None:
        self._clock = clock
        self._again_s = again_s
        self._next: dict[str, float] = {}
        self._times: dict[str, int] = {}
        self.total = 0
        """How often any limit has bitten."""

    def bites(self, limit: str) -> None:
        self.total += 1
        times = self._times[limit] = self._times.get(limit, 0) + 1
        now = self._clock()
        if now >= self._next.get(limit, now):
            self._next[limit] = now + self._again_s
            self._times[limit] = 0
            log.warning("limit.reached", limit=limit, times=times)
