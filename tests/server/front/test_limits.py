"""Limits: too much of anything is refused, with a reason; the others go on undisturbed."""

import asyncio
import json
import os
import socket
from contextlib import AsyncExitStack

import aiohttp
import pytest
from structlog.testing import capture_logs

from lynxdeck.server.limits import Addresses, Bucket, Visitor
from lynxdeck.server.origins import household
from lynxdeck.server.play.room import Room
from lynxdeck.server.protocol.frames import close_frame
from lynxdeck.server.socket.connection import Connection
from lynxdeck.server.tables.tables import Tables
from tests.server.front.conftest import House, World, deaf_client
from tests.server.guest import eventually

# --- buckets --------------------------------------------------------------------------------


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(2, 5)
    assert [bucket.take(0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert bucket.wait() == 1
    assert [bucket.take(1000) for _ in range(6)] == [True] * 5 + [False]  # never more than a burst


def test_each_address_has_its_own() -> None:
    doors = Addresses(0.1, 1, most=3)
    assert doors.wait("a", 0) == 0
    assert doors.wait("a", 0) == 10
    assert doors.wait("a", 9.5) == 1
    assert doors.wait("b", 0) == 0
    for other in "cdef":
        assert doors.wait(other, 0) == 0
    assert len(doors) == 3  # however many come, memory does not grow
    assert Addresses(0.1, 1, on=False).wait("a", 0) == 0


def test_of_several_servers_each_gives_its_part() -> None:
    servers = 3
    here = Addresses(1, 12, servers=lambda: servers)
    assert [here.wait("a", 0) for _ in range(5)] == [0] * 4 + [3]
    servers = 1  # the others are gone
    assert here.wait("a", 1) == 0
    assert here.wait("a", 1) == 1
    servers = 40  # more than there is in all: still one, when nothing was asked for long
    assert here.wait("b", 0) == 0
    assert here.wait("b", 6) == 6
    assert here.wait("b", 12) == 0


def test_a_customer_of_ipv6_counts_as_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1:2:3")
    assert household("2001:db8::1") != household("2001:db8:0:1::1")


# --- over HTTP ------------------------------------------------------------------------------


def test_too_many_requests(house: House) -> None:
    async def scene(world: World) -> None:
        answers = [await world.get("/games") for _ in range(5)]
        assert [answer.status for answer in answers] == [200] * 3 + [429] * 2
        assert answers[-1].code == "too-many"
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 20
        assert answers[-1].json["args"]["seconds"] == int(answers[-1].headers["Retry-After"])
        assert (await world.ask("GET", "/j/whatever")).status == 429
        assert (await world.ask("GET", "/healthz")).status == 200  # a probe is answered
        assert (await world.ask("GET", "/")).status == 200

    house(scene, requests_per_minute=3)


def test_too_many_tables(house: House) -> None:
    async def scene(world: World) -> None:
        wish = {"game": "linko", "seats": 2}
        with capture_logs() as lines:
            answers = [await world.post("/tables", wish) for _ in range(3)]
        reached = [line["limit"] for line in lines if line["event"] == "limit.reached"]
        assert reached == ["tables of an address"]
        assert [answer.status for answer in answers] == [201, 201, 429]
        assert 1700 <= int(answers[-1].headers["Retry-After"]) <= 1800
        assert (await world.get("/tables")).status == 200
        bad = await world.post("/tables", {"game": "linko", "seats": 9})
        assert bad.status == 422  # what is no table counts as none

    house(scene, tables_per_hour=2)


def test_where_servers_share_tables_an_address_may_not_have_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tables, "servers", lambda _: 2)

    async def scene(world: World) -> None:
        wish = {"game": "linko", "seats": 2}
        made = await world.table("Ann")
        answers = [await world.post("/tables", wish) for _ in range(2)]
        assert [answer.status for answer in answers] == [201, 429]
        assert 1700 <= int(answers[-1].headers["Retry-After"]) <= 1800
        async with AsyncExitStack() as stack:
            for _ in range(7):
                await stack.enter_async_context(world.line(made, key=made.keys[1]))
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                await stack.enter_async_context(world.line(made, key=made.keys[1]))

    house(scene, tables_per_hour=4, sockets_per_address=14)


def test_too_many_open_tables(house: House) -> None:
    async def scene(world: World) -> None:
        wish = {"game": "linko", "seats": 2}
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)  # tables that nobody needs would make room
            answer = await world.post("/tables", wish)
            assert (answer.status, answer.code) == (429, "too-many")
        for _ in range(3):
            assert (await world.post("/tables", wish)).status == 201

    house(scene, open_tables=1)


def test_a_trusted_proxy_passes_everybodys_own_limit_on(house: House) -> None:
    async def scene(world: World) -> None:
        for client in ("203.0.113.1", "203.0.113.2"):
            statuses = [
                (await world.get("/games", X_Forwarded_For=client)).status for _ in range(3)
            ]
            assert statuses == [200, 200, 429]

    house(scene, requests_per_minute=2, trusted_proxies="127.0.0.1")


def test_nobody_slips_through_with_a_made_up_address(house: House) -> None:
    async def scene(world: World) -> None:
        statuses = [
            (await world.get("/games", X_Forwarded_For=f"203.0.113.{i}")).status for i in range(4)
        ]
        assert statuses == [200, 200, 429, 429]

    house(scene, requests_per_minute=2)


def test_limits_can_be_lifted_for_tests(house: House) -> None:
    async def scene(world: World) -> None:
        for _ in range(10):
            assert (await world.get("/games")).status == 200

    house(scene, requests_per_minute=1, limits="off")


# --- over sockets ---------------------------------------------------------------------------


def test_too_many_sockets_of_one_address(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made) as one, world.line(made) as two:
            await one.join()
            await two.join()
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                async with world.line(made):
                    pass
            assert refused.value.status == 429
            assert refused.value.headers is not None
            assert int(refused.value.headers["Retry-After"]) >= 1
        await eventually(lambda: not world.front.connections)
        async with world.line(made) as again:
            assert (await again.join())["type"] == "state"
        await eventually(
            lambda: not any(one.sockets for one in world.front.visitors._known.values())
        )
        assert world.front.connections == set()

    house(scene, sockets_per_address=2)


def test_many_at_once_do_not_slip_through(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        room = world.tables.room

        async def slowly(name: str, visitor: Visitor) -> Room:
            # As from a slow disk: all knock before the first is in.
            await asyncio.sleep(0.1)  # time is the subject
            return await room(name, visitor)

        monkeypatch.setattr(world.tables, "room", slowly)
        answered: list[int] = []

        async def knock() -> None:
            try:
                async with world.line(made) as line:
                    await line.join()
                    answered.append(101)
                    await eventually(lambda: len(answered) == 12)
            except aiohttp.WSServerHandshakeError as refused:
                answered.append(refused.status)

        await asyncio.gather(*(knock() for _ in range(12)))
        assert sorted(answered) == [101] * 3 + [429] * 9

    house(scene, sockets_per_address=3)


def test_a_flood_of_messages_ends_with_a_reason(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        async with world.two(made) as (loud, calm):
            for number in range(60):
                await loud.say(type="ping", id=str(number))
            heard, code = await loud.end()
            assert code == 1008
            assert heard[-1] == {
                "type": "bye",
                "code": "flood",
                "sentence": "Too many messages: slow down.",
                "retry_ms": 5000,
            }
            assert 1 <= sum(message["type"] == "pong" for message in heard) <= 45
            assert (await calm.ask("pong", type="ping"))["type"] == "pong"
        assert world.tables.counts.dropped_flood == 1

    house(scene)


def test_too_much_chat(house: House) -> None:
    """Counted by seat: another device does not help."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        async with (
            world.line(made, key=made.keys[1]) as one,
            world.line(made, key=made.keys[1]) as other,
            world.line(made, key=made.keys[2]) as ben,
        ):
            for line, seat in ((one, 1), (other, 1), (ben, 2)):
                await line.join(seat)
            for number in range(3):
                assert await one.ask("done", type="chat", id=str(number), text="hi")
            for line in (one, other):
                refused = await line.ask("refused", type="chat", id="x", text="hi")
                assert refused["code"] == "too-many"
            assert await ben.ask("done", type="chat", id="1", text="hi")
            world.clock.shift_ms += 10_000
            assert await other.ask("done", type="chat", id="2", text="hi")

    house(scene, chat_lines=3)


def test_somebody_who_plays_fast_is_no_flood(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)
            for number in range(30):
                assert (await line.ask("pong", type="ping", id=str(number)))["id"] == str(number)

    house(scene)


@pytest.mark.parametrize(("size", "passes"), [(16_384, True), (16_385, False)])
def test_a_message_has_a_size(house: House, size: int, *, passes: bool) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)
            message = json.dumps({"type": "ping", "id": "1"})
            await line.socket.send_str(message + " " * (size - len(message)))
            if passes:
                assert (await line.hear("pong"))["id"] == "1"
            else:
                _, code = await line.end()
                assert code == 1009

    house(scene)


def test_only_text_is_read(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made) as line:
            await line.socket.send_bytes(b'{"type":"ping"}')
            heard, code = await line.end()
            assert (heard[-1]["code"], code) == ("flood", 1008)

    house(scene)


@pytest.mark.promise("slow-readers")
def test_whoever_says_nothing_is_sent_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lynxdeck.server.socket.connection.JOIN_S", 0.05)

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made) as silent, world.line(made) as other:
            await other.join()
            heard, _ = await silent.end()
            assert [message["code"] for message in heard] == ["idle"]
            assert (await other.ask("pong", type="ping"))["type"] == "pong"

    house(scene)


def test_too_many_spectators(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made) as one, world.line(made) as two, world.line(made) as three:
            assert (await one.join())["type"] == "state"
            assert (await two.join())["type"] == "state"
            with capture_logs() as lines:
                assert (await three.join())["code"] == "too-many"
                assert (await three.join())["code"] == "too-many"
            assert [line["limit"] for line in lines] == [
                "There are too many spectators at this table."
            ]
            assert (await three.join(1, key=made.keys[1]))["type"] == "state"

    house(scene, spectators_per_table=2)


# --- a slow reader ----------------------------------------------------------------------------


def read_to(end: bytes, source: socket.socket) -> bytes:
    """All that came, and comes until this."""
    read = b""
    while not read.endswith(end):
        chunk = source.recv(65_536)
        assert chunk, "it was cut off before"
        read += chunk
    return read


def small_window(connection: Connection) -> None:
    """The system keeps little for it on the way: thousands of messages fewer fill it."""
    with socket.socket(fileno=os.dup(connection._transport.get_extra_info("socket").fileno())) as s:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


@pytest.mark.promise("slow-readers")
@pytest.mark.parametrize("wakes", [True, False], ids=["reads-again", "never-reads"])
def test_a_slow_reader_is_dropped_and_the_table_goes_on(house: House, wakes: bool) -> None:
    """Nobody waits for it, and what it does not read is not kept without limit."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        async with AsyncExitStack() as lines_:
            deaf = await lines_.enter_async_context(deaf_client(world.base, made, 2))
            (connection,) = world.front.connections
            small_window(connection)
            line = await lines_.enter_async_context(world.line(made, key=made.keys[1]))
            await line.join(1)
            while (await line.hear("presence"))["here"] != [1, 2]:
                pass
            loop = asyncio.get_running_loop()
            most, slowest, lines = 0, 0.0, 0
            while not connection.closing:
                before = loop.time()
                await line.say(type="chat", id=str(lines), text=f"{lines} " + "x" * 280)
                assert (await line.hear("done"))["id"] == str(lines)
                slowest = max(slowest, loop.time() - before)
                most = max(most, connection._transport.get_write_buffer_size())
                lines += 1
                assert most < 100_000, "it is never dropped"
            assert world.tables.counts.dropped_slow == 1
            # Its limit, and one message more at most; one less where it goes between two looks.
            assert 32_768 - 512 < most <= 32_768 + 16_384
            assert (
                slowest < 5.0
            )  # nobody waits for its heartbeat, which is seen to every ten seconds
            if wakes:
                unread = await asyncio.to_thread(read_to, close_frame(1013, "slow"), deaf)
                assert b'"type":"bye","code":"slow"' in unread[-300:]
            while (await line.hear("presence"))["here"] != [1]:
                pass
            assert (await line.ask("pong", type="ping"))["type"] == "pong"

    house(scene, limits="off", outbox_bytes=32_768, within_s=90)
