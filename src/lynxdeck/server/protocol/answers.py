"""What the HTTP API takes and gives, besides the messages of the protocol."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lynxdeck.server.protocol import (
    BotName,
    Face,
    Facts,
    GameName,
    Hash,
    KeyText,
    MoveNumber,
    Protocol,
    RequestId,
    TableInfo,
    Token,
    View,
)
from lynxdeck.table.setup import BotLevel, SeatNumber

NameText = Annotated[str, Meta(min_length=1, max_length=100)]


class Problem(Struct):
    """Why a request was not carried out."""

    code: str
    sentence: str
    args: dict[str, int | str]


class EditionInfo(Struct):
    """An edition of a game."""

    name: str
    players: list[int]
    flags: dict[str, str]


class FlagInfo(Struct):
    """A flag: one point in which editions differ."""

    name: str
    values: list[str]
    sentence: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: GameName
    editions: list[EditionInfo]
    flags: list[FlagInfo]
    levels: list[BotLevel]
    offered: list[BotName]
    """Bots that the host of this server offers besides, by name."""


class Games(Struct):
    """All games, and what this server is."""

    games: list[GameInfo]
    protocol: Protocol
    version: str


DeviceKey = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]
"""What a device chose at random, to show that it is the same one again."""


class DailyResult(Struct, forbid_unknown_fields=True):
    """What a device made of a deal of a day."""

    record: Annotated[str, Meta(max_length=20_000)]
    key: DeviceKey
    name: Annotated[str, Meta(max_length=100)] = ""
    """To be shown with the best result; empty: none."""


class DailyKey(Struct, forbid_unknown_fields=True):
    """A device whose results are to be deleted."""

    key: DeviceKey


class DailyTally(Struct):
    """What everybody made of a deal of a day."""

    deal: str
    played: int
    won: int
    """Number of players who won."""
    scores: list[tuple[int, int]]
    """Each score that was reached, and by how many; the lowest first."""
    best_name: str
    """Of the first who reached the best score and gave a name."""


class DailyForgotten(Struct):
    """How many results were deleted."""

    deleted: int


class TableMade(Struct):
    """A new table. The host's link is for its maker alone."""

    table: str
    host_key: str
    host_link: str
    invite: str
    invite_link: str
    info: TableInfo


class Lobby(Struct):
    """Public tables to sit down at, or to watch."""

    tables: list[TableInfo]


class TableFound(Struct):
    """A table, and what the one who asks may do there."""

    info: TableInfo
    mine: list[int]
    host: bool


class Invited(Struct):
    """The table that an invite leads to."""

    table: str
    info: TableInfo


class PushInfo(Struct):
    """How a browser subscribes to notices of this server."""

    key: str | None
    """The server's public key; null if it sends no notices."""


class PushOff(Struct, forbid_unknown_fields=True):
    """A browser that wants no more notices."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class ClaimWish(Struct, forbid_unknown_fields=True):
    """Who sits down, and where."""

    name: NameText
    seat: SeatNumber | None = None
    fair: bool = False
    """Whether this program promises and reveals shares in deals: then it is waited for."""
    face: Face | None = None
    """Which lynx; ignored if somebody here has it already."""


class SeatClaimed(Struct):
    """An own seat. The key is told once."""

    table: str
    seat: int
    key: str
    info: TableInfo


class KeyWish(Struct, forbid_unknown_fields=True):
    """A key from a link."""

    key: KeyText


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot's level, or the name of one that is offered; null frees the seat."""

    level: BotName | None


class NameWish(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: NameText


class FaceWish(Struct, forbid_unknown_fields=True):
    """Another lynx; null for none."""

    face: Face | None


class ReadyWish(Struct, forbid_unknown_fields=True):
    """Whether somebody is ready for the next game."""

    ready: bool


class PromiseWish(Struct, forbid_unknown_fields=True):
    """A promise of the seat's share in the deal with this commitment."""

    commitment: Hash
    promise: Hash


class RevealWish(Struct, forbid_unknown_fields=True):
    """The seat's share, once the terms are sealed."""

    share: Hash


class AutoWish(Struct, forbid_unknown_fields=True):
    """Whether decisions with one answer are made for me."""

    auto: bool


class DecideWish(Struct, forbid_unknown_fields=True):
    """A decision without a socket."""

    id: RequestId
    move: MoveNumber
    token: Token


class QrWish(Struct, forbid_unknown_fields=True):
    """What a code should lead to."""

    text: Annotated[str, Meta(min_length=1, max_length=512)]


class InfoOnly(Struct):
    """The table after what was asked for."""

    info: TableInfo


class HandOver(Struct):
    """A one-time link for a second device."""

    link: str
    key: str
    expires: int


class TakenOver(Struct):
    """The seat that this device holds now too."""

    seat: int
    info: TableInfo


class NewKey(Struct):
    """A seat's new key; null when the host took the old ones back for somebody else."""

    key: str | None


class HostNow(Struct):
    """Whether the key was the host's."""

    host: bool


class HostLink(Struct):
    """A key of the host's, and the link that carries it to another device."""

    key: str
    link: str


class InviteLink(Struct):
    """A fresh invite link; older ones lead nowhere now."""

    invite: str
    invite_link: str


class Happened(Struct):
    """A decision, and what it did, as it was seen."""

    seat: int
    token: str
    facts: Facts


class Seen(Struct):
    """A view, and the event it stands after."""

    n: int
    info: TableInfo
    view: View | None
    events: list[Happened] | UnsetType = UNSET
    """With `since`: the decisions after that move."""


class Decided(Struct):
    """A decision is stored, as event `n`."""

    type: Literal["done"]
    id: str
    n: int
    facts: Facts
    """What it did, as its seat saw it; none if that is long ago."""


class Checks(Struct):
    """What was compared with what was kept from before the deal."""

    commitment: bool
    """The seed with the commitment shown before."""
    promises: bool
    """Every share with its promise in the sealed terms."""
    start: bool
    """The seat that began with the one that the deal gives."""
    cards: bool
    """The cards that were dealt with those that the key gives."""


class Fairness(Struct):
    """How a game was dealt: the promise before it, and after it what was promised."""

    game_number: int
    round: int
    commitment: str
    over: bool
    seed: str | None
    verified: bool | None
    """Whether all of `checks` agree, as this server reckons: check it yourself.

    None before the end.
    """
    scheme: Literal["lynx2-fair"] | None
    """None for a lesson."""
    terms: str | None
    """The terms as they were sealed."""
    checks: Checks | None
    """What was compared after the end."""


class PlayerData(Struct):
    """All that is kept of one player at one table."""

    table: str
    seat: int
    name: str
    chat: list[str]
    decisions: list[str]


class Version(Struct):
    """The server's version and protocol."""

    version: str
    protocol: Protocol
