"""The page's bots choose what Python's choose: level by level, kept trees and advice included."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from lynxdeck.bots import module, wasm
from lynxdeck.games import weights
from lynxdeck.games.manifest import LEVELS, LYNXES
from lynxdeck.games.registry import Game, game
from tests.wasm import node
from tests.wasm.plays import Way, ways
from tests.wasm.questions import Question, played

BRIEF = {"easy": 30, "medium": 30, "hard": 30, "expert": 30, "champion": 2}
"""Decisions of a game that are asked by default."""
GAMES = [game("linko"), game("push")]
pages_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return node.bundle(tmp_path_factory.mktemp("bundle"))


def compare(
    game: Game, bundled: Path, asked: Iterator[tuple[Question, str]], kind: str = module.NET
) -> list[Question]:
    """Ask both, and name the first question that is answered differently."""
    net = wasm.path(game, kind), weights.path(game)
    questions, ours = map(list, zip(*asked, strict=True))
    theirs = node.think(game, bundled, questions, *net)["tokens"]
    differing = [at for at, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
    assert ours == theirs, f"question {differing[:1]} of {len(ours)}: {questions[differing[0]]}"
    return list(questions)


def by_all_levels(way: Way, number: int, times: int) -> Iterator[tuple[Question, str]]:
    for level in LEVELS:
        yield from played(way, level, number, times * BRIEF[level])


@pytest.mark.promise("device-bots")
@pytest.mark.parametrize("kind", [module.NET, module.SCALAR_NET])
@pages_games
def test_every_level_chooses_alike(game: Game, kind: str, bundled: Path) -> None:
    way = next(way for way in ways(game) if way.seats == 3)
    asked = compare(game, bundled, by_all_levels(way, 1, 1), kind)
    assert {question["level"] for question in asked} == set(LEVELS)


@pytest.mark.usefixtures("no_networks")
@pages_games
def test_without_a_network_every_level_chooses_alike(game: Game, bundled: Path) -> None:
    way = next(way for way in ways(game) if way.seats == 3)
    questions, ours = map(list, zip(*by_all_levels(way, 1, 1), strict=True))
    assert node.think(game, bundled, questions)["tokens"] == ours


@pages_games
def test_every_lynx_of_the_trail_chooses_alike(game: Game, bundled: Path) -> None:
    """But Amber, who is the expert."""
    way = next(way for way in ways(game) if way.seats == 2)
    asked = (played(way, lynx, 3, 12) for lynx in LYNXES[:-1])
    assert compare(game, bundled, itertools.chain.from_iterable(asked))


@pytest.mark.long
@pages_games
def test_every_level_chooses_alike_for_long(game: Game, bundled: Path) -> None:
    each = (by_all_levels(way, number, 3) for number, way in enumerate(ways(game)))
    compare(game, bundled, itertools.chain.from_iterable(each))
