"""The messages between the table and its clients: version 1 of the protocol.

`protocol.schema.json` and the browser's types are made from these (see `docs/generate.py`).
`docs/protocol.md` tells how they are used. Only what stands here ever leaves the server.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from lynxdeck.games.registry import games
from lynxdeck.table.events import By, VoidCause
from lynxdeck.table.setup import BY_SEAT, Script, SeatNumber, Setup, Small
from lynxdeck.table.table import SeatKind, Status

Protocol = Literal[1]
PROTOCOL: Protocol = 1
FRAME = 16 * 1024
"""The longest message a client may send, in bytes."""


# --- single values, with their limits -------------------------------------------------------------

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Face = Annotated[int, Meta(ge=0, le=11)]
"""One of twelve lynxes."""
BotName = Annotated[str, Meta(max_length=24, pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""A level, or the name of a bot that the host offers; no other is ever looked for."""
ReactionName = Literal[
    "smile", "laugh", "wow", "wink", "cry", "growl", "well-played", "again", "lucky", "ouch"
]
"""Six faces and four phrases; every client has them in its own language."""
PHRASES = ("well-played", "again", "lucky", "ouch")
Text = Annotated[str, Meta(max_length=1000)]
KeyText = Annotated[str, Meta(min_length=1, max_length=64)]
Hash = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes in hex: a commitment, a promise, a share."""
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
if TYPE_CHECKING:
    from lynxdeck.games.shape import Shown

    GameName = str
    View = Shown
    Foresight = Struct
    Facts = list[Struct]
else:
    GameName = Literal[tuple(game.name for game in games())]

    View = Union[tuple(game.structs.View for game in games())]  # noqa: UP007
    Foresight = Union[tuple(game.structs.Foresight for game in games() if game.foresight)]  # noqa: UP007

    class Facts:
        """A list of facts of one game: msgspec knows no such union, see `openapi.py`."""


Patch = dict[str, Any]
"""Path → new value, as `games/layout.py` makes it."""


class NewTable(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The set-up of a table to be made, and its bots."""

    bots: Annotated[dict[SeatNumber, BotName], BY_SEAT] = field(default_factory=dict)
    script: Script | None = None
    """For a lesson: the cards, and what some seats play."""

    @property
    def setup(self) -> Setup:
        """The set-up by itself."""
        return Setup(**{name: getattr(self, name) for name in Setup.__struct_fields__})


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
    """Seats whose shares are missing."""
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
    """The promise of each seat."""
    starting: bool
    """The host has said start; promises or shares are waited for."""
    terms: str | None
    """The terms, once they are sealed."""
    waiting: list[int]
    """Once sealed: the seats whose share is not in yet."""
    void: Void | None
    """The last deal of this game that became void."""


class TableInfo(Struct):
    """All about a table but the game itself."""

    table: str
    setup: Setup
    status: Status
    seats: list[SeatInfo]
    host_here: bool
    host_open: bool
    """The host is away: any seated player may start, bring in bots and ask for a rematch."""
    watching: int
    alone: bool
    """One person plays at most: only then are there hints and odds, if the set-up allows them."""
    round: int
    rounds: int
    sheet: list[list[int]]
    totals: list[int]
    winners: list[int]
    start: int | None
    """The seat that began this game."""
    starters: list[int]
    """Who starts each round of the match, as far as it is fixed."""
    scripted: bool
    created: int
    game_number: int
    """How many games have begun here."""
    notice: str
    """Empty, or `unplayable`: its log does not replay."""
    deal: DealInfo | None
    """None for lessons."""
    host_seat: int | None
    """Where the one sits to whom the host gave the role; null: the holder of the host's key."""
    undo: bool | UnsetType = UNSET
    """Whether decisions may be taken back: told by tables that need no server, of one person."""


class Clocks(Struct):
    """Whose time runs, until when, and what is left in the banks."""

    seat: int | None
    deadline: int | None
    bank_ms: list[int]


class ChatLine(Struct):
    """A line of the table's chat."""

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


class Evening(Struct):
    """The games that the people at a table have played one after the other, two or more."""

    games: int
    won: list[int]
    """How many each seat has won; a shared win counts for each."""
    run: int
    """How many of the last games the same seat has won alone."""


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
    evening: Evening | UnsetType = UNSET
    """Where several people have played before."""


# --- from a client --------------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends."""


class Join(ClientMessage, tag="join"):
    """Look on, through a seat's eyes or a spectator's; again to change eyes."""

    protocol: Small
    seat: SeatNumber | None = None
    key: KeyText | None = None
    since: Small | None = None


class Decide(ClientMessage, tag="decide"):
    """A decision, for the move number that its view has."""

    id: RequestId
    move: MoveNumber
    token: Token


class Chat(ClientMessage, tag="chat"):
    """A line for the table's chat."""

    id: RequestId
    text: Text


class React(ClientMessage, tag="react"):
    """Show a face, or one of a few phrases, over the own seat; who looks on shows faces only."""

    id: RequestId
    what: ReactionName
    face: Face | None = None
    """The lynx of who looks on."""


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


class Undo(ClientMessage, tag="undo"):
    """Take back the own last decision, and all since; only at tables where `info.undo` says so."""

    id: RequestId


class Enough(ClientMessage, tag="enough"):
    """A bot that thinks should answer now; only at tables where `thinking` is told."""

    id: RequestId


class Promise(ClientMessage, tag="promise"):
    """A promise of the seat's share in the deal with this commitment."""

    id: RequestId
    commitment: Hash
    promise: Hash


class Reveal(ClientMessage, tag="reveal"):
    """The seat's share, once the terms are sealed."""

    id: RequestId
    share: Hash


class GiveHost(ClientMessage, tag="host"):
    """Let somebody who sits here be the host from now on; the host alone may."""

    id: RequestId
    seat: SeatNumber


class Ping(ClientMessage, tag="ping"):
    """A check that the server answers."""

    id: RequestId | None = None


Incoming = (
    Join
    | Decide
    | Chat
    | React
    | AskPreview
    | AskWhy
    | AskOdds
    | AskTips
    | AskHint
    | Undo
    | Enough
    | Promise
    | Reveal
    | GiveHost
    | Ping
)


# --- from the server ------------------------------------------------------------------------------


class ServerMessage(Struct, tag_field="type"):
    """Anything the server sends."""


class Form(Struct):
    """What the numbers in a game's moves stand for."""

    leaves: list[str]
    """The parts of a view that a patch can change, as paths."""
    facts: list[list[str]]
    """What can happen, and behind each name its fields."""


class State(ServerMessage, tag="state"):
    """The table as this viewer sees it now, after event `n`."""

    n: int
    at: int
    """The server's time now; its deadlines go by it."""
    seat: int | None
    host: bool
    info: TableInfo
    view: View | None
    form: Form | None
    """How this game's moves are told; with a view."""
    clock: Clocks | None
    chat: list[ChatLine]
    result: Result | None
    """Of the last game, once it is over."""


class Resumed(ServerMessage, tag="resumed"):
    """The viewer has seen all up to `since`; what it missed follows, up to event `n`."""

    n: int
    form: Form | None
    """As in a state: the server may be of another release than the one before."""


class MoveEvent(ServerMessage, tag="move", omit_defaults=True):
    """A decision of the seat that was to decide, and what it changed in this viewer's view.

    It goes out for every decision to everybody: what the viewer knows is left out, and names are
    numbers of the `form`.
    """

    n: int
    token: str
    patch: list[Any]
    """A leaf and its new value, by turns."""
    facts: list[list[Any]]
    """What happened, in order, as this viewer saw it: each its number, and then its fields."""
    by: By = "person"
    clock: Clocks | None = None


What = Literal[
    "seated",
    "freed",
    "bot",
    "renamed",
    "face",
    "ready",
    "changed",
    "promised",
    "starting",
    "sealed",
    "revealed",
    "void",
    "started",
    "ended",
    "undone",
    "stand-in",
    "bot-failed",
    "back",
    "auto",
    "revoked",
    "host",
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
    form: Form | UnsetType = UNSET
    """With a view."""
    result: Result | UnsetType = UNSET


class ChatEvent(ServerMessage, tag="event"):
    """A line of the table's chat."""

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


class Reaction(ServerMessage, tag="reaction"):
    """A face or a phrase over a seat, for a moment; not numbered, not kept."""

    seat: int
    """0: of somebody who looks on."""
    what: ReactionName
    face: Face | UnsetType = UNSET
    """Theirs, if they said which."""


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
    effect: Foresight


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


class Advice(Struct):
    """A piece of advice, or a rule that is easily forgotten."""

    name: str
    """Its sentence is `web-tip-NAME` of the locale files."""
    rule: str | None


class Tips(ServerMessage, tag="tips"):
    """What is worth knowing after the last decision, weightiest first."""

    id: str
    move: int
    tips: list[Advice]


class Hint(ServerMessage, tag="hint"):
    """What a strong player would do."""

    id: str
    token: str
    move: int


class Thinking(ServerMessage, tag="thinking"):
    """How far a bot's thoughts are; only told by tables that need no server."""

    seat: int
    """The seat that is thought for."""
    hint: bool
    """Whether somebody at that seat has asked for a hint; else its bot decides."""
    share: float
    """From 0 to 1."""


class Pong(ServerMessage, tag="pong"):
    """The answer to a ping."""

    id: str | None
    at: int


ByeCode = Literal["restart", "slow", "revoked", "flood", "idle", "resync", "gone", "elsewhere"]


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
    | Reaction
    | Done
    | Refused
    | Preview
    | Why
    | Odds
    | Tips
    | Hint
    | Thinking
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


_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)

encode: Callable[[ServerMessage], bytes] = msgspec.json.Encoder().encode
"""A message as it is sent."""
decode: Callable[[str | bytes], Incoming] = _DECODER.decode
"""A client's message; msgspec says what is wrong with a bad one."""
