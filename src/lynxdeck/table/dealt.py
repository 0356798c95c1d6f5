"""A game of a table that has begun."""

import copy

import msgspec

from lynxdeck.games.fair import FairDeal
from lynxdeck.table import events as ev


class Dealt(msgspec.Struct):
    start: int
    seed: FairDeal | None
    names: list[str]
    round: int
    at: int
    match: int
    """Which match of the table it belongs to, from 1."""
    laid: ev.Laid | None = None
    """The deal, if it was brought along."""
    commitment: str = ""
    """What was shown before the deal, as it was kept then."""
    cards: str = ""
    """The hash of what was dealt, kept likewise."""
    tokens: list[str] = []
    seats: list[int] = []
    """Who made each decision."""
    scores: list[int] | None = None
    winners: list[int] = []
    end: str | None = None
    failed: frozenset[int] = frozenset()
    """Seats whose bot gave no answer once: from then on the table's stand-in played."""

    def copy(self) -> "Dealt":
        """The same game, to try things out; what was decided is one list for both."""
        other = copy.copy(self)
        other.names = [*self.names]
        return other

    def fail(self, seat: int) -> None:
        self.failed |= {seat}

    def plays(self, seat: int, level: str) -> str:
        """Which bot plays at a seat: none of its own once that has failed."""
        return "" if seat in self.failed else level

    @property
    def origin(self) -> str:
        """What it was dealt from, as a record tells it; empty for a lesson."""
        if self.seed is not None:
            return str(self.seed)
        return self.laid.seed if self.laid else ""
