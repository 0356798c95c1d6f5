"""Connections: counted, timed out, told of once, and never so many that nobody else gets in."""

import asyncio
import contextlib
import gc
import json
import resource
import sys
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from structlog.testing import capture_logs

from lynxdeck.server.http import app as web
from lynxdeck.server.socket import listener
from lynxdeck.server.socket.listener import HttpConnection
from tests.server.front.conftest import API, House, World
from tests.server.guest import eventually

HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long here."""
    monkeypatch.setattr(listener, "HEAD_S", 0.2)
    monkeypatch.setattr(listener, "KEEP_S", 0.2)
    monkeypatch.setattr(listener, "ANSWER_S", 0.4)
    monkeypatch.setattr(listener, "CHECK_S", 0.1)
    monkeypatch.setattr(web, "BODY_S", 0.2)


class Wire:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def all(self) -> bytes:
        """What comes until the end."""
        with contextlib.suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), 10)
        return b""


@asynccontextmanager
async def wire(world: World, said: bytes = b"") -> AsyncIterator[Wire]:
    """Somebody who connects, and says something or nothing."""
    host, port = world.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


async def drip(world: World, said: bytes) -> bytes:
    """A byte now and then; what came back when it was enough."""
    async with wire(world) as slow:
        for byte in said:
            if slow.writer.is_closing():
                break
            slow.writer.write(bytes((byte,)))
            await asyncio.sleep(0.03)  # time is the subject
        return await slow.all()


@pytest.mark.usefixtures("quick")
@pytest.mark.promise("connections-end")
@pytest.mark.parametrize(
    "said",
    [b"", b"GET", HEAD, HEAD + b"X: " + b"y" * 4000, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 100],
    ids=["nothing", "a word", "half a head", "a long header", "many headers"],
)
def test_half_a_request_is_not_waited_for(house: House, said: bytes) -> None:
    async def scene(world: World) -> None:
        async with wire(world, said) as half:
            told = await half.all()
            assert told.startswith(b"HTTP/1.1 408") if said else told == b""
        assert (await world.ask("GET", "/healthz")).status == 200

    house(scene)


@pytest.mark.usefixtures("quick")
@pytest.mark.promise("connections-end")
def test_a_connection_that_closes_as_it_is_looked_at_ends_nothing_for_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once worked: after it nobody ended half requests any more, until a restart."""
    monkeypatch.setattr(listener, "HEAD_S", 0.5)
    seen: list[HttpConnection] = []
    check = HttpConnection.check_alive

    def closing(connection: HttpConnection) -> None:
        if connection not in seen:
            seen.append(connection)
        if connection is seen[0]:
            connection._transport.abort()
            connection._end(b"late")
        elif connection is seen[1]:
            raise RuntimeError
        check(connection)

    monkeypatch.setattr(HttpConnection, "check_alive", closing)

    async def scene(world: World) -> None:
        async with wire(world, b"GET"), wire(world, b"GET"):
            await eventually(lambda: len(seen) == 2)
            async with wire(world, b"GET") as half:
                assert b"408" in await half.all()
        assert not world.tables.tasks.failures

    with capture_logs() as said:
        house(scene)
    assert "connection.check_failed" in [line["event"] for line in said]


@pytest.mark.usefixtures("quick")
@pytest.mark.promise("connections-end")
def test_whoever_drips_is_not_waited_for_either(house: House) -> None:
    async def scene(world: World) -> None:
        told = await drip(world, HEAD + b"A: b\r\n" * 50)
        assert not told or told.startswith(b"HTTP/1.1 408")  # who talks on may not hear it

    house(scene)


@pytest.mark.usefixtures("quick")
@pytest.mark.promise("connections-end")
def test_a_body_that_does_not_come(house: House) -> None:
    async def scene(world: World) -> None:
        said = (
            f"POST {API}/qr HTTP/1.1\r\nHost: {world.base[7:]}\r\nContent-Length: 100\r\n"
            "Content-Type: application/json\r\n\r\n{"
        )
        async with wire(world, said.encode()) as slow:
            told = await slow.reader.readuntil(b"}}")
            assert told.startswith(b"HTTP/1.1 408")
            assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "too-slow"

    house(scene)


@pytest.mark.usefixtures("quick")
@pytest.mark.promise("connections-end")
def test_a_connection_is_not_kept_for_ever_after_an_answer(house: House) -> None:
    async def scene(world: World) -> None:
        async with wire(world, HEAD + b"\r\n") as idle:
            told = await idle.all()
            assert told.startswith(b"HTTP/1.1 200")
            assert told.endswith(b"alive\n")
        assert world.tables.counts.connections_late == 1

    house(scene)


@pytest.mark.usefixtures("quick")
@pytest.mark.promise("connections-end")
def test_whoever_does_not_read_an_answer_is_dropped(house: House) -> None:
    async def scene(world: World) -> None:
        request = f"GET {API}/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        async with wire(world, request * 200) as deaf:
            deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
            async with asyncio.timeout(10):
                await eventually(lambda: world.front.listener.open)
                await eventually(lambda: not world.front.listener.open)
        assert world.tables.counts.connections_late == 1

    house(scene)


@pytest.mark.promise("queues-bounded")
@pytest.mark.parametrize("proxies", ["", "127.0.0.1"], ids=["near", "by a proxy"])
def test_answers_that_nobody_reads_are_counted(
    house: House, monkeypatch: pytest.MonkeyPatch, proxies: str
) -> None:
    """Of one address the oldest make room, whichever way it comes; another's are its own."""
    monkeypatch.setattr(listener, "UNREAD_BYTES", 300_000)
    monkeypatch.setattr(listener, "UNREAD_LEAST", 1_000)

    async def scene(world: World) -> None:
        head = f"GET {API}/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        ask = f"{head}X-Forwarded-For: 198.51.100.7\r\n\r\n".encode() * 100
        other = f"{head}X-Forwarded-For: 198.51.100.8\r\n\r\n".encode() * 100
        async with contextlib.AsyncExitStack() as many:
            if proxies:  # who comes first, from elsewhere, keeps what is not read
                first = await many.enter_async_context(wire(world, other))
                first.reader._transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(12):
                deaf = await many.enter_async_context(wire(world, ask))
                deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
            await eventually(lambda: world.tables.counts.connections_late >= 3)
            await asyncio.sleep(0.5)  # time is the subject
            unread = sorted(one.unread_bytes() for one in world.front.listener.open)
            elsewhere = unread.pop() if proxies else 0
            assert sum(unread[:-1]) <= 300_000 + elsewhere
            assert (await world.ask("GET", "/healthz")).status == 200

    house(scene, trusted_proxies=proxies, requests_per_minute=100_000, work_per_second=100_000)


def test_a_head_without_end_is_refused(house: House) -> None:
    async def scene(world: World) -> None:
        async with wire(
            world, b"GET / HTTP/1.1\r\n" + (b"A: " + b"b" * 1000 + b"\r\n") * 90
        ) as long:
            assert (await long.all()).startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))

    house(scene)


@pytest.mark.promise("connections-counted")
def test_an_address_has_so_many_and_the_log_one_line(house: House) -> None:
    async def scene(world: World) -> None:
        async with contextlib.AsyncExitStack() as many:
            with capture_logs() as lines:
                for _ in range(4):
                    await many.enter_async_context(wire(world))
                for _ in range(20):
                    async with wire(world) as late:
                        told = await late.all()
                        assert told.startswith(b"HTTP/1.1 429")
                        assert b"Too many connections from this address." in told
            reached = [line for line in lines if line["event"] == "limit.reached"]
            assert [(line["limit"], line["times"]) for line in reached] == [("connections", 1)]
            assert world.tables.counts.connections_refused == 20
        await eventually(lambda: not world.front.listener.open)
        assert (await world.ask("GET", "/healthz")).status == 200

    house(scene, connections_per_address=4)


def test_a_trusted_proxy_brings_many(house: House) -> None:
    async def scene(world: World) -> None:
        async with contextlib.AsyncExitStack() as many:
            wires = [await many.enter_async_context(wire(world)) for _ in range(6)]
            wires[-1].writer.write(HEAD + b"Connection: close\r\n\r\n")
            assert (await wires[-1].all()).startswith(b"HTTP/1.1 200")

    house(scene, connections_per_address=2, trusted_proxies="127.0.0.1")


@pytest.mark.promise("connections-counted")
def test_descriptors_are_kept_in_reserve(house: House) -> None:
    """A visitor who comes when they are short is told so; those who are here play on."""

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line, contextlib.AsyncExitStack() as many:
            await line.join(1)
            world.front.listener.most = 2 * len(world.front.listener.open) + 1 + 2 * 3
            for _ in range(3):
                await many.enter_async_context(wire(world))
            async with wire(world) as late:
                told = await late.all()
                assert told.startswith(b"HTTP/1.1 503")
                assert b"This server is full" in told
            assert (await line.ask("pong", type="ping"))["type"] == "pong"

    house(scene)


@pytest.mark.long
@pytest.mark.promise("connections-counted")
def test_a_real_server_with_few_descriptors_answers_newcomers(tmp_path: Path) -> None:
    """Once worked: 400 descriptors, and more half-open connections than that."""

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 200))

    command = [sys.executable, "-m", "lynxdeck", "serve", "--port", "0", "--data", str(tmp_path)]
    with Popen(
        command,
        preexec_fn=few,  # noqa: PLW1509 - no thread runs here
        stdout=PIPE,
        stderr=PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rpartition(":")[2])
            statuses = asyncio.run(knock(port, 220))
        finally:
            server.terminate()
            _, said = server.communicate(timeout=20)
    assert set(statuses) == {b"", b"503"}  # let in, or told that it is full; nobody was cut off
    assert statuses.count(b"") > 40
    assert "Too many open files" not in said
    assert said.count("limit.reached") == 1


async def knock(port: int, times: int) -> list[bytes]:
    """So many who connect and say nothing; what each of them is told at once."""
    async with contextlib.AsyncExitStack() as many:
        told = []
        for _ in range(times):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            many.callback(writer.close)
            told.append(reader)
        return [await first(reader) for reader in told]


async def first(reader: asyncio.StreamReader) -> bytes:
    """The status that somebody gets, if any soon."""
    try:
        async with asyncio.timeout(0.05):
            return (await reader.readline()).split(b" ")[1]
    except TimeoutError:
        return b""


class Keys(list[str]):
    """As a conversation has them; it can be seen whether they are still there."""


def test_whoever_leaves_is_forgotten_without_the_collector(house: House) -> None:
    """It looks at what is old only when nobody plays: that may take days."""

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)
            (connection,) = world.front.connections
            assert connection._conversation is not None
            connection._conversation._keys = keys = Keys(connection._conversation._keys)
            talk = weakref.ref(keys)
            del connection, keys
        await eventually(lambda: talk() is None)

    gc.disable()
    try:
        house(scene)
    finally:
        gc.enable()
