"""Live play: the aiohttp end of a connection."""

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import structlog
from aiohttp import WSCloseCode, WSMsgType, web

from lynxdeck.server import protocol as wire
from lynxdeck.server.desk import Desk
from lynxdeck.server.frames import text_frame
from lynxdeck.server.hub import Hub
from lynxdeck.server.limits import Bucket

DeskFor = Callable[["Connection"], Awaitable[Desk]]

log = structlog.get_logger()

CODES: dict[str, int] = {
    "restart": WSCloseCode.SERVICE_RESTART,
    "slow": WSCloseCode.TRY_AGAIN_LATER,
    "flood": WSCloseCode.POLICY_VIOLATION,
    "revoked": WSCloseCode.POLICY_VIOLATION,
    "resync": WSCloseCode.SERVICE_RESTART,
}
JOIN_S = 10
"""Whoever connects says within this time what to look at."""


class Connection:
    """A viewer at the end of a WebSocket.

    Frames go straight to the transport, whose buffer is the outbox: bounded, never awaited.
    Whoever lets it fill up is dropped and may come back; nobody else at the table notices.
    """

    def __init__(
        self, hub: Hub, socket: web.WebSocketResponse, transport: asyncio.Transport
    ) -> None:
        self.seat: int | None = None
        self.host = False
        self._hub = hub
        self._socket = socket
        self._transport = transport
        self._closing = False

    def write(self, frame: bytes) -> None:
        """Send a frame, unless this one has stopped reading."""
        if self._closing or self._socket.closed:
            return
        if self._transport.get_write_buffer_size() > self._hub.settings.outbox_bytes:
            self._hub.counts.dropped_slow += 1
            self._closing = True
            self._transport.abort()  # a goodbye would only wait in the same buffer
            return
        self._transport.write(frame)

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Say why, and close."""
        if self._closing:
            return
        self.write(text_frame(wire.encode(wire.Bye(code, sentence, retry_ms))))
        self._closing = True
        number = CODES.get(code, WSCloseCode.GOING_AWAY)
        self._hub.spawn(self._close(number, code))

    async def _close(self, number: int, reason: str) -> None:
        await self._socket.close(code=number, message=reason.encode())


async def attend(request: web.Request, hub: Hub, desk_for: DeskFor) -> web.WebSocketResponse:
    """Keep one socket until it closes."""
    socket = web.WebSocketResponse(
        heartbeat=20, compress=False, max_msg_size=wire.FRAME, timeout=5, autoclose=True
    )
    await socket.prepare(request)
    transport = request.transport
    assert transport is not None
    connection = Connection(hub, socket, transport)
    desk = await desk_for(connection)
    settings = hub.settings
    bucket = Bucket(settings.messages_per_second, settings.message_burst, on=settings.limited)
    hub.counts.sockets += 1
    late = hub.loop.call_later(JOIN_S, _too_late, connection, desk)
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                connection.bye("flood", "Only text messages, please.", retry_ms=None)
                break
            if not bucket.take(hub.loop.time()):
                hub.counts.dropped_flood += 1
                connection.bye("flood", "Too many messages: slow down.", retry_ms=5000)
                break
            desk.receive(message.data)
    finally:
        late.cancel()
        hub.counts.sockets -= 1
        desk.live.leave(connection)
    return socket


def _too_late(connection: Connection, desk: Desk) -> None:
    if not desk.joined:
        connection.bye("idle", "Nothing was asked for.", retry_ms=None)


def same_origin(request: web.Request, public_url: str) -> bool:
    """Whether a browser's request comes from our own pages; programs send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
    host = urlsplit(origin).netloc
    return bool(host) and host in {request.host, urlsplit(public_url).netloc}
