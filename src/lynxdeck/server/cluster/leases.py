"""Which process owns a table: while a process has its lease, and when it has none any more."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable, Mapping

import structlog

from lynxdeck.server.play.room import Room
from lynxdeck.server.store import EventStore, StoreError

TICK_S = 0.25
SILENT_S = 2.0
"""A store that is only slow answers some question sooner."""
AT_ONCE = 20
"""So many tables are taken up before the store is asked again which ones are left."""

log = structlog.get_logger()

_chance = random.Random()


class LeaseMonitor:
    """Notices when this process loses its lease, and when it is cut off from the store.

    It owns tables while it has its lease. If the store does not answer either, it
    is cut off: people who stay would wait in vain, and another process may be able to serve them.
    """

    def __init__(
        self,
        store: EventStore,
        *,
        on_lost: Callable[[], None],
        on_cut_off: Callable[[], None],
    ) -> None:
        self._store = store
        self._on_lost = on_lost
        """Called again and again while there is no lease."""
        self._on_cut_off = on_cut_off
        """Called once."""
        self._heard_at = 0.0
        self._silent = False
        self.cut_off = False

    def heard(self) -> None:
        self._heard_at = asyncio.get_running_loop().time()

    async def run(self) -> None:
        self.heard()
        while True:
            await asyncio.sleep(TICK_S)
            self._check()

    def _check(self) -> None:
        if self._store.leased:
            self._silent = self.cut_off = False
            return
        self._on_lost()
        silence = asyncio.get_running_loop().time() - self._heard_at
        before, self._silent = self._silent, silence > SILENT_S
        # Twice: a process that was asleep may just not have read the answer yet.
        if before and self._silent and not self.cut_off:
            self.cut_off = True
            log.warning("store.silent", seconds=round(silence, 1))
            self._on_cut_off()


class OrphanedTables:
    """Tables that no living process owns; all processes help to take them up."""

    def __init__(
        self,
        store: EventStore,
        rooms: Mapping[str, Room],
        *,
        adopt: Callable[[str], Awaitable[None]],
        claim: Callable[[Room], Awaitable[None]],
        heard: Callable[[], None],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._adopt = adopt
        """Takes up a table that is not in memory."""
        self._claim = claim
        """Takes up a table that is."""
        self._heard = heard
        """Called when the store has answered."""
        self._doubtful: set[str] = set()
        """Tables that may be ours in the store, and then no other process owns."""

    def doubt(self, table: str) -> None:
        """The store failed while a table was claimed or released: find out whose it is."""
        self._doubtful.add(table)

    async def take_up(self) -> None:
        await self._settle()
        try:
            names = await self._store.orphans()
            self._heard()
            _chance.shuffle(names)
            names.sort(key=lambda name: name not in self._rooms)
            for at in range(0, len(names), AT_ONCE):
                left = set(await self._store.orphans()) if at else names
                await self._take(name for name in names[at : at + AT_ONCE] if name in left)
        except StoreError as fault:
            log.warning("peers.failed", fault=str(fault))

    async def _settle(self) -> None:
        for name in list(self._doubtful):
            self._doubtful.discard(name)
            room = self._rooms.get(name)
            await (self._claim(room) if room else self._adopt(name))

    async def _take(self, names: Iterable[str]) -> None:
        for name in names:
            room = self._rooms.get(name)
            if room is None:
                await self._adopt(name)
            elif room.attended or not room.audience.elsewhere.crowd:
                await self._claim(room)
