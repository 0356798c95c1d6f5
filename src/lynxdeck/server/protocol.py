"""The messages between the table and its clients: version 1 of the protocol.

`protocol.schema.json` and the browser's types are made from these (see `docs/generate.py`).
`docs/protocol.md` tells how they are used. Only what stands here ever leaves the server.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from lynxdeck.games.registry import games
from lynxdeck.table.events import By
from lynxdeck.table.setup import BY_SEAT, Clock, DaysClock, LiveClock, NoClock, Pace, Script

Protocol = Literal[1]
PROTOCOL: Protocol = 1
FRAME = 16 * 1024
"""The longest message a client may send, in bytes."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Level = Literal["easy", "medium", "hard", "expert"]
SeatKind = Literal["free", "person", "bot", "script"]
Status = Literal["waiting", "playing", "between", "over", "closed"]
Text = Annotated[str, Meta(max_length=1000)]
KeyText = Annotated[str, Meta(min_length=1, max_length=64)]
Hex = Annotated[str, Meta(max_length=64, pattern="^[0-9a-fA-F]*$")]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
if TYPE_CHECKING:
    from lynxdeck.games.shape import Shown

    GameName = str
    View = Shown
    Facts = list[Struct]
else:
    GameName = Literal[tuple(game.name for game in games())]
    View = Union[tuple(game.view.View for game in games())]  # noqa: UP007 - as many as there are

    class Facts:
        """A list of facts of one game: msgspec knows no such union, see `schema.py`."""


# --- a table ------------------------------------------------------------------------------


class LiveClockWish(Struct, frozen=True, tag_field="kind", tag="live"):
    """So many seconds for each decision, and a bank beside them."""

    seconds: int
    bank: int = 60


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody who makes a table may choose."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=6)]
    edition: Annotated[str, Meta(max_length=200)] | None = None
    flags: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = []
    bots: Annotated[dict[SeatNumber, Level], BY_SEAT] = {}
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
    title: Annotated[str, Meta(max_length=100)] = ""
    script: Script | None = None

    @property
    def agreed_clock(self) -> Clock:
        """The clock with all that its maker left open."""
        if isinstance(self.clock, LiveClockWish):
            return LiveClock(self.clock.seconds, self.clock.bank)
        return self.clock


class SeatInfo(Struct):
    """One seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    here: bool
    """Whether a device of this seat is connected."""
    stand_in: bool
    """Whether a bot plays for the person."""
    auto: bool


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
    """The host has been gone for two minutes: any seated player may do what a host may."""
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
    """Who has added to the next deal."""
    created: int
    game_number: int
    """How many games have begun here."""
    title: str
    notice: str


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


# --- from a client ------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends."""


class Join(ClientMessage, tag="join"):
    """Look on, through a seat's eyes or a spectator's; again to change eyes."""

    protocol: int
    seat: SeatNumber | None = None
    key: KeyText | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Decide(ClientMessage, tag="decide"):
    """A decision, for the move number that its view has."""

    id: RequestId
    move: MoveNumber
    token: Token


class Chat(ClientMessage, tag="chat"):
    """Say something."""

    id: RequestId
    text: Text


class AskPreview(ClientMessage, tag="preview"):
    """What would this decision do at once?"""

    id: RequestId
    token: Token


class AskWhy(ClientMessage, tag="why"):
    """Why is this not possible?"""

    id: RequestId
    token: Token


class AskOdds(ClientMessage, tag="odds"):
    """How likely does the next card bust?"""

    id: RequestId


class AskTips(ClientMessage, tag="tips"):
    """What is worth knowing now?"""

    id: RequestId


class AskHint(ClientMessage, tag="hint"):
    """What would a strong player do?"""

    id: RequestId


class Contribute(ClientMessage, tag="contribute"):
    """Chance of one's own for the next deal."""

    id: RequestId
    contribution: Hex


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

    id: RequestId | None = None


Incoming = (
    Join | Decide | Chat | AskPreview | AskWhy | AskOdds | AskTips | AskHint | Contribute | Ping
)


# --- from the server ----------------------------------------------------------------------


class ServerMessage(Struct, tag_field="type"):
    """Anything the server sends."""


class State(ServerMessage, tag="state"):
    """The table as this viewer sees it now, after event `n`."""

    n: int
    at: int
    seat: int | None
    host: bool
    info: TableInfo
    view: View | None
    clock: Clocks | None
    chat: list[ChatLine]
    result: Result | None
    """Of the last game, once it is over."""


class Resumed(ServerMessage, tag="resumed"):
    """The viewer has seen all up to `since`; what it missed follows, up to event `n`."""

    n: int


Patch = dict[str, Any]


class MoveEvent(ServerMessage, tag="event"):
    """A decision, and what it changed in this viewer's view."""

    n: int
    at: int
    kind: Literal["move"]
    seat: int
    token: str
    by: By
    clock: Clocks | None
    patch: Patch
    facts: Facts
    """What happened, in order, as this viewer saw it."""


What = Literal[
    "seated",
    "freed",
    "bot",
    "renamed",
    "contributed",
    "started",
    "ended",
    "stand-in",
    "back",
    "auto",
    "revoked",
    "rematch",
    "forgotten",
    "closed",
]


class TableEvent(ServerMessage, tag="event"):
    """Something else that happened at the table."""

    n: int
    at: int
    kind: Literal["table"]
    what: What
    seat: int | None
    info: TableInfo
    clock: Clocks | None
    view: View | UnsetType = UNSET
    result: Result | UnsetType = UNSET


class ChatEvent(ServerMessage, tag="event"):
    """Something said."""

    n: int
    at: int
    kind: Literal["chat"]
    seat: int
    name: str
    text: str


class Presence(ServerMessage, tag="presence"):
    """Who is connected; not numbered, not kept."""

    here: list[int]
    watching: int
    host_here: bool
    host_open: bool


class Done(ServerMessage, tag="done"):
    """A request was carried out; it became event `n`, or needed none."""

    id: str
    n: int


class Refused(ServerMessage, tag="refused"):
    """A request was not carried out, and why."""

    id: str | None
    code: str
    sentence: str
    args: dict[str, int | str]
    rule: str | None
    move: int | None
    """The move number that the table is at."""


class Preview(ServerMessage, tag="preview"):
    """What a decision would do at once."""

    id: str
    victims: list[int]
    sets: list[int]
    out: bool
    may_draw: bool
    misfits: int | None
    pile: int | None


class Why(ServerMessage, tag="why"):
    """Whether a decision is allowed, or the reason and the rule."""

    id: str
    allowed: bool
    code: str
    sentence: str
    args: dict[str, int | str]
    rule: str | None


class Odds(ServerMessage, tag="odds"):
    """So many of the cards in the pile fit into no column."""

    id: str
    misfits: int
    pile: int


class Tip(Struct):
    """A piece of advice, or a rule that is easily forgotten."""

    name: str
    """Its sentence is `web-tip-NAME` of the locale files."""
    rule: str | None


class Tips(ServerMessage, tag="tips"):
    """What is worth knowing after the last decision, weightiest first."""

    id: str
    move: int
    tips: list[Tip]


class Hint(ServerMessage, tag="hint"):
    """What a strong player would do."""

    id: str
    token: str
    move: int


class Pong(ServerMessage, tag="pong"):
    """Here."""

    id: str | None
    at: int


ByeCode = Literal["restart", "slow", "revoked", "flood", "idle", "resync", "gone"]


class Bye(ServerMessage, tag="bye"):
    """The last message before the server closes the socket."""

    code: ByeCode
    sentence: str
    retry_ms: int | None


Outgoing = (
    State
    | Resumed
    | MoveEvent
    | TableEvent
    | ChatEvent
    | Presence
    | Done
    | Refused
    | Preview
    | Why
    | Odds
    | Tips
    | Hint
    | Pong
    | Bye
)


# --- replays ------------------------------------------------------------------------------


class ReplayEvent(Struct):
    """One decision of a replay, as the chosen eyes saw it."""

    seat: int
    token: str
    patch: Patch
    facts: Facts


class Replay(Struct):
    """A game, from the deal on, as somebody's eyes saw it."""

    game: GameName
    edition: str
    names: list[str]
    eyes: int | Literal["none", "open"]
    scripted: bool
    tags: dict[str, str]
    view: View
    events: list[ReplayEvent]
    over: bool
    scores: list[int] | None
    winners: list[int]
    end: str | None


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def encode(message: ServerMessage) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


def decode(frame: str | bytes) -> Incoming:
    """A client's message; msgspec says what is wrong with a bad one."""
    return _DECODER.decode(frame)
