"""Whether the host is there: connected, or has done something not long ago."""

from collections.abc import Callable

from lynxdeck.server.keyring import Rights
from lynxdeck.table.setup import DAY_MS, Clock, DaysClock
from lynxdeck.table.table import Table

GONE_MS = 120_000
"""How long a host may be away from a table at which people wait for each other."""


def patience_ms(clock: Clock) -> int:
    """How long it takes until a host counts as away: in turn-based play as long as a decision."""
    return clock.days * DAY_MS if isinstance(clock, DaysClock) else GONE_MS


class HostPresence:
    """When the host was last seen: a socket, any request with the host's key or from their seat."""

    __slots__ = ("_now", "_patience", "_table", "seen", "sittings")

    def __init__(self, table: Table, now: Callable[[], int], *, anew: bool) -> None:
        self._table = table
        self._now = now
        self._patience = patience_ms(table.setup.clock)
        # Whoever did the last thing may have been the host; and after a restart there is time to
        # come back, unless others have had the table meanwhile: they tell.
        back = now() - self._patience + GONE_MS if anew else 0
        self.seen = max(self._touched(), back)
        self.sittings: frozenset[int] = frozenset()
        """Those whose keys were shown together with the host's."""

    def _touched(self) -> int:
        """When something last happened, not counting time in which no server was up."""
        return min(self._table.touched + self._table.lost(self._table.touched), self._now())

    def see(self) -> None:
        """The host is here now."""
        self.seen = self._now()

    def hear(self, seen: int, sittings: frozenset[int]) -> None:
        """Other processes have seen the host, too."""
        self.seen = max(self.seen, min(seen, self._now()))
        self.sittings |= sittings

    def greet(self, who: Rights) -> bool:
        """Somebody shows keys; whether it is the host."""
        if who.host:
            now = {seat.sitting for seat in self._table.seats}
            shown = {self._table.seats[number - 1].sitting for number in who.seats}
            self.sittings = self.sittings & now | shown
        host = who.host or any(map(self.sits, who.seats))
        if host:
            self.see()
        return host

    def sits(self, number: int) -> bool:
        """Whether it is the host's own seat, as far as is known."""
        seat = self._table.seats[number - 1]
        return seat.host or (seat.sitting != 0 and seat.sitting in self.sittings)

    def forget(self) -> None:
        """There is another host now, who has just been seen."""
        self.sittings = frozenset()
        self.see()

    @property
    def left_ms(self) -> int:
        """How long it takes until the host counts as away; 0: that is so now."""
        return max(0, self.seen + self._patience - self._now())
