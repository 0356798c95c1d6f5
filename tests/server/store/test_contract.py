"""What every store promises about events and about itself, asked of each kind."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from lynxdeck.server.store import (
    EventStore,
    Key,
    KeyChange,
    Page,
    Row,
    Stale,
    StoreClosed,
    UnknownTable,
    Uptime,
)
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.memory_store import MemoryStore

On = Callable[[Callable[[Any], Any]], None]


def test_events_come_back_in_order_whatever_they_hold(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=2)
        odd = [(2**62, bytes(range(256)) * 300), (-5, b"")]
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
            ask.ask_page(replace(ask.page("a", 5), owner=99)),
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
        first = ask.page("a", 2)
        second = replace(first, lines=[(1, b"second")])
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
        assert isinstance(await ask.append("a", 50), StoreClosed)
        for call in (ask.store.read("a"), ask.create("b"), ask.store.unfinished()):
            with pytest.raises(StoreClosed):
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
    for kind in (SqliteStore, PostgresStore):
        shown = {name for name in vars(kind) if not name.startswith("_")}
        assert shown - names == {"look", "tables", "names", "check"}  # for commands


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
