"""Thinkers whose time is in a scene's hands: a thought takes as long as its level costs."""

import asyncio

from lynxdeck.server.agenda import Errand
from lynxdeck.server.desk import STOPPED
from lynxdeck.server.thinkers import Thinkers, Ticket, Worker
from lynxdeck.server.thought import Thought
from tests.server.byhand import any_token

STEP_S = 0.01


class SlowThinkers(Thinkers):
    """Processes that are none; nothing is thought unless time passes."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers)
        self.tickets: list[Ticket] = []
        self.now = 0.0

    def ask(self, thought: Thought, errand: Errand) -> Ticket:
        """The same, but remembered."""
        self.tickets.append(ticket := super().ask(thought, errand))
        return ticket

    def _worker(self) -> Worker:
        return SlowWorker(self)

    @property
    def desks(self) -> "list[SlowWorker]":
        """The workers there are."""
        return [worker for worker in self._workers if isinstance(worker, SlowWorker)]

    @property
    def busy_with(self) -> list[Ticket]:
        """What they think about, and have not been told to stop."""
        return [one for worker in self.desks for one in worker._tickets if not one.answer.done()]

    async def passes(self, seconds: float) -> None:
        """Let time pass, and everybody hear of what it brings."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now += STEP_S
            for worker in self.desks:
                worker.think(STEP_S)
            await asyncio.sleep(0)

    async def until(self, ticket: Ticket, *, most: float = 600.0) -> float:
        """How long it takes until a thought is done."""
        begun = self.now
        while not ticket.answer.done():
            assert self.now - begun < most
            await self.passes(STEP_S)
        return self.now - begun


class SlowWorker(Worker):
    """A process that is none."""

    def _begin(self) -> None:
        self._left: dict[int, float] = {}

    def _watch(self) -> None:
        """It takes what it takes."""

    def _send(self, number: int, thought: Thought | None) -> None:
        if thought is None:
            if self._left.pop(number, None) is not None:
                self._loop.call_soon(self.heard, number, "", STOPPED)
            return
        ticket = next(one for one in self._tickets if one.number == number)
        self._left[number] = ticket.cost

    def think(self, seconds: float) -> None:
        """Spend time, first on what was slipped in."""
        while self._left and seconds > 0:
            number = max(self._left)
            spent = min(seconds, self._left[number])
            self._left[number] -= spent
            seconds -= spent
            if self._left[number] <= 1e-9:
                del self._left[number]
                ticket = next(one for one in self._tickets if one.number == number)
                self.heard(number, any_token(ticket.thought), None)

    def close(self) -> None:
        """There is nothing to end."""
        for ticket in self._tickets:
            ticket.answer.cancel()
