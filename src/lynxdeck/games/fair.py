"""Deals that nobody chooses alone: the scheme `lynx2-fair`, whole, for any language to follow.

Notation as in `deal.py`: ‖ joins bytes; text is UTF-8; numbers are big-endian; field(x) = length of
x as 4 bytes ‖ x; number(n) = n as 4 bytes. Seats and games count from 1. Seeds, shares and hashes
have 32 bytes each; all hex is in lower case.

1. The frame of the next game is one line of text with exactly these words, single blanks:
   table=NAME game=N round=N/N start=drawn|SEAT seats=N rules=N play=GAME edition=TEXT, the blanks
   of the edition's text written as commas. The server draws a seed and shows its commitment:
   SHA-256(field("lynx2-fair server") ‖ field(frame) ‖ field(seed)).
2. Every person's program draws a share and shows its promise: SHA-256(field("lynx2-fair share")
   ‖ field(table) ‖ field(number(game)) ‖ field(number(seat)) ‖ field(commitment) ‖ field(share)).
   The commitment is in it: so the promise was made after it, and for this preparation alone.
3. The terms are fixed and shown: the frame, a blank, commitment=HEX parts=PART,… with a PART for
   each seat: share:PROMISE, bot or silent. Only now are shares shown.
   terms = SHA-256(field("lynx2-fair terms") ‖ field(that line)).
4. The share of a seat that is bot or silent: HMAC-SHA-256(key: seed,
   message: field("lynx2-fair silent") ‖ field(terms) ‖ field(number(seat))).
5. The deal's key: HMAC-SHA-256(key: seed, message: field("lynx2-fair key") ‖ field(terms)
   ‖ field(share) for each seat in order). Deck, dice and, where it is drawn, the seat that begins
   (stream "start", a number below the number of seats, seat 1 being 0) follow as in `deal.py`.
6. As text (the tag `Seed` of a record): lynx2-fair seed=HEX shares=HEX,… TERMS; a seat that is bot
   or silent has `-` among the shares.
"""

import functools
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lynxdeck.games.deal import (
    ALGORITHM,
    ForeignSeedError,
    PlainSeed,
    Stream,
    as_number,
    as_table,
    fields,
)

SCHEME = "lynx2-fair"
SIZE = 32
"""Bytes of a seed, a share and a hash."""
DRAWN = "drawn"
BOT, SILENT = "bot", "silent"
SHARE = "share:"
NONE = "-"

_HEX = r"[0-9a-f]{64}"
_NUMBER = r"[1-9][0-9]{0,8}"
_PART = rf"(?:{SHARE}{_HEX}|{BOT}|{SILENT})"
_FRAME = re.compile(
    rf"table=(?P<table>[A-Za-z0-9_-]+) game=(?P<game>{_NUMBER})"
    rf" round=(?P<round>{_NUMBER})/(?P<rounds>{_NUMBER}) start=(?P<start>{DRAWN}|{_NUMBER})"
    rf" seats=(?P<seats>{_NUMBER}) rules=(?P<rules>{_NUMBER})"
    r" play=(?P<play>[!-~]+) edition=(?P<edition>[!-~]+)"
)
_TERMS = re.compile(
    rf"(?P<frame>.*) commitment=(?P<commitment>{_HEX}) parts=(?P<parts>{_PART}(?:,{_PART})*)"
)
_SEED = re.compile(
    rf"{SCHEME} seed=(?P<seed>{_HEX}) shares=(?P<shares>(?:{_HEX}|{NONE})(?:,(?:{_HEX}|{NONE}))*)"
    r" (?P<terms>.*)"
)


def fresh() -> bytes:
    return secrets.token_bytes(SIZE)


def commitment(seed: bytes, frame: "Frame") -> str:
    """What the server shows first, so that it can change neither its seed nor the frame."""
    return _hash("server", str(frame).encode(), _sized(seed)).hex()


def promise(share: bytes, *, table: str, game: int, seat: int, commitment: str) -> str:
    """What a seat (from 1) shows before any share is shown, so that it cannot change it either."""
    numbers = as_number(game, what="game"), as_number(seat, what="seat")
    return _hash("share", as_table(table), *numbers, _read(commitment), _sized(share)).hex()


@dataclass(frozen=True, slots=True)
class Frame:
    """What is known of a game before anybody adds to its deal."""

    table: str
    game: int
    """Which game of the table, from 1."""
    round: int
    rounds: int
    start: int | None
    """The seat that begins; None: it is drawn with the deal."""
    seats: int
    rules: int
    play: str
    """The game's name."""
    edition: str

    def __post_init__(self) -> None:
        """Refuse what does not read back as it is written: every frame has one text."""
        if not _FRAME.fullmatch(str(self)) or "," in self.edition:
            raise ValueError(f"This is no frame of a deal: {str(self)!r}.")
        # All matches of a table are of one length, and the next begins when one is over.
        if self.round > min(self.game, self.rounds) or (self.game - self.round) % self.rounds:
            raise ValueError(f"Game {self.game} cannot be round {self.round}/{self.rounds}.")
        if self.rounds not in (1, self.seats, 2 * self.seats):
            raise ValueError(f"{self.seats} players have no match of {self.rounds} rounds.")
        if self.start is not None and self.start > self.seats:
            raise ValueError(f"Seat {self.start} cannot begin: there are {self.seats}.")

    def __str__(self) -> str:
        return (
            f"table={self.table} game={self.game} round={self.round}/{self.rounds}"
            f" start={self.start or DRAWN} seats={self.seats} rules={self.rules}"
            f" play={self.play} edition={self.edition.replace(' ', ',')}"
        )


def read_frame(text: str) -> Frame:
    """The frame that a line tells; any other spelling of it is refused."""
    found = _FRAME.fullmatch(text)
    if found is None:
        raise ValueError(
            "A frame reads 'table=NAME game=N round=N/N start=drawn|SEAT seats=N rules=N play=GAME"
            f" edition=TEXT', unlike {text!r}."
        )
    return Frame(
        table=found["table"],
        game=int(found["game"]),
        round=int(found["round"]),
        rounds=int(found["rounds"]),
        start=None if found["start"] == DRAWN else int(found["start"]),
        seats=int(found["seats"]),
        rules=int(found["rules"]),
        play=found["play"],
        edition=found["edition"].replace(",", " "),
    )


@dataclass(frozen=True, slots=True)
class Terms:
    """All that a deal depends on besides seed and shares, fixed before any share is shown."""

    frame: Frame
    commitment: str
    parts: tuple[str, ...]
    """For each seat `share:PROMISE`, `bot` or `silent`."""

    def __post_init__(self) -> None:
        if not _TERMS.fullmatch(str(self)):
            raise ValueError(f"These are no terms of a deal: {str(self)!r}.")
        if len(self.parts) != self.frame.seats:
            raise ValueError(f"{len(self.parts)} parts are not one for each seat.")

    def __str__(self) -> str:
        return f"{self.frame} commitment={self.commitment} parts={','.join(self.parts)}"

    def hash(self) -> bytes:
        return _hash("terms", str(self).encode())

    def promise(self, seat: int) -> str | None:
        """What a seat promised; None for one that is bot or silent."""
        part = self.parts[seat - 1]
        return part.removeprefix(SHARE) if part.startswith(SHARE) else None

    @property
    def sharing(self) -> list[int]:
        return [seat for seat in range(1, self.frame.seats + 1) if self.promise(seat)]

    def keeps(self, seat: int, share: bytes) -> bool:
        if len(share) != SIZE:
            return False
        table, game = self.frame.table, self.frame.game
        made = promise(share, table=table, game=game, seat=seat, commitment=self.commitment)
        return made == self.promise(seat)


def read_terms(text: str) -> Terms:
    """The terms that a line tells; any other spelling of them is refused."""
    found = _TERMS.fullmatch(text)
    if found is None:
        raise ValueError(
            "Terms end with 'commitment=HEX parts=PART,…', each part 'share:HEX', 'bot' or"
            f" 'silent', the hex in lower case, unlike {text!r}."
        )
    parts = tuple(found["parts"].split(","))
    return Terms(read_frame(found["frame"]), found["commitment"], parts)


@dataclass(frozen=True, slots=True)
class FairDeal:
    """All that a deal was made from, told when the game is over."""

    terms: Terms
    seed: bytes = field(repr=False)
    shares: tuple[bytes | None, ...] = field(repr=False)
    """In seat order; None for a seat that is bot or silent."""

    def __post_init__(self) -> None:
        _sized(self.seed)
        if len(self.shares) != self.terms.frame.seats:
            raise ValueError(f"{len(self.shares)} shares are not one for each seat.")
        for seat, share in enumerate(self.shares, start=1):
            if (share is None) != (self.terms.promise(seat) is None):
                raise ValueError(f"The share of seat {seat} is not as the terms say.")
            _sized(share or self.seed)

    def __str__(self) -> str:
        shares = ",".join(share.hex() if share else NONE for share in self.shares)
        return f"{SCHEME} seed={self.seed.hex()} shares={shares} {self.terms}"

    def key(self) -> bytes:
        return _key(self)

    def start(self) -> int:
        frame = self.terms.frame
        return frame.start or Stream(self.key(), "start").below(frame.seats) + 1

    def commitment(self) -> str:
        return commitment(self.seed, self.terms.frame)

    def faults(self) -> Iterator[str]:
        """What was promised and not kept."""
        if (fits := self.commitment()) != self.terms.commitment:
            yield f"its server seed was committed to as {fits}, not as {self.terms.commitment}"
        for seat, share in enumerate(self.shares, start=1):
            if share is not None and not self.terms.keeps(seat, share):
                yield f"the share of seat {seat} is not the one that it promised"


@functools.lru_cache(64)
def _key(deal: FairDeal) -> bytes:
    """Kept for a moment, as what it deals: a game that begins needs both more than once."""
    terms = deal.terms.hash()
    every = [
        share or _keyed(deal.seed, "silent", terms, as_number(seat, what="seat"))
        for seat, share in enumerate(deal.shares, start=1)
    ]
    return _keyed(deal.seed, "key", terms, *every)


def deal_from(frame: Frame, shares: Sequence[bytes]) -> FairDeal:
    """A deal of a fresh seed and of the first seats' shares; the other seats are bots."""
    seed, bots = fresh(), frame.seats - len(shares)
    shown = commitment(seed, frame)
    parts = [
        SHARE + promise(share, table=frame.table, game=frame.game, seat=seat, commitment=shown)
        for seat, share in enumerate(shares, start=1)
    ]
    terms = Terms(frame, shown, (*parts, *[BOT] * bots))
    return FairDeal(terms, seed, (*shares, *[None] * bots))


Seed = PlainSeed | FairDeal


def parse_seed(text: str) -> Seed:
    """The seed of a record's `Seed` tag; `str` writes it back.

    >>> parse_seed("lynx1 tea party").key().hex()[:16]
    '5cdd1e9ebad9f576'
    >>> parse_seed("7784537936803667415")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ForeignSeedError: '7784537936803667415' is not a seed of ours.
    """
    form, _, rest = text.partition(" ")
    if form == ALGORITHM:
        return PlainSeed(rest)
    if form != SCHEME:
        raise ForeignSeedError(
            f"{text!r} is not a seed of ours: those begin with '{ALGORITHM}' or '{SCHEME}'."
        )
    found = _SEED.fullmatch(text)
    if found is None:
        raise ValueError(
            f"A seed of this scheme reads '{SCHEME} seed=HEX shares=HEX,… TERMS', each HEX 64"
            " digits in lower case."
        )
    shares = [None if one == NONE else bytes.fromhex(one) for one in found["shares"].split(",")]
    return FairDeal(read_terms(found["terms"]), bytes.fromhex(found["seed"]), tuple(shares))


def _hash(purpose: str, *values: bytes) -> bytes:
    return hashlib.sha256(fields(f"{SCHEME} {purpose}".encode(), *values)).digest()


def _keyed(key: bytes, purpose: str, *values: bytes) -> bytes:
    return hmac.digest(key, fields(f"{SCHEME} {purpose}".encode(), *values), "sha256")


def _sized(value: bytes) -> bytes:
    if len(value) != SIZE:
        raise ValueError(f"Seeds and shares have {SIZE} bytes, not {len(value)}.")
    return value


def _read(hexadecimal: str) -> bytes:
    if not re.fullmatch(_HEX, hexadecimal):
        raise ValueError("A commitment is 64 hex digits in lower case.")
    return bytes.fromhex(hexadecimal)
