"""Live play: the aiohttp end of a connection."""

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import WSCloseCode, WSMsgType, web

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.desk import Desk
from lynxdeck.server.frames import text_frame
from lynxdeck.server.hub import Hub
from lynxdeck.server.limits import Bucket

DeskFor = Callable[["Connection"], Awaitable[Desk]]

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
        self.closing = False
        """Nothing is heard or told any more."""
        self._hub = hub
        self._socket = socket
        self._transport = transport
        self._reason = ""

    def write(self, frame: bytes) -> None:
        """Send a frame, unless this one has stopped reading."""
        if self.closing or self._socket.closed:
            return
        if self._transport.get_write_buffer_size() > self._hub.settings.outbox_bytes:
            self._hub.counts.dropped_slow += 1
            self.closing = True
            self._transport.abort()  # a goodbye would only wait in the same buffer
            return
        self._transport.write(frame)

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Say why, and close."""
        if self.closing:
            return
        self.write(text_frame(wire.encode(wire.Bye(code, sentence, retry_ms))))
        self.closing = True
        self._reason = code
        self._hub.spawn(self.end())

    async def end(self) -> None:
        """Close, with the reason that was said; a second time does nothing."""
        number = CODES.get(self._reason, WSCloseCode.GOING_AWAY)
        if self._reason:
            await self._socket.close(code=number, message=self._reason.encode())


async def attend(
    request: web.Request, hub: Hub, desk_for: DeskFor, open_ones: set[Connection]
) -> web.WebSocketResponse:
    """Keep one socket until it closes."""
    socket = web.WebSocketResponse(
        heartbeat=20, compress=False, max_msg_size=wire.FRAME + 1, timeout=3, autoclose=True
    )
    await socket.prepare(request)
    transport = request.transport
    if transport is None:  # gone already
        return socket
    connection = Connection(hub, socket, transport)
    hub.counts.sockets += 1
    open_ones.add(connection)
    try:
        desk = await desk_for(connection)
    except Refusal as refusal:  # the table was deleted while the socket opened
        connection.bye("gone", str(refusal), retry_ms=None)
    else:
        await _converse(socket, hub, connection, desk)
    finally:
        await connection.end()
        open_ones.discard(connection)
        hub.counts.sockets -= 1
    return socket


async def _converse(
    socket: web.WebSocketResponse, hub: Hub, connection: Connection, desk: Desk
) -> None:
    settings = hub.settings
    bucket = Bucket(settings.messages_per_second, settings.message_burst, on=settings.limited)
    late = hub.loop.call_later(JOIN_S, _too_late, connection, desk)
    try:
        async for message in socket:
            if connection.closing:  # a key that was taken back opens nothing meanwhile
                break
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
        desk.live.leave(connection)


def _too_late(connection: Connection, desk: Desk) -> None:
    if not desk.joined:
        connection.bye("idle", "Nothing was asked for.", retry_ms=None)
