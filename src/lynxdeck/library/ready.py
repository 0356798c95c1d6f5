"""Which engine answers: the rules as they are at once, the compiled ones as soon as they are ready.

Compiling takes seconds and pays only for somebody who plays a lot: it begins beside the program
after some dozens of decisions, or when it is asked for. Both engines give the same answers.
"""

import atexit
import functools
import os
import threading
from collections.abc import Callable, Iterator
from typing import cast

from lynxdeck.games.engine import Engine
from lynxdeck.games.ready import can_compile
from lynxdeck.games.registry import Game

SOON = 64
"""So many decisions are interpreted before compiling begins."""
NEVER = "LYNXDECK_INTERPRETED"
"""Set this in the environment, and nothing is compiled unless it must be."""
PATIENCE_S = 20
"""How long the end of a program waits for a function that is being compiled."""


class Readiness:
    """One game's engines, and how far compiling is."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.engine: Engine = game.interpreted
        """The one to ask now."""
        self.compiled = False
        self._left = SOON if can_compile() and not os.environ.get(NEVER) else 0
        self._thread: threading.Thread | None = None
        self._ended = threading.Event()

    def count(self) -> None:
        """Another decision was made by the interpreted rules."""
        self._left -= 1
        if self._left == 0:
            self._thread = threading.Thread(target=self.compile, name="lynxdeck-compiler")
            self._thread.daemon = True
            atexit.register(self._end)
            self._thread.start()

    def compile(self) -> None:
        """Compile what a position asks for; quick where Numba's cache has it."""
        for step in questions(self._game):
            if self._ended.is_set():
                return
            step()
        self.engine, self.compiled = self._game.compiled, True

    def _end(self) -> None:
        """Let the compiler finish its function: it must not be cut off within."""
        self._ended.set()
        if self._thread:
            self._thread.join(PATIENCE_S)


def questions(game: Game) -> Iterator[Callable[[], object]]:
    """All that a position asks of its engine, one after the other: the first answer compiles it."""
    from lynxdeck.games.position import Position, from_key, lay_out

    edition = game.editions[0]
    seats = edition.players[0]
    deck, dice = from_key(game, edition, seats, bytes(32))
    yield lambda: game.sight
    position = lay_out(game, edition, seats=seats, deck=deck, dice=dice, engine=game.compiled)
    token = position.legal()[0]
    yield lambda: position.reason(token)
    for answer in (Position.to_move, Position.scores, Position.winners):
        yield functools.partial(cast(property, answer).__get__, position)
    yield lambda: position.game.view.view(position.states, 1, edition)


@functools.cache
def readiness(name: str) -> Readiness:
    """How far a game is."""
    from lynxdeck.games.registry import game

    return Readiness(game(name))


def compile_now(game: str | None = None) -> None:
    """Compile a game's rules, or those of all games, and come back when they are ready.

    The first time this takes seconds; later programs load what it made.
    """
    from lynxdeck.games.registry import games

    for name in [game] if game else [one.name for one in games()]:
        readiness(name).compile()
