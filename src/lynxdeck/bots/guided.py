"""The tree with a network in it: where to look first, and what to expect at the end of a walk.

Every simulation deals the hidden cards as the viewer might have them and walks down one tree that
all deals share, as in `tree.py`. But the choices of a new node are all opened at once, each with
the network's opinion of it, and the walk ends there with the shares of the win that the network
expects; or, in some of the simulations, with a game played out.
"""

from math import sqrt
from typing import TYPE_CHECKING

from lynxdeck.bots.tree import (
    DEPTH,
    SETTINGS,
    add_child,
    play_out,
    reckon_shares,
    reward,
    win_shares,
)
from lynxdeck.games.chance import below
from lynxdeck.games.fields import (
    Bytes,
    Floats,
    Integers,
    LongRows,
    Longs,
    Nodes,
    Numbers,
    Rng,
    Shorts,
    SmallNumbers,
    State,
    States,
    int64,
)
from lynxdeck.games.net import (
    ONE,
    SHIFT,
    Network,
    falling,
    rate_actions,
    rate_seats,
    read_position,
    share_out,
)

if TYPE_CHECKING:
    from lynxdeck.games.defaults import forget, tasted
    from lynxdeck.games.shape import rules

    apply, legal, over, redeal = rules.apply, rules.legal, rules.over, rules.redeal
    to_move = rules.to_move

GUIDANCE = ("boldness", "doubt", "fresh", "played", "deals")
"""What can be tuned, besides the SETTINGS of `tree.py` for games that are played out.

boldness: the weight of what the network thinks of a choice against what came of it.
doubt: how much less than the others a choice is taken to bring that was not tried yet.
fresh: 1 if the network is asked at every step, as the same choices may meet other cards; 0 if only
where there are choices that it has not seen.
played: in how many of 100 simulations the game is played out, and the network is not asked.
deals: how many times each simulation deals the hidden cards. The deal in which the others stand
best is taken: who has played well so far holds better cards than chance would give.
"""

BOLDNESS, DOUBT, FRESH, PLAYED, DEALS, SHARES = range(len(SETTINGS), len(SETTINGS) + 6)
MARKS, OUT, WALK, RATED, MIXED = range(5)
"""The rows of `room`; the last is for the network."""
ROWS = 5


def guided(
    states: States,
    tree: Nodes,
    root: int,
    used: int,
    simulations: int,
    room: LongRows,
    rng: Rng,
    settings: Floats,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
) -> int:
    """Run simulations from the masked states[0], node `root`; how many nodes the tree has then.

    `settings` are the numbers of SETTINGS and of GUIDANCE, and room for the shares of all seats.
    """
    net = Network(biases, weights, seen, hidden, room[MIXED])
    for _ in range(simulations):
        deal_likely(states, room, rng, settings, net)
        room[WALK, 0] = root
        length, used = walk_down(states[1], tree, used, room, rng, settings, net)
        reward(tree, room[WALK], length, settings[SHARES:])
    return used


def deal_likely(states: States, room: Numbers, rng: Rng, settings: Numbers, net: Network) -> None:
    """Deal the hidden cards some times, and take the deal in which the others stand best."""
    times, chosen, most = int(settings[DEALS]), rng[0], -1.0
    for _ in range(times if times > 1 else 0):
        before = rng[0]
        states[1] = states[0]
        redeal(states[1], rng)
        standing = others_stand(states[1], to_move(states[0]), room[RATED], settings[SHARES:], net)
        if standing > most:
            most, chosen = standing, before
    after = rng[0]
    rng[0] = chosen
    states[1] = states[0]
    redeal(states[1], rng)
    if times > 1:
        rng[0] = after


def others_stand(state: State, viewer: int, rated: Numbers, shares: Numbers, net: Network) -> float:
    """What the others expect together, each with its own cards before it."""
    total = 0.0
    for seat in range(int64(state.seats)):
        if seat != viewer:
            read_position(state, seat, net)
            rate_seats(net, rated)
            share_out(seat, int64(state.seats), rated, shares)
            total += shares[seat]
    return total


def walk_down(
    state: State,
    tree: States,
    used: int,
    room: Numbers,
    rng: Rng,
    settings: Numbers,
    net: Network,
) -> tuple[int, int]:
    """Walk by the best bound to a node without choices, open them, and tell what to expect there.

    The walk's length and the tree's size.
    """
    marks, out, walk, rated = room[MARKS], room[OUT], room[WALK], room[RATED]
    node, length = int64(walk[0]), 1
    is_read = False
    while not over(state) and length < DEPTH:
        n = legal(state, out)
        known = mark_known(tree, node, marks, out, n)
        is_full = used + n - known > len(tree)
        is_read = n > 1 and not is_full and (known < n or settings[FRESH] > 0.0)
        if is_read:
            read_position(state, to_move(state), net)
            rate_actions(state, out, n, net, rated)
            renew(tree, node, marks, rated)
        if known < n and not is_full:
            used = open_all(state, tree, node, used, marks, out, n, rated)
        best = 0
        if not is_full and (known > 0 or n == 1):
            best = promising(tree, node, marks, int64(state.seats), settings)
        for k in range(n):
            marks[out[k]] = 0
        if best == 0:
            break
        is_read = False
        apply(state, int64(tree[best].action))
        walk[length] = best
        length += 1
        node = best
    if not is_read and not over(state):
        read_position(state, to_move(state), net)
    expect(state, rng, settings, rated, net)
    return length, used


def mark_known(tree: States, node: int, marks: Numbers, out: Numbers, n: int) -> int:
    """Mark the legal actions with their number, below 0 where they have a child; so many do."""
    for k in range(n):
        marks[out[k]] = k + 1
    known = 0
    child = tree[node].child
    while child > 0:
        mark = marks[tree[child].action]
        if mark > 0:
            marks[tree[child].action] = -mark
            known += 1
        child = tree[child].sibling
    return known


def renew(tree: States, node: int, marks: Numbers, rated: Numbers) -> None:
    """Tell the children what the network thinks of them in this deal."""
    child = tree[node].child
    while child > 0:
        mark = marks[tree[child].action]
        if mark < 0:
            tree[child].prior = rated[-mark - 1]
        child = tree[child].sibling


def open_all(
    state: State,
    tree: States,
    node: int,
    used: int,
    marks: Numbers,
    out: Numbers,
    n: int,
    rated: Numbers,
) -> int:
    """Add a child for each legal action that has none; how many nodes the tree has then."""
    mover = to_move(state)
    for k in range(n):
        if marks[out[k]] > 0:
            add_child(tree, node, used, int64(out[k]), mover)
            tree[used].prior = rated[k] if n > 1 else 0
            marks[out[k]] = -1 - k
            used += 1
    return used


def promising(tree: States, node: int, marks: Numbers, seats: int, settings: Numbers) -> int:
    """Of the children that are legal now the one with the best bound."""
    most, visits, gain = -(1 << 62), 0, 0.0
    child = tree[node].child
    while child > 0:
        if marks[tree[child].action] < 0:
            most = max(most, int64(tree[child].prior))
            visits += tree[child].visits
            gain += tree[child].gain
        child = tree[child].sibling
    total = 0
    child = tree[node].child
    while child > 0:
        if marks[tree[child].action] < 0:
            total += falling(most - int64(tree[child].prior))
        child = tree[child].sibling
    untried = (gain + 1.0 / seats) / (visits + 1.0) - settings[DOUBT]
    weight = settings[BOLDNESS] * sqrt(visits + 1.0) / total
    best, bound = 0, -1e30
    child = tree[node].child
    while child > 0:
        if marks[tree[child].action] < 0:
            tries = tree[child].visits
            hope = tree[child].gain / tries if tries > 0 else untried
            hope += weight * falling(most - int64(tree[child].prior)) / (1.0 + tries)
            if hope > bound:
                best, bound = child, hope
        child = tree[child].sibling
    return best


def expect(state: State, rng: Rng, settings: Numbers, rated: Numbers, net: Network) -> None:
    """Each seat's share of the win where a walk ends, at a position that was read."""
    shares = settings[SHARES:]
    if over(state):
        win_shares(state, shares)
    elif settings[PLAYED] > 0.0 and below(rng, 100) < settings[PLAYED]:
        play_out(state, rng, settings)
        reckon_shares(state, settings[4], shares)
    else:
        rate_seats(net, rated)
        share_out(to_move(state), int64(state.seats), rated, shares)


# --- the network by itself ----------------------------------------------------------------------


def neural_at(
    states: States,
    i: int,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
) -> int:
    """The legal action that the network thinks best; of equals the first."""
    state, out, rated = states[i], room[OUT], room[RATED]
    n = legal(state, out)
    net = Network(biases, weights, seen, hidden, room[MIXED])
    if n > 1:
        read_position(state, to_move(state), net)
        rate_actions(state, out, n, net, rated)
    best = 0
    for k in range(1, n):
        if rated[k] > rated[best]:
            best = k
    return int(out[best])


# --- levels -------------------------------------------------------------------------------------


def tempted_at(
    states: States,
    room: LongRows,
    rng: Rng,
    taste: Longs,
    leeway: int,
    memory: int,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
) -> int:
    """What a taste wants in states[0], unless the network thinks that it gives too much away.

    Else it is what the network thinks best. Each step of `leeway` lets it like the taste's choice
    e times less. It is asked about states[1]: what a player with this memory still knows.
    """
    wanted = tasted(states[0], rng, taste)
    states[1] = states[0]
    forget(states[1], memory)
    state, out, rated = states[1], room[OUT], room[RATED]
    n = legal(state, out)
    if n == 1:
        return wanted
    net = Network(biases, weights, seen, hidden, room[MIXED])
    read_position(state, to_move(state), net)
    rate_actions(state, out, n, net, rated)
    best, liked = 0, 0
    for k in range(n):
        if rated[k] > rated[best]:
            best = k
        if out[k] == wanted:
            liked = k
    behind = int64(rated[best]) - int64(rated[liked])
    return wanted if behind <= leeway * (ONE << SHIFT) else int(out[best])
