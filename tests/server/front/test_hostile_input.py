"""Every input field of every route, message, header and setting gets its hostile set.

The fields are read from the types, so a new one is tried without another word here. Whatever comes
is refused in a sentence: never a 5xx, never a fault in the log.
"""

import asyncio
import contextlib
import json
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from structlog.testing import capture_logs

from lynxdeck.server import origins
from lynxdeck.server import protocol as wire
from lynxdeck.server.http import routes
from lynxdeck.server.http.request import ApiRequest, Plain
from lynxdeck.server.http.routes import ROUTES, Route
from lynxdeck.server.settings import PREFIX, Settings, from_environment
from tests.server.front.conftest import API, House, Made, World
from tests.server.samples import TEXTS, sample

pytestmark = pytest.mark.promise("broken-frames")

DEEP = "[" * 4000 + "]" * 4000
RAW = (
    *(
        "null",
        "true",
        "0",
        "-1",
        "1e400",
        "-0.0",
        "1.5",
        "1e-400",
        "9" * 19,
        "9" * 5000,
        "1E5",
        "NaN",
    ),
    *("Infinity", "-Infinity", "01", "[]", "{}", "[null]", DEEP, '{"a":' * 900 + "1" + "}" * 900),
    *('"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x"', '"' + "y" * 20_000 + '"', "'x'", ""),
    *('{"a": 1, "a": 2}', '{"": 1}', '{"1": "easy", "1": "hard"}', '["\\ud83d"]'),
)
"""The same as JSON, with nesting, duplicates, and what is none."""
USUAL = {
    "Accept": "text/html",
    "Accept-Encoding": "gzip",
    "Accept-Language": "de",
    "Authorization": "Bearer x",
    "Connection": "Upgrade",
    "Content-Encoding": "gzip",
    "Content-Length": "0",
    "Cookie": "seat-1=x",
    "Expect": "100-continue",
    "If-Modified-Since": "Wed, 21 Oct 2026 07:28:00 GMT",
    "If-None-Match": '"x"',
    "Origin": "http://127.0.0.1",
    "Range": "bytes=0-",
    "Sec-Fetch-Site": "same-origin",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version": "13",
    "Transfer-Encoding": "chunked",
    "Upgrade": "websocket",
    "X-Forwarded-For": "192.0.2.1",
    "X-Forwarded-Proto": "https",
}
READ = re.compile(
    r'headers\.(?:get|getall)\("([A-Z][\w-]+)"|"([A-Z][\w-]+)" (?:not )?in [\w.]*headers'
)


def headers() -> dict[str, str]:
    """Every header that the server's source reads, and what aiohttp reads of itself."""
    source = Path(origins.__file__).parent
    found = [READ.findall(file.read_text("utf-8")) for file in source.rglob("*.py")]
    names = {left or right for each in found for left, right in each}
    assert {"Origin", "X-Forwarded-For", "Sec-WebSocket-Key", "Content-Encoding"} <= names
    return {**dict.fromkeys(sorted(names), "x"), **USUAL}


every = pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.long)])
"""A sample, or all."""


def json_texts() -> list[str]:
    """What may stand for a value in JSON: the raw ones, and each text as a string."""
    return [*RAW, *(json.dumps(text) for text in TEXTS)]


def hostile_objects(kind: type[msgspec.Struct], **fixed: Any) -> Iterator[str]:
    """Objects of a type with one field after the other hostile, one twice, and one too many."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    whole = {**fixed, **sample(info)}
    names = [one.encode_name for one in info.fields]
    for name in names:
        plain = {key: json.dumps(value) for key, value in whole.items() if key != name}
        for raw in json_texts():
            yield (
                "{"
                + ", ".join(f'"{key}": {text}' for key, text in [*plain.items(), (name, raw)])
                + "}"
            )
        twice = json.dumps(whole.get(name))
        rest = ", ".join(f'"{key}": {text}' for key, text in plain.items())
        yield "{" + ", ".join(filter(None, [rest, f'"{name}": {twice}, "{name}": null'])) + "}"
    yield json.dumps({**whole, "more": 1})
    yield from RAW


def paths(route: Route, made: Made) -> Iterator[str]:
    """The addresses of a route: as it should be, then each name in it and each word hostile."""
    right = {"table": made.table, "seat": "1", "invite": made.invite, "game": "linko"}
    path = route.path.format_map(right)
    yield path
    for name in right:
        if "{" + name + "}" in route.path:
            for text in TEXTS:
                yield route.path.format_map({**right, name: quote(text, safe="")})
    for word in route.query:
        for text in TEXTS:
            yield f"{path}?{word}={quote(text, safe='')}"
        yield f"{path}?{word}=1&{word}=2&{word}"


def bodies(route: Route) -> Iterator[str | None]:
    if route.takes is None:
        yield None
    elif isinstance(route.takes, Plain):
        yield from (*RAW, *TEXTS)
    else:
        yield from hostile_objects(route.takes)


async def begun(world: World) -> Made:
    made = await world.table("Ann", "Ben", start=1)
    await world.start(made)
    return made


CALM = {"limits": "off", "trusted_proxies": "127.0.0.1", "within_s": 500}
ENDS = ("close", "leave", "kick", "revoke")
"""What ends a table or a key as it is meant to: tried with hostile addresses alone."""


@every
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_a_route_refuses_in_a_sentence_whatever_comes(
    house: House, route: Route, step: int
) -> None:
    kind = route.takes.kind if isinstance(route.takes, Plain) else "application/json"

    async def scene(world: World) -> None:
        made = await begun(world)
        keys = f"host={made.host}; seat-1={made.keys[1]}"

        async def tell(path: str, body: str | None) -> None:
            data = None if body is None else body.encode("utf-8", "surrogatepass")
            sent = {"Cookie": keys, **({} if data is None else {"Content_Type": kind})}
            answer = await world.ask(route.method, API + path, body=data, **sent)
            assert answer.status < 500, (route.method, path[:200], (body or "")[:200], answer.text)

        first, *others = paths(route, made)
        if not route.path.endswith(ENDS):
            for body in list(bodies(route))[::step]:
                await tell(first, body)
        for path in others[::step]:
            await tell(path, None if route.takes is None else "{}")

    with capture_logs() as said:
        house(scene, **CALM)
    assert not [line for line in said if line["log_level"] == "error"]


def test_a_route_is_given_the_words_that_it_names(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So each word that one reads is among those that are tried above."""

    async def told(request: ApiRequest) -> str:
        return json.dumps(dict(request.query))

    gives = Plain("text/plain")
    extra = Route("GET", "/told", told, None, gives, 200, query=("a", "b"), by=())
    monkeypatch.setattr(routes, "ROUTES", [*ROUTES, extra])

    async def scene(world: World) -> None:
        answer = await world.ask("GET", f"{API}/told?a=1&c=3&a=2")
        assert json.loads(answer.text) == {"a": "1"}

    house(scene)


PATHS = ("/", "/api/v1/games", "/api/v1/tables", "/j/x", "/assets/x.js", "socket")
HANDSHAKE = ("Connection", "Upgrade", "Sec-WebSocket-Key", "Sec-WebSocket-Version")


@every
@pytest.mark.parametrize("path", PATHS)
def test_a_header_of_any_content_is_no_fault(house: House, path: str, step: int) -> None:
    """As it comes over the wire, whether a client could send it or not."""

    async def status(world: World, at: str, sent: dict[str, str]) -> int:
        host, port = world.base.removeprefix("http://").split(":")
        head = "".join(f"{name}: {text}\r\n" for name, text in sent.items())
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(f"GET {at} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogatepass"))
            return int((await asyncio.wait_for(reader.readline(), 10)).split()[1])
        finally:
            writer.close()

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        at = f"{API}{made.path}/socket" if path == "socket" else path
        usual = {"Host": "127.0.0.1"}
        usual |= {name: USUAL[name] for name in HANDSHAKE} if path == "socket" else {}
        assert await status(world, at, usual) < 500
        for name, right in headers().items():
            for text in [*TEXTS, *(f"{right}, {text}" for text in TEXTS)][::step]:
                told = await status(world, at, {**usual, name: text})
                assert told < 500, (name, text[:100])

    with capture_logs() as said:
        house(scene, **CALM)
    assert not [line for line in said if line["log_level"] == "error"]


REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "200000"))


@pytest.mark.parametrize("many", [1500, pytest.param(REQUESTS, marks=pytest.mark.long)])
def test_so_many_requests_of_any_content_are_no_fault(house: House, many: int) -> None:
    """Several things hostile at once, by the keys of a host and a seat, at tables that change."""
    chance = random.Random(24)
    statuses: Counter[int] = Counter()

    def content(route: Route) -> str | None:
        if route.takes is None:
            return None
        if isinstance(route.takes, Plain):
            return chance.choice([*RAW, *TEXTS])
        info = msgspec.inspect.type_info(route.takes)
        assert isinstance(info, msgspec.inspect.StructType)
        fields = {one.encode_name: json.dumps(sample(one.type)) for one in info.fields}
        for name in fields:
            if chance.random() < 0.4:
                fields[name] = chance.choice(json_texts())
        return "{" + ", ".join(f'"{name}": {text}' for name, text in fields.items()) + "}"

    async def scene(world: World) -> None:
        made = await begun(world)
        for number in range(many):
            if number % 2000 == 1999:  # the last one is closed, left or full by now
                made = await begun(world)
            route = chance.choice(ROUTES)
            right = {"table": made.table, "seat": "1", "invite": made.invite, "game": "linko"}
            names = {
                name: quote(chance.choice(TEXTS), safe="") if chance.random() < 0.2 else value
                for name, value in right.items()
            }
            path = route.path.format_map(names)
            words = [f"{word}={quote(chance.choice(TEXTS), safe='')}" for word in route.query]
            body = content(route)
            kind = route.takes.kind if isinstance(route.takes, Plain) else "application/json"
            sent = {"Cookie": f"host={made.host}; seat-1={made.keys[1]}"}
            sent |= {} if body is None else {"Content_Type": kind}
            address = f"{API}{path}?{'&'.join(words)}" if words else API + path
            data = None if body is None else body.encode("utf-8", "surrogatepass")
            answer = await world.ask(route.method, address, body=data, **sent)
            statuses[answer.status] += 1
            assert answer.status < 500, (route.path, address[:200], (body or "")[:200])
        assert (await world.ask("GET", "/readyz")).text == "ready\n"
        assert not world.tables.tasks.failures

    with capture_logs() as said:
        house(scene, **{**CALM, "within_s": 3600})
    assert not [line for line in said if line["log_level"] == "error"]
    assert {200, 404, 422} <= statuses.keys()


MESSAGES = [
    one
    for one in vars(wire).values()
    if isinstance(one, type)
    and issubclass(one, wire.ClientMessage)
    and one is not wire.ClientMessage
]


@every
@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_a_message_is_refused_in_a_sentence_whatever_it_holds(
    house: House, kind: type[msgspec.Struct], step: int
) -> None:
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]

    async def scene(world: World) -> None:
        made = await begun(world)
        for text in list(hostile_objects(kind, type=tag))[::step]:
            async with world.line(made, key=made.keys[1]) as line:
                await line.socket.send_str(json.dumps({"type": "join", "protocol": 1, "seat": 1}))
                await line.socket.send_bytes(text.encode("utf-8", "surrogatepass"))
            async with world.line(made, key=made.keys[1]) as line:
                await line.join(1)
                await line.socket.send_str(text.encode("utf-8", "replace").decode())
                await line.socket.send_str(json.dumps({"type": "ping"}))

    with capture_logs() as said:
        house(scene, **CALM)
    assert not [line for line in said if line["log_level"] == "error"]


@pytest.mark.parametrize("field", Settings.__struct_fields__)
def test_a_setting_is_refused_in_a_sentence_whatever_it_is(field: str) -> None:
    for text in TEXTS:
        with contextlib.suppress(ValueError):
            from_environment({PREFIX + field.upper(): text})


TAKEN = dict.fromkeys(route.takes for route in ROUTES if isinstance(route.takes, type))


@pytest.mark.parametrize("kind", [*TAKEN, *MESSAGES], ids=lambda kind: kind.__name__)
def test_what_is_usual_is_taken(kind: type[msgspec.Struct]) -> None:
    """Else its hostile fields are never looked at: another one is refused before."""
    usual = msgspec.convert(sample(msgspec.inspect.type_info(kind)), kind)
    assert msgspec.json.decode(msgspec.json.encode(usual), type=kind) == usual


def unbounded(kind: msgspec.inspect.Type, path: str) -> Iterator[str]:
    """Fields of an input that have no end, or take what nobody knows."""
    match kind:
        case msgspec.inspect.IntType(ge=least, le=most):
            if least is None or most is None:
                yield path
        case msgspec.inspect.StrType(max_length=None):
            yield path
        case msgspec.inspect.UnionType(types=types):
            for one in types:
                yield from unbounded(one, path)
        case msgspec.inspect.StructType(fields=fields, forbid_unknown_fields=strict):
            if not strict:
                yield f"{path}, of any name"
            for part in fields:
                yield from unbounded(part.type, f"{path}.{part.name}")
        case msgspec.inspect.ListType(item_type=item, max_length=most):
            if most is None:
                yield f"{path}[]"
            yield from unbounded(item, f"{path}[]")
        case msgspec.inspect.DictType(key_type=key, value_type=value, max_length=most):
            if most is None:
                yield f"{path}{{}}"
            yield from unbounded(key, f"{path}, a name")
            yield from unbounded(value, f"{path}{{}}")
        case msgspec.inspect.FloatType() | msgspec.inspect.AnyType() | msgspec.inspect.RawType():
            yield path


def test_every_input_field_has_its_bounds() -> None:
    """By type, whatever a route or a message does with it."""
    loose = [
        one
        for kind in [*TAKEN, *MESSAGES]
        for one in unbounded(msgspec.inspect.type_info(kind), kind.__name__)
    ]
    assert not loose
