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
from lynxdeck.server import keys as keyring
from lynxdeck.server import project
from lynxdeck.server import protocol as wire
from lynxdeck.server.brains import Brains
from lynxdeck.server.keys import HANDOVER, HOST, SEAT, Ids, Rights, hashed
from lynxdeck.server.live import Live
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import FINISHED, EventStore, Key, Row, StoreError, TableRow
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

    live: Live
    host_key: str
    invite: str


class Claimed(NamedTuple):
    """A seat that somebody has just taken."""

    live: Live
    seat: int
    key: str


class Hub:
    """All tables."""

    def __init__(
        self,
        store: EventStore,
        brains: Brains,
        settings: Settings,
        *,
        ids: Ids | None = None,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.brains = brains
        self.settings = settings
        self.ids = ids or Ids()
        self.now = now
        self.counts = Counts()
        self.closing = False
        self.loaded = False
        """Whether the tables that were under way have been taken up again."""
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop all of this runs in."""
        return asyncio.get_running_loop()

    @property
    def tables(self) -> Sequence[Live]:
        """The tables in memory."""
        return list(self._tables.values())

    async def open(self) -> None:
        """Begin; tables under way are taken up again in the background."""
        await self.store.open()
        self.brains.open()
        self.spawn(self._take_up())
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Finish what is being stored, and send everybody away with the promise to be back."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for loading in list(self._loading.values()):
            loading.cancel()
        if self._tables:  # nothing new happens, but what has happened is told
            settling = asyncio.gather(*map(self.settle, self.tables), return_exceptions=True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(settling, FINISH_S)
        await self.store.close()
        for live in self.tables:
            live.stop()
            for viewer in list(live.viewers):
                viewer.bye("restart", "The server restarts: come back in a moment.", retry_ms=500)
        self.brains.close()

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
                live = await self.live(name)
                live.wake()
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
        for name, live in list(self._tables.items()):
            if live.idle and self.now() - max(live.table.touched, live.loaded_at) > IDLE_MS:
                live.stop()
                del self._tables[name]

    # --- finding tables -----------------------------------------------------------------------

    async def live(self, name: str) -> Live:
        """A table, loaded if need be."""
        found = self._tables.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Live:
        found = await self.store.whole(name)
        if found is None or not found.rows:
            raise Refusal("not-found", "There is no such table.")
        table = self._fold(name, found.rows)
        if table.ticking:
            table.ticking.earliest = self.now() + GRACE_MS
        live = self._tables[name] = Live(self, table, found.keys, loaded_at=self.now())
        live.marked = found.entry.status
        self.settled(live)  # the index may have fallen behind the log when all stopped
        return live

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

    async def invited(self, invite: str) -> Live:
        """The table that an invite leads to."""
        name = await self.store.find_invite(hashed(invite))
        if name is None:
            raise Refusal("not-found", "This invitation leads to no table.")
        return await self.live(name)

    def drop(self, live: Live) -> None:
        """Forget what is in memory; the store knows better."""
        if self._tables.get(live.table.name) is live:
            del self._tables[live.table.name]

    def discard(self, name: str) -> None:
        """A table was deleted."""
        live = self._tables.pop(name, None)
        if live is not None:
            live.stop()
            for viewer in list(live.viewers):
                viewer.bye("gone", "This table has been deleted.", retry_ms=None)

    async def lobby(self) -> list[wire.TableInfo]:
        """Public tables to sit down at, or to watch."""
        infos = []
        for row in await self.store.lobby(self.settings.lobby_size):
            try:
                live = await self.live(row.table)
            except Refusal:
                continue
            free = any(seat.kind == FREE for seat in live.table.seats)
            if free or (live.table.status in UNDER_WAY and live.table.setup.spectators):
                infos.append(project.info(live.table, live.present()))
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
        live = self._tables[name] = Live(self, table, keys, loaded_at=at)
        self.counts.tables_made += 1
        return Made(live, host_key, invite)

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

    async def claim(self, live: Live, *, name: str, seat: int | None, contribution: str) -> Claimed:
        """Take a free seat."""
        async with live.seating:
            (sat,) = commands.sit(live.table, seat, name, contribution)
            assert isinstance(sat, ev.Seated)
            key = self.ids.key()
            entry = Key(live.table.name, sat.seat, SEAT, hashed(key))
            await self.store.add_keys([entry])
            # A bot may have come meanwhile; then nobody has heard of this key.
            await self.act(live, commands.sit(live.table, sat.seat, name, contribution))
            live.keys.append(entry)
            return Claimed(live, sat.seat, key)

    async def act(self, live: Live, events: Sequence[ev.Event]) -> None:
        """Let events happen, and wait until they are stored and told."""
        done: asyncio.Future[None] = self.loop.create_future()

        def stored() -> None:
            if not done.done():
                done.set_result(None)

        live.record(events, stored)
        live.on_break(done)
        await done

    async def settle(self, live: Live) -> None:
        """Wait until all that has happened at a table is stored."""
        done: asyncio.Future[None] = self.loop.create_future()
        live.after(lambda: done.set_result(None) if not done.done() else None)
        live.on_break(done)
        await done

    async def new_invite(self, live: Live) -> str:
        """Another invite; the old one leads nowhere then."""
        invite = self.ids.invite()
        await self.store.mark(live.table.name, invite_hash=hashed(invite))
        return invite

    async def unseat(self, live: Live, seat: int) -> None:
        """Empty a seat before the start; its keys open nothing any more."""
        async with live.seating:  # whoever sits down there next keeps the new key
            await self.act(live, commands.free(live.table, seat))
            await self.drop_keys(live, seat)

    async def leave(self, live: Live, seat: int) -> None:
        """Somebody leaves for good before the start, or to a stand-in after it."""
        async with live.seating:
            events = commands.leave(live.table, seat)
            await self.act(live, events)
            if events and isinstance(events[0], ev.Freed):
                await self.drop_keys(live, seat)

    async def drop_keys(self, live: Live, seat: int, *, instead: Sequence[Key] = ()) -> None:
        """Take a seat's keys back; devices that used them are sent away."""
        await self.store.revoke(live.table.name, seat, kinds={SEAT, HANDOVER}, instead=instead)
        live.keys = [key for key in live.keys if key.seat != seat] + list(instead)
        for viewer in list(live.viewers):
            if viewer.seat == seat:
                viewer.bye("revoked", "This seat has a new key.", retry_ms=None)

    async def revoke(self, live: Live, seat: int) -> str:
        """Give a seat a new key, and tell the table."""
        async with live.seating:
            events = commands.revoke(live.table, seat)
            key = self.ids.key()
            entry = Key(live.table.name, seat, SEAT, hashed(key))
            await self.drop_keys(live, seat, instead=[entry])
            await self.act(live, events)
            return key

    async def hand_over(self, live: Live, seat: int) -> tuple[str, int]:
        """A one-time key for a second device, and until when it is good."""
        key, expires = self.ids.key(), self.now() + keyring.HANDOVER_MS
        entry = Key(live.table.name, seat, HANDOVER, hashed(key), expires)
        await self.store.add_keys([entry])
        return key, expires

    async def take_over(self, live: Live, key: str) -> tuple[int, str]:
        """Use a one-time key: the seat, and this device's own key for it."""
        name = live.table.name
        async with live.seating:
            taken = await self.store.take_key(name, hashed(key), kind=HANDOVER, now=self.now())
            if taken is None:
                raise Refusal("no-key", "This link has been used already, or is too old.")
            own = self.ids.key()
            entry = Key(name, taken.seat, SEAT, hashed(own))
            await self.store.add_keys([entry])
            live.keys.append(entry)
            return taken.seat, own

    async def forget_player(self, live: Live, seat: int) -> None:
        """Wipe a player's name and chat from the table and from its log."""
        table = live.table
        await self.act(live, commands.forget(table, seat))
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
        live.ring.clear()

    def settled(self, live: Live) -> None:
        """All events are stored: keep the index beside the log true."""
        status = live.table.status
        if live.marked != status:
            live.marked = status
            self.spawn(self._mark(live.table.name, status))

    async def _mark(self, name: str, status: str) -> None:
        try:
            await self.store.mark(name, status=status, updated=self.now())
        except StoreError as fault:
            log.warning("mark.failed", table=name, fault=str(fault))

    def host_rights(self, live: Live, who: Rights) -> None:
        """Refuse those who may not act as host."""
        if not live.may_host(who):
            raise Refusal("not-host", "Only the host may do that.")
