"""The bots of `examples/bots` play whole games without a fault, and alike in every language."""

import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.bots.registry import make
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game, games

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]
Play = Callable[..., list[str]]

FOLDER = Path(__file__).parents[2] / "examples" / "bots"
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="Node is not installed: no `node` on the path")

PYTHON_BOT = f"cmd:{shlex.join([sys.executable, str(FOLDER / 'simple.py')])}"
NODE_BOT = f"cmd:{shlex.join([NODE or 'node', str(FOLDER / 'simple.js')])}"

every_game = pytest.mark.parametrize(
    "game", [game for game in games() if game.name in ("linko", "push")], ids=lambda game: game.name
)
"""Those that the examples can play."""


@pytest.mark.parametrize("spec", [PYTHON_BOT, pytest.param(NODE_BOT, marks=needs_node)])
@every_game
def test_an_example_plays_whole_games(game: Game, spec: str, deal: Deal, play: Play) -> None:
    """Every edition, one program for all games, and more often than not it beats random play."""
    example, other = make(spec, game, seconds=20), make("random", game)
    won = 0.0
    for number, edition in enumerate(game.editions):
        seats = edition.players[0]
        table = deal(game.name, edition.name, seats=seats, number=number)
        play(table, [example, *[other] * (seats - 1)])
        won += 1 in table.winners
    example.close()
    assert (example.faults, getattr(example, "last_fault", "")) == (0, "")
    assert won > len(game.editions) / 2


@needs_node
@every_game
def test_the_examples_choose_alike(game: Game, deal: Deal, walk: Walk, mask: Mask) -> None:
    bots = [make(spec, game, seconds=20) for spec in (PYTHON_BOT, NODE_BOT)]
    for number, edition in enumerate(game.editions):
        table = deal(game.name, edition.name, seats=edition.players[-1], number=number)
        for bot in bots:
            bot.begin(edition, seats=table.seats, seat=1)
        for position in walk(table, every=5):
            first, second = (bot.choose(mask(position), generator(1)) for bot in bots)
            assert first == second
    for bot in bots:
        bot.close()
        assert bot.faults == 0
