"""How the next game of a table is dealt: prepared, promised, sealed, revealed, or void.

`docs/fairness.md` tells why in this order.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from lynxdeck.games import fair
from lynxdeck.table import events as ev
from lynxdeck.table.setup import Setup

VOIDS = 2
"""A seat that made so many deals of a game void is silent in the next."""


@dataclass(slots=True)
class Dealing:
    """What is fixed of a deal so far. Seed and shares are secrets until its game is over."""

    frame: str
    commitment: str
    seed: bytes = field(repr=False)
    game: int
    """The number of the game, from 1."""
    promises: dict[int, str] = field(default_factory=dict)
    starting: bool = False
    """The host has said start, and it has not come to that yet."""
    terms: fair.Terms | None = None
    """Once sealed."""
    shares: dict[int, bytes] = field(default_factory=dict, repr=False)
    voids: dict[int, int] = field(default_factory=dict)
    """How many deals of this game each seat made void."""
    void: ev.Voided | None = None
    """The last deal that was void."""
    tries: int = 0
    """Number of void deals."""
    late: frozenset[int] = frozenset()
    """Seats that were taken after the first of them: getting up and coming back is no new try."""

    @property
    def sealed(self) -> bool:
        return self.starting and self.terms is not None

    @property
    def waiting(self) -> list[int]:
        sharing = self.terms.sharing if self.terms else []
        return [seat for seat in sharing if seat not in self.shares]

    def after(self, event: ev.TowardDeal) -> "Dealing":
        """The deal once this has happened: the same one, or the next try."""
        match event:
            case ev.Promised(seat, promise):
                self.promises[seat] = promise
            case ev.Starting():
                self.starting = True
            case ev.Sealed(terms):
                self.starting, self.terms = True, fair.read_terms(terms)
            case ev.Revealed(seat, share):
                self.shares[seat] = bytes.fromhex(share)
            case ev.Voided():
                return again(self, event)
        return self

    def forget(self, seat: int) -> None:
        """Somebody else sits there now, or nobody; what became void stays the game's."""
        self.promises.pop(seat, None)
        self.late |= {seat} if self.tries else set()
        self.starting = False

    def is_silent(self, seat: int) -> bool:
        """Whether a seat is asked for no share, because deals of this game became void."""
        return self.voids.get(seat, 0) >= VOIDS or (self.tries >= VOIDS and seat in self.late)

    def opened(self) -> fair.FairDeal:
        assert self.terms is not None
        seats = range(1, self.terms.frame.seats + 1)
        return fair.FairDeal(self.terms, self.seed, tuple(self.shares.get(seat) for seat in seats))

    def copy(self) -> "Dealing":
        promises, shares, voids = dict(self.promises), dict(self.shares), dict(self.voids)
        return replace(self, promises=promises, shares=shares, voids=voids)


def begin(prepared: ev.Prepared, before: Dealing | None = None) -> Dealing:
    """A deal of which nothing but the seed is fixed; of the game before it what became void."""
    game = fair.read_frame(prepared.frame).game
    dealing = Dealing(prepared.frame, prepared.commitment, bytes.fromhex(prepared.seed), game)
    if before is not None and before.game == game:
        dealing.voids, dealing.void = dict(before.voids), before.void
        dealing.tries, dealing.late = before.tries, before.late
    return dealing


def again(before: Dealing, voided: ev.Voided) -> Dealing:
    dealing = begin(voided.next, before)
    dealing.starting, dealing.void = before.starting, voided
    dealing.tries += 1
    for seat in voided.seats:
        dealing.voids[seat] = dealing.voids.get(seat, 0) + 1
    return dealing


def prepare(frame: fair.Frame, draw: Callable[[int], bytes]) -> ev.Prepared:
    """A fresh seed for a game, and what is shown of it."""
    seed = draw(fair.SIZE)
    return ev.Prepared(seed.hex(), str(frame), fair.commitment(seed, frame))


def digest(deck: Sequence[int], dice: Sequence[int]) -> str:
    """What is kept of the cards and rolls that were dealt, to compare with later."""
    return hashlib.sha256(bytes([*deck, 0, *dice])).hexdigest()


def frame_of(
    table: str, setup: Setup, *, game: int = 1, number: int = 1, start: int | None = None
) -> fair.Frame:
    played, edition = setup.played()
    return fair.Frame(
        table=table,
        game=game,
        round=number,
        rounds=setup.seats * setup.match or 1,
        start=start or setup.start,
        seats=setup.seats,
        rules=setup.rules,
        play=played.name,
        edition=edition.text,
    )
