"""Limits count work, not messages: frames, reads, bytes and the time that answers take."""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from functools import partial
from time import thread_time

import pytest
from structlog.testing import capture_logs

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import limits
from lynxdeck.server.limits import (
    AT_ONCE_S,
    BURST_S,
    FRESH_S,
    SHARE,
    Bucket,
    Meter,
    Notices,
    Visitor,
    Visitors,
    timed,
)
from lynxdeck.server.offload import OffloadThread
from lynxdeck.server.play.conversation import Conversation
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Taken
from lynxdeck.server.tables.loading import Loader
from lynxdeck.table.table import Table
from tests.server.front.conftest import House, Line, World
from tests.server.guest import eventually
from tests.server.monitored_server import masked

TEXT, MORE, FIN, PING, PONG = 1, 0, 0x80, 0x89, 0x8A


def parts(size: int) -> Iterator[bytes]:
    """Messages, each in 8,000 parts of so many bytes."""
    while True:
        yield masked(b" " * size, TEXT) + masked(b" " * size, MORE) * 7998 + masked(b"", FIN)


def again(frame: bytes) -> Iterator[bytes]:
    """The same, for ever."""
    return itertools.repeat(frame * 50)


FLOODS: dict[str, Callable[[], Iterator[bytes]]] = {
    "parts of one byte": lambda: parts(1),
    "empty parts": lambda: parts(0),
    "pings": lambda: again(masked(b"x" * 125, PING)),
    "pongs that nobody asked for": lambda: again(masked(b"", PONG)),
    "empty messages": lambda: again(masked(b"")),
    "long messages": lambda: again(masked(b" " * 16_384)),
    "what is no message": lambda: again(masked(b"[" * 8000)),
    "a ping in a message": lambda: itertools.chain(
        [masked(b" ", TEXT)], again(masked(b"", PING) + masked(b" ", MORE))
    ),
}


async def flood(line: Line, frames: Iterator[bytes], *, every_s: float) -> None:
    """Send one after the other until it is over."""
    writer = line.socket._writer.transport
    assert writer is not None
    for frame in frames:
        if line.socket.closed or writer.is_closing():
            return
        writer.write(frame)
        await asyncio.sleep(every_s)  # time is the subject


@pytest.mark.promise("work-limits")
@pytest.mark.parametrize("name", FLOODS)
def test_whoever_makes_work_is_sent_away_and_others_play_on(house: House, name: str) -> None:
    """Each of these is under ten messages a second."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        async with world.two(made) as (loud, calm):
            sending = asyncio.create_task(flood(loud, FLOODS[name](), every_s=0.11))
            heard, code = await loud.end()
            assert code == 1008, heard[-1:]
            assert heard[-1]["code"] == "flood"
            assert (await calm.ask("pong", type="ping"))["type"] == "pong"
            sending.cancel()

    house(scene)


@pytest.mark.promise("work-limits")
def test_many_small_reads_are_work_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One byte a packet: there is hardly a whole message, and yet the server is kept busy.

    Only the price of a read counts here, not the time it took: bytes and frames are too cheap.
    """
    monkeypatch.setattr(Meter, "read", lambda _: 0.0)

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as loud:
            await loud.join(1)
            (connection,) = world.front.connections
            signs = itertools.cycle(masked(b" " * 16_000))
            until_then = itertools.takewhile(lambda _: not connection.closing, signs)
            await flood(loud, (bytes([sign]) for sign in until_then), every_s=0)
            heard, code = await loud.end()
            assert (heard[-1]["code"], code) == ("flood", 1008)
            assert heard[-1]["sentence"] == "Too much work at once: slow down."

    house(scene, work_per_second=100, message_burst=10_000)


def test_dear_messages_empty_the_bucket_though_they_are_few(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join()
            monkeypatch.setattr(Conversation, "receive", lambda *_: toil(0.02))
            for _ in range(35):
                await line.say(type="ping")
            heard, code = await line.end()
            assert code == 1008
            assert heard[-1]["sentence"] == "Too much work at once: slow down."

    house(scene, work_per_second=25)  # so little comes back that a busy machine is quick enough


def toil(seconds: float) -> None:
    """Be busy for so long."""
    began = thread_time()
    while thread_time() - began < seconds:
        pass


@pytest.mark.promise("work-limits")
def test_dear_requests_are_refused_with_a_sentence(house: House) -> None:
    async def scene(world: World) -> None:
        answers = [await world.get("/games") for _ in range(40)]
        refused = answers[-1]
        assert (refused.status, refused.code) == (429, "too-many")
        assert refused.json["sentence"] == "Too much work for this address: slow down."
        assert int(refused.headers["Retry-After"]) >= 1
        assert (await world.ask("GET", "/")).status == 429
        assert (await world.ask("GET", "/healthz")).status == 200  # a probe is answered
        assert world.tables.notices.total >= 2

    house(scene, work_per_second=1)


def test_a_heap_of_requests_is_answered_in_turn(house: House) -> None:
    """All of them, on one connection, without waiting for answers."""

    async def scene(world: World) -> None:
        host, port = world.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 300)
        read = b""
        while read.count(b"alive\n") < 300:
            read += await reader.read(65_536)
        writer.close()

    house(scene)


# --- the parts --------------------------------------------------------------------------------


def test_what_is_owed_comes_back_first() -> None:
    bucket = Bucket(0.5, 1.0)
    assert bucket.spend(0, 0.75)
    assert not bucket.spend(0, 1.25)
    assert bucket.debt_s(0) == 2
    assert bucket.debt_s(1) == 1
    assert bucket.spend(2, 0)
    assert Bucket(0.5, 1, on=False).spend(0, 100)


def test_an_address_waits_for_its_turn_before_it_is_refused() -> None:
    visitor = Visitor(Settings())
    work_s = Settings().work_per_second / 1000 * BURST_S
    assert visitor.pay(0, AT_ONCE_S)
    assert visitor.pause_s(0) == 0
    visitor.pay(0, 0.1)
    assert visitor.pause_s(0) == pytest.approx(0.1 / SHARE)
    assert visitor.wait(0) == 0
    assert not visitor.pay(0, work_s)
    assert visitor.wait(0) >= 1
    assert visitor.wait(100) == visitor.pause_s(100) == 0


def test_however_many_addresses_come_memory_does_not_grow() -> None:
    visitors = Visitors(Settings(), most=3)
    kept = visitors.find("a")
    kept.sockets = 1
    for number in range(50):
        visitors.find(str(number))
    assert len(visitors) == 3
    assert visitors.find("a") is kept  # who has something open is not forgotten


def test_the_log_has_a_line_a_minute_for_each_limit() -> None:
    notices = Notices(iter((0.0, 1.0, 59.0, 60.0, 61.0, 61.0)).__next__)
    with capture_logs() as lines:
        for _ in range(5):
            notices.bites("sockets")
        notices.bites("work")
    told = [(line["event"], line["limit"], line["times"]) for line in lines]
    assert told == [
        ("limit.reached", "sockets", 1),
        ("limit.reached", "sockets", 3),
        ("limit.reached", "work", 1),
    ]
    assert notices.total == 6


def test_every_step_of_a_request_is_paid_for() -> None:
    paid: list[float] = []

    async def busy() -> str:
        sum(range(20_000))
        await asyncio.sleep(0.05)  # time is the subject: waiting is no work
        with pytest.raises(ZeroDivisionError):
            await asyncio.get_running_loop().run_in_executor(None, lambda: 1 // 0)
        return "done"

    assert asyncio.run(_await(timed(busy(), paid.append))) == "done"
    assert len(paid) == 3
    assert 0 < sum(paid) < 0.04  # what it waited for is not its work


def test_short_work_is_measured_without_asking_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is asked about: a machine that is busy with others is nobody's work."""
    wall, own, asked = 100.0, 5.0, list[float]()

    def thread() -> float:
        asked.append(own)
        return own

    monkeypatch.setattr(limits, "perf_counter", lambda: wall)
    monkeypatch.setattr(limits, "thread_time", thread)
    meter = Meter()
    began = meter.read()
    asked.clear()
    wall, own = wall + FRESH_S / 2, own + FRESH_S / 2
    assert meter.read() - began == pytest.approx(FRESH_S / 2)
    assert not asked
    wall, own = wall + 3.0, own + 0.01  # the thread had to wait for the processor
    assert meter.read() - began == pytest.approx(0.01 + FRESH_S / 2)
    assert len(asked) == 1


async def _await(work: object) -> object:
    return await work  # type: ignore[misc]


# --- what is done outside the loop --------------------------------------------------------------


def test_those_who_ask_take_turns_and_the_row_is_bounded() -> None:
    async def scene() -> None:
        lane, order = OffloadThread("test", most=5, each=3), list[str]()
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()

        def held() -> None:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(10)

        first = asyncio.create_task(lane.do("greedy", held))
        await asyncio.sleep(0)
        wishes = ["greedy", "greedy", "greedy", "modest", "modest"]
        rest = [asyncio.create_task(lane.do(who, partial(order.append, who))) for who in wishes]
        await asyncio.sleep(0)
        for who in ("greedy", "modest"):
            with pytest.raises(Refusal, match="ask again"):
                await lane.do(who, held)
        rest.pop(2).cancel()
        gate.set()
        await asyncio.gather(first, *rest)
        assert order == ["greedy", "modest", "greedy", "modest"]
        assert len(lane) == 0
        assert (await lane.do("anybody", lambda: 7))[0] == 7

    asyncio.run(scene())


def test_a_code_is_drawn_once_and_not_for_too_much(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lynxdeck.server.http.routes import general as rooms

    drawn: list[str] = []
    draw = rooms._draw

    def noted(text: str) -> str:
        drawn.append(text)
        return draw(text)

    monkeypatch.setattr(rooms, "_draw", noted)
    monkeypatch.setattr(rooms, "CODES", 2)

    async def scene(world: World) -> None:
        rooms._CODES.clear()
        for text in ("a", "a", "b", "a", "c", "a", "b"):
            answer = await world.post("/qr", {"text": text})
            assert answer.text.startswith("<svg")
        assert drawn == ["a", "b", "c", "b"]
        assert len(rooms._CODES) == 2
        answer = await world.post("/qr", {"text": "😀" * 129})
        assert (answer.status, answer.code) == (422, "too-long")

    house(scene)


def test_a_lesson_has_an_end(house: House) -> None:
    async def scene(world: World) -> None:
        script = {"deck": ["1"], "moves": {"2": ["x"] * 501}}
        answer = await world.post("/tables", {"game": "linko", "seats": 2, "script": script})
        assert (answer.status, answer.code) == (422, "bad-request")

    house(scene)


@pytest.mark.promise("work-limits")
def test_long_logs_of_one_address_are_read_in_turn_and_on_its_account(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once worked: forty tables of one address, asked for at once, kept another's away for 36 s."""
    honest, may_go_on, begun = Loader.load, asyncio.Event(), list[str]()

    async def load(loader: Loader, name: str) -> tuple[Table, Taken]:
        begun.append(name)
        if not name.startswith(others):
            await may_go_on.wait()
        return await honest(loader, name)

    others = "none"
    monkeypatch.setattr(Loader, "load", load)

    async def scene(world: World) -> None:
        nonlocal others
        made = [(await world.table("Ann")).path for _ in range(5)]
        others = made[-1].rpartition("/")[2]
        world.tables._rooms.clear()
        away = [world.get(path, X_Forwarded_For="198.51.100.7") for path in made[:-1]]
        asked = [asyncio.create_task(one) for one in away]
        await eventually(lambda: bool(begun))
        assert (await world.get(made[-1], X_Forwarded_For="198.51.100.8")).status == 200
        assert [name == others for name in begun] == [False, True]
        may_go_on.set()
        assert {(await one).status for one in asked} == {200}
        who = world.front.visitors.find("198.51.100.7")
        assert [seconds for one, seconds in paid if one is who] == [3 * limits.EVENT_S] * 4

    def pay(visitor: Visitor, now: float, seconds: float) -> None:  # noqa: ARG001
        paid.append((visitor, seconds))

    paid: list[tuple[Visitor, float]] = []
    monkeypatch.setattr(Visitor, "pay_offloaded", pay)
    house(scene, trusted_proxies="127.0.0.1")
