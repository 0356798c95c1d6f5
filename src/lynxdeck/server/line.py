"""Connections as aiohttp holds them: a WebSocket can be taken out of its hands.

Only what asyncio promises is used: a protocol may be exchanged for another, and one that was told
`connection_lost` is done.
"""

import asyncio
from typing import TYPE_CHECKING, Protocol

from aiohttp import web


class Nobody(asyncio.Transport):
    """The transport of a connection that is over: whatever is written goes nowhere."""

    def is_closing(self) -> bool:
        """It is."""
        return True

    def close(self) -> None:
        """It is."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Let it go."""


class Keeper(Protocol):
    """Who keeps a connection while it is aiohttp's."""

    def begin(self) -> None:
        """A request is here, all of its head."""

    def answered(self) -> None:
        """Its answer is on the way."""

    def pause_reading(self) -> None:
        """aiohttp wants no more."""

    def resume_reading(self) -> None:
        """aiohttp wants more again."""

    def connection_lost(self, fault: BaseException | None) -> None:
        """It is aiohttp's no more."""


class Given(web.StreamResponse):
    """What aiohttp answers where the connection was taken: nothing, to nobody."""

    @property
    def prepared(self) -> bool:
        """Nothing is to be added."""
        return True

    async def prepare(self, request: web.BaseRequest) -> None:
        """Begin nothing."""

    async def write_eof(self, data: bytes = b"") -> None:
        """Send nothing."""


class Line:
    """A transport that passes everything on, until somebody else takes the connection."""

    __slots__ = ("__weakref__", "_transport", "keeper")

    def __init__(self, transport: asyncio.Transport, keeper: Keeper) -> None:
        self._transport = transport
        self.keeper = keeper

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: object = None) -> object:
        """The socket is not shown: what aiohttp would ask of each one, `listen` asked for all."""
        return default if name == "socket" else self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """The keeper knows who else wants it paused."""
        self.keeper.pause_reading()

    def resume_reading(self) -> None:
        """The keeper knows who else wants it paused."""
        self.keeper.resume_reading()

    def take(self, protocol: asyncio.Protocol, first: bytes) -> None:
        """Say something, and give the connection away; to aiohttp it is as good as lost."""
        transport, self._transport = self._transport, Nobody()
        transport.write(first)
        transport.set_protocol(protocol)
        self.keeper.connection_lost(None)
        protocol.connection_made(transport)
        if not transport.is_reading() and not transport.is_closing():
            transport.resume_reading()


def keeper_of(request: web.Request) -> Keeper | None:
    """Who keeps the connection that a request came on."""
    line: object = request.transport
    return line.keeper if isinstance(line, Line) else None


def take_over(request: web.Request, protocol: asyncio.Protocol, first: bytes) -> None:
    """Let another protocol have the connection that a request came on."""
    line: object = request.transport
    if line is None:
        raise ConnectionResetError("Gone before it was taken over.")
    if not isinstance(line, Line):
        raise TypeError("A connection can be taken over only where `listen` let it in.")
    line.take(protocol, first)
