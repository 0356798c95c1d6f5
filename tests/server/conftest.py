"""A whole server in the test's own loop: real sockets on the loopback, time and chance by hand.

A scene is an async function that gets a `House`. Time stands still unless the scene lets it pass;
whatever the server logs as an error, and whatever nobody heard of, fails the scene.
"""

import asyncio
import contextlib
import hashlib
import itertools
import json
import logging
import random
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast

import aiohttp
import numpy as np
import pytest
import structlog
from aiohttp import web

from lynxdeck.games.registry import game as find_game
from lynxdeck.server.brains import Brains, Thought, ThoughtError
from lynxdeck.server.hub import Hub
from lynxdeck.server.keys import Ids
from lynxdeck.server.live import Live
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore, MemoryStore, SqliteStore
from lynxdeck.server.web import application

Message = dict[str, Any]
Scene = Callable[[Any], Awaitable[None]]

MORNING = 1_800_000_000_000
"""When every test begins, in milliseconds."""
SOON_S = 60.0
"""How long anything may take that should happen at once."""
LONGEST_S = 180.0
"""How long a scene may take."""
STRIDE_S = 4.0
"""Time passes in steps that a connection's pings survive."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


# --- time, ids, bots: by hand ---------------------------------------------------------------


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop whose time can leap ahead: whatever waits for it then happens at once."""

    leapt = 0.0

    def time(self) -> float:
        """Seconds, as timers count them."""
        return super().time() + self.leapt


class CountedIds(Ids):
    """Ids, keys and chance that come out the same every time."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        self._count = itertools.count(1)

    def table(self) -> str:
        """A table's name."""
        return self._next("table", 12)

    def invite(self) -> str:
        """An invite."""
        return self._next("invite", 16)

    def key(self) -> str:
        """A key."""
        return self._next("key", 22)

    def draw(self, size: int) -> bytes:
        """Bytes that nobody could tell from random ones."""
        return hashlib.shake_128(f"{self._name} {next(self._count)}".encode()).digest(size)

    def _next(self, kind: str, size: int) -> str:
        return f"{self._name}{kind}-{next(self._count)}".ljust(size, "-")[:size]


class QuickBrains(Brains):
    """Bots without processes: of the tokens that a masked record allows, one that it tells."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[Thought] = []
        self.fails = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    def open(self) -> None:
        """There is nothing to start."""

    async def think(self, thought: Thought) -> str:
        """A legal token; a failure, or none for a while, if a scene wants it so."""
        self.thoughts.append(thought)
        await self.may_answer.wait()
        if self.fails:
            raise ThoughtError("out of order")
        return any_token(thought)


def any_token(thought: Thought) -> str:
    """One of the legal tokens, told by the masked record."""
    played = find_game(thought.game)
    engine, record = played.compiled, np.frombuffer(thought.masked, played.rules.STATE).copy()
    k = random.Random(thought.masked).randrange(engine.count_of(record, 0))
    return str(played.view.tokens(thought.masked, [engine.kth_of(record, 0, k)])[0])


# --- the house and its tables -----------------------------------------------------------------


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

    def __init__(self, store: EventStore, settings: Settings, brains: Brains, ids: Ids) -> None:
        self.store = store
        self.settings = settings
        self.brains = brains
        self.ids = ids
        self.guests: list[Guest] = []
        self._numbers = itertools.count(1)
        self.allowed: set[str] = set()
        """Errors that the scene brings about, as the log names them."""
        self.shift_ms = 0
        """Time that has passed without any timer noticing."""

    async def open(self) -> None:
        """Begin, on any free port."""
        self.hub = Hub(self.store, self.brains, self.settings, ids=self.ids, now=self.now)
        self.runner = web.AppRunner(
            application(self.hub), access_log=None, shutdown_timeout=1, handle_signals=False
        )
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        self.base = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
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
        """End, whoever waits for whatever."""
        await self.runner.cleanup()
        for guest in self.guests:
            await guest.close()
        self.guests.clear()
        await self.session.close()

    async def restart(self) -> None:
        """Close, and open anew on the same data."""
        await self.close()
        if isinstance(self.store, SqliteStore):
            self.store = SqliteStore(self.store.path, probe_s=0.05)
        await self.open()

    def now(self) -> int:
        """The server's time."""
        leapt = cast(LeapingLoop, asyncio.get_running_loop()).leapt
        return MORNING + round(leapt * 1000) + self.shift_ms

    async def passes(self, seconds: float) -> None:
        """Let time pass, for the server's clocks and timers alike."""
        loop = cast(LeapingLoop, asyncio.get_running_loop())
        while seconds > 0:
            loop.leapt = round(loop.leapt + min(seconds, STRIDE_S), 3)
            seconds -= STRIDE_S
            await asyncio.sleep(0.004)
        await asyncio.sleep(0.02)

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

    def live(self, table: str) -> Live:
        """A table in the server's memory."""
        return next(live for live in self.hub.tables if live.table.name == table)

    async def connect(self, table: str, **headers: str) -> "Guest":
        """A socket at a table; nothing is said yet."""
        url = f"{self.base}/api/v1/tables/{table}/socket"
        socket = await self.session.ws_connect(url, headers=headers, max_msg_size=0)
        guest = Guest(socket, next(self._numbers))
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

    @property
    def live(self) -> Live:
        """The table in the server's memory."""
        return self.house.live(self.name)

    async def claim(self, name: str, **wish: Any) -> int:
        """Somebody sits down by the invite; which seat it is."""
        path = f"/invites/{self.invite}/claim"
        claimed = await self.house.post(path, {"name": name, **wish})
        seat = int(claimed["seat"])
        self.keys[seat] = claimed["key"]
        return seat

    async def start(self) -> None:
        """The host lets a game begin."""
        await self.host("start")

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


class GoneError(Exception):
    """The socket closed before the answer came."""


class Guest:
    """A client: keeps its view by patches, and minds that no event is missed or comes twice."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, number: int) -> None:
        self.socket = socket
        self.number = number
        self.frames: list[str] = []
        self.seat: int | None = None
        self.n = 0
        self.resuming = 0
        self.info: Message = {}
        self.view: Any = None
        self.clock: Any = None
        self.chat: list[str] = []
        self.heard: list[Message] = []
        """Events, in order."""
        self.presence: Any = None
        self.result: Any = None
        self.byes: list[Message] = []
        self.refusals: list[Message] = []
        """Those that answer no request of ours."""
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._joining: list[asyncio.Future[Message]] = []
        self._news = asyncio.Event()
        self._ids = itertools.count(1)
        self._faults: list[BaseException] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for message in self.socket:
                assert message.type is aiohttp.WSMsgType.TEXT
                self.frames.append(message.data)
                self._hear(json.loads(message.data))
                self._stir()
        except BaseException as fault:
            self._faults.append(fault)
            raise
        finally:
            for waiting in [*self._waiting.values(), *self._joining]:
                if not waiting.done():
                    waiting.set_exception(GoneError(self.byes))
            self._stir()

    def _stir(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "state":
            self.n, self.info, self.view = message["n"], message["info"], message["view"]
            self.seat, self.clock, self.result = (
                message["seat"],
                message["clock"],
                message["result"],
            )
            self.chat = [line["text"] for line in message["chat"]]
        elif kind == "resumed":
            assert message["n"] >= self.n
            self.resuming = message["n"]
        elif kind == "event":
            self._happen(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "bye":
            self.byes.append(message)
        if kind in ("state", "resumed") and self._joining:
            self._joining.pop(0).set_result(message)
            return
        answered = self._waiting.pop(message.get("id") or "", None)
        if answered is not None and not answered.done():
            assert kind in ("done", "refused", "preview", "why", "odds", "hint", "pong"), message
            answered.set_result(message)
        elif kind == "refused":
            self.refusals.append(message)
            if self._joining:
                self._joining.pop(0).set_result(message)

    def _happen(self, event: Message) -> None:
        assert event["n"] == self.n + 1, (event, self.n)
        self.n = event["n"]
        self.heard.append(event)
        if event["kind"] == "move":
            assert self.view is not None
            apply_patch(self.view, event["patch"])
            self.clock = event["clock"]
        elif event["kind"] == "chat":
            self.chat.append(event["text"])
        else:
            self.info, self.clock = event["info"], event.get("clock")
            self.view = event.get("view", self.view)
            self.result = event.get("result", self.result)

    # asking

    async def say(self, message: Any) -> None:
        """Send anything at all."""
        await self.socket.send_str(message if isinstance(message, str) else json.dumps(message))

    async def join(
        self, seat: int | None, *, key: str | None = None, since: int | None = None, **more: Any
    ) -> Message:
        """Look on through some eyes; the state, or that it goes on from `since`."""
        message = {"type": "join", "protocol": 1, "seat": seat, **more}
        message |= {} if key is None else {"key": key}
        message |= {} if since is None else {"since": since}
        if since is not None and self.n == 0:
            self.n = since  # a fresh socket of somebody who has seen that much
        answered = asyncio.get_running_loop().create_future()
        self._joining.append(answered)
        await self.say(message)
        return await soon(answered)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """A request under a fresh id, or a given one; its answer."""
        return await soon(await self.begin(kind, **fields))

    async def begin(self, kind: str, **fields: Any) -> "asyncio.Future[Message]":
        """Send a request; its answer will be there when it comes."""
        identity = str(fields.pop("id", f"r{self.number}-{next(self._ids)}"))
        answered: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[identity] = answered
        await self.say({"type": kind, "id": identity, **fields})
        return answered

    async def decide(self, token: str, *, move: int | None = None, **fields: Any) -> Message:
        """A decision for what this client sees now; `done` or `refused`."""
        assert self.view is not None
        number = self.view["move"] if move is None else move
        return await self.ask("decide", move=number, token=token, **fields)

    async def done(self, token: str) -> int:
        """A decision that must be accepted; the number of its event."""
        answer = await self.decide(token)
        assert answer["type"] == "done", answer
        return int(answer["n"])

    async def ping(self) -> None:
        """Wait until all that was sent has been answered."""
        assert (await self.ask("ping"))["type"] == "pong"

    async def until(self, met: "Callable[[Guest], Any]") -> None:
        """Wait until something is true of what this client has seen."""
        async with asyncio.timeout(SOON_S):
            while not met(self):
                if self._listening.done():
                    raise GoneError(self.byes)
                await self._news.wait()

    async def sees(self, n: int) -> None:
        """Wait for an event."""
        await self.until(lambda guest: guest.n >= n)

    async def gone(self) -> Message:
        """Wait until the server has closed this socket; what it said."""
        async with asyncio.timeout(SOON_S):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(self._listening)
        return self.byes[-1]

    def events(self, what: str) -> list[Message]:
        """The events of one kind that this client has heard."""
        return [event for event in self.heard if what in (event["kind"], event.get("what"))]

    def check(self) -> None:
        """Nothing went wrong here, and every request was answered."""
        assert not self._faults, self._faults
        if not self._listening.done():
            assert not [wait for wait in self._waiting.values() if not wait.done()]

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)
        for waiting in [*self._waiting.values(), *self._joining]:
            if waiting.done() and not waiting.cancelled():
                waiting.exception()  # somebody may not have wanted to know
        assert not self._faults, self._faults

    async def cut(self) -> None:
        """Lose the connection without a word."""
        transport = self.socket._response.connection.transport  # type: ignore[union-attr]
        transport.abort()  # type: ignore[union-attr]
        await asyncio.gather(self._listening, return_exceptions=True)
        self._faults.clear()


async def soon(answer: "asyncio.Future[Message]") -> Message:
    """An answer, which must not take long."""
    async with asyncio.timeout(SOON_S):
        return await answer


def apply_patch(view: Message, patch: Message) -> None:
    """Bring a view up to date, as `docs/protocol.md` says."""
    for path, value in patch.items():
        *way, last = path.split(".")
        place: Any = view
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            assert last in place, path
            place[last] = value


async def play_on(
    guests: "Mapping[int, Guest]",
    rng: random.Random,
    *,
    most: int = 100_000,
    autos: bool = False,
) -> list[str]:
    """Let people decide at random, one after the other, until the game is over; the tokens.

    With `autos` somebody may be too late for a decision that was made by itself.
    """
    tokens: list[str] = []
    while len(tokens) < most:
        asked = await whose(guests)
        if asked is None:
            break
        guest = guests[asked]
        assert guest.view is not None
        token = rng.choice(guest.view["legal"])
        answer = await guest.decide(token)
        if autos and answer["type"] == "refused":
            assert answer["code"] in ("stale", "not-your-decision", "over")
            await guest.ping()
            continue
        assert answer["type"] == "done", answer
        n = answer["n"]
        tokens.append(token)
        for other in guests.values():
            await other.sees(n)
    return tokens


async def whose(guests: "Mapping[int, Guest]") -> int | None:
    """The person who is asked, once bots have answered; None when the game is over."""

    def known(guest: Guest) -> bool:
        view = guest.view
        return view is not None and (view["over"] or view["to_move"] in guests)

    first = next(iter(guests.values()))
    await first.until(known)
    assert first.view is not None
    if first.view["over"]:
        await first.until(lambda guest: guest.info["status"] != "playing")
        return None
    asked = int(first.view["to_move"])
    await guests[asked].sees(first.n)
    return asked


# --- playing a scene ------------------------------------------------------------------------


class Errors(logging.Handler):
    """What libraries log as errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.texts.append(self.format(record))


@contextlib.contextmanager
def no_errors(house: House) -> Iterator[None]:
    """Nothing may be logged as an error but what the scene allows."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with structlog.testing.capture_logs() as entries:
            yield
    finally:
        logging.getLogger().removeHandler(errors)
    loud = [entry for entry in entries if entry["log_level"] in ("error", "critical")]
    assert not [entry for entry in loud if entry["event"] not in house.allowed]
    assert not errors.texts


async def with_house(house: House, scene: Scene) -> None:
    """Open, play, close; nothing goes wrong unheard."""
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
    with no_errors(house):
        await house.open()
        try:
            await scene(house)
        finally:
            await house.close()
    assert not unheard


def run(work: Awaitable[None]) -> None:
    """Run something in a loop whose time can leap."""

    async def whole() -> None:
        async with LifeLine():
            await work

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(whole())


class LifeLine:
    """Ends a scene that hangs, by a clock on the wall: the loop's own may leap or stand."""

    async def __aenter__(self) -> None:
        scene, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert scene is not None
        self._timer = threading.Timer(
            LONGEST_S, loop.call_soon_threadsafe, (scene.cancel, "the scene hangs")
        )
        self._timer.daemon = True
        self._timer.start()

    async def __aexit__(self, *_: object) -> None:
        self._timer.cancel()


Play = Callable[..., None]


@pytest.fixture
def play() -> Play:
    """`play(scene)`: a scene in a fresh house, kept in memory, its limits off unless it says."""

    def begin(
        scene: Scene,
        *,
        store: EventStore | None = None,
        brains: Callable[[], Brains] = QuickBrains,
        ids: Ids | None = None,
        limits: Literal["on", "off"] = "off",
        **settings: Any,
    ) -> None:
        async def whole() -> None:
            chosen = Settings(limits=limits, **settings)
            house = House(store or MemoryStore(), chosen, brains(), ids or CountedIds())
            await with_house(house, scene)

        run(whole())

    return begin


@pytest.fixture
def play_on_disk(play: Play, tmp_path: Path) -> Play:
    """`play_on_disk(scene)`: the same, with the tables in a file."""

    def begin(scene: Scene, **more: Any) -> None:
        play(scene, store=SqliteStore(tmp_path / "lynxdeck.db", probe_s=0.05), **more)

    return begin
