"""What a game may leave out: these functions take the place of those that it does not define."""

from typing import TYPE_CHECKING

from lynxdeck.games.fields import Longs, Numbers, Rng, State, States

if TYPE_CHECKING:
    from lynxdeck.games.shape import policy, rules

    greedy, score = policy.greedy, rules.score


def action_of(state: State, code: int) -> int:  # noqa: ARG001
    return code


def code_of(state: State, action: int) -> int:  # noqa: ARG001
    return action


def roll_ahead(state: State, rng: Rng) -> None:
    """Put the rolls of a random game into the record."""


def rolled(state: State) -> int:  # noqa: ARG001
    """How many dice were rolled so far."""
    return 0


def shift_rolls(state: State, shifts: Numbers) -> None:
    """Turn each of the rolls to come by so many sides."""


def chance_missing(state: State) -> bool:  # noqa: ARG001
    """Whether the last decision needed a roll that the record has not."""
    return False


def reckon(state: State, out: Numbers) -> None:
    """Write what views tell and the record does not hold: the fields of `reckoned`, in order."""


def restore(state: State, mover: int, deck: Numbers) -> None:
    """Complete a masked record that holds what a view tells, from who moves and the whole deck."""


def explain(state: State, action: int, reason: int, out: Numbers) -> None:
    """Write what the sentence of a refusal speaks of, in the order of `ARGUMENTS`."""


def veil(out: Numbers, n: int, viewer: int) -> None:
    """Blank what a viewer may not see in rows of facts."""


def foresee(state: State, action: int, out: Numbers) -> None:
    """Make a legal decision on this copy, and write what it does from 1 on."""


def bust_odds(state: State, out: Numbers) -> bool:  # noqa: ARG001
    """Write at 1 how many cards of the pile would bust, at 2 how many there are; or False."""
    return False


def tips(told: Numbers, count: int, state: State, viewer: int, out: Numbers) -> int:  # noqa: ARG001
    """Write the tips that matter to a seat now, weightiest first; how many."""
    return 0


def thumb(state: State, rng: Rng) -> int:
    """The rule of thumb inside the search."""
    return greedy(state, rng)


def tasted(state: State, rng: Rng, taste: Longs) -> int:  # noqa: ARG001
    """The rule of thumb with a weight for each of TASTES."""
    return greedy(state, rng)


def forget(state: State, memory: int) -> None:
    """Blank in a masked record what a player with such a memory would not know any more."""


def standing(state: State, seat: int) -> float:
    return float(score(state, seat))


def advice_at(states: States, i: int, rng: Rng) -> int:  # noqa: ARG001
    """What to do unless the search is sure of better; -1 for no advice."""
    return -1
