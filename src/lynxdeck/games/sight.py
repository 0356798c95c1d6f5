"""What views of all games have in common.

A view is written from the bytes of a masked record and its tally: reading bytes is ten times as
fast as reading a record's fields, and a table writes views for every decision.
"""

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games.edition import Edition
from lynxdeck.games.refusal import Refusal

Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""

Tally = list[int]
"""Whose decision it is (from 0, -1 for nobody's), the scores, then who has won."""


Plan = list[tuple[str, Callable[[Any], Any]]]
"""The public part of a view, leaf by leaf: the path, and how the leaf is written there."""


@dataclass(frozen=True)
class Foresight:
    """What a decision would do at once, as far as its seat can know."""

    victims: list[int] = field(default_factory=list)
    """Linko: whose top layers it snatches, clockwise."""
    sets: list[int] = field(default_factory=list)
    """Linko: the ghost's sets of which it snatches one."""
    out: bool = False
    """Linko: whether these are the last cards."""
    may_draw: bool = False
    """Linko: whether a card may be drawn because nobody is snatched."""
    misfits: int | None = None
    """Push: how many cards of the pile would bust after it."""
    pile: int | None = None


class Sight(threading.local):
    """What a game's engine is asked for on the way to a view, without a detour.

    Each thread has buffers of its own: in shared ones two would see each other's cards.
    """

    def __init__(self, rules: ModuleType, engine: Any) -> None:
        self.rules = rules
        self._masked = engine.new(1)
        self._numbers = np.zeros(1 + 2 * rules.SEATS, np.int64)
        self._actions = np.zeros(rules.ACTIONS, np.int64)
        self._mask, self._list, self._tally = engine.mask_at, engine.list_of, engine.tally
        self.decide = engine.decide
        if engine is not targets.interpreted(rules):
            example = (self._masked, 0, 0, self._masked, 0)
            self._mask = targets.direct(engine.mask_at, *example)
            self._list = targets.direct(engine.list_of, self._masked, 0, self._actions)
            self._tally = targets.direct(engine.tally, self._masked, 0, self._numbers)
            self.decide = targets.direct(engine.decide, self._masked, 0, 0)

    def mask(self, states: Any, i: int, seat: int | None) -> bytes:
        """The record as a seat (from 1) may see it, or a spectator: the only exit for secrets."""
        viewer = self.rules.SPECTATOR if seat is None else seat - 1
        self._mask(states, i, viewer, self._masked, 0)
        return self._masked.tobytes()  # type: ignore[no-any-return]

    def tally(self, states: Any, i: int) -> Tally:
        """What the rules reckon from a record; nothing of it is hidden."""
        self._tally(states, i, self._numbers)
        return self._numbers.tolist()  # type: ignore[no-any-return]

    def choices(self, states: Any, i: int, seat: int) -> tuple[bytes, list[int]]:
        """The record as the seat (from 1) that is asked may see it, and its legal actions."""
        seen = self.mask(states, i, seat)
        return seen, self._actions[: self._list(self._masked, 0, self._actions)].tolist()


@functools.cache
def interpreted(rules: ModuleType) -> Sight:
    """Through the rules as they are, without Numba."""
    return Sight(rules, targets.interpreted(rules))


def offsets(rules: ModuleType) -> dict[str, int]:
    """Where each field of a record begins, in bytes."""
    return {name: int(where[1]) for name, where in rules.STATE.fields.items()}


def check_masked(rules: ModuleType, viewer: int) -> int | None:
    """Whose eyes a record is for (from 1), None for a spectator; refuses an open one.

    Takes the byte as it stands in the record, where -1 is 255.
    """
    if viewer == rules.OPEN & 255:
        raise Refusal("not-masked", "Only a masked record can be shown.")
    return None if viewer == rules.SPECTATOR & 255 else viewer + 1


def check_version(rules: ModuleType, version: int) -> None:
    """Refuse what was written by other rules."""
    if version != rules.VERSION:
        raise Refusal("rules-version", f"These are rules {rules.VERSION}, not {version}.")


def write(view: ModuleType, masked: Any, edition: Edition) -> Any:
    """A masked record as JSON's struct."""
    record = np.array([masked], view.rules.STATE).view(np.recarray)
    raw, engine = record.tobytes(), targets.interpreted(view.rules)
    tally = interpreted(view.rules).tally(record, 0)
    legal: list[str] = []
    if tally[0] >= 0 and tally[0] == raw[view.AT["viewer"]]:
        actions = [int(engine.kth_of(record, 0, k)) for k in range(engine.count_of(record, 0))]
        legal = sorted(view.tokens(raw, actions))
    return view.show(raw, tally, edition, legal)


def winners(won: tuple[int, ...]) -> list[int]:
    """The seats that won; none until the game is over."""
    return [seat + 1 for seat, wins in enumerate(won) if wins]


def same(value: Any) -> Any:
    """A leaf that stands in the view as it is."""
    return value


def seat_or_none(seat: int) -> int | None:
    """A seat as people count, None for nobody, -1."""
    return None if seat < 0 else seat + 1


def nest(plan: Plan, leaves: Sequence[Any]) -> dict[str, Any]:
    """The leaves as fields: those with numbered paths become lists.

    >>> nest([("pile", same), ("row.0", str), ("row.1", str)], [3, 1, 2])
    {'pile': 3, 'row': ['1', '2']}
    """
    fields: dict[str, Any] = {}
    for (path, write), leaf in zip(plan, leaves, strict=True):
        name, _, rest = path.partition(".")
        if not rest:
            fields[name] = write(leaf)
            continue
        row = fields.setdefault(name, [])
        _, _, field = rest.partition(".")
        if not field:
            row.append(write(leaf))
            continue
        if int(rest.partition(".")[0]) == len(row):
            row.append({})
        row[-1][field] = write(leaf)
    return fields


def seat_number(seat: int) -> int | None:
    """A seat as people count, None for nobody; takes a byte, where -1 is 255."""
    return None if seat > 127 else seat + 1


def multiset(counts: Any, names: Any, *, first: int = 0) -> Cards:
    """Counts by kind, from kind `first` on, as a multiset."""
    return {names[card]: n for card, n in enumerate(counts, first) if n}


def fill(
    counts: Any, cards: Mapping[str, int], kinds: Mapping[str, int], *, first: int = 0
) -> None:
    """Write a multiset into counts by kind."""
    for name, n in cards.items():
        counts[kinds[name] - first] = n
