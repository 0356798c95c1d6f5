"""`python -m lynxdeck.bots.wasm [GAME …]`: build the WebAssembly modules of games.

One module holds a game's rules, its story, previews and tips, its rule of thumb and the search. A
second one, for who plays against a network, holds that and the search with it, with and without
SIMD. Each is compiled in a process of its own: see `ENVIRONMENT` in `games/wasm/build.py`.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import cast

from lynxdeck.bots import champion, coach, guided, reasons, tree
from lynxdeck.bots.engine import guided_parts
from lynxdeck.bots.module import NET, RULES, SCALAR_NET
from lynxdeck.bots.module import path as path
from lynxdeck.games import net, rotation, weights
from lynxdeck.games.ready import can_compile
from lynxdeck.games.refusal import not_installed
from lynxdeck.games.registry import Game, game, games
from lynxdeck.games.wasm import data, exports
from lynxdeck.games.wasm.build import ENVIRONMENT, Parts, build


def kinds(found: Game) -> tuple[str, ...]:
    """The modules of a game, by their endings."""
    return (RULES, NET, SCALAR_NET) if found.has_net else (RULES,)


def parts(found: Game, kind: str = RULES) -> Parts:
    modules = tuple[ModuleType, ...]
    records = {"state": found.rules.STATE, "node": tree.NODE}
    if kind != RULES:
        names = exports.NET_EXPORTS + (exports.REASON_EXPORTS if found.has_reasons else ())
        thinking = cast(modules, guided_parts(found))
        taken = exports.signatures(names, cast(ModuleType, found.rules), *thinking)
        return Parts(found.rules, thinking, (), records, taken, simd=kind == NET)
    small = cast(modules, (rotation, *found.parts))
    quick = cast(modules, (found.policy, tree))
    return Parts(
        found.rules,
        quick,
        small,
        records,
        exports.signatures(
            exports.names(found.manifest.bots), cast(ModuleType, found.rules), *small, *quick
        ),
    )


def document(found: Game) -> str:
    made = parts(found)
    tuning = found.manifest.tuning._asdict()
    search = {
        "settings": {name: tuning[name] for name in tree.SETTINGS},
        "room": [3, max(found.rules.ACTIONS, tree.DEPTH) + 2],
    }
    table = data.table(made.signatures)
    more = {"net": network(found)} if found.has_net else {}
    return data.write(data.document(found, made.records, search=search, **more, exports=table))


def network(found: Game) -> data.Json:
    """What the page must know of a game's network."""
    guidance = found.manifest.guidance
    return {
        "mark": weights.mark(found),
        "biases": weights.counts(found)[0],
        "simulations": guidance.simulations,
        "guidance": {name: getattr(guidance, name) for name in guided.GUIDANCE},
        "breadth": champion.BREADTH,
        "room": [guided.ROWS, champion.width(found)],
        "seen": found.features.FEATURES.width,
        "hidden": net.HIDDEN,
        **({"coach": coaching(found)} if found.has_reasons else {}),
        "exports": data.table(parts(found, NET).signatures),
    }


def coaching(found: Game) -> data.Json:
    """What the page's coach must know: how much it looks at, and how reasons are told."""
    told = found.reasons
    return {
        "choices": coach.LOOKED_AT,
        "deals": [coach.FIRST_DEALS, coach.DEALS],
        "telling": coach.WORTH_TELLING,
        "lessons": coach.LESSONS,
        "tries": coach.TRIES,
        "whole": reasons.WHOLE_WIN,
        "room": reasons.REASON_ROOM,
        "reasons": [{"name": one.name, "takes": one.takes} for one in told.REASONS],
    }


def start(name: str, to: Path, kind: str = RULES) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "lynxdeck.bots.wasm", name, str(to), kind]
    return subprocess.Popen(command, env={**os.environ, **ENVIRONMENT})


def main(arguments: list[str]) -> None:
    """Build the modules of the games named, or of all, in parallel; or one, in this process."""
    if ENVIRONMENT.items() <= os.environ.items():
        name, to, kind = arguments
        Path(to).write_bytes(build(parts(game(name), kind)))
        return
    if find_spec("llvmlite") is None or not can_compile():
        sys.exit(str(not_installed("Building a module needs Numba and llvmlite", "wasm")))
    chosen = [game(name) for name in arguments] or games()
    for found in chosen:
        started = [start(found.name, path(found, kind), kind) for kind in kinds(found)]
        ended = [process.wait() for process in started]
        if any(ended):
            sys.exit("A module could not be built.")


if __name__ == "__main__":
    main(sys.argv[1:])
