"""A connection leaves aiohttp's hands as a WebSocket, whatever came on it before."""

import asyncio
import base64
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import pytest
import uvloop
from aiohttp import web

from lynxdeck.server.http.app import Handler
from lynxdeck.server.limits import Notices
from lynxdeck.server.play.services import Counts
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket.listener import (
    LISTENER,
    ClosedTransport,
    LentTransport,
    Listener,
    UpgradedResponse,
    listen,
    take_over,
)
from tests.server.front.conftest import House, World

HANDSHAKE = (
    "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n\r\n"
)
PING = b"\x89\x81\0\0\0\0x"
PONG = b"\x8a\x01x"


async def shaken(world: World, pieces: int, *, before: str = "") -> bytes:
    """What a ping is answered with, after a handshake in so many pieces."""
    made = await world.table()
    host = world.base.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    if before:
        writer.write(f"GET {before} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        assert (await reader.readuntil(b"alive\n")).startswith(b"HTTP/1.1 200")
    request = HANDSHAKE.format(table=made.table, host=host).encode()
    size = -(-len(request) // pieces)
    for at in range(0, len(request), size):
        writer.write(request[at : at + size])
        await writer.drain()
        await asyncio.sleep(0)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    writer.write(PING)
    told = await reader.readexactly(len(PONG))
    writer.close()
    return told


@pytest.mark.parametrize("pieces", [1, 7])
def test_a_handshake_comes_whole_or_in_pieces(house: House, pieces: int) -> None:
    async def scene(world: World) -> None:
        assert await shaken(world, pieces) == PONG

    house(scene)


def test_a_socket_may_begin_on_a_connection_that_was_used_before(house: House) -> None:
    """As some reverse proxies do."""

    async def scene(world: World) -> None:
        assert await shaken(world, 1, before="/healthz") == PONG

    house(scene)


@pytest.mark.parametrize(
    "answer",
    [web.Response(text="nobody hears this"), UpgradedResponse()],
    ids=["something", "nothing"],
)
def test_aiohttp_keeps_nothing_of_what_was_taken(answer: web.StreamResponse) -> None:
    async def scene() -> None:
        taken: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()

        async def handle(request: web.Request) -> web.StreamResponse:
            heard = Heard()
            take_over(request, heard, b"yours")
            taken.set_result(heard)
            return answer

        async with called(handle) as (server, reader, writer):
            assert await reader.readexactly(5) == b"yours"
            heard = await taken
            assert server.connections == []
            writer.write(b"hello")
            assert await heard.data == b"hello"
            writer.close()
            assert await reader.read() == b""  # and nothing of aiohttp's answer

    asyncio.run(scene())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_whatever_is_sent_leaves_at_once_and_who_is_gone_is_noticed(
    run: Callable[[Coroutine[None, None, None]], None],
) -> None:
    """What aiohttp would ask of every single socket."""

    async def scene() -> None:
        taken: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()

        async def handle(request: web.Request) -> web.StreamResponse:
            taken.set_result(heard := Heard())
            take_over(request, heard, b"yours")
            return UpgradedResponse()

        async with called(handle) as (_, reader, _):
            assert await reader.readexactly(5) == b"yours"
            line = (await taken).transport.get_extra_info("socket")
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)

    run(scene())


@asynccontextmanager
async def called(
    handle: Handler,
) -> AsyncIterator[tuple[web.Server, asyncio.StreamReader, asyncio.StreamWriter]]:
    """A server that was asked for something, and both ends of the line there."""
    app = web.Application()
    app[LISTENER] = Listener(Settings(), Counts(), Notices(time.monotonic), lambda _: None)
    app.router.add_get("/", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    assert runner.server is not None
    listening = await listen(runner, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    try:
        yield runner.server, reader, writer
    finally:
        writer.close()
        listening.close()
        await runner.cleanup()


class Heard(asyncio.Protocol):
    """What comes."""

    def __init__(self) -> None:
        self.data: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is ours."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Something."""
        self.data.set_result(data)


class Keeper:
    """Keeps nothing."""

    def begin(self) -> None:
        """Whatever."""

    answered = pause_reading = resume_reading = begin

    def connection_lost(self, fault: BaseException | None) -> None:
        """Whatever."""


def test_elsewhere_nothing_is_taken() -> None:
    class Elsewhere:
        transport = ClosedTransport()

    with pytest.raises(TypeError, match="where `listen` let it in"):
        take_over(Elsewhere(), Heard, b"")  # type: ignore[arg-type]
    assert LentTransport(ClosedTransport(), Keeper()).is_closing()  # type: ignore[arg-type, attr-defined]
