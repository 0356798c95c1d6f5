"""The messages between the table and its clients: version 1 of the protocol.

`protocol.schema.json` and the browser's types are made from these (see `docs/generate.py`).
`docs/protocol.md` tells how they are used. Only what stands here ever leaves the server.
"""

from collections.abc import Callable
from typing import Literal

import msgspec

from lynxdeck.server.protocol.incoming import (
    AskHint,
    AskOdds,
    AskPreview,
    AskTips,
    AskWhy,
    Chat,
    ClientMessage,
    Contribute,
    Decide,
    Enough,
    GiveHost,
    Incoming,
    Join,
    Ping,
    Promise,
    React,
    Reveal,
    Undo,
)
from lynxdeck.server.protocol.outgoing import (
    Bye,
    ByeCode,
    ChatEvent,
    Done,
    Hint,
    MoveEvent,
    Odds,
    Outgoing,
    Pong,
    Presence,
    Preview,
    Reaction,
    Refused,
    Replay,
    ReplayEvent,
    Resumed,
    ServerMessage,
    State,
    TableEvent,
    Thinking,
    Tip,
    Tips,
    What,
    Why,
)
from lynxdeck.server.protocol.tables import (
    ChangeWish,
    ChatLine,
    Clocks,
    DealInfo,
    LiveClockWish,
    MatchResult,
    NewTable,
    Result,
    SeatInfo,
    TableInfo,
    Void,
)
from lynxdeck.server.protocol.values import (
    BotName,
    Face,
    Facts,
    GameName,
    Hash,
    Hex,
    KeyText,
    Level,
    MoveNumber,
    Patch,
    ReactionName,
    RequestId,
    SeatKind,
    SeatNumber,
    Status,
    Text,
    Token,
    View,
)

Protocol = Literal[1]
PROTOCOL: Protocol = 1
FRAME = 16 * 1024
"""The longest message a client may send, in bytes."""

_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)

encode: Callable[[ServerMessage], bytes] = msgspec.json.Encoder().encode
"""A message as it is sent."""
decode: Callable[[str | bytes], Incoming] = _DECODER.decode
"""A client's message; msgspec says what is wrong with a bad one."""
