"""A table's log as it grows.

A command is judged by the table, its events are stored, and only then do they happen to the table
and are told. One command after the other: so the table in memory is always the stored one, and
a reader cannot tell what a crash could undo.

Where several processes have the table, the store lets one of them be first. The others hear what it
has written, let that happen, and judge their own command again by the table as it is then.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server.play.listing import foreseen
from lynxdeck.server.store import (
    EventStore,
    KeyChange,
    Listing,
    News,
    NotOwner,
    Owner,
    Page,
    Row,
    Stale,
)
from lynxdeck.table import events as ev
from lynxdeck.table.commands import Already, Events, check_room
from lynxdeck.table.table import Table

if TYPE_CHECKING:
    from lynxdeck.server.play.room import Room


class Deed(NamedTuple):
    """Events, and what changes with them of who may act at the table."""

    events: Events
    keys: KeyChange | None = None


Command = Callable[[Table], Events | Deed]
"""Looks at a table and says what follows, or refuses."""


MOST_WAITING = 256
"""Commands at one table that wait for the store."""


MOST_TRIES = 30
"""How often others may be first before one who asks is told to try again."""


class Request(msgspec.Struct):
    """Something that somebody asks for, until it is stored and told, or refused."""

    command: Command
    done: Callable[[int], object]
    """Called when it is stored, as event `n`, or needed none; what it did is told right after."""
    failed: Callable[[Exception], object]
    """Called when it did not happen: with a Refusal, or a fault of ours."""
    tries: int = 0
    """How often others were first."""
    events: Events = []
    """What follows from it, once it is judged; and so the rest."""
    keys: KeyChange | None = None
    at: int = 0


class Journal:
    """Judges, stores and applies what is asked for, in order."""

    __slots__ = (
        "_closing", "_finished", "_judging", "_listening", "_missed", "_now", "_queue", "_room",
        "_store", "_storing", "_table", "broken", "keys_at", "owner", "patient",
    )  # fmt: skip

    def __init__(
        self,
        room: "Room",
        owner: Owner,
        store: EventStore,
        now: Callable[[], int],
        keys_at: int = 0,
    ) -> None:
        self._room = room
        self._table = room.table
        self.owner = owner
        """What shows the store whether this table is ours."""
        self.keys_at = keys_at
        """How often its keys have changed."""
        self.patient = False
        """Whether some hear of it by other processes, some milliseconds later in any case."""
        self._store = store
        self._now = now
        self._queue: deque[Request] = deque()
        self._storing: Request | None = None
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
        return len(self._queue) + (self._storing is not None)

    def ask(self, request: Request) -> None:
        """Let something happen: at once if nothing is being stored, else in its turn."""
        if self.broken or self._closing:
            request.failed(unstored())
        elif len(self._queue) >= MOST_WAITING:
            request.failed(crowded())
        elif self._storing is None and not self._judging and not self._listening:
            self._go_on(request)  # the queue is empty then
        else:
            self._queue.append(request)

    async def act(self, command: Command) -> int:
        """Let something happen, and wait until it is stored and told; as which event."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def done(n: int) -> None:
            if not answer.done():
                answer.set_result(n)

        def failed(fault: Exception) -> None:
            if not answer.done():
                answer.set_exception(fault)

        self.ask(Request(command, done, failed))
        return await answer

    def close(self) -> None:
        """Take nothing more; what was asked for is finished."""
        self._closing = True

    async def finished(self) -> None:
        if self.waiting and not self.broken:
            self._finished = asyncio.Event()
            await self._finished.wait()

    def stop(self) -> None:
        if self.broken:
            return
        self.broken = True
        waiting = [self._storing] if self._storing else []
        waiting += self._queue
        self._queue.clear()
        self._say_finished()
        for request in waiting:
            request.failed(unstored())

    def _go_on(self, request: Request | None = None) -> None:
        """Judge this, and what waits, until something is to be stored."""
        self._judging = True
        if request is not None:
            self._judge(request)
        while self._storing is None and self._queue:
            self._judge(self._queue.popleft())
        self._judging = False

    def _judge(self, request: Request) -> None:
        try:
            if request.tries > MOST_TRIES:
                raise crowded()
            said = request.command(self._table)
            events, keys = said if isinstance(said, Deed) else (said, None)
            changes = bool(events) or keys is not None
            if changes and not self._store.healthy:
                raise unstored()
            check_room(self._table, events)
            request.events, request.keys, request.at = events, keys, self._now()
            listing = self._listing(request) if changes else None
        except Already as known:
            self._answer(request, known.n)
        except Exception as fault:
            request.failed(fault)
        else:
            if changes:
                self._append(request, listing)
            else:
                self._answer(request, self._table.n)

    def _listing(self, request: Request) -> Listing | None:
        """How the table is listed from then on, if that changes; a mere decision leaves it."""
        events = request.events
        if len(events) == 1 and isinstance(events[0], ev.Moved):
            return None
        return foreseen(self._table, events, request.at)

    def _append(self, request: Request, listing: Listing | None) -> None:
        self._storing = request
        lines = [(request.at, ev.encode(event)) for event in request.events]
        name, n, keys = self._table.name, self._table.n, request.keys
        keys_at = None if keys is None else self.keys_at
        page = Page(name, n, self.owner, lines, listing, keys, keys_at, patient=self.patient)
        self._store.append(page, self._stored)

    def _stored(self, fault: BaseException | None) -> None:
        request = self._storing
        if self.broken or request is None:
            return
        try:
            if fault is None:
                self._happen(request)
                self._room.wrote()
        except Exception as stumble:
            fault = stumble
        if isinstance(fault, Stale | NotOwner) and self._room.behind(fault):
            self._storing, self._listening = None, True
            request.tries += 1
            self._queue.appendleft(request)
        elif fault is not None:
            self._room.lost(fault)  # and who waits for it is told so
        else:
            self._storing = None
            if self._missed:
                self._missed = False
                self._room.behind(None)
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
                self._room.keyring.replace(news.keys)
            for row in fresh:
                self._follow(row)
            if fresh:
                self._room.tell()
        except Exception as stumble:
            self._room.lost(stumble)
            return
        waited, self._listening = self._listening, False
        if waited or fresh:
            self._go_on()
            self._come_to_rest()

    def _follow(self, row: Row) -> None:
        if row.n != self._table.n + 1:
            raise Refusal("does-not-replay", f"Event {self._table.n + 1} is missing.")
        event = ev.decode(row.payload)
        self._room.happened(event, row.at, self._table.apply(event, row.at))

    def _come_to_rest(self) -> None:
        if self._storing is None:
            self._say_finished()
            self._room.driver.go_on()

    def _say_finished(self) -> None:
        if self._finished:
            self._finished.set()

    def _happen(self, request: Request) -> None:
        n = self._table.n + bool(request.events)
        if request.keys is not None:
            self.keys_at += 1
            self._room.keyring.change(request.keys)
        for event in request.events:
            changes = self._table.apply(event, request.at)
            self._room.happened(event, request.at, changes)
        self._answer(request, n)

    def _answer(self, request: Request, n: int) -> None:
        request.done(n)
        self._room.tell()


def crowded() -> Refusal:
    return Refusal("too-many", "Too much is going on at this table: try again.")


def unstored() -> Refusal:
    return refuse("storage")
