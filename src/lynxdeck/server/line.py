"""Connections as aiohttp holds them: a WebSocket can be taken out of its hands.

Only what asyncio promises is used: a protocol may be exchanged for another, and one that was told
`connection_lost` is done.
"""

import asyncio
from typing import TYPE_CHECKING, cast

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


class Line:
    """A transport that passes everything on, until somebody else takes the connection."""

    __slots__ = ("__weakref__", "_handler", "_transport")

    def __init__(self, transport: asyncio.Transport, handler: asyncio.BaseProtocol) -> None:
        self._transport = transport
        self._handler = handler

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return getattr(self._transport, name)

    def take(self, protocol: asyncio.Protocol, first: bytes) -> None:
        """Say something, and give the connection away; to aiohttp it is as good as lost."""
        transport, self._transport = self._transport, Nobody()
        transport.write(first)
        transport.set_protocol(protocol)
        self._handler.connection_lost(None)
        protocol.connection_made(transport)


class Door(asyncio.Protocol):
    """Lets somebody in: from then on aiohttp reads, and writes to a line."""

    def __init__(self, server: web.Server) -> None:
        self._server = server

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        inside, handler = cast(asyncio.Transport, transport), self._server()
        inside.set_protocol(handler)
        handler.connection_made(cast(asyncio.Transport, Line(inside, handler)))


async def listen(runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    """Take connections for an application; instead of aiohttp's own `TCPSite`."""
    server = runner.server
    assert server is not None, "The runner is set up first."
    loop = asyncio.get_running_loop()
    return await loop.create_server(lambda: Door(server), host, port, backlog=2048)


def take_over(request: web.Request, protocol: asyncio.Protocol, first: bytes) -> None:
    """Let another protocol have the connection that a request came on."""
    line: object = request.transport
    if line is None:
        raise ConnectionResetError("Gone before it was taken over.")
    if not isinstance(line, Line):
        raise TypeError("A connection can be taken over only where `listen` let it in.")
    line.take(protocol, first)
