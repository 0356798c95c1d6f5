"""A line in the log when a limit bites: the first time, and then once a minute with how often."""

from collections.abc import Callable

import structlog

AGAIN_S = 60.0

log = structlog.get_logger()


class Notices:
    """What limits have done lately; never to whom."""

    def __init__(self, clock: Callable[[], float], *, again_s: float = AGAIN_S) -> None:
        self._clock = clock
        self._again_s = again_s
        self._next: dict[str, float] = {}
        self._times: dict[str, int] = {}
        self.total = 0
        """How often any limit has bitten."""

    def bites(self, limit: str) -> None:
        """A limit was reached; limits are few, and so are the lines."""
        self.total += 1
        times = self._times[limit] = self._times.get(limit, 0) + 1
        now = self._clock()
        if now >= self._next.get(limit, now):
            self._next[limit] = now + self._again_s
            self._times[limit] = 0
            log.warning("limit.reached", limit=limit, times=times)
