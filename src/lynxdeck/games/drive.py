"""What Python asks of the rules, for any game: every function takes an array and an index.

The names imported below are those of one game only for the reader's and the type checker's
sake: `compile.py` binds these functions to the rules of each game, on each target.
"""

from typing import TYPE_CHECKING

from lynxdeck.games.fields import Numbers, Rng, States

if TYPE_CHECKING:
    from lynxdeck.games.chance import below
    from lynxdeck.games.linko.rules import (
        SPECTATOR,
        action_of,
        apply,
        chance_missing,
        deal,
        hide,
        legal,
        legal_at,
        legal_count,
        over,
        redeal,
        roll_ahead,
        score,
        to_move,
        turn_begins,
        why,
        wins,
    )

TURN_MARK = 1 << 48  # above every action and every packed place


def deal_at(states: States, i: int, cards: Numbers, start: int) -> None:
    """Deal an explicit order into a record that holds only seats and flags."""
    deal(states[i], cards, start)


def apply_at(states: States, i: int, action: int) -> None:
    """Make one legal decision."""
    apply(states[i], action)


def decide(states: States, i: int, code: int) -> int:
    """Make the decision that a token's code means, if it is legal; else the reason."""
    state = states[i]
    action = action_of(state, code)
    reason = why(state, action)
    if reason == 0:
        apply(state, action)
    return reason


def ends_at(states: States, i: int, code: int, trial: States) -> bool:
    """Whether the legal decision that a token's code means ends the game, tried on a copy."""
    trial[0] = states[i]
    apply(trial[0], action_of(trial[0], code))
    return over(trial[0])


def count_of(states: States, i: int) -> int:
    """How many actions are legal."""
    return legal_count(states[i])


def kth_of(states: States, i: int, k: int) -> int:
    """The k-th legal action."""
    return legal_at(states[i], k)


def list_of(states: States, i: int, out: Numbers) -> int:
    """Write the legal actions into `out`; how many there are."""
    return legal(states[i], out)


def mark_legal(states: States, i: int, out: Numbers) -> int:
    """Write the legal actions as a mask, one flag for each action there is."""
    state = states[i]
    for action in range(len(out)):
        out[action] = False
    n = legal_count(state)
    for k in range(n):
        out[legal_at(state, k)] = True
    return n


def why_of(states: States, i: int, action: int) -> int:
    """The reason why an action is refused, 0 if it is allowed."""
    return why(states[i], action)


def mover_of(states: States, i: int) -> int:
    """Whose decision it is, -1 when the game is over."""
    return to_move(states[i])


def score_of(states: States, i: int, seat: int) -> int:
    """What a seat would score if the game ended now."""
    return score(states[i], seat)


def wins_of(states: States, i: int, seat: int) -> bool:
    """Whether a seat would win if the game ended now."""
    return wins(states[i], seat)


def tally(states: States, i: int, out: Numbers) -> None:
    """Whose decision it is, then each seat's score, then whether it has won."""
    state = states[i]
    seats = int(state.seats)
    out[0] = to_move(state)
    for seat in range(seats):
        out[1 + seat] = score(state, seat)
        out[1 + seats + seat] = over(state) and wins(state, seat)


def mask_at(states: States, i: int, seat: int, out: Numbers, j: int) -> None:
    """Copy a record with everything hidden that a seat does not see."""
    out[j] = states[i]
    hide(out[j], seat)


def look(
    states: States, i: int, seen: States, numbers: Numbers, own: States, actions: Numbers
) -> int:
    """What everybody sees, with its tally; and as the seat that is asked sees it, its actions.

    How many these are.
    """
    mask_at(states, i, SPECTATOR, seen, 0)
    tally(states, i, numbers)
    if numbers[0] < 0:
        return 0
    mask_at(states, i, numbers[0], own, 0)
    return list_of(own, 0, actions)


def compare(before: Numbers, now: Numbers, spans: Numbers, out: Numbers) -> int:
    """Which of the things that lie at these bytes have changed; `before` becomes `now`.

    A span is the number of the thing, where it begins and where it ends; in order of numbers.
    """
    count = 0
    for k in range(len(spans)):
        thing = spans[k, 0]
        was, becomes = before[spans[k, 1] : spans[k, 2]], now[spans[k, 1] : spans[k, 2]]
        differs = 0
        for at in range(len(was)):
            differs |= was[at] ^ becomes[at]
        if differs and (count == 0 or out[count - 1] != thing):
            out[count] = thing
            count += 1
    before[:] = now
    return count


def redeal_at(states: States, i: int, rng: Rng) -> None:
    """Fill a masked record anew, consistent with what its viewer knows."""
    redeal(states[i], rng)


def advance(states: States, i: int, k: int) -> int:
    """Make the k-th legal decision; how many the next one offers, 0 when the game is over."""
    state = states[i]
    apply(state, legal_at(state, k))
    return legal_count(state)


def replay(states: States, i: int, codes: Numbers, last: int) -> int:
    """Make the decisions of a record; the index of the first code that is refused, else `last`.

    A code is what `notation` makes of a token: an action, a display place by its contents, or
    for a turn's number TURN_MARK plus the seat.
    """
    state = states[i]
    announced = False
    for t in range(last):
        code = codes[t]
        if code >= TURN_MARK:
            if announced or not turn_begins(state) or code - TURN_MARK != state.active:
                return t
            announced = True
            continue
        action = action_of(state, code)
        if (turn_begins(state) and not announced) or why(state, action) != 0:
            return t
        apply(state, action)
        announced = False
        if chance_missing(state):
            return t
    return last


def perft(states: States, depth: int, counts: Numbers) -> None:
    """Count the positions 1 to `depth` decisions below states[0], with room for them above it."""
    for d in range(depth):
        counts[d] = 0
    level = 0
    choice = counts[depth:]  # the branch to try next at each level
    choice[0] = 0
    while level >= 0:
        if level == depth or choice[level] >= legal_count(states[level]):
            level -= 1
            continue
        states[level + 1] = states[level]
        apply(states[level + 1], legal_at(states[level], choice[level]))
        choice[level] += 1
        counts[level] += 1
        level += 1
        if level < depth:
            choice[level] = 0


def deal_random(states: States, i: int, blank: States, deck: Numbers, rng: Rng) -> None:
    """Shuffle a deck in place and deal it; `blank[0]` holds seats and flags."""
    for last in range(len(deck) - 1, 0, -1):
        other = below(rng, last + 1)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card
    states[i] = blank[0]
    roll_ahead(states[i], rng)
    deal(states[i], deck, 0)


def playout(states: States, i: int, rng: Rng) -> int:
    """Play at random to the end; how many decisions that took."""
    state = states[i]
    decisions = 0
    while not over(state):
        apply(state, legal_at(state, below(rng, legal_count(state))))
        decisions += 1
    return decisions


def playout_listing(states: States, i: int, rng: Rng, out: Numbers) -> int:
    """The same, listing all legal actions of every decision."""
    state = states[i]
    decisions = 0
    while not over(state):
        apply(state, out[below(rng, legal(state, out))])
        decisions += 1
    return decisions


def play_games(states: States, i: int, blank: States, deck: Numbers, rng: Rng, games: int) -> int:
    """Deal and play random games one after the other; how many decisions they took."""
    decisions = 0
    for _ in range(games):
        deal_random(states, i, blank, deck, rng)
        decisions += playout(states, i, rng)
    return decisions


def play_games_listing(
    states: States, i: int, blank: States, deck: Numbers, rng: Rng, games: int, out: Numbers
) -> int:
    """The same, listing all legal actions of every decision."""
    decisions = 0
    for _ in range(games):
        deal_random(states, i, blank, deck, rng)
        decisions += playout_listing(states, i, rng, out)
    return decisions
