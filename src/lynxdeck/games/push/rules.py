"""The rules of Push, once: plain functions over one NumPy record.

They run interpreted, compiled for the CPU and compiled for CUDA (see `games/compile.py`), so
there is no object, exception, allocation or chance in here; the order of the pile and all rolls
are put into the record at the deal (P18). The numbers in the comments are those of `docs/rules`.

Where this departs from a table of people: every answer is asked for even if there is only one
(PR5), and switch cards turned up this turn lie next to the discards, counted in `switches`.

A card is a number: 1 to 30 are the number cards, colour by colour, 31 a roll card, 32 a switch
card; 0 is no card, or one that is hidden. Seats, colours and columns count from 0.
"""

import numpy as np

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Numbers, Rng, State, int64

VERSION = 1
"""Raised when the same record would play differently, and only then."""

SEATS = 6
COLOURS = 5
NUMBERS = 6
COPIES = 3
ROLL = 31
SWITCH = 32
KINDS = 33
ROLLS = 18
SWITCHES = 12
CARDS = 120
COLUMNS = 3
COLUMN = 6  # five colours and a roll card
DICE = 45
STAR = 6  # a die shows 1 to 5 for the colours, 6 for the star, 0 when hidden

TURN, PLACE, PUSH, COLLECT, OVER = range(5)
RUNNING, STOCK = range(2)
FREE, ACTION = range(2)
NOBODY = -1
OPEN = -1  # as viewer: nothing is hidden
SPECTATOR = -2

STATE = np.dtype(
    [
        ("move", np.int32),  # decisions made so far
        ("phase", np.uint8),  # the question the table asks
        ("active", np.uint8),  # whose turn it is
        ("collector", np.int8),  # who chooses a column after the active player
        ("card", np.uint8),  # turned up and not yet placed
        ("switches", np.uint8),  # switch cards turned up this turn
        ("pile_size", np.uint8),
        ("rolls", np.uint8),  # dice used so far
        ("last_roll", np.uint8),
        ("end", np.uint8),
        ("viewer", np.int8),  # whose eyes this record is for
        ("seats", np.uint8),
        ("follow_up", np.uint8),
        ("risk", np.uint8),
        ("column_size", np.uint8, (COLUMNS,)),
        ("column", np.uint8, (COLUMNS, COLUMN)),
        ("bench", np.uint8, (SEATS, COLOURS, NUMBERS)),
        ("protected", np.uint8, (SEATS, COLOURS, NUMBERS)),
        ("discards", np.uint8, (KINDS,)),
        ("unseen", np.uint8, (KINDS,)),  # what lies in the pile: everybody can count it (PR6)
        ("dice", np.uint8, (DICE,)),  # first roll first
        ("pile", np.uint8, (CARDS,)),  # the top card is the last one
        ("spare", np.uint8, (3,)),  # instead of padding, which a copy would fill with anything
    ],
    align=True,
)

# Actions: one flat, stable numbering. Legal actions are always listed in ascending order.
PUSH_ON = 0
PROTECT = 1  # the colours
PLACE_IN = PROTECT + COLOURS  # the columns
TAKE_COLUMN = PLACE_IN + COLUMNS  # the columns
ACTIONS = TAKE_COLUMN + COLUMNS

# Why an action is refused; 0 is allowed. The sentences live in `locale`.
ALLOWED = 0
WHY_OVER = 1
WHY_NOT_ASKED = 2
WHY_PILE_EMPTY = 3
WHY_BENCH_EMPTY = 4
WHY_SAME_NUMBER = 5
WHY_SAME_COLOUR = 6
WHY_SECOND_ROLL = 7
WHY_COLUMN_ORDER = 8
WHY_NO_COLUMN = 9
WHY_NO_ACTION = 10


# --- what the table shows -----------------------------------------------------------------


def colour_of(card: int) -> int:
    """The colour of a number card."""
    return (card - 1) // NUMBERS


def number_of(card: int) -> int:
    """The number on a number card, counted from 0."""
    return (card - 1) % NUMBERS


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def right_of(state: State, seat: int) -> int:
    """The next seat anticlockwise."""
    return seat - 1 if seat > 0 else int64(state.seats) - 1


def clockwise(switches: int) -> bool:
    """Whether the others choose clockwise: an odd number of switch cards turns them round (P10)."""
    return switches % 2 == 0


def to_move(state: State) -> int:
    """Whose decision it is; nobody's when the game is over."""
    if state.phase == OVER:
        return NOBODY
    return int64(state.collector) if state.phase == COLLECT else int64(state.active)


def over(state: State) -> bool:
    """Whether the game has ended."""
    return bool(state.phase == OVER)


def turn_begins(state: State) -> bool:
    """Whether the next decision is the first of a turn."""
    return bool(state.phase == TURN)


def chance_missing(state: State) -> bool:
    """Whether a die was rolled that the deal did not fix (P18)."""
    return bool(state.rolls > 0 and state.last_roll == 0)


def bench_count(state: State, seat: int, colour: int) -> int:
    """How many bench cards of a colour a seat has."""
    n = 0
    for number in range(NUMBERS):
        n += int64(state.bench[seat, colour, number])
    return n


def has_protected(state: State, seat: int, colour: int) -> bool:
    """Whether a seat has protected this colour before: then its pile holds some of it (P13)."""
    for number in range(NUMBERS):
        if state.protected[seat, colour, number] > 0:
            return True
    return False


def clash(state: State, column: int, card: int) -> int:
    """Why a card may not lie in a column, from what lies there already (P5)."""
    for height in range(int64(state.column_size[column])):
        lying = int64(state.column[column, height])
        if card == ROLL or lying == ROLL:
            if card == lying:
                return WHY_SECOND_ROLL
        elif number_of(card) == number_of(lying):
            return WHY_SAME_NUMBER
        elif colour_of(card) == colour_of(lying):
            return WHY_SAME_COLOUR
    return ALLOWED


def why_fits(state: State, column: int, card: int) -> int:
    """Why a card may not go into a column; new ones open in order (PR4)."""
    if state.column_size[column] == 0 and column > 0 and state.column_size[column - 1] == 0:
        return WHY_COLUMN_ORDER
    return clash(state, column, card)


def why_place(state: State, column: int) -> int:
    """Why the card turned up may not go into a column (P4)."""
    return why_fits(state, column, int64(state.card))


def misfits(state: State) -> int:
    """How many cards of the pile fit into no column: everybody can count them (P15, PR6)."""
    for column in range(COLUMNS):
        if state.column_size[column] == 0:
            return 0
    n = 0
    for card in range(1, SWITCH):
        if state.unseen[card] > 0 and not fits_somewhere(state, card):
            n += int64(state.unseen[card])
    return n


def fits_somewhere(state: State, card: int) -> bool:
    """Whether any column would take a card."""
    for column in range(COLUMNS):
        if why_fits(state, column, card) == ALLOWED:
            return True
    return False


def why_choice(state: State, choice: int) -> int:
    """Why a choice is refused in the phase that asks for it; ALLOWED if it is not."""
    if choice == PUSH_ON:
        return ALLOWED if state.pile_size > 0 else WHY_PILE_EMPTY  # P16
    if choice < PLACE_IN:
        empty = bench_count(state, int64(state.active), choice - PROTECT) == 0
        return WHY_BENCH_EMPTY if empty else ALLOWED  # PR2
    if choice < TAKE_COLUMN:
        return why_place(state, choice - PLACE_IN)
    return ALLOWED if state.column_size[choice - TAKE_COLUMN] > 0 else WHY_NO_COLUMN


# --- what is legal: per phase the choices it asks for, of them those that are allowed -----------


def asked(state: State, choice: int) -> bool:
    """Whether the phase asks for this kind of choice (PR5)."""
    phase = state.phase
    if phase == TURN:
        return choice < PLACE_IN
    if phase == PLACE:
        return PLACE_IN <= choice < TAKE_COLUMN
    if phase == PUSH:
        return choice == PUSH_ON or choice >= TAKE_COLUMN
    return bool(phase == COLLECT) and choice >= TAKE_COLUMN


def why(state: State, action: int) -> int:
    """The reason why an action is refused; ALLOWED if it is not."""
    if action < 0 or action >= ACTIONS:
        return WHY_NO_ACTION
    if state.phase == OVER:
        return WHY_OVER
    return why_choice(state, action) if asked(state, action) else WHY_NOT_ASKED


def choices(state: State) -> int:
    """The legal actions as a set of bits."""
    phase = state.phase
    bits = 0
    if phase == TURN:
        for choice in range(PLACE_IN):
            if why_choice(state, choice) == ALLOWED:
                bits |= 1 << choice
    elif phase == PLACE:
        for choice in range(PLACE_IN, TAKE_COLUMN):
            if why_choice(state, choice) == ALLOWED:
                bits |= 1 << choice
    elif phase != OVER:
        if phase == PUSH and why_choice(state, PUSH_ON) == ALLOWED:
            bits = 1 << PUSH_ON
        for choice in range(TAKE_COLUMN, ACTIONS):
            if why_choice(state, choice) == ALLOWED:
                bits |= 1 << choice
    return bits


def legal_count(state: State) -> int:
    """How many actions are legal; 0 exactly when the game is over."""
    bits = choices(state)
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def legal_at(state: State, k: int) -> int:
    """The k-th legal action, 0 <= k < legal_count."""
    bits = choices(state)
    for choice in range(ACTIONS):
        if bits >> choice & 1:
            if k == 0:
                return choice
            k -= 1
    return ACTIONS


def legal(state: State, out: Numbers) -> int:
    """Write every legal action into `out`, ascending; how many there are."""
    bits = choices(state)
    n = 0
    for choice in range(ACTIONS):
        if bits >> choice & 1:
            out[n] = choice
            n += 1
    return n


def explain(state: State, action: int, reason: int, out: Numbers) -> None:  # noqa: ARG001
    """What the sentence of a refusal speaks of: the card turned up, and a column from 1 on."""
    out[0] = state.card
    out[1] = 0
    if PLACE_IN <= action < ACTIONS:
        out[1] = 1 + action - (PLACE_IN if action < TAKE_COLUMN else TAKE_COLUMN)


# --- how a turn goes ----------------------------------------------------------------------


def apply(state: State, action: int) -> None:
    """Make one legal decision; nothing is checked here, ask `why` first."""
    state.move += 1
    if action == PUSH_ON:
        turn_up(state)
    elif action < PLACE_IN:
        protect(state, int64(state.active), action - PROTECT)
        end_turn(state)  # P12
    elif action < TAKE_COLUMN:
        place(state, action - PLACE_IN)
    else:
        seat = to_move(state)
        take_column(state, seat, action - TAKE_COLUMN)
        collect_after(state, seat)


def turn_up(state: State) -> None:
    """Turn up the top card: a switch card, one to place, or one too many (P4, P6, P15)."""
    state.pile_size -= 1
    card = int64(state.pile[state.pile_size])
    state.pile[state.pile_size] = 0
    state.unseen[card] -= 1
    if card == SWITCH:
        state.switches += 1
        after_card(state)
        return
    state.card = card
    if fits_somewhere(state, card):
        state.phase = PLACE
    else:
        bust(state)


def bust(state: State) -> None:
    """Pushed too far: the card is lost, the die is rolled, the others take columns (P15, PR7)."""
    state.discards[state.card] += 1
    state.card = 0
    roll(state, int64(state.active))
    collect_after(state, int64(state.active))


def place(state: State, column: int) -> None:
    """Put the card turned up into a column (P4)."""
    state.column[column, state.column_size[column]] = state.card
    state.column_size[column] += 1
    state.card = 0
    after_card(state)


def after_card(state: State) -> None:
    """Push on or stop (P7); with nothing left to do either, the turn simply ends (PR1)."""
    if state.pile_size == 0 and no_columns(state):
        end_turn(state)
    else:
        state.phase = PUSH


def no_columns(state: State) -> bool:
    """Whether no column is left on the table."""
    return bool(state.column_size[0] == 0 and state.column_size[1] == 0) and bool(
        state.column_size[2] == 0
    )


def take_column(state: State, seat: int, column: int) -> None:
    """Sort a column's cards, then roll for its roll card (P8)."""
    has_roll = False
    for height in range(int64(state.column_size[column])):
        card = int64(state.column[column, height])
        state.column[column, height] = 0
        if card == ROLL:
            has_roll = True
            state.discards[ROLL] += 1
        else:
            receive(state, seat, colour_of(card), number_of(card))
    state.column_size[column] = 0
    if has_roll:
        roll(state, seat)


def receive(state: State, seat: int, colour: int, number: int) -> None:
    """A number card joins the bench, or the protected pile if its colour has (P13)."""
    if state.follow_up == FREE and has_protected(state, seat, colour):
        state.protected[seat, colour, number] += 1
    else:
        state.bench[seat, colour, number] += 1


def roll(state: State, seat: int) -> None:
    """Roll the die: bench cards of that colour are lost; with `risk`, on a star all (P11, PR10)."""
    face = int64(state.dice[state.rolls])
    state.dice[state.rolls] = 0
    state.rolls += 1
    state.last_roll = face
    for colour in range(COLOURS):
        if face == colour + 1 or (face == STAR and state.risk):
            lose_colour(state, seat, colour)


def lose_colour(state: State, seat: int, colour: int) -> None:
    """All bench cards of a colour go to the discards; protected ones stay."""
    for number in range(NUMBERS):
        lost = state.bench[seat, colour, number]
        state.discards[colour * NUMBERS + number + 1] += lost
        state.bench[seat, colour, number] = 0


def protect(state: State, seat: int, colour: int) -> None:
    """Turn all bench cards of a colour face down (P12, P14, PR3)."""
    for number in range(NUMBERS):
        state.protected[seat, colour, number] += state.bench[seat, colour, number]
        state.bench[seat, colour, number] = 0


def collect_after(state: State, seat: int) -> None:
    """Ask the next of the others for a column, while there is one and not all have had one (P9)."""
    other = left_of(state, seat) if clockwise(int64(state.switches)) else right_of(state, seat)
    if other == state.active or no_columns(state):
        end_turn(state)
    else:
        state.phase = COLLECT
        state.collector = other


def end_turn(state: State) -> None:
    """Clear the table and pass on (P9, P10); with the pile empty the game is over (P16)."""
    for column in range(COLUMNS):
        for height in range(int64(state.column_size[column])):
            state.discards[state.column[column, height]] += 1
            state.column[column, height] = 0
        state.column_size[column] = 0
    state.discards[SWITCH] += state.switches
    state.switches = 0
    state.collector = NOBODY
    if state.pile_size == 0:
        state.phase = OVER
        state.end = STOCK
    else:
        state.active = left_of(state, int64(state.active))
        state.phase = TURN


# --- the deal and the count ---------------------------------------------------------------


def deal(state: State, cards: Numbers, start: int) -> None:
    """Lay an explicit order, top first, into a record that holds seats, flags and dice (P18)."""
    state.active = start
    state.collector = NOBODY
    state.viewer = OPEN
    size = CARDS - SWITCHES if state.seats == 2 else CARDS  # P2
    state.pile_size = size
    for i in range(size):
        state.pile[i] = cards[size - 1 - i]
        state.unseen[cards[i]] += 1


def score(state: State, seat: int) -> int:
    """The sum of the numbers on all bench and protected cards (P17)."""
    total = 0
    for colour in range(COLOURS):
        for number in range(NUMBERS):
            n = int64(state.bench[seat, colour, number])
            total += (number + 1) * (n + int64(state.protected[seat, colour, number]))
    return total


def card_count(state: State, seat: int) -> int:
    """How many number cards a seat has (P17)."""
    n = 0
    for colour in range(COLOURS):
        for number in range(NUMBERS):
            n += int64(state.bench[seat, colour, number])
            n += int64(state.protected[seat, colour, number])
    return n


def wins(state: State, seat: int) -> bool:
    """Whether this seat would win, or share the win, if the game ended now (P17)."""
    own = score(state, seat)
    for other in range(int64(state.seats)):
        theirs = score(state, other)
        if theirs > own or (theirs == own and card_count(state, other) > card_count(state, seat)):
            return False
    return True


# --- what a seat may see ------------------------------------------------------------------


def hide(state: State, seat: int) -> None:
    """Blank out the pile's order and the rolls to come; all else is open (PR6)."""
    state.viewer = seat
    for i in range(int64(state.pile_size)):
        state.pile[i] = 0
    for i in range(DICE):
        state.dice[i] = 0


def redeal(state: State, rng: Rng) -> None:
    """Order the pile and roll the dice again, for one who could not tell the difference."""
    size = int64(state.pile_size)
    for i in range(size):
        state.pile[i] = take_unseen(state, below(rng, size - i))
    for i in range(size):
        state.unseen[state.pile[i]] += 1
    roll_ahead(state, rng)
    state.viewer = OPEN


def reckon(state: State, out: Numbers) -> None:
    """What a view tells beyond the record: how many cards each seat has."""
    for seat in range(int64(state.seats)):
        out[seat] = card_count(state, seat)


def restore(state: State, mover: int, deck: Numbers) -> None:  # noqa: ARG001
    """Complete a masked record that holds what a view tells: who collects, how high columns are."""
    state.collector = mover if state.phase == COLLECT else NOBODY
    for column in range(COLUMNS):
        while state.column_size[column] < COLUMN and (
            state.column[column, state.column_size[column]] != 0
        ):
            state.column_size[column] += 1


def roll_ahead(state: State, rng: Rng) -> None:
    """Fix the rolls to come (P18)."""
    for i in range(int64(state.rolls), DICE):
        state.dice[i] = below(rng, STAR) + 1


def rolled(state: State) -> int:
    """How many dice were rolled so far."""
    return int64(state.rolls)


def shift_rolls(state: State, shifts: Numbers) -> None:
    """Turn each of the rolls to come by so many sides; one that is not fixed is any."""
    for i in range(int64(state.rolls), DICE):
        state.dice[i] = (int64(state.dice[i]) + STAR - 1 + int64(shifts[i])) % STAR + 1


def take_unseen(state: State, k: int) -> int:
    """Take the k-th of the unseen cards."""
    for card in range(1, KINDS):
        k -= int64(state.unseen[card])
        if k < 0:
            state.unseen[card] -= 1
            return card
    return 0
