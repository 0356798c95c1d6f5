"""What an outside program is told: every message in its order, and nothing hidden."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lynxdeck.bots.bot import Bot
from lynxdeck.bots.outside import Outside
from lynxdeck.bots.registry import make
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game

Deal = Callable[..., Position]
Play = Callable[..., list[str]]
Seat = Callable[..., Outside]
Heard = Callable[[], list[dict[str, Any]]]


def others(name: str) -> list[Bot]:
    return [make("random", game(name))]


def pid_of(bot: Outside) -> int:
    assert bot.program is not None
    return bot.program.process.pid


def shown(position: Position, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(msgspec.json.encode(position.view(seat)))
    return view


@pytest.mark.parametrize("name", ["linko", "push"])
def test_the_whole_conversation(
    name: str, seat: Seat, deal: Deal, play: Play, heard: Heard
) -> None:
    """Every message in its order: views and events are what its seat may see."""
    bot = seat(name, seconds=7.5)
    table = deal(name, seats=3)
    tokens = play(table, [*others(name), bot, *others(name)])
    bot.close()
    told = heard()
    assert told[0] == {"type": "hello", "protocol": 1}
    assert told[1] == {
        "type": "game",
        "game": name,
        "edition": table.edition.name,
        "seats": 3,
        "seat": 2,
    }
    assert told[-2] == {"type": "over", "scores": table.scores, "winners": table.winners}
    assert told[-1] == {"type": "bye"}
    events = [(m["seat"], m["move"]) for m in told if m["type"] == "event"]
    assert [token for _, token in events] == tokens
    views = [m["view"] for m in told if m["type"] == "decide"]
    assert {m["time_ms"] for m in told if m["type"] == "decide"} == {7500}
    replayed = deal(name, seats=3)
    for number, (who, token) in enumerate(events):
        assert replayed.to_move == who
        if who == 2:
            view = views.pop(0)
            assert view == shown(replayed, 2)
            assert (view["seat"], view["move"]) == (2, number)
            assert token == view["legal"][0]
        replayed.play(token)
    assert (views, bot.faults) == ([], 0)


def test_draws_from_the_pile_name_no_card(seat: Seat, deal: Deal, play: Play, heard: Heard) -> None:
    bot = seat("linko")
    for number in range(3):
        play(deal("linko", "playte", seats=2, number=number), [bot, *others("linko")])
    moves = [m["move"] for m in heard() if m["type"] == "event"]
    assert "^*" in moves
    assert not [move for move in moves if move.startswith("^*") and move != "^*"]


def test_one_program_plays_many_games(
    seat: Seat, deal: Deal, play: Play, heard: Heard, gone: Callable[[int], bool]
) -> None:
    bot = seat("push")
    pid = pid_of(bot)
    for number in range(3):
        play(deal("push", seats=2, number=number), [bot, *others("push")])
    assert pid_of(bot) == pid
    bot.close()
    bot.close()  # as often as one likes
    assert [m["type"] for m in heard()].count("hello") == 1
    assert [m["type"] for m in heard()].count("game") == 3
    assert (bot.faults, gone(pid)) == (0, True)


def test_it_may_say_goodbye(seat: Seat) -> None:
    """There is a moment to put things in order."""
    seat(bye="open('order', 'w').close()").close()
    assert Path("order").exists()
