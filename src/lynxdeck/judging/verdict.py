"""What the judge says of a game. Shares of the win are multiples of 2⁻⁴⁰: so sums are exact."""

import msgspec

UNIT = float(1 << 40)
SURE = 2.0
"""Errors that a cost must exceed; below, it is too close to call."""


def exact(share: float) -> float:
    """The nearest multiple of 2⁻⁴⁰: such numbers add up without rounding.

    >>> exact(1 / 3) + exact(1 / 4) - exact(1 / 4) == exact(1 / 3)
    True
    """
    return round(share * UNIT) / UNIT


class SeatResult(msgspec.Struct):
    """A seat's result less the even share, in three parts: luck, skill, others."""

    seat: int
    """From 1."""
    name: str
    result: float
    """Its share of the win; of a game that goes on, what it can expect."""
    luck: float
    deal: float
    """Of the luck: the cards dealt, against random deals for the same place."""
    cards: float
    """Of the luck: the cards that were drawn and turned up."""
    rolls: float
    """Of the luck: the die."""
    skill: float
    """What its own choices cost, as far as that is sure: never above 0."""
    others: float
    """The rest."""
    given: float
    """What the others gave it by choices that cost them: a part of `others`."""
    choices: int
    """Its decisions with a choice."""
    close: int
    """Those of them that cost something, but too little to call."""


class JudgedMove(msgspec.Struct):
    """A decision: what chance did with it, and if there was a choice, what that was worth."""

    number: int
    """From 1."""
    seat: int
    token: str
    cards: list[float]
    """By seat: what the cards turned by it brought."""
    rolls: list[float]
    curve: list[float]
    """By seat: what each can expect after it, all cards seen."""
    prefers: str | None = None
    """The token that the judge prefers; None where there was no choice."""
    before: float | None = None
    """What its seat can expect with that one, by what it knows."""
    after: float | None = None
    """The same with the one that was chosen."""
    cost: float = 0.0
    """The difference, as far as it is sure; 0 where it is too close to call."""
    gap: float = 0.0
    """The difference as it was measured."""
    error: float = 0.0
    """Its standard error."""
    gives: list[float] = []
    """By seat: what a sure cost was worth to the others."""

    @property
    def close(self) -> bool:
        """Whether another choice looked better, but not surely."""
        return self.gap > 0 and self.cost == 0


class Verdict(msgspec.Struct):
    """What the judge says of a game."""

    game: str
    edition: str
    over: bool
    network: str
    """The hash of the weights that judged."""
    redeals: int
    """Deals of the hidden cards by which each choice was weighed."""
    seats: list[SeatResult]
    moves: list[JudgedMove]
    dealt: list[float]
    """By seat: what each can expect after the deal, all cards seen."""
    place: list[float]
    """By seat: what its place is worth, over random deals, as the judge sees it."""
    place_error: float
    """The largest standard error among them."""
