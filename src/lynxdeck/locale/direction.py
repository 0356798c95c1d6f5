"""Words of others among ours: what runs from right to left turns nothing that stands beside it."""

import unicodedata

FIRST_STRONG, POP = "\u2068", "\u2069"
"""What lies between them has a direction of its own, which ends there."""

STEERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that only say in which direction to go on."""
FROM_THE_RIGHT = frozenset(["R", "AL", "AN"])


def isolated(text: str) -> str:
    """A name or a sentence of somebody else's, as it may stand in a line of ours.

    >>> isolated("Ann\\u202e"), isolated("דוד") == "\\u2068דוד\\u2069"
    ('Ann', True)
    """
    plain = "".join(sign for sign in text if sign not in STEERING)
    if any(unicodedata.bidirectional(sign) in FROM_THE_RIGHT for sign in plain):
        return FIRST_STRONG + plain + POP
    return plain


def ended(shown: str) -> str:
    """A text that was cut off, with its direction ended where it ends now."""
    return shown + POP * (shown.count(FIRST_STRONG) - shown.count(POP))


def width(text: str) -> int:
    """How many signs of a text are seen; those that only steer are not."""
    return sum(sign not in STEERING for sign in text)
