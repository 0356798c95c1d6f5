"""Linko as text: cards, tokens and names, there and back."""

import functools
import re
from collections.abc import Iterable

from lynxdeck.games.fields import State
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
_GROUP = re.compile(r"\^(?:[1-9]|1[0-3]|J)(?:\+(?:13|J)){0,9}")


@functools.lru_cache(4096)
def code(token: str) -> int | None:
    """What a token says before the position is known: an action, or −contents of a place.

    >>> code("7x2") == rules.play_action(7, 2, 0), code("^7"), code("7x1")
    (True, -7, None)
    """
    known = CODES.get(token)
    if known is not None or not _GROUP.fullmatch(token):
        return known
    cards = [CARDS[name] for name in token[1:].split("+")]
    return -sum(card << 4 * height for height, card in enumerate(cards))


def token(state: State, action: int) -> str:
    """An action as text, in this position."""
    place = action - rules.DRAW_PLACES
    if not 0 <= place < rules.PLACES:
        return TOKENS[action]
    return draw_token(state.display[place])


def draw_token(cards: Iterable[int]) -> str:
    """A draw from a place of the display that holds these cards; 0 is none.

    >>> draw_token([3, 13, 0])
    '^3+13'
    """
    return "^" + "+".join(CARD_NAMES[card] for card in cards if card)


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


def reason(state: State, action: int, number: int) -> tuple[str, dict[str, int | str]]:
    """A refusal's key in the locale files, and what its sentence speaks of."""
    arguments: dict[str, int | str] = {
        "seat": int(rules.to_move(state)) + 1,
        "phase": PHASES[state.phase],
    }
    if number in (rules.WHY_FEW_NUMBERS, rules.WHY_FEW_JOKERS):
        jokers = number == rules.WHY_FEW_JOKERS
        card = rules.JOKER if jokers else rules.play_value(action)
        arguments["card"] = CARD_NAMES[card]
        arguments["held"] = int(state.hand[state.active, card])
        arguments["wanted"] = rules.play_jokers(action) if jokers else rules.play_numbers(action)
    elif number in (rules.WHY_NO_SET, rules.WHY_SET_SIZE, rules.WHY_SET_VALUE):
        value = action - rules.GHOST_SETS + 1
        arguments["card"] = CARD_NAMES[value]
        arguments["held"] = int(state.sets[value])
        arguments["wanted"] = int(rules.layer_size(state, int(state.active)))
    return f"linko-why-{REASONS[number]}", arguments
