"""What a hint costs those who hear it, and Redis that delivers it, in processor time.

`python -m benchmarks.scale.hints` starts a Redis of its own, lets some processes listen as servers
do, and publishes hints of tables that none of them has.
"""

import asyncio
import contextlib
import multiprocessing
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from redis import Redis

from benchmarks.server.machine import cpu_seconds
from lynxdeck.server.bus import Hint
from lynxdeck.server.bus.line import CHANNEL
from lynxdeck.server.bus.redis import RedisBus
from lynxdeck.server.bus.words import write

LISTENERS, HINTS, AT_ONCE = 4, 20_000, 100


class Cost(NamedTuple):
    """Microseconds of processor time."""

    hear: float
    """For each hint, in each process that listens."""
    deliver: float
    """For each hint and listener, in Redis."""


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[tuple[str, int]]:
    """One that keeps nothing: its address and process."""
    program = shutil.which("redis-server")
    assert program, "there is no redis-server here"
    socket = folder / "redis.sock"
    words = [
        program,
        "--port",
        "0",
        "--unixsocket",
        str(socket),
        "--save",
        "",
        "--loglevel",
        "warning",
    ]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=folder)
    try:
        while not socket.exists():
            time.sleep(0.02)
        yield f"unix://{socket}", process.pid
    finally:
        process.terminate()
        process.wait()


def listen(
    address: str, ready: "multiprocessing.Queue[str]", spent: "multiprocessing.Queue[float]"
) -> None:
    """Hear all hints as a server does; the processor time they took."""

    async def hear() -> None:
        heard, bus = 0, RedisBus(address)
        done = asyncio.Event()

        def take(hints: object) -> None:
            nonlocal heard
            heard += len(hints)  # type: ignore[arg-type]
            if heard >= HINTS:
                done.set()

        await bus.open(take)
        while not bus.healthy:
            await asyncio.sleep(0.01)
        begun = time.process_time()
        ready.put("ready")
        await done.wait()
        spent.put(time.process_time() - begun)
        await bus.close()

    asyncio.run(hear())


def measure() -> Cost:
    """With some listeners, each hint in a message of its own, as from many processes."""
    ready: multiprocessing.Queue[str] = multiprocessing.Queue()
    spent: multiprocessing.Queue[float] = multiprocessing.Queue()
    with tempfile.TemporaryDirectory() as folder, redis(Path(folder)) as (address, pid):
        crowd = [
            multiprocessing.Process(target=listen, args=(address, ready, spent))
            for _ in range(LISTENERS)
        ]
        for one in crowd:
            one.start()
        for _ in crowd:
            ready.get(timeout=60)
        before = cpu_seconds(pid)
        with Redis.from_url(address) as line:
            for start in range(0, HINTS, AT_ONCE):
                pipe = line.pipeline(transaction=False)
                for n in range(start, start + AT_ONCE):
                    for text in write("bench", [Hint(f"table{n:08}", n)]):
                        pipe.publish(CHANNEL, text)
                pipe.execute()
        heard = [spent.get(timeout=120) for _ in crowd]
        delivered = cpu_seconds(pid) - before
        for one in crowd:
            one.join()
    return Cost(sum(heard) / LISTENERS / HINTS * 1e6, delivered / LISTENERS / HINTS * 1e6)


if __name__ == "__main__":
    cost = measure()
    print(f"hear {cost.hear:.1f} µs, deliver {cost.deliver:.1f} µs")
