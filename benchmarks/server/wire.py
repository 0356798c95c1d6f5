"""The little of the protocol that a load generator needs; everything else is skipped."""

from typing import Any

import msgspec
from msgspec import Struct


class Look(Struct):
    """Of a view: whose decision it is, and what may be decided."""

    move: int
    to_move: int | None
    legal: list[str]


class Form(Struct):
    """The leaves that the numbers of a patch stand for."""

    leaves: list[str]


class Heard(Struct):
    """Any message from a server."""

    type: str
    n: int = 0
    kind: str = ""
    what: str = ""
    id: str | None = None
    code: str = ""
    sentence: str = ""
    patch: list[Any] | None = None
    view: Look | None = None
    form: Form | None = None


class Decide(Struct, tag_field="type", tag="decide"):
    """A decision."""

    id: str
    move: int
    token: str


class Join(Struct, tag_field="type", tag="join", omit_defaults=True):
    """Sit down at a socket, again if `since` is given."""

    seat: int | None
    key: str | None
    protocol: int = 0
    since: int | None = None


class Ask(Struct, omit_defaults=True):
    """A question."""

    type: str
    id: str
    token: str | None = None


class Echo(Struct, tag_field="type", tag="event"):
    """What the floor makes of a decision: about 200 bytes for everybody."""

    n: int
    at: int
    kind: str
    seat: int
    token: str
    id: str
    padding: str


heard = msgspec.json.Decoder(Heard).decode
encode: Any = msgspec.json.Encoder().encode
