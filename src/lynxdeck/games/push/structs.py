"""What leaves a table of Push, made from `view.py`, `story.py` and `preview.py`.

Written by `make format`, do not edit.
"""

from typing import ClassVar

import msgspec

Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""

encode = msgspec.json.Encoder().encode
"""A part of a view as JSON."""


class PushPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    bench: dict[str, int]
    protected: dict[str, int]
    score: int
    cards: int


class PushView(msgspec.Struct, tag_field="game", tag="push", forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: ClassVar[str] = "push"
    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
    active: int
    card: str | None
    switches: int
    columns: list[list[str]]
    players: list[PushPlayer]
    pile: int
    discards: Cards
    unseen: Cards
    last_roll: str | None
    rolls: int
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: list[Cards] | msgspec.UnsetType = msgspec.UNSET


Player = PushPlayer
View = PushView


class PushForesight(msgspec.Struct, frozen=True, tag_field="game", tag="push"):
    """How many cards of the pile would bust after a decision, and how many there are."""

    misfits: int | None
    pile: int | None


Foresight = PushForesight


class _Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact"):
    pass


class PushTurned(_Fact, frozen=True, tag="turned"):
    """A seat turned up a card that is now to be placed."""

    seat: int
    card: str


class PushSwitched(_Fact, frozen=True, tag="switched"):
    """A seat turned up a switch card; the way in which the others now choose."""

    seat: int
    clockwise: bool


class PushBusted(_Fact, frozen=True, tag="busted"):
    """A seat turned up a card that fits nowhere; it is discarded."""

    seat: int
    card: str


class PushPlaced(_Fact, frozen=True, tag="placed"):
    """A seat placed the card turned up."""

    seat: int
    card: str
    column: str


class PushTook(_Fact, frozen=True, tag="took"):
    """A seat took a column; its cards joined the bench, or those that are safe."""

    seat: int
    column: str
    points: int
    cards: list[str]
    bench: dict[str, int]
    safe: dict[str, int]


class PushRolled(_Fact, frozen=True, tag="rolled"):
    """A seat rolled the die, and lost so many points in all."""

    seat: int
    face: str | None
    points: int


class PushLost(_Fact, frozen=True, tag="lost"):
    """A seat lost its bench cards of a colour to the die."""

    seat: int
    colour: str
    points: int
    cards: dict[str, int]


class PushProtected(_Fact, frozen=True, tag="protected"):
    """A seat protected its bench cards of a colour."""

    seat: int
    colour: str
    points: int
    cards: dict[str, int]


class PushCleared(_Fact, frozen=True, tag="cleared"):
    """Nobody took a column; it is discarded."""

    column: str
    cards: list[str]


class PushClearedSwitches(_Fact, frozen=True, tag="cleared-switches"):
    """The turn's switch cards are discarded."""

    count: int


class PushDry(_Fact, frozen=True, tag="dry"):
    """The pile is empty: the game is over."""


class PushTurn(_Fact, frozen=True, tag="turn"):
    """The turn passes to a seat."""

    seat: int


PushFact = (
    PushTurned
    | PushSwitched
    | PushBusted
    | PushPlaced
    | PushTook
    | PushRolled
    | PushLost
    | PushProtected
    | PushCleared
    | PushClearedSwitches
    | PushDry
    | PushTurn
)

STRUCTS = (
    PushTurned,
    PushSwitched,
    PushBusted,
    PushPlaced,
    PushTook,
    PushRolled,
    PushLost,
    PushProtected,
    PushCleared,
    PushClearedSwitches,
    PushDry,
    PushTurn,
)
"""By the facts' codes."""
