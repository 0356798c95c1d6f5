"""What every store promises of keys, asked of each kind."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.server.store import Conflict, Key, UnknownTable

On = Callable[[Callable[[Any], Any]], None]


def test_keys_come_and_go_by_seat_and_kind(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        host = Key("a", 0, "host", b"h")
        mine, late = Key("a", 1, "seat", b"1"), Key("a", 1, "handover", b"t", 50)
        other, elsewhere = Key("a", 2, "seat", b"2"), Key("b", 1, "seat", b"1")
        await ask.store.add_keys([other, mine, host, late, elsewhere])
        assert await ask.keys("a") == [host, late, mine, other]
        assert await ask.keys("b") == [elsewhere]
        with pytest.raises(Conflict):
            await ask.store.add_keys([Key("a", 3, "seat", b"3"), Key("a", 3, "seat", b"1")])
        with pytest.raises(UnknownTable):
            await ask.store.add_keys([Key("a", 3, "seat", b"3"), Key("nowhere", 3, "seat", b"x")])
        assert await ask.keys("a") == [host, late, mine, other]
        new = Key("a", 1, "seat", b"new")
        with pytest.raises(Conflict):  # nothing dies if nothing takes its place
            await ask.store.revoke("a", 1, kinds=["seat"], instead=[Key("a", 1, "seat", b"2")])
        assert await ask.store.revoke("a", 1, kinds=["seat", "handover"], instead=[new]) == 2
        assert await ask.keys("a") == [host, new, other]
        assert await ask.store.revoke("a", 3, kinds=["seat"]) == 0
        assert await ask.keys("b") == [elsewhere]

    on(scene)


def test_a_one_time_key_opens_once_and_in_time(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        once = Key("a", 1, "handover", b"t", 50)
        await ask.store.add_keys([once, Key("a", 1, "seat", b"s")])
        take = ask.store.take_key
        assert await take("a", b"t", kind="handover", now=50) is None
        assert await take("a", b"s", kind="handover", now=1) is None
        assert await take("b", b"t", kind="handover", now=1) is None
        assert await take("nowhere", b"t", kind="handover", now=1) is None
        tries = [take("a", b"t", kind="handover", now=49) for _ in range(5)]
        taken = await asyncio.gather(*tries)
        assert sorted(taken, key=lambda one: one is None) == [once, None, None, None, None]
        assert await ask.keys("a") == [Key("a", 1, "seat", b"s")]

    on(scene)


def test_late_keys_are_dropped(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        keys = [Key("a", n, "handover", bytes([n]), expires) for n, expires in [(1, 9), (2, 10)]]
        keys += [Key("a", 3, "handover", b"3", 11), Key("a", 4, "seat", b"4")]
        await ask.store.add_keys(keys)
        assert await ask.store.drop_late_keys(10) == 2
        assert await ask.keys("a") == keys[2:]

    on(scene)
