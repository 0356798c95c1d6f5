"""Limits of rate: token buckets, for a socket or for an address.

What an address may have in all, it may have wherever it lands: of the servers that share a store,
each gives it its part. So no server need hear from another who was where.
"""

import math
from collections import OrderedDict
from collections.abc import Callable

MOST_OWED = 1.0
"""Who owes a burst, or this much, owes no more: it is over soon after they stop."""


class Bucket:
    """So much a second, and a burst; of messages, requests, or seconds of work."""

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
        """Seconds until nothing is owed any more."""
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
        """Whole seconds until there is one again."""
        return math.ceil(max(0.0, self._price(price) - self._left) / self._rate)


def alone() -> int:
    """No other server has the same tables."""
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
