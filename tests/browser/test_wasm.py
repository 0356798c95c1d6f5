"""The games' modules in a browser's Worker play what the CPU plays, and grow the same trees."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

from lynxdeck.bots import wasm
from lynxdeck.games.registry import Game, games
from tests.wasm import test_equal
from tests.wasm.plays import random_game, stacked, ways

SITE = "http://modules.test"
FILES = Path(__file__).parents[1] / "wasm"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}

ASK = """([name, job]) => new Promise((done, fail) => {
  const worker = new Worker("/worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage({ module: `/${name}.wasm`, data: `/${name}.json`, job });
})"""


def serve(route: Route) -> None:
    """The harness, the modules and their data; an empty page for all else."""
    name = route.request.url.removeprefix(f"{SITE}/")
    homes = (FILES, *(wasm.path(game).parent for game in games()))
    found = [home / name for home in homes if name and (home / name).is_file()]
    if found:
        content = TYPES[found[0].suffix]
        route.fulfill(body=found[0].read_bytes(), content_type=content)
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_worker_plays_alike(
    browser: Browser, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    context: BrowserContext = browser.new_context()
    context.route("**/*", serve)
    page = context.new_page()
    page.goto(f"{SITE}/")

    def ask(asked: Game, folder: Path | None = None, **job: object) -> Any:  # noqa: ARG001
        return page.evaluate(ASK, [asked.name, job])

    monkeypatch.setattr(test_equal, "ask", ask)
    plays = [
        replace((stacked if number % 2 else random_game)(way, number), most=40, every=30)
        for number, way in enumerate(ways(game))
    ]
    test_equal.compare(game, plays)
    test_equal.compare_trees(game, 2, 300)
    context.close()
