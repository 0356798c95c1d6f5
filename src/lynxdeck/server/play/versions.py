"""Tables of other versions, as there are during a release: they are left to those who know them.

Who cannot read an event that is as it was written does not know what it means, and does nothing at
that table: takes it not up, writes nothing, and sends its people on to another process.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from lynxdeck.games.refusal import Refusal

UNKNOWN = ("rules-version", "unknown-game", "unknown-flag", "flag-missing", "flag-value")
"""Why an agreement cannot be played by here."""
ELSEWHERE = "other-version"
BRIEFLY_S = 1.0
"""For so long who asks for such a table is answered without a look at it."""
LATER_S = 300.0
"""Seconds until a table that no process owns is tried again."""
REMEMBERED = 100_000


def is_foreign(fault: BaseException) -> bool:
    """Whether an event could not be read because another version wrote it."""
    if isinstance(fault, Refusal):
        return fault.code in UNKNOWN
    return isinstance(fault, msgspec.ValidationError)


def elsewhere() -> Refusal:
    return Refusal(ELSEWHERE, "Another version of the server plays this table: try again.")


class Foreign:
    """The tables that were met lately and could not be read."""

    def __init__(self, watch: Callable[[], float] = time.monotonic) -> None:
        self._watch = watch
        self._met: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return sum(table in self for table in self._met)

    def __contains__(self, table: str) -> bool:
        """Whether it need not be looked at again by itself."""
        return self._within(table, LATER_S)

    def meet(self, table: str) -> None:
        self._met[table] = self._watch()
        self._met.move_to_end(table)
        if len(self._met) > REMEMBERED:
            self._met.popitem(last=False)

    def forget(self, table: str) -> None:
        self._met.pop(table, None)

    def check(self, table: str) -> None:
        """Refuse a table that could not be read a moment ago."""
        if self._within(table, BRIEFLY_S):
            raise elsewhere()

    def _within(self, table: str, seconds: float) -> bool:
        met = self._met.get(table)
        return met is not None and self._watch() - met < seconds
