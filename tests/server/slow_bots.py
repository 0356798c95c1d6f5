"""BotPool whose time is in a scene's hands: a request takes as long as its level costs."""

import asyncio

from lynxdeck.server.bots.pool import BotPool, Job, JobPriority, Worker
from lynxdeck.server.bots.worker import STOPPED, BotRequest
from tests.server.byhand import any_token

STEP_S = 0.01
SECONDS = {"easy": 0.001, "medium": 0.001, "hard": 0.05, "expert": 0.05, "champion": 1.5}
"""How long each level takes."""


class SlowBots(BotPool):
    """Processes that are none; nothing is request unless time passes."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers)
        self.jobs: list[Job] = []
        self.now = 0.0

    def ask(self, request: BotRequest, priority: JobPriority) -> Job:
        """The same, but remembered."""
        self.jobs.append(job := super().ask(request, priority))
        return job

    def _worker(self) -> Worker:
        return SlowWorker(self)

    @property
    def desks(self) -> "list[SlowWorker]":
        """The workers there are."""
        return [worker for worker in self._workers if isinstance(worker, SlowWorker)]

    @property
    def busy_with(self) -> list[Job]:
        """What they think about, and have not been told to stop."""
        return [one for worker in self.desks for one in worker.jobs if not one.answer.done()]

    async def passes(self, seconds: float) -> None:
        """Let time pass, and everybody hear of what it brings."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now += STEP_S
            for worker in self.desks:
                worker.think(STEP_S)
            await asyncio.sleep(0)

    async def until(self, job: Job, *, most: float = 600.0) -> float:
        """How long it takes until a request is done."""
        begun = self.now
        while not job.answer.done():
            assert self.now - begun < most
            await self.passes(STEP_S)
        return self.now - begun


class SlowWorker(Worker):
    """A process that is none."""

    def _begin(self) -> None:
        self._left: dict[int, float] = {}

    def _watch(self) -> None:
        """It takes what it takes."""

    def _send(self, number: int, request: BotRequest | None) -> None:
        if request is None:
            if self._left.pop(number, None) is not None:
                self._loop.call_soon(self.heard, number, "", STOPPED)
            return
        job = next(one for one in self.jobs if one.number == number)
        self._left[number] = SECONDS[job.request.level]

    def think(self, seconds: float) -> None:
        """Spend time, first on what was slipped in."""
        while self._left and seconds > 0:
            number = max(self._left)
            spent = min(seconds, self._left[number])
            self._left[number] -= spent
            seconds -= spent
            if self._left[number] <= 1e-9:
                del self._left[number]
                job = next(one for one in self.jobs if one.number == number)
                self.heard(number, any_token(job.request), None)

    def close(self) -> None:
        """There is nothing to end."""
        for job in self.jobs:
            job.answer.cancel()
