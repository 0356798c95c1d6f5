"""Push as text: cards, tokens and names."""

from lynxdeck.games.layout import Kind, named
from lynxdeck.games.push import rules

PHASES: tuple[str, ...] = ("turn", "place", "push", "collect", "over")
ENDS: tuple[str | None, ...] = (None, "stock")

COLOURS = "rbgyp"
COLUMNS = "abc"
CARD_NAMES = (
    "",
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, rules.NUMBERS + 1)),
    "R",
    "S",
)
CARDS = {name: card for card, name in enumerate(CARD_NAMES) if name}
DICE_NAMES = ("", *COLOURS, "*")
DICE = {name: face for face, name in enumerate(DICE_NAMES) if name}

TOKENS: dict[int, str] = {
    rules.PUSH_ON: "+",
    **{rules.PROTECT + i: f"!{colour}" for i, colour in enumerate(COLOURS)},
    **{rules.PLACE_IN + i: column for i, column in enumerate(COLUMNS)},
    **{rules.TAKE_COLUMN + i: f"={column}" for i, column in enumerate(COLUMNS)},
}

CODES = {token: action for action, token in TOKENS.items()}

REASONS: tuple[str, ...] = (
    "",
    "over",
    "not-asked",
    "pile-empty",
    "bench-empty",
    "same-number",
    "same-colour",
    "second-roll",
    "column-order",
    "no-column",
    "no-action",
)

RULES: tuple[str, ...] = ("", "P16", "PR5", "P16", "PR2", "P5", "P5", "P5", "PR4", "P9", "PR1")
"""The rule behind each reason."""


ARGUMENTS: tuple[tuple[str, Kind], ...] = (
    ("card", named(CARD_NAMES)),
    ("column", named(("", *COLUMNS))),
)
