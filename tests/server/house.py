"""A server in the test's own loop, and its tables."""

import asyncio
import itertools
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import aiohttp
from aiohttp import web

from lynxdeck.server.bots.pool import BotPool
from lynxdeck.server.cluster.bus import Bus
from lynxdeck.server.http.app import application
from lynxdeck.server.keyring import Ids
from lynxdeck.server.play.room import Room
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket.listener import listen
from lynxdeck.server.store import EventStore, Listing, Page
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.server.store.sqlite import SqliteStore
from lynxdeck.server.tables.tables import Tables
from tests.pledge import Pledge
from tests.server.byhand import HandClock, LeapingLoop
from tests.server.guest import Guest, Message, dial, shown_of
from tests.server.memory_bus import Exchange, MemoryBus

STRIDE_S = 4.0
"""Time passes in steps that a connection's pings survive."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Answer(NamedTuple):
    """What came over HTTP."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> str:
        """Why it was refused."""
        return str(self.body["code"])


class House:
    """One server; closed and opened again if a scene likes."""

    def __init__(self, store: EventStore, settings: Settings, bot_pool: BotPool, ids: Ids) -> None:
        self.store = store
        self.settings = settings
        self.bot_pool = bot_pool
        self.ids = ids
        self.guests: list[Guest] = []
        self.numbers = itertools.count(1)
        """What tells clients apart."""
        self.allowed: set[str] = set()
        """Errors that the scene brings about, as the log names them."""
        self.clock = HandClock()
        self.bus: Bus | None = MemoryBus(Exchange()) if store.shared else None
        """To other houses that share the store."""

    async def open(self) -> None:
        """Begin, on any free port."""
        self.tables = Tables(
            self.store,
            self.bot_pool,
            self.settings,
            ids=self.ids,
            clock=self.clock,
            bus=self.bus,
        )
        self.runner = web.AppRunner(
            application(self.tables), access_log=None, shutdown_timeout=1, handle_signals=False
        )
        await self.runner.setup()
        self.listening = await listen(self.runner, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None),
        )

    async def close(self) -> None:
        """End, as a signal would end it; every question on an open socket had its answer."""
        for guest in self.guests:
            guest.check()
        await self.end()

    async def end(self) -> None:
        """End, whatever is waited for."""
        self.listening.close()
        await self.runner.cleanup()
        for guest in self.guests:
            await guest.close()
        self.guests.clear()
        await self.session.close()

    async def restart(self) -> None:
        """Close, and open again on the same data."""
        await self.close()
        if isinstance(self.store, SqliteStore):
            self.store = SqliteStore(self.store.path, probe_s=0.05)
        elif isinstance(self.store, PostgresStore):
            self.store = PostgresStore(self.store.address)
        await self.open()

    def now(self) -> int:
        """The server's time."""
        return self.tables.now()

    async def passes(self, seconds: float) -> None:
        """Let time pass, for the server's clocks and timers alike."""
        loop = cast(LeapingLoop, asyncio.get_running_loop())
        while seconds > 0:
            loop.leapt = round(loop.leapt + min(seconds, STRIDE_S), 3)
            seconds -= STRIDE_S
            await asyncio.sleep(0.004)
        await asyncio.sleep(0.02)  # time is the subject: sockets and threads have theirs too

    # HTTP

    async def ask(
        self, method: str, path: str, body: Any = None, *, keys: Sequence[str] = ()
    ) -> Answer:
        """A request; `keys` come as a browser's cookies do, a single one as a bearer's."""
        headers = {}
        if len(keys) == 1:
            headers["Authorization"] = f"Bearer {keys[0]}"
        elif keys:
            cookies = (f"seat-{number}={key}" for number, key in enumerate(keys, start=1))
            headers["Cookie"] = "; ".join(cookies)
        url = f"{self.base}/api/v1{path}"
        sent: dict[str, Any] = {"data": body} if isinstance(body, str | bytes) else {"json": body}
        if body is None:
            sent = {}
        async with self.session.request(method, url, headers=headers, **sent) as response:
            text = await response.text()
            kind = response.content_type
            read = json.loads(text) if kind == "application/json" else text
            assert response.status != 500, text
            return Answer(response.status, read, response.headers)

    async def get(self, path: str, *keys: str) -> Any:
        """What is there; it must be."""
        answer = await self.ask("GET", path, keys=keys)
        assert answer.status == 200, answer
        return answer.body

    async def post(self, path: str, body: Any = None, *keys: str) -> Any:
        """Have something done; it must work."""
        answer = await self.ask("POST", path, body, keys=keys)
        assert answer.status < 300, answer
        return answer.body

    # tables

    async def make(
        self,
        game: str = "linko",
        *,
        seats: int = 2,
        persons: Sequence[str] | None = None,
        **wish: Any,
    ) -> "Place":
        """A table with people at the seats that no bot and no script has."""
        asked = {"game": game, "seats": seats, "pace": "instant", **wish}
        made = await self.post("/tables", asked)
        place = Place(self, made)
        taken = {int(seat) for seat in wish.get("bots", {})}
        taken |= {int(seat) for seat in (wish.get("script") or {}).get("moves", {})}
        for name in NAMES[: seats - len(taken)] if persons is None else persons:
            await place.claim(name)
        return place

    def room(self, table: str) -> Room:
        """A table in the server's memory."""
        return next(room for room in self.tables.rooms if room.table.name == table)

    async def connect(self, table: str, **headers: str) -> "Guest":
        """A socket at a table; nothing is said yet."""
        url = f"{self.base}/api/v1/tables/{table}/socket"
        guest = Guest(await dial(self.session, url, **headers), next(self.numbers))
        self.guests.append(guest)
        return guest


class Place:
    """A table, and the keys that its people have."""

    def __init__(self, house: House, made: Message) -> None:
        self.house = house
        self.name: str = made["table"]
        self.host_key: str = made["host_key"]
        self.invite: str = made["invite"]
        self.path = f"/tables/{self.name}"
        self.keys: dict[int, str] = {}
        self.pledges: dict[int, Pledge] = {}
        """Of those whose programs add to deals."""

    @property
    def room(self) -> Room:
        """The table in the server's memory."""
        return self.house.room(self.name)

    async def claim(self, name: str, *, share: str = "", **wish: Any) -> int:
        """Somebody sits down by the invite, with this share in deals if any; which seat it is."""
        path = f"/invites/{self.invite}/claim"
        wish |= {"fair": True} if share else {}
        claimed = await self.house.post(path, {"name": name, **wish})
        seat = int(claimed["seat"])
        self.keys[seat] = claimed["key"]
        if share:
            self.pledges[seat] = Pledge(self.name, seat, lambda: bytes.fromhex(share))
            await self.answer(seat)
        return seat

    async def answer(self, *seats: int) -> None:
        """Programs of these seats promise or reveal, whatever is asked, without a socket."""
        for seat in seats or tuple(self.pledges):
            info = await self.info()
            asked = info["status"] in ("waiting", "between") and info["deal"]
            answer = asked and self.pledges[seat].answer(**shown_of(asked))
            if answer and answer.kind == "promise":
                promise = {"commitment": answer.commitment, "promise": answer.value}
                await self.own(seat, "promise", promise)
            elif answer:
                await self.own(seat, "reveal", {"share": answer.value})

    async def start(self) -> None:
        """The host lets a game begin."""
        await self.host("start")
        await self.answer()

    async def host(self, what: str, body: Any = None) -> Any:
        """The host does something."""
        return await self.house.post(f"{self.path}/{what}", body, self.host_key)

    async def refused(self, what: str, body: Any = None, *, key: str = "") -> str:
        """Why something cannot be done, the host asking unless another key is given."""
        path, keys = f"{self.path}/{what}", [key or self.host_key]
        answer = await self.house.ask("POST", path, body, keys=keys)
        assert 400 <= answer.status < 500 or answer.status == 503, answer
        assert answer.body["sentence"].endswith((".", "”")), answer
        return answer.code

    async def own(self, seat: int, what: str, body: Any = None) -> Any:
        """Somebody does something with the own seat."""
        return await self.house.post(f"{self.path}/seats/{seat}/{what}", body, self.keys[seat])

    async def list_as(self, listing: Listing) -> None:
        """Let the store list the table as an older version, or a fault, may have left it."""
        taken = await self.house.store.take(self.name)
        assert taken is not None
        stored: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        page = Page(self.name, len(taken.rows), taken.owner, [], listing)
        self.house.store.append(page, stored.set_result)
        assert await stored is None

    async def info(self) -> Any:
        """All about the table."""
        return (await self.house.get(self.path))["info"]

    async def view(self, seat: int | None) -> Any:
        """What a seat sees, over HTTP."""
        if seat is None:
            return (await self.house.get(f"{self.path}/view"))["view"]
        return (await self.house.get(f"{self.path}/view?seat={seat}", self.keys[seat]))["view"]

    async def join(self, seat: int | None, *, since: int | None = None) -> "Guest":
        """A fresh socket through a seat's eyes, or a spectator's."""
        guest = await self.house.connect(self.name)
        await guest.join(seat, key=self.keys.get(seat or 0), since=since)
        return guest

    async def all_join(self) -> "dict[int, Guest]":
        """A socket for everybody who sits here."""
        return {seat: await self.join(seat) for seat in self.keys}

    async def begun(self) -> "dict[int, Guest]":
        """Everybody connected, and the game on."""
        guests = await self.all_join()
        await self.start()
        for guest in guests.values():
            await guest.until(lambda g: g.view is not None)
        return guests
