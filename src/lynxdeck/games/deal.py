"""Plain seeds and deals: the algorithm `lynx1`, whole, so that any language can follow it.

Notation: ‖ joins bytes; text is UTF-8; numbers are big-endian; field(x) = length of x as 4 bytes
‖ x; number(n) = n as 4 bytes.

1. A deal has a key of 32 bytes.
   Plain seed:  key = SHA-256("lynx1 seed" ‖ 0x00 ‖ the seed's text in Unicode form NFC).
   Fair deal:   as `fair.py` says.
2. A stream has a name: block i = HMAC-SHA-256(key: the deal's key, message: name ‖ 0x00 ‖ i as
   8 bytes), i = 0, 1, 2, …; each block is eight words of 4 bytes, used in order.
3. A number below n: take the next word w; while w >= floor(2^32 / n) * n, take the next instead;
   the number is w mod n.
4. The deck: write the fresh deck in the game's order, places 0 to m - 1. From stream "deck", for
   i = m - 1 down to 1: j = a number below i + 1; swap places i and j. Place 0 is the top card.
5. The dice: from stream "dice", each roll is a number below the number of sides.
6. A plain seed as text (the tag `Seed` of a record): `lynx1 TEXT`.

`docs/fairness.md` tells all this to readers, with examples; `tests/games/vectors/deal.json` has
the numbers.
"""

import functools
import hashlib
import hmac
import itertools
import re
import struct
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

ALGORITHM = "lynx1"

_WORDS = 2**32
_TABLE = re.compile(r"[A-Za-z0-9_-]+")


class Stream:
    """An endless row of random words, told by a key and a name."""

    def __init__(self, key: bytes, name: str) -> None:
        if "\0" in name:
            raise ValueError("A stream's name cannot hold the character NUL: it ends the name.")
        self._words = _words(key, name.encode() + b"\0")

    def word(self) -> int:
        return next(self._words)

    def below(self, n: int) -> int:
        if not 1 <= n <= _WORDS:
            raise ValueError(f"A number can be drawn below 1 to 2^32, not below {n}.")
        # The words from `limit` on would favour the small numbers, so they are skipped.
        limit = _WORDS - _WORDS % n
        while (word := self.word()) >= limit:
            pass
        return word % n


def _words(key: bytes, prefix: bytes) -> Iterator[int]:
    for number in itertools.count():
        block = hmac.digest(key, prefix + struct.pack(">Q", number), "sha256")
        yield from struct.unpack(">8I", block)


def shuffled(cards: Sequence[int], key: bytes) -> list[int]:
    """The cards of a fresh, sorted deck in the order this key deals them, top first."""
    return list(_shuffled(tuple(cards), key))


@functools.lru_cache(64)
def _shuffled(cards: tuple[int, ...], key: bytes) -> tuple[int, ...]:
    """Kept for a moment: a game that begins needs it for its hash, its listing and its deal."""
    deck, stream = list(cards), Stream(key, "deck")
    for last in range(len(deck) - 1, 0, -1):
        pick = stream.below(last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def rolls(count: int, sides: int, key: bytes) -> list[int]:
    """The rolls of a die, 0 to sides - 1, first roll first; the deck does not touch them."""
    stream = Stream(key, "dice")
    return [stream.below(sides) for _ in range(count)]


def key_of(text: str) -> bytes:
    """The key of a plain seed; the same text typed on another keyboard (NFC) is the same seed."""
    normal = unicodedata.normalize("NFC", text).encode()
    return hashlib.sha256(f"{ALGORITHM} seed".encode() + b"\0" + normal).digest()


def fields(*values: bytes) -> bytes:
    """Each with its length before it, so that no two lists of fields give the same bytes."""
    return b"".join(struct.pack(">I", len(value)) + value for value in values)


def as_table(name: str) -> bytes:
    if not _TABLE.fullmatch(name):
        raise ValueError(f"A table's name is made of A-Z a-z 0-9 _ -, unlike {name!r}.")
    return name.encode()


def as_number(value: int, *, what: str) -> bytes:
    if not 1 <= value < _WORDS:
        raise ValueError(f"There is no {what} number {value}.")
    return struct.pack(">I", value)


class ForeignSeedError(ValueError):
    """A seed that another program drew from: fine in a record, but nothing we could verify."""


@dataclass(frozen=True, slots=True)
class PlainSeed:
    """A typed seed: who knows it knows the deal.

    >>> str(PlainSeed("tea party"))
    'lynx1 tea party'
    """

    # Out of the repr, like a fair deal's secrets: a log must not tell the deal of a game under way.
    text: str = field(repr=False)

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("A plain seed has at least one character.")
        if any(unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} for sign in self.text):
            raise ValueError("A plain seed is one line of text without control characters.")

    def __str__(self) -> str:
        return f"{ALGORITHM} {self.text}"

    def key(self) -> bytes:
        return key_of(self.text)
