"""What leaves a table of Linko, made from `view.py`, `story.py` and `preview.py`.

Written by `make format`, do not edit.
"""

from typing import ClassVar

import msgspec

Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""

encode = msgspec.json.Encoder().encode
"""A part of a view as JSON."""


class LinkoPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    hand_size: int
    known: dict[str, int]
    layers: list[tuple[int, int, int]]
    score: int


class LinkoView(msgspec.Struct, tag_field="game", tag="linko", forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: ClassVar[str] = "linko"
    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
    active: int
    victim: int | None
    drawer: int | None
    to_draw: int
    hand: Cards | None
    players: list[LinkoPlayer]
    display: list[list[str] | None]
    ghost: Cards | None
    pile: int
    discards: Cards
    quiet: int
    stirred: bool
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: list[Cards] | msgspec.UnsetType = msgspec.UNSET


Player = LinkoPlayer
View = LinkoView


class LinkoForesight(msgspec.Struct, frozen=True, tag_field="game", tag="linko"):
    """Whose layers a play snatches, clockwise; sets of the ghost; last cards; a draw; the hand."""

    victims: list[int]
    sets: list[int]
    out: bool
    may_draw: bool
    hand: int | None


Foresight = LinkoForesight


class _Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact"):
    pass


class LinkoLaid(_Fact, frozen=True, tag="laid"):
    """A seat laid a layer from its hand."""

    seat: int
    layer: tuple[int, int, int]


class LinkoSnatched(_Fact, frozen=True, tag="snatched"):
    """A seat snatches the victim's top layer; who gets it is to be decided."""

    seat: int
    victim: int
    layer: tuple[int, int, int]


class LinkoTook(_Fact, frozen=True, tag="took"):
    """A seat took the snatched layer into its hand."""

    seat: int
    victim: int
    layer: tuple[int, int, int]


class LinkoLeft(_Fact, frozen=True, tag="left"):
    """A seat left the snatched layer to the victim, who decides now."""

    seat: int
    victim: int
    layer: tuple[int, int, int]


class LinkoReclaimed(_Fact, frozen=True, tag="reclaimed"):
    """A seat took its snatched layer back into its hand."""

    seat: int
    layer: tuple[int, int, int]


class LinkoDiscarded(_Fact, frozen=True, tag="discarded"):
    """A seat discarded its snatched layer."""

    seat: int
    layer: tuple[int, int, int]


class LinkoDrew(_Fact, frozen=True, tag="drew"):
    """A seat drew all cards of a place of the display."""

    seat: int
    place: int
    cards: list[str]


class LinkoDrewPile(_Fact, frozen=True, tag="drew-pile"):
    """A seat drew from the pile; the card is null for all who do not see it."""

    seat: int
    card: str | None


class LinkoDeclined(_Fact, frozen=True, tag="declined"):
    """A seat chose not to draw."""

    seat: int


class LinkoRefilled(_Fact, frozen=True, tag="refilled"):
    """A card of the pile fills a place of the display."""

    place: int
    card: str


class LinkoRobbed(_Fact, frozen=True, tag="robbed"):
    """A seat snatched a set of the ghost into its hand."""

    seat: int
    value: int
    count: int


class LinkoGhostGained(_Fact, frozen=True, tag="ghost-gained"):
    """A card of the pile joins the ghost."""

    card: str


class LinkoGhostLaid(_Fact, frozen=True, tag="ghost-laid"):
    """A 13 or joker goes on a place of the display, or with null to the discards."""

    card: str
    place: int | None


class LinkoOut(_Fact, frozen=True, tag="out"):
    """A seat played its last card: the game is over."""

    seat: int


class LinkoDry(_Fact, frozen=True, tag="dry"):
    """Pile and display are empty: the game is over."""


class LinkoStalled(_Fact, frozen=True, tag="stalled"):
    """A hundred quiet turns in a row: the game is over."""


class LinkoTurn(_Fact, frozen=True, tag="turn"):
    """The turn passes to a seat."""

    seat: int


LinkoFact = (
    LinkoLaid
    | LinkoSnatched
    | LinkoTook
    | LinkoLeft
    | LinkoReclaimed
    | LinkoDiscarded
    | LinkoDrew
    | LinkoDrewPile
    | LinkoDeclined
    | LinkoRefilled
    | LinkoRobbed
    | LinkoGhostGained
    | LinkoGhostLaid
    | LinkoOut
    | LinkoDry
    | LinkoStalled
    | LinkoTurn
)

STRUCTS = (
    LinkoLaid,
    LinkoSnatched,
    LinkoTook,
    LinkoLeft,
    LinkoReclaimed,
    LinkoDiscarded,
    LinkoDrew,
    LinkoDrewPile,
    LinkoDeclined,
    LinkoRefilled,
    LinkoRobbed,
    LinkoGhostGained,
    LinkoGhostLaid,
    LinkoOut,
    LinkoDry,
    LinkoStalled,
    LinkoTurn,
)
"""By the facts' codes."""
