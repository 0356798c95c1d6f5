"""All tables of one server: made, found, loaded when somebody comes, forgotten when nobody does.

Knows no web framework: what it needs of the world is a store, a clock, a source of chance and
processes for bots.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from itertools import islice
from typing import NamedTuple

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import folding, listing, making, projection
from lynxdeck.server import protocol as wire
from lynxdeck.server.abroad import NOBODY
from lynxdeck.server.audience import Viewer
from lynxdeck.server.bells import Bells
from lynxdeck.server.bridge import UNHEARD, Bridge
from lynxdeck.server.bus import BESIDE, Bus, Silence
from lynxdeck.server.calendar import Calendar
from lynxdeck.server.checkup import Checkup
from lynxdeck.server.clock import Clock
from lynxdeck.server.conversation import Conversation
from lynxdeck.server.days import Days
from lynxdeck.server.expiry import Expiry
from lynxdeck.server.keyring import HOST, Ids, hashed
from lynxdeck.server.loading import Loader
from lynxdeck.server.lobby import LOOKED_AT, Lobby
from lynxdeck.server.notices import Notices
from lynxdeck.server.results import FileResults, Results
from lynxdeck.server.room import Room
from lynxdeck.server.services import Counts, Services
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import (
    EventStore,
    Key,
    Line,
    Owner,
    StoreError,
    TableRow,
)
from lynxdeck.server.thinkers import Thinkers
from lynxdeck.server.upkeep import Upkeep
from lynxdeck.table import events as ev
from lynxdeck.table.summary import Summary, summarise
from lynxdeck.table.table import Table

log = structlog.get_logger()

IDLE_MS = 10 * 60 * 1000
LET_GO = 1_000
"""So many tables are looked at in one go, to see whether they may leave the memory."""
ROOM_FOR_ONE = 20
"""So many when another one comes and there is no room."""
FINISH_S = 5
"""How long the end waits for what is being stored."""


class Made(NamedTuple):
    """A new table, and the secrets that its maker gets."""

    room: Room
    host_key: str
    invite: str


class Tables:
    """All tables."""

    def __init__(
        self,
        store: EventStore,
        thinkers: Thinkers,
        settings: Settings,
        *,
        ids: Ids | None = None,
        clock: Clock | None = None,
        bells: Bells | None = None,
        bus: Bus | None = None,
        results: Results | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.ids = ids or Ids()
        self.calendar = Calendar(clock)
        self.now = self.calendar.now
        self.counts = Counts()
        self.notices = Notices(time.monotonic)
        self.days = Days(results or FileResults(), thinkers, settings, self.servers)
        self.closing = False
        self.checkup = Checkup(store)
        self.loaded = False
        """Whether the tables that were under way have been taken up again."""
        self.bells = bells
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        """The tables in memory, those not used for longest first."""
        self.bus = bus or Silence()
        """What carries hints to other processes."""
        self._bridge: Bridge | None = None
        """To them, if there can be any."""
        if store.shared:
            self._bridge = Bridge(
                store, self.bus, self._rooms, gone=self._discard, adopt=self._adopt
            )
        self._services = Services(
            store,
            thinkers,
            settings,
            self.ids,
            self.now,
            self.counts,
            self.notices,
            self._bridge or NOBODY,
            bells,
        )
        self._lobby = Lobby(settings, self.servers)
        self._loader = Loader(store, self.calendar, self.counts)
        self.foreign = self._loader.foreign
        """Tables that other versions play."""
        self.expiry = Expiry(store, self.calendar, settings, self._attended)
        self._upkeep = Upkeep(store, self.calendar, self.expiry, self.days.results, settings)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def servers(self) -> int:
        """How many share the tables, this one among them."""
        return self.store.servers

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop all of this runs in."""
        return asyncio.get_running_loop()

    @property
    def rooms(self) -> Sequence[Room]:
        """The tables in memory."""
        return list(self._rooms.values())

    async def open(self) -> None:
        """Begin; tables under way are taken up again in the background."""
        await self.store.open()
        await self.days.results.open()
        await self._upkeep.begin()
        self.thinkers.open()
        if self.bells:
            self.bells.open()
        if self._bridge:
            await self._bridge.open()
        self.spawn(self._take_up())
        self.spawn(self._upkeep.go_on(self.sweep, self._expired))

    async def close(self) -> None:
        """Finish what is being stored, and send everybody away with the promise to be back."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for loading in list(self._loading.values()):
            loading.cancel()
        if self._bridge:
            self._bridge.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_S):
                await asyncio.gather(*(room.finish() for room in self.rooms))
        if self.bells:
            await self.bells.close()
        await self._upkeep.remember()
        await self.days.results.close()
        await self.store.close()
        if self._bridge:
            await self._bridge.close()
        for room in self.rooms:  # who waits for an answer is not told that it was not stored
            room.dismiss("restart", "The server restarts: come back in a moment.", retry_ms=500)
            room.stop()
        self.thinkers.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Let something run beside; it ends with the server."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_up(self) -> None:
        """Load the tables that wait for a bot or a clock."""
        self.checkup.say()
        if self._bridge:
            await self._bridge.orphans.take_up()
        else:
            for name in await self.store.unfinished():
                await self._adopt(name)
        self.loaded = True

    async def _adopt(self, name: str) -> None:
        """Go on with a table that nobody looks after."""
        if self.closing or name in self.foreign:
            return
        try:
            (await self.room(name)).wake()
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
                self.spawn(self._release(room))
                self._services.abroad.changed(name)
            else:
                self._use(room)

    def _use(self, room: Room) -> None:
        room.used_at = self.now()
        self._rooms.move_to_end(room.table.name)

    async def _release(self, room: Room) -> None:
        if not room.ours:
            return
        name = room.table.name
        try:
            await self.store.release(name, room.owner)
        except StoreError as fault:
            log.warning("release.failed", table=name, fault=str(fault))
            self._doubt(name)
        self._services.abroad.wrote(name, BESIDE)

    def _doubt(self, name: str) -> None:
        """Nobody knows whose a table is: the store broke off."""
        if self._bridge:
            self._bridge.orphans.doubt(name)

    def _attended(self, name: str) -> bool:
        """Whether anybody looks on at a table; may be asked in another thread."""
        room = self._rooms.get(name)
        return room is not None and room.attended

    def _discard(self, name: str) -> None:
        """A table was deleted."""
        room = self._rooms.pop(name, None)
        self._lobby.forget(name)
        if room is not None:
            room.dismiss("gone", "This table has been deleted.", retry_ms=None)
            room.stop()

    def _expired(self, name: str) -> None:
        """A table was too old."""
        self._discard(name)
        self._services.abroad.wrote(name, BESIDE)

    def _drop(self, room: Room) -> None:
        """Forget what is in memory; the store knows better."""
        if self._rooms.get(room.table.name) is room:
            del self._rooms[room.table.name]
            if self._bridge and not self.closing:  # whoever has people there goes on with it
                self.spawn(self._release(room))

    # --- finding tables -----------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """A table, loaded if need be."""
        self._check_store()
        found = self._rooms.get(name)
        if found is not None:
            self._use(found)
            return await self._up_to_date(found) if self._bridge else found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    def _check_store(self) -> None:
        """Refuse at once what would wait in vain: another server may be able to do it."""
        if self._bridge and self._bridge.cut_off:
            raise StoreError(UNHEARD)

    async def _load(self, name: str) -> Room:
        self.has_room()
        try:
            table, found = await self._loader.load(name)
        except StoreError:
            self._doubt(name)
            raise
        finally:
            self.checkup.say()
        room = self._enter(table, found.owner, found.keys, found.keys_at)
        if self._bridge:
            await self._bridge.welcome(room)
        return room

    async def _up_to_date(self, room: Room) -> Room:
        """A table as it is stored now: somebody may have asked another process for something."""
        assert self._bridge is not None
        await self._bridge.catch_up(room)
        name = room.table.name
        return room if self._rooms.get(name) is room else await self.room(name)

    def _enter(self, table: Table, owner: Owner, keys: Sequence[Key], keys_at: int = 0) -> Room:
        room = Room(table, owner, keys, self._services, lost=self._drop, keys_at=keys_at)
        self._rooms[table.name] = room
        return room

    async def invited(self, invite: str) -> Room:
        """The table that an invite leads to."""
        name = await self.store.find_invite(hashed(invite))
        if name is None:
            raise Refusal("not-found", "This invitation no longer works.")
        return await self.room(name)

    async def lobby(self) -> list[wire.TableInfo]:
        """Public tables to sit down at, or to watch."""
        infos = []
        shown = await self.store.lobby(LOOKED_AT, self._lobby.choose)
        strange = [name for name, _ in shown if name not in self._rooms]
        elsewhere = await self._bridge.attendances(strange) if self._bridge else {}
        for name, listed in shown:
            about = listed or await self._summary(name)
            if about and listing.is_open(about):
                room = self._rooms.get(name)
                present = room.present() if room else projection.connected(elsewhere.get(name))
                infos.append(projection.listed(name, about, present))
        return infos

    async def _summary(self, name: str) -> Summary | None:
        """What is to be told of a table that an older version has listed."""
        try:
            return summarise((await self.room(name)).table)
        except Refusal:
            return None

    def converse(self, room: Room, viewer: Viewer, keys: Sequence[str]) -> Conversation:
        """Where a connection's messages to a table are answered."""
        return Conversation(room, viewer, keys, self._services)

    # --- making and changing them ---------------------------------------------------------------

    async def create(self, wish: wire.NewTable, address: str = "") -> Made:
        """Make a table, for somebody at an address."""
        self._check_store()
        name, invite, host_key = self.ids.table(), self.ids.invite(), self.ids.key()
        at = self.now()
        table, events = making.new_table(wish, name, self.ids, at, self.settings.offers)
        lines = [Line(at, ev.encode(event)) for event in events]
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

    async def wipe_player(self, room: Room, seat: int, since: int) -> None:
        """Wipe name and chat of whoever sat down at a seat with an event from the table's log."""
        name = room.table.name
        rows = await self.store.read(name)
        await self.store.rewrite(folding.without(seat, since, rows))
        hung = [bell.address_hash for bell in await self.store.bells(name) if bell.seat == seat]
        await self.store.take_down(name, hung)
        room.forget_told()
