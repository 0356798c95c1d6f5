"""Why one choice of Push is worth less than another: what may come of it, and what can be counted.

Plain functions over the story's facts and the masked record, compiled like the rules. The
sentences stand in the locale files.
"""

from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.push.rules import (
    COLLECT,
    COLUMNS,
    NOBODY,
    NUMBERS,
    PLACE,
    PLACE_IN,
    PROTECT,
    PUSH,
    PUSH_ON,
    ROLL,
    TAKE_COLUMN,
    TURN,
    misfits,
    number_of,
    score,
)
from lynxdeck.games.push.story import (
    FACT_BUSTED,
    FACT_DRY,
    FACT_PROTECTED,
    FACT_ROLLED,
    FACT_TOOK,
    FACT_TURN,
)
from lynxdeck.games.reason import Reason

RICH = 8
"""Points that are many for a column that others get."""
PLENTY = 12
"""Points that are many for the own column."""
SAFE = 8
"""Points that are worth a turn."""
LOSS = 5
"""Points that hurt."""
CALM = 4
"""One card in so many may bust where it is calm."""
FEW_LEFT = 12
"""Cards of a pile that is nearly gone."""

(
    MAY_BUST,
    MAY_LOSE,
    MAY_LOSE_MANY,
    MAY_ROLL,
    MAY_FEED,
    MAY_FEED_LEADER,
    MAY_END,
    MAY_NOTHING,
    MAY_BEST,
    MAY_PLENTY,
    MAY_PROTECT,
    MAY_OTHER_LOSE,
    IS_ODDS,
    IS_ODDS_THERE,
    IS_POINTS,
    IS_ROLL,
    IS_AT_RISK,
    IS_ENDING,
    IS_LEFT,
    IS_CALM,
    THEN_SCORE,
    THEN_RIVAL,
) = range(22)

REASONS = (
    Reason("bust"),
    Reason("lose"),
    Reason("lose-many"),
    Reason("roll"),
    Reason("feed"),
    Reason("feed-leader", ("name",)),
    Reason("end"),
    Reason("nothing"),
    Reason("best"),
    Reason("plenty"),
    Reason("protect"),
    Reason("other-lose"),
    Reason("odds", ("misfits", "pile")),
    Reason("odds-there", ("misfits", "fewer", "pile")),
    Reason("points", ("points", "more")),
    Reason("roll-card", ("column",)),
    Reason("at-risk", ("colour", "points")),
    Reason("ending", ("pile",)),
    Reason("left", ("points",)),
    Reason("calm", ("misfits", "pile")),
    Reason("score", ("least",)),
    Reason("rival", ("least",)),
)
"""By their codes: what may come, what is certain, and numbers as they are then."""
MAY_COME, MEASURED = IS_ODDS, THEN_SCORE
WELCOME = (1 << MAY_COME) - (1 << MAY_BEST) | 1 << THEN_SCORE
"""The bits of what one is glad of; of the others one is not."""
HORIZON = 40
"""After so many decisions with a choice a game is judged as it stands when a turn ends."""

ABOUT_LEADER, ABOUT_BEST, ABOUT_MINE, ABOUT_LOST, ABOUT_TOOK = range(5)
"""Who leads, the points of the best column, whether the own turn came, points lost and gained."""


def leader(state: State, seat: int) -> int:
    """Of all others the one with the highest score; of equals the first."""
    found, most = NOBODY, -1
    for other in range(int64(state.seats)):
        if other != seat and score(state, other) > most:
            found, most = other, score(state, other)
    return found


def whom(state: State, may: int) -> int:
    """The seat that a sentence about what may come names; below 0 nobody."""
    return leader(state, int64(state.viewer)) if may == MAY_FEED_LEADER else NOBODY


def begin_watch(state: State, seat: int, about: Numbers) -> None:
    """What `happened` must know of the position from which games are played on."""
    about[ABOUT_LEADER] = leader(state, seat)
    about[ABOUT_BEST] = points_in(state, richest(state, -1))
    about[ABOUT_MINE] = 0
    about[ABOUT_LOST] = 0
    about[ABOUT_TOOK] = 0


def points_in(state: State, column: int) -> int:
    """The points of a column; 0 for none."""
    points = 0
    if column >= 0:
        for height in range(int64(state.column_size[column])):
            card = int64(state.column[column, height])
            if card != ROLL:
                points += number_of(card) + 1
    return points


def richest(state: State, without: int) -> int:
    """The column with the most points but for one; below 0 if there is none."""
    best, most = -1, -1
    for column in range(COLUMNS):
        if column != without and state.column_size[column] > 0 and points_in(state, column) > most:
            best, most = column, points_in(state, column)
    return best


def has_roll(state: State, column: int) -> bool:
    """Whether a roll card lies in a column."""
    for height in range(int64(state.column_size[column])):
        if state.column[column, height] == ROLL:
            return True
    return False


def happened(told: Numbers, count: int, state: State, seat: int, about: Numbers) -> int:  # noqa: ARG001
    """What a decision did of all that may come, as bits."""
    bits = 0
    for row in range(count):
        code, who, soon = int64(told[row, 0]), int64(told[row, 1]), about[ABOUT_MINE] == 0
        if code == FACT_BUSTED:
            if who == seat and soon:
                bits |= 1 << MAY_BUST
        elif code == FACT_ROLLED:
            bits |= die_told(told, row, seat, about)
        elif code == FACT_TOOK and soon:
            bits |= got(told, row, seat, about)
        elif code == FACT_PROTECTED:
            if who == seat and told[row, 3] >= SAFE:
                bits |= 1 << MAY_PROTECT
        elif code == FACT_DRY:
            if soon:
                bits |= 1 << MAY_END
        elif code == FACT_TURN:
            bits |= turned(who, seat, about)
    return bits


def measured(state: State, seat: int, what: int) -> int:
    """The points of a seat, or the most that another has."""
    if what == THEN_SCORE:
        return score(state, seat)
    most = 0
    for other in range(int64(state.seats)):
        if other != seat:
            most = max(most, score(state, other))
    return most


def die_told(told: Numbers, row: int, seat: int, about: Numbers) -> int:
    """The die, and what it took."""
    points = int64(told[row, 3])
    if told[row, 1] != seat:
        return 1 << MAY_OTHER_LOSE if points >= LOSS else 0
    bits = 0
    if about[ABOUT_MINE] == 0:
        bits |= 1 << MAY_ROLL
    about[ABOUT_LOST] += points
    if about[ABOUT_LOST] > 0:
        bits |= 1 << MAY_LOSE
    return bits | 1 << MAY_LOSE_MANY if about[ABOUT_LOST] >= SAFE else bits


def got(told: Numbers, row: int, seat: int, about: Numbers) -> int:
    """A column that was taken."""
    points = int64(told[row, 3])
    if told[row, 1] == seat:
        about[ABOUT_TOOK] += 1
        bits = 1 << MAY_BEST if points >= about[ABOUT_BEST] and points > 0 else 0
        return bits | 1 << MAY_PLENTY if points >= PLENTY else bits
    if points < RICH:
        return 0
    bits = 1 << MAY_FEED
    return bits | 1 << MAY_FEED_LEADER if told[row, 1] == about[ABOUT_LEADER] else bits


def turned(who: int, seat: int, about: Numbers) -> int:
    """The next turn; the first of all that follow ends the one in which a column could be had."""
    bits = 1 << MAY_NOTHING if about[ABOUT_TOOK] == 0 else 0
    about[ABOUT_TOOK] += 1
    if who == seat:
        about[ABOUT_MINE] = 1
    return bits


# --- what can be counted --------------------------------------------------------------------------


def certain(state: State, chosen: int, better: int, may: int, out: Numbers) -> int:
    """What can be counted of a choice for which something may come, and not of the better one.

    Its code, with its numbers in `out`; below 0 if there is none.
    """
    phase = state.phase
    if phase == PUSH and better == PUSH_ON and WELCOME >> may & 1:
        return calm(state, out)
    if may == MAY_BUST or may == MAY_NOTHING:
        return odds_told(state, chosen, better, out)
    if may == MAY_END or may == MAY_PROTECT:
        if state.pile_size > FEW_LEFT:
            return -1
        out[0] = state.pile_size
        return IS_ENDING
    if phase == TURN:
        if may <= MAY_LOSE_MANY and PROTECT <= better < PLACE_IN and may >= MAY_LOSE:
            out[0] = better - PROTECT
            out[1] = points_at_risk(state, better - PROTECT)
            return IS_AT_RISK
        return -1
    if (phase != PUSH and phase != COLLECT) or chosen < TAKE_COLUMN or better < TAKE_COLUMN:
        return -1
    return columns_told(state, chosen - TAKE_COLUMN, better - TAKE_COLUMN, may, out)


def calm(state: State, out: Numbers) -> int:
    """How few cards of the pile bust, where they are few (P15)."""
    out[0], out[1] = misfits(state), state.pile_size
    return IS_CALM if CALM * out[0] <= out[1] else -1


def odds_told(state: State, chosen: int, better: int, out: Numbers) -> int:
    """How many cards of the pile bust (P15)."""
    if state.phase == PUSH and chosen == PUSH_ON and better >= TAKE_COLUMN:
        out[0], out[1] = misfits(state), state.pile_size
        return IS_ODDS if out[0] > 0 else -1
    if state.phase != PLACE:
        return -1
    out[0] = misfits_after(state, chosen - PLACE_IN)
    out[1] = misfits_after(state, better - PLACE_IN)
    out[2] = state.pile_size
    return IS_ODDS_THERE if out[0] > out[1] else -1


def misfits_after(state: State, column: int) -> int:
    """How many cards of the pile would bust with the card turned up in a column; tried, undone."""
    height = int64(state.column_size[column])
    state.column[column, height] = state.card
    state.column_size[column] = height + 1
    found = misfits(state)
    state.column_size[column] = height
    state.column[column, height] = 0
    return found


def points_at_risk(state: State, colour: int) -> int:
    """The points of a colour on the bench of who decides."""
    points = 0
    for number in range(NUMBERS):
        points += (number + 1) * int64(state.bench[state.active, colour, number])
    return points


def columns_told(state: State, chosen: int, better: int, may: int, out: Numbers) -> int:
    """What two columns hold, and what they leave."""
    if may == MAY_ROLL or may == MAY_LOSE or may == MAY_LOSE_MANY:
        if not has_roll(state, chosen) or has_roll(state, better):
            return -1
        out[0] = chosen
        return IS_ROLL
    if may == MAY_BEST or may == MAY_PLENTY:
        out[0], out[1] = points_in(state, chosen), points_in(state, better)
        return IS_POINTS if out[1] > out[0] else -1
    if may == MAY_FEED or may == MAY_FEED_LEADER:
        out[0] = points_in(state, richest(state, chosen))
        return IS_LEFT if out[0] > points_in(state, richest(state, better)) else -1
    return -1
