"""What a play would do at once: plain functions over the masked record, compiled like the rules.

Nothing is decided here: the cards are laid on a copy, and the rules compare.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.linko import notation
from lynxdeck.games.linko.rules import (
    JOKER,
    OPTION,
    OUT,
    OVER,
    PLAY,
    SEATS,
    after,
    haunts,
    play,
    play_action,
    play_jokers,
    play_numbers,
    play_value,
    snatches,
)
from lynxdeck.games.sight import Foresight

if TYPE_CHECKING:
    from lynxdeck.games.linko.view import View

# What is foreseen, as numbers: two flags, then the victims and the ghost's sets, each list of
# numbers from 1 on and ended by a 0.
FORESEEN_OUT = 0
FORESEEN_DRAW = 1
FORESEEN_VICTIMS = 2
FORESEEN_SETS = FORESEEN_VICTIMS + SEATS
FORESEEN = FORESEEN_SETS + JOKER


def foresee(state: State, action: int, out: Numbers) -> None:
    """Make a legal decision on this copy, and write what it does (L8, L24); uses it up."""
    for k in range(FORESEEN):
        out[k] = 0
    if state.phase != PLAY:  # only plays do more than they say
        return
    active = int64(state.active)
    play(state, action)
    out[FORESEEN_OUT] = state.phase == OVER and state.end == OUT
    out[FORESEEN_DRAW] = state.phase == OPTION
    if out[FORESEEN_OUT]:  # L7, L17: nobody is snatched by the last layer
        return
    state.active = active  # the trial may have passed the turn on
    foresee_sets(state, out)
    foresee_victims(state, active, out)


def foresee_sets(state: State, out: Numbers) -> None:
    """The ghost's sets of which the layer just laid snatches one."""
    k = FORESEEN_SETS
    for value in range(1, JOKER - 1):
        if haunts(state, value):
            out[k] = value
            k += 1


def foresee_victims(state: State, active: int, out: Numbers) -> None:
    """Whose top layers it snatches, clockwise."""
    k, other = FORESEEN_VICTIMS, after(state, active)
    while other != active:
        if snatches(state, active, other):
            out[k] = other + 1
            k += 1
        other = after(state, other)


def bust_odds(state: State, out: Numbers) -> bool:  # noqa: ARG001
    """Linko has no bust to reckon."""
    return False


def foresight(numbers: Sequence[int]) -> Foresight:
    """What was foreseen, for people."""
    victims = numbers[FORESEEN_VICTIMS:FORESEEN_SETS]
    return Foresight(
        victims=[seat for seat in victims if seat],
        sets=[value for value in numbers[FORESEEN_SETS:] if value],
        out=bool(numbers[FORESEEN_OUT]),
        may_draw=bool(numbers[FORESEEN_DRAW]),
    )


# --- for those who have a view and no record --------------------------------------------------


@dataclass(frozen=True)
class Play:
    """Cards of one value, as they would be laid."""

    value: int
    numbers: int
    jokers: int

    @property
    def token(self) -> str:
        """The play as records write it."""
        return notation.TOKENS[play_action(self.value, self.numbers, self.jokers)]


def play_of(token: str) -> Play:
    """The play that a token means.

    >>> play_of("6x3+J")
    Play(value=6, numbers=3, jokers=1)
    """
    action = notation.CODES[token]
    return Play(play_value(action), play_numbers(action), play_jokers(action))


def effect(view: "View", token: str) -> Foresight:
    """What a play would do."""
    from lynxdeck.games.linko.view import read

    numbers = np.zeros(FORESEEN, np.int64)
    foresee(cast(State, read(view)[0]), notation.CODES[token], numbers)
    return foresight(numbers.tolist())
