"""Tables from their logs, and what one player left in a log."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.store import Row
from lynxdeck.table import events as ev
from lynxdeck.table.table import CLOSED, Table

UNPLAYABLE = "unplayable"

log = structlog.get_logger()


def fold(name: str, rows: Sequence[Row], lost: Callable[[int], int]) -> Table:
    """A table from its log; one that no longer replays is closed, its log kept.

    What was `lost` since some time counts for no clock: no server was up.
    """
    table = Table(name, lost=lost)
    try:
        _replay(table, rows)
    except Exception as fault:  # whatever it is, nobody else's table is touched
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
    before: dict[int, int] = {}
    for row in rows:
        event = _event(row) if b"forgotten" in row.payload else None
        if isinstance(event, ev.Forgotten):
            before[event.seat] = row.n
    had = {row.n: row for row in rows}
    return [
        row
        for seat, n in before.items()
        for row in without(seat, rows[: n - 1])
        if row != had[row.n]
    ]


def _event(row: Row) -> ev.Event | None:
    """What happened; None if that cannot be read any more."""
    try:
        return ev.decode(row.payload)
    except (msgspec.MsgspecError, ValueError):
        return None


def without(seat: int, rows: Iterable[Row]) -> list[Row]:
    """The rows that hold a player's name or words, without them."""
    clean = []
    for row in rows:
        event = _event(row)
        if isinstance(event, ev.Seated | ev.Renamed) and event.seat == seat:
            event = msgspec.structs.replace(event, name=f"Seat {seat}")
        elif isinstance(event, ev.Chatted) and event.seat == seat:
            event = msgspec.structs.replace(event, text="…")
        else:
            continue
        clean.append(row._replace(payload=ev.encode(event)))
    return clean


def left_by(seat: int, rows: Iterable[Row]) -> tuple[list[str], list[str]]:
    """What a player said, and decided."""
    events = [_event(row) for row in rows]
    chat = [event.text for event in events if isinstance(event, ev.Chatted) and event.seat == seat]
    moves = [event.token for event in events if isinstance(event, ev.Moved) and event.seat == seat]
    return chat, moves
