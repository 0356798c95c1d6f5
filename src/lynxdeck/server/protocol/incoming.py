"""Messages from a client."""

from typing import Annotated

from msgspec import Meta, Struct

from lynxdeck.server.protocol.values import (
    Hash,
    Hex,
    KeyText,
    MoveNumber,
    ReactionName,
    RequestId,
    SeatNumber,
    Text,
    Token,
)


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


class React(ClientMessage, tag="react"):
    """Show a face, or one of a few phrases, over one's seat."""

    id: RequestId
    what: ReactionName


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
    """Take back one's last decision, and all since; only at tables where `info.undo` says so."""

    id: RequestId


class Enough(ClientMessage, tag="enough"):
    """Whoever thinks should answer now; only at tables where `thinking` is told."""

    id: RequestId


class Contribute(ClientMessage, tag="contribute"):
    """Chance of one's own for the next deal, at tables of the older scheme; else not heeded."""

    id: RequestId
    contribution: Hex


class Promise(ClientMessage, tag="promise"):
    """A promise of one's share in the deal with this commitment."""

    id: RequestId
    commitment: Hash
    promise: Hash


class Reveal(ClientMessage, tag="reveal"):
    """One's share, once the terms are sealed."""

    id: RequestId
    share: Hash


class GiveHost(ClientMessage, tag="host"):
    """Let somebody who sits here be the host from now on; the host alone may."""

    id: RequestId
    seat: SeatNumber


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

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
    | Contribute
    | Promise
    | Reveal
    | GiveHost
    | Ping
)
