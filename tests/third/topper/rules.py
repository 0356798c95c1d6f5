"""The rules of Topper, once: plain functions over one NumPy record.

T1  Four cards each of the values 1 to 6; everybody gets three, one is turned up.
T2  The seat whose turn it is plays a card onto the table. If it is higher than the card that it
    covers, the player takes that one; else that one is discarded.
T3  Then a card may be drawn from the pile.
T4  The game ends when somebody whose turn begins has no card. The sum of what was taken counts.
"""

import numpy as np

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Numbers, Rng, State, int64

VERSION = 1

SEATS = 4
VALUES = 6
KINDS = VALUES + 1
COPIES = 4
CARDS = VALUES * COPIES
HAND = 3

PLAY, DRAW, OVER = range(3)
RUNNING, OUT = range(2)
OPEN = -1
SPECTATOR = -2

STATE = np.dtype(
    [
        ("move", np.int32),
        ("phase", np.uint8),
        ("active", np.uint8),
        ("seats", np.uint8),
        ("end", np.uint8),
        ("viewer", np.int8),
        ("equal", np.uint8),
        ("short", np.uint8),
        ("top", np.uint8),
        ("pile_size", np.uint8),
        ("hand_size", np.uint8, (SEATS,)),
        ("hand", np.uint8, (SEATS, KINDS)),
        ("won", np.uint8, (SEATS, KINDS)),
        ("discards", np.uint8, (KINDS,)),
        ("unseen", np.uint8, (KINDS,)),
        ("pile", np.uint8, (CARDS,)),
        ("spare", np.uint8),  # instead of padding
    ],
    align=True,
)

PLAYS = 0  # the values
DRAW_CARD = PLAYS + VALUES
PASS = DRAW_CARD + 1
ACTIONS = PASS + 1

ALLOWED = 0
WHY_OVER = 1
WHY_NOT_ASKED = 2
WHY_NOT_HELD = 3
WHY_NO_ACTION = 4


def to_move(state: State) -> int:
    """Whose decision it is, -1 when the game is over."""
    return -1 if state.phase == OVER else int64(state.active)


def over(state: State) -> bool:
    """Whether the game has ended."""
    return bool(state.phase == OVER)


def turn_begins(state: State) -> bool:
    """Whether the next decision is the first of a turn."""
    return bool(state.phase == PLAY)


def why(state: State, action: int) -> int:
    """The reason why an action is refused; ALLOWED if it is not."""
    if action < 0 or action >= ACTIONS:
        return WHY_NO_ACTION
    if state.phase == OVER:
        return WHY_OVER
    if (state.phase == PLAY) != (action < DRAW_CARD):
        return WHY_NOT_ASKED
    if action < DRAW_CARD and state.hand[state.active, action + 1] == 0:
        return WHY_NOT_HELD
    return ALLOWED


def explain(state: State, action: int, reason: int, out: Numbers) -> None:  # noqa: ARG001
    """The card that is not held."""
    if reason == WHY_NOT_HELD:
        out[0] = action + 1


def legal_count(state: State) -> int:
    """How many actions are legal."""
    n = 0
    for action in range(ACTIONS):
        n += int64(why(state, action) == ALLOWED)
    return n


def legal_at(state: State, k: int) -> int:
    """The k-th legal action."""
    for action in range(ACTIONS):
        if why(state, action) == ALLOWED:
            if k == 0:
                return action
            k -= 1
    return ACTIONS


def legal(state: State, out: Numbers) -> int:
    """Write every legal action, ascending; how many there are."""
    n = 0
    for action in range(ACTIONS):
        if why(state, action) == ALLOWED:
            out[n] = action
            n += 1
    return n


def tops(state: State, card: int) -> bool:
    """Whether a card takes the one that lies on the table (T2)."""
    return bool(card > state.top or (state.equal and card == state.top))


def apply(state: State, action: int) -> None:
    """Make one legal decision."""
    state.move += 1
    if action < DRAW_CARD:
        play_card(state, action + 1)
        if state.pile_size == 0:
            pass_turn(state)
        else:
            state.phase = DRAW
        return
    if action == DRAW_CARD:
        draw_card(state)
    pass_turn(state)


def play_card(state: State, card: int) -> None:
    """Put a card onto the table, and what it covers where it belongs (T2)."""
    seat = state.active
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    if tops(state, card):
        state.won[seat, state.top] += 1
    else:
        state.discards[state.top] += 1
    state.top = card


def draw_card(state: State) -> None:
    """Take the top card of the pile (T3)."""
    state.pile_size -= 1
    state.hand[state.active, state.pile[state.pile_size]] += 1
    state.hand_size[state.active] += 1
    state.pile[state.pile_size] = 0


def pass_turn(state: State) -> None:
    """The next seat's turn begins, or the game ends (T4)."""
    state.active = (int64(state.active) + 1) % int64(state.seats)
    state.phase = PLAY
    if state.hand_size[state.active] == 0:
        state.phase = OVER
        state.end = OUT


def deal(state: State, cards: Numbers, start: int) -> None:
    """Deal an explicit order, top first: a hand each, then the card on the table (T1)."""
    state.active = start
    state.viewer = OPEN
    each = HAND - int64(state.short)
    at = 0
    for seat in range(int64(state.seats)):
        for _ in range(each):
            state.hand[seat, cards[at]] += 1
            at += 1
        state.hand_size[seat] = each
    state.top = cards[at]
    left = CARDS - at - 1
    state.pile_size = left
    for i in range(left):
        state.pile[i] = cards[CARDS - 1 - i]


def score(state: State, seat: int) -> int:
    """The sum of the cards that a seat has taken (T4)."""
    total = 0
    for card in range(1, KINDS):
        total += card * int64(state.won[seat, card])
    return total


def wins(state: State, seat: int) -> bool:
    """Whether nobody has more."""
    for other in range(int64(state.seats)):
        if score(state, other) > score(state, seat):
            return False
    return True


def hide(state: State, seat: int) -> None:
    """Blank out other hands and the pile."""
    state.viewer = seat
    for other in range(int64(state.seats)):
        if other != seat:
            for card in range(1, KINDS):
                state.unseen[card] += state.hand[other, card]
                state.hand[other, card] = 0
    for i in range(int64(state.pile_size)):
        state.unseen[state.pile[i]] += 1
        state.pile[i] = 0


def redeal(state: State, rng: Rng) -> None:
    """Fill a masked record again with cards that its viewer could not tell from the true ones."""
    left = int64(state.pile_size)
    for seat in range(int64(state.seats)):
        if seat != state.viewer:
            left += int64(state.hand_size[seat])
    for seat in range(int64(state.seats)):
        if seat != state.viewer:
            for _ in range(int64(state.hand_size[seat])):
                state.hand[seat, take_unseen(state, below(rng, left))] += 1
                left -= 1
    for i in range(int64(state.pile_size)):
        state.pile[i] = take_unseen(state, below(rng, left))
        left -= 1
    state.viewer = OPEN


def restore(state: State, mover: int, deck: Numbers) -> None:  # noqa: ARG001
    """Count what is left of the deck: that is hidden."""
    for i in range(len(deck)):
        state.unseen[deck[i]] += 1
    state.unseen[state.top] -= 1
    for card in range(1, KINDS):
        left = int64(state.unseen[card]) - int64(state.discards[card])
        for seat in range(int64(state.seats)):
            left -= int64(state.won[seat, card]) + int64(state.hand[seat, card])
        state.unseen[card] = left


def take_unseen(state: State, k: int) -> int:
    """Take the k-th of the unseen cards."""
    for card in range(1, KINDS):
        k -= int64(state.unseen[card])
        if k < 0:
            state.unseen[card] -= 1
            return card
    return 0
