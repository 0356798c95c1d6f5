"""The network of a game, in whole numbers: the same sums on every target, in any order.

A feature that is not 0 selects one row of the first layer, by how large it is; so that layer is
nothing but additions. The next two hold activations from 0 to ONE. An action's worth is a row of
its own over the first layer, and what the second layer says to the features of the action.

Plain functions over the record, compiled with the rules and the features of each game. `biases`
and `weights` lie in memory as in the file (`weights.py`): of each layer the weights of one output
after the other.
"""

from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from lynxdeck.games.features import FeatureTable
from lynxdeck.games.fields import (
    Bytes,
    Integers,
    LongRows,
    Longs,
    Numbers,
    Shorts,
    SmallNumbers,
    State,
    States,
    int64,
)

if TYPE_CHECKING:
    from lynxdeck.games.shape import features as of_game
    from lynxdeck.games.shape import net, rules

    ACTIONS, SEATS = rules.ACTIONS, rules.SEATS
    legal, to_move = rules.legal, rules.to_move
    action_features, features = of_game.action_features, of_game.features
    DONE_FIRST, DONE_MOST, DONE_ROWS = net.DONE_FIRST, net.DONE_MOST, net.DONE_ROWS
    SEEN_FIRST, SEEN_MOST, SEEN_ROWS = net.SEEN_FIRST, net.SEEN_MOST, net.SEEN_ROWS

H1, H2, H3 = 448, 32, 32
"""How wide the layers are."""
MIX = 32
"""How wide the layer is in which a position meets an action."""
HIDDEN = H1 + H2 + H3
ONE = 127
"""What counts as 1 in an activation."""
SHIFT = 6
"""The bits of a weight of a later layer that lie behind the point."""

EXACT, STEP = 16, 4
"""Up to the first each number is a level, from there on each of these steps."""
USUAL = 4
"""The levels of a feature whose group has no number of its own."""

# Where the parts lie; what follows depends on the game.
AT_B1, AT_B2, AT_B3 = 0, H1, H1 + H2
AT_BG = AT_B3 + H3
AT_BV = AT_BG + MIX
AT_W2 = 0
AT_W3 = AT_W2 + H2 * H1
AT_WG = AT_W3 + H3 * H2
AT_U = AT_WG + MIX * H2
AT_W1 = AT_U + MIX


def _falling() -> npt.NDArray[np.int32]:
    """e to minus each number of ONEs, in millionths: exact arithmetic, the same everywhere."""
    powers = ((Decimal(-i) / ONE).exp() for i in range(1024))
    return np.array([int(power * (1 << 20) + Decimal("0.5")) for power in powers], np.int32)


FALLING = _falling()
LAST = len(FALLING) - 1


# --- which rows a position selects --------------------------------------------------------------


def squashed(value: int) -> int:
    """The level of a number.

    >>> [squashed(value) for value in (0, 16, 19, 20, 255)]
    [0, 16, 16, 17, 75]
    """
    return value if value <= EXACT else EXACT + (value - EXACT) // STEP


class FeatureRows(NamedTuple):
    """Of each feature the first of its rows, and how many it has."""

    first: npt.NDArray[np.int16]
    most: npt.NDArray[np.int16]

    @property
    def total(self) -> int:
        return int(self.most.sum())


def numbered_rows(table: FeatureTable, levels: Mapping[str, int]) -> FeatureRows:
    """A row for each level of each feature, as far as its group's number of levels goes."""
    most = [
        min(squashed(feature.hi), levels_of(feature.name, levels)) for feature in table.features
    ]
    return FeatureRows(np.cumsum([0, *most[:-1]], dtype=np.int16), np.array(most, np.int16))


def levels_of(name: str, levels: Mapping[str, int]) -> int:
    """How many levels a feature has at most: the number of the group that it is named after."""
    return next((levels[word] for word in reversed(name.split(".")) if word in levels), USUAL)


def rows_of(name: str) -> tuple[FeatureRows, FeatureRows]:
    """The rows of a game's observations, and those of its actions."""
    from lynxdeck.games.registry import game

    found = game(name).net
    return FeatureRows(found.SEEN_FIRST, found.SEEN_MOST), FeatureRows(
        found.DONE_FIRST, found.DONE_MOST
    )


# --- the layers -----------------------------------------------------------------------------------


class Network(NamedTuple):
    """Weights, and room for what is made of a position by them."""

    biases: Numbers
    weights: Numbers
    seen: Numbers
    """The features of a position, or of an action."""
    hidden: Numbers
    """The activations of the three layers."""
    mixed: Numbers
    """Twice MIX numbers: what the second layer says to an action, before and after its features."""


def dot(left: Numbers, right: Numbers) -> int:
    """In 32 bits, which machines multiply four or eight at a time."""
    total = np.int32(0)
    for j in range(len(left)):
        total = np.int32(total + np.int32(np.int32(left[j]) * np.int32(right[j])))
    return int64(total)


def activated(total: int) -> int:
    return min(max(total >> SHIFT, 0), ONE)


def read_position(state: State, seat: int, net: Network) -> None:
    """Fill the first two layers with what a seat sees."""
    for k in range(len(SEEN_FIRST)):
        net.seen[k] = 0
    features(state, seat, net.seen)
    add_rows(net.biases, net.weights, net.seen, net.hidden)
    biases, weights, hidden = net.biases, net.weights, net.hidden
    first = hidden[:H1]
    for k in range(H2):
        at = AT_W2 + k * H1
        total = int64(biases[AT_B2 + k]) + dot(first, weights[at : at + H1])
        hidden[H1 + k] = activated(total)


def add_rows(biases: Numbers, weights: Numbers, seen: Numbers, hidden: Numbers) -> None:
    """The first layer: the rows that these features select."""
    for j in range(H1):
        hidden[j] = biases[AT_B1 + j]
    for k in range(len(SEEN_FIRST)):
        value = int64(seen[k])
        if value > 0:
            level = min(squashed(value), int64(SEEN_MOST[k]))
            at = AT_W1 + (int64(SEEN_FIRST[k]) + level - 1) * H1
            row = weights[at : at + H1]
            for j in range(H1):
                hidden[j] += row[j]
    for j in range(H1):
        hidden[j] = min(max(hidden[j], 0), ONE)


def rate_seats(net: Network, out: Numbers) -> None:
    """How likely the seats are to win, clockwise from the one that decides; the third layer."""
    biases, weights, hidden = net.biases, net.weights, net.hidden
    second, third = hidden[H1 : H1 + H2], hidden[H1 + H2 : HIDDEN]
    for k in range(H3):
        at = AT_W3 + k * H2
        third[k] = activated(int64(biases[AT_B3 + k]) + dot(second, weights[at : at + H2]))
    first = AT_W1 + (SEEN_ROWS + ACTIONS) * H1 + DONE_ROWS * MIX
    for seat in range(SEATS):
        at = first + seat * H3
        out[seat] = int64(biases[AT_BV + seat]) + dot(third, weights[at : at + H3])


def rate_actions(state: State, actions: Numbers, count: int, net: Network, out: Numbers) -> None:
    """How good the legal actions are."""
    biases, weights, hidden, mixed = net.biases, net.weights, net.hidden, net.mixed
    first, second = hidden[:H1], hidden[H1 : H1 + H2]
    for m in range(MIX):
        at = AT_WG + m * H2
        mixed[m] = int64(biases[AT_BG + m]) + dot(second, weights[at : at + H2])
    for k in range(count):
        action = int64(actions[k])
        for f in range(len(DONE_FIRST)):
            net.seen[f] = 0
        action_features(state, action, net.seen)
        mix_in(weights, net.seen, mixed)
        at = AT_W1 + (SEEN_ROWS + action) * H1
        own = int64(biases[AT_BV + SEATS + action]) + dot(first, weights[at : at + H1])
        out[k] = own + dot(mixed[MIX : 2 * MIX], weights[AT_U : AT_U + MIX])


def mix_in(weights: Numbers, seen: Numbers, mixed: Numbers) -> None:
    """What the second layer says to the features of an action."""
    met = mixed[MIX : 2 * MIX]
    for m in range(MIX):
        met[m] = mixed[m]
    first = AT_W1 + (SEEN_ROWS + ACTIONS) * H1
    for k in range(len(DONE_FIRST)):
        value = int64(seen[k])
        if value > 0:
            level = min(squashed(value), int64(DONE_MOST[k]))
            at = first + (int64(DONE_FIRST[k]) + level - 1) * MIX
            row = weights[at : at + MIX]
            for m in range(MIX):
                met[m] += np.int32(row[m]) << SHIFT
    for m in range(MIX):
        met[m] = activated(int64(met[m]))


def falling(behind: int) -> int:
    """The weight of what is so far behind the best."""
    return int64(FALLING[min(behind >> SHIFT, LAST)])


def share_out(seat: int, seats: int, rated: Numbers, shares: Numbers) -> None:
    """Each seat's share of the win, by how likely each is, clockwise from `seat`, to win."""
    most = int64(rated[0])
    for k in range(seats):
        most = max(most, int64(rated[k]))
    total = 0
    for k in range(seats):
        rated[k] = falling(most - int64(rated[k]))
        total += int64(rated[k])
    for k in range(seats):
        shares[seat + k if seat + k < seats else seat + k - seats] = int64(rated[k]) / total


def rated_at(
    states: States,
    i: int,
    room: LongRows,
    biases: Integers,
    weights: SmallNumbers,
    seen: Bytes,
    hidden: Shorts,
    out: Longs,
) -> int:
    """Write how likely each seat is to win, then how good each legal action is; how many there are.

    `room` has two rows: for the legal actions, and for `Network.mixed`.
    """
    state, actions = states[i], room[0]
    n = legal(state, actions)
    net = Network(biases, weights, seen, hidden, room[1])
    read_position(state, to_move(state), net)
    rate_seats(net, out)
    rate_actions(state, actions, n, net, out[SEATS:])
    return n
