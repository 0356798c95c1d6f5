"""Which other processes have to do with a table: they are told what happens there, nobody else.

It is a guess: whoever came a moment ago is not known yet, and finds out what was missed.
"""

from collections.abc import Collection

from lynxdeck.server.bus import EVERYBODY


class Whereabouts:
    """Of all tables that this process has in memory."""

    def __init__(self) -> None:
        self.me = 0
        self._crowds: dict[str, frozenset[int]] = {}
        """Who else has people there."""
        self._keepers: dict[str, int] = {}
        """Who looks after them, perhaps we ourselves; 0: nobody."""
        self._others: dict[str, Collection[int]] = {}

    def others(self, table: str) -> Collection[int]:
        """All but ourselves; everybody, if it is not known who."""
        return self._others.get(table, EVERYBODY)

    def keeper(self, table: str) -> int:
        """Who looked after it when that was last heard."""
        return self._keepers.get(table, 0)

    def gathered(self, table: str, processes: Collection[int]) -> frozenset[int]:
        """These others have people there; those of which that was not known."""
        before, now = self._crowds.get(table), frozenset(processes)
        if now != before:
            self._crowds[table] = now
            self._find(table)
        return now - (before or frozenset())

    def kept(self, table: str, process: int) -> None:
        """This process looks after it."""
        if self._keepers.get(table) != process:
            self._keepers[table] = process
            self._find(table)

    def let_go(self, table: str) -> None:
        """It is not known who looks after it."""
        self._keepers.pop(table, None)
        self._others.pop(table, None)

    def keep(self, tables: Collection[str]) -> None:
        """Forget all but these."""
        for known in (self._crowds, self._keepers, self._others):
            for table in known.keys() - tables:
                del known[table]

    def _find(self, table: str) -> None:
        crowd, keeper = self._crowds.get(table), self._keepers.get(table)
        if crowd is not None and keeper is not None:
            self._others[table] = (crowd | {keeper}) - {0, self.me}
