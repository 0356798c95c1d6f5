"""Topper as text."""

from lynxdeck.games.fields import State
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


def code(token: str) -> int | None:
    """What a token says: an action."""
    return CODES.get(token)


def token(state: State, action: int) -> str:  # noqa: ARG001
    """An action as text."""
    return TOKENS[action]


def reason(state: State, action: int, number: int) -> tuple[str, dict[str, int | str]]:
    """A refusal's key in the locale files, and what its sentence speaks of."""
    return f"topper-why-{REASONS[number]}", {
        "seat": int(rules.to_move(state)) + 1,
        "phase": PHASES[state.phase],
        "card": TOKENS.get(action, ""),
    }
