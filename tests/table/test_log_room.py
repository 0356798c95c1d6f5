"""A table's log has an end: each seat has its share, and guards and a running game have room."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.play.listing import foreseen
from lynxdeck.server.store import Row
from lynxdeck.server.tables.loading import unwiped
from lynxdeck.table import commands, fairly
from lynxdeck.table import events as ev
from lynxdeck.table.table import OVER, Table

pytestmark = pytest.mark.promise("queues-bounded")
Talks = Callable[..., Any]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room, so that it is soon taken."""
    monkeypatch.setattr(commands, "LOG_OF_A_SEAT", 30)
    monkeypatch.setattr(commands, "LOG_OF_THE_TABLE", 60)
    monkeypatch.setattr(commands, "LOG_OF_GUARDS", 10)
    monkeypatch.setattr(commands, "DECISIONS", 400)


def happen(table: Table, events: Sequence[ev.Event]) -> bool:
    """Let events happen as a journal does; whether there were any, and room for them."""
    try:
        commands.check_room(table, events)
    except Refusal:
        return False
    for event in events:
        table.apply(event, 0)
    return bool(events)


def filled(do: Callable[[], Sequence[ev.Event]], table: Table) -> int:
    """Do something as often as there is room for it."""
    for count in range(10_000):
        if not happen(table, do()):
            return count
    raise AssertionError("It never ends.")


@pytest.fixture
def played(talk: Talks) -> Table:
    """Two people in the middle of a game."""
    table: Table = talk("push", seats=2, start=1).table
    for seat, name in ((1, "Ann"), (2, "Eve")):
        happen(table, commands.sit(table, seat, name))
    happen(table, commands.start(table))
    return table


FLOODS: dict[str, Callable[[Table], Sequence[ev.Event]]] = {
    "chat": lambda table: commands.chat(table, 2, "x"),
    "rename": lambda table: commands.rename(table, 2, f"Eve {table.n}"),
    "face": lambda table: commands.set_face(table, 2, table.n % 12),
    "auto": lambda table: commands.set_auto(table, 2, auto=not table.seats[1].auto),
    "revoke": lambda table: commands.revoke(table, 2),
    "leave and back": lambda table: (
        commands.back(table, 2) if table.seats[1].stand_in else commands.leave(table, 2)
    ),
    "wipe": lambda table: commands.forget(table, 2) or commands.chat(table, 2, "again"),
}


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("flood", FLOODS)
def test_whatever_a_seat_adds_has_an_end_and_takes_nobody_elses(played: Table, flood: str) -> None:
    assert filled(lambda: FLOODS[flood](played), played) <= 60
    for other in FLOODS.values():
        assert filled(partial(other, played), played) <= 60
    assert happen(played, commands.chat(played, 1, "I am here"))
    assert happen(played, commands.decide(played, 1, played.watch.legal[0], played.watch.move))
    assert happen(played, commands.revoke(played, 2, by_host=True))
    assert happen(played, commands.give_host(played, 1))
    assert played.seats[1].stand_in or happen(played, commands.leave(played, 2))
    assert happen(played, commands.close(played))


@pytest.mark.usefixtures("small")
def test_a_host_has_an_end_too_and_can_close(talk: Talks) -> None:
    table: Table = talk("push", seats=3).table
    happen(table, commands.sit(table, 1, "Ann"))

    def bots() -> Sequence[ev.Event]:
        return commands.add_bot(table, 2, "easy" if table.n % 2 else "hard")

    assert filled(bots, table) <= 60
    assert filled(lambda: commands.give_host(table, 1), table) == 10
    assert happen(table, commands.close(table))


@pytest.mark.usefixtures("small")
def test_games_of_one_table_have_an_end_but_each_ends(talk: Talks) -> None:
    told = talk("push", seats=2, start=1)
    table: Table = told.table
    for seat in (1, 2):
        happen(table, commands.add_bot(table, seat, "easy"))
    games = 0
    while happen(table, commands.rematch(table) if games else commands.start(table)):
        if games and not happen(table, commands.start(table)):
            break
        games += 1
        while table.status != OVER:
            watch = table.watch
            events = commands.decide(table, watch.asked or 0, watch.legal[-1], watch.move, by="bot")
            assert happen(table, events)
    assert games
    assert table.n < 2000


def test_wiping_nothing_is_no_event(played: Table) -> None:
    assert happen(played, commands.forget(played, 2))
    assert commands.forget(played, 2) == []
    assert happen(played, commands.rename(played, 2, "Eva"))
    assert happen(played, commands.forget(played, 2))


def test_what_was_wiped_is_looked_for_in_one_pass() -> None:
    """Twice as many wipes take about twice the time, not four times."""

    def log(wipes: int) -> list[Row]:
        events: list[ev.Event] = [ev.Seated(1, "Eve")]
        for number in range(wipes):
            events += [ev.Chatted(1, f"line {number}"), ev.Forgotten(1)]
        return [Row("t", n, 0, ev.encode(event)) for n, event in enumerate(events, start=1)]

    def took(wipes: int) -> float:
        """Processor time of the quickest of three: in one of them the collector may look round."""
        rows, times = log(wipes), []
        for _ in range(3):
            began = time.process_time()
            assert len(unwiped(rows)) == wipes + 1
            times.append(time.process_time() - began)
        return min(times)

    took(200)
    assert took(8000) < 3 * 4 * took(2000) + 0.05
    freed: list[ev.Event] = [
        *(ev.Seated(1, "Ann"), ev.Chatted(1, "mine"), ev.Freed(1)),
        *(ev.Seated(1, "Eve"), ev.Chatted(1, "hers"), ev.Forgotten(1), ev.Chatted(1, "later")),
    ]
    rows = [Row("t", n, 0, ev.encode(event)) for n, event in enumerate(freed, start=1)]
    assert [row.n for row in unwiped(rows)] == [4, 5]  # hers, and nothing of who sat there before


def test_a_table_is_tried_without_copying_finished_games(played: Table) -> None:
    games = [played.game.copy() for _ in range(20_000)]
    played.games[:0] = games
    began = time.process_time()
    for _ in range(20):
        foreseen(played, [ev.Renamed(1, "Anna")], 0)
    assert time.process_time() - began < 0.5
    foreseen(played, [ev.Forgotten(1)], 0)
    assert {game.names[0] for game in played.games} == {"Ann"}


def test_getting_up_and_sitting_down_is_no_new_try(talk: Talks) -> None:
    """Deals that became void are the game's: the same friend makes two void, and no third."""
    table: Table = talk("push", seats=2, start=1).table
    happen(table, commands.sit(table, 1, "Ann", fair=True))
    voids = 0
    for _ in range(8):
        happen(table, commands.sit(table, 2, "Eve", fair=True))
        assert table.deal is not None
        if 2 not in fairly.expected(table, {1, 2}):
            break
        for seat in (1, 2):
            happen(table, fairly.promise(table, seat, table.deal.commitment, "0" * 64))
        happen(table, fairly.seal(table, {1, 2}))
        assert table.deal.sealed
        voids += happen(table, commands.leave(table, 2))
    assert voids == 2
    assert fairly.expected(table, {1, 2}) == [1]  # who was there from the beginning
