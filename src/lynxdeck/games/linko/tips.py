"""When the booklets' tips and the easily forgotten rules of Linko matter.

Plain functions over what has just happened and the masked record after it, compiled like the
rules. The sentences stand in the locale files.
"""

from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.linko.rules import (
    DRAW,
    HEAP,
    JOKER,
    NOBODY,
    OVER,
    PLACES,
    PLAY,
    RECLAIM,
    TAKE,
    layer_size,
    snatches,
    to_move,
)
from lynxdeck.games.linko.story import (
    FACT_DISCARDED,
    FACT_LAID,
    FACT_RECLAIMED,
    FACT_SNATCHED,
    FACT_TOOK,
    FACT_TURN,
)
from lynxdeck.games.tip import Tip, add_tip, told_by, told_row

LOW = 5
MANY = 4
FEW = 4

(
    TIP_STAYS,
    TIP_MUST,
    TIP_STRETCH,
    TIP_LAST,
    TIP_FIRST_ROUND,
    TIP_SINGLE,
    TIP_TOP,
    TIP_ACTIVE,
    TIP_ONCE,
    TIP_REFILL,
    TIP_MANY,
    TIP_DECOY,
) = range(12)

TIPS = (
    Tip("linko-stays", "L10"),
    Tip("linko-must", "L8"),
    Tip("linko-stretch", None),
    Tip("linko-last", "L17"),
    Tip("linko-first-round", "L8"),
    Tip("linko-single", "L8"),
    Tip("linko-top", "L9"),
    Tip("linko-active", "L8"),
    Tip("linko-once", "L5"),
    Tip("linko-refill", "L12"),
    Tip("linko-many", None),
    Tip("linko-decoy", None),
)
"""By their codes, in order of weight."""


def tips(told: Numbers, count: int, state: State, viewer: int, out: Numbers) -> int:
    """Write the tips that matter to a seat now, weightiest first; how many."""
    if state.phase == OVER:
        return 0
    asked = state.phase if to_move(state) == viewer else OVER
    n = add_tip(out, 0, TIP_STAYS, asked == RECLAIM)
    n = add_tip(out, n, TIP_MUST, asked == TAKE)
    hurry = (asked == TAKE or asked == PLAY) and somebody_nearly_out(state, viewer)
    n = add_tip(out, n, TIP_STRETCH, hurry)
    n = add_tip(out, n, TIP_LAST, asked == PLAY and held_values(state, viewer) <= 1)
    n = tips_of_snatch(told, count, state, out, n)
    n = add_tip(out, n, TIP_TOP, uncovered_prey(told, count, state))
    n = add_tip(out, n, TIP_ACTIVE, lower_layer_laid(told, count, state, viewer))
    once = told_by(told, count, FACT_LAID, viewer) and told_row(told, count, FACT_TURN) >= 0
    n = add_tip(out, n, TIP_ONCE, once)
    n = add_tip(out, n, TIP_REFILL, asked == DRAW and state.to_draw > 1)
    n = add_tip(out, n, TIP_MANY, asked == PLAY and most_of_a_low_value(state, viewer) >= MANY)
    return add_tip(out, n, TIP_DECOY, asked == PLAY and has_decoy(state, viewer))


def somebody_nearly_out(state: State, viewer: int) -> bool:
    """Whether another hand is nearly empty."""
    for seat in range(int64(state.seats)):
        if seat != viewer and state.hand_size[seat] < FEW:
            return True
    return False


def held_values(state: State, viewer: int) -> int:
    """How many different values a hand holds, jokers aside."""
    n = 0
    for value in range(1, JOKER):
        n += int64(state.hand[viewer, value] > 0)
    return n


def tips_of_snatch(told: Numbers, count: int, state: State, out: Numbers, n: int) -> int:
    """What matters when a layer just laid snatches another."""
    snatch = told_row(told, count, FACT_LAID) >= 0 and told_row(told, count, FACT_SNATCHED) >= 0
    n = add_tip(out, n, TIP_FIRST_ROUND, snatch and first_round(state))
    return add_tip(out, n, TIP_SINGLE, snatch and layer_size(state, int64(state.active)) == 1)


def first_round(state: State) -> bool:
    """Whether everybody has played and drawn once at most."""
    for seat in range(int64(state.seats)):
        if state.depth[seat] > 1:
            return False
    return bool(state.move <= 2 * int64(state.seats))


def uncovered_prey(told: Numbers, count: int, state: State) -> bool:
    """Whether a snatched layer has left one uncovered that would be snatched too (L9)."""
    row, turned = told_row(told, count, FACT_TOOK), told_row(told, count, FACT_TURN)
    victim = int64(told[row, 2]) if row >= 0 else NOBODY
    for code in (FACT_RECLAIMED, FACT_DISCARDED):
        row = told_row(told, count, code)
        if row >= 0:
            victim = int64(told[row, 1])
    if victim < 0:
        return False
    attacker = int64(state.active)
    if turned >= 0:  # the turn has passed on from the attacker
        attacker = attacker - 1 if attacker > 0 else int64(state.seats) - 1
    return snatches(state, attacker, victim)


def lower_layer_laid(told: Numbers, count: int, state: State, viewer: int) -> bool:
    """Whether another laid what the viewer's own top layer would snatch, were it their turn."""
    row = told_row(told, count, FACT_LAID)
    if row < 0 or viewer < 0 or told[row, 1] == viewer:
        return False
    return bool(state.depth[viewer] > 0) and snatches(state, viewer, int64(told[row, 1]))


def most_of_a_low_value(state: State, viewer: int) -> int:
    """How many cards of one low value a hand holds at most."""
    most = 0
    for value in range(1, LOW + 1):
        most = max(most, int64(state.hand[viewer, value]))
    return most


def has_decoy(state: State, viewer: int) -> bool:
    """Whether a single low card could be played to be snatched, for a display worth drawing."""
    single = False
    for value in range(1, LOW + 1):
        single = single or state.hand[viewer, value] == 1
    return single and bool(state.move >= state.seats) and tempting_display(state, viewer)


def tempting_display(state: State, viewer: int) -> bool:
    """Whether the display shows a joker, or a card of which a hand holds two."""
    for place in range(PLACES):
        for height in range(HEAP):
            card = int64(state.display[place, height])
            if card == JOKER or (card > 0 and state.hand[viewer, card] >= 2):
                return True
    return False
