"""Those who wait for a commit are told of it, in order."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Protocol

from lynxdeck.server.store.contract import Done

TELL_S = 0.002
"""How long those who wait for a commit are told of it before others are served."""
Outcome = BaseException | None
"""What became of a job: None if it is done, else why it is not."""


class Job(Protocol):
    """Something that somebody waits for."""

    @property
    def done(self) -> Done:
        """Whom to tell."""


class Teller:
    """Calls everybody back in order, not too many at one go: a commit may be hundreds of tables."""

    def __init__(self, loop: asyncio.AbstractEventLoop, done: Callable[[], None]) -> None:
        self._loop = loop
        self._due: deque[tuple[Job, Outcome]] = deque()
        self._done = done

    @property
    def busy(self) -> bool:
        """Whether somebody is still to be called."""
        return bool(self._due)

    def tell(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        """These are to be called, after all that were before."""
        idle = not self._due
        self._due.extend(zip(jobs, outcomes, strict=True))
        if idle:
            self._go_on()

    def _go_on(self) -> None:
        due, end = self._due, perf_counter() + TELL_S
        while due:
            job, fault = due[0]
            try:
                job.done(fault)
            except Exception as stumble:  # who stumbles does not stop the others
                self._stumbled(stumble)
            due.popleft()
            if perf_counter() > end and due:
                self._loop.call_soon(self._go_on)
                return
        self._done()

    def _stumbled(self, fault: Exception) -> None:
        self._loop.call_exception_handler({"message": "after an append", "exception": fault})


def settle(future: asyncio.Future[None], fault: BaseException | None) -> None:
    """Tell whoever waits, unless he has given up."""
    if future.cancelled():
        return
    if fault is None:
        future.set_result(None)
    else:
        future.set_exception(fault)
