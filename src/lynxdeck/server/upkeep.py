"""What a server does every minute: say that it is up, and delete what is old."""

import asyncio
from collections.abc import Callable

import structlog

from lynxdeck.server.calendar import Calendar
from lynxdeck.server.expiry import Expiry
from lynxdeck.server.results import Results
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore, StoreError, Uptime
from lynxdeck.table.setup import DAY_MS

SWEEP_S = 60

log = structlog.get_logger()


class Upkeep:
    """Keeps a store, and the memory of when it was served, in order."""

    def __init__(
        self,
        store: EventStore,
        calendar: Calendar,
        expiry: Expiry,
        results: Results,
        settings: Settings,
    ) -> None:
        self._store = store
        self._calendar = calendar
        self._expiry = expiry
        self._results = results
        self._settings = settings

    async def begin(self) -> None:
        """Learn when servers were up, and say that one is up now."""
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

    async def remember(self) -> None:
        """Let the store know that the server is up, and drop keys that are late."""
        try:
            await self._store.remember(self._calendar.uptime())
            await self._store.drop_late_keys(self._calendar.now())
        except StoreError as fault:
            log.warning("uptime.failed", fault=str(fault))

    async def _uptimes(self) -> list[Uptime]:
        """When servers were up; nothing if that cannot be read any more."""
        try:
            return await self._store.uptimes()
        except StoreError as fault:
            log.warning("uptime.failed", fault=str(fault))
            return []
