"""Decisions whose chance is chosen from outside: which cards turn up, what the die shows.

Plain functions, compiled with the rules of each game. A pile is in no order here: the cards that
turn up are brought to its top one by one before the decision is made.
"""

from typing import TYPE_CHECKING

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Numbers, Rng, States, int64

if TYPE_CHECKING:
    from lynxdeck.games.defaults import chance_missing, roll_ahead
    from lynxdeck.games.shape import features as of_game
    from lynxdeck.games.shape import policy, rules

    features, greedy = of_game.features, policy.greedy
    apply, legal_at, legal_count = rules.apply, rules.legal_at, rules.legal_count
    over, to_move, why, wins = rules.over, rules.to_move, rules.why, rules.wins

NEEDS_CARD, NEEDS_ROLL, REFUSED = -1, -2, -3
A_CARD = 16
"""What each card that turns up adds to the seat that decides next, from 1, in a result."""


def attempt(states: States, action: int, fixed: int, trial: States, turned: Numbers) -> int:
    """Make a decision with so many top cards fixed, and write which turned up; or what is missing.

    Nothing has changed where the result is below 0; from REFUSED down it is the reason.
    """
    state = states[0]
    reason = why(state, action)
    if reason != 0:
        return REFUSED - reason
    trial[0] = state
    after = trial[0]
    apply(after, action)
    count = int64(state.pile_size) - int64(after.pile_size)
    if count > fixed:
        return NEEDS_CARD
    if chance_missing(after):
        return NEEDS_ROLL
    for k in range(count):
        turned[k] = state.pile[int64(state.pile_size) - 1 - k]
    states[0] = after
    return to_move(after) + 1 + count * A_CARD


def bring_up(states: States, fixed: int, card: int) -> bool:
    """Put a card of that kind below those that are fixed on top of the pile, if there is one."""
    state = states[0]
    top = int64(state.pile_size) - 1 - fixed
    for i in range(top + 1):
        if state.pile[i] == card:
            state.pile[i] = state.pile[top]
            state.pile[top] = card
            return True
    return False


def rollout(states: States, trial: States, rng: Rng, thoughtful: int, shares: Numbers) -> None:
    """Order the pile at random and play to the end; what each seat wins of one that each stakes."""
    trial[0] = states[0]
    state = trial[0]
    for last in range(int64(state.pile_size) - 1, 0, -1):
        other = below(rng, last + 1)
        card = state.pile[last]
        state.pile[last] = state.pile[other]
        state.pile[other] = card
    roll_ahead(state, rng)
    while not over(state):
        if thoughtful:
            apply(state, greedy(state, rng))
        else:
            apply(state, legal_at(state, below(rng, legal_count(state))))
    winners = 0
    for seat in range(int64(state.seats)):
        winners += wins(state, seat)
    for seat in range(int64(state.seats)):
        shares[seat] = wins(state, seat) * int64(state.seats) / winners - 1


def perceive(states: States, seat: int, out: Numbers) -> None:
    """What a seat sees, in the numbers of its observation."""
    for k in range(len(out)):
        out[k] = 0
    features(states[0], seat, out)
