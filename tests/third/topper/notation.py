"""Topper as text."""

from lynxdeck.games.layout import Kind, named
from tests.third.topper import rules

PHASES: tuple[str, ...] = ("play", "draw", "over")
ENDS: tuple[str | None, ...] = (None, "out")
CARD_NAMES: tuple[str, ...] = ("", *(str(value) for value in range(1, rules.KINDS)))
CARDS = {name: card for card, name in enumerate(CARD_NAMES) if name}
DICE_NAMES: tuple[str, ...] = ()
DICE: dict[str, int] = {}
TOKENS: dict[int, str] = {
    **{rules.PLAYS + card - 1: name for name, card in CARDS.items()},
    rules.DRAW_CARD: "^",
    rules.PASS: "-",
}
CODES = {token: action for action, token in TOKENS.items()}
REASONS: tuple[str, ...] = ("", "over", "not-asked", "not-held", "no-action")
RULES: tuple[str, ...] = ("", "T4", "T3", "T2", "T2")
ARGUMENTS: tuple[tuple[str, Kind], ...] = (("card", named(CARD_NAMES)),)
