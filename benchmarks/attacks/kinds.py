"""The attacks: those that once worked, and one of our own for each kind of route and message."""

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator

from benchmarks.attacks.means import API, Means, frame, said

Attack = Callable[[Means], object]
TEXT, MORE, END, PING = 0x01, 0x00, 0x80, 0x89
MANY, SOCKETS = 50, 55
BODY = 256 * 1024 - 16


def ever(*things: bytes) -> Iterator[bytes]:
    """These, again and again."""
    return itertools.cycle(things)


# --- over sockets ---------------------------------------------------------------------------------


def parts(size: int) -> bytes:
    """A message in 8,000 fragments of so many bytes."""
    piece = b" " * size
    return frame(piece, TEXT) + frame(piece, MORE) * 7998 + frame(b"", END)


def fragments(means: Means) -> object:
    """Once worked: 12 sockets, under ten messages a second, each in 8,000 one-byte fragments."""
    return means.again(lambda m: m.pour(ever(parts(1)), 0.11), 12)


def empty_fragments(means: Means) -> object:
    """The same with nothing in them."""
    return means.again(lambda m: m.pour(ever(parts(0)), 0.11), SOCKETS)


def pings(means: Means) -> object:
    """Pings by the hundred."""
    return means.again(lambda m: m.pour(ever(frame(b"x" * 125, PING) * 100), 0), SOCKETS)


def trickle(means: Means) -> object:
    """A long message, one byte a packet."""
    start = frame(b" " * 16_000)[:8]
    return means.again(lambda m: m.pour(itertools.chain([start], ever(b" ")), 0), SOCKETS)


def hints(means: Means) -> object:
    """Once worked: hints over 55 sockets."""
    return means.again(lambda m: m.pour(ever(said(type="hint", id="h")), 0.11), SOCKETS)


def joins(means: Means) -> object:
    """All there is of a table, ten times a second over each socket."""
    return means.again(lambda m: m.pour(ever(m.join()), 0.11), SOCKETS)


def questions(means: Means) -> object:
    """Whatever can be asked, as often as is allowed."""
    asked = [
        said(type="preview", id="p", token="x"),
        said(type="why", id="w", token="b"),
        said(type="tips", id="t"),
        said(type="odds", id="o"),
        said(type="chat", id="c", text="é" * 900),
        said(type="decide", id="d", move=0, token="b"),
    ]
    return means.again(lambda m: m.pour(ever(*asked), 0.11), SOCKETS)


def nonsense(means: Means) -> object:
    """The longest messages that are none: deep, wide, and one big number."""
    wrong = [b"[" * 16_000, b'{"type":"ping","id":' + b"9" * 16_000 + b"}", b'"' + b"x" * 16_000]
    return means.again(lambda m: m.pour(ever(*map(frame, wrong)), 0.11), SOCKETS)


def handshakes(means: Means) -> object:
    """Sockets that come and go."""
    return means.again(lambda m: m.pour(iter(()), 0), SOCKETS)


# --- over HTTP ------------------------------------------------------------------------------------


def get(*paths: str, connections: int = MANY) -> Attack:
    """Looks, as fast as they are answered."""

    def attack(means: Means) -> object:
        table = means.target.table
        asked = [means.request("GET", path.format(table=table), key=True) for path in paths]
        return means.again(lambda m: m.ask(ever(*asked)), connections)

    return attack


def codes(means: Means) -> object:
    """Once worked: QR codes as big as they may be, none twice."""

    def wishes(m: Means) -> Iterator[bytes]:
        for number in m.count:
            body = json.dumps({"text": f"{number:08}" + "😀" * 126}, ensure_ascii=False)
            yield m.request("POST", f"{API}/qr", body.encode())

    return means.again(lambda m: m.ask(wishes(m)), MANY)


def records(means: Means) -> object:
    """Records as long as they may be, and wrong only at the end."""
    tags = b"".join(b'[A%d "b"]\n' % number for number in range(20_000))
    asked = means.request("POST", f"{API}/replay", tags[:BODY], kind="text")
    return means.again(lambda m: m.ask(ever(asked)), 16)


def bodies(means: Means) -> object:
    """The longest bodies that are no JSON."""
    wrong = [b"[" * BODY, b'{"seats":' + b"9" * BODY, b'{"text":"' + b"x" * BODY]
    asked = [means.request("POST", f"{API}/tables", body[:BODY]) for body in wrong]
    return means.again(lambda m: m.ask(ever(*asked)), MANY)


def tables(means: Means) -> object:
    """New tables, and the lobby."""
    wish = {"game": "push", "seats": 6, "bots": {"1": "easy", "2": "easy"}, "public": True}
    made = means.request("POST", f"{API}/tables", json.dumps(wish).encode())
    look = means.request("GET", f"{API}/tables")
    return means.again(lambda m: m.ask(ever(made, look)), MANY)


def seats(means: Means) -> object:
    """Names, automatic answers and links for a second device."""
    path = f"{API}/tables/{means.target.table}/seats/1"
    asked = [
        means.request("POST", f"{path}/rename", b'{"name":"Eve"}', key=True),
        means.request("POST", f"{path}/auto", b'{"auto":true}', key=True),
        means.request("POST", f"{path}/rename", b'{"name":"Eva"}', key=True),
        means.request("POST", f"{path}/auto", b'{"auto":false}', key=True),
        means.request("POST", f"{path}/handover", key=True),
    ]
    return means.again(lambda m: m.ask(ever(*asked)), MANY)


def decisions(means: Means) -> object:
    """Decisions that are refused."""
    path = f"{API}/tables/{means.target.table}/seats/1/decide"
    asked = means.request("POST", path, b'{"id":"a","move":0,"token":"b"}', key=True)
    return means.again(lambda m: m.ask(ever(asked)), MANY)


def heaps(means: Means) -> object:
    """A thousand requests at once on each connection, and no answer is waited for."""
    heap = means.request("GET", "/healthz") * 1000

    async def attack(m: Means) -> None:
        async with m.line() as (reader, writer):
            listening = asyncio.create_task(swallow_all(reader))
            while not listening.done():
                writer.write(heap)
                m.tally["requests"] += 1000
                await writer.drain()
            raise EOFError

    return means.again(attack, MANY)


async def swallow_all(reader: asyncio.StreamReader) -> None:
    """Read until the end."""
    while await reader.read(65_536):
        pass


def headers(means: Means) -> object:
    """As many and as long headers as are taken."""
    line = means.request("GET", "/healthz")[:-2]
    many = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 400) for number in range(100))
    return means.again(lambda m: m.ask(ever(line + many + b"\r\n")), MANY)


def half_open(means: Means) -> object:
    """Once worked: connections that never say what they want."""

    async def attack(m: Means) -> None:
        async with m.line() as (reader, writer):
            writer.write(means.request("GET", "/")[:-2])
            await reader.read()

    return means.again(attack, 320)


def slow_bodies(means: Means) -> object:
    """A body that comes a byte at a time."""
    head = means.request("POST", f"{API}/qr", b" " * 1000)[:-1000]

    async def attack(m: Means) -> None:
        async with m.line() as (_, writer):
            writer.write(head)
            for _ in range(1000):
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.01)

    return means.again(attack, 200)


def unread(means: Means) -> object:
    """Once worked: large answers that nobody reads, on as many connections as there may be."""
    table = means.target.table
    paths = (f"{API}/openapi.json", f"{API}/tables/{table}/replay?eyes=1")
    asked = b"".join(means.request("GET", path, key=True) for path in paths) * 20

    async def attack(m: Means) -> None:
        async with m.line() as (reader, writer):
            writer.write(asked)
            m.tally["requests"] += 40
            await asyncio.sleep(0.5)
            await reader.read(1)
            await asyncio.sleep(3)

    return means.again(attack, 131)


def late(means: Means) -> object:
    """Once worked: half requests that close just as their time is over."""
    half = means.request("GET", "/")[:-2]

    async def attack(m: Means) -> None:
        async with m.line() as (_, writer):
            writer.write(half)
            await asyncio.sleep(10 + next(m.count) % 40 / 20)

    return means.again(attack, 250)


def wipes(means: Means) -> object:
    """Once worked: the own data wiped again and again."""
    path = f"{API}/tables/{means.target.table}/seats/1"
    asked = [
        means.request("POST", f"{path}/rename", b'{"name":"Eve"}', key=True),
        means.request("DELETE", f"{path}/data", key=True),
        means.request("GET", f"{path}/data", key=True),
    ]
    return means.again(lambda m: m.ask(ever(*asked)), MANY)


PROVEN: dict[str, Attack] = {
    "fragments": fragments,
    "qr": codes,
    "hints": hints,
    "half-open": half_open,
    "late": late,
    "unread": unread,
    "wipes": wipes,
    "replay": get(API + "/tables/{table}/replay?eyes=1"),
}
OURS: dict[str, Attack] = {
    "empty-fragments": empty_fragments,
    "pings": pings,
    "trickle": trickle,
    "joins": joins,
    "questions": questions,
    "nonsense": nonsense,
    "handshakes": handshakes,
    "pages": get("/", "/sw.js", "/j/nobody", "/new/push"),
    "house": get("/metrics", "/readyz", "/version", API + "/openapi.json"),
    "rules": get(API + "/games", API + "/rules/linko?lang=de", API + "/words/push"),
    "looking": get(API + "/tables/{table}/view?seat=1&since=0", API + "/tables/{table}/record"),
    "data": get(API + "/tables/{table}/seats/1/data", API + "/tables/{table}/fairness"),
    "tables": tables,
    "seats": seats,
    "decisions": decisions,
    "records": records,
    "bodies": bodies,
    "slow-bodies": slow_bodies,
    "heaps": heaps,
    "headers": headers,
}
ATTACKS = PROVEN | OURS
