"""Clocks of decisions. They follow from the times of the events: nothing more is stored."""

from lynxdeck.table.setup import DAY_MS, Clock, DaysClock, LiveClock


class Ticking:
    """The clock of one game: since when somebody is asked, and what is left in the banks."""

    def __init__(self, clock: Clock, seats: int, at: int) -> None:
        self.clock = clock
        self.limited = isinstance(clock, LiveClock | DaysClock)
        """Whether time can run out at all."""
        self.asked_at = at
        self.earliest = 0
        """Nobody's time is up before this: set when a table is taken up again."""
        bank = clock.bank * 1000 if isinstance(clock, LiveClock) else 0
        self.banks = [bank] * seats

    def deadline(self, seat: int) -> int | None:
        """When the time of the seat that is asked is up."""
        if isinstance(self.clock, LiveClock):
            due = self.asked_at + self.clock.seconds * 1000 + self.banks[seat - 1]
            return max(due, self.earliest)
        if isinstance(self.clock, DaysClock):
            return max(self.asked_at + self.clock.days * DAY_MS, self.earliest)
        return None

    def decided(self, seat: int, at: int, *, alone: bool) -> None:
        """A decision was made; what a person used beyond the free seconds is gone."""
        if alone and isinstance(self.clock, LiveClock):
            over = at - self.asked_at - self.clock.seconds * 1000
            self.banks[seat - 1] -= max(0, min(over, self.banks[seat - 1]))
        self.asked_at = at

    def ran_out(self, seat: int, at: int) -> None:
        """The time was up; whoever comes back at once has free time again, but an empty bank."""
        self.banks[seat - 1] = 0
        self.asked_at = at
