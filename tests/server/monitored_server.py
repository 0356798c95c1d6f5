"""A server in a thread of its own, and how long each callback of its loop takes there.

Time is the thread's own, so that nobody else on the machine counts; the client is another thread.
"""

import asyncio
import base64
import gc
import http.client
import json
import socket
import struct
import threading
from asyncio import events
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple, TypeVar

import pytest

from lynxdeck.server.ops.compiling import load_all
from lynxdeck.server.settings import Settings
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.byhand import CountedIds, LeapingLoop, QuickBots
from tests.server.house import House

T = TypeVar("T")
HANDSHAKE = base64.b64encode(bytes(16)).decode()


class Slow(NamedTuple):
    """The longest callback since somebody looked."""

    seconds: float
    what: str


class MonitoredServer:
    """The server, and what its loop did."""

    def __init__(self, folder: Path, limits: str = "off") -> None:
        self._folder = folder
        self._settings = Settings(limits=limits)  # type: ignore[arg-type]
        self.slow = Slow(0.0, "")
        self.loop = LeapingLoop()
        self.house: House

    @contextmanager
    def open(self) -> Iterator[None]:
        """Begin; every callback is timed."""
        load_all()
        gc.collect()
        gc.freeze()
        run = events.Handle._run
        thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(events.Handle, "_run", lambda handle: self._time(handle, run))
            thread.start()
            self.do(self._open())
            try:
                yield
            finally:
                self.do(self._end())
                self.loop.call_soon_threadsafe(self.loop.stop)
                thread.join()
                self.loop.close()
                gc.unfreeze()

    async def _open(self) -> None:
        store = SqliteStore(self._folder / "lynxdeck.db")
        self.house = House(store, self._settings, QuickBots(), CountedIds())
        await self.house.open()

    async def _end(self) -> None:
        await self.house.end()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def _time(self, handle: Any, run: Callable[[Any], None]) -> None:
        if handle._loop is not self.loop:
            run(handle)
            return
        callback, began = handle._callback, thread_time()
        run(handle)
        took = thread_time() - began
        if took > self.slow.seconds:
            self.slow = Slow(took, repr(callback))

    def do(self, work: Coroutine[object, object, T]) -> T:
        """Something in the server's own loop, to set a scene."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def slowest(self, ask: Callable[[], object]) -> Slow:
        """Ask for something: the longest callback until all of it is done."""
        self.do(asyncio.sleep(0.002))  # time is the subject: what was begun before ends before
        self.slow = Slow(0.0, "")
        ask()
        self.do(asyncio.sleep(0.002))  # time is the subject: and what it began is part of it
        return self.slow

    @property
    def port(self) -> int:
        """Where it is."""
        return int(self.house.base.rpartition(":")[2])

    # --- a client -------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """A request, on a connection of its own; (status, body)."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        data: bytes | None = None
        if isinstance(body, bytes):
            data, headers["Content-Type"] = body, "text/plain"
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()

    @contextmanager
    def socket(self, table: str) -> Iterator["Plug"]:
        """A WebSocket at a table."""
        with socket.create_connection(("127.0.0.1", self.port), 30) as line:
            line.sendall(
                f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {HANDSHAKE}\r\n\r\n".encode()
            )
            read = b""
            while not read.endswith(b"\r\n\r\n"):
                read += line.recv(1)
            assert b" 101 " in read, read
            yield Plug(line)


class Plug:
    """A WebSocket as plain as can be."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line

    def say(self, message: object) -> None:
        """Send a message."""
        self.line.sendall(masked(json.dumps(message, ensure_ascii=False).encode()))

    def ask(self, message: object, *kinds: str) -> Any:
        """Send a message, and wait for one of these."""
        self.say(message)
        while (heard := self.hear())["type"] not in kinds:
            pass
        return heard

    def hear(self) -> Any:
        """The next message."""
        first, size = self._exactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", self._exactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self._exactly(8))
        payload = self._exactly(size)
        return json.loads(payload) if first & 0xF == 1 else {"type": "control", "said": payload}

    def _exactly(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            more = self.line.recv(size - len(read))
            assert more, "the socket was closed"
            read += more
        return read


def masked(payload: bytes, first: int = 0x81, mask: bytes = bytes(4)) -> bytes:
    """A frame as a client sends it; a mask of zeros changes nothing."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 1 << 16:
        head = struct.pack(">BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack(">BBQ", first, 0x80 | 127, size)
    if any(mask):
        payload = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return head + mask + payload
