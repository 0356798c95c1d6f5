"""The floor: a bare `websockets` server that sends each message to its table's four sockets.

It counts, and knows no rules, views, seats or storage. Run by the bench as a process of its own.
"""

import asyncio
import signal
import sys
from collections import defaultdict

import msgspec
import uvloop
from websockets.asyncio.server import ServerConnection, serve

from benchmarks.server.wire import Decide, Echo, encode

PADDING = "." * 100


async def main(port: int) -> None:
    """Serve until told to stop; the path of a socket is its table."""
    tables: defaultdict[str, list[ServerConnection]] = defaultdict(list)
    counts: defaultdict[str, int] = defaultdict(int)
    decode = msgspec.json.Decoder(Decide).decode

    async def handle(socket: ServerConnection) -> None:
        assert socket.request is not None
        name = socket.request.path
        mates = tables[name]
        mates.append(socket)
        try:
            async for message in socket:
                said = decode(message)
                counts[name] = n = counts[name] + 1
                text = encode(Echo(n, 0, "move", n % 4 + 1, said.token, said.id, PADDING)).decode()
                for mate in mates:
                    await mate.send(text)
        finally:
            mates.remove(socket)

    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with serve(handle, "127.0.0.1", port, compression=None, max_size=16 * 1024, backlog=2048):
        await stop.wait()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
