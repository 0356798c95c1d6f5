"""What a route is, and what a refusal is in HTTP's words."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from msgspec import Struct

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server.http.request import Body
from lynxdeck.server.play.room import Room
from lynxdeck.server.protocol import answers as a

Handler = Callable[..., Awaitable[Struct | str]]
Wish = TypeVar("Wish", bound=Struct)

STATUS = {
    "not-found": 404,
    "no-key": 403,
    "not-host": 403,
    "off": 403,
    "foreign": 403,
    "too-many": 429,
    "too-slow": 408,
    "too-big": 413,
    "bad-type": 415,
    "no-socket": 426,
    "storage": 503,
    "other-version": 503,
    "name-taken": 409,
    "face-taken": 409,
    "seat-taken": 409,
    "full": 409,
    "sent": 409,
    "started": 409,
    "not-away": 409,
    "stale": 409,
    "closed": 409,
    "over": 409,
    "elsewhere": 409,
    "outdated": 409,
    "damaged": 409,
}
"""What a refusal is in HTTP's words; all others are 422."""


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Handler
    takes: Body | None
    gives: Body
    status: int
    query: tuple[str, ...]
    by: tuple[str, ...]
    """Whose key it takes: `host`, `seat`, either of both, or nobody's."""

    @property
    def summary(self) -> str:
        """The first line of a handler's docstring."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


ROUTES: list[Route] = []


def route(
    method: str,
    path: str,
    *,
    takes: Body | None = None,
    gives: Body = a.InfoOnly,
    status: int = 200,
    query: tuple[str, ...] = (),
    by: tuple[str, ...] = (),
) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, takes, gives, status, query, by))
        return handler

    return register


def info_of(room: Room) -> a.InfoOnly:
    return a.InfoOnly(room.info())


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, 422)


def decode(kind: type[Wish], body: bytes) -> Wish:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise refuse("bad-request", fault=str(fault)) from fault
