"""What a batch of games does in one step, for any game: plain functions, compiled with its rules.

The compiler binds them to the rules, the rule of thumb and the features of each game, for the CPU
and for CUDA. All that a game draws comes from its own stream, which begins with seed, place in
the batch and episode: so neither threads nor the size of the batch change a game.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Numbers, Rng, State, States, int64

if TYPE_CHECKING:
    from lynxdeck.games.drive import deal_random
    from lynxdeck.games.shape import features as of_game
    from lynxdeck.games.shape import policy, rules

    ACTIONS, greedy = rules.ACTIONS, policy.greedy
    action_features, features = of_game.action_features, of_game.features
    write_mask = of_game.write_mask
    apply, over, score, to_move = rules.apply, rules.over, rules.score, rules.to_move
    legal, legal_at, legal_count = rules.legal, rules.legal_at, rules.legal_count
    why, wins = rules.why, rules.wins

SAME_STEP, NEXT_STEP, DISABLED = range(3)
RAISE, END = range(2)
SHARE, MARGIN, RANK = range(3)
RANDOM, GREEDY = range(2)
ALL, IN_TURN = -2, -1
"""As learner: no seat has opponents; another seat from game to game."""


class Rows(NamedTuple):
    """The arrays of a batch, with a row for each game, and how it behaves."""

    blanks: States
    """A record with flags and seats for each sort of game; place i has sort i mod their number."""
    decks: Numbers
    sizes: Numbers
    """How many cards each deck has."""
    seeds: Numbers
    states: States
    rngs: Rng
    episodes: Numbers
    """How many games were dealt there."""
    ended: Numbers
    viewers: Numbers
    """Who decided last."""
    learners: Numbers
    """The seat that decides here, where others play by themselves."""
    observation: Numbers
    mask: Numbers
    to_move: Numbers
    rewards: Numbers
    done: Numbers
    final: Numbers
    opponents: Numbers
    """The policies of the other seats, clockwise from the learner."""
    learner: int
    """The learner's seat, IN_TURN, or ALL."""
    autoreset: int
    illegal: int
    measure: int


# --- chance ------------------------------------------------------------------------------------


def stirred_32(word: int) -> int:
    """A number below 2³², mixed well; no product reaches 2⁶³."""
    for _ in range(2):
        word = (word ^ word >> 16) * 0x45D9F3B & 0xFFFFFFFF
    return word ^ word >> 16


def begin_stream(rng: Rng, seeds: Numbers, game: int, episode: int) -> None:
    """Begin the stream of a game's episode."""
    low, high = 0x9E3779B9, 0x7F4A7C15
    for word in (int64(seeds[0]), int64(seeds[1]), game, episode):
        low = stirred_32(low ^ word)
        high = stirred_32(high + word & 0xFFFFFFFF)
    rng[0] = np.uint64(high) << np.uint64(32) | np.uint64(low | 1)


# --- one game ----------------------------------------------------------------------------------


def choice(state: State, rng: Rng, policy: int) -> int:
    """What a built-in policy decides."""
    if policy == GREEDY:
        return greedy(state, rng)
    return legal_at(state, below(rng, legal_count(state)))


def others_decide(rows: Rows, i: int) -> None:
    """Let the opponents decide until the learner is asked, or the game is over."""
    state, learner = rows.states[i], int64(rows.learners[i])
    seat = to_move(state)
    while not over(state) and seat != learner:
        clockwise = seat - learner if seat > learner else seat - learner + int64(state.seats)
        policy = int64(rows.opponents[clockwise - 1])
        apply(state, choice(state, rows.rngs[i], policy))
        seat = to_move(state)


def deal_game(rows: Rows, i: int, deck: Numbers) -> None:
    """Deal the next game of place `i`; its edition and seats are those of the place.

    One that ends before the learner is asked is dealt again.
    """
    sort = i % len(rows.blanks)
    size, seats = int64(rows.sizes[sort]), int64(rows.blanks[sort].seats)
    fresh = True
    while fresh:
        for k in range(size):
            deck[k] = rows.decks[sort, k]
        episode = int64(rows.episodes[i])
        begin_stream(rows.rngs[i], rows.seeds, i, episode)
        deal_random(rows.states, i, rows.blanks[sort : sort + 1], deck[:size], rows.rngs[i])
        rows.episodes[i] = episode + 1
        fresh = False
        if rows.learner != ALL:
            in_turn = rows.learner == IN_TURN
            rows.learners[i] = (i + episode) % seats if in_turn else rows.learner
            others_decide(rows, i)
            fresh = over(rows.states[i])
    rows.ended[i] = 0


def begin_step(rows: Rows, i: int) -> None:
    """Nothing was won yet, and nothing ended; a game that waits for its reset stays done."""
    rows.done[i] = rows.ended[i] != 0 and rows.autoreset == DISABLED
    for seat in range(rows.rewards.shape[1]):
        rows.rewards[i, seat] = 0


def step_game(rows: Rows, i: int, action: int, deck: Numbers) -> None:
    """Make a decision at place `i`; a game that is over is dealt again, or waits."""
    waited = rows.ended[i] != 0
    if not waited:
        decide_game(rows, i, action)
    if rows.ended[i] and rows.autoreset == (NEXT_STEP if waited else SAME_STEP):
        deal_game(rows, i, deck)


def decide_game(rows: Rows, i: int, action: int) -> None:
    """Make a decision in a game under way, and let opponents answer; note an end."""
    state = rows.states[i]
    seat = to_move(state)
    rows.viewers[i] = seat
    if rows.illegal == END and why(state, action) != 0:
        rows.rewards[i, seat] -= 1
    else:
        apply(state, action)
        if rows.learner != ALL:
            others_decide(rows, i)
        if not over(state):
            return
        add_rewards(state, rows.rewards[i], rows.measure)
    rows.ended[i] = 1
    rows.done[i] = True
    for k in range(rows.final.shape[1]):
        rows.final[i, k] = 0
    features(state, seat, rows.final[i])


def follow_game(rows: Rows, i: int, policy: int, count: int, deck: Numbers) -> None:
    """Let a built-in policy decide so often at place `i`, and sum up what that brought."""
    for _ in range(count):
        action = 0 if rows.ended[i] else choice(rows.states[i], rows.rngs[i], policy)
        step_game(rows, i, action, deck)


def add_rewards(state: State, out: Numbers, measure: int) -> None:
    """What each seat gets at the end: its share of the win, its margin, or its rank."""
    seats = int64(state.seats)
    if measure == SHARE:
        winners = 0
        for seat in range(seats):
            winners += wins(state, seat)
        for seat in range(seats):
            out[seat] += wins(state, seat) / winners
        return
    for seat in range(seats):
        own, first = score(state, seat), wins(state, seat)
        best, ahead, level = -1000, 0, 0
        for other in range(seats):
            if other != seat:
                theirs = score(state, other)
                best = max(best, theirs)
                if wins(state, other) == first:
                    ahead += theirs > own
                    level += theirs == own
                else:
                    ahead += not first
        out[seat] += own - best if measure == MARGIN else 1 - (ahead + level / 2) / (seats - 1)


def show_game(rows: Rows, i: int, actions: Numbers) -> None:
    """Write who decides, what that seat sees and may do, into zeros; all may be done at the end."""
    state, ended = rows.states[i], rows.ended[i] != 0
    rows.to_move[i] = -1 if ended else to_move(state)
    features(state, int64(rows.viewers[i]) if ended else to_move(state), rows.observation[i])
    if ended:
        for action in range(ACTIONS):
            rows.mask[i, action >> 3] |= 1 << (action & 7)
    else:
        write_mask(state, actions, rows.mask[i])


def choose_game(rows: Rows, i: int, actions: Numbers, policy: int) -> None:
    """What a built-in policy decides at place `i`; 0 where the game is over."""
    actions[i] = 0 if rows.ended[i] else choice(rows.states[i], rows.rngs[i], policy)


def is_illegal(rows: Rows, i: int, action: int) -> bool:
    """Whether an action is refused at place `i`."""
    return bool(not rows.ended[i] and why(rows.states[i], action) != 0)


def list_game(
    states: States,
    i: int,
    ended: Numbers,
    room: Numbers,
    actions: Numbers,
    counts: Numbers,
    out: Numbers,
) -> None:
    """The legal actions of place `i` with their features, as many as there is room for.

    What there are fewer of stays as it is: −1 and zeros.
    """
    count = 0 if ended[i] else legal(states[i], room)
    counts[i] = count
    for k in range(min(count, actions.shape[1])):
        actions[i, k] = room[k]
        action_features(states[i], int64(room[k]), out[i, k])


def scale_number(seen: Numbers, scales: Numbers, out: Numbers, i: int, k: int) -> None:
    """A number of an observation as a share of what its feature may reach."""
    out[i, k] = seen[i, k] * scales[k]


def spread_bit(mask: Numbers, out: Numbers, i: int, action: int) -> None:
    """A bit of a mask as a byte."""
    out[i, action] = mask[i, action >> 3] >> (action & 7) & 1


# --- some games of a batch, on the CPU -----------------------------------------------------------


def clear_row(rows: Numbers, i: int) -> None:
    for k in range(rows.shape[1]):
        rows[i, k] = 0


def show_cleared(rows: Rows, i: int, room: Numbers) -> None:
    """Show a game where another was shown before."""
    clear_row(rows.observation, i)
    clear_row(rows.mask, i)
    show_game(rows, i, room)


def deal_games(
    rows: Rows, which: Numbers, deck: Numbers, room: Numbers, first: int, last: int
) -> None:
    """Deal those of these games that are marked, and show all of them."""
    for i in range(first, last):
        if which[i]:
            deal_game(rows, i, deck)
            begin_step(rows, i)
        show_cleared(rows, i, room)


def illegal_game(rows: Rows, actions: Numbers, first: int, last: int) -> int:
    """The first of these games in which its action is refused; -1 if there is none."""
    for i in range(first, last):
        if is_illegal(rows, i, int64(actions[i])):
            return i
    return -1


def step_games(
    rows: Rows, actions: Numbers, deck: Numbers, room: Numbers, first: int, last: int
) -> None:
    """Make one decision in each of these games."""
    for i in range(first, last):
        begin_step(rows, i)
        step_game(rows, i, int64(actions[i]), deck)
        show_cleared(rows, i, room)


def follow_games(
    rows: Rows, policy: int, count: int, deck: Numbers, room: Numbers, first: int, last: int
) -> None:
    """Let a built-in policy decide so often in each of these games."""
    for i in range(first, last):
        begin_step(rows, i)
        follow_game(rows, i, policy, count, deck)
        show_cleared(rows, i, room)


def choose_games(rows: Rows, actions: Numbers, policy: int, first: int, last: int) -> None:
    for i in range(first, last):
        choose_game(rows, i, actions, policy)


def look_games(states: States, seats: Numbers, observation: Numbers, first: int, last: int) -> None:
    """What the given seat of each of these games sees."""
    for i in range(first, last):
        clear_row(observation, i)
        features(states[i], int64(seats[i]), observation[i])


def list_games(
    states: States,
    ended: Numbers,
    room: Numbers,
    actions: Numbers,
    counts: Numbers,
    out: Numbers,
    first: int,
    last: int,
) -> None:
    for i in range(first, last):
        list_game(states, i, ended, room, actions, counts, out)


def scale_games(seen: Numbers, scales: Numbers, out: Numbers, first: int, last: int) -> None:
    for i in range(first, last):
        for k in range(out.shape[1]):
            scale_number(seen, scales, out, i, k)


def spread_games(mask: Numbers, out: Numbers, first: int, last: int) -> None:
    for i in range(first, last):
        for action in range(out.shape[1]):
            spread_bit(mask, out, i, action)
