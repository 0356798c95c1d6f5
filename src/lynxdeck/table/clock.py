"""Clocks of decisions. They follow from the times of the events: nothing more is stored."""

import copy
from collections.abc import Callable

from lynxdeck.table.setup import DAY_MS, Clock, DaysClock, LiveClock


def nothing_lost(since: int) -> int:  # noqa: ARG001
    """How much of the time since then does not count: none of it."""
    return 0


class Ticking:
    """The clock of one game: since when somebody is asked, and what is left in the banks."""

    __slots__ = ("_lost", "asked_at", "banks", "clock", "earliest", "limited")

    def __init__(
        self, clock: Clock, seats: int, at: int, lost: Callable[[int], int] = nothing_lost
    ) -> None:
        self.clock = clock
        self.limited = isinstance(clock, LiveClock | DaysClock)
        """Whether time can run out at all."""
        self.asked_at = at
        self.earliest = 0
        """Nobody's time is up before this: set when a table is taken up again."""
        bank = clock.bank * 1000 if isinstance(clock, LiveClock) else 0
        self.banks = [bank] * seats
        self._lost = lost
        """How much of the time since then nobody could use: no server was up."""

    def copy(self) -> "Ticking":
        """The same clock, to try things out."""
        other = copy.copy(self)
        other.banks = [*self.banks]
        return other

    def take_up(self, now: int, grace: int) -> None:
        """Go on after a pause: everybody has some time again, and nobody was asked in the future.

        A time to come was written when the date was wrong.
        """
        self.asked_at = min(self.asked_at, now)
        self.earliest = now + grace

    def deadline(self, seat: int) -> int | None:
        """When the time of the seat that is asked is up."""
        if isinstance(self.clock, LiveClock):
            time = self.clock.seconds * 1000 + self.banks[seat - 1]
        elif isinstance(self.clock, DaysClock):
            time = self.clock.days * DAY_MS
        else:
            return None
        return max(self.asked_at + time + self._lost(self.asked_at), self.earliest)

    def decided(self, seat: int, at: int, *, alone: bool) -> None:
        """A decision was made; what a person used beyond the free seconds is gone."""
        if alone and isinstance(self.clock, LiveClock):
            over = self._used(at) - self.clock.seconds * 1000
            self.banks[seat - 1] -= max(0, min(over, self.banks[seat - 1]))
        self.asked_at = at

    def _used(self, at: int) -> int:
        return at - self.asked_at - self._lost(self.asked_at) + self._lost(at)

    def ran_out(self, seat: int, at: int) -> None:
        """The time was up; whoever comes back at once has free time again, but an empty bank."""
        self.banks[seat - 1] = 0
        self.asked_at = at
