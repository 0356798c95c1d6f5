"""Limits of rate: token buckets, for a socket or for an address."""

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


class Addresses:
    """A bucket for each address; the ones not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, *, on: bool = True, most: int = 10_000) -> None:
        self._rate, self._burst, self._on, self._most = rate, burst, on, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether this address may have one more."""
        if not self._on:
            return True
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)
