"""Tables from their logs, and what one player left in a log."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import versions
from lynxdeck.server.aside import aside
from lynxdeck.server.store import Row
from lynxdeck.table import events as ev
from lynxdeck.table.table import CLOSED, Table

UNPLAYABLE = "unplayable"

LONG_LOG = 300
"""Events that are applied on the loop at one go when a table is loaded."""

log = structlog.get_logger()


async def read(
    name: str, rows: Sequence[Row], lost: Callable[[int], int], *, alone: bool = True
) -> Table:
    """A table from its log, as `fold` makes it; a long one is read in a thread."""
    if len(rows) > LONG_LOG:
        return await aside(partial(fold, alone=alone), name, rows, lost)
    return fold(name, rows, lost, alone=alone)


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
    """A table from its log; raises whatever is wrong with it."""
    table = Table(name)
    _replay(table, rows)
    return table


def _replay(table: Table, rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows, start=1):
        if row.n != number:
            raise Refusal("does-not-replay", f"Event {number} is missing.")
        table.apply(ev.decode(row.payload), row.at)


def unwiped(rows: Sequence[Row]) -> list[Row]:
    """Rows that still hold what a player had wiped, without it: the wiping was cut short."""
    if not any(b"forgotten" in row.payload for row in rows):
        return []
    had = {row.n: row for row in rows}
    return [
        row
        for seat, since, until in _forgotten(rows)
        for row in without(seat, since, rows[: until - 1])
        if row != had[row.n]
    ]


def _forgotten(rows: Sequence[Row]) -> Iterator[tuple[int, int, int]]:
    """Who had something wiped: the seat, and the events of sitting down and of wiping."""
    since: dict[int, int] = {}
    for row in rows:
        event = _event(row)
        if isinstance(event, ev.Seated):
            since[event.seat] = row.n
        elif isinstance(event, ev.Forgotten):
            yield event.seat, since.get(event.seat, 1), row.n


def _event(row: Row) -> ev.Event | None:
    """What happened; None if that cannot be read any more."""
    try:
        return ev.decode(row.payload)
    except (msgspec.MsgspecError, ValueError):
        return None


def _sitting(seat: int, since: int, rows: Iterable[Row]) -> Iterator[tuple[Row, ev.Event]]:
    """What is logged of a seat from the event with which somebody sat down until they left it."""
    for row in rows:
        event = _event(row) if row.n >= since else None
        if event is not None and getattr(event, "seat", None) == seat:
            if isinstance(event, ev.Freed):
                return
            yield row, event


def without(seat: int, since: int, rows: Iterable[Row]) -> list[Row]:
    """The rows that hold the name or words of a player, without them."""
    clean = []
    for row, event in _sitting(seat, since, rows):
        if isinstance(event, ev.Seated | ev.Renamed):
            wiped: ev.Event = msgspec.structs.replace(event, name=f"Seat {seat}")
        elif isinstance(event, ev.Chatted):
            wiped = msgspec.structs.replace(event, text="…")
        else:
            continue
        clean.append(row._replace(payload=ev.encode(wiped)))
    return clean


def left_by(seat: int, since: int, rows: Iterable[Row]) -> tuple[list[str], list[str]]:
    """What a player said, and decided."""
    events = [event for _, event in _sitting(seat, since, rows)]
    chat = [event.text for event in events if isinstance(event, ev.Chatted)]
    moves = [event.token for event in events if isinstance(event, ev.Moved)]
    return chat, moves
