"""All tables of one server: made, found, loaded when somebody comes, forgotten when nobody does.

Knows no web framework: what it needs of the world is a store, a clock, a source of chance and
processes for bots.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import structlog

from lynxdeck.games import deal as dealing
from lynxdeck.games.refusal import Refusal
from lynxdeck.server import keyring, projection
from lynxdeck.server import protocol as wire
from lynxdeck.server.keyring import HANDOVER, HOST, SEAT, Ids, Rights, hashed
from lynxdeck.server.room import Room
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import FINISHED, EventStore, Key, Row, StoreError, TableRow
from lynxdeck.server.thinkers import Thinkers
from lynxdeck.table import commands, text
from lynxdeck.table import events as ev
from lynxdeck.table.setup import Clock, DaysClock, LiveClock, Setup, agree
from lynxdeck.table.table import BETWEEN, CLOSED, FREE, PLAYING, WAITING, Table

log = structlog.get_logger()

IDLE_MS = 10 * 60 * 1000
IDLE_STATUS = (*FINISHED, WAITING)
"""What may be deleted when it is old: nobody is in the middle of a game."""
UNDER_WAY = (PLAYING, BETWEEN)
SWEEP_S = 60
GRACE_MS = 20_000
"""After a restart everybody has at least so much time again."""
FINISH_S = 5
"""How long the end waits for what is being stored."""


def check_clock(clock: Clock) -> None:
    """Refuse a clock that nobody could play with."""
    if isinstance(clock, LiveClock) and not (
        5 <= clock.seconds <= 3600 and 0 <= clock.bank <= 36_000
    ):
        raise Refusal("bad-clock", "A live clock has 5 to 3600 seconds, its bank up to 36000.")
    if isinstance(clock, DaysClock) and not 1 <= clock.days <= 30:
        raise Refusal("bad-clock", "A turn-based clock has 1 to 30 days.")


def now_ms() -> int:
    """The time, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


@dataclass
class Counts:
    """What `/metrics` tells; plain numbers, because they change with every decision."""

    decisions: int = 0
    refused: int = 0
    events: int = 0
    tables_made: int = 0
    sockets: int = 0
    dropped_slow: int = 0
    dropped_flood: int = 0
    unplayable: int = 0


class Made(NamedTuple):
    """A new table, and the secrets that its maker gets."""

    room: Room
    host_key: str
    invite: str


class Claimed(NamedTuple):
    """A seat that somebody has just taken."""

    room: Room
    seat: int
    key: str


class Tables:
    """All tables."""

    def __init__(
        self,
        store: EventStore,
        thinkers: Thinkers,
        settings: Settings,
        *,
        ids: Ids | None = None,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.ids = ids or Ids()
        self.now = now
        self.counts = Counts()
        self.closing = False
        self.loaded = False
        """Whether the tables that were under way have been taken up again."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop all of this runs in."""
        return asyncio.get_running_loop()

    @property
    def rooms(self) -> Sequence[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def open(self) -> None:
        """Begin; tables under way are taken up again in the background."""
        await self.store.open()
        self.thinkers.open()
        self.spawn(self._take_up())
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Finish what is being stored, and send everybody away with the promise to be back."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for loading in list(self._loading.values()):
            loading.cancel()
        if self._rooms:  # nothing new happens, but what has happened is told
            settling = asyncio.gather(*map(self.settle, self.rooms), return_exceptions=True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(settling, FINISH_S)
        await self.store.close()
        for room in self.rooms:
            room.stop()
            for viewer in list(room.viewers):
                viewer.bye("restart", "The server restarts: come back in a moment.", retry_ms=500)
        self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; it ends with the server."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_up(self) -> None:
        """Load the tables that wait for a bot or a clock."""
        for name in await self.store.unfinished():
            if self.closing:
                return
            try:
                room = await self.room(name)
                room.wake()
            except (Refusal, StoreError):
                continue
            await asyncio.sleep(0)
        self.loaded = True

    async def _sweep(self) -> None:
        """Let go of tables that nobody looks at, and delete what is too old."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self.sweep()
            try:
                await self.store.drop_late_keys(self.now())
                days = self.settings.retention_days
                if days:
                    before = self.now() - days * 86_400_000
                    for name in await self.store.forget(before, status=IDLE_STATUS):
                        self.discard(name)
            except StoreError as fault:
                log.warning("sweep.failed", fault=str(fault))

    def sweep(self) -> None:
        """Let go of tables in memory that nobody needs there."""
        for name, room in list(self._rooms.items()):
            if room.idle and self.now() - max(room.table.touched, room.loaded_at) > IDLE_MS:
                room.stop()
                del self._rooms[name]

    # --- finding tables -----------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """A table, loaded if need be."""
        found = self._rooms.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        found = await self.store.whole(name)
        if found is None or not found.rows:
            raise Refusal("not-found", "There is no such table.")
        table = self._fold(name, found.rows)
        if table.ticking:
            table.ticking.earliest = self.now() + GRACE_MS
        room = self._rooms[name] = Room(self, table, found.keys, loaded_at=self.now())
        room.marked = found.entry.status
        self.settled(room)  # the index may have fallen behind the log when all stopped
        return room

    def _fold(self, name: str, rows: Sequence[Row]) -> Table:
        """A table from its log; one that no longer replays is closed, its log kept."""
        table = Table(name)
        try:
            for number, row in enumerate(rows, start=1):
                if row.n != number:
                    raise Refusal("does-not-replay", f"Event {number} is missing.")
                table.apply(ev.decode(row.payload), row.at)
        except Exception as fault:  # whatever it is, nobody else's table is touched
            log.error("table.unplayable", table=name, n=table.n, fault=repr(fault))
            self.counts.unplayable += 1
            if not table.seats:
                raise Refusal("unplayable", "This table cannot be read any more.") from fault
            table.n = rows[-1].n
            table.status = CLOSED
            table.notice = "unplayable"
        return table

    async def invited(self, invite: str) -> Room:
        """The table that an invite leads to."""
        name = await self.store.find_invite(hashed(invite))
        if name is None:
            raise Refusal("not-found", "This invitation leads to no table.")
        return await self.room(name)

    def drop(self, room: Room) -> None:
        """Forget what is in memory; the store knows better."""
        if self._rooms.get(room.table.name) is room:
            del self._rooms[room.table.name]

    def discard(self, name: str) -> None:
        """A table was deleted."""
        room = self._rooms.pop(name, None)
        if room is not None:
            room.stop()
            for viewer in list(room.viewers):
                viewer.bye("gone", "This table has been deleted.", retry_ms=None)

    async def lobby(self) -> list[wire.TableInfo]:
        """Public tables to sit down at, or to watch."""
        infos = []
        for row in await self.store.lobby(self.settings.lobby_size):
            try:
                room = await self.room(row.table)
            except Refusal:
                continue
            free = any(seat.kind == FREE for seat in room.table.seats)
            if free or (room.table.status in UNDER_WAY and room.table.setup.spectators):
                infos.append(projection.info(room.table, room.present()))
        return infos

    # --- tables and seats ---------------------------------------------------------------------

    async def create(self, wish: wire.NewTable) -> Made:
        """Make a table."""
        name, invite, host_key = self.ids.table(), self.ids.invite(), self.ids.key()
        setup = self._setup(wish)
        if setup.script:
            commands.check_script(setup, setup.script)
        seed = "" if setup.script else self.ids.draw(dealing.SERVER_BYTES).hex()
        events: list[ev.Event] = [ev.Created(setup, seed)]
        at = self.now()
        table = Table(name)
        table.apply(events[0], at)
        for seat, level in sorted(wish.bots.items()):
            events += commands.add_bot(table, seat, level)
            table.apply(events[-1], at)
        if setup.start is not None:
            commands.seat_of(table, setup.start)
        rows = [Row(name, n, at, ev.encode(event)) for n, event in enumerate(events, start=1)]
        entry = TableRow(name, hashed(invite), table.status, setup.public, at, at)
        keys = [Key(name, 0, HOST, hashed(host_key))]
        await self.store.create(entry, rows, keys)
        room = self._rooms[name] = Room(self, table, keys, loaded_at=at)
        self.counts.tables_made += 1
        return Made(room, host_key, invite)

    def _setup(self, wish: wire.NewTable) -> Setup:
        game, edition = agree(wish.game, wish.edition, flags=wish.flags, seats=wish.seats)
        clock = wish.clock
        check_clock(clock)
        return Setup(
            game=game.name,
            edition=edition.name,
            flags=dict(edition.flags),
            seats=wish.seats,
            rules=game.rules.VERSION,
            clock=clock,
            match=0 if wish.script else wish.match,
            start=wish.start,
            public=wish.public,
            spectators=wish.spectators,
            chat=wish.chat,
            hints=wish.hints,
            odds=wish.odds,
            stand_in=wish.stand_in,
            pace=wish.pace,
            title=text.line(wish.title, longest=text.TITLE, what="A title"),
            script=wish.script,
        )

    async def claim(self, room: Room, *, name: str, seat: int | None, contribution: str) -> Claimed:
        """Take a free seat."""
        async with room.seating:
            (sat,) = commands.sit(room.table, seat, name, contribution)
            assert isinstance(sat, ev.Seated)
            key = self.ids.key()
            entry = Key(room.table.name, sat.seat, SEAT, hashed(key))
            await self.store.add_keys([entry])
            # A bot may have come meanwhile; then nobody has heard of this key.
            await self.act(room, commands.sit(room.table, sat.seat, name, contribution))
            room.keys.append(entry)
            return Claimed(room, sat.seat, key)

    async def act(self, room: Room, events: Sequence[ev.Event]) -> None:
        """Let events happen, and wait until they are stored and told."""
        done: asyncio.Future[None] = self.loop.create_future()

        def stored() -> None:
            if not done.done():
                done.set_result(None)

        room.record(events, stored)
        room.on_break(done)
        await done

    async def settle(self, room: Room) -> None:
        """Wait until all that has happened at a table is stored."""
        done: asyncio.Future[None] = self.loop.create_future()
        room.after(lambda: done.set_result(None) if not done.done() else None)
        room.on_break(done)
        await done

    async def new_invite(self, room: Room) -> str:
        """Another invite; the old one leads nowhere then."""
        invite = self.ids.invite()
        await self.store.mark(room.table.name, invite_hash=hashed(invite))
        return invite

    async def unseat(self, room: Room, seat: int) -> None:
        """Empty a seat before the start; its keys open nothing any more."""
        async with room.seating:  # whoever sits down there next keeps the new key
            await self.act(room, commands.free(room.table, seat))
            await self.drop_keys(room, seat)

    async def leave(self, room: Room, seat: int) -> None:
        """Somebody leaves for good before the start, or to a stand-in after it."""
        async with room.seating:
            events = commands.leave(room.table, seat)
            await self.act(room, events)
            if events and isinstance(events[0], ev.Freed):
                await self.drop_keys(room, seat)

    async def drop_keys(self, room: Room, seat: int, *, instead: Sequence[Key] = ()) -> None:
        """Take a seat's keys back; devices that used them are sent away."""
        await self.store.revoke(room.table.name, seat, kinds={SEAT, HANDOVER}, instead=instead)
        room.keys = [key for key in room.keys if key.seat != seat] + list(instead)
        for viewer in list(room.viewers):
            if viewer.seat == seat:
                viewer.bye("revoked", "This seat has a new key.", retry_ms=None)

    async def revoke(self, room: Room, seat: int) -> str:
        """Give a seat a new key, and tell the table."""
        async with room.seating:
            events = commands.revoke(room.table, seat)
            key = self.ids.key()
            entry = Key(room.table.name, seat, SEAT, hashed(key))
            await self.drop_keys(room, seat, instead=[entry])
            await self.act(room, events)
            return key

    async def hand_over(self, room: Room, seat: int) -> tuple[str, int]:
        """A one-time key for a second device, and until when it is good."""
        key, expires = self.ids.key(), self.now() + keyring.HANDOVER_MS
        entry = Key(room.table.name, seat, HANDOVER, hashed(key), expires)
        await self.store.add_keys([entry])
        return key, expires

    async def take_over(self, room: Room, key: str) -> tuple[int, str]:
        """Use a one-time key: the seat, and this device's own key for it."""
        name = room.table.name
        async with room.seating:
            taken = await self.store.take_key(name, hashed(key), kind=HANDOVER, now=self.now())
            if taken is None:
                raise Refusal("no-key", "This link has been used already, or is too old.")
            own = self.ids.key()
            entry = Key(name, taken.seat, SEAT, hashed(own))
            await self.store.add_keys([entry])
            room.keys.append(entry)
            return taken.seat, own

    async def forget_player(self, room: Room, seat: int) -> None:
        """Wipe a player's name and chat from the table and from its log."""
        table = room.table
        await self.act(room, commands.forget(table, seat))
        nobody = f"Seat {seat}"
        clean: list[Row] = []
        for row in await self.store.read(table.name):
            event = ev.decode(row.payload)
            if isinstance(event, ev.Seated | ev.Renamed) and event.seat == seat:
                event = msgspec.structs.replace(event, name=nobody)
            elif isinstance(event, ev.Chatted) and event.seat == seat:
                event = msgspec.structs.replace(event, text="…")
            else:
                continue
            clean.append(row._replace(payload=ev.encode(event)))
        await self.store.rewrite(clean)
        room.ring.clear()

    def settled(self, room: Room) -> None:
        """All events are stored: keep the index beside the log true."""
        status = room.table.status
        if room.marked != status:
            room.marked = status
            self.spawn(self._mark(room.table.name, status))

    async def _mark(self, name: str, status: str) -> None:
        try:
            await self.store.mark(name, status=status, updated=self.now())
        except StoreError as fault:
            log.warning("mark.failed", table=name, fault=str(fault))

    def host_rights(self, room: Room, who: Rights) -> None:
        """Refuse those who may not act as host."""
        if not room.may_host(who):
            raise Refusal("not-host", "Only the host may do that.")
