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
        for number, row in enumerate(rows, start=1):
            if row.n != number:
                raise Refusal("does-not-replay", f"Event {number} is missing.")
            table.apply(ev.decode(row.payload), row.at)
    except Exception as fault:  # whatever it is, nobody else's table is touched
        log.error("table.unplayable", table=name, n=table.n, fault=repr(fault))
        if table.seats:
            table.n = rows[-1].n
        table.status = CLOSED
        table.notice = UNPLAYABLE
    return table


def without(seat: int, rows: Iterable[Row]) -> list[Row]:
    """The rows that hold a player's name or words, without them."""
    clean = []
    for row in rows:
        event = ev.decode(row.payload)
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
    events = [ev.decode(row.payload) for row in rows]
    chat = [event.text for event in events if isinstance(event, ev.Chatted) and event.seat == seat]
    moves = [event.token for event in events if isinstance(event, ev.Moved) and event.seat == seat]
    return chat, moves
