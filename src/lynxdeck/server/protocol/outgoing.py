"""Messages from the server, and replays."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from lynxdeck.server.protocol.tables import ChatLine, Clocks, Result, TableInfo
from lynxdeck.server.protocol.values import Facts, GameName, Patch, ReactionName, View
from lynxdeck.table.events import By


class ServerMessage(Struct, tag_field="type"):
    """Anything the server sends."""


class State(ServerMessage, tag="state"):
    """The table as this viewer sees it now, after event `n`."""

    n: int
    at: int
    """The server's time now; its deadlines go by it."""
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
    "face",
    "ready",
    "changed",
    "contributed",
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


class Reaction(ServerMessage, tag="reaction"):
    """A face or a phrase over a seat, for a moment; not numbered, not kept."""

    seat: int
    what: ReactionName


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


class Thinking(ServerMessage, tag="thinking"):
    """How far a bot's thoughts are; only told by tables that need no server."""

    seat: int
    """For whom."""
    hint: bool
    """Whether somebody at that seat has asked for a hint; else its bot decides."""
    share: float
    """From 0 to 1."""


class Pong(ServerMessage, tag="pong"):
    """Here."""

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
