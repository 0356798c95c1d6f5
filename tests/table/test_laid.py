"""Deals that are brought along, and tables whose log is kept in memory."""

import msgspec
import pytest

from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.position import new
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.log import Log
from lynxdeck.table.setup import Setup, settled
from tests.table.conftest import snapshot


def laid(name: str, seed: str, seats: int) -> ev.Laid:
    found = game(name)
    return ev.laid_from(PlainSeed(seed), found, found.editions[0], seats)


def seated(name: str, *, seats: int = 3, match: int = 0, interpreted: bool = True) -> Log:
    found = game(name)
    log = Log("home", interpreted=interpreted)
    log.happen([ev.Created(settled(Setup(game=found.name, seats=seats, match=match)))])
    log.happen(commands.sit(log.table, None, "Ann"))
    for seat in range(2, seats + 1):
        log.happen(commands.add_bot(log.table, seat, "easy"))
    return log


def play_out(log: Log) -> None:
    while log.table.status == "playing":
        decide(log)


def decide(log: Log) -> None:
    ask, watch = log.table.ask(), log.table.watch
    assert ask is not None
    log.happen(commands.decide(log.table, ask.seat, watch.legal[0], watch.move, by="bot"))


@pytest.mark.parametrize("name", ["linko", "push"])
def test_a_plain_seed_deals_as_everywhere(name: str) -> None:
    log = seated(name)
    log.happen(commands.start_laid(log.table, laid(name, "tea", 3)))
    assert log.table.position is not None
    assert log.table.position.states.tobytes() == new(name, seats=3, seed="tea").states.tobytes()
    assert log.table.game.seed is None
    assert log.table.game.laid is not None
    assert log.table.game.laid.seed == "lynx1 tea"


@pytest.mark.parametrize("name", ["linko", "push"])
def test_interpreted_and_compiled_tables_are_alike(name: str) -> None:
    tables = [seated(name, interpreted=interpreted) for interpreted in (True, False)]
    for log in tables:
        log.happen(commands.start_laid(log.table, laid(name, "tea", 3)))
    for _ in range(40):
        views = [
            [msgspec.json.encode(log.table.watch.view(seat)) for seat in (1, 2, 3, None)]
            for log in tables
        ]
        assert views[0] == views[1]
        assert tables[0].table.masked(2) == tables[1].table.masked(2)
        for log in tables:
            decide(log)


def test_going_back_gives_the_table_as_it_was() -> None:
    log = seated("push", match=1)
    log.happen(commands.start_laid(log.table, laid("push", "tea 1", 3)))
    seen = {}
    while log.table.status == "playing":
        seen[len(log.events)] = snapshot(log.table)
        decide(log)
    for length in sorted(seen, reverse=True)[:: len(seen) // 5]:
        log.go_back(length)
        assert snapshot(log.table) == seen[length] | {"_interpreted": True}
        assert len(log.events) == length


def test_rounds_of_a_match_begin_in_turn_and_need_no_secret() -> None:
    log = seated("push", match=1)
    starts = []
    for number in (1, 2, 3):
        first = 2 if number == 1 else None
        log.happen(commands.start_laid(log.table, laid("push", f"tea {number}", 3), first))
        starts.append(log.table.game.start)
        play_out(log)
        assert log.events[-1] == ev.Ended()
    assert starts == [2, 3, 1]
    assert log.table.status == "over"
    assert len(log.table.sheet) == 3


def test_single_games_in_a_row_begin_in_turn() -> None:
    log = seated("push")
    starts = []
    for number in (1, 2, 3, 4):
        log.happen(commands.start_laid(log.table, laid("push", f"tea {number}", 3)))
        starts.append(log.table.game.start)
        play_out(log)
        log.happen(commands.rematch(log.table))
    assert starts == [1, 2, 3, 1]


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (ev.Laid([]), "deck"),
        (ev.Laid(["77"]), "deck"),
        (ev.Laid(laid("push", "tea", 3).deck, ["seven"]), "dice"),
    ],
)
def test_what_cannot_be_dealt_is_refused(deal: ev.Laid, code: str) -> None:
    table = seated("push").table
    with pytest.raises(Refusal) as refusal:
        commands.start_laid(table, deal)
    assert refusal.value.code == code
    assert table.status == "waiting"


def test_only_a_full_table_begins() -> None:
    found = game("push")
    log = Log("home", interpreted=True)
    log.happen([ev.Created(settled(Setup(game=found.name, seats=2)))])
    with pytest.raises(Refusal, match="Seat 1 is free"):
        commands.start_laid(log.table, laid("push", "tea", 2))
