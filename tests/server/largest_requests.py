"""The largest request allowed for every route and message, for `test_event_loop`."""

import json
import socket
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import quote

from lynxdeck.records.daily import Daily
from lynxdeck.server import protocol as wire
from lynxdeck.server.http import pages
from lynxdeck.server.http.app import BODY
from tests.server.house import Place
from tests.server.largest_tables import Ask, Stage

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


BROWSER = {"endpoint": "https://push.example/" + "x" * 900, "p256dh": "BA" * 44, "auth": "AA" * 11}
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
    "POST /tables/{table}/seats/{seat}/stand-in": lambda stage: stage.host(
        "seats/1/stand-in", played=20
    ),
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
    "GET /push": get("/push"),
    "POST /tables/{table}/seats/{seat}/push": lambda stage: wrong(
        stage, f"{stage.full.path}/seats/1/push", json.dumps(BROWSER).encode()
    ),
    "POST /tables/{table}/seats/{seat}/push/off": lambda stage: stage.seat(
        "push/off", {"endpoint": "https://push.example/" + "x" * 900}
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
    "own data of the longest log": get("/tables/{table}/seats/{seat}/data", of="logged", key=6),
    "wiping in the longest log": lambda stage: stage.wipe(),
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


def message(kind: type, place: Place, stage: Stage) -> Ask:
    """One message of a kind, by the seat that is asked at a table."""
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
