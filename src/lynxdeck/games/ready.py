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

from lynxdeck.games.engine import Engine
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sight import Sight, interpreted

if TYPE_CHECKING:
    from lynxdeck.games.registry import Game

_later: set[str] = set()


@functools.cache
def can_compile() -> bool:
    """Whether Numba is there."""
    return importlib.util.find_spec("numba") is not None


def check_compiler() -> None:
    """Say what is missing where only the compiled rules will do."""
    if not can_compile():
        sentence = "This needs the compiler: pip install 'lynxdeck[fast]' brings it."
        raise Refusal("not-installed", sentence)


def put_off(game: "Game") -> None:
    """The compiled rules are not ready: do not ask them yet."""
    _later.add(game.name)


def take_over(game: "Game") -> None:
    """The compiled rules are ready."""
    _later.discard(game.name)


def compiled(game: "Game") -> bool:
    """Whether the compiled rules may be asked."""
    return can_compile() and game.name not in _later


def engine(game: "Game") -> Engine:
    """The rules to ask now."""
    return game.compiled if compiled(game) else game.interpreted


def sight(game: "Game") -> Sight:
    """The way from a record to views, now."""
    return game.sight if compiled(game) else interpreted(game.rules)


def mark(game: "Game") -> Path:
    """The file that says that Numba's cache holds this game, as its sources are now."""
    made = (
        f"{importlib.metadata.version('numba')}-{sys.version_info.major}.{sys.version_info.minor}"
    )
    return game.cache / f"ready-{made}"
