"""How a table is listed in the store: written with the events that change it, read by the lobby."""

from collections.abc import Sequence

import msgspec

from lynxdeck.server.store import Listing, TableRow
from lynxdeck.table import events as ev
from lynxdeck.table.seat import FREE, PERSON
from lynxdeck.table.summary import Summary, changes, summarise
from lynxdeck.table.table import BETWEEN, PLAYING, WAITING, Table

UNDER_WAY = (PLAYING, BETWEEN)

_encode = msgspec.json.Encoder().encode
_DECODER = msgspec.json.Decoder(Summary)


def listing(table: Table) -> Listing:
    """What the store is to say of a table, as it is now."""
    return Listing(table.status, _encode(summarise(table)))


def foreseen(table: Table, events: Sequence[ev.Event], at: int) -> Listing | None:
    """The same once these events have happened, tried on a copy; None if nothing of it changes."""
    if not any(map(changes, events)):
        return None
    after = table.copy()
    for event in events:
        after.apply(event, at)
    return listing(after)


def summary(row: TableRow) -> Summary | None:
    """What the store says of a table; None if an older version wrote it, or none at all."""
    try:
        return _DECODER.decode(row.summary)
    except msgspec.MsgspecError:
        return None


def is_lonely(about: Summary) -> bool:
    """Whether a table has never been played at, and nobody but its maker waits there."""
    persons = sum(seat.kind == PERSON for seat in about.seats)
    return about.status == WAITING and not about.games and persons < 2


def is_open(about: Summary) -> bool:
    """Whether strangers may sit down, or look on at a game."""
    free = any(seat.kind == FREE for seat in about.seats)
    return free or (about.status in UNDER_WAY and about.spectators)
