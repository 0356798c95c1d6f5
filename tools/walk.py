"""The way of a decision through the server, from a real run.

    python tools/walk.py [--store postgresql://…] [--write]

`--write` (`make walk`) writes docs/walk.md.

A server of this process plays Linko with three people at sockets. One decision is profiled, after
others that have warmed everything up; the deal is always the same. What is called of Lynxdeck is
listed in the order of the first call, by thread: the event loop, and the thread that writes to the
store. A type carries the decision if an instance of it, made for this decision alone, is passed to
a function or returned.
"""

import argparse
import asyncio
import socket
import sys
import tempfile
import threading
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import aiohttp
import msgspec

import lynxdeck
from lynxdeck.server.keyring import Ids
from lynxdeck.server.ops import serving
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket import listener

ROOT = Path(lynxdeck.__file__).parent
SEATS = 3
WARM = 12
"""Decisions before the one that is profiled, so that everybody has made some."""
SETTLED_S = 0.5
"""How long those who came may be talked about."""


class Walk(NamedTuple):
    """What one decision called."""

    loop: list[tuple[str, list[str]]]
    """Files of the event loop in order, each with its functions in order of the first call."""
    writer: list[tuple[str, list[str]]]
    """The same for the other threads, as far as they call none of these."""
    calls: int
    """How many calls the event loop made."""
    types: list[str]
    """What carries the decision, in order of first appearance."""
    sent: int
    """Bytes that went to all sockets."""


class Profile:
    """Notes calls into Lynxdeck, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.thread = threading.get_ident()
        self.calls: list[tuple[bool, str, str]] = []
        self.seen: list[object] = []
        """Kept, so that no other object gets the same identity."""

    def __call__(self, frame: types.FrameType, event: str, value: object) -> None:
        """As `sys.setprofile` calls it."""
        if not self.on or event not in ("call", "return"):
            return
        code = frame.f_code
        if not code.co_filename.startswith(str(ROOT)):
            return
        if event == "call":
            path = str(Path(code.co_filename).relative_to(ROOT))
            here = threading.get_ident() == self.thread
            self.calls.append((here, path, code.co_qualname))
            names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            self.seen += [frame.f_locals[name] for name in names if name in frame.f_locals]
        elif value is not None:
            self.seen.append(value)

    def take(self) -> tuple[list[tuple[bool, str, str]], list[object]]:
        """What was noted since the last time."""
        calls, seen = self.calls, self.seen
        self.calls, self.seen = [], []
        return calls, seen


def walk(store: str = "") -> Walk:
    """Run a server, have a decision made there, and say what it called."""
    profile = Profile()
    threading.setprofile(profile)
    same = patch.multiple(Ids, table=lambda _: "walk", draw=lambda _, size: bytes(size))
    calm = patch.object(listener, "CHECK_S", 3600.0)  # idle connections are visited, else
    with tempfile.TemporaryDirectory() as folder, same, calm:
        try:
            return asyncio.run(_walk(Path(folder), store, profile))
        finally:
            threading.setprofile(None)


async def _walk(folder: Path, store: str, profile: Profile) -> Walk:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = Settings(
        port=port, data=folder, store=store, limits="off", log_level="error", bot_workers=1
    )
    stop = asyncio.Event()
    server = asyncio.create_task(serving.run(settings, stop))
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}/api/v1/") as session:
            return await _play(session, profile)
    finally:
        stop.set()
        await server


async def _play(session: aiohttp.ClientSession, profile: Profile) -> Walk:
    table = await _begin(session)
    sockets = [await table.join(seat) for seat in range(1, SEATS + 1)]
    await asyncio.sleep(SETTLED_S)
    before: list[object] = []
    for n in range(WARM):
        if n >= WARM - 2 * SEATS:
            profile.on = True
        await table.decide(f"warm-{n}", sockets, profile)
        before += profile.take()[1]
    idle, busy = await _idle(profile)
    before += busy
    sent = await table.decide("the-one", sockets, profile)
    calls, seen = profile.take()
    calls = [call for call in calls if call not in idle]
    for one in sockets:
        await one.close()
    known: set[int] = set()
    list(_carried(before, known))
    carrying = [type(one).__qualname__ for one in _carried(seen, known)]
    loop = _files([(path, name) for here, path, name in calls if here])
    of_loop = {path for path, _ in loop}
    writer = _files([(p, name) for here, p, name in calls if not here and p not in of_loop])
    return Walk(
        loop, writer, sum(here for here, _, _ in calls), list(dict.fromkeys(carrying)), sent
    )


async def _idle(profile: Profile) -> tuple[set[tuple[bool, str, str]], list[object]]:
    """What is called while nobody does anything, and by whom: timers of the server's own."""
    sys.setprofile(profile)
    await asyncio.sleep(2 * SETTLED_S)
    sys.setprofile(None)
    calls, seen = profile.take()
    return set(calls), seen


def _carried(found: list[object], known: set[int]) -> Iterator[object]:
    """The instances of Lynxdeck's types among these, with what they hold, that are new."""
    for one in found:
        if id(one) in known:
            continue
        known.add(id(one))
        if isinstance(one, list | tuple):
            yield from _carried(list(one), known)
        if isinstance(one, dict):
            yield from _carried(list(one.values()), known)
        if type(one).__module__.startswith("lynxdeck") and not isinstance(one, type | Exception):
            yield one
            if isinstance(one, msgspec.Struct):
                held = [getattr(one, name) for name in one.__struct_fields__]
                yield from _carried(held, known)


def _files(calls: list[tuple[str, str]]) -> list[tuple[str, list[str]]]:
    files: dict[str, dict[str, None]] = {}
    for path, name in calls:
        files.setdefault(path, {})[name] = None
    return [(path, list(names)) for path, names in files.items()]


class _Table:
    """A table with people, over HTTP and sockets."""

    def __init__(self, session: aiohttp.ClientSession, name: str, keys: list[str]) -> None:
        self._session = session
        self._path = f"tables/{name}"
        self._keys = keys

    async def join(self, seat: int) -> aiohttp.ClientWebSocketResponse:
        """A socket that has been told all there is."""
        one = await self._session.ws_connect(f"{self._path}/socket")
        await one.send_json({"type": "join", "protocol": 1, "seat": seat, "key": self._key(seat)})
        await one.receive_json()
        return one

    def _key(self, seat: int) -> str:
        return self._keys[seat - 1]

    async def decide(
        self, request: str, sockets: list[aiohttp.ClientWebSocketResponse], profile: Profile
    ) -> int:
        """Have the seat that is asked decide; how many bytes everybody was told together."""
        seat, legal, move = 0, [], 0
        wanted, profile.on = profile.on, False
        for number in range(1, SEATS + 1):
            headers = {"Authorization": f"Bearer {self._key(number)}"}
            path = f"{self._path}/view?seat={number}"
            async with self._session.get(path, headers=headers) as answer:
                view = (await answer.json())["view"]
            if view["legal"]:
                seat, legal, move = number, view["legal"], view["move"]
        profile.on = wanted
        sys.setprofile(profile)
        decision = {"type": "decide", "id": request, "move": move, "token": legal[0]}
        await sockets[seat - 1].send_json(decision)
        last = ["done" if number == seat else "move" for number in range(1, SEATS + 1)]
        told = await asyncio.gather(*map(_told, sockets, last))
        await asyncio.sleep(0)
        sys.setprofile(None)
        return sum(told)


async def _told(one: aiohttp.ClientWebSocketResponse, last: str) -> int:
    """How many bytes somebody is told up to a message of this type."""
    told = 0
    while True:
        said = await one.receive_str()
        told += len(said)
        if msgspec.json.decode(said)["type"] == last:
            return told


async def _begin(session: aiohttp.ClientSession) -> _Table:
    async def post(path: str, body: dict[str, Any], key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        async with session.post(path, json=body, headers=headers) as answer:
            assert answer.status < 300, await answer.text()
            return await answer.json()

    while True:
        try:
            made = await post("tables", {"game": "linko", "seats": SEATS, "pace": "instant"})
            break
        except aiohttp.ClientConnectionError:
            await asyncio.sleep(0.1)
    keys = []
    for name in ("Ann", "Ben", "Cleo"):
        keys.append((await post(f"invites/{made['invite']}/claim", {"name": name}))["key"])
    await post(f"tables/{made['table']}/start", {}, made["host_key"])
    return _Table(session, made["table"], keys)


PAGE = Path(__file__).parents[1] / "docs" / "walk.md"


def page(found: Walk) -> str:
    """The walk as docs/walk.md tells it."""
    rows = [f"{n}. `{path}`: {_names(names)}" for n, (path, names) in enumerate(found.loop, 1)]
    writer = [f"- `{path}`: {_names(names)}" for path, names in found.writer]
    return "\n".join(
        [
            "# The way of a decision",
            "",
            "<!-- written by `make walk`, do not edit -->",
            "",
            "What the server calls for one decision: a table of three people at sockets plays"
            " Linko, tables are stored in SQLite, one decision is profiled. Files stand in the"
            " order of their first call, each with its functions. The page's half begins in"
            " `web/src/net/session.svelte.ts`.",
            "",
            f"**{len(found.loop)} files** on the event loop, {found.calls} calls; "
            f"**{len(found.types)} types** carry the decision; {found.sent} bytes to three seats.",
            "A test fails when a decision calls more files, or when more types carry it, than this"
            " page says.",
            "",
            "## On the event loop",
            "",
            *rows,
            "",
            "## In the thread that writes to the store",
            "",
            *(writer or ["Nothing else."]),
            "",
            "## Types that carry the decision",
            "",
            ", ".join(f"`{name}`" for name in found.types),
            "",
        ]
    )


def _names(names: list[str]) -> str:
    """Functions by name; what stands inside of others left out."""
    return ", ".join(f"`{name}`" for name in names if "<" not in name) or "generated functions"


def main() -> None:
    """Print it, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--store", default="", help="a PostgreSQL, instead of SQLite")
    parser.add_argument("--write", action="store_true", help="write docs/walk.md")
    asked = parser.parse_args()
    found = walk(asked.store)
    if asked.write:
        PAGE.write_text(page(found), encoding="utf-8")
    for path, names in found.loop:
        print(f"{path}: {', '.join(names)}")
    for path, names in found.writer:
        print(f"(writer) {path}: {', '.join(names)}")
    print(f"{len(found.loop)} files and {found.calls} calls on the event loop, {found.sent} bytes")
    print(f"{len(found.types)} types: {', '.join(found.types)}")


if __name__ == "__main__":
    main()
