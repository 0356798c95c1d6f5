"""Single values of the protocol, with their limits."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from msgspec import Meta, Struct

from lynxdeck.games.registry import games

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Level = Literal["easy", "medium", "hard", "expert"]
Face = Annotated[int, Meta(ge=0, le=11)]
"""One of twelve lynxes."""
BotName = Annotated[str, Meta(max_length=24, pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""A level, or the name of a bot that the host offers; no other is ever looked for."""
SeatKind = Literal["free", "person", "bot", "script"]
Status = Literal["waiting", "playing", "between", "over", "closed"]
ReactionName = Literal[
    "smile", "laugh", "wow", "wink", "cry", "growl", "well-played", "again", "lucky", "ouch"
]
"""Six faces and four phrases; every client has them in its own language."""
Text = Annotated[str, Meta(max_length=1000)]
KeyText = Annotated[str, Meta(min_length=1, max_length=64)]
Hex = Annotated[str, Meta(max_length=64, pattern="^[0-9a-fA-F]*$")]
Hash = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes in hex: a commitment, a promise, a share."""
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


Patch = dict[str, Any]
"""Path → new value, as `games/watch.py` makes it."""
