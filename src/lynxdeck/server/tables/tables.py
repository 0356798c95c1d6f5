"""All tables of one server: made, found, loaded when they are needed, let go when they are not.

Knows no web framework: what it needs of the world is a store, a clock, a source of chance and
processes for bots.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.bots.pool import BotPool
from lynxdeck.server.clock import Calendar, Clock
from lynxdeck.server.cluster.bus import UNLOGGED, Bus
from lynxdeck.server.cluster.peers import UNHEARD, Peers
from lynxdeck.server.keyring import HOST, Ids, hashed
from lynxdeck.server.limits import EVENT_S, Notices, Visitor
from lynxdeck.server.offload import Offload
from lynxdeck.server.play import listing, messages, presence
from lynxdeck.server.play.audience import Viewer
from lynxdeck.server.play.conversation import Conversation
from lynxdeck.server.play.listing import LOOKED_AT, LobbyFilter
from lynxdeck.server.play.room import Room
from lynxdeck.server.play.services import Counts, Services
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import (
    Damaged,
    EventStore,
    Key,
    Owner,
    Row,
    StoreError,
    TableRow,
)
from lynxdeck.server.store.results import FileResults, ResultStore
from lynxdeck.server.tables.days import Days
from lynxdeck.server.tables.loading import Loader, offload_if_long, without
from lynxdeck.server.tables.upkeep import Expiry, Upkeep
from lynxdeck.server.tasks import Tasks
from lynxdeck.table import events as ev
from lynxdeck.table.table import Table

if TYPE_CHECKING:
    from lynxdeck.server.push.notifier import Notifier

from msgspec.structs import replace

from lynxdeck.bots.offers import Offers, for_game
from lynxdeck.bots.registry import LEVELS
from lynxdeck.table import commands
from lynxdeck.table.dealing import frame_of, prepare
from lynxdeck.table.setup import settled

log = structlog.get_logger()

IDLE_MS = 10 * 60 * 1000
LET_GO = 1_000
"""So many tables are looked at in one go, to see whether they may leave the memory."""
ROOM_FOR_ONE = 20
"""So many when another one comes and there is no room."""
FINISH_S = 5
"""How long the end waits for what is being stored."""


class Made(NamedTuple):
    room: Room
    host_key: str
    invite: str


class Tables:
    def __init__(
        self,
        store: EventStore,
        bot_pool: BotPool,
        settings: Settings,
        *,
        ids: Ids | None = None,
        clock: Clock | None = None,
        notifier: "Notifier | None" = None,
        bus: Bus | None = None,
        results: ResultStore | None = None,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.settings = settings
        self.ids = ids or Ids()
        self.calendar = Calendar(clock)
        self.now = self.calendar.now
        self.counts = Counts()
        self.notices = Notices(time.monotonic)
        self.days = Days(results or FileResults(), bot_pool, settings, self.servers)
        self.closing = False
        self.loaded = False
        """Whether the tables that were under way have been taken up again."""
        self.notifier = notifier
        self.tasks = Tasks()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        """The tables in memory, those not used for longest first."""
        self.bus = bus
        """Carries hints to other processes, if the store is shared."""
        self._peers: Peers | None = None
        if bus is not None:
            self._peers = Peers(
                store, bus, self._rooms, gone=self._discard, adopt=self._adopt, tasks=self.tasks
            )
        self._services = Services(
            store,
            bot_pool,
            settings,
            self.ids,
            self.now,
            self.counts,
            self.notices,
            self._peers,
            notifier,
        )
        self._lobby = LobbyFilter(settings, self.servers)
        self._loader = Loader(store, self.calendar, self.counts)
        self.foreign = self._loader.foreign
        """Tables that other versions play."""
        self.expiry = Expiry(store, self.calendar, settings, self._attended)
        self.upkeep = Upkeep(store, self.calendar, self.expiry, self.days.results, settings)
        self._loading: dict[str, asyncio.Future[Room]] = {}

    def servers(self) -> int:
        return self.store.servers

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    @property
    def rooms(self) -> Sequence[Room]:
        return list(self._rooms.values())

    async def open(self) -> None:
        await self.store.open()
        await self.days.results.open()
        await self.upkeep.begin()
        self.bot_pool.open()
        if self.notifier:
            self.notifier.open(self.tasks)
        if self._peers:
            await self._peers.open()
        self.tasks.spawn("resuming", self._take_up())
        self.tasks.keep("upkeep", lambda: self.upkeep.go_on(self.sweep, self._expired))

    async def close(self) -> None:
        """Finish what is being stored, and send everybody away with the promise to be back."""
        self.closing = True
        self.tasks.cancel()
        for loading in list(self._loading.values()):
            loading.cancel()
        if self._peers:
            self._peers.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_S):
                await asyncio.gather(*(room.finish() for room in self.rooms))
        if self.notifier:
            await self.notifier.close()
        await self.upkeep.remember()
        await self.days.results.close()
        await self.store.close()
        if self._peers:
            await self._peers.close()
        for room in self.rooms:  # who waits for an answer is not told that it was not stored
            room.audience.dismiss(
                "restart", "The server restarts: come back in a moment.", retry_ms=500
            )
            room.stop()
        self.bot_pool.close()

    async def _take_up(self) -> None:
        if self._peers:
            await self._peers.orphans.take_up()
        else:
            for name in await self.store.unfinished():
                await self._adopt(name)
        self.loaded = True

    async def _adopt(self, name: str) -> None:
        if self.closing or name in self.foreign:
            return
        try:
            (await self.room(name, None)).wake()
        except Refusal as fault:
            if name not in self.foreign:
                log.warning("table.not_resumed", table=name, fault=str(fault))
        except StoreError as fault:
            log.warning("table.not_resumed", table=name, fault=str(fault))
            self._doubt(name)
        except Exception as fault:  # whatever it is, the others go on
            log.exception("table.not_resumed", table=name, fault=type(fault).__name__)
        await asyncio.sleep(0)

    # --- letting go -----------------------------------------------------------------------------

    def sweep(self) -> None:
        """Let go of tables in memory that nobody needs there, the sooner the fuller it is."""
        left = 1 - len(self._rooms) / self.settings.open_tables
        patience = min(1.0, 2 * left) if self.settings.limited else 1.0
        self._let_go(LET_GO, max(0, int(IDLE_MS * patience)))

    def has_room(self) -> bool:
        """Whether one more table may be in memory; what nobody needs there makes room for it."""
        if not self.settings.limited or len(self._rooms) < self.settings.open_tables:
            return True
        self._let_go(ROOM_FOR_ONE, 0)
        return len(self._rooms) < self.settings.open_tables

    def _let_go(self, most: int, patience_ms: int) -> None:
        """Look at some that were not used for so long; those still needed come last again."""
        now = self.now()
        for name, room in list(islice(self._rooms.items(), most)):
            if now - room.used_at < patience_ms:
                return
            if room.idle:
                room.stop()
                del self._rooms[name]
                self.tasks.spawn("releasing", self._release(room))
                if self._peers:
                    self._peers.changed(name)
            else:
                self._use(room)

    def _use(self, room: Room) -> None:
        room.used_at = self.now()
        self._rooms.move_to_end(room.table.name)

    async def _release(self, room: Room) -> None:
        if not room.driver.ours:
            return
        name = room.table.name
        try:
            await self.store.release(name, room.journal.owner)
        except StoreError as fault:
            log.warning("release.failed", table=name, fault=str(fault))
            self._doubt(name)
        if self._peers:
            self._peers.wrote(name, UNLOGGED)

    def _doubt(self, name: str) -> None:
        """Nobody knows whose a table is: the store broke off."""
        if self._peers:
            self._peers.orphans.doubt(name)

    def _attended(self, name: str) -> bool:
        room = self._rooms.get(name)
        return room is not None and room.attended

    def _discard(self, name: str) -> None:
        room = self._rooms.pop(name, None)
        self._lobby.forget(name)
        if room is not None:
            room.audience.dismiss("gone", "This table has been deleted.", retry_ms=None)
            room.stop()

    def _expired(self, name: str) -> None:
        self._discard(name)
        if self._peers:
            self._peers.wrote(name, UNLOGGED)

    def _drop(self, room: Room) -> None:
        """Forget what is in memory; the store knows better."""
        if self._rooms.get(room.table.name) is room:
            del self._rooms[room.table.name]
            if self._peers and not self.closing:  # a process with people there goes on with it
                self.tasks.spawn("releasing", self._release(room))

    # --- finding tables -----------------------------------------------------------------------

    async def room(self, name: str, visitor: Visitor | None) -> Room:
        """A table, loaded in a visitor's turn and on their account; of no visitor: at once."""
        self._check_store()
        found = self._rooms.get(name)
        if found is not None:
            self._use(found)
            return await self._up_to_date(found, visitor) if self._peers else found
        if visitor is not None:
            async with visitor.reading:
                fresh = name not in self._rooms
                room = await self.room(name, None)
            if fresh:
                visitor.pay_offloaded(self.loop.time(), room.table.n * EVENT_S)
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    def _check_store(self) -> None:
        """Refuse at once what would wait in vain: another server may be able to do it."""
        if self._peers and self._peers.cut_off:
            raise StoreError(UNHEARD)

    async def _load(self, name: str) -> Room:
        self.has_room()
        try:
            table, found = await self._loader.load(name)
        except StoreError:
            self._doubt(name)
            raise
        room = self._enter(table, found.owner, found.keys, found.keys_at)
        if self._peers:
            await self._peers.welcome(room)
        return room

    async def _up_to_date(self, room: Room, visitor: Visitor | None) -> Room:
        assert self._peers is not None
        await self._peers.catch_up(room)
        name = room.table.name
        return room if self._rooms.get(name) is room else await self.room(name, visitor)

    def _enter(self, table: Table, owner: Owner, keys: Sequence[Key], keys_at: int = 0) -> Room:
        room = Room(table, owner, keys, self._services, lost=self._drop, keys_at=keys_at)
        self._rooms[table.name] = room
        return room

    async def invited(self, invite: str, visitor: Visitor) -> Room:
        name = await self.store.find_invite(hashed(invite))
        if name is None:
            raise Refusal("not-found", "This invitation no longer works.")
        return await self.room(name, visitor)

    async def lobby(self) -> list[wire.TableInfo]:
        infos = []
        shown = await self.store.lobby(LOOKED_AT, self._lobby.choose)
        strange = [name for name, _ in shown if name not in self._rooms]
        elsewhere = await self._peers.attendances(strange) if self._peers else {}
        for name, listed in shown:
            about = listed or await self._summary(name)
            if about and listing.is_open(about):
                room = self._rooms.get(name)
                present = (
                    room.audience.present() if room else presence.connected(elsewhere.get(name))
                )
                infos.append(messages.attended(about, present))
        return infos

    async def _summary(self, name: str) -> wire.TableInfo | None:
        """What is to be told of a table that an older version has listed."""
        try:
            return (await self.room(name, None)).info()
        except (Refusal, Damaged):
            return None

    def converse(self, room: Room, viewer: Viewer, keys: Sequence[str]) -> Conversation:
        return Conversation(room, viewer, keys, self._services)

    # --- making and changing them ---------------------------------------------------------------

    async def create(self, wish: wire.NewTable, address: str = "") -> Made:
        self._check_store()
        name, invite, host_key = self.ids.table(), self.ids.invite(), self.ids.key()
        at = self.now()
        table, events = new_table(wish, name, self.ids, at, self.settings.offers)
        lines = [(at, ev.encode(event)) for event in events]
        status, about = listing.listing(table)
        entry = TableRow(name, hashed(invite), status, table.setup.public, at, at, about)
        keys = [Key(name, 0, HOST, hashed(host_key), sitting=table.hosting)]
        owner = await self.store.create(entry, lines, keys)
        self.counts.tables_made += 1
        made = self._enter(table, owner, keys)
        self.show(made, address)
        return Made(made, host_key, invite)

    def show(self, room: Room, address: str) -> None:
        """A public table is shown in the lobby, as one of those from this address."""
        if room.table.setup.public:
            self._lobby.made(room.table.name, address)

    async def log(self, name: str, visitor: Visitor) -> list[Row]:
        """All that happened at a table, read in a visitor's turn and on their account."""
        async with visitor.reading:
            rows = await self.store.read(name)
        visitor.pay_offloaded(self.loop.time(), len(rows) * EVENT_S)
        return rows

    async def wipe_player(
        self, room: Room, seat: int, since: int, rows: Sequence[Row], offload: Offload
    ) -> None:
        """Wipe name and chat of the player who sat down with event `since` from the table's log."""
        name = room.table.name
        await self.store.rewrite(
            await offload_if_long(offload, rows, partial(without, seat, since))
        )
        theirs = [one for one in await self.store.subscriptions(name) if one.seat == seat]
        await self.store.unsubscribe(name, [one.address_hash for one in theirs])
        room.transcript.forget()


def new_table(
    wish: wire.NewTable, name: str, ids: Ids, at: int, offers: Offers
) -> tuple[Table, commands.Events]:
    setup, script = settled(wish.setup), wish.script
    if script:
        setup = replace(setup, match=0)
        commands.check_script(setup, script)
    prepared = None if script else prepare(frame_of(name, setup), ids.draw)
    events: commands.Events = [ev.Created(setup, prepared, script)]
    table = Table(name)
    table.apply(events[0], at)
    for seat, level in sorted(wish.bots.items()):
        check_bot(level, table, offers)
        events += commands.add_bot(table, seat, level)
        table.apply(events[-1], at)
    return table, events


def check_bot(name: str, table: Table, offers: Offers) -> None:
    """Refuse a bot that is neither a level nor offered by the host for this game."""
    if name not in (*LEVELS, *for_game(offers, table.setup.game)):
        raise Refusal("unknown-bot", "There is no such bot here.")
