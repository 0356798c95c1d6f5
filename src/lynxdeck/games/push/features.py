"""What a seat of Push may see, as small whole numbers for a program that learns.

Plain functions over the record, open or masked alike, compiled like the rules: only what is open
to all is read (PR6). Other seats are counted clockwise from the one that looks, which is seat 0.
"""

from lynxdeck.games.features import Each, FeatureGroup, FeatureTable, numbered, write_bits
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.push import notation
from lynxdeck.games.push.policy import put, take_back
from lynxdeck.games.push.rules import (
    ACTION,
    CARDS,
    COLOURS,
    COLUMN,
    COLUMNS,
    COPIES,
    DICE,
    KINDS,
    NUMBERS,
    PLACE_IN,
    PROTECT,
    PUSH_ON,
    ROLL,
    ROLLS,
    SEATS,
    SWITCHES,
    TAKE_COLUMN,
    card_count,
    clockwise,
    colour_of,
    left_of,
    legal,
    misfits,
    number_of,
    score,
    to_move,
)

OBSERVATION_VERSION = 0
"""Raised when an observation of the same position would be another, and only then."""

MOST_POINTS = 255
"""Where a score ends to be told exactly; that of each colour goes on."""

_POINTS = NUMBERS * (NUMBERS + 1) // 2
_BENCH_POINTS = COPIES * _POINTS
_COLOURS = tuple(notation.COLOURS)
_NUMBER_CARDS = notation.CARD_NAMES[1:ROLL]
_NUMBERED = COLOURS * NUMBERS
_KINDS = (COPIES,) * _NUMBERED + (ROLLS, SWITCHES)

FEATURES = FeatureTable(
    FeatureGroup("phase", 1, "The question that the game asks.", notation.PHASES),
    FeatureGroup("seats", 1, "How many play.", numbered(SEATS - 1, 2)),
    FeatureGroup("action", 1, "The flag `follow_up`: later cards are not protected by themselves."),
    FeatureGroup("risk", 1, "The flag."),
    FeatureGroup(
        "card", 1, "The card turned up and not yet placed.", notation.CARD_NAMES[1 : ROLL + 1]
    ),
    FeatureGroup("switches", SWITCHES, "Switch cards turned up this turn."),
    FeatureGroup("clockwise", 1, "The others choose clockwise."),
    FeatureGroup("pile", CARDS, "Cards in the pile."),
    FeatureGroup("misfits", CARDS, "Cards of the pile that fit into no column."),
    FeatureGroup("rolls", DICE, "How often the die was rolled."),
    FeatureGroup("last_roll", 1, "What it showed last.", notation.DICE_NAMES[1:]),
    FeatureGroup("unseen", _KINDS, "Cards of each kind in the pile.", notation.CARD_NAMES[1:]),
    FeatureGroup(
        "discards", _KINDS, "Cards of each kind in the discards.", notation.CARD_NAMES[1:]
    ),
    Each(
        "column",
        tuple(notation.COLUMNS),
        "The columns on the table.",
        (
            FeatureGroup("cards", 1, "Its number cards.", _NUMBER_CARDS),
            FeatureGroup("roll", 1, "It holds a roll card."),
            FeatureGroup("size", COLUMN, "How many cards it has."),
            FeatureGroup("points", _POINTS, "The sum of its numbers."),
        ),
    ),
    Each(
        "seat",
        numbered(SEATS),
        "Each seat, clockwise from the own, which is 0; all zeros where nobody sits.",
        (
            FeatureGroup("to_move", 1, "It decides."),
            FeatureGroup("active", 1, "It is its turn."),
            FeatureGroup("bench", COPIES, "Cards on its bench.", _NUMBER_CARDS),
            FeatureGroup("protected", COPIES, "Protected cards.", _NUMBER_CARDS),
            FeatureGroup("bench_points", _BENCH_POINTS, "Points on its bench by colour.", _COLOURS),
            FeatureGroup(
                "protected_points", _BENCH_POINTS, "Protected points by colour.", _COLOURS
            ),
            FeatureGroup("score", MOST_POINTS, f"Its score, {MOST_POINTS} at most."),
            FeatureGroup("number_cards", _NUMBERED * COPIES, "How many number cards it has."),
        ),
    ),
)

WIDTH = FEATURES.width
AT_PHASE = FEATURES.at("phase")
AT_SEATS = FEATURES.at("seats") - 2
AT_ACTION = FEATURES.at("action")
AT_RISK = FEATURES.at("risk")
AT_CARD = FEATURES.at("card") - 1  # kinds of cards begin with none
AT_SWITCHES = FEATURES.at("switches")
AT_CLOCKWISE = FEATURES.at("clockwise")
AT_PILE = FEATURES.at("pile")
AT_MISFITS = FEATURES.at("misfits")
AT_ROLLS = FEATURES.at("rolls")
AT_LAST_ROLL = FEATURES.at("last_roll") - 1
AT_UNSEEN = FEATURES.at("unseen") - 1
AT_DISCARDS = FEATURES.at("discards") - 1
AT_COLUMN = FEATURES.at("columna")
COLUMN_CARDS = FEATURES.inside("columna.cards") - 1
COLUMN_ROLL = FEATURES.inside("columna.roll")
COLUMN_SIZE = FEATURES.inside("columna.size")
COLUMN_POINTS = FEATURES.inside("columna.points")
COLUMN_WIDTH = FEATURES.at("columnb") - AT_COLUMN
AT_SEAT = FEATURES.at("seat0")
SEAT_WIDTH = FEATURES.at("seat1") - AT_SEAT
SEAT_TO_MOVE = FEATURES.inside("seat0.to_move")
SEAT_ACTIVE = FEATURES.inside("seat0.active")
SEAT_BENCH = FEATURES.inside("seat0.bench")
SEAT_PROTECTED = FEATURES.inside("seat0.protected")
SEAT_BENCH_POINTS = FEATURES.inside("seat0.bench_points")
SEAT_PROTECTED_POINTS = FEATURES.inside("seat0.protected_points")
SEAT_SCORE = FEATURES.inside("seat0.score")
SEAT_NUMBER_CARDS = FEATURES.inside("seat0.number_cards")


def features(state: State, seat: int, out: Numbers) -> None:
    """Write what a seat may see into `out`, which is all zeros."""
    write_table(state, out)
    at = AT_COLUMN
    for column in range(COLUMNS):
        write_column(state, column, out, at)
        at += COLUMN_WIDTH
    at, who = AT_SEAT, seat
    for _ in range(int64(state.seats)):
        write_seat(state, who, out, at)
        at, who = at + SEAT_WIDTH, left_of(state, who)


def write_table(state: State, out: Numbers) -> None:
    """Phase, flags, pile, die, and the cards that were counted."""
    out[AT_PHASE + int64(state.phase)] = 1
    out[AT_SEATS + int64(state.seats)] = 1
    out[AT_ACTION] = state.follow_up == ACTION
    out[AT_RISK] = state.risk
    if state.card > 0:
        out[AT_CARD + int64(state.card)] = 1
    out[AT_SWITCHES] = state.switches
    out[AT_CLOCKWISE] = clockwise(int64(state.switches))
    out[AT_PILE] = state.pile_size
    out[AT_MISFITS] = misfits(state)
    out[AT_ROLLS] = state.rolls
    if state.last_roll > 0:
        out[AT_LAST_ROLL + int64(state.last_roll)] = 1
    for card in range(1, KINDS):
        out[AT_UNSEEN + card] = state.unseen[card]
        out[AT_DISCARDS + card] = state.discards[card]


def write_column(state: State, column: int, out: Numbers, at: int) -> None:
    """A column on the table."""
    size = int64(state.column_size[column])
    points = 0
    for height in range(size):
        card = int64(state.column[column, height])
        if card == ROLL:
            out[at + COLUMN_ROLL] = 1
        else:
            out[at + COLUMN_CARDS + card] = 1
            points += number_of(card) + 1
    out[at + COLUMN_SIZE] = size
    out[at + COLUMN_POINTS] = points


def write_seat(state: State, who: int, out: Numbers, at: int) -> None:
    """The cards and points of a seat."""
    out[at + SEAT_TO_MOVE] = to_move(state) == who
    out[at + SEAT_ACTIVE] = state.active == who
    for colour in range(COLOURS):
        bench, protected = 0, 0
        for number in range(NUMBERS):
            on_bench = int64(state.bench[who, colour, number])
            safe = int64(state.protected[who, colour, number])
            out[at + SEAT_BENCH + colour * NUMBERS + number] = on_bench
            out[at + SEAT_PROTECTED + colour * NUMBERS + number] = safe
            bench += (number + 1) * on_bench
            protected += (number + 1) * safe
        out[at + SEAT_BENCH_POINTS + colour] = bench
        out[at + SEAT_PROTECTED_POINTS + colour] = protected
    out[at + SEAT_SCORE] = min(score(state, who), MOST_POINTS)
    out[at + SEAT_NUMBER_CARDS] = card_count(state, who)


# --- decisions ---------------------------------------------------------------------------------


def write_mask(state: State, actions: Numbers, out: Numbers) -> None:
    """Set the bits of all legal actions in zeros."""
    write_bits(actions, legal(state, actions), out)


ACTION_FEATURES = FeatureTable(
    FeatureGroup("kind", 1, "What it does.", ("push", "protect", "place", "take")),
    FeatureGroup(
        "colour", 1, "What it protects, or the colour of the card that it places.", _COLOURS
    ),
    FeatureGroup("number", NUMBERS, "The number on that card."),
    FeatureGroup(
        "points", _BENCH_POINTS, "Points that it protects or takes, or that lie there with it."
    ),
    FeatureGroup(
        "size", _NUMBERED * COPIES, "Cards that it protects or takes, or that lie there with it."
    ),
    FeatureGroup("roll", 1, "A roll card is among them."),
    FeatureGroup("misfits", CARDS, "Cards of the pile that fit into no column after it is placed."),
    FeatureGroup("opens", 1, "It opens a column."),
)
"""Those of an action that is legal, as the seat sees it that decides."""

ACTION_KIND = ACTION_FEATURES.at("kind")
KIND_PUSH, KIND_PROTECT, KIND_PLACE, KIND_TAKE = range(4)
ACTION_COLOUR = ACTION_FEATURES.at("colour")
ACTION_NUMBER = ACTION_FEATURES.at("number")
ACTION_POINTS = ACTION_FEATURES.at("points")
ACTION_SIZE = ACTION_FEATURES.at("size")
ACTION_ROLL = ACTION_FEATURES.at("roll")
ACTION_MISFITS = ACTION_FEATURES.at("misfits")
ACTION_OPENS = ACTION_FEATURES.at("opens")


def action_features(state: State, action: int, out: Numbers) -> None:
    """Write what a legal action is and does into `out`, which is all zeros."""
    if action == PUSH_ON:
        out[ACTION_KIND + KIND_PUSH] = 1
        out[ACTION_MISFITS] = misfits(state)
    elif action < PLACE_IN:
        colour = action - PROTECT
        out[ACTION_KIND + KIND_PROTECT] = 1
        out[ACTION_COLOUR + colour] = 1
        for number in range(NUMBERS):
            count = int64(state.bench[state.active, colour, number])
            out[ACTION_POINTS] += (number + 1) * count
            out[ACTION_SIZE] += count
    elif action < TAKE_COLUMN:
        write_place(state, action - PLACE_IN, out)
    else:
        out[ACTION_KIND + KIND_TAKE] = 1
        write_taken(state, action - TAKE_COLUMN, out)


def write_place(state: State, column: int, out: Numbers) -> None:
    """Placing the card turned up, tried for a moment."""
    card = int64(state.card)
    out[ACTION_KIND + KIND_PLACE] = 1
    if card < ROLL:
        out[ACTION_COLOUR + colour_of(card)] = 1
        out[ACTION_NUMBER] = number_of(card) + 1
    out[ACTION_OPENS] = state.column_size[column] == 0
    put(state, column, card)
    write_taken(state, column, out)
    out[ACTION_MISFITS] = misfits(state)
    take_back(state, column)


def write_taken(state: State, column: int, out: Numbers) -> None:
    """The cards that lie in a column."""
    for height in range(int64(state.column_size[column])):
        card = int64(state.column[column, height])
        out[ACTION_SIZE] += 1
        if card == ROLL:
            out[ACTION_ROLL] = 1
        else:
            out[ACTION_POINTS] += number_of(card) + 1
