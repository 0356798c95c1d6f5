"""`kill -9` under load: nothing that was acknowledged or told is lost, nothing happens twice.

Clients play as real ones do: they come back by themselves with the number of the last event
they saw, and say a decision again, under the same id, until it is answered.
"""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from lynxdeck.records import Record, read_text
from lynxdeck.server.ops.storage import store_at
from lynxdeck.table.events import Moved, decode
from tests.patches import named
from tests.server.ports import free_port

TABLES = [("linko", 4), ("linko", 2), ("push", 3), ("linko", 3), ("push", 2), ("linko", 4)]
RESUME_S = 30.0
END_S = 120.0


class Server:
    """The server as people start it, in a process of its own."""

    def __init__(self, data: Path, store: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}/api/v1"
        self._data = data
        self._env = {**os.environ, "LYNXDECK_LIMITS": "off", "LYNXDECK_STORE": store}
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Begin, and wait until it takes connections."""
        command = [sys.executable, "-m", "lynxdeck", "serve", "--port", str(self.port)]
        command += ["--data", str(self._data), "--log-level", "error"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self._env)
        async with asyncio.timeout(60):
            while True:
                assert self._process.poll() is None, "the server does not start"
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.02)

    async def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end; the exit status."""
        assert self._process is not None
        self._process.send_signal(how)
        return await asyncio.to_thread(self._process.wait, 20)


class Table:
    """One table: what its players were told, game after game until the `last`."""

    def __init__(self, name: str, host_key: str) -> None:
        self.name = name
        self.host_key = host_key
        self.told: dict[int, tuple[Any, ...]] = {}
        """What anybody heard as event n."""
        self.games_ended = 0
        self.decisions = 0
        self.last = False
        self.over = asyncio.Event()

    def hears(self, message: dict[str, Any]) -> None:
        """Somebody at the table heard an event: all must hear the same, before and after."""
        happened = (message["kind"], message["seat"], message.get("what"))
        before = self.told.setdefault(message["n"], happened)
        assert before == happened, f"event {message['n']} was {before}, now {happened}"

    def ends(self, info: dict[str, Any]) -> None:
        """Somebody heard that a game is over."""
        self.games_ended = max(self.games_ended, info["game_number"])


class Player:
    """One seat and its client."""

    def __init__(self, server: Server, table: Table, seat: int, key: str, chance: random.Random):
        self.server = server
        self.table = table
        self.seat = seat
        self.acknowledged: dict[str, int] = {}
        self.seen = 0
        self.comebacks = 0
        self._key = key
        self._chance = chance
        self._form: dict[str, Any] = {}
        self._view: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._done_to = 0

    def __str__(self) -> str:
        asked = self._view.get("legal"), self._view.get("move"), self._view.get("to_move")
        return (
            f"{self.table.name} seat {self.seat}: event {self.seen}, answered to {self._done_to}, "
            f"asks {self._pending}, is asked {asked}, came {self.comebacks + 1} times"
        )

    async def play(self, http: aiohttp.ClientSession) -> None:
        """Connect and play; again whenever the connection is lost."""
        url = f"{self.server.base}/tables/{self.table.name}/socket"
        while not self.table.over.is_set():
            try:
                async with http.ws_connect(url) as socket:
                    await self._talk(socket)
            except (aiohttp.ClientError, OSError):
                await asyncio.sleep(0.05)
            self.comebacks += 1

    async def _talk(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        join = {"type": "join", "protocol": 1, "seat": self.seat, "key": self._key}
        await socket.send_json({**join, "since": self.seen} if self.seen else join)
        if self._pending is not None:
            await socket.send_json(self._pending)
        async for message in socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                await self._hear(message.json(), socket)

    async def _hear(self, message: dict[str, Any], socket: aiohttp.ClientWebSocketResponse) -> None:
        kind = message["type"]
        if kind in ("state", "resumed"):
            assert message["n"] >= self.seen, f"{self.seen} was told, now there are {message['n']}"
        if kind == "state":
            self.seen = message["n"]
            self._view, self._form = message["view"] or {}, message["form"]
            if message["info"]["status"] == "over":  # the end fell into a crash
                self.table.ends(message["info"])
        elif kind in ("event", "move"):
            if kind == "move":
                message = named(message, self._form, self._view["to_move"])
            assert message["n"] == self.seen + 1, f"event {message['n']} after {self.seen}"
            self.seen = message["n"]
            self._follow(message)
        elif kind == "done":
            self._done(message)
        elif kind == "refused":
            raise AssertionError(message)  # nobody else can have decided this
        await self._decide(socket)

    def _follow(self, message: dict[str, Any]) -> None:
        self.table.hears(message)
        if message["kind"] == "move":
            for path, value in message["patch"].items():
                if "." not in path:
                    self._view[path] = value
            if message["seat"] == self.seat:
                self.table.decisions += 1
        elif message.get("what") == "started":
            self._view, self._form = message["view"], message["form"]
        elif message.get("what") == "ended":
            self.table.ends(message["info"])

    def _done(self, message: dict[str, Any]) -> None:
        request, n = message["id"], message["n"]
        assert self.acknowledged.setdefault(request, n) == n
        self._done_to = max(self._done_to, n)
        if self._pending is not None and self._pending["id"] == request:
            self._pending = None

    async def _decide(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        if self._pending is not None or not self._view.get("legal"):
            return
        if self.seen < self._done_to:
            return  # answered; the event that takes the question away is on its way
        self._pending = {
            "type": "decide",
            "id": f"{self.seat}-{self._chance.getrandbits(64):x}",
            "move": self._view["move"],
            "token": self._chance.choice(self._view["legal"]),
        }
        await asyncio.sleep(self._chance.random() * 0.01)  # time is the subject: any moment
        await socket.send_json(self._pending)


class House:
    """All tables of a server, their players and hosts."""

    def __init__(self, data: Path, store: str, chance: random.Random) -> None:
        self.server = Server(data, store)
        self.tables: list[Table] = []
        self.players: list[Player] = []
        self._chance = chance

    async def post(
        self, http: aiohttp.ClientSession, path: str, body: Any, key: str | None = None
    ) -> Any:
        """Ask for something over HTTP, as a program does."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        async with http.post(self.server.base + path, json=body, headers=headers) as answer:
            assert answer.status in (200, 201), (path, await answer.text())
            return await answer.json()

    async def get(self, http: aiohttp.ClientSession, path: str) -> aiohttp.ClientResponse:
        """Look something up."""
        answer = await http.get(self.server.base + path)
        assert answer.status == 200, (path, await answer.text())
        return answer

    async def open_table(self, http: aiohttp.ClientSession, game: str, seats: int) -> None:
        """A table with people at all seats, begun."""
        made = await self.post(http, "/tables", {"game": game, "seats": seats})
        table = Table(made["table"], made["host_key"])
        self.tables.append(table)
        for seat in range(1, seats + 1):
            wish = {"name": f"player {seat}", "seat": seat}
            claimed = await self.post(http, f"/invites/{made['invite']}/claim", wish)
            chance = random.Random(self._chance.random())
            self.players.append(Player(self.server, table, seat, claimed["key"], chance))
        await self.post(http, f"/tables/{table.name}/start", {}, table.host_key)

    async def host(self, http: aiohttp.ClientSession, table: Table) -> None:
        """Begin another game whenever one is over, until it was the last."""
        games = 0
        while True:
            while table.games_ended == games:
                await asyncio.sleep(0.02)
            games += 1
            if table.last:
                table.over.set()
                return
            await self._again(http, table)

    async def _again(self, http: aiohttp.ClientSession, table: Table) -> None:
        """The next game; asked for until it is there, whatever the server went through."""
        path = f"/tables/{table.name}"
        while True:
            with contextlib.suppress(aiohttp.ClientError, OSError):
                info = (await (await self.get(http, path)).json())["info"]
                if info["status"] == "playing":
                    return
                if info["status"] == "over":
                    await self.post(http, f"{path}/rematch", {}, table.host_key)
                await self.post(http, f"{path}/start", {}, table.host_key)
            await asyncio.sleep(0.05)

    async def all_go_on(self) -> float:
        """Wait until every table has made a further decision; the seconds it took."""
        began, before = time.monotonic(), [table.decisions for table in self.tables]
        while stuck := [
            table.name
            for table, decisions in zip(self.tables, before, strict=True)
            if table.decisions == decisions
        ]:
            assert time.monotonic() - began < RESUME_S, self._where(stuck)
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    def _where(self, stuck: list[str]) -> str:
        """How far everybody at these tables has come, for a search for the reason."""
        people = [player for player in self.players if player.table.name in stuck]
        return "\n".join(["stuck", *map(str, people)])

    async def crash(self) -> None:
        """Kill the server at some moment of play, and begin it again."""
        await asyncio.sleep(self._chance.uniform(0.05, 0.8))  # time is the subject: any moment
        assert await self.server.end(signal.SIGKILL) == -signal.SIGKILL
        await self.server.start()
        await self.all_go_on()


@asynccontextmanager
async def running(task: Any) -> AsyncIterator[None]:
    """Have a task run meanwhile; its faults are ours."""
    async with asyncio.TaskGroup() as group:
        for one in task:
            group.create_task(one)
        yield


async def crash_and_finish(house: House, tables: int, kills: int) -> list[str]:
    """Play, be killed so many times, play to the end; the records of the last games."""
    await house.server.start()
    try:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            for game, seats in TABLES[:tables]:
                await house.open_table(http, game, seats)
            parts = [player.play(http) for player in house.players]
            parts += [house.host(http, table) for table in house.tables]
            async with running(parts):
                await house.all_go_on()
                for _ in range(kills):
                    await house.crash()
                for table in house.tables:
                    table.last = True
                async with asyncio.timeout(END_S):
                    for table in house.tables:
                        await table.over.wait()
                records = [
                    await (await house.get(http, f"/tables/{table.name}/record")).text()
                    for table in house.tables
                ]
                assert await house.server.end(signal.SIGTERM) == 0
    except BaseException:
        await house.server.end(signal.SIGKILL)
        raise
    return records


async def stored(where: str, names: list[str]) -> dict[str, list[Any]]:
    """The log of each table as it is stored, event by event."""
    store = store_at(where)
    await store.open()
    try:
        logs = {}
        for name in names:
            rows = await store.read(name)
            assert [row.n for row in rows] == list(range(1, len(rows) + 1))
            logs[name] = [decode(row.payload) for row in rows]
        return logs
    finally:
        await store.close()


@pytest.mark.promise("stored-first")
@pytest.mark.parametrize(
    ("kind", "tables", "kills"),
    [
        ("sqlite", 3, 1),
        ("postgres", 3, 1),
        pytest.param("sqlite", 6, 50, marks=pytest.mark.long),
        pytest.param("postgres", 6, 50, marks=pytest.mark.long),
    ],
)
def test_kill_9_under_load(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, tables: int, kills: int
) -> None:
    store = request.getfixturevalue("postgres") if kind == "postgres" else ""
    house = House(tmp_path, store, random.Random(kills))
    records = asyncio.run(crash_and_finish(house, tables, kills))
    where = store or str(tmp_path / "lynxdeck.db")
    logs = asyncio.run(stored(where, [table.name for table in house.tables]))
    acknowledged = 0
    for player in house.players:
        log = logs[player.table.name]
        for name, n in player.acknowledged.items():
            event = log[n - 1]
            assert isinstance(event, Moved)
            assert (event.seat, event.id) == (player.seat, name)
        acknowledged += len(player.acknowledged)
        assert player.comebacks >= kills
    for table in house.tables:
        moves = [event for event in logs[table.name] if isinstance(event, Moved)]
        assert {event.by for event in moves} == {"person"}
        assert max(Counter(event.id for event in moves).values()) == 1
        for n, (kind, seat, _) in table.told.items():
            event = logs[table.name][n - 1]
            assert (kind == "move") == isinstance(event, Moved)
            assert seat is None or event.seat == seat
    assert acknowledged == sum(isinstance(one, Moved) for log in logs.values() for one in log)
    for text in records:
        [record] = read_text(text)
        assert isinstance(record, Record), record
        assert record.position.over
