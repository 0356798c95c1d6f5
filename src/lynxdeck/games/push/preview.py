"""The exact chance of pushing too far: everybody can count what is still in the pile (PR6).

Plain functions over the masked record, compiled like the rules.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games.fact import Fact, fact
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.layout import MAYBE_NUMBER
from lynxdeck.games.push import notation
from lynxdeck.games.push.rules import PLACE_IN, PUSH_ON, TAKE_COLUMN, misfits, place

if TYPE_CHECKING:
    from lynxdeck.games.push.structs import View

FORESEEN_MISFITS = 1
FORESEEN_PILE = 2
FORESEEN = 3

FORESIGHT: Fact = fact(
    "foresight",
    "How many cards of the pile would bust after a decision, and how many there are.",
    misfits=MAYBE_NUMBER,
    pile=MAYBE_NUMBER,
)


def foresee(state: State, action: int, out: Numbers) -> None:
    """Make a legal decision on this copy, and write the chance to bust after it; uses it up."""
    for k in range(FORESEEN):
        out[k] = -1
    placing = PLACE_IN <= action < TAKE_COLUMN
    if placing:
        place(state, action - PLACE_IN)
    if placing or action == PUSH_ON:
        bust_odds(state, out)


def bust_odds(state: State, out: Numbers) -> bool:
    """How many cards of the pile would bust, and how many there are (P15)."""
    out[FORESEEN_MISFITS] = misfits(state)
    out[FORESEEN_PILE] = int64(state.pile_size)
    return True


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
    from lynxdeck.games.registry import game

    numbers = np.zeros(FORESEEN, np.int64)
    foresee(cast(State, game("push").read(view)[0]), action, numbers)
    return Risk(int(numbers[FORESEEN_MISFITS]), int(numbers[FORESEEN_PILE]))
