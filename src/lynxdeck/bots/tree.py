"""Information-set Monte-Carlo tree search, for any game: plain functions, compiled with its rules.

Every simulation deals the hidden cards as the viewer might have them, walks down one tree
that all deals share, adds one node, plays on to the end, and tells each node on the way what the
seat that chose it got: its share of the win. Every seat maximises its own.

The compiler binds these functions to the rules and the rule of thumb of each game.
"""

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Floats, LongRows, Longs, Nodes, Numbers, Rng, State, States

if TYPE_CHECKING:
    from lynxdeck.games.defaults import standing, tasted, thumb
    from lynxdeck.games.shape import policy, rules

    greedy, apply, redeal = policy.greedy, rules.apply, rules.redeal
    legal, legal_at, legal_count = rules.legal, rules.legal_at, rules.legal_count
    over, to_move, turn_begins, wins = rules.over, rules.to_move, rules.turn_begins, rules.wins

NODE = np.dtype(
    [
        ("child", np.int32),  # the newest child, 0 for none: node 0 is the root
        ("sibling", np.int32),
        ("action", np.int16),
        ("mover", np.int16),  # who chose it
        ("visits", np.int32),
        ("chances", np.int32),  # how often it could have been chosen
        ("prior", np.int32),  # how good a network took the choice to be
        ("gain", np.float64),  # the mover's shares of the win, summed
        ("squares", np.float64),  # and their squares, for the error of their mean
    ],
    align=True,
)

DEPTH = 64  # nodes of one walk; deeper positions are played out

SETTINGS = ("exploration", "widening", "followed", "horizon", "spread")
"""What can be tuned.

exploration: the weight of the bound's second term.
widening: children a node may have for each root of its visits; 0 for all at once.
followed: in how many of 100 decisions a rollout follows the rule of thumb.
horizon: decisions after which a rollout is judged as it stands when a turn ends; 0 for never.
spread: the points by which a lead makes a share of the win likely; 0 for the rules' own share.
"""


def search(
    states: States,
    tree: Nodes,
    root: int,
    used: int,
    simulations: int,
    room: LongRows,
    rng: Rng,
    settings: Floats,
) -> int:
    """Run simulations from the masked states[0], node `root`; how many nodes the tree has then.

    `settings` are the numbers of SETTINGS below. `room` is scratch: marks, actions, the walk.
    """
    marks, out, walk = room[0], room[1], room[2]
    shares = settings[len(SETTINGS) :]
    for _ in range(simulations):
        states[1] = states[0]
        redeal(states[1], rng)
        walk[0] = root
        length, used = descend(states[1], tree, used, marks, out, walk, rng, settings)
        play_out(states[1], rng, settings)
        reckon_shares(states[1], settings[4], shares)
        reward(tree, walk, length, shares)
    return used


def descend(
    state: State,
    tree: States,
    used: int,
    marks: Numbers,
    out: Numbers,
    walk: Numbers,
    rng: Rng,
    settings: Numbers,
) -> tuple[int, int]:
    """Walk down by the best bound and add one node; the walk's length and the tree's size."""
    node, length = walk[0], 1
    while not over(state) and length < DEPTH:
        n = legal(state, out)
        for k in range(n):
            marks[out[k]] = 1
        best, known = best_child(tree, node, marks, settings[0])
        room_left = used < len(tree)
        if known < n and room_left and opens(known, tree[node].visits, settings[1]):
            action = new_action(state, marks, out, n, n - known, rng, settings[1])
            best = used
            used += 1
            add_child(tree, node, best, action, to_move(state))
            unmark(marks, out, n)
            apply(state, action)
            walk[length] = best
            return length + 1, used
        unmark(marks, out, n)
        if best == 0:
            return length, used
        apply(state, int(tree[best].action))
        walk[length] = best
        length += 1
        node = best
    return length, used


def unmark(marks: Numbers, out: Numbers, n: int) -> None:
    for k in range(n):
        marks[out[k]] = 0


def best_child(tree: States, node: int, marks: Numbers, exploration: float) -> tuple[int, int]:
    """Of the children that are legal now the one with the best bound, and how many there are.

    Their marks are lowered to 2, so that 1 stays for those not yet in the tree.
    """
    best, bound, known = 0, -1.0, 0
    child = tree[node].child
    while child > 0:
        if marks[tree[child].action] == 1:
            marks[tree[child].action] = 2
            known += 1
            tree[child].chances += 1
            visits = tree[child].visits
            hope = tree[child].gain / visits + exploration * sqrt(log(tree[child].chances) / visits)
            if hope > bound:
                best, bound = child, hope
        child = tree[child].sibling
    return best, known


def opens(known: int, visits: int, widening: float) -> bool:
    """Whether a node may get another child: with widening, some for each root of its visits."""
    return widening == 0.0 or known == 0 or known < widening * sqrt(float(visits))


def new_action(
    state: State, marks: Numbers, out: Numbers, n: int, fresh: int, rng: Rng, widening: float
) -> int:
    """An action that is not in the tree yet: the rule of thumb's if it is one, else any."""
    if widening > 0.0:
        action = thumb(state, rng)
        if marks[action] == 1:
            return action
    k = below(rng, fresh)
    for i in range(n):
        if marks[out[i]] == 1:
            if k == 0:
                return int(out[i])
            k -= 1
    return int(out[0])


def add_child(tree: States, node: int, child: int, action: int, mover: int) -> None:
    tree[child].sibling = tree[node].child
    tree[child].child = 0
    tree[child].action = action
    tree[child].mover = mover
    tree[child].visits = 0
    tree[child].chances = 1
    tree[child].prior = 0
    tree[child].gain = 0.0
    tree[child].squares = 0.0
    tree[node].child = child


def play_out(state: State, rng: Rng, settings: Numbers) -> None:
    """Play to the end, or on from the horizon to the end of a turn."""
    followed, horizon = settings[2], settings[3]
    decisions = 0
    while not over(state):
        if horizon > 0.0 and decisions >= horizon and turn_begins(state):
            return
        decisions += 1
        if followed > 0.0 and below(rng, 100) < followed:
            apply(state, thumb(state, rng))
        else:
            apply(state, legal_at(state, below(rng, legal_count(state))))


def reckon_shares(state: State, spread: float, shares: Numbers) -> None:
    """What each seat gets, or is likely to get."""
    if spread == 0.0:
        win_shares(state, shares)
    else:
        likely_shares(state, spread, shares)


def reward(tree: States, walk: Numbers, length: int, shares: Numbers) -> None:
    """Tell every node of the walk what its mover got."""
    for i in range(length):
        node = walk[i]
        tree[node].visits += 1
        share = shares[tree[node].mover]
        tree[node].gain += share
        tree[node].squares += share * share


def win_shares(state: State, shares: Numbers) -> None:
    winners = 0
    for seat in range(int(state.seats)):
        winners += wins(state, seat)
    for seat in range(int(state.seats)):
        shares[seat] = 1.0 / winners if wins(state, seat) else 0.0


def likely_shares(state: State, spread: float, shares: Numbers) -> None:
    """Each seat's share as its standing makes it likely: a smoother signal than who has won."""
    total = 0.0
    for seat in range(int(state.seats)):
        shares[seat] = standing(state, seat) / spread
    most = shares[0]
    for seat in range(int(state.seats)):
        most = max(most, shares[seat])
    for seat in range(int(state.seats)):
        shares[seat] = exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(int(state.seats)):
        shares[seat] /= total


def log(n: int) -> float:
    """The natural logarithm of a whole number from 1 on, in plain arithmetic.

    A C library's would differ from a browser's in the last bit, and so would the trees.
    """
    x, twos = float(n), 0.0
    while x >= 16.0:
        x *= 0.0625
        twos += 4.0
    while x > 1.4142:
        x *= 0.5
        twos += 1.0
    s = (x - 1.0) / (x + 1.0)  # between −0.172 and 0.172
    z = s * s
    series = 1.0 / 13.0 + z * (1.0 / 15.0 + z * (1.0 / 17.0))
    series = 1.0 / 7.0 + z * (1.0 / 9.0 + z * (1.0 / 11.0 + z * series))
    series = 1.0 + z * (1.0 / 3.0 + z * (1.0 / 5.0 + z * series))
    return twos * 0.6931471805599453 + 2.0 * s * series


def exp(x: float) -> float:
    """The exponential of a number from −50 to 0, in plain arithmetic like `log`."""
    y = x / 1024.0
    series = 1.0 + y / 5.0 * (1.0 + y / 6.0 * (1.0 + y / 7.0 * (1.0 + y / 8.0)))
    power = 1.0 + y * (1.0 + y / 2.0 * (1.0 + y / 3.0 * (1.0 + y / 4.0 * series)))
    for _ in range(10):
        power *= power
    return power


def child_of(tree: Nodes, node: int, action: int) -> int:
    """The child that an action leads to; 0 if there is none."""
    child = tree[node].child
    while child > 0:
        if tree[child].action == action:
            return int(child)
        child = tree[child].sibling
    return 0


def greedy_at(states: States, i: int, rng: Rng) -> int:
    return greedy(states[i], rng)


def random_at(states: States, i: int, rng: Rng) -> int:
    state = states[i]
    return legal_at(state, below(rng, legal_count(state)))


def tasted_at(states: States, i: int, rng: Rng, taste: Longs) -> int:
    return tasted(states[i], rng, taste)


def slip_at(states: States, i: int, rng: Rng) -> int:
    """A slip such as people make: one of two things that come to mind, the better if it shows."""
    state = states[i]
    wanted = greedy(state, rng)
    first = legal_at(state, below(rng, legal_count(state)))
    second = legal_at(state, below(rng, legal_count(state)))
    return second if second == wanted else first
