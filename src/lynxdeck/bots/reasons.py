"""Why one choice is worth less than another: what came of both, in the same deals.

From a masked record games are played on by the network after each choice, the hidden cards dealt
alike for all; what happened in them is noted as bits (`games/<game>/reasons.py`). Something is a
reason if it came clearly more often after one choice, and if the deals in which it came after one
of them alone make up at least half of the loss. What can be counted is told before what is likely.

Plain functions over the record, compiled with the network. Worth is in 10,000ths of a win, so all
sums are whole.
"""

from typing import TYPE_CHECKING, NamedTuple

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
    measured, whom, REASONS = reasons.measured, reasons.whom, reasons.REASONS
    HORIZON, MAY_COME, MEASURED = reasons.HORIZON, reasons.MAY_COME, reasons.MEASURED
    WELCOME = reasons.WELCOME

WHOLE_WIN = 10_000
CLEARLY = 20
"""In 100 deals: so much more often something must come after one choice than after the other."""
ERRORS = 2
"""Standard errors within which two choices are too close to call."""
NUMBERS_AT, NUMBER_BITS, BYTE = 24, 8, 255
"""Where numbers as they are then lie, above the bits."""
NAMED = 4
"""The most numbers of a certain reason."""
(
    REASON_LOSS,
    REASON_SQUARES,
    REASON_CLOSE,
    REASON_CAME,
    REASON_LEAST,
    REASON_OFTEN,
    REASON_THERE,
    REASON_EXPLAINED,
    REASON_CERTAIN,
    REASON_WHOM,
    REASON_NUMBERS,
) = range(11)
REASON_ROOM = REASON_NUMBERS + NAMED
"""What `find_reason` writes: the loss in all deals and its squares, whether it is too close to
call; what came (below 0 nothing explains it), from which number on it counts, in how many deals it
came after each choice, how much of the loss these make up; what is certain (below 0 nothing); whom
the sentence names (below 0 nobody), and the numbers of what is certain."""


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
            if not is_among(out, count, int64(actions[k])) and (best < 0 or rated[k] > rated[best]):
                best = k
        out[count] = actions[best]
        count += 1
    return count


def is_among(numbers: Numbers, count: int, number: int) -> bool:
    found = False
    for k in range(count):
        found = found or bool(numbers[k] == number)
    return found


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
            return came | numbers_then(state, seat)
        n = legal(state, room[0])
        action = int64(room[0, 0])
        if n > 1:
            decisions += 1
            action = liked(state, room[0], n, room[1], net)


def numbers_then(state: State, seat: int) -> int:
    """All that is measured, above the bits."""
    packed = 0
    for k in range(len(REASONS) - MEASURED):
        packed |= min(measured(state, seat, MEASURED + k), BYTE) << NUMBERS_AT + NUMBER_BITS * k
    return packed


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


class Pair(NamedTuple):
    """Two choices in the same deals: their columns in what they were worth and what came."""

    worth: Numbers
    came: Numbers
    column: int
    other: int
    deals: int


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
    """Write what a choice costs against a better one, and why, into room for REASON_ROOM numbers.

    The masked record is states[0]; `column` and `other` say where the two stand in the rows.
    """
    pair = Pair(worth, came, column, other, deals)
    for k in range(REASON_ROOM):
        out[k] = 0
    out[REASON_CAME], out[REASON_CERTAIN] = -1, -1
    weigh_loss(pair, out)
    state = states[0]
    if out[REASON_LOSS] > 0:
        for may in range(MAY_COME):
            weigh_reason(state, chosen, better, pair, may, 0, out)
        for may in range(MEASURED, len(REASONS) if out[REASON_CAME] < 0 else MEASURED):
            for least in range(1, BYTE + 1):
                weigh_reason(state, chosen, better, pair, may, least, out)
    out[REASON_WHOM] = whom(state, int64(out[REASON_CAME]))
    if out[REASON_CERTAIN] >= 0:  # those that were weighed since have written their numbers
        certain(state, chosen, better, int64(out[REASON_CAME]), out[REASON_NUMBERS:])


def weigh_loss(pair: Pair, out: Numbers) -> None:
    """What a choice costs, and whether that is less than ERRORS of its standard errors."""
    loss, squares, deals = 0, 0, pair.deals
    for deal in range(deals):
        apart = lost(pair, deal)
        loss += apart
        squares += apart * apart
    out[REASON_LOSS], out[REASON_SQUARES] = loss, squares
    spread = ERRORS * ERRORS * (deals * squares - loss * loss)
    out[REASON_CLOSE] = loss <= 0 or loss * loss * (deals - 1) < spread


def lost(pair: Pair, deal: int) -> int:
    return int64(pair.worth[deal, pair.other]) - int64(pair.worth[deal, pair.column])


def weigh_reason(
    state: State, chosen: int, better: int, pair: Pair, may: int, least: int, out: Numbers
) -> None:
    """Keep a reason that comes nearer to the loss than the one before; a certain one first."""
    explained, often, there, deals = 0, 0, 0, pair.deals
    for deal in range(deals):
        here = is_so(int64(pair.came[deal, pair.column]), may, least)
        also = is_so(int64(pair.came[deal, pair.other]), may, least)
        often += here
        there += also
        if here != also:
            explained += lost(pair, deal)
    more = there - often if WELCOME >> may & 1 else often - there
    loss = int64(out[REASON_LOSS])
    if 100 * more < CLEARLY * deals or 2 * explained < loss:
        return
    code = certain(state, chosen, better, may, out[REASON_NUMBERS:])
    known = out[REASON_CAME] >= 0
    if known and (code < 0) != (out[REASON_CERTAIN] < 0):
        if code < 0:
            return
    elif known and abs(loss - explained) >= abs(loss - out[REASON_EXPLAINED]):
        return
    out[REASON_CAME], out[REASON_LEAST] = may, least
    out[REASON_OFTEN], out[REASON_THERE] = often, there
    out[REASON_EXPLAINED], out[REASON_CERTAIN] = explained, code


def is_so(came: int, may: int, least: int) -> bool:
    """Whether something came, or a number was at least so high."""
    if may < MAY_COME:
        return bool(came >> may & 1)
    return came >> NUMBERS_AT + NUMBER_BITS * (may - MEASURED) & BYTE >= least
