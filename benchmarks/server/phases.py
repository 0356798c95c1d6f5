"""What is measured, phase by phase; each is bounded in time and leaves nothing behind."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.server import disk
from benchmarks.server.browsing import Asked, Browsing
from benchmarks.server.drive import pace, saturate, settle
from benchmarks.server.figures import Beside, Memory, Round, Stores, Storm
from benchmarks.server.machine import Watch, cpu_seconds, memory, quiet_second
from benchmarks.server.processes import Server, floor_server, our_server
from benchmarks.server.seats import (
    BROWSER,
    PROGRAM,
    Faults,
    FloorTable,
    PlayedTable,
    Questions,
    Table,
    connect,
    join,
    seat_all,
)
from benchmarks.server.tables import SEATS, Office

BEGAN = time.perf_counter()


def progress(text: str) -> None:
    """Where it is, on standard error."""
    print(f"[{time.perf_counter() - BEGAN:6.1f} s] {text}", file=sys.stderr, flush=True)


class Size(NamedTuple):
    """How much of everything."""

    rounds: int
    """Of which the quietest counts."""
    seconds: float
    """That each stretch is measured."""
    warm_s: float
    quiet_s: float
    """How long at most to wait for a quiet second before a round."""
    saturated_tables: int
    open_tables: int
    open_rate: float
    question_rate: float
    """What others ask meanwhile, a second."""
    bot_tables: int
    beside_bots: int
    """Tables of people next to those of bots, and their decisions a second."""
    beside_rate: float
    storm_s: float
    """How long a storm may last before it counts as failed."""


FULL = Size(3, 4.0, 1.5, 20.0, 250, 1500, 2000.0, 40.0, 8, 50, 200.0, 40.0)
QUICK = Size(1, 0.5, 0.3, 0.0, 4, 6, 100.0, 20.0, 1, 3, 30.0, 30.0)


class Room:
    """Our server with tables at which clients sit."""

    def __init__(self, server: Server, office: Office) -> None:
        self.server = server
        self.office = office
        self.faults = Faults()
        self.tables: list[PlayedTable] = []

    async def fill(self, count: int) -> None:
        """Open tables over HTTP."""
        opened = await self.office.open_tables(count)
        progress(f"{count} tables opened")
        self.tables += [PlayedTable(one, self.faults, self.office.again) for one in opened]

    def ask(self, questions: Questions) -> None:
        """From now on clients ask this before they decide."""
        for table in self.tables:
            table.questions = questions

    @property
    def decisions(self) -> int:
        """How many were asked for."""
        return sum(table.count for table in self.tables)

    async def sit(self, other: Server | None = None) -> float:
        """Connect everybody who is not, half of each table to the other; how many in a second."""
        seats = [seat for table in self.tables for seat in table.players if not seat.transport]
        ports = self.server.port, (other or self.server).port
        rate = await seat_all([join(seat, ports[seat.number % 2]) for seat in seats])
        progress(f"{len(seats)} clients joined, {rate:,.0f}/s")
        return rate

    def leave(self) -> None:
        """Disconnect everybody."""
        for table in self.tables:
            for seat in table.players:
                seat.close()


@asynccontextmanager
async def room(
    folder: Path, *, profile: Path | None = None, store: str = "", server: Server | None = None
) -> AsyncIterator[Room]:
    """A fresh server, or one that runs, and an office to talk to it."""
    async with AsyncExitStack() as stack:
        if server is None:
            begun = our_server(folder, profile=profile, store=store)
            server = await stack.enter_async_context(begun)
        office = Office(server.port)
        made = Room(server, office)
        try:
            yield made
        except Exception as fault:
            fault.add_note(f"The server's last words: {server.tail()}")
            raise
        finally:
            made.leave()
            await office.close()


@asynccontextmanager
async def floor_room(folder: Path, count: int) -> AsyncIterator[tuple[Server, list[FloorTable]]]:
    """The bare server with as many sockets."""
    async with floor_server(folder) as server:
        tables = [FloorTable(Faults()) for _ in range(count)]
        base = f"ws://127.0.0.1:{server.port}"
        await seat_all(
            [connect(seat, f"{base}/{i}") for i, table in enumerate(tables) for seat in table.seats]
        )
        try:
            yield server, tables
        finally:
            for table in tables:
                for seat in table.seats:
                    seat.close()


async def store_alone(folder: Path, size: Size) -> list[disk.Disk]:
    """The store to the disk's own floor."""
    found = []
    for _ in range(size.rounds):
        await quiet_second(size.quiet_s)
        found.append(await disk.measure(folder, size.seconds / 2))
    return found


async def saturated(
    folder: Path, size: Size, *, profile: Path | None = None
) -> tuple[list[Round], Faults]:
    """As fast as it goes: floor and server take turns."""
    rounds = []
    async with AsyncExitStack() as stack:
        floor, floor_tables = await stack.enter_async_context(
            floor_room(folder, size.saturated_tables)
        )
        ours = await stack.enter_async_context(room(folder, profile=profile))
        await ours.fill(size.saturated_tables)
        await ours.sit()
        for _ in range(size.rounds):
            await quiet_second(size.quiet_s)
            bounds = {"warm_s": size.warm_s, "seconds": size.seconds}
            first = await saturate(floor_tables, floor.pid, **bounds)
            kinds = []
            for questions in (BROWSER, PROGRAM):
                ours.ask(questions)
                kinds.append(await saturate(ours.tables, ours.server.pid, **bounds))
            rounds.append(one := Round(first, *kinds))
            progress(f"saturated: {first.rate:,.0f}/s floor, {one.ours.rate:,.0f}/s ours")
    return rounds, ours.faults


async def stores(
    folder: Path, size: Size, address: str, *, profile: Path | None = None
) -> tuple[list[Stores], Faults]:
    """As fast as it goes, with tables in a file and in PostgreSQL: both take turns."""
    rounds = []
    async with AsyncExitStack() as stack:
        file = await stack.enter_async_context(room(folder))
        database = await stack.enter_async_context(room(folder, store=address, profile=profile))
        database.faults = file.faults
        for one in (file, database):
            await one.fill(size.saturated_tables)
            await one.sit()
        bounds = {"warm_s": size.warm_s, "seconds": size.seconds}
        for _ in range(size.rounds):
            await quiet_second(size.quiet_s)
            runs = [
                await saturate(one.tables, one.server.pid, **bounds) for one in (file, database)
            ]
            rounds.append(found := Stores(*runs))
            progress(f"stores: by processor time {found.ratio:.2f} of the file's")
    return rounds, file.faults


class Opened(NamedTuple):
    """What was found with many tables open."""

    rounds: list[Round]
    connects: float
    asked: list[Asked]
    kept: Memory
    storms: list[Storm]
    faults: Faults


async def opened(folder: Path, size: Size) -> Opened:
    """So many decisions a second at many tables, others ask meanwhile; then the storms."""
    rounds = []
    async with AsyncExitStack() as stack:
        ours = await stack.enter_async_context(room(folder))
        pid = ours.server.pid
        await ours.fill(1)  # the rules are loaded with the first
        empty = memory(pid)
        await ours.fill(size.open_tables - 1)
        with_tables = memory(pid)
        connects = await ours.sit()
        with_sockets = memory(pid)
        browsing = await browse(ours)
        async with floor_room(folder, size.open_tables) as (floor, floor_tables):
            for _ in range(size.rounds):
                await quiet_second(size.quiet_s)
                bounds = {"rate": size.open_rate, "warm_s": size.warm_s, "seconds": size.seconds}
                first = await pace(floor_tables, floor.pid, **bounds)
                asking = asyncio.create_task(browsing.go(size.question_rate))
                kinds = []
                for questions in (BROWSER, PROGRAM):
                    ours.ask(questions)
                    kinds.append(await pace(ours.tables, pid, **bounds))
                asking.cancel()
                rounds.append(one := Round(first, *kinds))
                progress(f"open: p99 {first.p99_ms:.2f} ms floor, {one.ours.p99_ms:.2f} ms ours")
        browsing.close()
        kept = Memory(empty, with_tables, with_sockets, memory(pid))
        storms = [
            await storm(ours, size, signal.SIGTERM),
            await storm(ours, size, signal.SIGKILL),
        ]
    return Opened(rounds, connects, browsing.read(), kept, storms, ours.faults)


async def browse(ours: Room) -> Browsing:
    """Others, who ask besides those that play."""
    tables = [table.opened for table in ours.tables]
    browsing = Browsing(ours.office, ours.server.port, tables, ours.faults)
    await browsing.open()
    return browsing


async def storm(ours: Room, size: Size, how: signal.Signals) -> Storm:
    """Stop the server under load, begin it again, and let everybody come back and go on."""
    goes_on = True

    def go(table: Table, _seconds: float = 0.0) -> None:
        if goes_on:
            table.decide()

    for table in ours.tables:
        table.on_informed = table.on_ready = go
    for table in ours.tables[:: max(1, len(ours.tables) // 100)]:
        table.decide()  # a hundred tables play as fast as they can
    await asyncio.sleep(0.5)
    goes_on = False
    seats = [seat for table in ours.tables for seat in table.players]
    for seat in seats:
        seat.closing = True  # to be cut off is no fault now
    progress(f"storm: {how.name}")
    stop_s = await ours.server.stop(how)
    start_s = await ours.server.start()
    progress(f"storm: stopped in {stop_s:.2f} s, began in {start_s:.2f} s")
    watch = Watch(ours.server.pid, os.getpid())
    began = time.perf_counter()
    seen: dict[PlayedTable, list[int]] = {}

    async def back(table: PlayedTable) -> None:
        await asyncio.gather(
            *(join(seat, ours.server.port, patience_s=size.storm_s) for seat in table.players)
        )
        seen[table] = [seat.moves for seat in table.players]
        for seat in table.players:
            seat.closing = False
        table.insist()

    for table in ours.tables:
        table.on_ready = lambda ready: ready.decide()
    per_second = SEATS * await seat_all([back(table) for table in ours.tables])
    joined_s = time.perf_counter() - began
    stuck = ours.tables
    while stuck and time.perf_counter() - began < size.storm_s:
        await asyncio.sleep(0.01)
        stuck = [
            table
            for table in stuck
            if any(
                seat.moves <= moves for seat, moves in zip(table.players, seen[table], strict=True)
            )
        ]
    playing_s = time.perf_counter() - began
    progress(f"storm: joined in {joined_s:.2f} s, playing in {playing_s:.2f} s, stuck {len(stuck)}")
    cpu_s, noise = cpu_seconds(ours.server.pid), watch.read()[2]
    await settle(ours.tables)
    return Storm(
        how.name,
        len(seats),
        stop_s,
        start_s,
        joined_s,
        playing_s,
        per_second,
        cpu_s,
        noise,
        len(stuck),
    )


async def beside_bots(folder: Path, size: Size) -> tuple[Beside, Faults]:
    """People play while bots think as hard as they can."""
    async with room(folder) as ours:
        await ours.fill(size.beside_bots)
        await ours.sit()
        await quiet_second(size.quiet_s)
        bounds = {"rate": size.beside_rate, "warm_s": size.warm_s, "seconds": size.seconds}
        pid = ours.server.pid
        alone = await pace(ours.tables, pid, **bounds)
        bots = [await ours.office.open_bots("expert") for _ in range(size.bot_tables)]
        names = [one.table for one in bots]
        began, before = time.perf_counter(), await decisions(ours.office, names)
        while await decisions(ours.office, names) == before:  # their processes wake up
            if time.perf_counter() - began > size.storm_s:
                raise TimeoutError("The bots decide nothing.")
            await asyncio.sleep(0.1)
        longer = {**bounds, "seconds": 2 * size.seconds}
        beside = await pace(ours.tables, pid, **longer)
        took = time.perf_counter() - began
        after = await decisions(ours.office, names)
    return Beside(alone, beside, (after - before) / took), ours.faults


async def decisions(office: Office, tables: list[str]) -> int:
    """How many decisions have been made at these tables, as a spectator sees it."""
    views = [await office.get(f"/tables/{table}/view") for table in tables]
    return sum(view["n"] for view in views)
