"""What goes on in the background of a server: one place begins it, and none of it ends silently."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

import structlog

AGAIN_S = (0.1, 0.5, 1.0)
"""How long after a failure something is begun again, the longer the more often it fails."""
TOLD_S = 60.0
"""How long after a failure hosts are told of it."""

log = structlog.get_logger()


class Tasks:
    """Tasks that end with the server, and not before it if they are to go on as long."""

    def __init__(self) -> None:
        self.failures: Counter[str] = Counter()
        """How often each has failed."""
        self._failed: dict[str, tuple[float, str]] = {}
        """When each failed last, by the clock that only goes forward, and of what."""
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Have something go on: whatever ends it, it is begun again."""
        self.spawn(name, self._go_on(name, work))

    def spawn(self, name: str, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._ended, name))

    @property
    def down(self) -> dict[str, str]:
        """What has failed a short time ago, and of what."""
        since = time.monotonic() - TOLD_S
        return {name: fault for name, (at, fault) in self._failed.items() if at > since}

    def cancel(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    async def _go_on(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        row = 0
        """How many failures in a row."""
        while True:
            began = time.monotonic()
            try:
                await work()
                self._note(name, "it has ended")
            except Exception as fault:
                self._note(name, type(fault).__name__, fault)
            row = 0 if time.monotonic() - began > TOLD_S else row + 1
            await asyncio.sleep(AGAIN_S[min(row, len(AGAIN_S) - 1)])

    def _ended(self, name: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            self._note(name, type(fault).__name__, fault)

    def _note(self, name: str, fault: str, raised: BaseException | None = None) -> None:
        self.failures[name] += 1
        self._failed[name] = (time.monotonic(), fault)
        log.error("task.failed", task=name, fault=fault, exc_info=raised)
