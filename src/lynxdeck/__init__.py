"""Lynxdeck: the card games Linko and Push, exact and fast.

    >>> import lynxdeck
    >>> position = lynxdeck.new("linko", seats=3, seed="tea")
    >>> lynxdeck.bot("greedy").choose(position) in position.legal()
    True

docs/python.md shows all of it.
"""

import importlib
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from lynxdeck.games.linko.structs import LinkoView as LinkoView
    from lynxdeck.games.push.structs import PushView as PushView
    from lynxdeck.games.refusal import Refusal as Refusal
    from lynxdeck.library.files import read as read
    from lynxdeck.library.files import write as write
    from lynxdeck.library.judging import Verdicts as Verdicts
    from lynxdeck.library.judging import judge as judge
    from lynxdeck.library.matches import Played as Played
    from lynxdeck.library.matches import Results as Results
    from lynxdeck.library.matches import play as play
    from lynxdeck.library.players import Player as Player
    from lynxdeck.library.players import bot as bot
    from lynxdeck.library.position import Masked as Masked
    from lynxdeck.library.position import Position as Position
    from lynxdeck.library.position import compile_now as compile_now
    from lynxdeck.library.position import editions as editions
    from lynxdeck.library.position import new as new
    from lynxdeck.records import Fault as Fault
    from lynxdeck.records import Record as Record

    def bots(game: str) -> list[str]: ...
    def games() -> list[str]: ...


_HOMES = {
    "Fault": "records",
    "LinkoView": "games.linko.structs",
    "Masked": "library.position",
    "Played": "library.matches",
    "Player": "library.players",
    "Position": "library.position",
    "PushView": "games.push.structs",
    "Record": "records",
    "Refusal": "games.refusal",
    "Results": "library.matches",
    "Verdicts": "library.judging",
    "bot": "library.players",
    "compile_now": "library.position",
    "editions": "library.position",
    "new": "library.position",
    "judge": "library.judging",
    "play": "library.matches",
    "read": "library.files",
    "write": "library.files",
}
"""Where the public names live; each is loaded when it is asked for: commands start at once."""

__all__ = [*_HOMES, "__version__", "bots", "games"]  # noqa: PLE0604 - names, all of them


if not TYPE_CHECKING:  # or a wrong name would pass as one of these

    def __getattr__(name: str) -> object:
        if name in ("bots", "games"):  # packages, which can be called
            return importlib.import_module(f"{__name__}.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found: object = getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
