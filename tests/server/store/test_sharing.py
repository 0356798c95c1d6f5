"""What stores promise to processes that have the same table at the same time."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.server.store import (
    GUEST,
    Attendance,
    Held,
    Key,
    KeyChange,
    Listing,
    NotOwner,
    Page,
    Since,
    Stale,
    UnknownTable,
    Uptime,
)

On = Callable[[Callable[[Any], Any]], None]
Shared = Callable[[Callable[[Any, Any], Any]], None]


def test_every_store_tells_news_and_lets_visit_and_claim(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b", events=2)
        assert ask.store.leased
        assert (await ask.store.visit("a")).rows == await ask.store.read("a")
        assert await ask.store.visit("nowhere") is None
        assert await ask.store.claim("a") == ask.owners["a"]
        with pytest.raises(UnknownTable):
            await ask.store.claim("nowhere")
        asked = [Since("a", 1, 0), Since("nowhere", 0, 0), Since("b", 2, 0)]
        told = {news.table: news for news in await ask.store.news(asked)}
        assert {name: [row.n for row in news.rows] for name, news in told.items()} == {
            "a": [2],
            "b": [],
        }
        assert {news.keeper for news in told.values()} == {ask.store.process}
        assert await ask.store.orphans() == []
        await ask.store.attend([Attendance("a", b"me")])
        assert await ask.store.attendances(["a", "b"]) == []

    on(scene)


def test_a_guest_appends_and_the_number_alone_decides(on_shared: Shared) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        assert ann.store.shared
        await ann.create("a", events=2)
        assert await ben.visit("a") == 2
        assert ben.owners["a"] == GUEST
        both = await asyncio.gather(ann.ask("a", 3), ben.ask("a", 3))
        assert sorted(type(one).__name__ for one in both) == ["NoneType", "Stale"]
        assert await ben.append("a", 4) is None
        assert await ann.append("a", 5) is None, "whose table it is has not changed"
        assert await ann.numbers("a") == [1, 2, 3, 4, 5]
        with pytest.raises(Held):
            await ben.store.claim("a")
        await ann.store.release("a", ann.owners["a"])
        assert await ben.append("a", 6) is None, "nobody's table"

    on_shared(scene)


def test_a_guest_lists_a_table_too(on_shared: Shared) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a")
        await ben.visit("a")
        assert await ben.ask_page(ben.page("a", 2, at=9, listing=Listing("over", b"x"))) is None
        assert (await ann.entry("a")).listing == Listing("over", b"x")

    on_shared(scene)


def test_who_vanishes_loses_its_tables_for_good(on_shared: Shared) -> None:
    """The next holder's token is worth more, also where the number would fit."""

    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a", "c", status="playing")
        await ben.create("b", status="playing")
        assert (await ben.news("a")).keeper == ann.store.process
        assert await ben.store.orphans() == []
        old = ann.owners["a"]
        await ann.vanish()
        assert not ann.store.leased
        assert not (await ben.news("a")).keeper
        assert sorted(await ben.store.orphans()) == ["a", "c"]
        ben.owners["a"] = await ben.store.claim("a")
        assert ben.owners["a"] > old
        assert (await ben.news("a")).keeper == ben.store.process
        assert await ben.store.orphans() == ["c"]
        late = await ann.ask_page(ann.page("a", 2))
        assert isinstance(late, NotOwner)
        assert await ben.append("a", 2) is None
        assert await ben.numbers("a") == [1, 2]

    on_shared(scene)


def test_of_many_who_claim_one_succeeds(on_shared: Shared) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a")
        await ann.store.release("a", ann.owners["a"])
        claims = [ann.store.claim("a"), ben.store.claim("a")]
        told = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(type(one).__name__ for one in told) == ["Held", "int"]

    on_shared(scene)


def test_changed_keys_are_news_and_those_who_did_not_know_are_too_late(on_shared: Shared) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a")
        await ben.visit("a")
        at = (await ben.store.visit("a")).keys_at
        assert (await ben.news("a", 1, at)).keys is None
        key, other = Key("a", 1, "seat", b"1"), Key("a", 1, "seat", b"2")

        def change(one: Any, at: int, *keys: Key) -> Page:
            return Page("a", 1, one.owners["a"], [], None, KeyChange(keys), at)

        assert await ben.ask_page(change(ben, at, key)) is None
        assert isinstance(await ann.ask_page(change(ann, at, other)), Stale)
        news = await ann.news("a", 1, at)
        assert (news.rows, news.keys, news.keys_at) == ([], [key], at + 1)
        assert await ann.ask_page(change(ann, at + 1, other)) is None
        assert (await ben.store.visit("a")).keys_at == at + 2
        assert await ann.change("a", KeyChange(invite=b"new")) is None
        assert (await ben.news("a", 1, at + 2)).keys_at == at + 3
        assert await ben.append("a", 2) is None, "other pages do not care"

    on_shared(scene)


def test_who_is_where_is_known_to_the_others_while_they_live(on_shared: Shared) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        await ann.create("a", "b", "c")
        await ann.store.attend([Attendance("a", b"1"), Attendance("b", b"2")])
        await ben.store.attend([Attendance("a", b"3")])
        one, other = ann.store.process, ben.store.process
        assert one != other
        told = sorted(await ben.store.attendances(["a", "b", "c"]))
        assert told == [("a", b"1", one), ("b", b"2", one)]
        assert await ann.store.attendances(["a"]) == [("a", b"3", other)]
        await ann.store.attend([Attendance("a", b""), Attendance("b", b"4")])
        await ann.store.attend([Attendance("nowhere", b"x")])
        assert await ben.store.attendances(["a", "b"]) == [("b", b"4", one)]
        await ann.vanish()
        assert await ben.store.attendances(["a", "b"]) == []

    on_shared(scene)


def test_a_server_that_is_alive_is_up_until_now(on_shared: Shared) -> None:
    async def scene(ann: Any, ben: Any) -> None:
        now = await ben.store.date()
        assert now is not None
        await ann.store.remember(Uptime(now - 100, now - 90))
        await ben.store.remember(Uptime(now - 80, now - 70))
        (hers, mine) = await ben.store.uptimes()
        assert hers.seen >= now
        assert mine == (now - 80, now - 70)

    on_shared(scene)
