"""The exact chance of pushing too far: everybody can count what is still in the pile (PR6).

Plain functions over the masked record, compiled like the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.push import notation
from lynxdeck.games.push.rules import PLACE_IN, PUSH_ON, TAKE_COLUMN, misfits, place
from lynxdeck.games.sight import Foresight

if TYPE_CHECKING:
    from lynxdeck.games.push.view import View

# What is foreseen, as numbers: whether anything is, the cards that would bust, the pile.
FORESEEN_ANY = 0
FORESEEN_MISFITS = 1
FORESEEN_PILE = 2
FORESEEN = 3


def foresee(state: State, action: int, out: Numbers) -> None:
    """Make a legal decision on this copy, and write the chance to bust after it; uses it up."""
    for k in range(FORESEEN):
        out[k] = 0
    placing = PLACE_IN <= action < TAKE_COLUMN
    if placing:
        place(state, action - PLACE_IN)
    if placing or action == PUSH_ON:
        out[FORESEEN_ANY] = bust_odds(state, out)


def bust_odds(state: State, out: Numbers) -> bool:
    """How many cards of the pile would bust, and how many there are (P15)."""
    out[FORESEEN_MISFITS] = misfits(state)
    out[FORESEEN_PILE] = int64(state.pile_size)
    return True


def foresight(numbers: Sequence[int]) -> Foresight:
    """What was foreseen, for people."""
    if not numbers[FORESEEN_ANY]:
        return Foresight()
    return Foresight(misfits=numbers[FORESEEN_MISFITS], pile=numbers[FORESEEN_PILE])


# --- for those who have a view and no record --------------------------------------------------


@dataclass(frozen=True)
class Risk:
    """How many of the cards in the pile fit into no column."""

    misfits: int
    pile: int

    @property
    def chance(self) -> float:
        """The share of them, 0 to 1."""
        return self.misfits / self.pile if self.pile else 0.0


def risk(view: "View") -> Risk:
    """The chance that the next card turned up is one too many (P15)."""
    return _risk(view, PUSH_ON)


def risk_after(view: "View", column: str) -> Risk:
    """The same once the card turned up lies in a column."""
    return _risk(view, notation.CODES[column])


def _risk(view: "View", action: int) -> Risk:
    from lynxdeck.games.push.view import read

    numbers = np.zeros(FORESEEN, np.int64)
    foresee(cast(State, read(view)[0]), action, numbers)
    return Risk(int(numbers[FORESEEN_MISFITS]), int(numbers[FORESEEN_PILE]))
