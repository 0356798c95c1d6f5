"""How a table is listed in the store, and which public tables strangers are shown.

What is listed is written with the events that change it, and read by the lobby. Nobody fills that
alone: where a table was made from is kept in memory and nowhere else. Of tables from before a
restart it is not known: they take the room that the others leave.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from lynxdeck.server import protocol as wire
from lynxdeck.server.limits import alone, part
from lynxdeck.server.play import messages
from lynxdeck.server.play.presence import ABSENT
from lynxdeck.server.protocol import TableInfo
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Listing, TableRow
from lynxdeck.table import events as ev
from lynxdeck.table.table import BETWEEN, FREE, PERSON, PLAYING, WAITING, Table

UNDER_WAY = (PLAYING, BETWEEN)
QUIET = (ev.Moved, ev.Chatted, ev.Revoked)
"""Events that change nothing of what is listed."""

_encode = msgspec.json.Encoder().encode
_DECODER = msgspec.json.Decoder(wire.TableInfo)


def listing(table: Table) -> Listing:
    return Listing(table.status, _encode(messages.info(table, ABSENT)))


def foreseen(table: Table, events: Sequence[ev.Event], at: int) -> Listing | None:
    """The same once these events have happened, tried on a copy; None if nothing of it changes."""
    if all(isinstance(event, QUIET) for event in events):
        return None
    after = table.copy()
    for event in events:
        after.apply(event, at)
    return listing(after)


def summary(row: TableRow) -> wire.TableInfo | None:
    """What the store says of a table; None if an older version wrote it, or none at all."""
    try:
        return _DECODER.decode(row.summary)
    except msgspec.MsgspecError:
        return None


def is_lonely(about: wire.TableInfo) -> bool:
    """Whether a table has never been played at, and nobody but its maker waits there."""
    persons = sum(seat.kind == PERSON for seat in about.seats)
    return about.status == WAITING and not about.game_number and persons < 2


def is_open(about: wire.TableInfo) -> bool:
    """Whether strangers may sit down, or look on at a game."""
    free = any(seat.kind == FREE for seat in about.seats)
    return free or (about.status in UNDER_WAY and about.setup.spectators)


LOOKED_AT = 2_000
"""So many tables are looked at for one answer."""
REMEMBERED = 100_000
"""So many tables' makers; the earliest are forgotten first."""


class ListedTable(NamedTuple):
    table: str
    about: TableInfo | None
    """None if an older version has listed it: then the table itself has to be asked."""


class LobbyFilter:
    def __init__(self, settings: Settings, servers: Callable[[], int] = alone) -> None:
        self._size = settings.lobby_size
        self._each = settings.lobby_per_address if settings.limited else self._size
        self._servers = servers
        self._makers: OrderedDict[str, str] = OrderedDict()
        """The addresses that public tables were made from."""

    def made(self, table: str, address: str) -> None:
        self._makers[table] = address
        if len(self._makers) > REMEMBERED:
            self._makers.popitem(last=False)

    def forget(self, table: str) -> None:
        self._makers.pop(table, None)

    def choose(self, rows: Iterable[TableRow]) -> list[ListedTable]:
        """The first of these, but of each address only so many; called in a thread."""
        known: list[ListedTable] = []
        unknown: list[ListedTable] = []
        shown: Counter[str] = Counter()
        each = part(self._each, self._servers())
        for row in rows:
            maker = self._makers.get(row.table)
            full = len(unknown) >= self._size if maker is None else shown[maker] >= each
            if full or not (found := _open(row)):
                continue
            if maker is None:
                unknown.append(found)
            else:
                shown[maker] += 1
                known.append(found)
            if len(known) >= self._size:
                break
        return (known + unknown)[: self._size]


def _open(row: TableRow) -> ListedTable | None:
    about = summary(row)
    return ListedTable(row.table, about) if about is None or is_open(about) else None
