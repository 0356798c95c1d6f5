"""Whether this process can do anything for the tables that it shares with others.

It looks after tables while it has its lease. When besides the store has not answered for a while,
it is cut off: people who stay here would wait in vain, and others may well be able to serve them.
"""

import asyncio
from collections.abc import Callable

import structlog

from lynxdeck.server.store import EventStore

TICK_S = 0.25
SILENT_S = 2.0
"""A store that is only slow answers somebody sooner."""

log = structlog.get_logger()


class Standing:
    """Minds the lease, and what is heard of the store."""

    def __init__(
        self,
        store: EventStore,
        *,
        stand_back: Callable[[], None],
        send_away: Callable[[], None],
    ) -> None:
        self._store = store
        self._stand_back = stand_back
        """Called while there is no lease."""
        self._send_away = send_away
        """Called once when we are cut off."""
        self._heard_at = 0.0
        self._silent = False
        self.cut_off = False

    def heard(self) -> None:
        """The store has answered."""
        self._heard_at = asyncio.get_running_loop().time()

    async def mind(self) -> None:
        """Look again and again."""
        self.heard()
        while True:
            await asyncio.sleep(TICK_S)
            self._look()

    def _look(self) -> None:
        if self._store.leased:
            self._silent = self.cut_off = False
            return
        self._stand_back()
        silence = asyncio.get_running_loop().time() - self._heard_at
        before, self._silent = self._silent, silence > SILENT_S
        # Twice: who was asleep may just not have been heard yet.
        if before and self._silent and not self.cut_off:
            self.cut_off = True
            log.warning("store.silent", seconds=round(silence, 1))
            self._send_away()
