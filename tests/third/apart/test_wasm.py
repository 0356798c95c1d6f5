"""The third game as a WebAssembly module: built from its folder, it plays what the CPU plays."""

from pathlib import Path

import pytest

from lynxdeck.bots import wasm
from lynxdeck.games.registry import Game, game
from tests.wasm.plays import random_game, stacked, ways
from tests.wasm.test_equal import compare, compare_trees


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, Path]:
    """The game, and the folder of its module and data."""
    topper, folder = game("topper"), tmp_path_factory.mktemp("built")
    (folder / "topper.json").write_text(wasm.document(topper), "utf-8")
    assert wasm.start("topper", folder / "topper.wasm").wait() == 0
    return topper, folder


def test_it_plays_alike(built: tuple[Game, Path]) -> None:
    topper, folder = built
    plays = [
        make(way, number)
        for number, way in enumerate(ways(topper))
        for make in (random_game, stacked)
    ]
    compare(topper, plays, folder=folder)


def test_it_grows_the_same_trees(built: tuple[Game, Path]) -> None:
    topper, folder = built
    compare_trees(topper, 4, 200, folder)
