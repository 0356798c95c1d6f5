"""What a play would do at once: plain functions over the masked record, compiled like the rules.

Nothing is decided here: the cards are laid on a copy, and the rules compare.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games.fact import Fact, fact
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.layout import FLAG, MAYBE_NUMBER, numbers
from lynxdeck.games.linko import notation
from lynxdeck.games.linko.rules import (
    DISCARD_LAYER,
    DRAW_PILE,
    DRAW_PLACES,
    GHOST,
    GHOST_SETS,
    HEAP,
    JOKER,
    OPTION,
    OUT,
    OVER,
    PLACES,
    PLAY,
    RECLAIM_LAYER,
    SEATS,
    TAKE_LAYER,
    action_of,
    after,
    haunts,
    layer_size,
    play,
    play_action,
    play_jokers,
    play_numbers,
    play_value,
    snatches,
    to_move,
)

if TYPE_CHECKING:
    from lynxdeck.games.linko.structs import Foresight, View

FORESEEN_VICTIMS = 1
FORESEEN_SETS = FORESEEN_VICTIMS + SEATS
FORESEEN_OUT = FORESEEN_SETS + JOKER
FORESEEN_DRAW = FORESEEN_OUT + 1
FORESEEN_HAND = FORESEEN_DRAW + 1
FORESEEN = FORESEEN_HAND + 1

FORESIGHT: Fact = fact(
    "foresight",
    "Whose layers a play snatches, clockwise; sets of the ghost; last cards; a draw; the hand.",
    victims=numbers(SEATS),
    sets=numbers(JOKER),
    out=FLAG,
    may_draw=FLAG,
    hand=MAYBE_NUMBER,
)


def foresee(state: State, action: int, out: Numbers) -> None:
    """Make a legal decision on this copy, and write what it does (L8, L24); uses it up."""
    for k in range(FORESEEN):
        out[k] = 0
    out[FORESEEN_HAND] = hand_after(state, action)
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


def hand_after(state: State, action: int) -> int:
    """How many cards the seat that decides holds then; -1 while it draws others for a layer."""
    held = int64(state.hand_size[to_move(state)])
    if state.phase == PLAY:
        return held - play_numbers(action) - play_jokers(action)
    if state.phase == GHOST:
        return held + int64(state.sets[action - GHOST_SETS + 1])
    if action == TAKE_LAYER or action == RECLAIM_LAYER:
        return held + layer_size(state, int64(state.victim))
    if action == DISCARD_LAYER:
        return -1
    if action == DRAW_PILE:
        return held + 1
    if DRAW_PLACES <= action < DRAW_PLACES + PLACES:
        for height in range(HEAP):  # L23: all cards of the place count as one
            held += int64(state.display[action - DRAW_PLACES, height] > 0)
    return held


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


def effect(view: "View", token: str) -> "Foresight":
    """What a decision would do."""
    from lynxdeck.games.registry import game

    linko, numbers = game("linko"), np.zeros(FORESEEN, np.int64)
    state = cast(State, linko.read(view)[0])
    foresee(state, action_of(state, linko.code(token)), numbers)
    return cast("Foresight", linko.foreseen(numbers.tolist()))
