"""Linko as text: cards, tokens and names."""

from lynxdeck.games.layout import NUMBER, Kind, named
from lynxdeck.games.linko import rules

PHASES: tuple[str, ...] = ("play", "ghost", "take", "reclaim", "draw", "option", "over")
ENDS: tuple[str | None, ...] = (None, "out", "stock", "stall")

CARD_NAMES = ("", *(str(value) for value in range(1, rules.JOKER)), "J")
CARDS = {name: card for card, name in enumerate(CARD_NAMES) if name}
DICE_NAMES: tuple[str, ...] = ()  # Linko has none
DICE: dict[str, int] = {}


def _play_token(action: int) -> str:
    """A play: value, how many number cards, how many jokers.

    >>> [_play_token(rules.play_action(6, n, j)) for n, j in ((1, 0), (3, 1), (1, 2))]
    ['6', '6x3+J', '6+Jx2']
    """
    numbers, jokers = rules.play_numbers(action), rules.play_jokers(action)
    joker_part = "J" if jokers == 1 else f"Jx{jokers}"
    if numbers == 0:
        return joker_part
    value = str(rules.play_value(action))
    number_part = value if numbers == 1 else f"{value}x{numbers}"
    return f"{number_part}+{joker_part}" if jokers else number_part


TOKENS: dict[int, str] = {
    **{action: _play_token(action) for action in range(rules.GHOST_SETS)},
    **{rules.GHOST_SETS + value - 1: f"G{value}" for value in range(1, rules.JOKER - 1)},
    rules.TAKE_LAYER: "T",
    rules.LEAVE_LAYER: "L",
    rules.RECLAIM_LAYER: "R",
    rules.DISCARD_LAYER: "D",
    rules.DRAW_PILE: "^*",
    rules.DECLINE: "-",
}
"""Every action but the draws from the display, which are named by what lies there."""

CODES = {token: action for action, token in TOKENS.items()}
HEAP_TOKEN = r"\^(?:[1-9]|1[0-3]|J)(?:\+(?:13|J)){0,9}"
"""A draw from the display, by what lies there: `^3+13`."""

REASONS: tuple[str, ...] = (
    "",
    "over",
    "not-asked",
    "few-numbers",
    "few-jokers",
    "no-set",
    "set-size",
    "set-value",
    "pile-empty",
    "place-empty",
    "not-leftmost",
    "no-action",
)

RULES: tuple[str, ...] = (
    "",
    "L16",
    "LR7",
    "L5",
    "L6",
    "L24",
    "L24",
    "L24",
    "L12",
    "L12",
    "L12",
    "L12",
)
"""The rule behind each reason."""


ARGUMENTS: tuple[tuple[str, Kind], ...] = (
    ("card", named(CARD_NAMES)),
    ("held", NUMBER),
    ("wanted", NUMBER),
)
