"""Limits of rate: token buckets, for a socket or for an address."""

import math
from collections import OrderedDict


class Bucket:
    """So many a second, and a burst."""

    __slots__ = ("_burst", "_left", "_on", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, *, on: bool = True) -> None:
        self._rate, self._burst, self._on = rate, burst, on
        self._left = burst
        self._seen: float | None = None

    def take(self, now: float) -> bool:
        """Whether one more is allowed at this time (in seconds)."""
        if not self._on:
            return True
        if self._seen is not None:
            self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until there is one again."""
        return math.ceil(max(0.0, 1 - self._left) / self._rate)


class Addresses:
    """A bucket for each address; the ones not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, *, on: bool = True, most: int = 10_000) -> None:
        self._rate, self._burst, self._on, self._most = rate, burst, on, most
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
        return 0 if bucket.take(now) else max(1, bucket.wait)
