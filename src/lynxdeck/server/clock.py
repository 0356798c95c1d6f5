"""What time it is: the machine's clocks, and the one line without jumps that a server goes by.

What runs (turns, limits, links, sweeps) is measured by a clock that only goes forward. The clock on
the wall can be put right or wrong at any moment: it is read at the start, to know the date.
"""

import time
from collections.abc import Sequence
from itertools import pairwise

import structlog

from lynxdeck.server.store import Uptime

DAY_MS = 86_400_000
BACK_MS = DAY_MS
"""A date that is back by less goes on from where it was; by more, it was wrong before."""
OFF_MS = 5_000
"""How far the clock on the wall may be from ours before that is worth a line in the log."""
_COUNTS_SLEEP = getattr(time, "CLOCK_BOOTTIME", None)
"""Where a machine that slept can say for how long: otherwise the date would lag behind."""

log = structlog.get_logger()


class Clock:
    """The machine's clocks; tests bring one that is turned by hand."""

    def monotonic(self) -> float:
        if _COUNTS_SLEEP is None:
            return time.monotonic()
        return time.clock_gettime(_COUNTS_SLEEP)

    def wall(self) -> int:
        """The date, in milliseconds since the epoch, as the machine believes just now."""
        return time.time_ns() // 1_000_000


class Calendar:
    """What time it is, how long ago something was, and how much of that a server was up.

    Times that are stored are milliseconds since the epoch. The date is read once, when the server
    starts; where several share a store it is the store's, so that all have the same. From then on
    it goes by the clock that only goes forward. The store remembers when servers were up, and only
    that counts: while none was, nobody could play, nothing grew old, and the clock on the wall may
    have been put anywhere.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self._up: list[Uptime] = []
        """When servers were up before, in order, apart from each other."""
        self._gaps: list[tuple[int, int]] = []
        """When none was, from and until."""
        self._off_ms = 0
        """How far from ours the clock on the wall was when it was last told."""
        self._set(self.clock.wall())

    def _set(self, began: int) -> None:
        self._began, self._ticks = began, self.clock.monotonic()

    def take_up(self, before: Sequence[Uptime], date: int | None = None) -> None:
        """Begin after what the store remembers; by its date if several go by that."""
        wall = self.clock.wall() if date is None else date
        self._off_ms = self.clock.wall() - wall
        latest = max((up.seen for up in before), default=wall)
        likely = [up.seen for up in before if up.began <= wall + BACK_MS]
        newest = max(likely, default=wall)
        back = newest - BACK_MS <= wall < newest
        if wall < latest:
            log.warning("clock.back", by_s=(latest - wall) // 1000, goes_on=back)
        self._set(newest if back else wall)
        self._up = _apart([up for up in before if up.began <= self._began], self._began)
        ends = pairwise([*self._up, self.uptime()])
        self._gaps = [(one.seen, other.began) for one, other in ends]

    def now(self) -> int:
        """The time, in milliseconds since the epoch; it never goes back while the server runs."""
        return self._began + round((self.clock.monotonic() - self._ticks) * 1000)

    def uptime(self) -> Uptime:
        return Uptime(self._began, self.now())

    def lost(self, since: int) -> int:
        """How many milliseconds after that time no server was up."""
        if since >= self._began:
            return 0
        return sum(end - max(begin, since) for begin, end in self._gaps if since < end)

    def age(self, then: int) -> int:
        """For how many milliseconds since that time a server was up; of times to come, none."""
        return max(0, self.now() - then - self.lost(then))

    def ago(self, ms: int) -> int:
        begin = self.now()
        for up in reversed([*self._up, self.uptime()]):
            begin = up.seen - ms
            if begin >= up.began:
                break
            ms -= up.seen - up.began
        return begin

    def watch(self) -> None:
        """Say once when the clock on the wall was put elsewhere; nothing here follows it."""
        off = self.clock.wall() - self.now()
        if abs(off - self._off_ms) > OFF_MS:
            self._off_ms = off
            hint = "turns and tables are not touched; dates follow at the next start"
            log.warning("clock.jumped", off_s=round(off / 1000), hint=hint)


def _apart(spans: Sequence[Uptime], end: int) -> list[Uptime]:
    found: list[Uptime] = []
    for began, seen in sorted(spans):
        up = Uptime(began, min(seen, end))
        if found and began <= found[-1].seen:
            up = Uptime(found[-1].began, max(found.pop().seen, up.seen))
        found.append(up)
    return found
