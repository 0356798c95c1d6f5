"""Tips matter when their words say so, told from what happened and what a seat sees."""

import importlib
from collections.abc import Callable

import pytest

from lynxdeck.games.chance import generator
from lynxdeck.games.observer import Watch
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game, games
from lynxdeck.locale import speaker
from tests.games.known import known
from tests.games.sorts import SORTS, Sort, every_sort
from tests.games.test_story import watching

Drawn = Callable[..., Position]
LINKO = """
    andy*   9 9 12 8 8 |
    ben     2 3 6 6 11 | 4
    cleo    5 6 7 7 11 |
    display 7 3 1 12 5 8
    pile    8 6 7 7
    """
PUSH = """
    ann*    |
    ben     |
    cleo    |
    columns r1 g4
    pile    r5 y3 S b2 R S g1 y5 y6 y1 y2 p3 p4 p5
    dice    r *
    """


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_tip_has_its_code_and_its_sentence(game: Game) -> None:
    module = importlib.import_module(f"{game.manifest.package}.tips")
    codes = [name for name in vars(module) if name.startswith("TIP_")]
    names = [tip.name for tip in game.tips]
    assert [getattr(module, code) for code in codes] == list(range(len(names)))
    spelt = [code.removeprefix("TIP_").lower().replace("_", "-") for code in codes]
    assert [f"{game.name}-{word}" for word in spelt] == names
    assert all(speaker().say(f"web-tip-{name}") for name in names)


def at(position: Position, seat: int, *tokens: str) -> list[str]:
    """The tips for a seat after the last of some tokens."""
    watch = watching(position)
    for token in tokens:
        assert watch.decide(watch.position.game.code(token)), token
    return [tip.name for tip in watch.tips(seat)]


def test_nothing_special_calls_for_no_tip(position: Drawn) -> None:
    table = position("linko", "ravensburger-2014", LINKO)
    table.state.move = 20
    assert at(table, 1) == []
    assert at(table, 2) == []


def test_a_snatched_layer(position: Drawn) -> None:
    table = position("linko", "ravensburger-2014", LINKO)
    table.state.move = 20
    assert at(table, 1, "9") == ["linko-must", "linko-single"]
    assert at(table, 2, "9") == ["linko-single"]
    assert at(table, 2, "9", "L") == ["linko-stays"]
    table.state.move = 0
    assert at(table, 1, "9") == ["linko-must", "linko-first-round", "linko-single"]


def test_a_layer_uncovered_by_a_snatch_is_not_compared_again(position: Drawn) -> None:
    drawing = LINKO.replace("| 4", "| 2 / 4")
    table = position("linko", "ravensburger-2014", drawing)
    table.state.move = 20
    for tokens in (["9", "T"], ["9", "L", "R"], ["9", "L", "D"]):
        assert "linko-top" in at(table, 1, *tokens), tokens
    safe = position("linko", "ravensburger-2014", LINKO.replace("| 4", "| 10 / 4"))
    assert "linko-top" not in at(safe, 1, "9", "T")


def test_a_higher_layer_does_not_strike_back(position: Drawn) -> None:
    table = position("linko", "ravensburger-2014", LINKO.replace("| 4", "| 13"))
    table.state.move = 20
    assert at(table, 2, "9") == ["linko-active"]
    assert at(table, 1, "9") == ["linko-once"]
    assert at(table, 3, "9") == []


def test_L15_ones_would_strike_at_the_top_too(position: Drawn) -> None:
    drawing = LINKO.replace("| 4", "| 1").replace("9 9 12", "9 13 12")
    assert "linko-active" in at(position("linko", "amigo-2022-expert", drawing), 2, "13")
    assert "linko-active" not in at(position("linko", "amigo-2022-advanced", drawing), 2, "13")


def test_draws_and_hands(position: Drawn) -> None:
    table = position("linko", "ravensburger-2014", LINKO.replace("| 4", "| 4 4"))
    table.state.move = 20
    assert "linko-refill" in at(table, 2, "9x2", "T")
    many = position("linko", "ravensburger-2014", LINKO.replace("9 9 12 8 8", "2 2 2 2 9"))
    assert at(many, 1) == ["linko-many"]
    last = position("linko", "ravensburger-2014", LINKO.replace("9 9 12 8 8", "9 9 9 J"))
    assert at(last, 1) == ["linko-last"]
    few = position("linko", "ravensburger-2014", LINKO.replace("5 6 7 7 11", "5 6 7"))
    assert at(few, 1) == ["linko-stretch"]
    decoy = position("linko", "ravensburger-2014", LINKO.replace("9 9 12 8 8", "2 12 12 8 9"))
    assert at(decoy, 1) == []
    decoy.state.move = 20
    assert at(decoy, 1) == ["linko-decoy"]


def test_turning_up_cards(position: Drawn) -> None:
    table = position("push", "push", PUSH)
    assert at(table, 1, "+") == ["push-both"]
    busting = PUSH.replace("r1 g4", "r1 g4 / b5 / r3")
    assert at(position("push", "push", busting), 3, "+") == ["push-bust"]
    star = busting.replace("dice    r", "dice    *")
    assert at(position("push", "push", star), 3, "+") == ["push-bust", "push-star"]
    assert at(position("push", "push-risk", star), 3, "+") == ["push-bust", "push-star-risk"]
    switch = PUSH.replace("r5 y3 S", "S S r5 y3")
    assert at(position("push", "push", switch), 2, "+") == ["push-switch"]
    assert at(position("push", "push", switch), 2, "+", "+") == ["push-switches"]
    roll = PUSH.replace("r5 y3", "R y3").replace("r1 g4", "R g4")
    assert at(position("push", "push", roll), 1, "+") == ["push-roll"]


def test_columns_and_benches(position: Drawn) -> None:
    three = PUSH.replace("r1 g4", "R g4 / b5 / y3")
    assert at(position("push", "push", three), 1) == ["push-sort", "push-third"]
    assert at(position("push", "push", three), 2, "=b") == ["push-sort", "push-must"]
    fresh = PUSH.replace("columns r1 g4\n", "").replace("ann*    |", "ann*    r1 |")
    assert at(position("push", "push", fresh), 1) == ["push-protect"]
    short = fresh.replace("S b2 R S g1 y5 y6 y1 y2 p3 p4 p5", "")
    assert at(position("push", "push", short), 1) == ["push-pile", "push-protect"]
    room = PUSH.replace("r5 y3", "p6 y3")
    assert at(position("push", "push", room), 1, "+") == ["push-new"]


def test_P13_cards_that_join_by_themselves(position: Drawn) -> None:
    safe = PUSH.replace("ann*    |", "ann*    | r6")
    assert "push-joins" in at(position("push", "push", safe), 1, "=a")
    assert "push-joins" not in at(position("push", "push", safe), 2, "=a")
    assert "push-joins" not in at(position("push", "push-classic", safe), 1, "=a")


def test_nothing_matters_when_it_is_over() -> None:
    for sort in SORTS[::11]:
        position = sort.dealt()
        sort.game.compiled.playout(position.states, 0, generator(1))
        assert Watch(position).tips(1) == []


@every_sort
def test_tips_need_nothing_that_is_hidden(sort: Sort) -> None:
    engine, rng, observer = sort.game.compiled, generator(4), sort.game.observer()
    watch, other = Watch(sort.dealt("tips")), engine.new(1)
    found, told = set(), b""
    while watch.asked is not None:
        for seat in range(1, sort.seats + 1):
            engine.mask_at(watch.position.states, 0, seat - 1, other, 0)
            engine.redeal_at(other, 0, rng)
            tips = watch.tips(seat)
            assert tips == observer.tips(other, seat, told)
            found |= {tip.name for tip in tips}
        changes = watch.decide(sort.game.code(watch.legal[engine.below(rng, len(watch.legal))]))
        assert changes is not None
        told = changes.told.rows
    assert len(found) > known({"linko": 3, "push": 3}, sort.game.name)
