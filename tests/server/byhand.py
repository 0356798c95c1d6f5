"""Time, ids, chance and bots that a scene has in its own hands."""

import asyncio
import hashlib
import itertools
import random
from typing import cast

import numpy as np

from lynxdeck.games.registry import game as find_game
from lynxdeck.server.bots.pool import BotPool, Job, JobPriority
from lynxdeck.server.bots.worker import BotError, BotRequest
from lynxdeck.server.clock import Clock
from lynxdeck.server.keyring import Ids


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop whose time can leap ahead: whatever waits for it then happens at once."""

    leapt = 0.0

    def time(self) -> float:
        """Seconds, as timers count them."""
        return super().time() + self.leapt


MORNING = 1_750_000_000_000
"""When every test begins, in milliseconds."""


class HandClock(Clock):
    """Clocks that only a test turns; the loop's leaps count."""

    def __init__(self) -> None:
        self.shift_ms = 0
        """Time that has passed without any timer noticing."""
        self.jump_ms = 0
        """How far the clock on the wall was put forward, or back."""

    def monotonic(self) -> float:
        """Seconds since the morning."""
        leapt = getattr(asyncio.get_running_loop(), "leapt", 0.0)
        return cast(float, leapt) + self.shift_ms / 1000

    def wall(self) -> int:
        """The date, as the machine believes."""
        return MORNING + round(self.monotonic() * 1000) + self.jump_ms


class CountedIds(Ids):
    """Ids, keys and chance that come out the same every time."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        self._count = itertools.count(1)

    def table(self) -> str:
        """A table's name."""
        return self._next("table", 12)

    def invite(self) -> str:
        """An invite."""
        return self._next("invite", 16)

    def key(self) -> str:
        """A key."""
        return self._next("key", 22)

    def draw(self, size: int) -> bytes:
        """Bytes that nobody could tell from random ones."""
        return hashlib.shake_128(f"{self._name} {next(self._count)}".encode()).digest(size)

    def _next(self, kind: str, size: int) -> str:
        return f"{self._name}{kind}-{next(self._count)}".ljust(size, "-")[:size]


class QuickBots(BotPool):
    """Bots without processes: of the tokens that a masked record allows, one that it tells."""

    def __init__(self) -> None:
        super().__init__(1)
        self.requests: list[BotRequest] = []
        self.jobs: list[Job] = []
        self.fails = False
        self._answering: set[asyncio.Task[None]] = set()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    def open(self) -> None:
        """There is nothing to start."""

    def ask(self, request: BotRequest, priority: JobPriority) -> Job:
        """A legal token; a failure, or none for a while, if a scene wants it so."""
        self.requests.append(request)
        job = Job(request, priority)
        self.jobs.append(job)
        self._answering.add(task := asyncio.create_task(self._answer(job)))
        task.add_done_callback(self._answering.discard)
        return job

    async def _answer(self, job: Job) -> None:
        await self.may_answer.wait()
        if not job.answer.done() and self.fails:
            job.answer.set_exception(BotError("out of order"))
        elif not job.answer.done():
            job.answer.set_result(any_token(job.request))


def any_token(request: BotRequest) -> str:
    """One of the legal tokens, told by the masked record."""
    played = find_game(request.game)
    engine, record = played.compiled, np.frombuffer(request.masked, played.rules.STATE).copy()
    k = random.Random(request.masked).randrange(engine.count_of(record, 0))
    return played.text(engine.code_at(record, 0, engine.kth_of(record, 0, k)))
