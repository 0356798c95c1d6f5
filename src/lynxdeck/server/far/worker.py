"""`lynxdeck think` at its work: takes what is most urgent, and never more than it has room for."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import structlog

from lynxdeck.server.agenda import Errand
from lynxdeck.server.bus import BESIDE, Bus, Hint
from lynxdeck.server.far import words
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.queue import Mark, Reply, Task, Thinking
from lynxdeck.server.thinkers import DIED, Thinkers, Ticket
from lynxdeck.server.thought import ThoughtError

POLL_S = 0.5
"""How often it is asked what hints should have told, and said that we are there."""

log = structlog.get_logger()


class FarWorker:
    """Thinks for all servers that share a store."""

    def __init__(
        self, queue: Thinking, bus: Bus, thinkers: Thinkers, process: int, skills: Sequence[str]
    ) -> None:
        self._queue, self._bus, self._thinkers = queue, bus, thinkers
        self._process, self._skills = process, skills
        self._busy: dict[Mark, Ticket] = {}
        self._replies: list[Reply] = []
        self._died: set[Mark] = set()
        """Thoughts over which a process of ours has died."""
        self._work = asyncio.Event()
        self._doubt = True
        """Whether some of what we think about may not be needed any more."""
        self._looked_at = 0.0
        self._failing = False

    def hear(self, hints: Sequence[Hint]) -> None:
        """Servers ask for something, or need something no more."""
        names = {hint.table for hint in hints}
        self._doubt |= words.GONE in names
        if names & {words.ASKED, words.GONE}:
            self._work.set()

    async def run(self) -> None:
        """Think for ever."""
        while True:
            try:
                await self._exchange()
            except StoreError as fault:
                if not self._failing:
                    log.warning("think.failed", fault=str(fault))
                self._failing = True
                await asyncio.sleep(POLL_S)
            else:
                self._failing = False
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(self._looked_at + POLL_S):
                        await self._work.wait()

    async def leave(self) -> None:
        """Let others have what we have not finished."""
        with suppress(StoreError):
            await self._reply()
            await self._queue.give_back(self._process, list(self._busy), died=False)
        self._bus.tell(Hint(words.ASKED, BESIDE))

    async def _exchange(self) -> None:
        self._work.clear()
        now = asyncio.get_running_loop().time()
        await self._reply()
        if now >= self._looked_at + POLL_S:
            self._looked_at, self._doubt = now, True
            await self._queue.announce(self._process, self._thinkers.size, self._skills)
        if self._doubt:
            self._doubt = False
            await self._look_up()
        for most, short in zip(self._thinkers.room, (False, True), strict=True):
            if most > 0:
                taken = await self._queue.take(self._process, self._skills, most, short=short)
                for task in taken:
                    self._begin(task)

    async def _reply(self) -> None:
        replies, died = list(self._replies), set(self._died)
        if replies:
            await self._queue.reply(self._process, replies)
            del self._replies[: len(replies)]
            for process in {reply.mark.asked_by for reply in replies}:
                self._bus.tell(Hint(words.answered(process), BESIDE), [process])
        if died:
            await self._queue.give_back(self._process, died, died=True)
            self._died -= died

    async def _look_up(self) -> None:
        """Think no more about what nobody needs, or others have; give back what we do not know."""
        busy = set(self._busy)
        held = await self._queue.held(self._process)
        for mark in busy - held:
            if ticket := self._busy.get(mark):
                ticket.answer.cancel()
        known = self._busy.keys() | self._died | {reply.mark for reply in self._replies}
        if strange := held - known:
            await self._queue.give_back(self._process, strange, died=False)

    def _begin(self, task: Task) -> None:
        try:
            thought = words.read(task.payload)
        except ThoughtError as fault:
            self._replies.append(Reply(task.mark, "", str(fault)))
            self._work.set()
            return
        ticket = self._busy[task.mark] = self._thinkers.ask(thought, Errand())
        ticket.answer.add_done_callback(partial(self._done, task.mark))

    def _done(self, mark: Mark, answer: "asyncio.Future[str]") -> None:
        self._busy.pop(mark, None)
        self._work.set()
        if answer.cancelled():
            return
        fault = answer.exception()
        if fault is None:
            self._replies.append(Reply(mark, answer.result(), None))
        elif str(fault) == DIED:
            self._died.add(mark)
        else:
            self._replies.append(Reply(mark, "", str(fault)))
