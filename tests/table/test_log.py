"""A table is the fold of its log: the same events make the same table, now and later."""

import random
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.games.edition import Edition
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import games
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import DaysClock, LiveClock, NoClock, Script, Setup
from lynxdeck.table.table import Table
from tests.table.conftest import Talk, Talks, snapshot

EDITIONS = [(game.name, edition.name) for game in games() for edition in game.editions]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_match_with_all_that_may_happen_folds_to_the_same_table(
    talk: Talks, game: str, edition: str
) -> None:
    seats = 2 if edition.endswith(("duel", "ghost")) else 3
    table = talk(game, edition, seats=seats, match=1, clock=LiveClock(10, bank=30))
    rng = random.Random(edition)
    table.sit("Ann")
    table.say(commands.sit, None, "Ben")
    for seat in range(3, seats + 1):
        table.say(commands.add_bot, seat, "hard")
    table.say(commands.start)
    for command in (
        (commands.chat, 1, "hello"),
        (commands.leave, 2),
        (commands.rename, 1, "Anna"),
        (commands.revoke, 1),
    ):
        table.passes(3)
        table.say(*command)
        play_some(table, rng, 4)
    table.say(commands.back, 2)
    table.say(commands.set_auto, 2, auto=True)
    for _ in range(seats):
        play_some(table, rng, 100_000)
        assert snapshot(table.again()) == snapshot(table.table)
        if table.table.status == "between":
            table.say(commands.start)
    table.say(commands.rematch)
    table.say(commands.forget, 1)
    table.say(commands.close)
    assert snapshot(table.again()) == snapshot(table.table)


def play_some(table: Talk, rng: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if table.table.status != "playing":
            return
        table.passes(rng.random() * 15)
        table.decide(rng.choice(table.table.watch.legal), request=f"{rng.random()}")


def test_folding_halfway_gives_the_table_as_it_was_then(talk: Talks) -> None:
    table = talk("push", seats=2)
    seen = [snapshot(table.table)]
    table.sit("Ann")
    seen.append(snapshot(table.table))
    table.sit("Ben")
    seen.append(snapshot(table.table))
    for event in commands.start(table.table):
        table.happen([event])
        seen.append(snapshot(table.table))
    for _ in range(30):
        table.decide(table.table.watch.legal[0])
        seen.append(snapshot(table.table))
    again = Table("table")
    for (payload, at), expected in zip(table.log, seen, strict=True):
        again.apply(ev.decode(payload), at)
        assert snapshot(again) == expected


def test_whoever_looks_on_does_not_change_what_is_folded(talk: Talks) -> None:
    """A view opened late shows what one opened early does."""
    early = talk(seats=3).begin("Ann", "Ben", "Cleo")
    for _ in range(60):
        early.table.watch.view(1)
        early.decide(early.table.watch.legal[0])
    late = early.again()
    for seat in (1, 2, 3, None):
        assert msgspec.json.encode(late.watch.view(seat)) == msgspec.json.encode(
            early.table.watch.view(seat)
        )


# --- events as they are stored ------------------------------------------------------------------

seats = st.integers(1, 6)
hexes = st.binary(max_size=32).map(bytes.hex)
lines = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
clocks = st.one_of(
    st.just(NoClock()),
    st.builds(LiveClock, st.integers(5, 3600), st.integers(0, 36_000)),
    st.builds(DaysClock, st.integers(1, 30)),
)
names = st.lists(lines, max_size=3)
setups = st.builds(
    Setup,
    game=st.sampled_from(["linko", "push"]),
    edition=lines,
    flags=st.dictionaries(lines, lines, max_size=4),
    seats=st.integers(2, 6),
    rules=st.integers(1, 9),
    clock=clocks,
    match=st.integers(0, 2),
    start=st.none() | seats,
    title=lines,
)
scripts = st.builds(
    Script,
    st.lists(lines, max_size=5),
    st.dictionaries(seats, st.lists(lines, max_size=3), max_size=3),
    st.lists(lines, max_size=3),
)
by = st.sampled_from(["person", "bot", "stand-in", "auto", "script"])
prepared = st.builds(ev.Prepared, hexes, lines, hexes)
faces = st.none() | st.integers(0, 11)
absences = st.sampled_from(["left", "clock", "away"])
EVENTS: dict[Any, st.SearchStrategy[ev.Event]] = {
    ev.Created: st.builds(ev.Created, setups, st.none() | prepared, st.none() | scripts),
    ev.Seated: st.builds(ev.Seated, seats, lines, st.booleans(), st.booleans(), faces),
    ev.Freed: st.builds(ev.Freed, seats),
    ev.Botted: st.builds(ev.Botted, seats, lines, lines),
    ev.Renamed: st.builds(ev.Renamed, seats, lines),
    ev.Faced: st.builds(ev.Faced, seats, faces),
    ev.Ready: st.builds(ev.Ready, seats, st.booleans()),
    ev.Changed: st.builds(ev.Changed, setups, st.none() | prepared),
    ev.Promised: st.builds(ev.Promised, seats, hexes),
    ev.Starting: st.builds(ev.Starting),
    ev.Sealed: st.builds(ev.Sealed, lines),
    ev.Revealed: st.builds(ev.Revealed, seats, hexes),
    ev.Voided: st.builds(ev.Voided, st.lists(seats), st.sampled_from(["late", "left"]), prepared),
    ev.Started: st.builds(ev.Started, seats, st.none() | st.builds(ev.Laid, names), hexes),
    ev.Moved: st.builds(ev.Moved, seats, lines, by, lines),
    ev.Ended: st.builds(ev.Ended, st.none() | prepared),
    ev.StoodIn: st.builds(ev.StoodIn, seats, absences),
    ev.BotFailed: st.builds(ev.BotFailed, seats),
    ev.Back: st.builds(ev.Back, seats),
    ev.Auto: st.builds(ev.Auto, seats, st.booleans()),
    ev.Chatted: st.builds(ev.Chatted, seats, lines),
    ev.Revoked: st.builds(ev.Revoked, seats),
    ev.Hosted: st.builds(ev.Hosted, seats),
    ev.Rematch: st.builds(ev.Rematch, st.none() | prepared),
    ev.Forgotten: st.builds(ev.Forgotten, seats),
    ev.Closed: st.builds(ev.Closed, lines),
}


@given(st.one_of(*EVENTS.values()))
def test_events_go_there_and_back(event: ev.Event) -> None:
    payload = ev.encode(event)
    assert ev.decode(payload) == event
    assert type(ev.decode(payload)) is type(event)
    assert ev.encode(ev.decode(payload)) == payload


def test_every_kind_of_event_is_tried() -> None:
    assert set(EVENTS) == set(get_args(ev.Stored)) == set(ev.Event.__subclasses__())


@pytest.mark.parametrize(
    "payload", [b"", b"{}", b'{"t":"nothing"}', b'{"t":"freed"}', b'{"t":"freed","seat":"1"}', b"7"]
)
def test_what_is_no_event_is_not_read(payload: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        ev.decode(payload)


# --- a game under way keeps its rules -----------------------------------------------------------


def test_a_change_of_an_editions_defaults_leaves_old_tables_alone(
    talk: Talks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the edition of that name says later, this table's flags are in its log."""
    table = talk("linko", "amigo-2022-basic", seats=3, start=1).begin("Ann", "Ben", "Cleo")
    table.decide(table.table.watch.legal[0])
    assert table.table.watch.view(None).phase == "option"  # L14, which only this edition has
    before = snapshot(table.table)
    editions = games()[0].editions_module
    changed = [
        replace(edition, flags={**edition.flags, "optional_draw": "no"})
        for edition in editions.EDITIONS
    ]
    monkeypatch.setattr(editions, "EDITIONS", changed)
    again = table.again()
    old = snapshot(again)
    assert old.pop("edition").flags == before.pop("edition").flags
    assert old == before
    assert again.watch.view(None).phase == "option"
    assert again.watch.legal == table.table.watch.legal


def test_flags_that_are_no_longer_an_editions_own_are_told_as_custom(
    talk: Talks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a record or a view would name an edition by which it cannot be replayed."""
    table = talk("linko", "amigo-2022-basic", seats=3, start=1).begin("Ann", "Ben", "Cleo")
    table.decide(table.table.watch.legal[0])
    assert table.again().edition.text == "amigo-2022-basic"
    linko = games()[0]
    changed = [
        replace(edition, flags={**edition.flags, "optional_draw": "no"})
        for edition in linko.editions
    ]
    monkeypatch.setattr(linko.editions_module, "EDITIONS", changed)
    again = table.again()
    assert again.edition.text.startswith("custom optional_draw=yes")
    seen = again.watch.view(1)
    assert linko.edition(seen.edition).flags["optional_draw"] == "yes"


def test_a_household_edition_is_kept_flag_by_flag(talk: Talks) -> None:
    table = talk("push", "push", seats=3, flags={"risk": "yes", "follow_up": "action"})
    assert table.again().edition == Edition(
        "custom", {"follow_up": "action", "risk": "yes"}, range(2, 7), "–"
    )


def test_a_log_of_other_rules_does_not_replay(talk: Talks) -> None:
    table = talk(seats=2)
    created = ev.decode(table.log[0][0])
    assert isinstance(created, ev.Created)
    other = msgspec.structs.replace(created.setup, rules=99)
    with pytest.raises(Refusal, match="rules 99"):
        Table("table").apply(ev.Created(other, created.next), 1)


@pytest.mark.parametrize("token", ["13x8", "T", "no token at all", "^", ""])
def test_a_log_with_an_impossible_decision_does_not_replay(talk: Talks, token: str) -> None:
    table = talk(seats=2, start=1).begin("Ann", "Ben").again()
    with pytest.raises(Refusal) as refusal:
        table.apply(ev.Moved(1, token), 1)
    assert refusal.value.code == "does-not-replay"
