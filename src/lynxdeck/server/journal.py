"""A table's log as it grows.

A command is judged by the table, its events are stored, and only then do they happen to the table
and are told. One command after the other: so the table in memory is always the stored one, and
whoever reads it cannot tell what a crash could undo.

Where several processes have the table, the store lets one of them be first. The others hear what it
has written, let that happen, and judge their own command anew by the table as it is then.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.games.watch import Changes
from lynxdeck.server.listing import foreseen
from lynxdeck.server.store import (
    UNCHANGED,
    Done,
    Key,
    KeyChange,
    Line,
    Listing,
    News,
    NotOwner,
    Owner,
    Page,
    Row,
    Stale,
)
from lynxdeck.table import events as ev
from lynxdeck.table.commands import Already, Events
from lynxdeck.table.table import Table


class Deed(NamedTuple):
    """Events, and what changes with them of who may act at the table."""

    events: Events
    keys: KeyChange = UNCHANGED


Command = Callable[[Table], Events | Deed]
"""Looks at a table and says what follows, or refuses."""


MOST_WAITING = 256
"""Commands at one table that wait for the store."""


MOST_TALK = 20_000
"""Events of a table that are no part of a game: its log is kept, and read whenever it is loaded."""
TALK = (
    *(ev.Chatted, ev.Renamed, ev.Faced, ev.Ready, ev.Changed, ev.Auto),
    *(ev.Seated, ev.Freed, ev.Botted, ev.Revoked, ev.Hosted),
)


MOST_TRIES = 30
"""How often others may be first before one who asks is told to try again."""


class Reply(Protocol):
    """Whoever asked for something to happen."""

    def done(self, n: int) -> None:
        """It is stored, as event `n`, or needed none; what it did is told right after this."""

    def failed(self, fault: Exception) -> None:
        """It did not happen: a Refusal, or a fault of ours."""


class Waiter:
    """Somebody who awaits the end of a command."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def done(self, n: int) -> None:
        """It is stored."""
        if not self.answer.done():
            self.answer.set_result(n)

    def failed(self, fault: Exception) -> None:
        """It is not."""
        if not self.answer.done():
            self.answer.set_exception(fault)


class Log(Protocol):
    """Where events are stored."""

    @property
    def healthy(self) -> bool:
        """Whether it can be written to."""

    def append(self, page: Page, done: Done) -> None:
        """Store all of this or nothing; `done` is called later."""


class Hearer(Protocol):
    """Whoever tells what happens."""

    def happened(self, event: ev.Event, at: int, changes: Changes | None) -> None:
        """An event is stored, and the table has just changed by it."""

    def rekeyed(self, change: KeyChange) -> None:
        """Keys have changed hands; what happened with it follows."""

    def rekey(self, keys: Sequence[Key]) -> None:
        """These are all keys now: others have changed some."""

    def tell(self) -> None:
        """All that belongs together has happened, and whoever asked for it has an answer."""

    def rest(self) -> None:
        """Something has happened, and nothing more waits to be judged or stored."""

    def wrote(self) -> None:
        """What was asked for here is stored."""

    def behind(self, fault: BaseException | None) -> bool:
        """Others have stored something meanwhile; whether we shall hear of it."""

    def lost(self, fault: BaseException) -> None:
        """Something could not be stored or told: what is in memory is no more to be trusted."""


class Asked(msgspec.Struct, frozen=True):
    """A command, and who waits for it."""

    command: Command
    reply: Reply
    tries: int = 0

    def once_more(self) -> "Asked":
        """To be judged again."""
        return Asked(self.command, self.reply, self.tries + 1)


class Step(msgspec.Struct, frozen=True):
    """Events that are being stored together."""

    asked: Asked
    events: Events
    keys: KeyChange
    at: int
    listing: Listing | None
    """How the table is listed from then on, if that changes."""


class Journal:
    """Judges, stores and applies what is asked for, in order."""

    __slots__ = (
        "_closing", "_finished", "_hearer", "_judging", "_listening", "_log", "_missed", "_now",
        "_queue", "_storing", "_table", "broken", "keys_at", "owner", "patient",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        owner: Owner,
        log: Log,
        hearer: Hearer,
        now: Callable[[], int],
        keys_at: int = 0,
    ) -> None:
        self._table = table
        self.owner = owner
        """What shows the store whether this table is ours."""
        self.keys_at = keys_at
        """How often its keys have changed."""
        self.patient = False
        """Whether some hear of it by other processes, some milliseconds later in any case."""
        self._log = log
        self._hearer = hearer
        self._now = now
        self._queue: deque[Asked] = deque()
        self._storing: Step | None = None
        self._judging = False
        self._listening = False
        """Whether what others have stored is to be heard before anything else is judged."""
        self._missed = False
        """Whether there was news while something was being stored."""
        self._closing = False
        self._finished: asyncio.Event | None = None
        self.broken = False
        """Nothing is taken any more."""

    @property
    def waiting(self) -> int:
        """How many commands wait to be judged or stored."""
        return len(self._queue) + (self._storing is not None)

    def ask(self, command: Command, reply: Reply) -> None:
        """Let something happen: at once if nothing is being stored, else in its turn."""
        if self.broken or self._closing:
            reply.failed(unstored())
            return
        if len(self._queue) >= MOST_WAITING:
            reply.failed(crowded())
            return
        asked = Asked(command, reply)
        if self._storing is None and not self._judging and not self._listening:
            self._go_on(asked)  # nobody waits then
        else:
            self._queue.append(asked)

    def close(self) -> None:
        """Take nothing more; what was asked for is finished."""
        self._closing = True

    async def finished(self) -> None:
        """Wait until nothing is judged or stored any more."""
        if self.waiting and not self.broken:
            self._finished = asyncio.Event()
            await self._finished.wait()

    def stop(self) -> None:
        """Give up what is not stored."""
        if self.broken:
            return
        self.broken = True
        waiting = [self._storing.asked] if self._storing else []
        waiting += self._queue
        self._queue.clear()
        self._say_finished()
        for asked in waiting:
            asked.reply.failed(unstored())

    def _go_on(self, asked: Asked | None = None) -> None:
        """Judge this, and what waits, until something is to be stored."""
        self._judging = True
        if asked is not None:
            self._judge(asked)
        while self._storing is None and self._queue:
            self._judge(self._queue.popleft())
        self._judging = False

    def _judge(self, asked: Asked) -> None:
        try:
            if asked.tries > MOST_TRIES:
                raise crowded()
            said = asked.command(self._table)
            events, keys = said if isinstance(said, Deed) else (said, UNCHANGED)
            changes = bool(events) or keys is not UNCHANGED
            if changes and not self._log.healthy:
                raise unstored()
            check_talk(self._table, events)
            at = self._now()
            listing = foreseen(self._table, events, at)
        except Already as known:
            self._answer(asked, known.n)
        except Exception as fault:
            asked.reply.failed(fault)
        else:
            if changes:
                self._store(Step(asked, events, keys, at, listing))
            else:
                self._answer(asked, self._table.n)

    def _store(self, step: Step) -> None:
        self._storing = step
        lines = [Line(step.at, ev.encode(event)) for event in step.events]
        name, n = self._table.name, self._table.n
        keys_at = None if step.keys is UNCHANGED else self.keys_at
        keys = (step.keys, keys_at)
        page = Page(name, n, self.owner, lines, step.listing, *keys, patient=self.patient)
        self._log.append(page, self._stored)

    def _stored(self, fault: BaseException | None) -> None:
        step = self._storing
        if self.broken or step is None:
            return
        try:
            if fault is None:
                self._happen(step)
                self._hearer.wrote()
        except Exception as stumble:
            fault = stumble
        if isinstance(fault, Stale | NotOwner) and self._hearer.behind(fault):
            self._storing, self._listening = None, True
            self._queue.appendleft(step.asked.once_more())
        elif fault is not None:
            self._hearer.lost(fault)  # and whoever waits for it is told so
        else:
            self._storing = None
            if self._missed:
                self._missed = False
                self._hearer.behind(None)
            if self._queue:
                self._go_on()
            self._come_to_rest()

    def hear(self, news: News) -> None:
        """What others have stored, if anything, happens here too; then what waits is judged."""
        if self.broken:
            return
        fresh = [row for row in news.rows if row.n > self._table.n]
        if self._storing is not None:  # it may be this that is told of
            self._missed = self._missed or bool(fresh) or news.keys is not None
            return
        try:
            if news.keys is not None:
                self.keys_at = news.keys_at
                self._hearer.rekey(news.keys)
            for row in fresh:
                self._follow(row)
            if fresh:
                self._hearer.tell()
        except Exception as stumble:
            self._hearer.lost(stumble)
            return
        waited, self._listening = self._listening, False
        if waited or fresh:
            self._go_on()
            self._come_to_rest()

    def _follow(self, row: Row) -> None:
        if row.n != self._table.n + 1:
            raise Refusal("does-not-replay", f"Event {self._table.n + 1} is missing.")
        event = ev.decode(row.payload)
        self._hearer.happened(event, row.at, self._table.apply(event, row.at))

    def _come_to_rest(self) -> None:
        if self._storing is None:
            self._say_finished()
            self._hearer.rest()

    def _say_finished(self) -> None:
        if self._finished:
            self._finished.set()

    def _happen(self, step: Step) -> None:
        n = self._table.n + bool(step.events)
        if step.keys is not UNCHANGED:
            self.keys_at += 1
            self._hearer.rekeyed(step.keys)
        for event in step.events:
            changes = self._table.apply(event, step.at)
            self._hearer.happened(event, step.at, changes)
        self._answer(step.asked, n)

    def _answer(self, asked: Asked, n: int) -> None:
        asked.reply.done(n)
        self._hearer.tell()


def check_talk(table: Table, events: Events) -> None:
    """Refuse what would make a log longer without end; a game goes on."""
    if table.n >= MOST_TALK and any(isinstance(event, TALK) for event in events):
        decided = sum(len(game.tokens) for game in table.games)
        if table.n - decided >= MOST_TALK:
            raise Refusal("too-many", "This table's log is full: make a new table.")


def crowded() -> Refusal:
    """Why nothing more is taken for the moment."""
    return Refusal("too-many", "Too much is going on at this table: try again.")


def unstored() -> Refusal:
    """Why nothing happens while nothing can be stored."""
    return refuse("storage")
