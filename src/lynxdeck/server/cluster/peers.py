"""Keeps this process's tables as they are in the store, where other processes write too.

A hint says that there is something new at a table; the store says what, of all tables at once.
Hints may be lost: so the store is asked now and then anyway, more often while the bus is down. The
store also settles which process owns a table: if that one is not alive any more, another one that
has people there takes its place.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence

import structlog

from lynxdeck.server.cluster.bus import EVERYBODY, UNLOGGED, Bus, BusHint
from lynxdeck.server.cluster.leases import LeaseMonitor, OrphanedTables
from lynxdeck.server.play import presence
from lynxdeck.server.play.presence import NOBODY, Here
from lynxdeck.server.play.room import Room
from lynxdeck.server.store import (
    Attendance,
    EventStore,
    Held,
    News,
    StoreClosed,
    StoreError,
    UnknownTable,
)
from lynxdeck.server.tasks import Tasks

POLL_S = 2.0
"""How often the store is asked for what hints should have told; without a bus, BLIND_S."""
BLIND_S = 0.5
ALL = 5
"""Every so many times, also for tables at which nobody is."""
WATCH_S = 1.0
"""How often tables without an owner are looked for."""
TELL_S = 0.1
"""How long changes of who is there wait for others that come with them."""
PAUSE_S = 0.006
"""Hints so soon after a question share the next one: asking about many tables costs hardly
more than about one."""
RETRY_MS = 300
CUT_OFF = "This server has lost its tables: come back in a moment."
UNHEARD = "The store cannot be reached."
AT_ONCE = 500
"""Tables in one question."""
PIECE = 20
"""Tables whose news is applied before the loop goes on."""

log = structlog.get_logger()

_chance = random.Random()


class Recipients:
    """The other processes that are told what happens at each table in memory.

    It is a guess: a process that came a moment ago is not known yet, and finds out what it missed.
    """

    def __init__(self) -> None:
        self.me = 0
        self._viewers: dict[str, frozenset[int]] = {}
        """The other processes with people there."""
        self._owners: dict[str, int] = {}
        """The process that owns it, perhaps this one; 0: none."""
        self._others: dict[str, Collection[int]] = {}

    def of(self, table: str) -> Collection[int]:
        """Other processes that know a table; all of them if that is not known."""
        return self._others.get(table, EVERYBODY)

    def owner(self, table: str) -> int:
        return self._owners.get(table, 0)

    def set_viewers(self, table: str, processes: Collection[int]) -> frozenset[int]:
        """Note which processes have viewers at a table, and return the new ones."""
        before, now = self._viewers.get(table), frozenset(processes)
        if now != before:
            self._viewers[table] = now
            self._update(table)
        return now - (before or frozenset())

    def set_owner(self, table: str, process: int) -> None:
        if self._owners.get(table) != process:
            self._owners[table] = process
            self._update(table)

    def forget_owner(self, table: str) -> None:
        self._owners.pop(table, None)
        self._others.pop(table, None)

    def retain(self, tables: Collection[str]) -> None:
        for known in (self._viewers, self._owners, self._others):
            for table in known.keys() - tables:
                del known[table]

    def _update(self, table: str) -> None:
        viewers, owner = self._viewers.get(table), self._owners.get(table)
        if viewers is not None and owner is not None:
            self._others[table] = (viewers | {owner}) - {0, self.me}


class Peers:
    """The other processes over the same store, as the tables of this process see them."""

    def __init__(
        self,
        store: EventStore,
        bus: Bus,
        rooms: Mapping[str, Room],
        *,
        gone: Callable[[str], None],
        adopt: Callable[[str], Awaitable[None]],
        tasks: Tasks,
    ) -> None:
        self._store = store
        self._bus = bus
        self._tasks = tasks
        self._rooms = rooms
        self._gone = gone
        """Called with a table that is deleted."""
        self._lease = LeaseMonitor(store, on_lost=self._let_go, on_cut_off=self._send_away)
        self.orphans = OrphanedTables(
            store, rooms, adopt=adopt, claim=self._claim, heard=self._lease.heard
        )
        self._due: set[str] = set()
        """Tables whose news is to be asked for."""
        self._answers: dict[str, asyncio.Future[None]] = {}
        """Done when the news of a table are here; while they are asked for, in `_answering`."""
        self._answering: dict[str, asyncio.Future[None]] = {}
        self._due_here: set[str] = set()
        """Tables whose presence is to be asked for."""
        self._recipients = Recipients()
        self._work = asyncio.Event()
        self._asked_at = 0.0
        """When the store was last asked, by the loop's clock."""
        self._soon: asyncio.TimerHandle | None = None
        self._told: dict[str, Here] = {}
        """What the others know of who is here."""
        self._dirty: set[str] = set()
        self._tell_timer: asyncio.TimerHandle | None = None
        self._lapsed = False
        """Whether the lease was lost."""
        self._closing = False

    async def open(self) -> None:
        self._recipients.me = self._store.process
        await self._bus.open(self.hear, self._store.process)
        for name, work in (
            ("following", self._follow),
            ("polling", self._poll),
            ("orphans", self._adopt_orphans),
            ("lease", self._lease.run),
        ):
            self._tasks.keep(name, work)

    def stop(self) -> None:
        self._closing = True
        for timer in (self._tell_timer, self._soon):
            if timer:
                timer.cancel()
        self._give_up(StoreClosed("The server is closing."))

    async def close(self) -> None:
        """Tell the others that our tables are theirs now, and end."""
        for name in self._rooms:
            self.wrote(name, UNLOGGED)
        await self._bus.close()

    # --- what tables tell -----------------------------------------------------------------------

    def wrote(self, table: str, n: int) -> None:
        if others := self._recipients.of(table):
            self._bus.tell(BusHint(table, n), others)

    def changed(self, table: str) -> None:
        if self._closing:
            return
        self._dirty.add(table)
        if self._tell_timer is None:
            loop = asyncio.get_running_loop()
            self._tell_timer = loop.call_later(
                TELL_S, lambda: self._tasks.spawn("telling", self._tell())
            )

    def behind(self, table: str) -> bool:
        """Others have stored something: catch up, if the store can be asked; whether it can."""
        room = self._rooms.get(table)
        if self._closing or room is None:
            return False
        self._tasks.spawn("hearing", self._hear_at_once(room))
        return True

    async def _hear_at_once(self, room: Room) -> None:
        try:
            await self.catch_up(room)
        except StoreError as fault:
            room.lost(fault)

    async def catch_up(self, room: Room) -> None:
        if self._closing:
            raise StoreClosed("The server is closing.")
        name = room.table.name
        if not self.follows(room):
            self._due_here.add(name)
        self._ask(name)
        if name not in self._answers:
            self._answers[name] = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._answers[name])

    def _give_up(self, fault: StoreError) -> None:
        _settle([*self._answering.values(), *self._answers.values()], fault)
        self._answering, self._answers = {}, {}

    async def welcome(self, room: Room) -> None:
        self._due_here.add(room.table.name)
        await self.catch_up(room)

    async def attendances(self, tables: Collection[str]) -> dict[str, Here]:
        told = await self._attendances(tables)
        return {name: presence.told_by(words) for name, words in told.items()}

    async def _attendances(self, tables: Collection[str]) -> Mapping[str, Sequence[Attendance]]:
        told: defaultdict[str, list[Attendance]] = defaultdict(list)
        names = list(tables)
        for at in range(0, len(names), AT_ONCE):
            for one in await self._store.attendances(names[at : at + AT_ONCE]):
                told[one.table].append(one)
        return told

    @property
    def cut_off(self) -> bool:
        """Whether nothing is known here of any table as it is now."""
        return self._lease.cut_off

    def follows(self, room: Room) -> bool:
        """Whether what happens there is needed here as it happens."""
        return room.attended or room.driver.ours

    # --- what is heard --------------------------------------------------------------------------

    def hear(self, hints: Sequence[BusHint]) -> None:
        for table, n in hints:
            room = self._rooms.get(table)
            if room is None or not self.follows(room):
                continue
            if n < 0:
                self._due_here.add(table)
            if n < 0 or n > room.table.n:
                self._ask(table, at_once=False)

    def _ask(self, table: str, *, at_once: bool = True) -> None:
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
            self._answering, self._answers = self._answers, {}
            here, self._due_here = self._due_here, set()
            fault: StoreError | None = StoreClosed("The server is closing.")
            try:
                await self._hear_of(here)
                await self._hear_news(due)
                self._lease.heard()
                fault = None
            except StoreError as problem:
                log.warning("peers.failed", fault=str(problem))
                fault = problem
            finally:
                _settle(self._answering.values(), fault)
                self._answering = {}
            if fault is not None:
                await asyncio.sleep(TELL_S)

    async def _hear_news(self, due: Collection[str]) -> None:
        rooms = [self._rooms[name] for name in due if name in self._rooms]
        for at in range(0, len(rooms), AT_ONCE):
            some = rooms[at : at + AT_ONCE]
            since = [one.since(self._recipients.owner(one.table.name)) for one in some]
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
        self._recipients.set_owner(name, news.keeper)
        room.hear(news)
        ours = news.keeper == self._recipients.me and not room.driver.ours  # and we do not know it
        if (ours or not news.keeper) and room.attended and name in self._rooms:
            self._tasks.spawn("claiming", self._claim(room))

    async def _hear_of(self, here: Collection[str]) -> None:
        names = [name for name in here if name in self._rooms]
        told = await self._attendances(names)
        for name in names:
            if room := self._rooms.get(name):
                words = told.get(name, ())
                fresh = self._recipients.set_viewers(name, [one.process for one in words])
                room.hear_of(presence.told_by(words))
                if fresh and self.follows(room):  # they may have missed what was just told
                    self._bus.tell(BusHint(name, UNLOGGED), fresh)

    # --- what is told ---------------------------------------------------------------------------

    async def _tell(self) -> None:
        self._tell_timer = None
        dirty, self._dirty = self._dirty, set()
        fresh = {}
        for name in dirty:
            room = self._rooms.get(name)
            here = room.here() if room else NOBODY
            if here != self._told.get(name, NOBODY):
                fresh[name] = here
        if not fresh:
            return
        told = [Attendance(name, presence.write(here)) for name, here in fresh.items()]
        try:
            await self._store.attend(told)
        except StoreError as fault:
            log.warning("peers.failed", fault=str(fault))
            self._dirty.update(fresh)  # the next poll tries again
            return
        for name, here in fresh.items():
            if name in self._rooms and name not in self._told:  # others may have come just now, too
                self._due_here.add(name)
                self._ask(name, at_once=False)
            self._told[name] = here
            if here == NOBODY:
                del self._told[name]
            self.wrote(name, UNLOGGED)

    # --- what is done now and then --------------------------------------------------------------

    async def _poll(self) -> None:
        for count in range(1_000_000_000):
            await self._pause()
            every = not count % ALL
            for name, room in list(self._rooms.items()):
                if room.attended or room.audience.elsewhere.crowd or (every and room.driver.ours):
                    self._due_here.add(name)
                    self._ask(name)
                if (
                    room.driver.ours
                    and not room.attended
                    and room.audience.elsewhere.crowd
                    and room.at_rest
                ):
                    await self._pass_on(room)
            over = {name for name in self._told if name not in self._rooms}
            fleeting = {name for name, here in self._told.items() if here.fleeting}
            for name in self._dirty | over | fleeting:
                self.changed(name)
            self._recipients.retain(self._rooms.keys() | self._told.keys())

    async def _pause(self) -> None:
        """Until it is to be asked again; a bus that goes down meanwhile makes it sooner."""
        for _ in range(round(POLL_S / BLIND_S)):
            await asyncio.sleep(BLIND_S)
            if not self._bus.healthy:
                return

    async def _pass_on(self, room: Room) -> None:
        """Leave a table to those who have people there: nothing of it is under way here."""
        owner, name = room.journal.owner, room.table.name
        room.driver.let_go()
        try:
            await self._store.release(name, owner)
        except StoreError as fault:
            log.warning("release.failed", table=name, fault=str(fault))
            self.orphans.doubt(name)
        self._recipients.forget_owner(name)
        self.wrote(name, UNLOGGED)

    async def _adopt_orphans(self) -> None:
        while True:
            await asyncio.sleep(WATCH_S * _chance.uniform(0.8, 1))
            if not self._store.leased:
                continue
            self._come_back()
            await self.orphans.take_up()

    def _let_go(self) -> None:
        self._lapsed = True
        for name, room in self._rooms.items():
            if room.driver.ours:
                room.driver.let_go()
                self._recipients.forget_owner(name)
                self.orphans.doubt(name)

    def _send_away(self) -> None:
        for room in self._rooms.values():
            room.audience.dismiss("restart", CUT_OFF, retry_ms=RETRY_MS)
        self._give_up(StoreError(UNHEARD))

    def _come_back(self) -> None:
        if self._lapsed:
            self._lapsed = False
            self._told.clear()
            self._dirty.update(self._rooms)

    async def _claim(self, room: Room) -> None:
        if not self._store.leased:
            self.orphans.doubt(room.table.name)
            return
        try:
            owner = await self._store.claim(room.table.name)
            if room.table.name not in self._rooms:  # it was put away meanwhile
                await self._store.release(room.table.name, owner)
                return
            self._rooms[room.table.name].driver.take_over(owner)
            self._recipients.set_owner(room.table.name, self._store.process)
            self.wrote(room.table.name, UNLOGGED)
        except (Held, UnknownTable):
            pass
        except StoreError as fault:
            log.warning("claim.failed", table=room.table.name, fault=str(fault))
            self.orphans.doubt(room.table.name)


def _settle(futures: Iterable[asyncio.Future[None]], fault: BaseException | None) -> None:
    for future in futures:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)
            future.exception()  # most often nobody waits
