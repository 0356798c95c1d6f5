"""What a decision of Topper did, as it is told: made from `story.py` by docs/generate.py."""

import msgspec


class _Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact"):
    pass


class TopperPlayed(_Fact, frozen=True, tag="played"):
    """A seat covers a card, which is discarded."""

    seat: int
    card: str
    covered: str


class TopperTook(_Fact, frozen=True, tag="took"):
    """A seat covers a card with a higher one, and takes it."""

    seat: int
    card: str
    covered: str


class TopperDrew(_Fact, frozen=True, tag="drew"):
    """A seat drew a card; null for all others."""

    seat: int
    card: str | None


class TopperPassed(_Fact, frozen=True, tag="passed"):
    """A seat did not draw."""

    seat: int


class TopperOut(_Fact, frozen=True, tag="out"):
    """A seat has no card to play: the game is over."""

    seat: int


class TopperTurn(_Fact, frozen=True, tag="turn"):
    """The turn passes to a seat."""

    seat: int


TopperFact = TopperPlayed | TopperTook | TopperDrew | TopperPassed | TopperOut | TopperTurn

STRUCTS = (
    TopperPlayed,
    TopperTook,
    TopperDrew,
    TopperPassed,
    TopperOut,
    TopperTurn,
)
"""By the facts' codes."""
