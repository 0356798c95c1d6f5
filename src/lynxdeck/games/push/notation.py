"""Push as text: cards, tokens and names, there and back."""

from lynxdeck.games.fields import State
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


def code(token: str) -> int | None:
    """What a token says before the position is known: an action.

    >>> code("!r") == rules.PROTECT, code("=d")
    (True, None)
    """
    return CODES.get(token)


def token(state: State, action: int) -> str:  # noqa: ARG001 - the same text in every position
    """An action as text."""
    return TOKENS[action]


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


def reason(state: State, action: int, number: int) -> tuple[str, dict[str, int | str]]:
    """A refusal's key in the locale files, and what its sentence speaks of."""
    first = rules.PLACE_IN if action < rules.TAKE_COLUMN else rules.TAKE_COLUMN
    return f"push-why-{REASONS[number]}", {
        "seat": int(rules.to_move(state)) + 1,
        "phase": PHASES[state.phase],
        "card": CARD_NAMES[state.card],
        "column": COLUMNS[action - first] if rules.PLACE_IN <= action < rules.ACTIONS else "",
    }
