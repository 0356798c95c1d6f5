"""`python -m lynxdeck.bots.wasm [GAME …]`: build the WebAssembly modules of games anew.

A module holds a game's rules, its story, previews and tips, its rule of thumb and the search.
Each game is compiled in a process of its own: see `ENVIRONMENT` in `games/wasm/build.py`.
"""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import cast

from lynxdeck.bots import tree
from lynxdeck.bots.module import path as path
from lynxdeck.games import rotation, telling, tip
from lynxdeck.games.registry import Game, game, games
from lynxdeck.games.wasm import data, exports
from lynxdeck.games.wasm.build import ENVIRONMENT, Parts, build


def parts(found: Game) -> Parts:
    """What a game's module is made of."""
    modules = tuple[ModuleType, ...]
    small = cast(modules, (telling, tip, rotation, found.story, found.preview, found.tips))
    quick = cast(modules, (found.policy, tree))
    names = exports.names(found.manifest.bots)
    return Parts(
        found.rules,
        quick,
        small,
        {"state": found.rules.STATE, "node": tree.NODE},
        exports.signatures(names, cast(ModuleType, found.rules), *small, *quick),
    )


def document(found: Game) -> str:
    """What whoever runs a game's module must know beside it, as JSON."""
    made = parts(found)
    tuning = found.manifest.tuning._asdict()
    search = {
        "settings": {name: tuning[name] for name in tree.SETTINGS},
        "room": [3, max(found.rules.ACTIONS, tree.DEPTH) + 2],
    }
    table = data.table(made.signatures)
    return data.write(data.document(found, made.records, search=search, exports=table))


def start(name: str, to: Path) -> "subprocess.Popen[bytes]":
    """Begin to build a game's module into a file."""
    command = [sys.executable, "-m", "lynxdeck.bots.wasm", name, str(to)]
    return subprocess.Popen(command, env={**os.environ, **ENVIRONMENT})


def main(arguments: list[str]) -> None:
    """Build the modules of the games named, or of all, in parallel; or one, in this process."""
    if ENVIRONMENT.items() <= os.environ.items():
        name, to = arguments
        Path(to).write_bytes(build(parts(game(name))))
        return
    chosen = [game(name) for name in arguments] or games()
    started = [start(found.name, path(found)) for found in chosen]
    ended = [process.wait() for process in started]
    if any(ended):
        sys.exit("A module could not be built.")


if __name__ == "__main__":
    main(sys.argv[1:])
