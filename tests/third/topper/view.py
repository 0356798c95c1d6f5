"""What one seat may see of Topper: the fields of its views."""

from lynxdeck.games.layout import SCORE, SEAT, Field, counts, named
from tests.third.topper.notation import CARD_NAMES

CARDS = counts(CARD_NAMES)

FIELDS: tuple[Field, ...] = (
    Field("active", SEAT),
    Field("hand", CARDS, own=True),
    Field("players", players=(Field("hand_size"), Field("won", CARDS), SCORE)),
    Field("top", named(CARD_NAMES)),
    Field("pile", of="pile_size"),
    Field("discards", CARDS),
)
