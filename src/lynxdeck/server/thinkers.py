"""Bots think in processes of their own, niced, so that no table waits for another's bot."""

import asyncio
import contextlib
import functools
import heapq
import itertools
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
from typing import TYPE_CHECKING, NamedTuple

import structlog

from lynxdeck.games.edition import Edition

if TYPE_CHECKING:
    from lynxdeck.bots.bot import Bot
    from lynxdeck.table.table import Table

COSTS = {"easy": 0, "medium": 0, "hard": 1, "expert": 2}
"""Quick thoughts go first: they take less time than waiting for a slow one."""

LONGEST_PAUSE_S = 60.0
"""A process that dies again and again is started no faster than this."""

LONGEST_THOUGHT_S = 60.0
"""Whoever thinks longer never comes to an end; the slowest level takes a second or two."""

COMPILING_S = 540.0
"""What the first thought of a process may take beyond that: on a fresh, slow and busy machine the
players are compiled first."""

log = structlog.get_logger()
Answer = asyncio.Future[str]

HINT = "hard"
"""The level that gives hints."""


class Thought(NamedTuple):
    """What a bot is asked: a masked record, and nothing else of the game."""

    game: str
    edition: Edition
    seats: int
    seat: int
    masked: bytes
    level: str
    seed: int

    @classmethod
    def at(cls, table: "Table", seat: int, level: str) -> "Thought":
        """What a bot of some level would decide for a seat of this table, now."""
        return cls(
            game=table.played.name,
            edition=table.edition,
            seats=table.setup.seats,
            seat=seat,
            masked=table.masked(seat),
            level=level,
            seed=secrets.randbits(62),
        )


class Thinkers:
    """Thinking processes: one for each core but one."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or max(1, (os.cpu_count() or 1) - 1)
        self.faults = 0
        self._workers: list[Worker] = []
        self._order = itertools.count()
        self._queue: list[tuple[int, int, Thought, Answer]] = []
        self._deaths = 0
        self._reviving: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many thoughts nobody has begun."""
        return len(self._queue)

    def open(self) -> None:
        """Start the processes; they load what they need before somebody waits for them."""
        self._workers = [Worker(self) for _ in range(self.size)]

    def close(self) -> None:
        """Send the processes home; thoughts under way are lost, their tables will ask again."""
        if self._reviving:
            self._reviving.cancel()
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.close()
        for *_, answer in self._queue:
            answer.cancel()
        self._queue.clear()

    async def think(self, thought: Thought) -> str:
        """The token a bot chooses."""
        answer: Answer = asyncio.get_running_loop().create_future()
        cost = COSTS.get(thought.level, 1)
        heapq.heappush(self._queue, (cost, next(self._order), thought, answer))
        self.next()
        return await answer

    def next(self) -> None:
        """Give whoever is free something to think about."""
        for worker in list(self._workers):
            while self._queue and self._queue[0][-1].cancelled():
                heapq.heappop(self._queue)
            if worker.answer is None and self._queue:
                *_, thought, answer = heapq.heappop(self._queue)
                worker.ask(thought, answer)

    def lost(self, worker: "Worker") -> None:
        """A process died: its thought has failed, another will take its place."""
        if worker not in self._workers:
            return
        self.faults += 1
        worker.close()
        self._workers.remove(worker)
        self._deaths += 1
        pause = min(2.0 ** (self._deaths - 1), LONGEST_PAUSE_S)
        log.error("bots.process_died", next_in_s=pause)
        if self._reviving:
            self._reviving.cancel()
        self._reviving = asyncio.get_running_loop().call_later(pause, self._revive)

    def _revive(self) -> None:
        while len(self._workers) < self.size:
            self._workers.append(Worker(self))
        self.next()

    def answered(self) -> None:
        """A process works: the next death is an accident again."""
        self._deaths = 0


class Worker:
    """One process, and the thought it is busy with."""

    def __init__(self, thinkers: Thinkers) -> None:
        context = multiprocessing.get_context("spawn")
        self.answer: Answer | None = None
        self._late: asyncio.TimerHandle | None = None
        self._first = True
        self._brains = thinkers
        self._loop = asyncio.get_running_loop()
        self._line, far = context.Pipe()
        self._process = context.Process(target=_work, args=(far,), daemon=True)
        self._process.start()
        far.close()
        self._loop.add_reader(self._line.fileno(), self._hear)

    def ask(self, thought: Thought, answer: Answer) -> None:
        """Let it think; only when it is free."""
        self.answer = answer
        longest = LONGEST_THOUGHT_S + (COMPILING_S if self._first else 0)
        self._late = self._loop.call_later(longest, self._process.kill)
        try:
            self._line.send(thought)
        except OSError:
            self._hear()

    def _hear(self) -> None:
        answer, self.answer = self.answer, None
        if self._late:
            self._late.cancel()
        try:
            token, fault = self._line.recv()
            self._first = False
            self._brains.answered()
        except (EOFError, OSError):
            token, fault = None, "the process died"
            self._brains.lost(self)
        if answer is not None and not answer.done():
            if fault is None:
                answer.set_result(token)
            else:
                answer.set_exception(ThoughtError(fault))
        self._brains.next()

    def close(self) -> None:
        """End the process."""
        if self._late:
            self._late.cancel()
        self._loop.remove_reader(self._line.fileno())
        self._line.close()
        self._process.kill()
        self._process.join(0.2)
        if self.answer is not None:
            self.answer.cancel()


class ThoughtError(Exception):
    """A bot failed; whoever asked finds another answer."""


def solve(thought: Thought) -> str:
    """Let a bot choose; runs in a process of the pool."""
    from lynxdeck.bots.asking import token_of
    from lynxdeck.games.chance import generator

    bot = _bot(thought.game, thought.level)
    bot.begin(thought.edition, seats=thought.seats, seat=thought.seat)
    return token_of(bot, thought.masked, generator(thought.seed))


@functools.cache
def _bot(game: str, level: str) -> "Bot":
    from lynxdeck.bots.registry import make
    from lynxdeck.games.registry import game as find_game

    return make(level, find_game(game))


def _work(line: multiprocessing.connection.Connection) -> None:
    """A process's life: think until the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to go
    os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        if not line.poll(0):
            _warm()
        while True:
            thought = line.recv()
            try:
                line.send((solve(thought), None))
            except Exception as fault:
                line.send((None, repr(fault)))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


def _warm() -> None:
    """Load the compiled players before somebody waits for them."""
    from lynxdeck.bots.warm import warm

    warm()
