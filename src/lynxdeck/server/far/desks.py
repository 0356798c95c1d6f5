"""A server's desks at `lynxdeck think`: as many as those who live announce.

What is asked there and never heard of again, whatever the reason, goes back to the agenda. So
nothing here needs to be remembered when a connection, a database or a worker is gone.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress

import structlog

from lynxdeck.server.agenda import KINDS, Item
from lynxdeck.server.bus import BESIDE, Hint
from lynxdeck.server.bus.ears import Ears
from lynxdeck.server.desk import STOPPED
from lynxdeck.server.far import words
from lynxdeck.server.far.figures import FarFigures
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.queue import Asked, Asking
from lynxdeck.server.thinkers import Thinkers, Ticket, Worker

POLL_S = 0.5
"""How often it is asked what hints should have told, and who is alive."""
PATIENCE_S = 3.0
"""Who cannot ask the store for so long thinks by itself."""
MOST = 1000
"""Desks."""

log = structlog.get_logger()


class FarDesk(Worker):
    """Room for a thought, and a short one beside it, at some other process."""

    def __init__(self, thinkers: Thinkers, desks: "FarDesks") -> None:
        self.open = True
        """Whether anything more may be asked."""
        self._desks = desks
        super().__init__(thinkers)

    def _begin(self) -> None:
        """There is no process of ours."""

    @property
    def has_room(self) -> bool:
        """As at any desk, while there are so many."""
        return self.open and super().has_room

    def ask(self, ticket: Ticket) -> None:
        """Let it wait in the queue."""
        self._tickets.append(ticket)
        self._desks.ask(self, ticket)

    def stop(self, ticket: Ticket) -> None:
        """Take it out of the queue, whoever has it."""
        self._desks.stop(ticket.number)

    def _watch(self) -> None:
        """Whoever thinks about it looks that it does not take for ever."""

    def close(self) -> None:
        """Nobody waits any more."""
        for ticket in self._tickets:
            ticket.answer.cancel()


class FarDesks:
    """All of them, and the way there and back."""

    def __init__(
        self,
        queue: Asking,
        bus: Ears,
        process: Callable[[], int],
        house: Mapping[str, str],
    ) -> None:
        self.desks: list[Worker] = []
        self.figures = FarFigures()
        self._queue, self._bus, self._process, self._house = queue, bus, process, house
        self._at: dict[int, FarDesk] = {}
        """Where each thought is."""
        self._asked: dict[int, Asked] = {}
        self._gone: set[int] = set()
        self._work = asyncio.Event()
        self._answered = False
        self._looked_at = 0.0
        self._failing = False
        self._thinkers: Thinkers | None = None
        self._task: asyncio.Task[None] | None = None
        bus.also(self._hear)

    def begin(self, thinkers: Thinkers) -> None:
        """Look who is there, again and again."""
        self._thinkers = thinkers
        self._task = asyncio.get_running_loop().create_task(self._run())

    def close(self) -> None:
        """End; what was asked is left to those who think to tidy away."""
        if self._task is not None:
            self._task.cancel()
        for desk in self.desks:
            desk.close()
        self._queue.drop()

    # --- what the agenda wants ------------------------------------------------------------------

    def ask(self, desk: FarDesk, ticket: Ticket) -> None:
        """Have somebody think about it."""
        self._at[ticket.number] = desk
        self._write(ticket)

    def _write(self, ticket: Ticket) -> None:
        thought = ticket.thought
        needs = words.skill(thought.game, thought.level, self._house)
        # What was let pass for long goes before everything: else it would wait here once more.
        urgency = 0 if ticket.granted else KINDS.index(ticket.errand.kind)
        self._asked[ticket.number] = Asked(
            ticket.number, urgency, needs, ticket.is_long, words.write(thought)
        )
        self._work.set()

    def moved(self, item: Item) -> None:
        """It is for others now, and may be more urgent."""
        if isinstance(item, Ticket) and item.number in self._at:
            self._write(item)

    def stop(self, number: int) -> None:
        """Have nobody think about it; whoever waits for it hears that it was stopped."""
        if self._at.get(number) is not None:
            self._gone.add(number)
            self._asked.pop(number, None)
            self._work.set()
            self._return([number])

    def _return(self, numbers: Collection[int]) -> None:
        """Tell those who asked, when they have come to an end themselves."""
        for number in numbers:
            desk = self._at.pop(number)
            asyncio.get_running_loop().call_soon(desk.heard, number, "", STOPPED)

    # --- there and back -------------------------------------------------------------------------

    def _hear(self, hints: Sequence[Hint]) -> None:
        if any(hint.table == words.answered(self._process()) for hint in hints):
            self._answered = True
            self._work.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        heard_at = loop.time()
        while True:
            try:
                await self._exchange()
            except Exception as fault:  # whatever it is: bots go on without
                self._failed(fault)
                if loop.time() > heard_at + PATIENCE_S:
                    self._resize(0)
                    self.figures.workers = 0
                await asyncio.sleep(POLL_S)
            else:
                heard_at, self._failing = loop.time(), False
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(self._looked_at + POLL_S):
                        await self._work.wait()

    def _failed(self, fault: Exception) -> None:
        """Say it once."""
        if not isinstance(fault, StoreError):
            log.exception("far.failed")
        elif not self._failing:
            log.warning("far.failed", fault=str(fault))
        self._failing = True

    async def _exchange(self) -> None:
        self._work.clear()
        process, now = self._process(), asyncio.get_running_loop().time()
        gone, self._gone = self._gone, set()
        asked, self._asked = self._asked, {}
        if gone:
            await self._queue.withdraw(process, gone)
            self._bus.tell(Hint(words.GONE, BESIDE))
        if asked:
            await self._queue.ask(process, list(asked.values()))
            self._bus.tell(Hint(words.ASKED, BESIDE))
        due = now >= self._looked_at + POLL_S
        if self._answered or due:
            self._answered = False
            for reply in await self._queue.replies(process):
                self.figures.retried += reply.tries - 1
                if desk := self._at.pop(reply.mark.number, None):
                    self.figures.answered += 1
                    desk.heard(reply.mark.number, reply.token, reply.fault)
        if due:
            self._looked_at = now
            await self._look(process)

    async def _look(self, process: int) -> None:
        """See who is alive, and that the queue holds what we think it does."""
        sent = self._at.keys() - self._asked.keys()
        standing = await self._queue.standing(process, words.skills(self._house))
        there, slots, self.figures.workers, self.figures.waiting, self.figures.oldest_s = standing
        lost = (sent & self._at.keys()) - there - self._asked.keys()
        self._return(lost)
        self._gone |= there - self._at.keys()
        self._resize(min(slots, MOST))

    def _resize(self, slots: int) -> None:
        """Have so many desks; what is at one too many is finished there, if anybody is left."""
        before = sum(isinstance(desk, FarDesk) and desk.open for desk in self.desks)
        while len(self.desks) < slots and self._thinkers is not None:
            self.desks.append(FarDesk(self._thinkers, self))
        for place, desk in enumerate(self.desks):
            if isinstance(desk, FarDesk):
                desk.open = place < slots
        if not slots:
            for number in list(self._at):
                self.stop(number)
        self.desks[:] = [desk for n, desk in enumerate(self.desks) if n < slots or desk.busy]
        if slots != before:
            log.info("far.desks", desks=slots)
        if slots > before and self._thinkers is not None:
            self._thinkers.next()
