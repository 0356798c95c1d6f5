"""What every store promises of bells, asked of each kind."""

from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.server.store import Bell, UnknownTable

On = Callable[[Callable[[Any], Any]], None]


def test_bells_hang_until_they_are_taken_down(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        first, second = Bell("a", 1, 3, b"1", b"here"), Bell("a", 2, 4, b"2", b"there")
        elsewhere = Bell("b", 1, 3, b"1", b"elsewhere")
        for bell in (first, second, elsewhere):
            await ask.store.hang(bell, 5)
        assert await ask.store.bells("a") == [first, second]
        moved = first._replace(sitting=9, payload=b"new")
        await ask.store.hang(moved, 5)
        assert await ask.store.bells("a") == [second, moved]
        await ask.store.take_down("a", [b"2", b"was never there"])
        assert await ask.store.bells("a") == [moved]
        assert await ask.store.bells("b") == [elsewhere]
        await ask.store.delete_table("b")
        assert await ask.store.bells("b") == []
        with pytest.raises(UnknownTable):
            await ask.store.hang(elsewhere, 5)

    on(scene)


def test_the_oldest_bell_of_a_seat_makes_room(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        other = Bell("a", 2, 3, b"other", b"")
        await ask.store.hang(other, 2)
        mine = [Bell("a", 1, 3, bytes([n]), b"") for n in range(4)]
        for bell in mine:
            await ask.store.hang(bell, 2)
        assert await ask.store.bells("a") == [other, *mine[2:]]

    on(scene)
