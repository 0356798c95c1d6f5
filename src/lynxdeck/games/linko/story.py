"""What a decision of Linko did, once: facts in the order of happening, from before and after it.

Written like the rules, and compiled with them: a fact is a row of numbers, its code first. What
happened between the two records is not reckoned again: where the rules moved cards one by one,
`before` is moved along by the same functions.
"""

from lynxdeck.games.fact import Fact, fact
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.layout import LAYER, MAYBE_NUMBER, NUMBER, SEAT, cards, maybe_named, named
from lynxdeck.games.linko import notation
from lynxdeck.games.linko.rules import (
    DECLINE,
    DISCARD_LAYER,
    DRAW,
    DRAW_PILE,
    DRAW_PLACES,
    GHOST_SETS,
    HEAP,
    JOKER,
    LEAVE_LAYER,
    OPEN,
    OPTION,
    OUT,
    OVER,
    PLACES,
    PLAY,
    RECLAIM,
    STALL,
    TAKE,
    drawer,
    put_on_display,
    resting_place,
    turn,
)

TOLD = 32  # the most facts of one decision: a ghost that is dealt 13 cards, and 13 to be laid
TOLD_WIDTH = 3 + HEAP

(
    FACT_LAID,
    FACT_SNATCHED,
    FACT_TOOK,
    FACT_LEFT,
    FACT_RECLAIMED,
    FACT_DISCARDED,
    FACT_DREW,
    FACT_DREW_PILE,
    FACT_DECLINED,
    FACT_REFILLED,
    FACT_ROBBED,
    FACT_GHOST_GAINED,
    FACT_GHOST_LAID,
    FACT_OUT,
    FACT_DRY,
    FACT_STALLED,
    FACT_TURN,
) = range(17)

_CARD = named(notation.CARD_NAMES)

FACTS: tuple[Fact, ...] = (
    fact("laid", "A seat laid a layer from its hand.", seat=SEAT, layer=LAYER),
    fact(
        "snatched",
        "A seat snatches the victim's top layer; who gets it is to be decided.",
        seat=SEAT,
        victim=SEAT,
        layer=LAYER,
    ),
    fact(
        "took",
        "A seat took the snatched layer into its hand.",
        seat=SEAT,
        victim=SEAT,
        layer=LAYER,
    ),
    fact(
        "left",
        "A seat left the snatched layer to the victim, who decides now.",
        seat=SEAT,
        victim=SEAT,
        layer=LAYER,
    ),
    fact("reclaimed", "A seat took its snatched layer back into its hand.", seat=SEAT, layer=LAYER),
    fact("discarded", "A seat discarded its snatched layer.", seat=SEAT, layer=LAYER),
    fact(
        "drew",
        "A seat drew all cards of a place of the display.",
        seat=SEAT,
        place=NUMBER,
        cards=cards(notation.CARD_NAMES, HEAP),
    ),
    fact(
        "drew-pile",
        "A seat drew from the pile; the card is null for all who do not see it.",
        reveals=True,
        seat=SEAT,
        card=maybe_named(notation.CARD_NAMES),
    ),
    fact("declined", "A seat chose not to draw.", seat=SEAT),
    fact(
        "refilled",
        "A card of the pile fills a place of the display.",
        reveals=True,
        place=NUMBER,
        card=_CARD,
    ),
    fact(
        "robbed",
        "A seat snatched a set of the ghost into its hand.",
        seat=SEAT,
        value=NUMBER,
        count=NUMBER,
    ),
    fact("ghost-gained", "A card of the pile joins the ghost.", reveals=True, card=_CARD),
    fact(
        "ghost-laid",
        "A 13 or joker goes on a place of the display, or with null to the discards.",
        reveals=True,
        card=_CARD,
        place=MAYBE_NUMBER,
    ),
    fact("out", "A seat played its last card: the game is over.", seat=SEAT),
    fact("dry", "Pile and display are empty: the game is over."),
    fact("stalled", "A hundred quiet turns in a row: the game is over."),
    fact("turn", "The turn passes to a seat.", seat=SEAT),
)
"""By their codes."""


def tell(before: State, action: int, after: State, out: Numbers) -> int:
    """Write what a decision did, a row for each fact; how many. Uses up `before`."""
    phase = before.phase
    if phase == PLAY:
        n = tell_layer(out, 0, FACT_LAID, int64(before.active), after)
    elif phase == DRAW or phase == OPTION:
        n = tell_draw(before, action, after, out)
    elif phase == TAKE:
        n = tell_take(before, action, out)
    elif phase == RECLAIM:
        code = FACT_DISCARDED if action == DISCARD_LAYER else FACT_RECLAIMED
        n = tell_layer(out, 0, code, int64(before.victim), before)
    else:
        n = tell_robbery(before, action - GHOST_SETS + 1, after, out)
    return tell_next(after, out, n)


def tell_fact(out: Numbers, n: int, code: int, first: int, second: int) -> int:
    """Begin a row: a fact and its first two numbers; how many rows there are now."""
    out[n, 0] = code
    out[n, 1] = first
    out[n, 2] = second
    for field in range(3, TOLD_WIDTH):
        out[n, field] = 0
    return n + 1


def tell_layer(out: Numbers, n: int, code: int, owner: int, state: State) -> int:
    """A fact about a seat and its top layer."""
    tell_fact(out, n, code, owner, 0)
    write_layer(out, n, 2, owner, state)
    return n + 1


def tell_snatch(out: Numbers, n: int, code: int, state: State) -> int:
    """A fact about the active seat, the victim and its top layer."""
    victim = int64(state.victim)
    tell_fact(out, n, code, int64(state.active), victim)
    write_layer(out, n, 3, victim, state)
    return n + 1


def write_layer(out: Numbers, n: int, at: int, owner: int, state: State) -> None:
    """Write a seat's top layer into a row."""
    top = int64(state.depth[owner]) - 1
    for field in range(3):
        out[n, at + field] = state.layers[owner, top, field]


def tell_take(before: State, action: int, out: Numbers) -> int:
    """The snatched layer is taken, or left to its owner (L10)."""
    return tell_snatch(out, 0, FACT_LEFT if action == LEAVE_LAYER else FACT_TOOK, before)


def tell_draw(before: State, action: int, after: State, out: Numbers) -> int:
    """A card drawn, and what fills the display after the last of them (L12)."""
    seat = drawer(before)
    if action == DECLINE:
        return tell_fact(out, 0, FACT_DECLINED, seat, 0)
    if action == DRAW_PILE:
        tell_fact(out, 0, FACT_DREW_PILE, seat, turn(before))
    else:
        place = action - DRAW_PLACES
        tell_fact(out, 0, FACT_DREW, seat, place)
        for height in range(HEAP):
            out[0, 3 + height] = before.display[place, height]
        before.display[place, 0] = 0
    return tell_refill(before, after, out, 1)


def tell_refill(before: State, after: State, out: Numbers, n: int) -> int:
    """The gaps that were filled, left to right (L12, LR2)."""
    for place in range(PLACES):
        if before.display[place, 0] == 0 and after.display[place, 0] != 0:
            n = tell_fact(out, n, FACT_REFILLED, place, int64(after.display[place, 0]))
    return n


def tell_robbery(before: State, value: int, after: State, out: Numbers) -> int:
    """A set of the ghost taken, and each card turned up to fill it again (L24, L22)."""
    n = tell_fact(out, 0, FACT_ROBBED, int64(before.active), value)
    out[0, 3] = before.sets[value]
    while before.pile_size > after.pile_size:
        card = turn(before)
        if card < JOKER - 1:
            n = tell_fact(out, n, FACT_GHOST_GAINED, card, 0)
        else:
            n = tell_fact(out, n, FACT_GHOST_LAID, card, resting_place(before))
            put_on_display(before, card)
    return n


def tell_next(after: State, out: Numbers, n: int) -> int:
    """What the table comes to now: the next snatch, the next turn or the end."""
    phase = after.phase
    if phase == TAKE:
        return tell_snatch(out, n, FACT_SNATCHED, after)
    if phase == PLAY:
        return tell_fact(out, n, FACT_TURN, int64(after.active), 0)
    if phase != OVER:
        return n
    if after.end == OUT:
        return tell_fact(out, n, FACT_OUT, int64(after.active), 0)
    return tell_fact(out, n, FACT_STALLED if after.end == STALL else FACT_DRY, 0, 0)


def veil(out: Numbers, n: int, viewer: int) -> None:
    """Blank what a viewer may not see: the cards that others draw from the pile (LR8)."""
    for row in range(n):
        if out[row, 0] == FACT_DREW_PILE and viewer != OPEN and out[row, 1] != viewer:
            out[row, 2] = 0
