"""Keeps this process's tables as they are in the store, where other processes write too.

Every table that somebody needs here is followed. A hint says that there is something new; what it
is, the store says, of all tables at once. Hints may be lost: so it is asked now and then anyway,
more often while the bus is down. Who looks after a table is settled by the store as well: if that
process is not alive any more, one that has people there takes its place.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

import structlog

from lynxdeck.server import attendance
from lynxdeck.server.attendance import NOBODY, Here
from lynxdeck.server.bus import BESIDE, Bus, Hint
from lynxdeck.server.orphans import Orphans
from lynxdeck.server.pieces import pieces
from lynxdeck.server.room import Room
from lynxdeck.server.settling import Waiting
from lynxdeck.server.standing import Standing
from lynxdeck.server.store import (
    Attendance,
    Closed,
    EventStore,
    Held,
    News,
    StoreError,
    UnknownTable,
)
from lynxdeck.server.whereabouts import Whereabouts

POLL_S = 2.0
"""How often it is asked what hints should have told; while there are none, BLIND_S."""
BLIND_S = 0.5
ALL = 5
"""Every so many times, also of tables at which nobody is."""
WATCH_S = 1.0
"""How often it is looked for tables that nobody looks after."""
TELL_S = 0.1
"""How long changes of who is there wait for others that come with them."""
PAUSE_S = 0.006
"""So long nothing is asked for a hint after something was asked: a question about many tables costs
hardly more than one."""
RETRY_MS = 300
CUT_OFF = "This server has lost its tables: come back in a moment."
UNHEARD = "The store cannot be reached."
AT_ONCE = 500
"""Tables in one question."""
PIECE = 20
"""Tables that hear their news before others get their turn."""

log = structlog.get_logger()

_chance = random.Random()


class Bridge:
    """Meets `Abroad`: what tables need to know of other processes."""

    def __init__(
        self,
        store: EventStore,
        bus: Bus,
        rooms: Mapping[str, Room],
        *,
        gone: Callable[[str], None],
        adopt: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._bus = bus
        self._rooms = rooms
        self._gone = gone
        """Called with a table that is deleted."""
        self._standing = Standing(store, stand_back=self._stand_back, send_away=self._send_away)
        self.orphans = Orphans(
            store, rooms, adopt=adopt, claim=self._claim, heard=self._standing.heard
        )
        self._due: set[str] = set()
        """Tables of which it is to be asked what is new."""
        self._waiting = Waiting()
        """Those who wait for that."""
        self._due_here: set[str] = set()
        """Tables of which it is to be asked who is there."""
        self._where = Whereabouts()
        self._work = asyncio.Event()
        self._asked_at = 0.0
        """When something was last asked, by the loop's clock."""
        self._soon: asyncio.TimerHandle | None = None
        self._told: dict[str, Here] = {}
        """What the others know of who is here."""
        self._dirty: set[str] = set()
        self._telling: asyncio.TimerHandle | None = None
        self._lapsed = False
        """Whether nobody had heard of us for too long."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Begin."""
        self._where.me = self._store.process
        await self._bus.open(self.hear, self._store.process)
        for work in (self._follow, self._poll, self._watch_over, self._standing.mind):
            self._spawn(self._keep_at(work))

    def stop(self) -> None:
        """Follow nothing any more; what is still stored is told."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        for timer in (self._telling, self._soon):
            if timer:
                timer.cancel()
        self._waiting.give_up(Closed("The server is closing."))

    async def close(self) -> None:
        """Tell the others that our tables are theirs now, and end."""
        for name in self._rooms:
            self.wrote(name, BESIDE)
        await self._bus.close()

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _keep_at(work: Callable[[], Awaitable[None]]) -> None:
        """Whatever one thing stumbles over, everything else goes on after it."""
        while True:
            try:
                await work()
            except Exception as fault:
                log.exception("bridge.failed", fault=type(fault).__name__)
                await asyncio.sleep(TELL_S)

    # --- what tables tell -----------------------------------------------------------------------

    def wrote(self, table: str, n: int) -> None:
        """We have stored something: those who have to do with the table are told."""
        if others := self._where.others(table):
            self._bus.tell(Hint(table, n), others)

    def changed(self, table: str) -> None:
        """The others are told soon who is here."""
        if self._closing:
            return
        self._dirty.add(table)
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(TELL_S, lambda: self._spawn(self._tell()))

    def behind(self, table: str) -> bool:
        """What others have stored is heard at once, if the store can be asked."""
        room = self._rooms.get(table)
        if self._closing or room is None:
            return False
        self._spawn(self._hear_at_once(room))
        return True

    async def _hear_at_once(self, room: Room) -> None:
        try:
            await self.catch_up(room)
        except StoreError as fault:
            room.lost(fault)

    async def catch_up(self, room: Room) -> None:
        """Have a table here as it is in the store now."""
        if self._closing:
            raise Closed("The server is closing.")
        name = room.table.name
        if not self.follows(room):
            self._due_here.add(name)
        self._ask(name)
        await asyncio.shield(self._waiting.future(name))

    async def welcome(self, room: Room) -> None:
        """A table has come into memory."""
        self._due_here.add(room.table.name)
        await self.catch_up(room)

    async def attendances(self, tables: Collection[str]) -> dict[str, Here]:
        """Whom the other processes have at these tables."""
        told = await self._attendances(tables)
        return {name: attendance.told_by(words) for name, words in told.items()}

    async def _attendances(self, tables: Collection[str]) -> Mapping[str, Sequence[Attendance]]:
        told: defaultdict[str, list[Attendance]] = defaultdict(list)
        for some in pieces(list(tables), AT_ONCE):
            for one in await self._store.attendances(some):
                told[one.table].append(one)
        return told

    @property
    def cut_off(self) -> bool:
        """Whether nothing is known here of any table as it is now."""
        return self._standing.cut_off

    def follows(self, room: Room) -> bool:
        """Whether somebody here needs to hear what happens there, as it happens."""
        return room.attended or room.ours

    # --- what is heard --------------------------------------------------------------------------

    def hear(self, hints: Sequence[Hint]) -> None:
        """Others say that there is something new."""
        for table, n in hints:
            room = self._rooms.get(table)
            if room is None or not self.follows(room):
                continue
            if n < 0:
                self._due_here.add(table)
            if n < 0 or n > room.table.n:
                self._ask(table, at_once=False)

    def _ask(self, table: str, *, at_once: bool = True) -> None:
        """Have it asked what is new of a table, now or together with others."""
        self._due.add(table)
        if at_once:
            self._work.set()
        elif self._soon is None:
            loop = asyncio.get_running_loop()
            self._soon = loop.call_at(self._asked_at + PAUSE_S, self._work.set)

    async def _follow(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            self._asked_at = asyncio.get_running_loop().time()
            if self._soon is not None:
                self._soon.cancel()
                self._soon = None
            due, self._due = self._due, set()
            self._waiting.begin()
            here, self._due_here = self._due_here, set()
            fault: StoreError | None = Closed("The server is closing.")
            try:
                await self._hear_of(here)
                await self._hear_news(due)
                self._standing.heard()
                fault = None
            except StoreError as problem:
                log.warning("bridge.failed", fault=str(problem))
                fault = problem
            finally:
                self._waiting.end(fault)
            if fault is not None:
                await asyncio.sleep(TELL_S)

    async def _hear_news(self, due: Collection[str]) -> None:
        for some in pieces([self._rooms[name] for name in due if name in self._rooms], AT_ONCE):
            since = [one.since(self._where.keeper(one.table.name)) for one in some]
            news = {one.table: one for one in await self._store.news(since)}
            for number, room in enumerate(some, start=1):
                self._tell_room(room, news.get(room.table.name))
                if not number % PIECE:
                    await asyncio.sleep(0)

    def _tell_room(self, room: Room, news: News | None) -> None:
        name = room.table.name
        if self._rooms.get(name) is not room:
            return
        if news is None:
            self._gone(name)
            return
        self._where.kept(name, news.keeper)
        room.hear(news)
        ours = news.keeper == self._where.me and not room.ours  # and we do not know it
        if (ours or not news.keeper) and room.attended and name in self._rooms:
            self._spawn(self._claim(room))

    async def _hear_of(self, here: Collection[str]) -> None:
        names = [name for name in here if name in self._rooms]
        told = await self._attendances(names)
        for name in names:
            if room := self._rooms.get(name):
                words = told.get(name, ())
                fresh = self._where.gathered(name, [one.process for one in words])
                room.hear_of(attendance.told_by(words))
                if fresh and self.follows(room):  # they may have missed what was just told
                    self._bus.tell(Hint(name, BESIDE), fresh)

    # --- what is told ---------------------------------------------------------------------------

    async def _tell(self) -> None:
        """Tell the others who is here, where that has changed."""
        self._telling = None
        dirty, self._dirty = self._dirty, set()
        fresh = {}
        for name in dirty:
            room = self._rooms.get(name)
            here = room.here() if room else NOBODY
            if here != self._told.get(name, NOBODY):
                fresh[name] = here
        if not fresh:
            return
        told = [Attendance(name, attendance.write(here)) for name, here in fresh.items()]
        try:
            await self._store.attend(told)
        except StoreError as fault:
            log.warning("bridge.failed", fault=str(fault))
            self._dirty.update(fresh)  # the next poll tries again
            return
        for name, here in fresh.items():
            if name in self._rooms and name not in self._told:  # others may have come just now, too
                self._due_here.add(name)
                self._ask(name, at_once=False)
            self._told[name] = here
            if here == NOBODY:
                del self._told[name]
            self.wrote(name, BESIDE)

    # --- what is done now and then --------------------------------------------------------------

    async def _poll(self) -> None:
        """Find out what no hint has told."""
        for count in range(1_000_000_000):
            await self._pause()
            every = not count % ALL
            for name, room in list(self._rooms.items()):
                if room.attended or room.elsewhere.crowd or (every and room.ours):
                    self._due_here.add(name)
                    self._ask(name)
                if room.ours and not room.attended and room.elsewhere.crowd and room.at_rest:
                    await self._pass_on(room)
            over = {name for name in self._told if name not in self._rooms}
            fleeting = {name for name, here in self._told.items() if here.fleeting}
            for name in self._dirty | over | fleeting:
                self.changed(name)
            self._where.keep(self._rooms.keys() | self._told.keys())

    async def _pause(self) -> None:
        """Until it is to be asked again; a bus that goes down meanwhile makes it sooner."""
        for _ in range(round(POLL_S / BLIND_S)):
            await asyncio.sleep(BLIND_S)
            if not self._bus.healthy:
                return

    async def _pass_on(self, room: Room) -> None:
        """Leave a table to those who have people there: nothing of it is under way here."""
        owner, name = room.owner, room.table.name
        room.let_go()
        try:
            await self._store.release(name, owner)
        except StoreError as fault:
            log.warning("release.failed", table=name, fault=str(fault))
            self.orphans.doubt(name)
        self._where.let_go(name)
        self.wrote(name, BESIDE)

    async def _watch_over(self) -> None:
        """See to it that every table is looked after."""
        while True:
            await asyncio.sleep(WATCH_S * _chance.uniform(0.8, 1))
            if not self._store.leased:
                continue
            self._come_back()
            await self.orphans.take_up()

    def _stand_back(self) -> None:
        self._lapsed = True
        for name, room in self._rooms.items():
            if room.ours:
                room.let_go()
                self._where.let_go(name)
                self.orphans.doubt(name)

    def _send_away(self) -> None:
        for room in self._rooms.values():
            room.dismiss("restart", CUT_OFF, retry_ms=RETRY_MS)
        self._waiting.give_up(StoreError(UNHEARD))

    def _come_back(self) -> None:
        """We are heard of again, and say anew who is here."""
        if self._lapsed:
            self._lapsed = False
            self._told.clear()
            self._dirty.update(self._rooms)

    async def _claim(self, room: Room) -> None:
        """Look after a table from now on, if nobody else does."""
        if not self._store.leased:
            self.orphans.doubt(room.table.name)
            return
        try:
            owner = await self._store.claim(room.table.name)
            if room.table.name not in self._rooms:  # it was put away meanwhile
                await self._store.release(room.table.name, owner)
                return
            self._rooms[room.table.name].look_after(owner)
            self._where.kept(room.table.name, self._store.process)
            self.wrote(room.table.name, BESIDE)
        except (Held, UnknownTable):
            pass
        except StoreError as fault:
            log.warning("claim.failed", table=room.table.name, fault=str(fault))
            self.orphans.doubt(room.table.name)
