"""Which public tables strangers are shown, so that nobody fills the lobby alone.

Where a table was made from is kept in memory and nowhere else. Of tables from before a restart it
is not known: they take the room that the others leave.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from lynxdeck.server import listing
from lynxdeck.server.limits import alone, part
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import TableRow
from lynxdeck.table.summary import Summary

LOOKED_AT = 2_000
"""So many tables are looked at for one answer."""
REMEMBERED = 100_000
"""So many tables' makers; the earliest are forgotten first."""


class Shown(NamedTuple):
    """A table for the lobby."""

    table: str
    about: Summary | None
    """None if an older version has listed it: then the table itself has to be asked."""


class Lobby:
    """Chooses what is shown."""

    def __init__(self, settings: Settings, servers: Callable[[], int] = alone) -> None:
        self._size = settings.lobby_size
        self._each = settings.lobby_per_address if settings.limited else self._size
        self._servers = servers
        self._makers: OrderedDict[str, str] = OrderedDict()
        """The addresses that public tables were made from."""

    def made(self, table: str, address: str) -> None:
        """A public table was made from there."""
        self._makers[table] = address
        if len(self._makers) > REMEMBERED:
            self._makers.popitem(last=False)

    def forget(self, table: str) -> None:
        """A table is gone."""
        self._makers.pop(table, None)

    def choose(self, rows: Iterable[TableRow]) -> list[Shown]:
        """The first of these, but of each address only so many; called beside the loop."""
        known: list[Shown] = []
        unknown: list[Shown] = []
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


def _open(row: TableRow) -> Shown | None:
    """A table that strangers may sit down at or watch, as far as its listing can be read."""
    about = listing.summary(row)
    return Shown(row.table, about) if about is None or listing.is_open(about) else None
