"""Seeds, deals and commitments: the algorithm `lynx1`, whole, so that any language can follow it.

Notation: ‖ joins bytes; text is UTF-8; numbers are big-endian; field(x) = length of x as 4 bytes
‖ x; number(n) = n as 4 bytes.

1. A deal has a key of 32 bytes.
   Plain seed:  key = SHA-256("lynx1 seed" ‖ 0x00 ‖ the seed's text in Unicode form NFC).
   Fair deal:   key = HMAC-SHA-256(key: server seed,
                message: field(table) ‖ field(number(round)) ‖ field(c) for each contribution c
                in seat order). The server seed has 32 bytes; rounds count from 1.
2. A stream has a name: block i = HMAC-SHA-256(key: the deal's key, message: name ‖ 0x00 ‖ i as
   8 bytes), i = 0, 1, 2, …; each block is eight words of 4 bytes, used in order.
3. A number below n: take the next word w; while w >= floor(2^32 / n) * n, take the next instead;
   the number is w mod n.
4. The deck: write the fresh deck in the game's order, places 0 to m - 1. From stream "deck", for
   i = m - 1 down to 1: j = a number below i + 1; swap places i and j. Place 0 is the top card.
5. The dice: from stream "dice", each roll is a number below the number of sides.
6. Commitments, shown in lower-case hex before what they hide is shown:
   of the server:  SHA-256(field("lynx1 server") ‖ field(table) ‖ field(server seed));
   of a seat:      SHA-256(field("lynx1 seat") ‖ field(table) ‖ field(number(seat, from 1))
                   ‖ field(contribution)), the contribution having 16 bytes or more.
7. As text (the tag `Seed` of a record): `lynx1 TEXT`, or
   `lynx1-fair table=TABLE round=N server=HEX with=HEX,HEX` (contributions in seat order, maybe
   none; all hex in lower case; a table's name is made of A-Z a-z 0-9 _ -).

Every game has a server seed of its own, revealed when that game is over; the round is part of
the key all the same, so that a seed used twice would not deal the same cards twice.
`docs/fairness.md` tells all this to readers, with examples; `tests/games/vectors/deal.json` has
the numbers.
"""

import functools
import hashlib
import hmac
import itertools
import re
import secrets
import struct
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

ALGORITHM = "lynx1"
FAIR = ALGORITHM + "-fair"
SERVER_BYTES = 32
CONTRIBUTION_BYTES = 16

_WORDS = 2**32
_TABLE = re.compile(r"[A-Za-z0-9_-]+")
_HEX = r"(?:[0-9a-f]{2})+"
_FAIR = re.compile(
    rf"table=(?P<table>{_TABLE.pattern}) round=(?P<round>[1-9][0-9]{{0,9}})"
    rf" server=(?P<server>[0-9a-f]{{64}}) with=(?P<contributions>(?:{_HEX}(?:,{_HEX})*)?)"
)


class Stream:
    """An endless row of random words, told by a key and a name."""

    def __init__(self, key: bytes, name: str) -> None:
        if "\0" in name:
            raise ValueError("A stream's name cannot hold the character NUL: it ends the name.")
        self._words = _words(key, name.encode() + b"\0")

    def word(self) -> int:
        """The next 32 bits."""
        return next(self._words)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
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


def fresh_server_seed() -> bytes:
    """A server's secret for one table."""
    return secrets.token_bytes(SERVER_BYTES)


def fresh_contribution() -> bytes:
    """A seat's share in the deal."""
    return secrets.token_bytes(CONTRIBUTION_BYTES)


def commitment(server_seed: bytes, *, table: str) -> str:
    """What the server shows before anyone sits, so that it cannot change its seed later."""
    parts = fields(f"{ALGORITHM} server".encode(), as_table(table), _server(server_seed))
    return hashlib.sha256(parts).hexdigest()


def contribution_commitment(contribution: bytes, *, table: str, seat: int) -> str:
    """What a seat (from 0) shows before any contribution is shown, so that the last cannot steer.

    Bound to the seat: nobody can answer with a copy of a neighbour's, nor can seats be swapped.
    """
    # Shorter ones could be guessed from their hash.
    if (size := len(contribution)) < CONTRIBUTION_BYTES:
        raise ValueError(f"A contribution has at least {CONTRIBUTION_BYTES} bytes, not {size}.")
    number = as_number(seat + 1, what="seat")  # the number people see, from 1
    parts = fields(f"{ALGORITHM} seat".encode(), as_table(table), number, contribution)
    return hashlib.sha256(parts).hexdigest()


def fair_key(
    server_seed: bytes,
    *,
    table: str,
    round: int,  # noqa: A002 - the table's word; nothing here rounds numbers
    contributions: Sequence[bytes],
) -> bytes:
    """The key of a deal that server and seats (in seat order) made together; rounds from 1."""
    parts = fields(as_table(table), as_number(round, what="round"), *contributions)
    return hmac.digest(_server(server_seed), parts, "sha256")


def fields(*values: bytes) -> bytes:
    """Each with its length before it, so that no two lists of fields give the same bytes."""
    return b"".join(struct.pack(">I", len(value)) + value for value in values)


def as_table(name: str) -> bytes:
    """A table's name as it is hashed."""
    if not _TABLE.fullmatch(name):
        raise ValueError(f"A table's name is made of A-Z a-z 0-9 _ -, unlike {name!r}.")
    return name.encode()


def _server(seed: bytes) -> bytes:
    # HMAC fills short keys up with zeros: two seeds of different lengths could give one key.
    if len(seed) != SERVER_BYTES:
        raise ValueError(f"A server seed has {SERVER_BYTES} bytes, not {len(seed)}.")
    return seed


def as_number(value: int, *, what: str) -> bytes:
    """A number as it is hashed."""
    if not 1 <= value < _WORDS:
        raise ValueError(f"There is no {what} number {value}.")
    return struct.pack(">I", value)


class ForeignSeedError(ValueError):
    """A seed that another program drew from: fine in a record, but nothing we could verify."""


@dataclass(frozen=True, slots=True)
class PlainSeed:
    """A seed somebody typed: whoever knows it knows the deal.

    >>> str(PlainSeed("tea party"))
    'lynx1 tea party'
    """

    # Out of the repr, like FairSeed's secrets: a log must not tell the deal of a game under way.
    text: str = field(repr=False)

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("A plain seed has at least one character.")
        if any(unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} for sign in self.text):
            raise ValueError("A plain seed is one line of text without control characters.")

    def __str__(self) -> str:
        return f"{ALGORITHM} {self.text}"

    def key(self) -> bytes:
        """The key of its deal."""
        return key_of(self.text)


@dataclass(frozen=True, slots=True)
class FairSeed:
    """All that a deal was made from, server's and seats' part, told when the match is over."""

    table: str
    round: int
    server: bytes = field(repr=False)
    contributions: tuple[bytes, ...] = field(repr=False)

    def __post_init__(self) -> None:
        if not all(self.contributions):
            raise ValueError("A contribution has at least one byte.")
        self.key()  # says what is wrong with the rest

    def __str__(self) -> str:
        server, shares = self.server.hex(), ",".join(share.hex() for share in self.contributions)
        return f"{FAIR} table={self.table} round={self.round} server={server} with={shares}"

    def key(self) -> bytes:
        """The key of its deal."""
        return fair_key(
            self.server, table=self.table, round=self.round, contributions=self.contributions
        )

    def commitment(self) -> str:
        """What the server must have shown before anyone sat."""
        return commitment(self.server, table=self.table)


Seed = PlainSeed | FairSeed


def parse_seed(text: str) -> Seed:
    """Read the text of a record's `Seed` tag; `str` writes it back.

    >>> parse_seed("lynx1 tea party").key().hex()[:16]
    '5cdd1e9ebad9f576'
    >>> parse_seed("7784537936803667415")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ForeignSeedError: '7784537936803667415' is not a seed of ours.
    """
    form, _, rest = text.partition(" ")
    if form == ALGORITHM:
        return PlainSeed(rest)
    if form == FAIR:
        return _parse_fair(rest)
    raise ForeignSeedError(f"{text!r} is not a seed of ours: those begin with 'lynx1'.")


def _parse_fair(rest: str) -> FairSeed:
    found = _FAIR.fullmatch(rest)
    if found is None:
        raise ValueError(
            f"After '{FAIR}' a seed reads 'table=NAME round=N server=HEX with=HEX,HEX', the hex in"
            f" lower case and 64 digits of it for the server, unlike {rest!r}."
        )
    shares = found["contributions"]
    return FairSeed(
        table=found["table"],
        round=int(found["round"]),
        server=bytes.fromhex(found["server"]),
        contributions=tuple(bytes.fromhex(share) for share in shares.split(",") if share),
    )
