"""The GPU says what the CPU says, and so what the browser says: the sums of `trace.py` there."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from lynxdeck.games import cuda
from lynxdeck.games.registry import Game, games
from tests.wasm import device
from tests.wasm.plays import drawn, random_game, stacked, ways
from tests.wasm.trace import Play, Table

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.filterwarnings("ignore:.*(Grid size|Host array)"),  # one thread on purpose
    pytest.mark.skipif(not cuda.available(), reason="no CUDA device on this machine"),
]
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def compare(game: Game, plays: Iterable[Play]) -> int:
    """Play them here and there, and name the first decision that differs; how many there were."""
    here, there = Table(game, compiled=True), Table(game, compiled=True, on=device.engine(game))
    decisions = 0
    for play in plays:
        ours, theirs = here.trace(play), there.trace(play)
        differing = [at for at, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b]
        assert ours == theirs, f"decision {differing[:1]} of {len(ours)} in {play}"
        decisions += len(ours)
    return decisions


@every_game
def test_every_way_plays_alike(game: Game) -> None:
    """The games that are compared with the module by default, the first part of each."""
    plays = [
        replace((stacked if number % 2 else random_game)(way, number), most=25, every=26)
        for number, way in enumerate(ways(game))
    ]
    assert compare(game, plays) > 15 * len(plays)


@every_game
def test_drawn_positions_play_alike(game: Game) -> None:
    plays = [replace(play, every=play.most + 1) for play in drawn(game)]
    assert compare(game, plays) >= len(plays)
