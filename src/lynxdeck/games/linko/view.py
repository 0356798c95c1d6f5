"""What one seat may see of Linko: the fields of its views."""

from lynxdeck.games.layout import (
    FLAG,
    MAYBE_SEAT,
    RECKONED,
    SCORE,
    SEAT,
    Field,
    counts,
    layers,
    maybe_cards,
)
from lynxdeck.games.linko import rules
from lynxdeck.games.linko.notation import CARD_NAMES

CARDS = counts(CARD_NAMES)

FIELDS: tuple[Field, ...] = (
    Field("active", SEAT),
    Field("victim", MAYBE_SEAT),
    Field("drawer", MAYBE_SEAT, of=RECKONED),
    Field("to_draw"),
    Field("hand", CARDS, own=True),
    Field(
        "players",
        players=(
            Field("hand_size"),
            Field("known", CARDS),
            Field("layers", layers(rules.CARDS)),
            SCORE,
        ),
    ),
    Field("display", maybe_cards(CARD_NAMES, rules.HEAP), count=rules.PLACES),
    Field("ghost", CARDS, of="sets", when="ghost"),
    Field("pile", of="pile_size"),
    Field("discards", CARDS),
    Field("quiet"),
    Field("stirred", FLAG),
)
