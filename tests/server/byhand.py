"""Time, ids, chance and bots that a scene has in its own hands."""

import asyncio
import hashlib
import itertools
import random
from typing import cast

import numpy as np

from lynxdeck.games.registry import game as find_game
from lynxdeck.server.agenda import Errand
from lynxdeck.server.clock import Clock
from lynxdeck.server.keyring import Ids
from lynxdeck.server.thinkers import Thinkers, Ticket
from lynxdeck.server.thought import Thought, ThoughtError


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


class QuickThinkers(Thinkers):
    """Bots without processes: of the tokens that a masked record allows, one that it tells."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[Thought] = []
        self.tickets: list[Ticket] = []
        self.fails = False
        self._answering: set[asyncio.Task[None]] = set()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    def open(self) -> None:
        """There is nothing to start."""

    def ask(self, thought: Thought, errand: Errand) -> Ticket:
        """A legal token; a failure, or none for a while, if a scene wants it so."""
        self.thoughts.append(thought)
        ticket = Ticket(len(self.thoughts), thought, errand, lambda _: None)
        self.tickets.append(ticket)
        self._answering.add(task := asyncio.create_task(self._answer(ticket)))
        task.add_done_callback(self._answering.discard)
        return ticket

    async def _answer(self, ticket: Ticket) -> None:
        await self.may_answer.wait()
        if not ticket.answer.done() and self.fails:
            ticket.answer.set_exception(ThoughtError("out of order"))
        elif not ticket.answer.done():
            ticket.answer.set_result(any_token(ticket.thought))


def any_token(thought: Thought) -> str:
    """One of the legal tokens, told by the masked record."""
    played = find_game(thought.game)
    engine, record = played.compiled, np.frombuffer(thought.masked, played.rules.STATE).copy()
    k = random.Random(thought.masked).randrange(engine.count_of(record, 0))
    return str(played.view.tokens(thought.masked, [engine.kth_of(record, 0, k)])[0])
