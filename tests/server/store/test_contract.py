"""What every store promises, asked of each kind."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.server.store import (
    Closed,
    Conflict,
    Key,
    MemoryStore,
    Row,
    SqliteStore,
    UnknownTable,
    contract,
)

On = Callable[[Callable[[Any], Any]], None]


def test_events_come_back_in_order_whatever_they_hold(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=2)
        odd = [Row("a", 4, -5, b""), Row("a", 3, 2**62, bytes(range(256)) * 300)]
        assert await ask.ask_rows(*odd) is None
        assert await ask.append("b", 3) is None
        rows = await ask.store.read("a")
        assert rows == [ask.row("a", 1), ask.row("a", 2), odd[1], odd[0]]
        assert await ask.store.read("a", 3) == [odd[0]]
        assert await ask.store.read("a", 4) == []
        assert await ask.numbers("b") == [1, 2, 3]
        assert await ask.store.read("nowhere") == []

    on(scene)


def test_a_table_comes_whole_with_its_entry_its_events_and_its_keys(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=3)
        await ask.store.add_keys([Key("a", 2, "seat", b"k2"), Key("b", 1, "seat", b"k1")])
        whole = await ask.store.whole("a")
        assert whole.entry == await ask.store.table("a")
        assert whole.rows == await ask.store.read("a")
        assert whole.keys == await ask.store.keys("a") == [Key("a", 2, "seat", b"k2")]
        assert await ask.store.whole("nowhere") is None
        assert await ask.append("a", 4) is None  # a look leaves nothing locked
        assert [row.n for row in (await ask.store.whole("a")).rows] == [1, 2, 3, 4]

    on(scene)


def test_outcomes_come_in_the_order_of_the_appends_and_never_at_once(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        heard: list[tuple[str, int, str]] = []

        def listen(table: str, n: int) -> None:
            ask.store.append(
                [ask.row(table, n)], lambda fault: heard.append((table, n, type(fault).__name__))
            )
            assert (table, n) not in [one[:2] for one in heard]

        for n in (2, 3, 3, 4):
            listen("a", n)
            listen("b", n)
        await ask.append("a", 99)
        good = {2: "NoneType", 3: "NoneType", 4: "NoneType"}
        assert heard[:4] == [(t, n, good[n]) for n in (2, 3) for t in "ab"]
        assert heard[4:6] == [("a", 3, "Conflict"), ("b", 3, "Conflict")]
        assert heard[6:] == [("a", 4, "NoneType"), ("b", 4, "NoneType")]

    on(scene)


def test_an_append_is_all_or_nothing_and_fails_alone(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=3)
        outcomes = await asyncio.gather(
            ask.ask("a", 4),
            ask.ask("b", 4, 5, 3),  # the third one is taken
            ask.ask("b", 6),
            ask.ask("nowhere", 1),
            ask.ask_rows(ask.row("a", 5), ask.row("nowhere", 1)),
            ask.ask("b", 7, 7),
            ask.ask("a", 5),
        )
        kinds = [type(outcome) for outcome in outcomes]
        nothing = type(None)
        assert kinds == [
            nothing,
            Conflict,
            nothing,
            UnknownTable,
            UnknownTable,
            Conflict,
            nothing,
        ]
        assert await ask.numbers("a") == [1, 2, 3, 4, 5]
        assert await ask.numbers("b") == [1, 2, 3, 6]

    on(scene)


def test_of_two_who_write_the_same_number_the_first_wins(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        first, second = Row("a", 2, 1, b"first"), Row("a", 2, 1, b"second")
        outcomes = await asyncio.gather(ask.ask_rows(first), ask.ask_rows(second))
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Conflict)
        assert (await ask.store.read("a", 1)) == [first]

    on(scene)


def test_a_listener_that_stumbles_does_not_stop_the_others(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        unheard: list[Any] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: unheard.append(what["exception"]))

        def stumble(fault: BaseException | None) -> None:
            raise ZeroDivisionError(fault)

        ask.store.append([ask.row("a", 2)], stumble)
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
        with pytest.raises(Conflict):  # its second event is its first
            await ask.store.create(ask.table("b"), [ask.row("b", 1), ask.row("b", 1)])
        with pytest.raises(Conflict):
            await ask.store.create(ask.table("b"), [ask.row("b", 1)], [key, key])
        await ask.create("c")  # it must not inherit anything of what was taken back
        assert await ask.store.table("b") is None
        assert await ask.store.find_invite(b"invite b") is None
        assert isinstance(await ask.append("b", 2), UnknownTable)
        assert await ask.store.read("b") == []
        assert await ask.numbers("c") == [1]
        await ask.store.create(ask.table("b"), [ask.row("b", 1)], [key])
        assert await ask.append("b", 2) is None
        assert await ask.numbers("b") == [1, 2]
        assert await ask.store.keys("b") == [key]

    on(scene)


def test_the_index_finds_tables_and_changes_by_field(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        before = ask.table("a")
        assert await ask.store.table("a") == before
        assert await ask.store.find_invite(b"invite a") == "a"
        await ask.store.mark("a", status="playing")
        assert await ask.store.table("a") == before._replace(status="playing")
        await ask.store.mark("a", public=False, updated=0, summary=b"", invite_hash=b"new")
        changed = before._replace(
            status="playing", public=False, updated=0, summary=b"", invite_hash=b"new"
        )
        assert await ask.store.table("a") == changed
        assert await ask.store.find_invite(b"invite a") is None
        assert await ask.store.find_invite(b"new") == "a"
        assert await ask.store.table("b") == ask.table("b")
        with pytest.raises(UnknownTable):
            await ask.store.mark("nowhere", status="over")
        with pytest.raises(Conflict):
            await ask.store.mark("b", status="over", invite_hash=b"new")
        assert await ask.store.table("b") == ask.table("b")

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
        shown = await ask.store.lobby(10)
        assert [row.table for row in shown] == ["new", "also mid", "mid", "old", "busy"]
        assert shown[0] == ask.table("new", updated=9)
        assert [row.table for row in await ask.store.lobby(2)] == ["new", "also mid"]
        unfinished = await ask.store.unfinished()
        assert unfinished == ["new", "busy", "also mid", "mid", "secret", "old"]

    on(scene)


def test_keys_come_and_go_by_seat_and_kind(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        host = Key("a", 0, "host", b"h")
        mine, late = Key("a", 1, "seat", b"1"), Key("a", 1, "handover", b"t", 50)
        other, elsewhere = Key("a", 2, "seat", b"2"), Key("b", 1, "seat", b"1")
        await ask.store.add_keys([other, mine, host, late, elsewhere])
        assert await ask.store.keys("a") == [host, late, mine, other]
        assert await ask.store.keys("b") == [elsewhere]
        with pytest.raises(Conflict):
            await ask.store.add_keys([Key("a", 3, "seat", b"3"), Key("a", 3, "seat", b"1")])
        with pytest.raises(UnknownTable):
            await ask.store.add_keys([Key("a", 3, "seat", b"3"), Key("nowhere", 3, "seat", b"x")])
        assert await ask.store.keys("a") == [host, late, mine, other]
        new = Key("a", 1, "seat", b"new")
        with pytest.raises(Conflict):  # nothing dies if nothing takes its place
            await ask.store.revoke("a", 1, kinds=["seat"], instead=[Key("a", 1, "seat", b"2")])
        assert await ask.store.revoke("a", 1, kinds=["seat", "handover"], instead=[new]) == 2
        assert await ask.store.keys("a") == [host, new, other]
        assert await ask.store.revoke("a", 3, kinds=["seat"]) == 0
        assert await ask.store.keys("b") == [elsewhere]

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
        assert await ask.store.keys("a") == [Key("a", 1, "seat", b"s")]

    on(scene)


def test_late_keys_are_dropped(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        keys = [Key("a", n, "handover", bytes([n]), expires) for n, expires in [(1, 9), (2, 10)]]
        keys += [Key("a", 3, "handover", b"3", 11), Key("a", 4, "seat", b"4")]
        await ask.store.add_keys(keys)
        assert await ask.store.drop_late_keys(10) == 2
        assert await ask.store.keys("a") == keys[2:]

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
        await ask.store.add_keys([Key("a", 1, "seat", b"1"), Key("b", 1, "seat", b"1")])
        waiting = ask.ask("a", 4)
        await ask.store.delete_table("a")
        assert waiting.result() is None  # it was asked for first
        assert isinstance(await ask.append("a", 5), UnknownTable)
        assert await ask.store.table("a") is None
        assert await ask.store.read("a") == []
        assert await ask.store.keys("a") == []
        with pytest.raises(UnknownTable):
            await ask.store.delete_table("a")
        assert await ask.numbers("b") == [1, 2, 3]
        assert len(await ask.store.keys("b")) == 1
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
        await ask.ask_rows(ask.row("old but played", 2, at=100))
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
        await ask.append("a", 5)
        stats = await ask.store.stats()
        assert (stats.tables, stats.events, stats.appended, stats.failed) == (2, 7, 3, 1)
        assert stats.size > 0

    on(scene)


def test_both_kinds_have_every_method_of_the_contract() -> None:
    asked: list[contract.EventStore] = [MemoryStore()]  # the type checker sees to the signatures
    for kind in (SqliteStore, MemoryStore):
        names = {name for name in vars(contract.EventStore) if not name.startswith("_")}
        assert names <= set(dir(kind)), kind
    assert asked


def test_what_waits_together_succeeds_and_fails_apart(on: On) -> None:
    """However many share a commit: each has its own outcome, and what failed left no trace."""

    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        store, go = ask.store, asyncio.ensure_future
        wishes = [
            ask.ask("a", 2),
            go(store.mark("nowhere", status="over")),
            go(store.create(ask.table("c"), [ask.row("c", 1)])),
            go(store.create(ask.table("a"), [ask.row("a", 9)])),
        ]
        await asyncio.sleep(0)
        wishes += [
            ask.ask("b", 2, 1),
            ask.ask("a", *range(3, 90)),
            go(store.mark("a", status="over")),
        ]
        told = await asyncio.gather(*wishes, return_exceptions=True)
        kinds = [type(one).__name__ for one in told]
        assert kinds == [
            "NoneType",
            "UnknownTable",
            "NoneType",
            "Conflict",
            "Conflict",
            *["NoneType"] * 2,
        ]
        assert await ask.numbers("a") == list(range(1, 90))
        assert await ask.numbers("b") == [1]
        assert await ask.numbers("c") == [1]
        assert (await store.table("a")).status == "over"
        assert await ask.append("c", 2) is None

    on(scene)
