"""The games' modules in a browser's Worker play what the CPU plays, grow the same trees and choose.

In Firefox: tests/wasm/test_firefox.py.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from lynxdeck.bots import module, wasm
from lynxdeck.games.manifest import LEVELS
from lynxdeck.games.registry import Game, games
from tests.wasm import node, test_equal
from tests.wasm.plays import random_game, stacked, ways
from tests.wasm.questions import played
from tests.wasm.test_think import pages_games

SITE = "http://modules.test"
FILES = Path(__file__).parents[1] / "wasm"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
BYTES = "application/octet-stream"

ASK = """(asked) => new Promise((done, fail) => {
  const worker = new Worker("/worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(asked);
})"""


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """An empty page of a site that has the harness, the modules and their data, and the bots."""
    homes = (FILES, tmp_path, *(wasm.path(game).parent for game in games()))

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(f"{SITE}/")
        found = [home / name for home in homes if name and (home / name).is_file()]
        if found:
            content = TYPES.get(found[0].suffix, BYTES)
            route.fulfill(body=found[0].read_bytes(), content_type=content)
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    context = browser.new_context()
    context.route("**/*", serve)
    page = context.new_page()
    page.goto(f"{SITE}/")
    yield page
    context.close()


def work(page: Page, game: Game, **asked: object) -> Any:
    """What a Worker answers."""
    paths = {"module": f"/{game.name}.wasm", "data": f"/{game.name}.json"}
    return page.evaluate(ASK, {**paths, **asked})


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("step", [12, pytest.param(1, marks=pytest.mark.long)])
def test_a_worker_plays_alike(
    page: Page, game: Game, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every twelfth way by default: Node plays them all (`tests/wasm/test_equal.py`)."""

    def ask(asked: Game, folder: Path | None = None, **job: object) -> Any:  # noqa: ARG001
        return work(page, asked, job=job)

    monkeypatch.setattr(test_equal, "ask", ask)
    plays = [
        replace((stacked if number % 2 else random_game)(way, number), most=40, every=30)
        for number, way in list(enumerate(ways(game)))[::step]
    ]
    test_equal.compare(game, plays)
    test_equal.compare_trees(game, *((1, 60) if step > 1 else (2, 300)))


@pytest.mark.promise("device-bots")
@pages_games
def test_a_worker_s_bots_choose_alike(page: Page, game: Game, tmp_path: Path) -> None:
    node.bundle(tmp_path)
    asked = [one for level in LEVELS for one in played(ways(game)[-1], level, 2, 5)]
    questions, ours = map(list, zip(*asked, strict=True))
    net = [f"/{game.name}{module.NET}", f"/{game.name}.net"]
    told = work(page, game, thoughts="/bots.mjs", questions=questions, net=net)
    assert told["tokens"] == ours
