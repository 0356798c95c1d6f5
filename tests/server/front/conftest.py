"""A whole server on a free port, in the test's own loop, and somebody who asks it for things."""

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import uvloop
from aiohttp import web
from yarl import URL

from lynxdeck.server.bots.pool import BotPool, Job, JobPriority
from lynxdeck.server.bots.worker import BotRequest, choose
from lynxdeck.server.http.app import FRONT, Front, application
from lynxdeck.server.keyring import Ids
from lynxdeck.server.ops.compiling import load_all
from lynxdeck.server.push.notifier import Notifier
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket.listener import listen
from lynxdeck.server.store import EventStore
from lynxdeck.server.tables.tables import Tables
from tests.server.byhand import HandClock
from tests.server.front.process import Process, Start
from tests.server.memory_store import MemoryStore

API = "/api/v1"


class QuickBots(BotPool):
    """Bots that answer at once, in this process."""

    def open(self) -> None:
        """There are no processes."""

    def ask(self, request: BotRequest, priority: JobPriority) -> Job:
        """The easiest bot's choice."""
        job = Job(request, priority)
        job.answer.set_result(choose(request._replace(level="easy")))
        return job


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: Any
    text: str

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.json["code"])


class Line:
    """One open socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.code: int | None = None
        """What the server closed it with."""

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send_str(json.dumps(message))

    async def hear(self, *kinds: str) -> Any:
        """The next message, or the next of some type; None when the socket is closed."""
        while True:
            got = await asyncio.wait_for(self.socket.receive(), 10)
            if got.type is aiohttp.WSMsgType.CLOSE:
                self.code = got.data
            if got.type is not aiohttp.WSMsgType.TEXT:
                return None
            message = json.loads(got.data)
            if not kinds or message["type"] in kinds:
                return message

    async def ask(self, *kinds: str, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        await self.say(**message)
        return await self.hear(*kinds)

    async def join(self, seat: int | None = None, **more: Any) -> Any:
        """Look on."""
        return await self.ask(
            "state", "resumed", "refused", "bye", type="join", protocol=1, seat=seat, **more
        )

    async def end(self) -> tuple[list[Any], int | None]:
        """All messages until the socket is closed, and the code it is closed with."""
        heard = []
        while (message := await self.hear()) is not None:
            heard.append(message)
        return heard, self.code


@dataclass
class Made:
    """A table, and the keys of everybody at it."""

    table: str
    host: str
    invite: str
    keys: dict[int, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """Where it is in the API."""
        return f"/tables/{self.table}"


class World:
    """The server, and those who ask it for things; nobody keeps cookies."""

    def __init__(
        self, front: Front, clock: HandClock, base: str, client: aiohttp.ClientSession
    ) -> None:
        self.front, self.tables, self.clock = front, front.tables, clock
        self.base, self.client = base, client

    async def ask(
        self, method: str, path: str, *, key: str = "", body: Any = None, **headers: str
    ) -> Answer:
        """A request; names of headers are written with underscores."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if key:
            sent["Authorization"] = f"Bearer {key}"
        data = body
        if isinstance(body, dict):
            data = json.dumps(body)
            sent.setdefault("Content-Type", "application/json")
        url = URL(self.base + path, encoded=True)  # as it stands: nothing is made tidy on the way
        async with self.client.request(method, url, data=data, headers=sent) as got:
            return Answer(got.status, got.headers, await got.text())

    async def get(self, path: str, **more: Any) -> Answer:
        """Ask the API for something."""
        return await self.ask("GET", API + path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Answer:
        """Have the API do something."""
        return await self.ask("POST", API + path, body=body, **more)

    async def table(self, *names: str, **wish: Any) -> Made:
        """A table at which these people sit; bots have the other seats."""
        seats = wish.setdefault("seats", max(2, len(names)))
        wish.setdefault("bots", {str(seat): "easy" for seat in range(len(names) + 1, seats + 1)})
        answer = await self.post("/tables", {"game": "linko", "pace": "instant", **wish})
        assert answer.status == 201, answer.text
        made = Made(answer.json["table"], answer.json["host_key"], answer.json["invite"])
        for name in names:
            sat = await self.post(f"/invites/{made.invite}/claim", {"name": name})
            assert sat.status == 201, sat.text
            made.keys[sat.json["seat"]] = sat.json["key"]
        return made

    async def start(self, made: Made) -> None:
        """Deal."""
        answer = await self.post(made.path + "/start", key=made.host)
        assert answer.status == 200, answer.text

    async def play(self, made: Made) -> None:
        """Play a game to its end, without sockets; bots take as long as they take."""
        decided = 0
        while (await self.get(made.path)).json["info"]["status"] == "playing":
            assert decided < 5000, "The game does not end."
            for seat, key in made.keys.items():
                seen = await self.get(f"{made.path}/view?seat={seat}", key=key)
                view = seen.json["view"]
                if view["legal"]:
                    wish = {"id": f"{decided}", "move": view["move"], "token": view["legal"][-1]}
                    done = await self.post(f"{made.path}/seats/{seat}/decide", wish, key=key)
                    assert done.status in (200, 409, 422), done.text
                    decided += 1

    @asynccontextmanager
    async def line(self, made: Made, *, key: str = "", **headers: str) -> AsyncIterator[Line]:
        """A socket at a table."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if key:
            sent["Authorization"] = f"Bearer {key}"
        url = f"{self.base}{API}{made.path}/socket"
        async with self.client.ws_connect(url, headers=sent, autoping=True) as socket:
            yield Line(socket)

    @asynccontextmanager
    async def two(self, made: Made) -> AsyncIterator[tuple[Line, Line]]:
        """The first two seats, each with a socket, joined."""
        async with (
            self.line(made, key=made.keys[1]) as one,
            self.line(made, key=made.keys[2]) as other,
        ):
            await one.join(1)
            await other.join(2)
            yield one, other


def read_head(line: socket.socket) -> None:
    """An answer's head, and not a byte more."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)


@asynccontextmanager
async def deaf_client(base: str, made: Made, seat: int) -> AsyncIterator[socket.socket]:
    """A client that joins and never reads on: a bare socket with a small window."""
    host, port = base.removeprefix("http://").split(":")
    join = json.dumps({"type": "join", "protocol": 1, "seat": seat}).encode()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.to_thread(deaf.connect, (host, int(port)))
        deaf.sendall(
            f"GET {API}{made.path}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Authorization: Bearer {made.keys[seat]}\r\n\r\n".encode()
        )
        await asyncio.to_thread(read_head, deaf)  # frames come after the handshake
        deaf.sendall(struct.pack(">BB4x", 0x81, 0x80 | len(join)) + join)  # masked with zeros
        yield deaf


Scene = Callable[[World], Awaitable[None]]
House = Callable[..., None]


@pytest.fixture(scope="session")
def loaded() -> None:
    """What a server does before it opens: compiling is nobody's work, and takes seconds once."""
    load_all()


@pytest.fixture
def house(loaded: None) -> House:  # noqa: ARG001
    """`house(scene)`: a scene with a server; settings and a store may be given.

    It must not leave errors that nobody hears of.
    """

    def begin(
        scene: Scene,
        *,
        store: EventStore | None = None,
        static: Path | None = None,
        ids: Ids | None = None,
        notifier: Callable[[EventStore], Notifier] | None = None,
        within_s: float = 30,
        **settings: Any,
    ) -> None:
        unheard: list[dict[str, Any]] = []

        async def whole() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
            clock = HandClock()
            made = Settings(**settings)
            kept = store or MemoryStore()
            notifies = notifier(kept) if notifier else None
            tables = Tables(kept, QuickBots(1), made, ids=ids, clock=clock, notifier=notifies)
            app = application(tables, static=static)
            runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
            await runner.setup()
            try:
                with contextlib.closing(await listen(runner, "127.0.0.1", 0)) as listening:
                    base = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
                    jar = aiohttp.DummyCookieJar()
                    async with aiohttp.ClientSession(cookie_jar=jar) as client:
                        world = World(app[FRONT], clock, base, client)
                        await asyncio.wait_for(scene(world), within_s)
            finally:
                await runner.cleanup()

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loops:
            loops.run(whole())
        assert not unheard

    return begin


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`start(*flags)`: a server process; none is left running."""
    begun: list[Process] = []

    def begin(*flags: str, data: Path = tmp_path / "data", **environment: str) -> Process:
        begun.append(Process(data, *flags, **environment))
        return begun[-1]

    yield begin
    for process in begun:
        if process.popen.poll() is None:
            process.popen.kill()
            process.popen.wait()


def visit(base: str, scene: Callable[[Any], Any]) -> Any:
    """A scene with somebody who asks a server in another process."""

    async def whole() -> Any:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client:
            world = World.__new__(World)
            world.base, world.client = base, client
            return await asyncio.wait_for(scene(world), 90)

    return asyncio.run(whole())
