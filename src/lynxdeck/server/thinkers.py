"""Bots think in processes of their own, niced, so that no table waits for another's bot."""

import asyncio
import itertools
import multiprocessing
import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import cast

import structlog

from lynxdeck.server.agenda import KINDS, Agenda, CrowdedError, Errand, Item
from lynxdeck.server.desk import STOPPED, work
from lynxdeck.server.far.figures import FarFigures
from lynxdeck.server.thought import Thought, ThoughtError

LONGEST_PAUSE_S = 60.0
"""A process that dies again and again is started no faster than this."""

LONGEST_THOUGHT_S = 60.0
"""Whoever thinks longer never comes to an end; the slowest level takes a second or two."""

COMPILING_S = 540.0
"""What the first thought of a process may take beyond that: on a fresh, slow and busy machine the
players are compiled first."""

DIED = "the process died"
"""What is told of a thought over which that happened."""

COMPLAIN_S = 60.0
"""That too many thoughts wait is logged no more often than this."""

log = structlog.get_logger()
Answer = asyncio.Future[str]
Life = Callable[[Connection], None]


class Ticket(Item):
    """A thought, and who waits for it."""

    def __init__(
        self, number: int, thought: Thought, errand: Errand, moved: Callable[[Item], None]
    ) -> None:
        super().__init__(thought.level, errand, moved)
        self.number = number
        self.thought = thought
        self.answer: Answer = asyncio.get_running_loop().create_future()
        self.gives_way = False
        """It is being stopped for something else, and will be thought about again."""


class Thinkers:
    """Thinking processes: one for each core but one."""

    def __init__(self, workers: int | None = None, life: Life | None = None) -> None:
        self.life: Life = life or partial(work, offered={})
        """What a process does, told at the end of a line."""
        self.size = workers or max(1, (os.cpu_count() or 1) - 1)
        self.faults = 0
        self.stopped = 0
        self.refused = 0
        self._workers: list[Worker] = []
        self.far: list[Worker] = []
        """Desks at other processes; they are asked first."""
        self.far_figures = FarFigures()
        self._agenda = Agenda()
        self._numbers = itertools.count()
        self._complain_at = 0.0
        self._deaths = 0
        self._reviving: asyncio.TimerHandle | None = None

    def waiting(self, *kinds: str) -> int:
        """How many thoughts (of some kinds) nobody has begun."""
        return sum(self._agenda.waiting(kind) for kind in kinds or KINDS)

    @property
    def room(self) -> tuple[int, int]:
        """How many thoughts could be begun now, and how many short ones beside long ones."""
        idle = sum(not worker.busy for worker in self._workers)
        return idle, sum(worker.has_room for worker in self._workers) - idle

    @property
    def _desks(self) -> "list[Worker]":
        return [*self.far, *self._workers]

    def open(self) -> None:
        """Start the processes; they load what they need before somebody waits for them."""
        self._workers = [self._worker() for _ in range(self.size)]

    def _worker(self) -> "Worker":
        return Worker(self)

    def close(self) -> None:
        """Send the processes home; thoughts under way are lost, their tables will ask again."""
        if self._reviving:
            self._reviving.cancel()
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.close()
        for item in self._agenda.clear():
            cast(Ticket, item).answer.cancel()

    def ask(self, thought: Thought, errand: Errand) -> Ticket:
        """Have something thought about when it is its turn; raises CrowdedError if that is far."""
        ticket = Ticket(next(self._numbers), thought, errand, self._moved)
        ticket.cost = self.cost(thought.level) or ticket.cost
        try:
            self._agenda.put(ticket)
        except CrowdedError:
            self._complain(errand.kind)
            raise
        ticket.answer.add_done_callback(lambda _: self._settled(ticket))
        self.next()
        return ticket

    def cost(self, level: str) -> float | None:  # noqa: ARG002
        """What a thought of somebody costs, in seconds, where the level does not tell."""
        return None

    def lines(self) -> list[str]:
        """What `/readyz` tells of them."""
        return []

    async def think(self, thought: Thought, errand: Errand | None = None) -> str:
        """The token a bot chooses."""
        return await self.ask(thought, errand or Errand()).answer

    def next(self) -> None:
        """Give whoever is free something to think about, and let what can wait give way."""
        for worker in self._desks:
            while worker.has_room and (item := self._agenda.take(short=worker.busy)):
                worker.ask(cast(Ticket, item))
        for worker in self._desks:
            if (ticket := worker.can_wait) and self._agenda.urgent(ticket.errand.kind):
                ticket.gives_way = True
                worker.stop(ticket)
                return  # another one if that is not enough, when this one is free

    def _moved(self, item: Item) -> None:
        self._agenda.moved(item)
        self.next()

    def _settled(self, ticket: Ticket) -> None:
        """It was answered; or nobody needs it any more, and whoever thinks about it stops."""
        self._agenda.drop(ticket)
        for worker in self._desks:
            if ticket.answer.cancelled() and worker.thinks_about(ticket):
                self.stopped += 1
                worker.stop(ticket)

    def _complain(self, kind: str) -> None:
        """Say that too many wait; once in a while is enough."""
        self.refused += 1
        now = asyncio.get_running_loop().time()
        if now >= self._complain_at:
            self._complain_at = now + COMPLAIN_S
            log.warning("bots.crowded", kind=kind, waiting=self.waiting(kind))

    def put_back(self, ticket: Ticket) -> None:
        """It has given way: it waits again, unless nobody needs it any more."""
        ticket.gives_way = False
        if not ticket.answer.done():
            self._agenda.put_back(ticket)

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
            self._workers.append(self._worker())
        self.next()

    def answered(self) -> None:
        """A process works: the next death is an accident again."""
        self._deaths = 0


class Worker:
    """One process, and what it is busy with: a thought, and a short one slipped in between."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._tickets: list[Ticket] = []
        self._late: asyncio.TimerHandle | None = None
        self._first = True
        self._thinkers = thinkers
        self._loop = asyncio.get_running_loop()
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(target=self._thinkers.life, args=(far,), daemon=True)
        self._process.start()
        far.close()
        self._loop.add_reader(self._line.fileno(), self._hear)

    @property
    def busy(self) -> bool:
        """Whether it thinks about something."""
        return bool(self._tickets)

    @property
    def count(self) -> int:
        """How many thoughts it has."""
        return len(self._tickets)

    @property
    def has_room(self) -> bool:
        """Whether it can be asked: for anything, or for something short beside a long thought."""
        return not self._tickets or (len(self._tickets) == 1 and self._tickets[0].is_long)

    @property
    def can_wait(self) -> Ticket | None:
        """The long thought that may give way to what is more urgent."""
        return next((one for one in self._tickets if one.is_long and not self._settles(one)), None)

    def _settles(self, ticket: Ticket) -> bool:
        return ticket.granted or ticket.gives_way or ticket.answer.done()

    def thinks_about(self, ticket: Ticket) -> bool:
        """Whether it is busy with this one."""
        return ticket in self._tickets

    def ask(self, ticket: Ticket) -> None:
        """Let it think; only where it has room."""
        self._tickets.append(ticket)
        self._watch()
        self._send(ticket.number, ticket.thought)

    def stop(self, ticket: Ticket) -> None:
        """Let it think about this no more; it says when it has stopped."""
        self._send(ticket.number, None)

    def _send(self, number: int, thought: Thought | None) -> None:
        try:
            self._line.send((number, thought))
        except OSError:
            self._hear()

    def _watch(self) -> None:
        """Let nothing take for ever."""
        if self._late:
            self._late.cancel()
            self._late = None
        if self._tickets:
            longest = LONGEST_THOUGHT_S + (COMPILING_S if self._first else 0)
            self._late = self._loop.call_later(longest, self._process.kill)

    def _hear(self) -> None:
        try:
            number, token, fault = self._line.recv()
        except (EOFError, OSError):
            self._die()
            return
        self._first = False
        self._thinkers.answered()
        self.heard(number, token, fault)

    def heard(self, number: int, token: str, fault: str | None) -> None:
        """It has come to an end with something."""
        ticket = next(one for one in self._tickets if one.number == number)
        self._tickets.remove(ticket)
        self._watch()
        if fault == STOPPED:
            self._thinkers.put_back(ticket)
        else:
            settle(ticket.answer, token, fault)
        self._thinkers.next()

    def _die(self) -> None:
        tickets, self._tickets = self._tickets, []
        self._thinkers.lost(self)
        for ticket in tickets:
            settle(ticket.answer, "", DIED)
        self._thinkers.next()

    def close(self) -> None:
        """End the process."""
        if self._late:
            self._late.cancel()
        self._loop.remove_reader(self._line.fileno())
        self._line.close()
        self._process.kill()
        self._process.join(0.2)
        for ticket in self._tickets:
            ticket.answer.cancel()


def settle(answer: Answer, token: str, fault: str | None) -> None:
    """Tell whoever waits, if anybody does."""
    if answer.done():
        return
    if fault is None:
        answer.set_result(token)
    else:
        answer.set_exception(ThoughtError(fault))
