"""The games' modules in Firefox play what the CPU plays, grow the same trees, choose the same."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.bots import module
from lynxdeck.games.manifest import LEVELS
from lynxdeck.games.registry import Game
from tests.wasm import firefox, node, test_equal
from tests.wasm.firefox import Firefox
from tests.wasm.plays import random_game, stacked, ways
from tests.wasm.questions import played
from tests.wasm.test_think import pages_games

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    found = firefox.program()
    if found is None:
        pytest.skip("no Firefox: install Debian's firefox-esr, or name one in LYNXDECK_FIREFOX")
    folder = tmp_path_factory.mktemp("firefox")
    node.bundle(folder)
    with firefox.started(found, folder) as browser:
        yield browser


@pages_games
def test_firefox_plays_alike(browser: Firefox, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(asked: Game, folder: Path | None = None, **job: object) -> Any:  # noqa: ARG001
        return browser.work(asked, job=job)

    monkeypatch.setattr(test_equal, "ask", ask)
    plays = [
        replace((stacked if number % 2 else random_game)(way, number), most=120, every=30)
        for number, way in enumerate(ways(game))
    ]
    test_equal.compare(game, plays)
    test_equal.compare_trees(game, 4, 300)


@pytest.mark.promise("device-bots")
@pages_games
def test_firefox_s_bots_choose_alike(browser: Firefox, game: Game) -> None:
    way = ways(game)[-1]
    asked = [one for level in LEVELS for one in played(way, level, 2, 12)]
    questions, ours = map(list, zip(*asked, strict=True))
    net = [f"/{game.name}{module.NET}", f"/{game.name}.net"]
    told = browser.work(game, thoughts="/bots.mjs", questions=questions, net=net)
    assert told["tokens"] == ours
