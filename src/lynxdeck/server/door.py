"""Where connections come in: counted, let in or not, and not waited for without end.

A connection is aiohttp's behind its door, until it becomes a WebSocket. What comes is passed on in
small pieces and in its address's turn, so that nobody's heap of requests is read at one go.
"""

import asyncio
import contextlib
import math
import socket
from collections.abc import Callable
from time import thread_time
from typing import cast

import msgspec
from aiohttp import web

from lynxdeck.server import heartbeat
from lynxdeck.server.answers import Problem
from lynxdeck.server.line import Line
from lynxdeck.server.notices import Notices
from lynxdeck.server.services import Counts
from lynxdeck.server.settings import Settings
from lynxdeck.server.visitors import CONNECTION_S, READ_S, Visitor

HEAD_S = 10.0
"""Whoever connects says within this time what it is about, to the last header."""
KEEP_S = 30.0
"""How long a connection is kept after an answer; a trusted proxy's is kept."""
ANSWER_S = 120.0
"""How long an answer may take, reading it included."""
HEAD_BYTES = 64 * 1024
"""More than that is no request's head."""
WALK_S = 2.0
PIECE = 2048
"""As much as is read at one go: some fifty of the shortest requests."""
RESERVE = 64
"""File descriptors that are never given to visitors: the store, bots, the log need some."""
WAITING, HEADING, BUSY = range(3)
"""What a connection does: nothing, it says what it wants, it is answered."""


class Gate:
    """All connections over HTTP, and how many there may be."""

    def __init__(
        self,
        settings: Settings,
        counts: Counts,
        notices: Notices,
        visitor: Callable[[str | None], Visitor | None],
    ) -> None:
        self.notices = notices
        self.visitor = visitor
        """Finds an address; None for a proxy, behind which there are many."""
        self.doors: set[Door] = set()
        self._counts = counts
        self._each = settings.connections_per_address if settings.limited else None
        self.most = open_files() - RESERVE
        """File descriptors for visitors: a socket takes one, a request may take two."""

    def refusal(self, visitor: Visitor | None) -> bytes | None:
        """What a newcomer is told for whom there is no room."""
        if 2 * len(self.doors) + self._counts.sockets + 2 > self.most:
            return self._refuse("descriptors", 503, "This server is full: come back in a moment.")
        if visitor and self._each is not None and visitor.connections >= self._each:
            return self._refuse("connections", 429, "Too many connections from this address.")
        return None

    def _refuse(self, limit: str, status: int, sentence: str) -> bytes:
        self._counts.connections_refused += 1
        self.notices.bites(limit)
        return plain_answer(status, "too-many", sentence)

    def late(self) -> None:
        """A connection was ended because it took too long."""
        self._counts.connections_late += 1
        self.notices.bites("slow connections")

    def close(self) -> None:
        """Let those go who have asked for nothing."""
        for one in list(self.doors):
            one.close()

    async def walk(self) -> None:
        """See again and again who takes too long."""
        await heartbeat.walk(self.doors, round_s=WALK_S)


class Door(asyncio.Protocol):
    """One connection, as long as it is aiohttp's."""

    def __init__(self, gate: Gate, server: web.Server) -> None:
        self._gate = gate
        self._server = server
        self._handler: web.RequestHandler | None = None
        """aiohttp's side, from the first byte on: whoever says nothing costs next to nothing."""
        self._loop = asyncio.get_running_loop()
        self._visitor: Visitor | None = None
        self._rest = b""
        """What came and is not passed on yet."""
        self._head = 0
        """How much aiohttp has read of a request that has not begun yet."""
        self._full = False
        """Whether aiohttp wants no more for now."""
        self._later: asyncio.TimerHandle | None = None
        self._doing, self._since, self._limit = WAITING, self._loop.time(), HEAD_S

    # --- coming and going -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._visitor = self._gate.visitor(peer[0] if peer else None)
        if self._visitor:
            self._visitor.pay(self._loop.time(), CONNECTION_S)
        refusal = self._gate.refusal(self._visitor)
        if refusal is not None:
            self._transport.write(refusal)
            self._transport.close()
            return
        self._gate.doors.add(self)
        if self._visitor:
            self._visitor.connections += 1

    def close(self) -> None:
        """The server ends; aiohttp takes leave of those it knows."""
        if self._handler is None:
            self._transport.close()

    def connection_lost(self, fault: BaseException | None) -> None:
        """Nobody is there any more; or somebody else has taken the connection."""
        if self._later:
            self._later.cancel()
        if self in self._gate.doors:
            self._gate.doors.discard(self)
            if self._visitor:
                self._visitor.connections -= 1
            if self._handler:
                self._handler.connection_lost(fault)

    def eof_received(self) -> None:
        """They have said all."""
        if self._handler:
            self._handler.eof_received()

    def pause_writing(self) -> None:
        """They do not read."""
        if self._handler:
            self._handler.pause_writing()

    def resume_writing(self) -> None:
        """They do again."""
        if self._handler:
            self._handler.resume_writing()

    # --- what comes -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes, as they come."""
        if self._doing == WAITING:
            self._now(HEADING, HEAD_S)
        self._rest += data
        if self._later is None:
            self._pass_on()

    def _pass_on(self) -> None:
        """Let aiohttp read a piece; the rest in another turn of the loop."""
        self._later = None
        visitor, began = self._visitor, thread_time()
        pause = visitor.pause_s(self._loop.time()) if visitor else 0.0
        if not pause and not self._full:
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            self._head += len(piece)
            self._open().data_received(piece)
            if visitor:
                visitor.pay(self._loop.time(), READ_S + thread_time() - began)
        if self._doing == HEADING and self._head > HEAD_BYTES:
            self._end(plain_answer(431, "too-big", "That is too much at once."))
        elif self._rest and not self._full:
            self._later = self._loop.call_later(max(pause, 0.001) if pause else 0, self._pass_on)
        self._mind_reading()

    def _open(self) -> web.RequestHandler:
        """aiohttp's side."""
        if self._handler is None:
            self._handler = self._server()
            self._handler.connection_made(cast(asyncio.Transport, Line(self._transport, self)))
        return self._handler

    def pause_reading(self) -> None:
        """aiohttp wants no more."""
        self._full = True
        self._mind_reading()

    def resume_reading(self) -> None:
        """aiohttp wants more again."""
        self._full = False
        if self._rest and self._later is None:
            self._later = self._loop.call_later(0, self._pass_on)
        self._mind_reading()

    def _mind_reading(self) -> None:
        """Take nothing from the system while something waits here."""
        if self in self._gate.doors and not self._transport.is_closing():
            wanted = not self._rest and not self._full
            if wanted != self._transport.is_reading():
                (self._transport.resume_reading if wanted else self._transport.pause_reading)()

    # --- how long it takes ----------------------------------------------------------------------

    def begin(self) -> None:
        """A request is here, all of its head."""
        self._now(BUSY, ANSWER_S)

    def answered(self) -> None:
        """Its answer is on the way."""
        self._now(WAITING, KEEP_S if self._visitor else math.inf)
        self._head = 0

    def _now(self, doing: int, limit: float) -> None:
        self._doing, self._since, self._limit = doing, self._loop.time(), limit

    def feel(self) -> None:
        """A visit: whoever takes too long is sent away."""
        took = self._loop.time() - self._since
        unread = self._transport.get_write_buffer_size()
        if took <= (max(self._limit, ANSWER_S) if unread else self._limit):
            return
        self._gate.late()
        if self._doing == HEADING:
            self._end(plain_answer(408, "too-slow", "That took too long."))
        elif unread or self._doing == BUSY:
            self._transport.abort()
        else:
            self._transport.close()

    def _end(self, word: bytes) -> None:
        self._rest = b""
        self._transport.write(word)
        self._transport.close()


def plain_answer(status: int, code: str, sentence: str) -> bytes:
    """An answer to whoever did not get as far as aiohttp."""
    body = msgspec.json.encode(Problem(code, sentence, {}))
    reason = web.Response(status=status).reason
    head = (
        f"HTTP/1.1 {status} {reason}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nRetry-After: 10\r\nCache-Control: no-store\r\n"
        "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def open_files() -> int:
    """How many file descriptors this process may have."""
    with contextlib.suppress(ImportError):
        import resource

        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1024


GATE = web.AppKey("gate", Gate)


async def listen(runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    """Take connections for an application; instead of aiohttp's own `TCPSite`."""
    server = runner.server
    assert server is not None, "The runner is set up first."
    gate, loop = runner.app[GATE], asyncio.get_running_loop()
    listening = await loop.create_server(lambda: Door(gate, server), host, port, backlog=2048)
    for one in listening.sockets:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)  # and so all that come by it
    return listening
