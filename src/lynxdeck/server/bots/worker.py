"""A bot process: takes requests from a pipe and answers them, one of ours or a program's."""

import contextlib
import functools
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, NamedTuple

from lynxdeck.bots.bot import Bot, token_of
from lynxdeck.bots.engine import use_modules
from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.bots.offers import Offer
from lynxdeck.bots.outside import Outside
from lynxdeck.bots.registry import CMD, LEVELS, make
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game

if TYPE_CHECKING:
    from lynxdeck.table.table import Table

STOPPED = "stopped"
"""The fault of a request that was given up."""
PATIENCE = 2
"""A program that fails so often in a row is started again at once; after that it pauses."""
LONGEST_REST_S = 60.0


class BotRequest(NamedTuple):
    """A masked record and a level; nothing else of the game is told to a bot."""

    game: str
    edition: Edition
    seats: int
    seat: int
    masked: bytes
    level: str
    seed: int

    @classmethod
    def at(cls, table: "Table", seat: int, level: str) -> "BotRequest":
        return cls(
            game=table.played.name,
            edition=table.edition,
            seats=table.setup.seats,
            seat=seat,
            masked=table.masked(seat),
            level=level,
            seed=secrets.randbits(62),
        )


class BotError(Exception):
    """A bot gave no answer."""


ShouldStop = Callable[[], None]
"""Called now and then by a bot that takes long; raises StoppedError."""
Choose = Callable[[BotRequest, ShouldStop | None], str]


class StoppedError(Exception):
    """The request is not needed any more, or something else comes first."""


def serve_levels(line: Connection, offered: Mapping[str, str]) -> None:
    _begin()
    offers.update(offered)
    use_modules()
    with contextlib.suppress(EOFError, OSError):
        if not line.poll(0):
            _warm()
        answer_all(line, choose)


def serve_program(line: Connection, offer: Offer, seconds: float, memory: int) -> None:
    _begin()
    program = HostProgram(offer, seconds, memory)
    with contextlib.suppress(Refusal):  # told with the first answer
        program.start()
    with contextlib.suppress(EOFError, OSError):
        answer_all(line, program.choose)
    program.stop()


def answer_all(line: Connection, choose: Choose) -> None:
    """Answer what comes. Between two steps of a long search, short requests are answered."""

    def answer(number: int, request: BotRequest, should_stop: ShouldStop | None) -> None:
        token, fault = "", None
        try:
            token = choose(request, should_stop)
        except StoppedError:
            fault = STOPPED
        except Exception as error:
            fault = repr(error)
        line.send((number, token, fault))

    def between(busy_with: int) -> None:
        while line.poll(0):
            number, request = line.recv()
            if request is not None:
                answer(number, request, None)
            elif number == busy_with:
                raise StoppedError

    while True:
        number, request = line.recv()
        if request is not None:  # else it was answered before it could be stopped
            answer(number, request, partial(between, number))


def choose(request: BotRequest, should_stop: ShouldStop | None = None) -> str:
    bot = _bot(request.game, request.level)
    bot.should_stop = should_stop
    bot.begin(request.edition, seats=request.seats, seat=request.seat)
    return token_of(bot, request.masked, generator(request.seed))


offers: dict[str, str] = {}
"""The specification behind each offered name; set when the process begins."""


@functools.cache
def _bot(game: str, level: str) -> Bot:
    """A name comes from a table's log, which anybody may have written: it is only looked up."""
    if level not in LEVELS and level not in offers:
        raise BotError("it is not offered here")
    return make(offers.get(level, level), find_game(game))


class HostProgram:
    """A program that the host offers as a bot, asked one question at a time.

    A fault of the program fails its request: the table says so, and a level plays on.
    """

    def __init__(
        self,
        offer: Offer,
        seconds: float,
        memory: int,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._offer = offer
        self._seconds = seconds
        self._memory = memory
        self._now = now
        self._bot: Outside | None = None
        self._failed = 0
        """How often in a row."""
        self._rests_until = 0.0

    def start(self) -> Outside:
        self._bot = Outside(
            find_game(self._offer.games[0]),
            self._offer.name,
            command=self._offer.spec.removeprefix(CMD),
            seconds=self._seconds,
            memory=self._memory,
        )
        return self._bot

    def stop(self) -> None:
        if self._bot is not None:
            self._bot.close(at_once=True)

    def choose(self, request: BotRequest, should_stop: ShouldStop | None = None) -> str:  # noqa: ARG002
        """The program's token; BotError if there is none, or while it pauses after failures."""
        if self._now() < self._rests_until:
            raise BotError("it failed again and again, and rests")
        try:
            token = self._ask(request)
        except (BotError, Refusal) as fault:
            self._failed += 1
            often = self._failed - PATIENCE
            if often > 0:
                self._rests_until = self._now() + min(2.0**often, LONGEST_REST_S)
            raise BotError(str(fault)) from fault
        self._failed = 0
        return token

    def _ask(self, request: BotRequest) -> str:
        bot = self._bot or self.start()
        bot.game = find_game(request.game)
        bot.begin(request.edition, seats=request.seats, seat=request.seat)
        token = "" if bot.failed else token_of(bot, request.masked, generator(request.seed))
        if bot.failed:
            raise BotError(bot.last_fault)
        return token


ENDING = (signal.SIGINT, signal.SIGTERM)
"""What a terminal, or systemd, sends to all processes of a server: it alone says when to end."""


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Programs that are started here take a TERM as usual.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
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
    """Load the players before the first request: WebAssembly modules, or else compiled ones."""
    from lynxdeck.bots import module
    from lynxdeck.bots.warm import warm_game
    from lynxdeck.games import weights
    from lynxdeck.games.registry import games

    for game in games():
        if weights.available(game) and module.available(game, module.NET):
            module.load_guided(game)
            weights.load(game)
        if module.available(game):
            module.load(game)
        else:
            warm_game(game.name)
