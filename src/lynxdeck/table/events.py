"""What happens at a table, as it is stored: the table is their fold, in order.

Stored events hold secrets (seeds, shares). What a seat hears of them is made by the
server, field by field, from the table after the event.
"""

from collections.abc import Callable
from typing import Literal

import msgspec

from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition
from lynxdeck.games.position import from_key
from lynxdeck.games.registry import Game
from lynxdeck.table.setup import Script, Setup

By = Literal["person", "bot", "stand-in", "auto", "script"]
Absence = Literal["left", "clock", "away"]
VoidCause = Literal["late", "left"]


class Event(msgspec.Struct, tag_field="t", omit_defaults=True, forbid_unknown_fields=True):
    """Anything that happens; one of which not all is known is not read at all."""


class Prepared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal to come: the server's secret, and what was shown of it then."""

    seed: str
    frame: str
    commitment: str

    def __repr__(self) -> str:
        return f"Prepared({self.commitment!r})"


class Created(Event, tag="created"):
    """A table is made, its first deal prepared."""

    setup: Setup
    next: Prepared | None = None
    script: Script | None = None
    """Of a lesson."""


class Seated(Event, tag="seated"):
    """A person takes a free seat."""

    seat: int
    name: str
    fair: bool = False
    """Whether its program promises and reveals."""
    host: bool = False
    """Whether it is the host who sits down."""
    face: int | None = None
    """Which of the lynxes they chose."""


class Freed(Event, tag="freed"):
    """A seat is free again: its player left or was sent away before the start."""

    seat: int


class Botted(Event, tag="bot"):
    """A bot of some level takes a seat."""

    seat: int
    name: str
    level: str


class Renamed(Event, tag="renamed"):
    """A player has another name now."""

    seat: int
    name: str


class Faced(Event, tag="face"):
    """A player has chosen another lynx, or none."""

    seat: int
    face: int | None = None


class Ready(Event, tag="ready"):
    """A player is ready for the next game, or not any more."""

    seat: int
    ready: bool


class Changed(Event, tag="changed"):
    """The host agrees on something else before the first deal, which is prepared again."""

    setup: Setup
    next: Prepared | None = None


class Promised(Event, tag="promised"):
    """A seat's program promises its share in the next deal."""

    seat: int
    promise: str


class Starting(Event, tag="starting"):
    """The host has said start; programs that promise are waited for."""


class Sealed(Event, tag="sealed"):
    """The terms of a deal are fixed: from now on shares are revealed."""

    terms: str


class Revealed(Event, tag="revealed"):
    """A seat's program keeps its promise."""

    seat: int
    share: str


class Voided(Event, tag="void"):
    """A sealed deal is void, because some seats did not reveal; the next one is prepared."""

    seats: list[int]
    cause: VoidCause
    next: Prepared


class Laid(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deal that was brought along: from a plain seed, or from a record to go on with."""

    deck: list[str]
    """The cards by name, the top one first."""
    dice: list[str] = []
    seed: str = ""
    """What it was drawn from, as a record tells it, if that is known."""


def laid_from(seed: PlainSeed, game: Game, edition: Edition, seats: int) -> Laid:
    """The deal of a plain seed."""
    deck, dice = from_key(game, edition, seats, seed.key())
    notation = game.notation
    cards = [notation.CARD_NAMES[card] for card in deck]
    return Laid(cards, [notation.DICE_NAMES[face] for face in dice], str(seed))


class Started(Event, tag="started"):
    """A game begins."""

    start: int
    laid: Laid | None = None
    """The deal, where the table does not draw it."""
    cards: str = ""
    """The hash of what was dealt, for those who check it later."""


class Moved(Event, tag="moved"):
    """A decision."""

    seat: int
    token: str
    by: By = "person"
    id: str = ""


class Ended(Event, tag="ended"):
    """A game is over; stored with its last decision. The next deal is prepared, if any."""

    next: Prepared | None = None


class StoodIn(Event, tag="stand-in"):
    """A bot plays for a person until that person takes the seat back."""

    seat: int
    why: Absence


class BotFailed(Event, tag="bot-failed"):
    """A bot gave no answer: the table's stand-in plays its seat until the next game."""

    seat: int


class Back(Event, tag="back"):
    """A person has taken the seat back."""

    seat: int


class Auto(Event, tag="auto"):
    """Whether decisions with one answer are made for a seat."""

    seat: int
    auto: bool


class Chatted(Event, tag="chat"):
    """Somebody says something."""

    seat: int
    text: str


class Revoked(Event, tag="revoked"):
    """A seat has a new key; the old ones open nothing any more."""

    seat: int
    by_host: bool = False
    """Whether the host took them back, and not the player."""


class Hosted(Event, tag="host"):
    """The host gives the role to the player at a seat; the host's keys until now are void."""

    seat: int


class Rematch(Event, tag="rematch"):
    """The same people play again; their deal is prepared."""

    next: Prepared | None = None


class Forgotten(Event, tag="forgotten"):
    """What a player left here, name and chat, is wiped."""

    seat: int


class Closed(Event, tag="closed"):
    """The table is closed for good."""

    notice: str = ""


TowardDeal = Promised | Starting | Sealed | Revealed | Voided
"""What happens between a deal's preparation and its game."""

Stored = (
    Created
    | Seated
    | Freed
    | Botted
    | Renamed
    | Faced
    | Ready
    | Changed
    | TowardDeal
    | Started
    | Moved
    | Ended
    | StoodIn
    | BotFailed
    | Back
    | Auto
    | Chatted
    | Revoked
    | Hosted
    | Rematch
    | Forgotten
    | Closed
)

_DECODER: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)

encode: Callable[[Event], bytes] = msgspec.json.Encoder().encode
"""An event as it is stored."""
decode: Callable[[bytes], Stored] = _DECODER.decode
"""A stored event."""
