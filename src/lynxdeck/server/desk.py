"""A thinking process at its work, as `thinkers.py` asks it."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing.connection import Connection, wait

from lynxdeck.bots.engine import use_modules
from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.games.refusal import Refusal
from lynxdeck.server import thought as thinking
from lynxdeck.server.guest import Guest, Terms
from lynxdeck.server.thought import Thought, solve

STOPPED = "stopped"
"""What is told of a thought that was given up."""

Solve = Callable[[Thought, Callable[[], None] | None], str]
"""How a thought becomes a token; it may look up now and then."""

Told = tuple[int, str, str | None]
"""The number of a thought, its token, and what went wrong."""


class StoppedError(Exception):
    """Nobody needs this thought any more, or something else comes first."""


class Desk:
    """A process at its work: it looks up from a long thought for short ones, and to stop."""

    def __init__(self, line: Connection, solve: Solve = solve) -> None:
        self._line = line
        self._solve = solve

    def work(self) -> None:
        """Think about whatever comes; what comes too late to be stopped is done already."""
        while True:
            number, thought = self._line.recv()
            if thought is not None:
                self._think(number, thought, partial(self._look_up, number))

    def _look_up(self, busy_with: int) -> None:
        while self._line.poll(0):
            number, thought = self._line.recv()
            if thought is not None:
                self._think(number, thought, None)
            elif number == busy_with:
                raise StoppedError

    def _think(self, number: int, thought: Thought, heed: Callable[[], None] | None) -> None:
        try:
            told: Told = number, self._solve(thought, heed), None
        except StoppedError:
            told = number, "", STOPPED
        except Exception as fault:
            told = number, "", repr(fault)
        self._line.send(told)


def work(line: Connection, offered: Mapping[str, str]) -> None:
    """A process's life: think until the server is gone, however it went."""
    _settle_down()
    thinking.offered.update(offered)
    use_modules()
    with contextlib.suppress(EOFError, OSError):
        if not line.poll(0):
            _warm()
        Desk(line).work()


def work_with(line: Connection, terms: Terms) -> None:
    """The life of a process that asks a program of the host's."""
    _settle_down()
    guest = Guest(terms)
    with contextlib.suppress(Refusal):  # told to whoever asks it something
        guest.begin()
    with contextlib.suppress(EOFError, OSError):
        Desk(line, guest.solve).work()
    guest.end()


def _settle_down() -> None:
    """Be polite to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to go
    parent = multiprocessing.parent_process()
    if parent is not None and parent.pid is not None:
        end_with_parent(parent.pid)
    os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _warm() -> None:
    """Load the players before somebody waits for them: modules, or else compiled ones."""
    from lynxdeck.bots import module
    from lynxdeck.bots.warm import warm_game
    from lynxdeck.games.registry import games

    for game in games():
        if module.available(game):
            module.load(game)
        else:
            warm_game(game.name)
