"""Live play: a WebSocket from its handshake on.

aiohttp answers requests; a connection that becomes a socket is taken over from it (`listener.py`).
Of each one remain the transport and this, a fraction of the memory, and a message is answered in
the same turn of the loop in which it comes.
"""

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Callable
from typing import cast

from aiohttp import WSCloseCode, web

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.limits import BURST_S, BYTE_S, FRAME_S, READ_S, SOCKET, Bucket, Meter, Visitor
from lynxdeck.server.play.conversation import Conversation
from lynxdeck.server.protocol.frames import (
    CLOSE,
    PART,
    PING,
    PONG,
    TEXT,
    FrameError,
    FrameReader,
    close_frame,
    control_frame,
    text_frame,
)
from lynxdeck.server.tables.tables import Tables

CODES: dict[str, int] = {
    "restart": WSCloseCode.SERVICE_RESTART,
    "slow": WSCloseCode.TRY_AGAIN_LATER,
    "flood": WSCloseCode.POLICY_VIOLATION,
    "revoked": WSCloseCode.POLICY_VIOLATION,
    "resync": WSCloseCode.SERVICE_RESTART,
}
JOIN_S = 10
"""A client that connects says within this time what to look at."""
CLOSE_S = 3
"""How long the other side may take to read the last word, and to close too."""
TURN_S = 0.001
"""How long messages of one socket are answered at a stretch; then it is others' turn."""
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def accept(request: web.Request) -> bytes:
    """The answer to a request for a WebSocket; refuses what is none."""
    headers = request.headers
    wishes = [
        wish.strip().lower() for wish in ",".join(headers.getall("Connection", [])).split(",")
    ]
    if headers.get("Upgrade", "").strip().lower() != "websocket" or "upgrade" not in wishes:
        raise Refusal("no-socket", "This is the address of a WebSocket.")
    key = headers.get("Sec-WebSocket-Key", "")
    try:
        good = len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        good = False
    if not good or headers.get("Sec-WebSocket-Version") != "13" or request.method != "GET":
        raise Refusal("no-socket", "This handshake is not that of WebSocket 13.")
    answer = base64.b64encode(hashlib.sha1(key.encode() + GUID).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + answer + b"\r\n\r\n"
    )


class WriteBatch:
    """What is told in one turn of the loop leaves together, at its end.

    A send wakes up the one it is for, which costs more than the send. While many follow each other
    at once the others stay awake: one by one, between other work, the same took half as long again.
    """

    def __init__(self) -> None:
        self._due: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(connection)

    def _send(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            connection.send()


class Connection(asyncio.Protocol):
    """A viewer at the end of a WebSocket.

    Frames go to the transport, whose buffer is the outbox: bounded, never awaited.
    A client that lets it fill up is dropped and may come back; nobody else at the table notices.
    """

    __slots__ = (
        "_asked",
        "_batch",
        "_conversation",
        "_frames",
        "_full",
        "_gone",
        "_late",
        "_later",
        "_loop",
        "_meter",
        "_outbox",
        "_reader",
        "_tables",
        "_told",
        "_transport",
        "_visitor",
        "_work",
        "address",
        "closing",
        "heard",
    )

    def __init__(
        self,
        tables: Tables,
        address: str,
        visitor: Visitor,
        batch: WriteBatch,
        meter: Meter,
        gone: Callable[["Connection"], None],
    ) -> None:
        settings = tables.settings
        self._loop = tables.loop
        self._batch = batch
        self._meter = meter
        self._told = b""
        """What is sent with the next batch."""
        self.address = address
        self.closing = False
        """Nothing is heard or told any more."""
        self.heard = True
        """Whether there was a sign of life since the last visit."""
        self._asked = False
        self._tables = tables
        self._gone = gone
        self._outbox = settings.outbox_bytes
        self._full = False
        """Whether more than that waits to be read."""
        self._visitor = visitor
        on, work = settings.limited, settings.work_per_second / 1000 / SOCKET
        self._frames = Bucket(settings.messages_per_second, settings.message_burst, on=on)
        self._work = Bucket(work, work * BURST_S, on=on)
        self._reader = FrameReader(wire.FRAME)
        self._conversation: Conversation | None = None
        self._late: asyncio.TimerHandle | None = None
        self._later: asyncio.TimerHandle | None = None
        """When what has come is read on; nothing more is taken from the system until then."""

    # --- who it is for --------------------------------------------------------------------------

    def sit(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._late = self._loop.call_later(JOIN_S, self._too_late)

    def _too_late(self) -> None:
        self._late = None
        if self._conversation and not self._conversation.joined:
            self.bye("idle", "Nothing was asked for.", retry_ms=None)

    # --- what is told ---------------------------------------------------------------------------

    def write(self, frames: bytes) -> None:
        if self.closing:
            return
        if self._full or len(self._told) > self._outbox:
            self._tables.counts.dropped_slow += 1
            self._tables.notices.bites("outbox")
            self.bye("slow", "Too much waits to be read: come back.", retry_ms=1000)
        elif self._told:
            self._told += frames
        else:
            self._told = frames
            self._batch.add(self)

    def send(self) -> None:
        told, self._told = self._told, b""
        if told and not self._transport.is_closing():
            self._transport.write(told)

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        word = text_frame(wire.encode(wire.Bye(code, sentence, retry_ms)))
        self._close(CODES.get(code, WSCloseCode.GOING_AWAY), code, word)

    def _close(self, code: int, reason: str = "", word: bytes = b"") -> None:
        """The last that is sent: it waits behind what is not read yet, but not for long."""
        if not self.closing:
            self.closing = True
            self.send()
            self._transport.write(word + close_frame(code, reason))
            self._loop.call_later(CLOSE_S, self._transport.abort)

    def check_alive(self) -> None:
        """A visit: ask for a sign of life if there was none; the second time it is too late."""
        if self.heard:
            self.heard = self._asked = False
        elif self._asked:
            self.abort()
        else:
            self._asked = True
            self.write(control_frame(PING))

    def abort(self) -> None:
        self.closing = True
        self._transport.abort()

    # --- what is heard --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._outbox)

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False

    def data_received(self, data: bytes) -> None:
        self.heard = True
        self._reader.add(data)
        if self._later is None:
            self._read(READ_S + len(data) * BYTE_S)

    def _read(self, price: float) -> None:
        """Answer what has come, in this address's turn and not for long; then pay for it."""
        now, began = self._loop.time(), self._meter.read()
        pause = self._visitor.pause_s(now)
        try:
            while not pause and (message := self._reader.take()) is not None:
                price += FRAME_S
                self._hear(*message, now)
                if self._reader.empty:
                    break
                pause = TURN_S if self._meter.read() - began > TURN_S else 0.0
        except FrameError as fault:
            self._close(fault.code, str(fault))
            self._reader = FrameReader(wire.FRAME)
        self._pay(now, price + max(0.0, self._meter.read() - began))
        if pause and not self._transport.is_closing():
            self._transport.pause_reading()
            self._later = self._loop.call_later(max(pause, TURN_S), self._read_on)

    def _read_on(self) -> None:
        self._later = None
        if not self._transport.is_closing():
            self._transport.resume_reading()
            self._read(0.0)

    def _hear(self, kind: int, payload: bytes, now: float) -> None:
        """One frame: a message, or a part of one, which counts as much."""
        if kind == CLOSE:
            self._close(WSCloseCode.OK)  # theirs; or theirs to ours
            self._transport.close()
        elif self.closing:  # a key that was taken back opens nothing meanwhile
            return
        elif not self._frames.take(now):
            self._flood("messages", "Too many messages: slow down.")
        elif kind == TEXT and self._conversation:
            self._conversation.receive(payload)
        elif kind == PING:
            self.write(control_frame(PONG, payload))
        elif kind not in (PONG, PART):
            self.bye("flood", "Only text messages, please.", retry_ms=None)

    def _pay(self, now: float, price: float) -> None:
        """The price of what was read: so much a read, frame and byte, and the time it took."""
        enough = self._visitor.pay(now, price)
        if not (self._work.spend(now, price) and enough) and not self.closing:
            self._flood("work", "Too much work at once: slow down.")

    def _flood(self, limit: str, sentence: str) -> None:
        self._tables.counts.dropped_flood += 1
        self._tables.notices.bites(limit)
        self.bye("flood", sentence, retry_ms=5000)

    def connection_lost(self, fault: Exception | None) -> None:  # noqa: ARG002
        self.closing = True
        if self._late:
            self._late.cancel()
        if self._later:
            self._later.cancel()
        if self._conversation:
            self._conversation.end()
            self._conversation = None  # which holds this: nobody need look for the circle
        self._gone(self)
