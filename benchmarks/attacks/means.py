"""What an attacker has: connections from an address of its own, requests, and frames."""

import asyncio
import base64
import contextlib
import itertools
import json
import struct
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from msgspec import Struct

API = "/api/v1"
HANDSHAKE = base64.b64encode(bytes(16)).decode()
PAUSE_S = 0.05
"""Before somebody who was cut off comes back."""


class Target(Struct):
    """A server, a table of the attacker's own with its keys, and where the attack comes from."""

    port: int
    source: str
    table: str
    host_key: str
    key: str
    moves: int


class Means:
    """Does things to a server, and counts what became of them."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.tally: Counter[str] = Counter()
        self.count = itertools.count()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.target.port, local_addr=(self.target.source, 0)
        )
        self.tally["connections"] += 1
        try:
            yield reader, writer
        finally:
            writer.close()

    async def again(self, work: "Callable[[Means], object]", times: int) -> None:
        """So many do the same for ever, whatever they are told."""
        await asyncio.gather(*(self._for_ever(work) for _ in range(times)))

    async def _for_ever(self, work: "Callable[[Means], object]") -> None:
        while True:
            try:
                await work(self)  # type: ignore[misc]
            except (OSError, EOFError, asyncio.IncompleteReadError):
                self.tally["cut off"] += 1
                await asyncio.sleep(PAUSE_S)

    # --- requests -------------------------------------------------------------------------------

    def request(
        self, method: str, path: str, body: bytes = b"", *, key: bool = False, kind: str = "json"
    ) -> bytes:
        """A request as it is sent."""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.target.port}\r\n"
        if key:
            head += f"Authorization: Bearer {self.target.key}\r\n"
        if body:
            mime = {"json": "application/json", "text": "text/plain"}[kind]
            head += f"Content-Type: {mime}\r\nContent-Length: {len(body)}\r\n"
        return head.encode() + b"\r\n" + body

    async def ask(self, requests: Iterator[bytes]) -> None:
        """One request after the other on one connection, as fast as they are answered."""
        async with self.line() as (reader, writer):
            for request in requests:
                writer.write(request)
                await writer.drain()
                self.tally[f"status {await status(reader)}"] += 1

    # --- sockets --------------------------------------------------------------------------------

    async def pour(self, frames: Iterator[bytes], every_s: float) -> None:
        """Join the table, and send one thing after the other."""
        async with self.line() as (reader, writer):
            path = f"{API}/tables/{self.target.table}/socket"
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.target.port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {HANDSHAKE}\r\n\r\n".encode()
            )
            said = await reader.readuntil(b"\r\n\r\n")
            self.tally[f"status {said[9:12].decode()}"] += 1
            if b" 101 " not in said:
                return
            writer.write(self.join())
            listening = asyncio.create_task(swallow(reader))
            try:
                await self._send(writer, frames, every_s, listening)
            finally:
                listening.cancel()

    async def _send(
        self,
        writer: asyncio.StreamWriter,
        frames: Iterator[bytes],
        every_s: float,
        listening: asyncio.Task[None],
    ) -> None:
        for frame in frames:
            if listening.done():
                raise EOFError
            writer.write(frame)
            self.tally["frames"] += 1
            await writer.drain()
            await asyncio.sleep(every_s)

    def join(self) -> bytes:
        """Sit down with the key."""
        return said(type="join", protocol=1, seat=1, key=self.target.key)


async def status(reader: asyncio.StreamReader) -> int:
    """Read an answer; its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    for line in head.split("\r\n"):
        name, _, value = line.partition(": ")
        if name.lower() == "content-length":
            await reader.readexactly(int(value))
    return int(head[9:12])


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read until the end."""
    with contextlib.suppress(OSError):
        while await reader.read(65_536):
            pass


def said(**message: object) -> bytes:
    """A message."""
    return frame(json.dumps(message).encode())


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it; a mask of zeros changes nothing."""
    size = len(payload)
    if size < 126:
        return bytes((first, 0x80 | size)) + bytes(4) + payload
    return struct.pack(">BBH", first, 0x80 | 126, size) + bytes(4) + payload
