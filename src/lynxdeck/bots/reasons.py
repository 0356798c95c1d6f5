"""Why one choice is worth less than another: what came of both, in the same deals.

From a masked record games are played on by the network after each choice, the hidden cards dealt
alike for all; what happened in them is noted as bits (`games/<game>/reasons.py`). Something is a
reason if it came clearly more often after one choice, and if the deals in which it came after one
of them alone make up at least half of the loss. What can be counted is told before what is likely.

Plain functions over the record, compiled with the network. Worth is in 10,000ths of a win, so all
sums are whole.
"""

from typing import TYPE_CHECKING

from lynxdeck.bots.tree import win_shares
from lynxdeck.games.fields import (
    Bytes,
    Floats,
    Integers,
    LongRows,
    Longs,
    Numbers,
    Rng,
    ShortRows,
    Shorts,
    SmallNumbers,
    State,
    States,
    int64,
)
from lynxdeck.games.net import (
    Network,
    rate_actions,
    rate_seats,
    read_position,
    share_out,
)

if TYPE_CHECKING:
    from lynxdeck.games.drive import apply_told
    from lynxdeck.games.shape import reasons, rules

    legal, over, redeal = rules.legal, rules.over, rules.redeal
    to_move, turn_begins = rules.to_move, rules.turn_begins
    begin_watch, certain, happened = reasons.begin_watch, reasons.certain, reasons.happened
    HORIZON, MAY_COME, WELCOME = reasons.HORIZON, reasons.MAY_COME, reasons.WELCOME

WHOLE_WIN = 10_000
CLEARLY = 20
"""In 100 deals: so much more often something must come after one choice than after the other."""
ERRORS = 2
"""Standard errors within which two choices are too close to call."""
NAMED = 4
"""The most numbers of a certain reason."""
FOUND_LOSS, FOUND_SQUARES, FOUND_CLOSE, FOUND_MAY, FOUND_CHOSEN, FOUND_BETTER = range(6)
FOUND_EXPLAINED, FOUND_CERTAIN = 6, 7
FOUND = FOUND_CERTAIN + 1 + NAMED
"""What `find_reason` writes: the loss and its squares, whether that is too close to call; what may
come (below 0 nothing explains it), in how many deals it came after each choice, how much of the
loss it makes up; the certain reason (below 0 none) and its numbers."""


def tempting(
    states: States,
    chosen: int,
    most: int,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    out: Longs,
) -> int:
    """Write a choice and the legal actions that the network likes best; how many there are."""
    state, actions, rated = states[0], room[0], room[1]
    n = legal(state, actions)
    net = Network(biases, weights, seen, hidden, room[2])
    read_position(state, to_move(state), net)
    rate_actions(state, actions, n, net, rated)
    out[0] = chosen
    count = 1
    while count < most and count < n:
        best = -1
        for k in range(n):
            if not is_among(out, count, int64(actions[k])) and (
                best < 0 or rated[k] > rated[best]
            ):
                best = k
        out[count] = actions[best]
        count += 1
    return count


def is_among(numbers: Numbers, count: int, number: int) -> bool:
    for k in range(count):
        if numbers[k] == number:
            return True
    return False


def compare_choices(
    states: States,
    choices: Longs,
    count: int,
    first: int,
    last: int,
    rng: Rng,
    room: LongRows,
    told: ShortRows,
    shares: Floats,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    worth: LongRows,
    came: LongRows,
) -> None:
    """Fill the rows `first` to `last` of `worth` and `came`: a deal each, a column for each choice.

    The masked record is states[0]; there is room for three more.
    """
    net = Network(biases, weights, seen, hidden, room[2])
    seat = to_move(states[0])
    for deal in range(first, last):
        states[1] = states[0]
        redeal(states[1], rng)
        for k in range(count):
            states[2] = states[1]
            came[deal, k] = play_on(states, int64(choices[k]), seat, room, told, net)
            worth[deal, k] = worth_of(states[2], seat, room[1], shares, net)


def play_on(
    states: States, action: int, seat: int, room: Numbers, told: Numbers, net: Network
) -> int:
    """Play states[2] on, first by this action, as far as HORIZON; what happened, as bits."""
    state, about = states[2], room[3]
    begin_watch(state, seat, about)
    came, decisions = 0, 0
    while True:
        n = apply_told(states, 2, action, states[3:], told)
        came |= happened(told, n, state, seat, about)
        if over(state) or (decisions >= HORIZON and turn_begins(state)):
            return came
        n = legal(state, room[0])
        action = int64(room[0, 0])
        if n > 1:
            decisions += 1
            action = liked(state, room[0], n, room[1], net)


def liked(state: State, actions: Numbers, n: int, rated: Numbers, net: Network) -> int:
    """The legal action that the network thinks best; of equals the first."""
    read_position(state, to_move(state), net)
    rate_actions(state, actions, n, net, rated)
    best = 0
    for k in range(1, n):
        if rated[k] > rated[best]:
            best = k
    return int64(actions[best])


def worth_of(state: State, seat: int, rated: Numbers, shares: Numbers, net: Network) -> int:
    """A seat's share of the win: as it is, or as the network expects it."""
    if over(state):
        win_shares(state, shares)
    else:
        read_position(state, seat, net)
        rate_seats(net, rated)
        share_out(seat, int64(state.seats), rated, shares)
    return int(shares[seat] * WHOLE_WIN + 0.5)


# --- what the deals tell ------------------------------------------------------------------------


def find_reason(
    states: States,
    chosen: int,
    better: int,
    column: int,
    other: int,
    deals: int,
    worth: LongRows,
    came: LongRows,
    out: Longs,
) -> None:
    """Write what a choice costs against a better one, and why: see FOUND.

    `column` and `other` are where the two stand in `worth` and `came`; `out` has room for FOUND.
    """
    loss, squares = 0, 0
    for deal in range(deals):
        apart = int64(worth[deal, other]) - int64(worth[deal, column])
        loss += apart
        squares += apart * apart
    for k in range(FOUND):
        out[k] = 0
    out[FOUND_LOSS], out[FOUND_SQUARES] = loss, squares
    out[FOUND_MAY], out[FOUND_CERTAIN] = -1, -1
    # The mean is less than ERRORS of its standard errors.
    spread = ERRORS * ERRORS * (deals * squares - loss * loss)
    out[FOUND_CLOSE] = loss <= 0 or loss * loss * (deals - 1) < spread
    nearest = 1 << 62
    for may in range(MAY_COME):
        explained, often, there = came_apart(worth, came, column, other, deals, may)
        if not explains(loss, explained, often, there, deals, may):
            continue
        code = certain(states[0], chosen, better, may, out[FOUND_CERTAIN + 1 :])
        outside = abs(loss - explained)
        sooner = out[FOUND_CERTAIN] < 0 <= code
        later = code < 0 <= out[FOUND_CERTAIN]
        if later or (outside >= nearest and not sooner):
            continue
        nearest = outside
        out[FOUND_MAY], out[FOUND_CHOSEN], out[FOUND_BETTER] = may, often, there
        out[FOUND_EXPLAINED], out[FOUND_CERTAIN] = explained, code
    if out[FOUND_CERTAIN] >= 0:  # others may have written their numbers since
        certain(states[0], chosen, better, int64(out[FOUND_MAY]), out[FOUND_CERTAIN + 1 :])


def came_apart(
    worth: Numbers, came: Numbers, column: int, other: int, deals: int, may: int
) -> tuple[int, int, int]:
    """What the deals lost in which something came after one choice alone; how often after each."""
    explained, often, there = 0, 0, 0
    for deal in range(deals):
        here, also = int64(came[deal, column]) >> may & 1, int64(came[deal, other]) >> may & 1
        often += here
        there += also
        if here != also:
            explained += int64(worth[deal, other]) - int64(worth[deal, column])
    return explained, often, there


def explains(loss: int, explained: int, often: int, there: int, deals: int, may: int) -> bool:
    """Whether what may come is a reason: unwelcome more often, or welcome less, by enough."""
    more = there - often if WELCOME >> may & 1 else often - there
    return 100 * more >= CLEARLY * deals and loss > 0 and 2 * explained >= loss
