"""What one seat may see of Push: the fields of its views."""

from lynxdeck.games.layout import RECKONED, SCORE, SEAT, Field, cards, counts, maybe_named
from lynxdeck.games.push import rules
from lynxdeck.games.push.notation import CARD_NAMES, DICE_NAMES

CARDS = counts(CARD_NAMES)
NUMBER_CARDS = counts(CARD_NAMES, first=1, kinds=rules.COLOURS * rules.NUMBERS)

FIELDS: tuple[Field, ...] = (
    Field("active", SEAT),
    Field("card", maybe_named(CARD_NAMES)),
    Field("switches"),
    Field("columns", cards(CARD_NAMES, rules.COLUMN), of="column", count=rules.COLUMNS),
    Field(
        "players",
        players=(
            Field("bench", NUMBER_CARDS),
            Field("protected", NUMBER_CARDS),
            SCORE,
            Field("cards", of=RECKONED),
        ),
    ),
    Field("pile", of="pile_size"),
    Field("discards", CARDS),
    Field("unseen", CARDS),
    Field("last_roll", maybe_named(DICE_NAMES)),
    Field("rolls"),
)
