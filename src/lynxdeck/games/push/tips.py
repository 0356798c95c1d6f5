"""When tips and easily forgotten rules of Push matter.

Plain functions over what has just happened and the masked record after it, compiled like the
rules. The sentences stand in the locale files.
"""

from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.push.rules import (
    COLLECT,
    COLOURS,
    COLUMN,
    COLUMNS,
    OVER,
    PLACE,
    PUSH,
    ROLL,
    STAR,
    TURN,
    WHY_SAME_COLOUR,
    WHY_SAME_NUMBER,
    bench_count,
    clash,
    legal_count,
    to_move,
)
from lynxdeck.games.push.story import FACT_BUSTED, FACT_ROLLED, FACT_SWITCHED, FACT_TOOK
from lynxdeck.games.tip import Tip, add_tip, told_by, told_row

NEARLY_EMPTY = 10

(
    TIP_BUST,
    TIP_STAR,
    TIP_STAR_RISK,
    TIP_SWITCH,
    TIP_SWITCHES,
    TIP_ROLL,
    TIP_SORT,
    TIP_MUST,
    TIP_BOTH,
    TIP_JOINS,
    TIP_PILE,
    TIP_PROTECT,
    TIP_THIRD,
    TIP_NEW,
) = range(14)

TIPS = (
    Tip("push-bust", "PR7"),
    Tip("push-star", "P11"),
    Tip("push-star-risk", "P11"),
    Tip("push-switch", "P10"),
    Tip("push-switches", "P10"),
    Tip("push-roll", "P5"),
    Tip("push-sort", "P8"),
    Tip("push-must", "PR9"),
    Tip("push-both", "P5"),
    Tip("push-joins", "P13"),
    Tip("push-pile", "P16"),
    Tip("push-protect", "P12"),
    Tip("push-third", None),
    Tip("push-new", "P4"),
)
"""By their codes, in order of weight."""


def tips(told: Numbers, count: int, state: State, viewer: int, out: Numbers) -> int:
    """Write the tips that matter to a seat now, weightiest first; how many."""
    if state.phase == OVER:
        return 0
    asked = state.phase if to_move(state) == viewer else OVER
    n = tips_of_chance(told, count, state, out)
    rolls = columns_with_roll(state)
    n = add_tip(out, n, TIP_ROLL, asked == PLACE and state.card == ROLL and rolls > 0)
    n = add_tip(out, n, TIP_SORT, (asked == PUSH or asked == COLLECT) and rolls > 0)
    n = add_tip(out, n, TIP_MUST, asked == COLLECT)
    n = add_tip(out, n, TIP_BOTH, asked == PLACE and card_clashes(state))
    n = add_tip(out, n, TIP_JOINS, cards_joined(told, count, viewer))
    n = add_tip(out, n, TIP_PILE, asked == TURN and state.pile_size <= NEARLY_EMPTY)
    n = add_tip(out, n, TIP_PROTECT, asked == TURN and has_bench(state, viewer))
    columns = open_columns(state)
    n = add_tip(out, n, TIP_THIRD, asked == PUSH and columns == COLUMNS)
    free = asked == PLACE and columns > 0 and legal_count(state) > columns
    return add_tip(out, n, TIP_NEW, free)


def tips_of_chance(told: Numbers, count: int, state: State, out: Numbers) -> int:
    """What matters when a card was turned up or the die rolled."""
    n = add_tip(out, 0, TIP_BUST, told_row(told, count, FACT_BUSTED) >= 0)
    row = told_row(told, count, FACT_ROLLED)
    star = row >= 0 and told[row, 2] == STAR
    n = add_tip(out, n, TIP_STAR, star and not state.risk)
    n = add_tip(out, n, TIP_STAR_RISK, star and state.risk)
    switched = told_row(told, count, FACT_SWITCHED) >= 0
    n = add_tip(out, n, TIP_SWITCH, switched and state.switches == 1)
    return add_tip(out, n, TIP_SWITCHES, switched and state.switches == 2)


def columns_with_roll(state: State) -> int:
    """How many columns hold a roll card."""
    n = 0
    for column in range(COLUMNS):
        for height in range(int64(state.column_size[column])):
            n += int64(state.column[column, height] == ROLL)
    return n


def open_columns(state: State) -> int:
    """How many columns lie on the table."""
    n = 0
    for column in range(COLUMNS):
        n += int64(state.column_size[column] > 0)
    return n


def card_clashes(state: State) -> bool:
    """Whether a column refuses the card turned up, for its colour or its number (P5)."""
    for column in range(COLUMNS):
        reason = clash(state, column, int64(state.card))
        if reason == WHY_SAME_NUMBER or reason == WHY_SAME_COLOUR:
            return True
    return False


def cards_joined(told: Numbers, count: int, viewer: int) -> bool:
    """Whether cards that a seat took joined its protected pile by themselves (P13)."""
    row = told_row(told, count, FACT_TOOK)
    if not told_by(told, count, FACT_TOOK, viewer):
        return False
    for height in range(COLUMN):
        if told[row, 4 + 2 * COLUMN + height] > 0:
            return True
    return False


def has_bench(state: State, viewer: int) -> bool:
    """Whether a seat has cards that it could protect."""
    for colour in range(COLOURS):
        if bench_count(state, viewer, colour) > 0:
            return True
    return False
