"""What every bus promises: hints come to the others, soon; whatever else comes is dropped."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from lynxdeck.server.cluster import bus as network_bus
from lynxdeck.server.cluster.bus import (
    LONGEST,
    NO_PROCESS,
    UNLOGGED,
    Bus,
    BusHint,
    MalformedError,
    PostgresBus,
    RedisBus,
    read,
    write,
)
from tests.server.guest import eventually
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.redis import Redis

Make = Callable[[], Bus]


@pytest.fixture(params=["memory", "postgres", "redis"])
def make(request: pytest.FixtureRequest) -> Make:
    """`make()`: one more line to the same bus."""
    if request.param == "memory":
        exchange = Exchange()
        return lambda: MemoryBus(exchange)
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
        return lambda: PostgresBus(address)
    address = request.getfixturevalue("redis").address
    return lambda: RedisBus(address)


class Ears:
    """Somebody on the bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[BusHint] = []
        self.times = 0

    def hear(self, hints: Sequence[BusHint]) -> None:
        """Others tell something."""
        self.times += 1
        self.heard += hints

    async def open(self, me: int = NO_PROCESS) -> None:
        """Join, and wait until nothing is missed any more."""
        await self.bus.open(self.hear, me)
        await eventually(lambda: self.bus.healthy)


def play(make: Make, scene: Callable[[Ears, Ears], Awaitable[None]]) -> None:
    """A scene with two on the bus."""

    async def whole() -> None:
        one, other = Ears(make()), Ears(make())
        await one.open()
        await other.open()
        try:
            await scene(one, other)
        finally:
            await one.bus.close()
            await other.bus.close()

    asyncio.run(whole())


def test_the_others_hear_and_nobody_hears_themselves(make: Make) -> None:
    async def scene(one: Ears, other: Ears) -> None:
        one.bus.tell(BusHint("a", 1))
        one.bus.tell(BusHint("b", 2))
        one.bus.tell(BusHint("b", UNLOGGED))
        await eventually(lambda: len(other.heard) == 3)
        assert sorted(other.heard) == [("a", 1), ("b", UNLOGGED), ("b", 2)]
        assert other.times == 1, "what comes together goes together"
        other.bus.tell(BusHint("a", 3))
        await eventually(lambda: one.heard == [("a", 3)])

    play(make, scene)


def test_what_is_for_some_nobody_else_hears(make: Make) -> None:
    async def whole() -> None:
        lines = [Ears(make()) for _ in range(4)]
        for me, line in enumerate(lines, start=1):
            await line.open(me)
        one, two, three, four = lines
        one.bus.tell(BusHint("a", 1), [2, 3])
        one.bus.tell(BusHint("b", 2), [3])
        one.bus.tell(BusHint("c", 3), [])
        await eventually(lambda: len(two.heard) + len(three.heard) == 3)
        one.bus.tell(BusHint("d", 4))
        await eventually(lambda: all(("d", 4) in line.heard for line in (two, three, four)))
        assert two.heard == [("a", 1), ("d", 4)]
        assert three.heard == [("a", 1), ("b", 2), ("d", 4)]
        assert four.heard == [("d", 4)]
        assert not one.heard
        for line in lines:
            await line.bus.close()

    asyncio.run(whole())


def test_what_is_told_last_is_heard_too(make: Make) -> None:
    async def scene(one: Ears, other: Ears) -> None:
        one.bus.tell(BusHint("a", 9))
        await one.bus.close()
        await eventually(lambda: other.heard == [("a", 9)])

    play(make, scene)


def test_a_line_that_breaks_is_joined_again(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is broken everybody knows, and what is told is not held up."""
    monkeypatch.setattr(network_bus, "FIRST_PAUSE_S", 0.02)
    monkeypatch.setattr(network_bus, "LONGEST_PAUSE_S", 0.05)

    async def scene(one: Ears, other: Ears) -> None:
        redis.stop()
        one.bus.tell(BusHint("a", 1))
        await eventually(lambda: not one.bus.healthy and not other.bus.healthy)
        one.bus.tell(BusHint("a", 2))
        redis.start()
        await eventually(lambda: one.bus.healthy and other.bus.healthy)
        one.bus.tell(BusHint("a", 3))
        await eventually(lambda: BusHint("a", 3) in other.heard)

    play(lambda: RedisBus(redis.address), scene)


def test_a_line_without_a_word_is_not_relied_on(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis stands still: it takes everything, and passes nothing on."""
    monkeypatch.setattr(network_bus, "ECHO_S", 0.05)
    monkeypatch.setattr(network_bus, "DOUBT_S", 0.5)

    async def scene(one: Ears, other: Ears) -> None:
        redis.signal(signal.SIGSTOP)
        try:
            await eventually(lambda: not one.bus.healthy and not other.bus.healthy)
        finally:
            redis.signal(signal.SIGCONT)
        await eventually(lambda: one.bus.healthy and other.bus.healthy)

    play(lambda: RedisBus(redis.address), scene)


def test_what_a_stranger_says_is_dropped_and_counted(redis: Redis) -> None:
    async def scene(one: Ears, other: Ears) -> None:
        from redis.asyncio import Redis as Client

        async with Client.from_url(redis.address) as stranger:
            for text in (b"hello", b"\xff\xfe", b"2 x a 1", b"1 x a", b"1 x a b", b"1 x a/../b 1"):
                await stranger.publish("lynxdeck", text)
        one.bus.tell(BusHint("a", 1))
        await eventually(lambda: other.heard == [("a", 1)])
        assert other.bus.malformed >= 5

    play(lambda: RedisBus(redis.address), scene)


def test_many_hints_are_as_few_messages_as_fit() -> None:
    hints = [BusHint(f"table-{n:06}", n) for n in range(1000)]
    texts = list(write("me", hints))
    assert len(texts) == 3
    assert all(len(text) <= LONGEST for text in texts)
    assert [hint for text in texts for hint in read("you", text)] == hints


@pytest.mark.parametrize("text", ["", "1", "1 x a", "1 x a 1 b", "9 x a 1", "1 x a 1.5", "1 x ä 1"])
def test_nonsense_is_refused(text: Any) -> None:
    if text == "1":
        assert read("me", text) == []
        return
    with pytest.raises(MalformedError):
        read("me", text)
