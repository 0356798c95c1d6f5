"""What every store promises to several processes: who is too late loses, and loses nothing else."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from lynxdeck.server.store import Held, Key, Listing, NotOwner, Page, Stale
from tests.server.memory_database import MemoryDatabase
from tests.server.memory_store import MemoryStore
from tests.server.store.asking import Asker

Two = Callable[[Callable[[Any, Any], Any]], None]
On = Callable[[Callable[[Any], Any]], None]


def test_a_table_is_let_go_by_one_and_taken_up_by_another(on_two: Two) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a", "b", events=2)
        assert await ann.rekey("a", Key("a", 1, "seat", b"k")) is None
        last = ann.ask("a", 3)
        await ann.store.release("a", ann.owners["a"])
        assert last.result() is None  # it was asked for first
        taken = await ben.store.take("a")
        assert [row.n for row in taken.rows] == [1, 2, 3]
        assert taken.keys == [Key("a", 1, "seat", b"k")]
        ben.owners["a"] = taken.owner
        assert await ben.append("a", 4, 5) is None
        assert await ann.append("b", 3) is None  # another table, and still hers
        await ben.store.release("a", ben.owners["a"])
        assert await ann.take("a") == 5
        assert await ann.append("a", 6) is None
        assert await ben.numbers("a") == [1, 2, 3, 4, 5, 6]

    on_two(scene)


def test_who_writes_behind_anothers_back_is_too_late_and_nothing_is_lost(on_two: Two) -> None:
    """The first has let go, the second went on; then the first wakes up and tries to as well."""

    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a", events=2)
        await ann.append("a", 3)
        await ann.store.release("a", ann.owners["a"])
        await ben.take("a")
        assert await ben.append("a", 4) is None
        late = Page("a", 3, ann.owners["a"], [(9, b"late")], Listing("over", b"late"))
        assert isinstance(await ann.ask_page(late), Stale | NotOwner)
        assert await ben.append("a", 5) is None
        assert await ann.numbers("a") == [1, 2, 3, 4, 5]
        assert await ben.entry("a") == ann.table("a")

    on_two(scene)


def test_of_many_who_race_for_each_number_one_gets_it(on_two: Two) -> None:
    """Each writes all numbers, one after the other; every number has one owner."""

    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a", "b")
        await ann.store.release("a", ann.owners["a"])
        won: list[tuple[Any, int]] = []

        async def race(one: Any) -> None:
            for n in range(2, 40):
                try:
                    await one.take("a")
                except Held:
                    continue
                outcome = await one.append("a", n)
                assert outcome is None or isinstance(outcome, Stale | NotOwner)
                if outcome is None:
                    won.append((one, n))
                await one.store.release("a", one.owners["a"])

        await asyncio.gather(race(ann), race(ben))
        numbers = await ann.numbers("a")
        assert numbers == list(range(1, len(numbers) + 1))
        assert sorted(n for _, n in won) == numbers[1:]
        assert await ann.append("b", 2) is None

    on_two(scene)


def test_a_foreign_token_opens_nothing(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        page = ask.page("a", 2, listing=Listing("over"))
        refused = await ask.ask_page(replace(page, owner=page.owner + 1))
        assert isinstance(refused, NotOwner)
        assert await ask.numbers("a") == [1]
        assert await ask.entry("a") == ask.table("a")
        assert await ask.ask_page(page) is None

    on(scene)


def test_letting_go_of_what_is_not_ours_does_nothing(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        await ask.store.release("nowhere", 1)
        await ask.store.release("a", ask.owners["a"] + 1)
        assert await ask.append("a", 2) is None

    on(scene)


def test_what_is_let_go_and_taken_up_at_once_is_ours_again(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        leaving = asyncio.create_task(ask.store.release("a", ask.owners["a"]))
        await asyncio.sleep(0)  # it is asked for
        await ask.take("a")
        await leaving
        assert await ask.append("a", 2) is None

    on(scene)


def test_a_closed_store_has_let_go_of_all(on_two: Two) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a", events=2)
        asked = ann.ask("a", 3)
        await ann.store.close()
        assert asked.result() is None
        assert await ben.take("a") == 3
        assert await ben.append("a", 4) is None

    on_two(scene)


def test_one_who_was_not_heard_of_for_long_cannot_append_any_more() -> None:
    """Where processes share a store it fences; with SQLite the file itself is claimed."""

    async def scene() -> None:
        shelf = MemoryDatabase()
        ann, ben = Asker(MemoryStore(shelf)), Asker(MemoryStore(shelf))
        await ann.store.open()
        await ben.store.open()
        await ann.create("a")
        with pytest.raises(Held):
            await ben.take("a")
        assert isinstance(ann.store, MemoryStore)
        ann.store.lapse()
        assert isinstance(await ann.append("a", 2), NotOwner)
        await ben.take("a")
        assert isinstance(await ann.append("a", 2), NotOwner)  # with the right number
        assert await ben.append("a", 2) is None
        with pytest.raises(Held):
            await ann.take("a")
        assert await ben.numbers("a") == [1, 2]

    asyncio.run(scene())
