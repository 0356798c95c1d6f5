"""What a game asks of the rules at every decision: plain functions, compiled with them.

The names imported below are those of one game only for the reader's and the type checker's sake:
the compiler binds these functions to the rules of each game.
"""

from typing import TYPE_CHECKING

from lynxdeck.games.fields import Rng, States

if TYPE_CHECKING:
    from lynxdeck.games.chance import below
    from lynxdeck.games.linko.rules import (
        apply,
        hide,
        legal_at,
        legal_count,
        to_move,
        turn_begins,
        why,
    )

NEW_TURN = 64
"""Added to the seat when a turn begins; above every seat."""


def ask(states: States, i: int, masked: States, j: int) -> int:
    """Who decides, and in `masked` what that seat sees; −1 when the game is over."""
    seat = to_move(states[i])
    if seat < 0:
        return -1
    masked[j] = states[i]
    hide(masked[j], seat)
    return seat + NEW_TURN if turn_begins(states[i]) else seat


def answer(states: States, i: int, action: int) -> int:
    """Make a decision; if it is not legal, nothing happens and this is the reason's number."""
    reason = why(states[i], action)
    if reason == 0:
        apply(states[i], action)
    return int(reason)


def any_action(states: States, i: int, rng: Rng) -> int:
    """A legal action at random."""
    return int(legal_at(states[i], below(rng, legal_count(states[i]))))
