"""Nothing over 5 ms runs on the event loop, for anybody: every route and every message, walked.

The walk is made from the router and from the union of messages, and fails when one is missing here.
Each is asked for five times with the largest that is allowed; the median of the longest callbacks
counts, in the thread's own time.
"""

import asyncio
import itertools
import json
import socket
import statistics
import typing
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any
from urllib.parse import quote

import pytest

from lynxdeck.records.daily import Daily
from lynxdeck.server import pages
from lynxdeck.server import protocol as wire
from lynxdeck.server.store import Line, Page
from lynxdeck.server.web import BODY
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.table import Table
from tests.server.house import Place
from tests.server.watched import Watched

MOST_S = 0.005
TIMES = 5
API = "/api/v1"
Ask = Callable[[], object]


def decide(table: Table, chosen: tuple[int, str, int]) -> commands.Events:
    """A decision of seat, token and move."""
    return commands.decide(table, *chosen)


class Stage:
    """Tables as big as they get: a long game under way, and one that is over."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.names = itertools.count(1)
        self.long = self.table(public=True)
        watched.do(self.play(self.long, 330))
        self.linko = self.table("linko", seats=5)
        watched.do(self.play(self.linko, 110))
        self.full = self.table()
        self.free = self.empty(public=True), self.empty()
        self.over = self.table()
        watched.do(self.play(self.over))
        watched.do(self.over.host("rematch"))
        watched.do(self.play(self.over, 30))
        for _ in range(50):
            self.empty(public=True, title="ß" * 40)
        status, self.record = self.ask("GET", f"{self.over.path}/record?game=1")
        assert status == 200

    def table(self, game: str = "push", seats: int = 6, **wish: Any) -> Place:
        """A table at which everybody sits."""
        return self.watched.do(self.watched.house.make(game, seats=seats, **wish))

    def empty(self, **wish: Any) -> Place:
        """A table at which nobody sits yet."""
        return self.table(persons=(), **wish)

    async def play(self, place: Place, most: int = 1000) -> None:
        """Begin, and decide so often, as makes the game long."""
        await place.start()
        table = place.room.table
        while table.status == "playing" and (watch := table.watch).move < most:
            seat, legal = watch.asked, watch.legal
            assert seat is not None
            token = max(legal, key=len)
            await place.room.act(partial(decide, chosen=(seat, token, watch.move)))

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> tuple[int, bytes]:
        """A request to the API."""
        status, text = self.watched.ask(method, API + path, body, key)
        return status, text

    def done(self, method: str, path: str, body: object = None, key: str = "") -> Ask:
        """A request that must not be refused."""

        def ask() -> None:
            status, text = self.ask(method, path, body, key)
            assert status < 400, (method, path, text[:200])

        return ask

    def host(self, what: str, body: object = None, *, played: int = 0, **wish: Any) -> Ask:
        """The host of another full table does something."""
        place = self.table(**wish)
        if played:
            self.watched.do(self.play(place, played))
        return self.done("POST", f"{place.path}/{what}", body, key=place.host_key)

    def seat(self, what: str, body: object = None) -> Ask:
        """Somebody at a full table does something."""
        key = self.full.keys[1]
        return self.done("POST", f"{self.full.path}/seats/1/{what}", body, key)

    def leaves(self, what: str, body: object = None) -> Ask:
        """Somebody at another full table does something that cannot be done twice."""
        place = self.table()
        return self.done("POST", f"{place.path}/seats/1/{what}", body, key=place.keys[1])

    def claim(self, path: str) -> Ask:
        """One after the other sits down, with a long name."""
        body = {"name": f"{next(self.names):0>8}" + "Ǻ" * 16, "contribution": "ab" * 32}
        return self.done("POST", path, body)

    def reload(self) -> Ask:
        """A table with a long log, which is not in memory any more."""
        self.watched.do(self._forget())
        return self.done("GET", f"{self.over.path}/view?seat=1&since=0", key=self.over.keys[1])

    async def _forget(self) -> None:
        """Let the table's log be longer, and nothing of it be in memory."""
        house, room = self.watched.house, self.over.room
        said = [Line(room.table.touched, ev.encode(ev.Chatted(1, "x" * 300)))] * 1000
        stored: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        house.store.append(
            Page(room.table.name, room.table.n, room.owner, said, None), stored.set_result
        )
        assert await stored is None
        house.tables._rooms.pop(room.table.name).stop()

    def code(self) -> dict[str, object]:
        """A wish for a QR code that nobody has wished for before."""
        return {"text": f"{next(self.names):0>8}" + "😀" * 126}

    def take_over(self) -> Ask:
        """A second device."""
        place = self.table()
        lent = self.watched.do(place.own(1, "handover"))
        return self.done("POST", f"{place.path}/handover/claim", {"key": lent["key"]})

    def decide(self) -> Ask:
        """A decision without a socket."""
        watch = self.long.room.table.watch
        seat = watch.asked
        assert seat is not None
        body = {"id": "x" * 64, "move": watch.move, "token": watch.legal[-1]}
        return self.done(
            "POST", f"{self.long.path}/seats/{seat}/decide", body, self.long.keys[seat]
        )

    def promise(self) -> Ask:
        """A promise without a socket."""
        place = self.table()
        body = {"commitment": place.room.table.commitment, "promise": "ab" * 32}
        return self.done("POST", f"{place.path}/seats/1/promise", body, place.keys[1])

    def reveal(self) -> Ask:
        """The last share of a full table: with it the game begins."""
        place = self.empty()
        for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"):
            self.watched.do(place.claim(name, share="ab" * 32))
        self.watched.do(place.host("start"))
        self.watched.do(place.answer(1, 2, 3, 4, 5))
        body = {"share": "ab" * 32}
        return self.done("POST", f"{place.path}/seats/6/reveal", body, place.keys[6])

    def lesson(self) -> dict[str, object]:
        """The biggest wish for a table."""
        table = self.long.room.table
        names = {number: name for name, number in table.played.notation.CARDS.items()}
        deck = [names[card] for card in table.order(table.game)[0]]
        moves = {str(seat): ["1x1"] * 400 for seat in range(2, 7)}
        return {"game": "push", "seats": 6, "script": {"deck": deck, "moves": moves}}


Make = Callable[[Stage], Ask]


def get(path: str, *, of: str = "long", key: int = 1) -> Make:
    """A look at one of the big tables."""

    def make(stage: Stage) -> Ask:
        place: Place = getattr(stage, of)
        return stage.done(
            "GET",
            path.format(table=place.name, invite=place.invite, seat=key),
            None,
            place.keys[key],
        )

    return make


def plain(path: str) -> Make:
    """A page or a file."""
    return lambda stage: lambda: stage.watched.ask("GET", path)


def wrong(stage: Stage, path: str, body: bytes) -> Ask:
    """Something that cannot be read."""

    def ask() -> None:
        status, _ = stage.ask("POST", path, body)
        assert 400 <= status < 500

    return ask


def daily_result(record: Any) -> bytes:
    """A long game that is no deal of a day."""
    text = record.decode() if isinstance(record, bytes) else str(record)
    return json.dumps({"record": text[:20_000], "key": "ab" * 16}).encode()


BELL = {"endpoint": "https://push.example/" + "x" * 900, "p256dh": "BA" * 44, "auth": "AA" * 11}
WALK: dict[str, Make] = {
    "GET /games": get("/games"),
    "GET /rules/{game}": get("/rules/linko?lang=de"),
    "GET /words/{game}": get("/words/linko?lang=de"),
    "POST /qr": lambda stage: stage.done("POST", "/qr", stage.code()),
    "POST /replay": lambda stage: stage.done("POST", "/replay?eyes=open", stage.record),
    "GET /daily": get(f"/daily?deal={quote(Daily('linko', '2026-11-16').name)}"),
    "POST /daily": lambda stage: wrong(stage, "/daily", daily_result(stage.record)),
    "POST /daily/forget": lambda stage: stage.done("POST", "/daily/forget", {"key": "ab" * 16}),
    "POST /tables": lambda stage: stage.done("POST", "/tables", stage.lesson()),
    "GET /tables": get("/tables"),
    "GET /tables/{table}": get("/tables/{table}"),
    "POST /tables/{table}/host": lambda stage: stage.done(
        "POST", f"{stage.long.path}/host", {"key": stage.long.host_key}
    ),
    "POST /tables/{table}/host/link": lambda stage: stage.host("host/link"),
    "POST /tables/{table}/seats/{seat}/host": lambda stage: stage.host("seats/1/host"),
    "POST /tables/{table}/invite": lambda stage: stage.done(
        "POST", f"{stage.full.path}/invite", key=stage.full.host_key
    ),
    "POST /tables/{table}/start": lambda stage: stage.host("start"),
    "POST /tables/{table}/rematch": lambda stage: stage.host(
        "rematch", game="linko", seats=2, played=1000
    ),
    "POST /tables/{table}/close": lambda stage: stage.host("close", played=20),
    "GET /invites/{invite}": get("/invites/{invite}"),
    "POST /invites/{invite}/claim": lambda stage: stage.claim(
        f"/invites/{stage.free[1].invite}/claim"
    ),
    "POST /tables/{table}/claim": lambda stage: stage.claim(f"{stage.free[0].path}/claim"),
    "POST /tables/{table}/seats/{seat}/bot": lambda stage: (
        lambda place: stage.done(
            "POST", f"{place.path}/seats/6/bot", {"level": "expert"}, place.host_key
        )
    )(stage.empty()),
    "POST /tables/{table}/seats/{seat}/kick": lambda stage: stage.host("seats/1/kick"),
    "POST /tables/{table}/seats/{seat}/rename": lambda stage: stage.seat(
        "rename", {"name": "Ǻ" * 24}
    ),
    "POST /tables/{table}/seats/{seat}/leave": lambda stage: stage.leaves("leave"),
    "POST /tables/{table}/seats/{seat}/back": lambda stage: stage.seat("back"),
    "POST /tables/{table}/seats/{seat}/auto": lambda stage: stage.seat(
        "auto", {"auto": next(stage.names) % 2 == 0}
    ),
    "POST /tables/{table}/seats/{seat}/face": lambda stage: stage.seat("face", {"face": 11}),
    "POST /tables/{table}/seats/{seat}/ready": lambda stage: stage.leaves("ready", {"ready": True}),
    "POST /tables/{table}/setup": lambda stage: stage.host("setup", {"match": 2}),
    "GET /bell": get("/bell"),
    "POST /tables/{table}/seats/{seat}/bell": lambda stage: wrong(
        stage, f"{stage.full.path}/seats/1/bell", json.dumps(BELL).encode()
    ),
    "POST /tables/{table}/seats/{seat}/bell/off": lambda stage: stage.seat(
        "bell/off", {"endpoint": "https://push.example/" + "x" * 900}
    ),
    "POST /tables/{table}/seats/{seat}/handover": lambda stage: stage.seat("handover"),
    "POST /tables/{table}/handover/claim": Stage.take_over,
    "POST /tables/{table}/seats/{seat}/revoke": lambda stage: stage.leaves("revoke"),
    "POST /tables/{table}/seats/{seat}/promise": Stage.promise,
    "POST /tables/{table}/seats/{seat}/reveal": Stage.reveal,
    "POST /tables/{table}/seats/{seat}/decide": Stage.decide,
    "GET /tables/{table}/view": get("/tables/{table}/view?seat=1&since=0"),
    "GET /tables/{table}/replay": get("/tables/{table}/replay?eyes=1"),
    "GET /tables/{table}/record": get("/tables/{table}/record?game=1", of="over"),
    "GET /tables/{table}/fairness": get("/tables/{table}/fairness?game=1", of="over"),
    "GET /tables/{table}/seats/{seat}/data": get("/tables/{table}/seats/{seat}/data"),
    "DELETE /tables/{table}/seats/{seat}/data": lambda stage: (
        lambda place: stage.done("DELETE", f"{place.path}/seats/1/data", None, place.keys[1])
    )(stage.table()),
    "GET /tables/{table}/socket": get("/tables/{table}"),  # see the messages
    "GET /openapi.json": get("/openapi.json"),
}
"""Below /api/v1."""

OTHERS: dict[str, Make] = {
    **{f"GET {path}": plain(path.format(table="t", game="linko")) for path in pages.PATHS},
    "GET /j/{invite}": lambda stage: plain(f"/j/{stage.long.invite}")(stage),
    "GET /{name}": plain("/sw.js"),
    "GET /healthz": plain("/healthz"),
    "GET /readyz": plain("/readyz"),
    "GET /metrics": plain("/metrics"),
    "GET /version": plain("/version"),
}

BESIDE: dict[str, Make] = {
    "a table that is loaded": Stage.reload,
    "all hands of a game that is over": get("/tables/{table}/replay?eyes=open&game=1", of="over"),
    "a record of nothing but blanks": lambda stage: wrong(stage, "/replay", b" \n" * 20_000),
    "a record of nothing but tags": lambda stage: wrong(stage, "/replay", b'[A "b"]\n' * 1000),
    "deep JSON": lambda stage: wrong(stage, "/tables", b"[" * BODY),
    "a big number": lambda stage: wrong(stage, "/tables", b'{"seats":' + b"9" * (BODY - 10) + b"}"),
    "a long text": lambda stage: wrong(stage, "/qr", b'{"text":"' + b"x" * (BODY - 12) + b'"}'),
    "many keys": lambda stage: wrong(stage, "/qr", b'{"a":1' + b',"b":1' * (BODY // 6 - 2) + b"}"),
    "a heap of requests": lambda stage: partial(heap, stage),
}
"""What else somebody may bring."""

EMOJI = "👩‍👩‍👧‍👦 "
MESSAGES: dict[type, dict[str, object]] = {
    wire.Join: {"protocol": 1, "seat": 1, "since": 7},
    wire.Decide: {"id": "x" * 64, "move": 1_000_000, "token": "x" * 64},
    wire.Chat: {"id": "1", "text": EMOJI * 30},
    wire.React: {"id": "1", "what": "well-played"},
    wire.AskPreview: {"id": "1", "token": "LEGAL"},
    wire.AskWhy: {"id": "1", "token": "x" * 64},
    wire.AskOdds: {"id": "1"},
    wire.AskTips: {"id": "1"},
    wire.AskHint: {"id": "1"},
    wire.Contribute: {"id": "1", "contribution": "ab" * 32},
    wire.Promise: {"id": "1", "commitment": "ab" * 32, "promise": "ab" * 32},
    wire.Reveal: {"id": "1", "share": "ab" * 32},
    wire.GiveHost: {"id": "1", "seat": 1},
    wire.Undo: {"id": "1"},
    wire.Enough: {"id": "1"},
    wire.Ping: {"id": "1" * 64},
}


def heap(stage: Stage) -> None:
    """Many requests at once, without waiting for an answer."""
    with socket.create_connection(("127.0.0.1", stage.watched.port), 30) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000)
        read = b""
        while read.count(b"alive\n") < 1000:
            read += line.recv(65_536)


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    """A server with big tables."""
    memory = Path("/dev/shm")  # where there is no disk to wait for
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        watched = Watched(Path(folder))
        with watched.open():
            yield Stage(watched)


def median(stage: Stage, make: Make) -> tuple[float, str]:
    """Of the longest callbacks of five times; in milliseconds."""
    slow = [stage.watched.slowest(make(stage)) for _ in range(TIMES)]
    middle = statistics.median_low([one.seconds for one in slow])
    return middle, next(one.what for one in slow if one.seconds == middle)


def test_a_callback_that_takes_long_is_noticed(stage: Stage) -> None:
    async def toil() -> None:
        began = thread_time()
        while thread_time() - began < 2 * MOST_S:
            pass

    assert stage.watched.slowest(lambda: stage.watched.do(toil())).seconds > MOST_S


def test_every_route_and_every_message_is_walked(stage: Stage) -> None:
    routes = stage.watched.house.runner.app.router.routes()
    paths = {f"{one.method} {one.resource.canonical}" for one in routes if one.resource}
    paths = {path for path in paths if not path.startswith("HEAD")}
    inner = {path.replace(" ", f" {API}", 1) for path in WALK}
    assert inner | set(OTHERS) == paths
    assert set(MESSAGES) == set(typing.get_args(wire.Incoming))


@pytest.mark.promise("five-milliseconds")
def test_no_request_holds_the_loop(stage: Stage) -> None:
    found = {name: median(stage, make) for name, make in {**WALK, **OTHERS, **BESIDE}.items()}
    slow = {name: what for name, what in found.items() if what[0] > MOST_S}
    assert not slow, slow


@pytest.mark.promise("five-milliseconds")
def test_no_message_holds_the_loop(stage: Stage) -> None:
    found = {
        f"{kind.__name__} {place.room.table.setup.game}": median(
            stage, partial(message, kind, place)
        )
        for kind in MESSAGES
        for place in (stage.long, stage.linko)
    }
    slow = {name: what for name, what in found.items() if what[0] > MOST_S}
    assert not slow, slow


def message(kind: type, place: Place, stage: Stage) -> Ask:
    """One message of a kind, by whoever is asked at a table."""
    watch = place.room.table.watch
    seat = watch.asked or 1
    fields = dict(MESSAGES[kind])
    fields["type"] = kind.__struct_config__.tag  # type: ignore[attr-defined]
    if kind is wire.Join:
        fields["seat"], fields["key"] = seat, place.keys[seat]
    if fields.get("token") == "LEGAL":
        fields["token"] = max(watch.legal, key=len)

    def ask() -> None:
        with stage.watched.socket(place.name) as plug:
            joined = {"type": "join", "protocol": 1, "seat": seat, "key": place.keys[seat]}
            plug.ask(joined, "state")
            plug.say(fields)
            plug.ask({"type": "ping", "id": "end"}, "pong")

    return ask
