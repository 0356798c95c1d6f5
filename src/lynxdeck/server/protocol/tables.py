"""What messages say of a table: what is agreed, who sits there, how it stands."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lynxdeck.server.protocol.values import (
    BotName,
    Face,
    GameName,
    Level,
    SeatKind,
    SeatNumber,
    Status,
)
from lynxdeck.table.events import VoidCause
from lynxdeck.table.setup import BY_SEAT, Clock, DaysClock, LiveClock, NoClock, Pace, Script


class LiveClockWish(Struct, frozen=True, tag_field="kind", tag="live"):
    """So many seconds for each decision, and a bank beside them."""

    seconds: int
    bank: int = 60


Edition = Annotated[str, Meta(max_length=200)]
Flags = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)]
Title = Annotated[str, Meta(max_length=100)]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody who makes a table may choose."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=6)]
    edition: Edition | None = None
    flags: Flags = []
    bots: Annotated[dict[SeatNumber, BotName], BY_SEAT] = {}
    clock: NoClock | LiveClockWish | DaysClock = NoClock()
    match: Annotated[int, Meta(ge=0, le=2)] = 0
    start: SeatNumber | None = None
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    odds: bool = True
    stand_in: Level = "medium"
    pace: Pace = "human"
    title: Title = ""
    script: Script | None = None

    @property
    def agreed_clock(self) -> Clock:
        """The clock with all that its maker left open."""
        if isinstance(self.clock, LiveClockWish):
            return LiveClock(self.clock.seconds, self.clock.bank)
        return self.clock


class ChangeWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """What the host wants otherwise before the first deal; all that is not named stays."""

    game: GameName | UnsetType = UNSET
    """With another game comes its usual edition, unless one is named."""
    seats: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    """Seats are added and taken away at the end; a person's stays."""
    edition: Edition | UnsetType = UNSET
    flags: Flags = []
    clock: NoClock | LiveClockWish | DaysClock | UnsetType = UNSET
    match: Annotated[int, Meta(ge=0, le=2)] | UnsetType = UNSET
    start: SeatNumber | UnsetType | None = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    odds: bool | UnsetType = UNSET
    stand_in: Level | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    title: Title | UnsetType = UNSET


class SeatInfo(Struct):
    """One seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: BotName | None
    here: bool
    """Whether a device of this seat is connected."""
    stand_in: bool
    """Whether a bot plays for the person."""
    auto: bool
    face: Face | None
    """Which of twelve lynxes the person chose; null: none, a page finds one."""
    ready: bool
    """Whether the person is ready for the next game."""
    failed: bool | UnsetType = UNSET
    """Its bot gave no answer: until the next game the table's stand-in plays instead."""


class Void(Struct):
    """A deal that became void, because shares were not revealed."""

    seats: list[int]
    """Whose."""
    cause: VoidCause
    """`late`: not in time; `left`: they went."""
    count: int
    """How many deals of this game became void."""


class DealInfo(Struct):
    """How the next game is dealt, or the one being played was. Nothing in it is a secret."""

    scheme: Literal["lynx2-fair"]
    game_number: int
    """The game at this table that it is for, from 1."""
    commitment: str
    promises: list[str | None]
    """Of each seat."""
    starting: bool
    """The host has said start; promises or shares are waited for."""
    terms: str | None
    """Once sealed."""
    waiting: list[int]
    """Once sealed: the seats whose share is not in yet."""
    void: Void | None
    """The last deal of this game that became void."""


class TableInfo(Struct):
    """All about a table but the game itself."""

    table: str
    game: GameName
    edition: str
    flags: dict[str, str]
    players: int
    status: Status
    seats: list[SeatInfo]
    host_here: bool
    host_open: bool
    """The host is away: any seated player may start, bring in bots and ask for a rematch."""
    clock: Clock
    match: int
    round: int
    rounds: int
    sheet: list[list[int]]
    totals: list[int]
    winners: list[int]
    start: int | None
    starters: list[int]
    """Who starts each round of the match, as far as it is fixed."""
    public: bool
    spectators: bool
    watching: int
    chat: bool
    hints: bool
    odds: bool
    stand_in: Level
    pace: Pace
    scripted: bool
    commitment: str
    contributed: list[int]
    """Who has added to the next deal, or promised to."""
    created: int
    game_number: int
    """How many games have begun here."""
    title: str
    notice: str
    """Empty, or a code: `unplayable` (its log does not replay), `events-lost` (though stored)."""
    deal: DealInfo | None
    """None for lessons and at tables of the older scheme."""
    host_seat: int | None
    """Where the one sits to whom the host gave the role; null: whoever has the host's key."""
    undo: bool | UnsetType = UNSET
    """Whether decisions may be taken back: told by tables that need no server, of one person."""


class Clocks(Struct):
    """Whose time runs, until when, and what is left in the banks."""

    seat: int | None
    deadline: int | None
    bank_ms: list[int]


class ChatLine(Struct):
    """Something said."""

    n: int
    at: int
    seat: int
    name: str
    text: str


class MatchResult(Struct):
    """How a match stands after a game."""

    round: int
    rounds: int
    sheet: list[list[int]]
    totals: list[int]
    over: bool
    winners: list[int]


class Result(Struct):
    """How a game ended. Nothing in it is a secret any more."""

    game_number: int
    round: int
    end: str
    scores: list[int]
    winners: list[int]
    hands: list[dict[str, int]]
    commitment: str
    seed: str | None
    """What the deal was made from; None for a lesson."""
    match: MatchResult | None
