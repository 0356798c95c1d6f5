"""What every store promises about tables as a whole: made, listed, found, forgotten."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from lynxdeck.server.store import (
    Conflict,
    Key,
    KeyChange,
    Listing,
    Page,
    Stale,
    TableRow,
    UnknownTable,
)

On = Callable[[Callable[[Any], Any]], None]


def test_a_table_is_made_whole_or_not_at_all(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        key = Key("b", 1, "seat", b"k")
        with pytest.raises(Conflict):
            await ask.create("a")
        with pytest.raises(Conflict):  # the invite leads elsewhere
            await ask.store.create(ask.table("b")._replace(invite_hash=b"invite a"), [])
        with pytest.raises(Conflict):  # a key twice
            await ask.store.create(ask.table("b"), [ask.line("b", 1)], [key, key])
        await ask.create("c")  # it must not inherit anything of what was taken back
        assert await ask.store.take("b") is None
        assert await ask.store.find_invite(b"invite b") is None
        assert isinstance(await ask.append("b", 2), UnknownTable)
        assert await ask.store.read("b") == []
        assert await ask.numbers("c") == [1]
        ask.owners["b"] = await ask.store.create(ask.table("b"), [ask.line("b", 1)], [key])
        assert await ask.append("b", 2) is None
        assert await ask.numbers("b") == [1, 2]
        assert await ask.keys("b") == [key]

    on(scene)


def test_a_listing_changes_with_the_events_that_change_it(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=2)
        before = ask.table("a")
        assert await ask.entry("a") == before
        page = ask.page("a", 3, at=7, listing=Listing("playing", b"new"))
        refused = ask.page("a", 3, at=8, listing=Listing("over", b"never"))
        outcomes = await asyncio.gather(ask.ask_page(page), ask.ask_page(refused))
        assert [type(outcome) for outcome in outcomes] == [type(None), Stale]
        after = before._replace(status="playing", summary=b"new", updated=7)
        assert await ask.entry("a") == after
        await ask.append("a", 4)  # says nothing of the listing
        assert await ask.entry("a") == after
        only = Page("a", 4, ask.owners["a"], [], Listing("between", b"put right"))
        assert await ask.ask_page(only) is None
        assert await ask.entry("a") == after._replace(status="between", summary=b"put right")
        assert isinstance(await ask.ask_page(replace(only, after=3)), Stale)
        assert await ask.numbers("a") == [1, 2, 3, 4]
        assert await ask.entry("b") == ask.table("b")

    on(scene)


def test_of_several_listings_in_one_commit_the_last_one_stays(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        pages = [
            ask.page("a", 2, at=5, listing=Listing("playing", b"2")),
            ask.page("a", 3, at=6, listing=Listing("over", b"3")),
            ask.page("a", 4, at=7),
            Page("a", 4, ask.owners["a"], [], Listing("over", b"4")),
        ]
        assert set(await asyncio.gather(*map(ask.ask_page, pages))) == {None}
        after = ask.table("a", status="over", updated=6)._replace(summary=b"4")
        assert await ask.entry("a") == after

    on(scene)


def test_an_invite_leads_to_one_table_and_can_be_changed(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        assert await ask.store.find_invite(b"invite a") == "a"
        assert await ask.change("a", KeyChange(invite=b"new")) is None
        assert await ask.store.find_invite(b"invite a") is None
        assert await ask.store.find_invite(b"new") == "a"
        assert await ask.entry("a") == ask.table("a")._replace(invite_hash=b"new")
        assert await ask.change("a", KeyChange(invite=b"new")) is None
        assert isinstance(await ask.change("nowhere", KeyChange(invite=b"x")), UnknownTable)
        assert isinstance(await ask.change("b", KeyChange(invite=b"new")), Conflict)
        assert await ask.entry("b") == ask.table("b")

    on(scene)


def test_the_lobby_shows_public_tables_that_wait_and_then_those_under_way(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("old", updated=1)
        await ask.create("new", updated=9)
        await ask.create("mid", updated=5)
        await ask.create("also mid", updated=5)
        await ask.create("secret", public=False)
        await ask.create("busy", status="playing", updated=7)
        await ask.create("over", status="over")
        await ask.create("closed", status="closed")
        shown = await ask.store.lobby(10, list)
        assert [row.table for row in shown] == ["new", "also mid", "mid", "old", "busy"]
        assert shown[0] == ask.table("new", updated=9)
        assert [row.table for row in await ask.store.lobby(2, list)] == ["new", "also mid"]
        assert await ask.store.lobby(9, lambda rows: next(iter(rows)).table) == "new"
        assert await ask.store.unfinished() == ["busy"]

    on(scene)


def test_a_deleted_table_is_gone_with_all_that_hangs_on_it(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=3)
        for name in "ab":
            assert await ask.rekey(name, Key(name, 1, "seat", b"1")) is None
        waiting = ask.ask("a", 4)
        await ask.store.delete_table("a")
        assert waiting.result() is None  # it was asked for first
        assert isinstance(await ask.append("a", 5), UnknownTable)
        assert await ask.entry("a") is None
        assert await ask.store.read("a") == []
        assert await ask.keys("a") == []
        with pytest.raises(UnknownTable):
            await ask.store.delete_table("a")
        assert await ask.numbers("b") == [1, 2, 3]
        assert len(await ask.keys("b")) == 1
        await ask.create("a")  # the name is free, and its number is not that of the old one
        assert await ask.append("a", 2) is None
        assert await ask.numbers("a") == [1, 2]

    on(scene)


def test_tables_are_forgotten_by_age_and_status(on: On) -> None:
    async def scene(ask: Any) -> None:
        old = [f"old {n}" for n in range(45)]
        await ask.create(*old, status="over")
        await ask.create("new", status="over", updated=100)
        await ask.create("old but played", status="over")
        await ask.ask_page(ask.page("old but played", 2, at=100))
        await ask.create("going on", status="playing")
        await ask.create("closed", status="closed")
        await ask.store.create(ask.table("empty", status="over"), [])
        gone = await ask.store.forget(100, status=["over"])
        assert sorted(gone) == sorted([*old, "empty"])
        assert await ask.store.read("old 7") == []
        assert await ask.numbers("new") == [1]
        assert await ask.store.forget(100) == ["closed"]
        gone = await ask.store.forget(101, status=["over"])
        assert sorted(gone) == ["new", "old but played"]
        assert await ask.store.unfinished() == ["going on"]
        assert (await ask.store.stats()).tables == 1

    on(scene)


def test_some_tables_are_spared_however_many_there_are(on: On) -> None:
    async def scene(ask: Any) -> None:
        names = [f"t {n}" for n in range(70)]
        await ask.create(*names)
        seen: list[str] = []

        def spare(row: TableRow) -> bool:
            seen.append(row.table)
            return int(row.table[2:]) % 2 == 0

        gone = await ask.store.forget(100, status=["waiting"], spare=spare)
        assert sorted(gone) == sorted(names[1::2])
        assert sorted(seen) == sorted(names), "each once"
        assert [len(await ask.numbers(name)) for name in names] == [1, 0] * 35
        assert await ask.store.forget(100, status=["waiting"], spare=lambda _: True) == []

    on(scene)
