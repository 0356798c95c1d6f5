"""What views of all games have in common."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games.refusal import Refusal

Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""


def masked(rules: ModuleType, states: Any, i: int, seat: int | None) -> Any:
    """The record as a seat (from 1) may see it, or a spectator: the only exit for secrets."""
    engine = targets.interpreted(rules)
    out = engine.new(1)
    viewer = rules.SPECTATOR if seat is None else seat - 1
    engine.mask_at(states.view(np.recarray), i, viewer, out, 0)
    return out[0]


def viewer_of(rules: ModuleType, record: Any) -> int | None:
    """Whose eyes a masked record is for (from 0), None for a spectator; refuses an open one."""
    if record.viewer == rules.OPEN:
        raise Refusal("not-masked", "Only a masked record can be shown.")
    return None if record.viewer == rules.SPECTATOR else int(record.viewer)


def check_version(rules: ModuleType, version: int) -> None:
    """Refuse what was written by other rules."""
    if version != rules.VERSION:
        raise Refusal("rules-version", f"These are rules {rules.VERSION}, not {version}.")


def legal(engine: Any, notation: ModuleType, record: Any) -> list[str]:
    """The legal tokens by code point, for the seat that is to move and sees this; else none."""
    if record.viewer < 0 or engine.to_move(record) != record.viewer:
        return []
    actions = (int(engine.legal_at(record, k)) for k in range(engine.legal_count(record)))
    return sorted(notation.token(record, action) for action in actions)


def winners(engine: Any, record: Any) -> list[int]:
    """The seats that won; none until the game is over."""
    seats = range(int(record.seats)) if engine.over(record) else ()
    return [seat + 1 for seat in seats if engine.wins(record, seat)]


def seat_number(seat: Any) -> int | None:
    """A seat as people count, None for nobody."""
    return None if seat < 0 else int(seat) + 1


def multiset(counts: Any, names: Any, *, first: int = 0) -> Cards:
    """Counts by kind, from kind `first` on, as a multiset."""
    return {names[card]: int(n) for card, n in enumerate(counts, first) if n}


def fill(
    counts: Any, cards: Mapping[str, int], kinds: Mapping[str, int], *, first: int = 0
) -> None:
    """Write a multiset into counts by kind."""
    for name, n in cards.items():
        counts[kinds[name] - first] = n
