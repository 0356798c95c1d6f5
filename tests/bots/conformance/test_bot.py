"""Any bot from the registry, on every named edition and seat count: a newcomer is tested here."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lynxdeck.bots.registry import BUDGETED, known, make, names
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game, games

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]
Play = Callable[..., list[str]]

SLOW = ("search", "champion")
"""They think long: asked for a few decisions only; `search:20` plays whole games for them."""


def slow(game: Game) -> list[str]:
    return [name for name in names(game) if name in SLOW]


def quick(game: Game) -> list[str]:
    budgeted = [f"{name}:20" for name in BUDGETED if known(f"{name}:20", game)]
    return [*(name for name in names(game) if name not in SLOW), *budgeted]


def test_games_of_one_bot_at_all_seats_end(table: Position, play: Play) -> None:
    game = table.game
    for spec in quick(game):
        bots = [make(spec, game) for _ in range(table.seats)]
        position = table.copy()
        play(position, bots)
        assert position.over
        assert [bot.faults for bot in bots] == [0] * table.seats


def test_games_of_mixed_company_end(table: Position, play: Play) -> None:
    specs = quick(table.game)
    bots = [make(specs[-1 - seat % len(specs)], table.game) for seat in range(table.seats)]
    play(table, bots)
    assert table.over


def test_slow_bots_answer_legally(table: Position, walk: Walk, mask: Mask) -> None:
    """One decision in the opening, one later."""
    for step, position in enumerate(walk(table, every=11)):
        for spec in slow(table.game):
            action = make(spec, table.game).choose(mask(position), generator(step))
            assert action in position.actions()
        if step == 1:
            return


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_bot_knows_its_name_and_has_no_faults(game: Game) -> None:
    for name in names(game):
        bot = make(name, game)
        assert (bot.game, bot.name, bot.faults) == (game, name, 0)
        bot.close()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_same_seed_makes_the_same_choices(
    game: Game, deal: Deal, mask: Mask, play: Play
) -> None:
    """In games by quick bots, and in single decisions by all that count simulations."""
    for spec in [*quick(game), "search:60"]:
        first, second = (
            play(deal(game.name, seats=3), [make(spec, game) for _ in range(3)], most=60)
            for _ in range(2)
        )
        assert first == second
    masked = mask(deal(game.name, seats=3))
    for spec in slow(game):
        one, two = (make(spec, game).choose(masked, generator(5)) for _ in range(2))
        assert one == two
