"""Where connections come in: counted, let in or not, and not waited for without end.

A connection is aiohttp's until it becomes a WebSocket, which is taken out of its hands. What comes
is passed on in small pieces and in its address's turn, so that nobody's heap of requests is read at
one go. Only what asyncio promises is used: a protocol may be exchanged for another, and one that
was told `connection_lost` is done.
"""

import asyncio
import contextlib
import math
import socket
from collections.abc import Callable, Collection, Iterable
from time import thread_time
from typing import TYPE_CHECKING, cast

import msgspec
import structlog
from aiohttp import web

from lynxdeck.server.limits import CONNECTION_S, READ_S, Notices, Visitor
from lynxdeck.server.play.services import Counts
from lynxdeck.server.protocol.answers import Problem
from lynxdeck.server.settings import Settings

if TYPE_CHECKING:
    from lynxdeck.server.socket.connection import Connection

log = structlog.get_logger()

HEAD_S = 10.0
"""A client that connects says within this time what it is about, to the last header."""
KEEP_S = 30.0
"""How long a connection is kept after an answer; a trusted proxy's is kept."""
ANSWER_S = 120.0
"""How long an answer may take, reading it included."""
HEAD_BYTES = 64 * 1024
"""More than that is no request's head."""
CHECK_S = 2.0
UNREAD_BYTES = 8 << 20
"""What answers of one address may have unread; the oldest are dropped. One alone may be longer."""
UNREAD_LEAST = 64 * 1024
"""Less is not counted: connections are."""
PIECE = 2048
"""As much as is read at one go: some fifty of the shortest requests."""
RESERVE = 64
"""File descriptors that are never given to visitors: the store, bots, the log need some."""
WAITING, HEADING, BUSY = range(3)
"""What a connection does: nothing, it says what it wants, it is answered."""
ROUND_S = 10.0
"""How long a round takes: who is silent for two of them is gone."""
STEPS = 100


class Listener:
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
        self.open: set[HttpConnection] = set()
        self._counts = counts
        self._each = settings.connections_per_address if settings.limited else None
        self.root = settings.root
        """What a proxy may leave in front of every path."""
        self.most = open_files() - RESERVE
        """File descriptors for visitors: a socket takes one, a request may take two."""

    def refusal(self, visitor: Visitor | None) -> bytes | None:
        if 2 * len(self.open) + self._counts.sockets + 2 > self.most:
            return self._refuse("descriptors", 503, "This server is full: come back in a moment.")
        if visitor and self._each is not None and visitor.connections >= self._each:
            return self._refuse("connections", 429, "Too many connections from this address.")
        return None

    def _refuse(self, limit: str, status: int, sentence: str) -> bytes:
        self._counts.connections_refused += 1
        self.notices.bites(limit)
        return plain_answer(status, "too-many", sentence)

    def wrote(self, visitor: Visitor, answer: "HttpConnection") -> None:
        """Answers that nobody reads are bounded for an address, wherever they are asked for."""
        if self._each is not None and visitor.bound_unread(answer, UNREAD_BYTES):
            self._counts.connections_late += 1
            self.notices.bites("unread answers")

    def late(self) -> None:
        self._counts.connections_late += 1
        self.notices.bites("slow connections")

    async def check(self) -> None:
        await check_all(self.open, round_s=CHECK_S)

    def close(self) -> None:
        """Let those go who have asked for nothing."""
        for one in list(self.open):
            one.close()


class HttpConnection(asyncio.Protocol):
    """One connection, as long as it is aiohttp's."""

    def __init__(self, listener: Listener, server: web.Server) -> None:
        self._listener = listener
        self._server = server
        self._handler: web.RequestHandler | None = None
        """aiohttp's side, from the first byte on: a silent client costs next to nothing."""
        self._loop = asyncio.get_running_loop()
        self._visitor: Visitor | None = None
        self._asker: Visitor | None = None
        """Who asked for what is being answered; a proxy asks for many."""
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
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._visitor = self._listener.visitor(peer[0] if peer else None)
        if self._visitor:
            self._visitor.pay(self._loop.time(), CONNECTION_S)
        refusal = self._listener.refusal(self._visitor)
        if refusal is not None:
            self._transport.write(refusal)
            self._transport.close()
            return
        self._listener.open.add(self)
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
        if self in self._listener.open:
            self._listener.open.discard(self)
            if self._visitor:
                self._visitor.connections -= 1
            if self._handler:
                self._handler.connection_lost(fault)

    def eof_received(self) -> None:
        if self._handler:
            self._handler.eof_received()

    def pause_writing(self) -> None:
        if self._handler:
            self._handler.pause_writing()

    def resume_writing(self) -> None:
        if self._handler:
            self._handler.resume_writing()

    # --- what comes -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
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
        if self._handler is None:
            self._handler = self._server()
            self._handler.connection_made(
                cast(asyncio.Transport, LentTransport(self._transport, self))
            )
        return self._handler

    def pause_reading(self) -> None:
        self._full = True
        self._mind_reading()

    def resume_reading(self) -> None:
        self._full = False
        if self._rest and self._later is None:
            self._later = self._loop.call_later(0, self._pass_on)
        self._mind_reading()

    def _mind_reading(self) -> None:
        if self in self._listener.open and not self._transport.is_closing():
            wanted = not self._rest and not self._full
            if wanted != self._transport.is_reading():
                (self._transport.resume_reading if wanted else self._transport.pause_reading)()

    # --- how long it takes ----------------------------------------------------------------------

    def begin(self, asker: Visitor) -> None:
        self._asker = asker
        self._now(BUSY, ANSWER_S)

    def wrote(self) -> None:
        if self._asker is not None and self.unread_bytes() > UNREAD_LEAST:
            self._listener.wrote(self._asker, self)

    def unread_bytes(self) -> int:
        closing = self._transport.is_closing() or self not in self._listener.open
        return 0 if closing else self._transport.get_write_buffer_size()

    def drop(self) -> None:
        self._transport.abort()

    def answered(self) -> None:
        self._now(WAITING, KEEP_S if self._visitor else math.inf)
        self._head = 0

    def _now(self, doing: int, limit: float) -> None:
        self._doing, self._since, self._limit = doing, self._loop.time(), limit

    def check_alive(self) -> None:
        """A visit: a client that takes too long is sent away."""
        if self._transport.is_closing():
            return
        took = self._loop.time() - self._since
        unread = self._transport.get_write_buffer_size()
        if took <= (max(self._limit, ANSWER_S) if unread else self._limit):
            return
        self._listener.late()
        if self._doing == HEADING:
            self._end(plain_answer(408, "too-slow", "That took too long."))
        elif unread or self._doing == BUSY:
            self._transport.abort()
        else:
            self._transport.close()

    def _end(self, word: bytes) -> None:
        self._rest = b""
        if not self._transport.is_closing():
            self._transport.write(word)
            self._transport.close()


def plain_answer(status: int, code: str, sentence: str) -> bytes:
    body = msgspec.json.encode(Problem(code, sentence, {}))
    reason = web.Response(status=status).reason
    head = (
        f"HTTP/1.1 {status} {reason}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nRetry-After: 10\r\nCache-Control: no-store\r\n"
        "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def open_files() -> int:
    with contextlib.suppress(ImportError):
        import resource

        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1024


LISTENER = web.AppKey("listener", Listener)


async def listen(runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    """Take connections for an application; instead of aiohttp's own `TCPSite`."""
    server = runner.server
    assert server is not None, "The runner is set up first."
    listener, loop = runner.app[LISTENER], asyncio.get_running_loop()
    if listener.root:
        make = server.request_factory
        server.request_factory = lambda *asked: without_root(make(*asked), listener.root)
    listening = await loop.create_server(
        lambda: HttpConnection(listener, server), host, port, backlog=2048
    )
    for one in listening.sockets:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)  # and so all that come by it
    return listening


def without_root(request: web.BaseRequest, root: str) -> web.BaseRequest:
    """The request without the path that the table lies under, if the proxy has left it there."""
    path = request.rel_url.raw_path
    if path != root and not path.startswith(f"{root}/"):
        return request
    rest = path.removeprefix(root) or "/"
    return request.clone(rel_url=request.rel_url.with_path(rest, encoded=True, keep_query=True))


async def check_all(
    everybody: "Collection[HttpConnection | Connection]", *, round_s: float = ROUND_S
) -> None:
    """See once a round, evenly and for ever, which connections are dead without a word.

    aiohttp's own heartbeat sets a clock at every message; and after a restart, when everybody came
    back at once, its pings go out all in the same second.
    """
    while True:
        around = list(everybody)
        for step in range(STEPS):
            await asyncio.sleep(round_s / STEPS)
            for one in around[step::STEPS]:
                try:
                    one.check_alive()
                except Exception as fault:  # of one connection: the others are checked all the same
                    log.exception("connection.check_failed", fault=type(fault).__name__)


# --- taking a connection over -------------------------------------------------------------------


class ClosedTransport(asyncio.Transport):
    """The transport of a connection that is over: whatever is written goes nowhere."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None:
        pass

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass


class UpgradedResponse(web.StreamResponse):
    """What aiohttp answers where the connection was taken: nothing, to nobody."""

    @property
    def prepared(self) -> bool:
        return True

    async def prepare(self, request: web.BaseRequest) -> None:
        pass

    async def write_eof(self, data: bytes = b"") -> None:
        pass


class LentTransport:
    """A transport that passes everything on, until somebody else takes the connection."""

    __slots__ = ("__weakref__", "_transport", "keeper")

    def __init__(self, transport: asyncio.Transport, keeper: "HttpConnection") -> None:
        self._transport = transport
        self.keeper = keeper

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: object = None) -> object:
        """The socket is not shown: what aiohttp would ask of each one, `listen` asked for all."""
        return default if name == "socket" else self._transport.get_extra_info(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)
        self.keeper.wrote()

    def writelines(self, parts: Iterable[bytes | bytearray | memoryview]) -> None:
        self._transport.writelines(parts)
        self.keeper.wrote()

    def pause_reading(self) -> None:
        self.keeper.pause_reading()  # which knows who else wants it paused

    def resume_reading(self) -> None:
        self.keeper.resume_reading()

    def take(self, protocol: asyncio.Protocol, first: bytes) -> None:
        """Say something, and give the connection away; to aiohttp it is as good as lost."""
        transport, self._transport = self._transport, ClosedTransport()
        transport.write(first)
        transport.set_protocol(protocol)
        self.keeper.connection_lost(None)
        protocol.connection_made(transport)
        if not transport.is_reading() and not transport.is_closing():
            transport.resume_reading()


def keeper_of(request: web.Request) -> "HttpConnection | None":
    line: object = request.transport
    return line.keeper if isinstance(line, LentTransport) else None


def take_over(request: web.Request, protocol: asyncio.Protocol, first: bytes) -> None:
    line: object = request.transport
    if line is None:
        raise ConnectionResetError("Gone before it was taken over.")
    if not isinstance(line, LentTransport):
        raise TypeError("A connection can be taken over only where `listen` let it in.")
    line.take(protocol, first)
