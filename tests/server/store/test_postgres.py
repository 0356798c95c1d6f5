"""How the store in PostgreSQL writes: groups commits, and always knows what became of them."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from struct import pack
from typing import Any

import pytest
from msgspec.structs import replace

from lynxdeck.server.store import (
    GUEST,
    Key,
    KeyChange,
    Listing,
    NotOwner,
    Page,
    Stale,
    Unwritable,
)
from lynxdeck.server.store.postgres import PostgresStore, connection, writer
from tests.server.guest import eventually
from tests.server.postgres import Cluster, cluster, do
from tests.server.store.asking import Asker
from tests.server.store.conftest import play_scene
from tests.server.store.proxy import Proxy

LONG_S = 60
On = Callable[[Callable[[Any], Any]], None]
OnLine = Callable[[Callable[[Proxy, Asker], Awaitable[None]]], None]


@pytest.fixture
def on_a_line(postgres: str, tmp_path: Path) -> OnLine:
    """`on_a_line(scene)`: a store that reaches its database over somebody who loses things."""

    def begin(scene: Callable[[Proxy, Asker], Awaitable[None]]) -> None:
        async def whole() -> None:
            server = Path(postgres.partition("host=")[2])
            async with Proxy(server, tmp_path) as proxy, opened(proxy.address, 1) as (ask,):
                await ask.create("a", "b")
                await ask.append("a", 2)  # the statement is known from here on
                await scene(proxy, ask)

        asyncio.run(asyncio.wait_for(whole(), LONG_S))

    return begin


@asynccontextmanager
async def opened(address: str, many: int) -> AsyncIterator[list[Asker]]:
    """So many stores with the same database, as processes have them."""
    stores = [PostgresStore(address) for _ in range(many)]
    try:
        for store in stores:
            await store.open()
        yield [Asker(store) for store in stores]
    finally:
        for store in stores:
            await store.close()


def test_what_waits_together_is_committed_together(on_postgres: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        before = (await ask.store.stats()).commits
        await asyncio.gather(
            *(ask.ask("a", n) for n in range(2, 102)), *(ask.ask("b", n) for n in range(2, 102))
        )
        assert (await ask.store.stats()).commits == before + 1
        for n in range(102, 105):
            await ask.append("a", n)
        assert (await ask.store.stats()).commits == before + 4
        assert await ask.numbers("a") == list(range(1, 105))

    on_postgres(scene)


def test_a_page_that_cannot_be_sent_fails_alone(on_postgres: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        bad = replace(ask.page("a", 3), lines=[(2**70, b"too late")])
        asked = [ask.ask_page(bad), ask.ask("b", 2), ask.ask("a", 2), ask.ask("a", 3)]
        asked.insert(3, ask.ask_page(bad))
        told = [type(one).__name__ for one in await asyncio.gather(*asked)]
        assert told == ["DataError", "NoneType", "NoneType", "DataError", "NoneType"]
        assert await ask.numbers("a") == [1, 2, 3]

    on_postgres(scene)


def test_what_is_patient_waits_for_others_to_go_with(
    on_postgres: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        late = replace(ask.page("a", 2), patient=True)
        assert await asyncio.wait_for(ask.ask_page(late), LONG_S) is None, "not for ever"
        monkeypatch.setattr(writer, "PAUSE_S", 1e6)
        before = (await ask.store.stats()).commits
        asked = [ask.ask_page(replace(ask.page("a", n), patient=True)) for n in (3, 4)]
        assert (await ask.store.stats()).commits == before
        asked.append(ask.ask("b", 2))
        assert await asyncio.gather(*asked) == [None] * 3
        assert (await ask.store.stats()).commits == before + 1
        last = ask.ask_page(replace(ask.page("a", 5), patient=True))
        await ask.store.close()
        assert await last is None

    on_postgres(scene)


def test_guests_who_write_the_same_tables_never_wait_for_each_other_in_a_ring(
    postgres: str,
) -> None:
    """Four processes, each with pages of the same tables in another order: no number is doubled."""

    async def scene() -> None:
        async with opened(postgres, 4) as askers:
            names = [f"t{n}" for n in range(6)]
            await askers[0].create(*names)
            won: dict[str, list[int]] = {name: [] for name in names}
            faults: set[type] = set()

            async def write(place: int, ask: Asker) -> None:
                at = dict.fromkeys(names, 1)
                order = names[place:] + names[:place]
                for _ in range(40):
                    pages = [Page(n, at[n], GUEST, [ask.line(n, at[n] + 1)]) for n in order]
                    for page, told in zip(
                        pages, await asyncio.gather(*map(ask.ask_page, pages)), strict=True
                    ):
                        faults.add(type(told))
                        if told is None:
                            won[page.table].append(page.after + 1)
                            at[page.table] += 1
                        else:
                            at[page.table] = len(await ask.store.read(page.table))

            await asyncio.gather(*(write(*one) for one in enumerate(askers)))
            for name in names:
                there = [row.n for row in await askers[0].store.read(name)]
                assert there == list(range(1, len(there) + 1))
                assert sorted(won[name]) == there[1:]
            assert faults <= {type(None), Stale}

    asyncio.run(asyncio.wait_for(scene(), LONG_S))


@pytest.mark.parametrize("lost", ["question", "answer"])
def test_what_became_of_a_page_is_found_out_when_its_connection_breaks(
    on_a_line: OnLine, lost: str
) -> None:
    async def scene(proxy: Proxy, ask: Asker) -> None:
        before = proxy.connections
        proxy.lose = lost
        asked = [ask.ask("a", 3), ask.ask("a", 3), ask.ask("b", 2), ask.ask("a", 4)]
        told = await asyncio.gather(*asked)
        assert [type(one).__name__ for one in told] == ["NoneType", "Stale", *["NoneType"] * 2]
        assert not proxy.lose
        assert proxy.connections == before + 1
        assert ask.store.healthy
        assert await ask.numbers("a") == [1, 2, 3, 4]
        assert await ask.numbers("b") == [1, 2]

    on_a_line(scene)


@pytest.mark.parametrize("lost", ["question", "answer"])
@pytest.mark.parametrize("lines", [0, 1])
def test_a_page_with_keys_is_found_out_about_too(on_a_line: OnLine, lost: str, lines: int) -> None:
    async def scene(proxy: Proxy, ask: Asker) -> None:
        key = Key("a", 1, "seat", b"k")
        events = [ask.line("a", n) for n in range(3, 3 + lines)]
        proxy.lose = lost
        page = Page("a", 2, ask.owners["a"], events, None, KeyChange([key], invite=b"new"))
        assert await ask.ask_page(page) is None
        assert not proxy.lose
        assert await ask.keys("a") == [key]
        assert await ask.store.find_invite(b"new") == "a"
        assert await ask.numbers("a") == list(range(1, 3 + lines))

    on_a_line(scene)


def one_later(data: bytes, n: int) -> bytes:
    """A statement's values, with another number in each place of this one."""
    return data.replace(pack("!ii", 4, n), pack("!ii", 4, n + 1))


def test_what_an_old_connection_says_late_counts_no_more(
    on_a_line: OnLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network that keeps a statement back: it must not be written after it was given up."""
    monkeypatch.setattr(connection, "ANSWER_S", 0.3)

    async def scene(proxy: Proxy, ask: Asker) -> None:
        proxy.hold = True
        owner = ask.owners["a"]
        page = Page("a", 2, owner, [ask.line("a", 3)], Listing("playing", b"x"))
        assert await ask.ask_page(page) is None
        later = Page("a", 3, owner, [], Listing("over", b"later"))
        assert await ask.ask_page(later) is None
        (far, data) = proxy.held.pop()
        entry = await ask.entry("a")
        far.write(one_later(one_later(data, 3), 2))  # the number would fit now
        await eventually(lambda: proxy.late > 0)
        assert await ask.numbers("a") == [1, 2, 3]
        assert await ask.entry("a") == entry

    on_a_line(scene)


def test_nobody_is_told_anything_while_nobody_knows(
    on_a_line: OnLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RETRY_S", 0.02)

    async def scene(proxy: Proxy, ask: Asker) -> None:
        proxy.lose = "answer"
        proxy.away = True
        asked = ask.ask("a", 3)
        await eventually(lambda: not ask.store.healthy)
        assert not asked.done()
        assert "cannot be written to" in str(ask.store.reason)
        with pytest.raises(Unwritable):
            await ask.create("c")
        proxy.away = False
        assert await asked is None
        assert ask.store.healthy
        assert await ask.numbers("a") == [1, 2, 3]

    on_a_line(scene)


def test_a_database_that_is_away_takes_nothing_and_then_goes_on(
    on_a_line: OnLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "RENEW_S", 0.05)

    async def scene(proxy: Proxy, ask: Asker) -> None:
        proxy.away = True
        proxy.cut()
        await eventually(lambda: not ask.store.healthy)
        assert isinstance(await ask.append("a", 3), Unwritable)
        proxy.away = False
        await eventually(lambda: ask.store.healthy)
        assert await ask.append("a", 3) is None
        assert await ask.numbers("a") == [1, 2, 3]

    on_a_line(scene)


@pytest.fixture
def own_cluster(postgres: str) -> Any:
    """A PostgreSQL that a test may crash."""
    assert postgres
    with cluster() as one:
        one.make("lynxdeck")
        yield one


def reached(told: dict[str, int], enough: int) -> bool:
    """Whether so many events were acknowledged."""
    return sum(told.values()) >= enough


@pytest.mark.promise("stored-first")
def test_a_crash_of_the_database_loses_nothing_that_was_acknowledged(own_cluster: Cluster) -> None:
    async def scene(ask: Any) -> None:
        names = [f"t{n}" for n in range(8)]
        await ask.create(*names)
        told: dict[str, int] = dict.fromkeys(names, 1)
        goes_on = True

        async def write(name: str) -> None:
            while goes_on:
                outcome = await ask.ask(name, told[name] + 1)
                assert outcome is None or isinstance(outcome, Unwritable), outcome
                if outcome is None:
                    told[name] += 1
                else:
                    await asyncio.sleep(0.01)

        writing = [asyncio.create_task(write(name)) for name in names]
        for enough in (200, 500):
            await eventually(partial(reached, told, enough))
            await asyncio.to_thread(own_cluster.stop, signal.SIGQUIT)
            await asyncio.to_thread(own_cluster.start)
        await eventually(partial(reached, told, sum(told.values()) + 50))
        goes_on = False
        await asyncio.gather(*writing)
        for name in names:
            assert await ask.numbers(name) == list(range(1, told[name] + 1))

    play_scene(PostgresStore(own_cluster.address("lynxdeck")), scene)


def test_who_stands_still_in_a_transaction_keeps_nobody_waiting_for_long(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was stopped between two statements, with rows locked."""
    monkeypatch.setitem(connection.SETTINGS, "idle_in_transaction_session_timeout", "300ms")

    async def scene() -> None:
        async with opened(postgres, 2) as (ann, ben):
            await ann.create("a")
            await ben.visit("a")
            assert isinstance(ann.store, PostgresStore)
            mine = ann.store._lease
            assert mine is not None
            sql = await mine.sql()
            await sql.execute("BEGIN")
            await mine.check(sql)
            await sql.execute("SELECT FROM heads WHERE name = 'a' FOR UPDATE")
            assert await asyncio.wait_for(ben.append("a", 2), 5) is None
            assert await asyncio.wait_for(ann.append("a", 3), 5) is None
            assert await ann.numbers("a") == [1, 2, 3]

    asyncio.run(scene())


def test_it_is_known_how_many_serve(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RENEW_S", 0.02)

    async def scene() -> None:
        async with opened(postgres, 3) as (ann, ben, cleo):
            await eventually(lambda: ann.store.servers == 3)
            await ben.store.close()
            await eventually(lambda: ann.store.servers == 2)
            await cleo.store.close()
            await eventually(lambda: ann.store.servers == 1)

    asyncio.run(scene())


def test_a_lease_ends_by_our_own_watch_before_others_may_take_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LEASE_S", 0.6)
    monkeypatch.setattr(connection, "SPARE_S", 0.2)
    monkeypatch.setattr(connection, "RENEW_S", 0.05)

    async def scene() -> None:
        async with opened(postgres, 2) as (ann, ben):
            await ann.create("a", status="playing")
            assert isinstance(ann.store, PostgresStore)
            mine = ann.store._lease
            assert mine is not None
            assert mine._task is not None
            mine._task.cancel()
            before: list[bool] = []
            while not await ben.store.orphans():
                before.append(ann.store.leased)
            assert before[0]
            assert not ann.store.leased
            ben.owners["a"] = await ben.store.claim("a")
            assert isinstance(await ann.append("a", 2), NotOwner)
            assert await ben.append("a", 2) is None

    asyncio.run(scene())


SPOILT = {
    "UPDATE lynxdeck.log SET payload = 'x' WHERE name = 'a' AND n = 2": "event 2 is not as",
    "DELETE FROM lynxdeck.log WHERE name = 'a' AND n = 2": "event 2 is missing",
    "DELETE FROM lynxdeck.log WHERE name = 'a' AND n = 3": "event 3 is missing",
    "UPDATE lynxdeck.tables SET summary = 'x' WHERE name = 'a'": "how it is listed is not",
    "UPDATE lynxdeck.keys SET seat = 2 WHERE name = 'a'": "a key is not as it was written",
}


@pytest.mark.promise("damage-contained")
@pytest.mark.parametrize("statement", SPOILT)
def test_what_is_not_as_it_was_written_is_noticed(
    on_postgres: On, postgres: str, statement: str
) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=3)
        await ask.rekey("a", Key("a", 1, "seat", b"k"))
        await do(postgres, statement)
        assert not ask.store.damage
        for name in ("a", "b"):
            await ask.store.visit(name)
        assert list(ask.store.damage) == ["a"]
        assert SPOILT[statement] in ask.store.damage["a"]

    async def opened(ask: Any) -> None:
        await ask.store.take("a")
        assert SPOILT[statement] in ask.store.damage["a"]

    on_postgres(scene)
    on_postgres(opened)
