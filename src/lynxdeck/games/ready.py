"""Whether a game's compiled rules answer without a wait; where not, the rules as they are do.

Both tell the same. The first time compiling takes a minute, and without Numba there is none: a
table need not wait for either.
"""

import functools
import importlib.metadata
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lynxdeck.games.compile import Engine
from lynxdeck.games.refusal import not_installed

if TYPE_CHECKING:
    from lynxdeck.games.observer import Observer
    from lynxdeck.games.registry import Game

_later: set[str] = set()


@functools.cache
def can_compile() -> bool:
    return importlib.util.find_spec("numba") is not None


@functools.cache
def say_once(sentence: str) -> None:
    """Tell on standard error why it takes a while; each sentence once a program."""
    print(f"lynxdeck: {sentence}", file=sys.stderr, flush=True)


def compiling(folder: Path, what: str) -> None:
    """Say that what is compiled into this folder is compiled now, where nothing is in it yet."""
    if not any(folder.rglob("*.nbi")):
        say_once(f"Compiling {what}, once on this machine: about half a minute.")


def check_compiler() -> None:
    """Say what is missing where only the compiled rules will do."""
    if not can_compile():
        raise not_installed("This needs the compiler Numba", "fast")


def put_off(game: "Game") -> None:
    _later.add(game.name)


def take_over(game: "Game") -> None:
    _later.discard(game.name)


def compiled(game: "Game") -> bool:
    return can_compile() and game.name not in _later


def engine(game: "Game") -> Engine:
    return game.compiled if compiled(game) else game.interpreted


def observer(game: "Game") -> "Observer":
    return game.observer(compiled=compiled(game))


def mark(game: "Game") -> Path:
    """The file that says that Numba's cache holds this game, as its sources are now."""
    made = (
        f"{importlib.metadata.version('numba')}-{sys.version_info.major}.{sys.version_info.minor}"
    )
    return game.cache / f"ready-{made}"
