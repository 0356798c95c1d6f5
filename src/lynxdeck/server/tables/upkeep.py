"""What a server does every minute: say that it is up, and delete what is old."""

import asyncio
from collections.abc import Callable

import structlog

from lynxdeck.server.clock import DAY_MS, Calendar
from lynxdeck.server.play import listing
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import FINISHED, EventStore, Spare, StoreError, TableRow, Uptime
from lynxdeck.server.store.results import ResultStore
from lynxdeck.table.setup import DaysClock
from lynxdeck.table.table import WAITING

SWEEP_S = 60
WATCH_S = 1.0
"""How often is looked whether the store can be written to, and what of it is damaged."""
HOUR_MS = 60 * 60 * 1000
OLD = (*FINISHED, WAITING)
"""What may be deleted when it is old: nobody is in the middle of a game."""
ROUND_MS = 10 * 60 * 1000
"""How often tables that wait are looked at: some are looked at again and again, and stay."""

log = structlog.get_logger()


class Expiry:
    """Deletes tables that nobody comes back to, and no others.

    Only time in which a server was up makes a table old, so that no jump of the clock can.
    """

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
        """Whether anybody looks on at a table; called in another thread."""
        self._looked: int | None = None

    async def delete_old(self) -> list[str]:
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
        about = listing.summary(row)
        if about is None or not listing.is_lonely(about) or self._attended(row.table):
            return True
        clock = about.setup.clock
        turn = clock.days * DAY_MS if isinstance(clock, DaysClock) else 0
        return self._calendar.age(row.updated) < turn


class Upkeep:
    def __init__(
        self,
        store: EventStore,
        calendar: Calendar,
        expiry: Expiry,
        results: ResultStore,
        settings: Settings,
    ) -> None:
        self._store = store
        self._calendar = calendar
        self._expiry = expiry
        self._results = results
        self._settings = settings

    async def begin(self) -> None:
        self._calendar.take_up(await self._uptimes(), await self._store.date())
        await self.remember()

    async def go_on(self, sweep: Callable[[], None], deleted: Callable[[str], None]) -> None:
        """Every minute; `deleted` hears of tables that are gone."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self._calendar.watch()
            await self.remember()
            sweep()
            try:
                for name in await self._expiry.delete_old():
                    deleted(name)
                if days := self._settings.retention_days:
                    await self._results.forget_before(self._calendar.now() - days * DAY_MS)
            except StoreError as fault:
                log.warning("sweep.failed", fault=str(fault))

    async def watch_store(self) -> None:
        reason: str | None = None
        logged: set[str] = set()
        while True:
            if self._store.reason != reason:
                reason = self._store.reason
                if reason:
                    log.error("store.unwritable", fault=reason)
                else:
                    log.warning("store.writable")
            for table, fault in self._store.damage.items():
                if table not in logged:
                    logged.add(table)
                    log.error("store.damaged", table=table or "the store itself", fault=fault)
            await asyncio.sleep(WATCH_S)

    async def remember(self) -> None:
        """Let the store know that the server is up, and drop keys that are late."""
        try:
            await self._store.remember(self._calendar.uptime())
            await self._store.drop_late_keys(self._calendar.now())
        except StoreError as fault:
            log.warning("uptime.failed", fault=str(fault))

    async def _uptimes(self) -> list[Uptime]:
        try:
            return await self._store.uptimes()
        except StoreError as fault:
            log.warning("uptime.failed", fault=str(fault))
            return []
