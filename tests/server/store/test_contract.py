"""What every store promises, asked of each kind."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import (
    Closed,
    Conflict,
    EventStore,
    Key,
    KeyChange,
    Line,
    Listing,
    Page,
    Row,
    SqliteStore,
    Stale,
    TableRow,
    UnknownTable,
    Uptime,
)
from lynxdeck.server.store.postgres import PostgresStore
from tests.server.memory_store import MemoryStore

On = Callable[[Callable[[Any], Any]], None]


def test_events_come_back_in_order_whatever_they_hold(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=2)
        odd = [Line(2**62, bytes(range(256)) * 300), Line(-5, b"")]
        assert await ask.ask_page(Page("a", 2, ask.owners["a"], odd)) is None
        assert await ask.append("b", 3) is None
        rows = await ask.store.read("a")
        written = [Row("a", n, *line) for n, line in enumerate(odd, start=3)]
        assert rows == [ask.row("a", 1), ask.row("a", 2), *written]
        assert await ask.store.read("a", 3) == written[1:]
        assert await ask.store.read("a", 4) == []
        assert await ask.numbers("b") == [1, 2, 3]
        assert await ask.store.read("nowhere") == []

    on(scene)


def test_a_table_is_taken_with_its_entry_its_events_and_its_keys(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=3)
        assert await ask.rekey("a", Key("a", 2, "seat", b"k2", sitting=3)) is None
        assert await ask.rekey("b", Key("b", 1, "seat", b"k1")) is None
        taken = await ask.store.take("a")
        assert taken.owner == ask.owners["a"]  # it was ours already
        assert taken.entry == ask.table("a")
        assert taken.rows == await ask.store.read("a")
        assert taken.keys == [Key("a", 2, "seat", b"k2", sitting=3)]
        assert await ask.store.take("nowhere") is None
        assert await ask.append("a", 4) is None  # a look leaves nothing locked
        assert [row.n for row in (await ask.store.take("a")).rows] == [1, 2, 3, 4]

    on(scene)


def test_outcomes_come_in_the_order_of_the_appends_and_never_at_once(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        heard: list[tuple[str, int, str]] = []

        def listen(table: str, n: int) -> None:
            ask.store.append(
                ask.page(table, n), lambda fault: heard.append((table, n, type(fault).__name__))
            )
            assert (table, n) not in [one[:2] for one in heard]

        for n in (2, 3, 3, 4):
            listen("a", n)
            listen("b", n)
        await ask.append("a", 5)
        good = {2: "NoneType", 3: "NoneType", 4: "NoneType"}
        assert heard[:4] == [(t, n, good[n]) for n in (2, 3) for t in "ab"]
        assert heard[4:6] == [("a", 3, "Stale"), ("b", 3, "Stale")]
        assert heard[6:] == [("a", 4, "NoneType"), ("b", 4, "NoneType")]

    on(scene)


def test_an_append_is_all_or_nothing_and_fails_alone(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=3)
        outcomes = await asyncio.gather(
            ask.ask("a", 4),
            ask.ask("b", 3, 4, 5),  # the first one is taken
            ask.ask("b", 5, 6),  # and there would be a gap
            ask.ask("nowhere", 1),
            ask.ask("b", 4, 5),
            ask.ask_page(ask.page("a", 5)._replace(owner=99)),
            ask.ask("a", 5),
        )
        kinds = [type(outcome).__name__ for outcome in outcomes]
        well = "NoneType"
        assert kinds == [well, "Stale", "Stale", "UnknownTable", well, "NotOwner", well]
        assert await ask.numbers("a") == [1, 2, 3, 4, 5]
        assert await ask.numbers("b") == [1, 2, 3, 4, 5]

    on(scene)


def test_of_two_who_write_the_same_number_the_first_wins(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        first, second = ask.page("a", 2), ask.page("a", 2)._replace(lines=[Line(1, b"second")])
        outcomes = await asyncio.gather(ask.ask_page(first), ask.ask_page(second))
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Stale)
        assert await ask.store.read("a", 1) == [ask.row("a", 2)]

    on(scene)


def test_a_listener_that_stumbles_does_not_stop_the_others(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        unheard: list[Any] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: unheard.append(what["exception"]))

        def stumble(fault: BaseException | None) -> None:
            raise ZeroDivisionError(fault)

        ask.store.append(ask.page("a", 2), stumble)
        assert await ask.append("a", 3) is None
        assert [type(fault) for fault in unheard] == [ZeroDivisionError]
        assert await ask.numbers("a") == [1, 2, 3]

    on(scene)


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
        assert isinstance(await ask.ask_page(only._replace(after=3)), Stale)
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


def test_rewriting_changes_what_is_there_and_nothing_else(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", events=3)
        with pytest.raises(UnknownTable):
            await ask.store.rewrite([Row("a", 2, 7, b"clean"), Row("a", 9, 7, b"clean")])
        with pytest.raises(UnknownTable):
            await ask.store.rewrite([Row("nowhere", 1, 7, b"clean")])
        assert await ask.numbers("a") == [1, 2, 3]
        await ask.store.rewrite([Row("a", 2, 7, b"clean")])
        rows = await ask.store.read("a")
        assert rows == [ask.row("a", 1), Row("a", 2, 1, b"clean"), ask.row("a", 3)]

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


def test_the_store_remembers_when_servers_were_up(on: On) -> None:
    async def scene(ask: Any) -> None:
        assert await ask.store.uptimes() == []
        await ask.store.remember(Uptime(10, 10))
        await ask.store.remember(Uptime(10, 20))
        await ask.store.remember(Uptime(30, 31))
        assert await ask.store.uptimes() == [(10, 20), (30, 31)]
        await ask.create("a")
        await ask.ask_page(ask.page("a", 2, at=45))
        assert await ask.store.uptimes() == [(10, 20), (30, 45)], "the newest event is later"

    on(scene)


def test_closing_finishes_what_was_asked_for_and_refuses_the_rest(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        assert ask.store.healthy
        asked = [ask.ask("a", n) for n in range(2, 50)]
        await ask.store.close()
        assert [outcome.result() for outcome in asked] == [None] * 48
        assert not ask.store.healthy
        assert isinstance(await ask.append("a", 50), Closed)
        for call in (ask.store.read("a"), ask.create("b"), ask.store.unfinished()):
            with pytest.raises(Closed):
                await call

    on(scene)


def test_stats_count_what_was_done(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=2)
        await ask.append("a", 3, 4, 5)
        await ask.append("a", 5, 6)
        stats = await ask.store.stats()
        assert (stats.tables, stats.events, stats.appended, stats.failed) == (2, 7, 3, 1)
        assert stats.size > 0

    on(scene)


def test_the_contract_is_met_and_little_more() -> None:
    asked: list[EventStore] = [MemoryStore(), SqliteStore(Path()), PostgresStore("")]
    # mypy sees to the signatures
    names = {name for name in vars(EventStore) if not name.startswith("_")}
    for store in asked:
        assert names <= set(dir(store)), store
    shown = {name for name in vars(SqliteStore) if not name.startswith("_")}
    assert shown - names == {"look", "tables"}  # for the commands that read beside a server
    shown = {name for name in vars(PostgresStore) if not name.startswith("_")}
    assert shown - names == {"look", "tables", "process"}  # and who asks, for the queue of thoughts


def test_what_waits_together_succeeds_and_fails_apart(on: On) -> None:
    """However many share a commit: each has its own outcome, and what failed left no trace."""

    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        store, go = ask.store, asyncio.ensure_future
        wishes = [
            ask.ask("a", 2),
            go(store.rewrite([Row("nowhere", 1, 1, b"x")])),
            go(ask.create("c")),
            go(store.create(ask.table("a"), [ask.line("a", 9)])),
        ]
        await asyncio.sleep(0)
        wishes += [
            ask.ask("b", 1, 2),
            ask.ask("a", *range(3, 90)),
            ask.ask_page(Page("a", 89, ask.owners["a"], [], None, KeyChange(invite=b"new"))),
        ]
        told = await asyncio.gather(*wishes, return_exceptions=True)
        kinds = [type(one).__name__ for one in told]
        assert kinds == [
            "NoneType",
            "UnknownTable",
            "NoneType",
            "Conflict",
            "Stale",
            *["NoneType"] * 2,
        ]
        assert await ask.numbers("a") == list(range(1, 90))
        assert await ask.numbers("b") == [1]
        assert await ask.numbers("c") == [1]
        assert await store.find_invite(b"new") == "a"
        assert await ask.append("c", 2) is None

    on(scene)
