"""Several servers over one PostgreSQL: what a decision costs, and what happens when one dies."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg

from benchmarks.server.drive import Run, pace, settle
from benchmarks.server.figures import KINDS, Across, Failover, Spent
from benchmarks.server.machine import cpu_seconds, quiet_second
from benchmarks.server.phases import Size, progress, room
from benchmarks.server.processes import Server
from benchmarks.server.seats import Faults, PlayedSeat, PlayedTable, Table, join, seat_all
from benchmarks.server.tables import Office

COMMITS = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"


class Street(NamedTuple):
    """Two servers, and tables of each kind."""

    servers: tuple[Server, Server]
    tables: dict[str, list[PlayedTable]]
    faults: Faults
    store: str


@asynccontextmanager
async def street(folder: Path, size: Size, store: str) -> AsyncIterator[Street]:
    """Begin them, and let everybody sit down."""
    async with (
        room(folder, store=store) as here,
        room(folder, store=store) as there,
        room(folder, store=store, server=here.server) as split,
    ):
        there.faults = split.faults = here.faults
        count = max(2, size.saturated_tables // 2)
        await here.fill(count + count // 2)
        await there.fill(count - count // 2)
        await split.fill(count)
        await here.sit()
        await there.sit()
        await split.sit(there.server)
        kinds = here.tables[:count], [*here.tables[count:], *there.tables], split.tables
        servers = here.server, there.server
        yield Street(servers, dict(zip(KINDS, kinds, strict=True)), here.faults, store)


async def across(street: Street, size: Size) -> list[Across]:
    """So many decisions a second, at tables of each kind in turn."""
    rounds = []
    for number in range(size.rounds + 2):
        await quiet_second(size.quiet_s)
        order = KINDS if number % 2 else KINDS[::-1]
        spent = {kind: await _spent(street, street.tables[kind], size) for kind in order}
        rounds.append(found := Across(*(spent[kind] for kind in KINDS)))
        progress(
            f"across: p99 {found.split.run.p99_ms:.1f} ms, sticky {found.cost(found.sticky):.2f},"
            f" split {found.cost(found.split):.2f} of one"
        )
    return rounds


async def _spent(street: Street, tables: Sequence[PlayedTable], size: Size) -> Spent:
    sql = await asyncpg.connect(street.store)
    try:
        pids = [server.pid for server in street.servers]
        commits = await sql.fetchval(COMMITS)
        before, made = sum(map(cpu_seconds, pids)), sum(table.count for table in tables)
        run: Run = await pace(
            tables, pids[0], rate=size.open_rate / 2, warm_s=size.warm_s, seconds=size.seconds
        )
        decisions = max(1, sum(table.count for table in tables) - made)
        took = sum(map(cpu_seconds, pids)) - before
        return Spent(
            run, took * 1e6 / decisions, (await sql.fetchval(COMMITS) - commits) / decisions
        )
    finally:
        await sql.close()


async def failover(street: Street, size: Size) -> Failover:
    """Kill the server that runs all split tables while they play; its clients move over."""
    dead, alive = street.servers
    tables, goes_on = street.tables[KINDS[-1]], True

    def go(table: Table, _seconds: float = 0.0) -> None:
        if goes_on:
            table.decide()

    for table in tables:
        table.on_informed = table.on_ready = go
        table.decide()
    await asyncio.sleep(1)
    goes_on = False
    moving = [[seat for seat in table.players if seat.number % 2 == 0] for table in tables]
    for some in street.tables.values():
        for table in some:
            for seat in table.players:
                seat.closing = True  # to be cut off is no fault now
    began = time.perf_counter()
    await dead.stop(signal.SIGKILL)
    office = Office(alive.port)
    seen: dict[PlayedTable, list[int]] = {}

    async def move(table: PlayedTable, seats: Sequence[PlayedSeat]) -> None:
        await asyncio.gather(*(join(seat, alive.port, patience_s=size.storm_s) for seat in seats))
        seen[table] = [seat.moves for seat in table.players]
        table.again, table.on_ready = office.again, lambda ready: ready.decide()
        table.insist()

    await seat_all([move(*one) for one in zip(tables, moving, strict=True)])
    joined_s = time.perf_counter() - began
    stuck = tables
    while stuck and time.perf_counter() - began < size.storm_s:
        await asyncio.sleep(0.01)
        stuck = [
            table
            for table in stuck
            if any(seat.moves <= n for seat, n in zip(table.players, seen[table], strict=True))
        ]
    playing_s = time.perf_counter() - began
    progress(f"failover: joined in {joined_s:.2f} s, playing in {playing_s:.2f} s")
    await settle(tables)
    await office.close()
    return Failover(joined_s, playing_s, len(stuck))
