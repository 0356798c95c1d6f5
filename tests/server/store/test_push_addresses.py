"""What every store promises of push addresses, asked of each kind."""

from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.server.store import PushAddress, UnknownTable

On = Callable[[Callable[[Any], Any]], None]


def test_a_push_address_is_stored_until_it_is_removed(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        first, second = (
            PushAddress("a", 1, 3, b"1", b"here"),
            PushAddress("a", 2, 4, b"2", b"there"),
        )
        elsewhere = PushAddress("b", 1, 3, b"1", b"elsewhere")
        for one in (first, second, elsewhere):
            await ask.store.subscribe(one, 5)
        assert await ask.store.subscriptions("a") == [first, second]
        moved = first._replace(sitting=9, payload=b"new")
        await ask.store.subscribe(moved, 5)
        assert await ask.store.subscriptions("a") == [second, moved]
        await ask.store.unsubscribe("a", [b"2", b"was never there"])
        assert await ask.store.subscriptions("a") == [moved]
        assert await ask.store.subscriptions("b") == [elsewhere]
        await ask.store.delete_table("b")
        assert await ask.store.subscriptions("b") == []
        with pytest.raises(UnknownTable):
            await ask.store.subscribe(elsewhere, 5)

    on(scene)


def test_the_oldest_push_address_of_a_seat_makes_room(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        other = PushAddress("a", 2, 3, b"other", b"")
        await ask.store.subscribe(other, 2)
        mine = [PushAddress("a", 1, 3, bytes([n]), b"") for n in range(4)]
        for one in mine:
            await ask.store.subscribe(one, 2)
        assert await ask.store.subscriptions("a") == [other, *mine[2:]]

    on(scene)
