"""What luck brought and what choices were worth: plain functions, compiled with a game's network.

A value is what each seat can expect to win in a true position, by what the network says to all
seats, each with its own cards before it. What a card or a roll brought is the value after it, less
its mean over fixed shuffles of the cards and turns of the rolls that are still to come. Each of
these is one of all that could have come, as likely as any other; so, whatever the network thinks,
over all of them luck has the mean 0.

A choice is weighed by what its seat knows, over deals of the hidden cards that all choices share:
the network plays on for some decisions, and then the value counts.
"""

from math import sqrt
from typing import TYPE_CHECKING

from lynxdeck.bots.guided import MIXED, OUT, RATED
from lynxdeck.bots.tree import win_shares
from lynxdeck.games.chance import below
from lynxdeck.games.fields import (
    Bytes,
    FloatRows,
    Integers,
    LongRows,
    Longs,
    Numbers,
    Rng,
    Shorts,
    SmallNumbers,
    State,
    States,
    int64,
)
from lynxdeck.games.net import Network, rate_actions, rate_seats, read_position, share_out

if TYPE_CHECKING:
    from lynxdeck.games.defaults import rolled, shift_rolls
    from lynxdeck.games.drive import deal_random
    from lynxdeck.games.shape import net as of_game
    from lynxdeck.games.shape import rules

    ALL_VIEWS, MOVERS_VIEW, OWN_VIEW = of_game.ALL_VIEWS, of_game.MOVERS_VIEW, of_game.OWN_VIEW
    SEATS = rules.SEATS
    apply, legal, over, redeal = rules.apply, rules.legal, rules.over, rules.redeal
    to_move = rules.to_move

FOUND, DECIDED, TURNED, LEFT, WON = range(5)
"""The values around a decision: as it was found; with the decision, before chance; with the cards
that were turned; with the rolls. The last row is room."""
A_ROLL = 256
"""What each roll adds to the number of cards in what `follow` tells."""
FACES = 6
BOTH, ROLLS_ONLY = range(2)


# --- values -------------------------------------------------------------------------------------


def shuffle_ahead(orders: LongRows, shifts: LongRows, rng: Rng) -> None:
    """Fix the shuffles: of each the order of the pile's places, and how far each roll is turned."""
    for row in range(len(orders)):
        order, shift = orders[row], shifts[row]
        for place in range(len(order)):
            order[place] = place
        for last in range(len(order) - 1, 0, -1):
            other = below(rng, last + 1)
            place = order[last]
            order[last] = order[other]
            order[other] = place
        for roll in range(len(shift)):
            shift[roll] = below(rng, FACES)


def shuffle(state: State, true: State, order: Numbers) -> None:
    """Lay the cards that are left in the pile in another order."""
    size = int64(true.pile_size)
    at = 0
    for k in range(len(order)):
        place = int64(order[k])
        if place < size:
            state.pile[at] = true.pile[place]
            at += 1


def preferred(state: State, actions: Numbers, rated: Numbers, net: Network) -> int:
    """The legal action that the network thinks best; of equals the first."""
    n = legal(state, actions)
    best = 0
    if n > 1:
        read_position(state, to_move(state), net)
        rate_actions(state, actions, n, net, rated)
        for k in range(1, n):
            if rated[k] > rated[best]:
                best = k
    return int64(actions[best])


def value(state: State, rated: Numbers, net: Network, won: Numbers) -> None:
    """What each seat can expect to win, or has won."""
    if over(state):
        win_shares(state, won)
    else:
        together(state, rated, net, won)


def together(state: State, rated: Numbers, net: Network, won: Numbers) -> None:
    """What all seats expect together: their ratings, with the weights of `net.py`."""
    seats, mover = int64(state.seats), to_move(state)
    total = rated[SEATS:]
    for seat in range(seats):
        total[seat] = 0
    for viewer in range(seats):
        read_position(state, viewer, net)
        rate_seats(net, rated)
        total[viewer] += OWN_VIEW * int64(rated[0]) * seats
        weight = ALL_VIEWS + (MOVERS_VIEW * seats if viewer == mover else 0)
        for k in range(seats):
            seat = viewer + k if viewer + k < seats else viewer + k - seats
            total[seat] += weight * int64(rated[k])
    for seat in range(seats):
        rated[seat] = total[seat] // (2 * seats)
    share_out(0, seats, rated, won)


def value_at(
    states: States,
    i: int,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    shares: FloatRows,
) -> None:
    """Write the values of a true position, for `follow` to go on from."""
    net = Network(biases, weights, seen, hidden, room[MIXED])
    value(states[i], room[RATED], net, shares[LEFT])


def value_deals(
    states: States,
    blank: States,
    deck: Bytes,
    deals: int,
    rng: Rng,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    shares: FloatRows,
) -> None:
    """Write the mean value of each place over random deals, from the one that begins, its error."""
    net = Network(biases, weights, seen, hidden, room[MIXED])
    won = shares[WON]
    for seat in range(SEATS):
        shares[0, seat] = shares[1, seat] = 0.0
    for _ in range(deals):
        deal_random(states, 0, blank, deck, rng)
        value(states[0], room[RATED], net, won)
        for seat in range(int64(states[0].seats)):
            shares[0, seat] += won[seat]
            shares[1, seat] += won[seat] * won[seat]
    for seat in range(SEATS):
        mean = shares[0, seat] / deals
        shares[0, seat] = mean
        shares[1, seat] = sqrt(max(shares[1, seat] / deals - mean * mean, 0.0) / deals)


def follow(
    states: States,
    action: int,
    orders: LongRows,
    shifts: LongRows,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    shares: FloatRows,
) -> int:
    """Make a decision of the true game at states[0], and write the values on the way.

    What it tells is the number of cards that were turned, plus A_ROLL for each roll.
    """
    net = Network(biases, weights, seen, hidden, room[MIXED])
    rated, won = room[RATED], shares[WON]
    states[1] = states[0]
    apply(states[0], action)
    cards = int64(states[1].pile_size) - int64(states[0].pile_size)
    rolls = rolled(states[0]) - rolled(states[1])
    for seat in range(SEATS):
        shares[FOUND, seat] = shares[LEFT, seat]
    value(states[0], rated, net, shares[LEFT])
    for seat in range(SEATS):
        shares[DECIDED, seat] = shares[TURNED, seat] = shares[LEFT, seat]
    if cards > 0 or rolls > 0:
        foresee_chance(states, BOTH, action, orders, shifts, rated, net, won, shares[DECIDED])
        for seat in range(SEATS):
            shares[TURNED, seat] = shares[DECIDED if cards == 0 else LEFT, seat]
        if cards > 0 and rolls > 0:
            foresee_chance(
                states, ROLLS_ONLY, action, orders, shifts, rated, net, won, shares[TURNED]
            )
    return cards + A_ROLL * rolls


def foresee_chance(
    states: States,
    which: int,
    action: int,
    orders: Numbers,
    shifts: Numbers,
    rated: Numbers,
    net: Network,
    won: Numbers,
    shares: Numbers,
) -> None:
    """The mean value after a decision at states[1], over all shuffles of what it may meet."""
    for seat in range(SEATS):
        shares[seat] = 0.0
    for row in range(len(orders)):
        states[2] = states[1]
        state = states[2]
        shift_rolls(state, shifts[row])
        if which == BOTH:
            shuffle(state, states[1], orders[row])
        apply(state, action)
        value(state, rated, net, won)
        add_shares(state, won, shares)
    for seat in range(SEATS):
        shares[seat] /= len(orders)


def add_shares(state: State, won: Numbers, shares: Numbers) -> None:
    for seat in range(int64(state.seats)):
        shares[seat] += won[seat]


# --- choices ------------------------------------------------------------------------------------


def weigh(
    states: States,
    chosen: int,
    redeals: int,
    depth: int,
    rng: Rng,
    actions: Longs,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    own: FloatRows,
    shares: FloatRows,
) -> int:
    """Weigh the likeliest choices at the masked states[0], and the one that was made.

    Into `actions` go the choices, the best first; how many there are. `shares` has a row for each:
    what each seat can expect, then the error of what the mover loses by it against the first.
    `own` is room for what the mover got in each deal.
    """
    net = Network(biases, weights, seen, hidden, room[MIXED])
    mover = to_move(states[0])
    count = shortlist(states[0], chosen, actions, room, net)
    won = shares[len(shares) - 1]
    for k in range(count):
        for seat in range(SEATS + 1):
            shares[k, seat] = 0.0
    for deal in range(redeals):
        states[1] = states[0]
        redeal(states[1], rng)
        for k in range(count):
            states[2] = states[1]
            apply(states[2], int64(actions[k]))
            look_ahead(states[2], depth, room, net, won)
            own[k, deal] = won[mover]
            add_shares(states[2], won, shares[k])
    for k in range(count):
        for seat in range(SEATS):
            shares[k, seat] /= redeals
    best_first(count, mover, redeals, actions, own, shares)
    return count


def shortlist(state: State, chosen: int, actions: Numbers, room: Numbers, net: Network) -> int:
    """The choices that the network thinks best, as many as fit, and the one that was made."""
    out, rated = room[OUT], room[RATED]
    n = legal(state, out)
    read_position(state, to_move(state), net)
    rate_actions(state, out, n, net, rated)
    count = min(n, len(actions))
    has_chosen = False
    for k in range(count):
        best = 0
        for j in range(n):
            if rated[j] > rated[best]:
                best = j
        actions[k] = out[best]
        rated[best] = -(1 << 62)
        has_chosen |= int64(actions[k]) == chosen
    if not has_chosen:
        actions[count - 1] = chosen
    return count


def look_ahead(state: State, depth: int, room: Numbers, net: Network, won: Numbers) -> None:
    """Let the network play on for some decisions; the values then."""
    decisions = 0
    while not over(state) and decisions < depth:
        apply(state, preferred(state, room[OUT], room[RATED], net))
        decisions += 1
    value(state, room[RATED], net, won)


def best_first(
    count: int, mover: int, redeals: int, actions: Numbers, own: Numbers, shares: Numbers
) -> None:
    """Put the best choice first, and write the error of the difference to it of each."""
    best = 0
    for k in range(1, count):
        if shares[k, mover] > shares[best, mover]:
            best = k
    for k in range(count):
        squares = 0.0
        lead = shares[best, mover] - shares[k, mover]
        for deal in range(redeals):
            off = own[best, deal] - own[k, deal] - lead
            squares += off * off
        shares[k, SEATS] = sqrt(squares / (redeals * (redeals - 1.0))) if redeals > 1 else 0.0
    if best > 0:
        action = actions[0]
        actions[0] = actions[best]
        actions[best] = action
        for j in range(SEATS + 1):
            number = shares[0, j]
            shares[0, j] = shares[best, j]
            shares[best, j] = number
