"""Tokens as codes and back, for any game.

A code is the number of an action; where a token names the cards of a heap instead, which lie
elsewhere in another position, it is below 0: four bits for each card, the bottom one lowest.
"""

import functools
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lynxdeck.games.shape import Notation

BITS = 4
HEAP = "^"
JOINT = "+"


def reader(notation: "Notation") -> Callable[[str], int | None]:
    """What makes a code of a token; None of text that is no token."""
    pattern: str | None = getattr(notation, "HEAP_TOKEN", None)
    if pattern is None:
        return notation.CODES.get

    @functools.lru_cache(4096)
    def read(token: str) -> int | None:
        known = notation.CODES.get(token)
        if known is not None or not re.fullmatch(pattern, token):
            return known
        cards = [notation.CARDS[name] for name in token.removeprefix(HEAP).split(JOINT)]
        return -sum(card << BITS * height for height, card in enumerate(cards))

    return read


def writer(notation: "Notation") -> Callable[[int], str]:
    names, known = notation.CARD_NAMES, notation.TOKENS

    @functools.lru_cache(8192)
    def write(code: int) -> str:
        if code >= 0:
            return known[code]
        cards, code = [], -code
        while code:
            cards.append(names[code & (1 << BITS) - 1])
            code >>= BITS
        return HEAP + JOINT.join(cards)

    return write
