"""Which tables are deleted when: those that nobody comes back to, and nobody else's.

Only time in which a server was up makes a table old, so that no jump of the clock can.
"""

from collections.abc import Callable

from lynxdeck.server import listing
from lynxdeck.server.calendar import DAY_MS, Calendar
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import FINISHED, EventStore, TableRow
from lynxdeck.server.store.contract import Spare
from lynxdeck.table.setup import DaysClock
from lynxdeck.table.table import WAITING

HOUR_MS = 60 * 60 * 1000
OLD = (*FINISHED, WAITING)
"""What may be deleted when it is old: nobody is in the middle of a game."""
ROUND_MS = 10 * 60 * 1000
"""How often tables that wait are looked at: some are looked at again and again, and stay."""


class Expiry:
    """Deletes what is too old."""

    def __init__(
        self,
        store: EventStore,
        calendar: Calendar,
        settings: Settings,
        attended: Callable[[str], bool],
    ) -> None:
        self._store = store
        self._calendar = calendar
        self._days_ms = settings.retention_days * DAY_MS
        self._hours_ms = settings.waiting_hours * HOUR_MS
        self._attended = attended
        """Whether anybody looks on at a table; asked beside the loop."""
        self._looked: int | None = None

    async def delete_old(self) -> list[str]:
        """Delete tables that are too old; their names."""
        gone = []
        if self._days_ms:
            before = self._calendar.ago(self._days_ms)
            gone += await self._store.forget(before, status=OLD)
        if self._hours_ms and self._due():
            before = self._calendar.ago(self._hours_ms)
            spare = await self._attended_elsewhere(before) if self._store.shared else self._awaited
            gone += await self._store.forget(before, status=[WAITING], spare=spare)
        return gone

    async def _attended_elsewhere(self, before: int) -> Spare:
        """Spares what other processes have people at, too: a first look says which to ask about."""
        lonely: list[str] = []

        def look(row: TableRow) -> bool:
            if not self._awaited(row):
                lonely.append(row.table)
            return True

        await self._store.forget(before, status=[WAITING], spare=look)
        told = {one.table for one in await self._store.attendances(lonely)}
        gone = {table for table in lonely if table not in told}
        return lambda row: row.table not in gone or self._awaited(row)

    def _due(self) -> bool:
        now = self._calendar.now()
        if self._looked is not None and now - self._looked < ROUND_MS:
            return False
        self._looked = now
        return True

    def _awaited(self, row: TableRow) -> bool:
        """Whether somebody may still come to a table that waits, or is there."""
        about = listing.summary(row)
        if about is None or not listing.is_lonely(about) or self._attended(row.table):
            return True
        clock = about.clock
        turn = clock.days * DAY_MS if isinstance(clock, DaysClock) else 0
        return self._calendar.age(row.updated) < turn
