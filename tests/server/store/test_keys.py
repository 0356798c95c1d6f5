"""What every store promises of keys, asked of each kind."""

from collections.abc import Callable
from typing import Any

from lynxdeck.server.store import Conflict, Key, KeyChange, Page, Stale, UnknownTable

On = Callable[[Callable[[Any], Any]], None]


def test_keys_come_and_go_all_or_nothing(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        host = Key("a", 0, "host", b"h", sitting=1)
        mine, late = Key("a", 1, "seat", b"1", sitting=7), Key("a", 1, "handover", b"t", 50, 7)
        other, elsewhere = Key("a", 2, "seat", b"2"), Key("b", 1, "seat", b"1")
        assert await ask.rekey("a", other, mine, host, late) is None
        assert await ask.rekey("b", elsewhere) is None
        assert await ask.keys("a") == [host, late, mine, other]
        assert await ask.keys("b") == [elsewhere]
        twice = [Key("a", 3, "seat", b"3"), Key("a", 3, "seat", b"1")]
        assert isinstance(await ask.rekey("a", *twice), Conflict)
        assert isinstance(await ask.rekey("nowhere", Key("nowhere", 3, "seat", b"x")), UnknownTable)
        assert await ask.keys("a") == [host, late, mine, other]
        new = Key("a", 1, "seat", b"new", sitting=9)
        clash = Key("a", 1, "seat", b"2")  # nothing dies if nothing takes its place
        assert isinstance(await ask.rekey("a", clash, drop=[b"1", b"t"]), Conflict)
        assert await ask.rekey("a", new, drop=[b"1", b"t", b"was never there"]) is None
        assert await ask.keys("a") == [host, new, other]
        assert await ask.rekey("a", Key("a", 1, "seat", b"new"), drop=[b"new"]) is None
        assert await ask.keys("b") == [elsewhere]

    on(scene)


def test_keys_and_events_are_written_together_or_not_at_all(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        key = Key("a", 1, "seat", b"1", sitting=2)
        with_event = Page("a", 1, ask.owners["a"], [ask.line("a", 2)], None, KeyChange([key]))
        late = Page("a", 1, ask.owners["a"], [ask.line("a", 2)], None, KeyChange(drop=[b"1"]))
        clash = Page("a", 2, ask.owners["a"], [ask.line("a", 3)], None, KeyChange([key]))
        outcomes = [ask.ask_page(page) for page in (with_event, late, clash)]
        told = [await outcome for outcome in outcomes]
        assert [type(one) for one in told] == [type(None), Stale, Conflict]
        assert await ask.numbers("a") == [1, 2]
        assert await ask.keys("a") == [key]

    on(scene)


def test_late_keys_are_dropped(on: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        keys = [Key("a", n, "handover", bytes([n]), expires) for n, expires in [(1, 9), (2, 10)]]
        keys += [Key("a", 3, "handover", b"3", 11), Key("a", 4, "seat", b"4")]
        assert await ask.rekey("a", *keys) is None
        assert await ask.store.drop_late_keys(10) == 2
        assert await ask.keys("a") == keys[2:]

    on(scene)
