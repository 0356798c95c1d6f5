"""What a decision of Push did, as it is told: made from `story.py` by docs/generate.py."""

import msgspec


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
