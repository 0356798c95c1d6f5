"""A table out of the store: read, and ours if nobody else's, or left to those who can read it."""

from collections.abc import Sequence

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server import folding, listing
from lynxdeck.server.calendar import Calendar
from lynxdeck.server.services import Counts
from lynxdeck.server.store import (
    GUEST,
    EventStore,
    Held,
    Owner,
    Page,
    Row,
    Taken,
    UnknownTable,
)
from lynxdeck.server.versions import Foreign
from lynxdeck.table.table import Table

GRACE_MS = 20_000
"""After a restart everybody has at least so much time again."""

log = structlog.get_logger()


class Loader:
    """Takes tables up, as their owner or as a guest."""

    def __init__(self, store: EventStore, calendar: Calendar, counts: Counts) -> None:
        self._store = store
        self._calendar = calendar
        self._counts = counts
        self.foreign = Foreign()
        """Tables that other versions play."""

    async def load(self, name: str) -> tuple[Table, Taken]:
        """A table as it is stored, and what hangs on it.

        Where others may have it, it is read before anything else: who cannot must not take it up.
        """
        self.foreign.check(name)
        store, shared = self._store, self._store.shared
        found = await (store.visit(name) if shared else store.take(name))
        if found is None or not found.rows:
            raise refuse("not-found:table")
        table = await self._read(name, found.rows)
        if shared:
            found = found._replace(owner=await self._owner(name))
        if left := folding.unwiped(found.rows):
            await store.rewrite(left)
        if found.owner != GUEST:
            self._look_after(table, found)
        return table, found

    async def _read(self, name: str, rows: Sequence[Row]) -> Table:
        """A table from its log; what others may know better how to read is left to them."""
        alone = not self._store.shared or name in self._store.damage
        try:
            table = await folding.read(name, rows, self._calendar.lost, alone=alone)
        except Refusal:
            self.foreign.meet(name)
            raise
        self.foreign.forget(name)
        if table.notice == folding.UNPLAYABLE:
            self._counts.unplayable += 1
            if not table.seats:
                raise Refusal("unplayable", "This table can’t be read.")
        return table

    async def _owner(self, name: str) -> Owner:
        """What shows that a table is ours; it is unless another process has it."""
        try:
            return await self._store.claim(name)
        except Held:
            return GUEST
        except UnknownTable as gone:
            raise refuse("not-found:table") from gone

    def _look_after(self, table: Table, found: Taken) -> None:
        if table.ticking:
            table.ticking.take_up(self._calendar.now(), GRACE_MS)
        listed = listing.listing(table)
        # Another version wrote it, or the log does not replay.
        if listed != found.entry.listing:
            page = Page(table.name, table.n, found.owner, [], listed)
            self._store.append(page, lambda fault: _listed(table.name, fault))


def _listed(name: str, fault: BaseException | None) -> None:
    if fault is not None:
        log.warning("listing.failed", table=name, fault=str(fault))
