"""What a decision of Push did, once: facts in the order of happening, from before and after it.

Written like the rules, and compiled with them: a fact is a row of numbers, its code first. What
happened between the two records is not reckoned again: where the rules moved cards one by one,
`before` is moved along by the same functions.
"""

from lynxdeck.games.fact import Fact, fact
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.layout import FLAG, NUMBER, SEAT, cards, maybe_named, multiset, named
from lynxdeck.games.push import notation
from lynxdeck.games.push.rules import (
    COLOURS,
    COLUMN,
    COLUMNS,
    COPIES,
    NUMBERS,
    OVER,
    PLACE,
    PLACE_IN,
    PROTECT,
    PUSH_ON,
    ROLL,
    SWITCH,
    TAKE_COLUMN,
    TURN,
    clockwise,
    colour_of,
    number_of,
    receive,
    to_move,
)

TOLD = 16  # the most facts of one decision: five colours lost, and the table cleared
MOST = COPIES * NUMBERS  # cards of a colour
TOLD_WIDTH = 4 + 3 * COLUMN

(
    FACT_TURNED,
    FACT_SWITCHED,
    FACT_BUSTED,
    FACT_PLACED,
    FACT_TOOK,
    FACT_ROLLED,
    FACT_LOST,
    FACT_PROTECTED,
    FACT_CLEARED,
    FACT_CLEARED_SWITCHES,
    FACT_DRY,
    FACT_TURN,
) = range(12)

_CARD = named(notation.CARD_NAMES)
_COLOUR = named(notation.COLOURS)
_COLUMN = named(notation.COLUMNS)
_TAKEN = cards(notation.CARD_NAMES, COLUMN)
_SORTED = multiset(notation.CARD_NAMES, COLUMN)
_OF_COLOUR = multiset(notation.CARD_NAMES, MOST)

FACTS: tuple[Fact, ...] = (
    fact(
        "turned",
        "A seat turned up a card that is now to be placed.",
        reveals=True,
        seat=SEAT,
        card=_CARD,
    ),
    fact(
        "switched",
        "A seat turned up a switch card; the way in which the others now choose.",
        reveals=True,
        seat=SEAT,
        clockwise=FLAG,
    ),
    fact(
        "busted",
        "A seat turned up a card that fits nowhere; it is discarded.",
        reveals=True,
        seat=SEAT,
        card=_CARD,
    ),
    fact("placed", "A seat placed the card turned up.", seat=SEAT, card=_CARD, column=_COLUMN),
    fact(
        "took",
        "A seat took a column; its cards joined the bench, or those that are safe.",
        seat=SEAT,
        column=_COLUMN,
        points=NUMBER,
        cards=_TAKEN,
        bench=_SORTED,
        safe=_SORTED,
    ),
    fact(
        "rolled",
        "A seat rolled the die, and lost so many points in all.",
        reveals=True,
        seat=SEAT,
        face=maybe_named(notation.DICE_NAMES),
        points=NUMBER,
    ),
    fact(
        "lost",
        "A seat lost its bench cards of a colour to the die.",
        seat=SEAT,
        colour=_COLOUR,
        points=NUMBER,
        cards=_OF_COLOUR,
    ),
    fact(
        "protected",
        "A seat protected its bench cards of a colour.",
        seat=SEAT,
        colour=_COLOUR,
        points=NUMBER,
        cards=_OF_COLOUR,
    ),
    fact("cleared", "Nobody took a column; it is discarded.", column=_COLUMN, cards=_TAKEN),
    fact("cleared-switches", "The turn's switch cards are discarded.", count=NUMBER),
    fact("dry", "The pile is empty: the game is over."),
    fact("turn", "The turn passes to a seat.", seat=SEAT),
)
"""By their codes."""


def tell(before: State, action: int, after: State, out: Numbers) -> int:
    """Write what a decision did, a row for each fact; how many. Uses up `before`."""
    seat = to_move(before)
    if action == PUSH_ON:
        n = tell_push(before, seat, after, out)
    elif action < PLACE_IN:
        n = tell_colour(before, after, out, 0, FACT_PROTECTED, seat, action - PROTECT)
    elif action < TAKE_COLUMN:
        n = tell_fact(out, 0, FACT_PLACED, seat, int64(before.card), action - PLACE_IN)
    else:
        n = tell_taking(before, seat, action - TAKE_COLUMN, after, out)
    if after.phase == TURN or after.phase == OVER:
        n = tell_end(before, after, out, n)
    return n


def tell_fact(out: Numbers, n: int, code: int, first: int, second: int, third: int) -> int:
    """Begin a row: a fact and its first three numbers; how many rows there are now."""
    out[n, 0] = code
    out[n, 1] = first
    out[n, 2] = second
    out[n, 3] = third
    for field in range(4, TOLD_WIDTH):
        out[n, field] = 0
    return n + 1


def tell_push(before: State, seat: int, after: State, out: Numbers) -> int:
    """The card turned up: a switch card, one to place, or one too many (P4, P6, P15)."""
    card = int64(before.pile[int64(before.pile_size) - 1])
    if card == SWITCH:
        before.switches += 1
        return tell_fact(out, 0, FACT_SWITCHED, seat, clockwise(int64(before.switches)), 0)
    if after.phase == PLACE:
        return tell_fact(out, 0, FACT_TURNED, seat, card, 0)
    n = tell_fact(out, 0, FACT_BUSTED, seat, card, 0)
    return tell_roll(before, seat, after, out, n)


def tell_taking(before: State, seat: int, column: int, after: State, out: Numbers) -> int:
    """A column sorted into bench and protected pile, and the roll for its roll card (P8, P13)."""
    tell_fact(out, 0, FACT_TOOK, seat, column, 0)
    rolls = False
    for height in range(int64(before.column_size[column])):
        card = int64(before.column[column, height])
        out[0, 4 + height] = card
        if card == ROLL:
            rolls = True
        else:
            held = int64(before.bench[seat, colour_of(card), number_of(card)])
            receive(before, seat, colour_of(card), number_of(card))
            joined = before.bench[seat, colour_of(card), number_of(card)] > held
            out[0, 4 + (COLUMN if joined else 2 * COLUMN) + height] = card
            out[0, 3] += number_of(card) + 1
    before.column_size[column] = 0
    return tell_roll(before, seat, after, out, 1) if rolls else 1


def tell_roll(before: State, seat: int, after: State, out: Numbers, n: int) -> int:
    """The die, and what it cost: the bench before it less the one after (P11)."""
    row = n
    n = tell_fact(out, n, FACT_ROLLED, seat, int64(after.last_roll), 0)
    for colour in range(COLOURS):
        told = tell_colour(before, after, out, n, FACT_LOST, seat, colour)
        if out[n, 4] != 0:
            out[row, 3] += out[n, 3]
            n = told
    return n


def tell_colour(
    before: State, after: State, out: Numbers, n: int, code: int, seat: int, colour: int
) -> int:
    """A fact about all cards of a colour that left a seat's bench, and their points."""
    tell_fact(out, n, code, seat, colour, 0)
    at = 4
    for number in range(NUMBERS):
        gone = int64(before.bench[seat, colour, number]) - int64(after.bench[seat, colour, number])
        for _ in range(gone):
            out[n, at] = colour * NUMBERS + number + 1
            out[n, 3] += number + 1
            at += 1
    return n + 1


def tell_end(before: State, after: State, out: Numbers, n: int) -> int:
    """The table cleared, and the next turn or the end (P9, P10, P16)."""
    for column in range(COLUMNS):
        size = int64(before.column_size[column])
        if size > 0:
            tell_fact(out, n, FACT_CLEARED, column, 0, 0)
            for height in range(COLUMN):
                out[n, 2 + height] = before.column[column, height]
            n += 1
    if before.switches > 0:
        n = tell_fact(out, n, FACT_CLEARED_SWITCHES, int64(before.switches), 0, 0)
    if after.phase == OVER:
        return tell_fact(out, n, FACT_DRY, 0, 0, 0)
    return tell_fact(out, n, FACT_TURN, int64(after.active), 0, 0)
