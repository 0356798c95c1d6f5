"""Tables out of the store, replayed from their logs; and what one player left in a log."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server.clock import Calendar
from lynxdeck.server.offload import Offload, offload
from lynxdeck.server.play import listing, versions
from lynxdeck.server.play.services import Counts
from lynxdeck.server.play.versions import Foreign
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
from lynxdeck.table import events as ev
from lynxdeck.table.table import CLOSED, Table

T = TypeVar("T")

GRACE_MS = 20_000
"""After a restart everybody has at least so much time again."""
UNPLAYABLE = "unplayable"
"""The notice of a table that no longer replays."""
LONG_LOG = 300
"""Events that are applied on the loop at one go; a longer log is replayed in a thread."""

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
        if left := await offload_if_long(offload, found.rows, unwiped):
            await store.rewrite(left)
        if found.owner != GUEST:
            self._look_after(table, found)
        return table, found

    async def _read(self, name: str, rows: Sequence[Row]) -> Table:
        alone = not self._store.shared or name in self._store.damage
        try:
            table = await read(name, rows, self._calendar.lost, alone=alone)
        except Refusal:
            self.foreign.meet(name)
            raise
        self.foreign.forget(name)
        if table.notice == UNPLAYABLE:
            self._counts.unplayable += 1
            if not table.seats:
                raise Refusal("unplayable", "This table can’t be read.")
        return table

    async def _owner(self, name: str) -> Owner:
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


async def read(
    name: str, rows: Sequence[Row], lost: Callable[[int], int], *, alone: bool = True
) -> Table:
    return await offload_if_long(offload, rows, lambda rows: fold(name, rows, lost, alone=alone))


async def offload_if_long(
    offload: Offload, rows: Sequence[Row], work: Callable[[Sequence[Row]], T]
) -> T:
    return await offload(work, rows) if len(rows) > LONG_LOG else work(rows)


def fold(
    name: str, rows: Sequence[Row], lost: Callable[[int], int], *, alone: bool = True
) -> Table:
    """A table from its log; one that no longer replays is closed, its log kept.

    One that another version has written is refused, unless we are alone: then nobody can play it.
    What was `lost` since some time counts for no clock: no server was up.
    """
    table = Table(name, lost=lost)
    try:
        _replay(table, rows)
    except Exception as fault:  # whatever it is, nobody else's table is touched
        if not alone and versions.is_foreign(fault):
            log.info("table.left", table=name, n=table.n, fault=str(fault))
            raise versions.elsewhere() from fault
        log.error("table.unplayable", table=name, n=table.n, fault=repr(fault))
        if table.seats:
            table.n = rows[-1].n
        table.status = CLOSED
        table.notice = UNPLAYABLE
    return table


def replay(name: str, rows: Sequence[Row]) -> Table:
    table = Table(name)
    _replay(table, rows)
    return table


def _replay(table: Table, rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows, start=1):
        if row.n != number:
            raise Refusal("does-not-replay", f"Event {number} is missing.")
        table.apply(ev.decode(row.payload), row.at)


def unwiped(rows: Sequence[Row]) -> list[Row]:
    """Rows that still hold what a player had wiped, without it: the wiping was cut short.

    One pass: of each seat the rows with words are at hand, from sitting down on.
    """
    if not any(b"forgotten" in row.payload for row in rows):
        return []
    words: dict[int, list[tuple[Row, ev.Event]]] = {}
    clean: list[Row] = []
    for row in rows:
        event = _event(row)
        if isinstance(event, ev.Seated):
            words[event.seat] = [(row, event)]
        elif isinstance(event, ev.Renamed | ev.Chatted):
            words.setdefault(event.seat, []).append((row, event))
        elif isinstance(event, ev.Freed):
            words.pop(event.seat, None)
        elif isinstance(event, ev.Forgotten):
            had = words.pop(event.seat, [])
            clean += [wiped for row, event in had if (wiped := _wiped(row, event)) != row]
    return clean


def _event(row: Row) -> ev.Event | None:
    try:
        return ev.decode(row.payload)
    except (msgspec.MsgspecError, ValueError):
        return None


def _sitting(seat: int, since: int, rows: Iterable[Row]) -> Iterator[tuple[Row, ev.Event]]:
    """What is logged of a seat from the event of sitting down until the seat was left."""
    for row in rows:
        event = _event(row) if row.n >= since else None
        if event is not None and getattr(event, "seat", None) == seat:
            if isinstance(event, ev.Freed):
                return
            yield row, event


def without(seat: int, since: int, rows: Iterable[Row]) -> list[Row]:
    """The rows that hold the name or words of a player, without them."""
    words = (ev.Seated, ev.Renamed, ev.Chatted)
    mine = _sitting(seat, since, rows)
    held = [(row, _wiped(row, event)) for row, event in mine if isinstance(event, words)]
    return [wiped for row, wiped in held if wiped != row]


def _wiped(row: Row, event: ev.Event) -> Row:
    if isinstance(event, ev.Chatted):
        wiped: ev.Event = msgspec.structs.replace(event, text="…")
    else:
        assert isinstance(event, ev.Seated | ev.Renamed)
        wiped = msgspec.structs.replace(event, name=f"Seat {event.seat}")
    return row._replace(payload=ev.encode(wiped))


def left_by(seat: int, since: int, rows: Iterable[Row]) -> tuple[list[str], list[str]]:
    events = [event for _, event in _sitting(seat, since, rows)]
    chat = [event.text for event in events if isinstance(event, ev.Chatted)]
    moves = [event.token for event in events if isinstance(event, ev.Moved)]
    return chat, moves
