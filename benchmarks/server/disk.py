"""The store alone, and the disk's own floor: overwrite 4 KiB, fdatasync, one after the other."""

import asyncio
import os
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.server.machine import Watch
from lynxdeck.server.store import Owner, Page, TableRow
from lynxdeck.server.store.sqlite import SqliteStore

PAYLOAD = b"e" * 250
TABLES = 250


class Disk(NamedTuple):
    """One round."""

    syncs: float
    """Per second."""
    events: float
    """Per second, with so many appends in flight."""
    p50_ms: float
    p99_ms: float
    per_commit: float
    noise: float
    """Share of a core that others took."""

    @property
    def ratio(self) -> float:
        """The store to the floor."""
        return self.events / self.syncs


def sync_floor(folder: Path, seconds: float) -> float:
    """How many writes in a row the disk confirms in a second."""
    block = os.urandom(4096)
    file = os.open(folder / "floor", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        os.write(file, block * 256)
        os.fsync(file)
        count, end = 0, time.perf_counter() + seconds
        began = time.perf_counter()
        while time.perf_counter() < end:
            os.pwrite(file, block, count % 256 * 4096)
            os.fdatasync(file)
            count += 1
        return count / (time.perf_counter() - began)
    finally:
        os.close(file)


async def measure(folder: Path, seconds: float, in_flight: int = 64) -> Disk:
    """Floor, then store, in one breath."""
    watch = Watch(os.getpid())
    syncs = sync_floor(folder, seconds / 2)
    store = SqliteStore(folder / f"store-{time.monotonic_ns()}.db")
    await store.open()
    try:
        for i in range(TABLES):
            name = f"table-{i}"
            row = TableRow(name, name.encode(), "playing", public=False, created=0, updated=0)
            owner = await store.create(row, [])
        times, per_commit = await _append(store, owner, seconds, in_flight)
    finally:
        await store.close()
    times.sort()
    return Disk(
        syncs,
        len(times) / seconds,
        times[len(times) // 2] * 1e3,
        times[len(times) * 99 // 100] * 1e3,
        per_commit,
        watch.read()[2],
    )


async def _append(
    store: SqliteStore, owner: Owner, seconds: float, in_flight: int
) -> tuple[list[float], float]:
    """Keep so many appends in flight; what each took, and how many made a commit."""
    numbers = [0] * TABLES
    times: list[float] = []
    turn, running, left = 0, True, in_flight
    over = asyncio.get_running_loop().create_future()

    def go() -> None:
        nonlocal turn
        turn = (turn + 1) % TABLES
        page = Page(f"table-{turn}", numbers[turn], owner, [(0, PAYLOAD)])
        numbers[turn] += 1
        began = time.perf_counter()

        def done(fault: BaseException | None) -> None:
            nonlocal left
            times.append(time.perf_counter() - began)
            if running and fault is None:
                go()
                return
            left -= 1
            if left == 0:
                over.set_result(None)

        store.append(page, done)

    for _ in range(in_flight):
        go()
    await asyncio.sleep(seconds / 4)
    times.clear()
    before = await store.stats()
    await asyncio.sleep(seconds)
    measured = list(times)
    after = await store.stats()
    running = False
    await over
    return measured, (after.appended - before.appended) / max(1, after.commits - before.commits)
