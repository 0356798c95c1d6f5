"""What a decision of Topper did."""

from lynxdeck.games.fact import Fact, fact
from lynxdeck.games.fields import Numbers, State, int64
from lynxdeck.games.layout import SEAT, maybe_named, named
from tests.third.topper import notation
from tests.third.topper.rules import DRAW_CARD, OVER, PASS, tops

TOLD = 3
TOLD_WIDTH = 4

FACT_PLAYED, FACT_TOOK, FACT_DREW, FACT_PASSED, FACT_OUT, FACT_TURN = range(6)

_CARD = named(notation.CARD_NAMES)

FACTS: tuple[Fact, ...] = (
    fact(
        "played", "A seat covers a card, which is discarded.", seat=SEAT, card=_CARD, covered=_CARD
    ),
    fact(
        "took", "A seat covers a card with a higher one, and takes it.", seat=SEAT, card=_CARD,
        covered=_CARD,
    ),
    fact(
        "drew", "A seat drew a card; null for all others.", reveals=True, seat=SEAT,
        card=maybe_named(notation.CARD_NAMES),
    ),
    fact("passed", "A seat did not draw.", seat=SEAT),
    fact("out", "A seat has no card to play: the game is over.", seat=SEAT),
    fact("turn", "The turn passes to a seat.", seat=SEAT),
)  # fmt: skip


def tell(before: State, action: int, after: State, out: Numbers) -> int:
    """Write what a decision did, a row for each fact; how many."""
    seat = int64(before.active)
    n = 0
    if action < DRAW_CARD:
        code = FACT_TOOK if tops(before, action + 1) else FACT_PLAYED
        n = tell_fact(out, n, code, seat, action + 1, int64(before.top))
    elif action == PASS:
        n = tell_fact(out, n, FACT_PASSED, seat, 0, 0)
    else:
        n = tell_fact(out, n, FACT_DREW, seat, int64(before.pile[before.pile_size - 1]), 0)
    if after.phase == OVER:
        return tell_fact(out, n, FACT_OUT, int64(after.active), 0, 0)
    if after.active != before.active:
        return tell_fact(out, n, FACT_TURN, int64(after.active), 0, 0)
    return n


def tell_fact(out: Numbers, n: int, code: int, first: int, second: int, third: int) -> int:
    """Write a row; how many there are now."""
    out[n, 0] = code
    out[n, 1] = first
    out[n, 2] = second
    out[n, 3] = third
    return n + 1


def veil(out: Numbers, n: int, viewer: int) -> None:
    """Blank what a viewer may not see: a card that another drew."""
    for row in range(n):
        if out[row, 0] == FACT_DREW and out[row, 1] != viewer:
            out[row, 2] = 0
