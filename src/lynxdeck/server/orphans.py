"""Tables that nobody looks after: whoever is there takes them up, and all help."""

import random
from collections.abc import Awaitable, Callable, Iterable, Mapping

import structlog

from lynxdeck.server.room import Room
from lynxdeck.server.store import EventStore, StoreError

AT_ONCE = 20
"""So many are taken up before it is asked which ones others have left."""

log = structlog.get_logger()

_chance = random.Random()


class Orphans:
    """Finds them."""

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
        """Takes up one that is."""
        self._heard = heard
        """Called when the store has answered."""
        self._doubtful: set[str] = set()
        """Tables that are perhaps ours, as the store has it: then nobody else looks after them."""

    def doubt(self, table: str) -> None:
        """The store broke off while it was settled whose a table is: that is to be found out."""
        self._doubtful.add(table)

    async def take_up(self) -> None:
        """Those who have people there come first; the others in no order."""
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
            log.warning("bridge.failed", fault=str(fault))

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
            elif room.attended or not room.elsewhere.crowd:
                await self._claim(room)
