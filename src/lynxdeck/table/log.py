"""A table with its events in memory, for programs that need no store and no clock."""

from collections.abc import Sequence

from lynxdeck.games.observer import Changes
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.table import Table


class Log:
    def __init__(self, name: str, *, interpreted: bool = False) -> None:
        self._name, self._interpreted = name, interpreted
        self.events: list[ev.Event] = []
        self.table = self._bare()

    def happen(self, events: Sequence[ev.Event]) -> list[Changes]:
        """Let events happen, and what follows of itself; what decisions among them changed."""
        told = self.fold(events)
        if following := commands.follow(self.table):
            told += self.happen(following)
        return told

    def fold(self, events: Sequence[ev.Event]) -> list[Changes]:
        told = []
        for event in events:
            changes = self.table.apply(event, at=0)
            self.events.append(event)
            told += [changes] if changes else []
        return told

    def go_back(self, length: int) -> None:
        """Undo: as if only so many events had happened."""
        events, self.events = self.events[:length], []
        self.table = self._bare()
        self.fold(events)

    def _bare(self) -> Table:
        return Table(self._name, interpreted=self._interpreted)
