"""The rule of thumb for Topper: take with the lowest card that takes, else play the lowest."""

from lynxdeck.games.fields import Rng, State, States
from tests.third.topper.rules import DRAW_CARD, KINDS, PLAY, PLAYS, tops


def greedy(state: State, rng: Rng) -> int:
    """The choice of the rule of thumb."""
    if state.phase != PLAY:
        return DRAW_CARD
    for card in range(1, KINDS):
        if state.hand[state.active, card] > 0 and tops(state, card):
            return PLAYS + card - 1
    return lowest(state, rng)


def lowest(state: State, rng: Rng) -> int:  # noqa: ARG001
    """The lowest card, whatever lies there."""
    if state.phase == PLAY:
        for card in range(1, KINDS):
            if state.hand[state.active, card] > 0:
                return PLAYS + card - 1
    return DRAW_CARD


def lowest_at(states: States, i: int, rng: Rng) -> int:
    """The lowest card, asked from Python."""
    return lowest(states[i], rng)
