"""What it costs that the people of a table are at two servers, in processor time for a decision.

`python -m benchmarks.scale.copies postgresql://…` plays at one pace on the same two servers, in
turns: everybody of a table at one of them, and half of each table at the other.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.server.drive import pace
from benchmarks.server.machine import cpu_seconds, raise_file_limit
from benchmarks.server.processes import LOAD, Server, our_server
from benchmarks.server.seats import Faults, PlayedTable, join, seat_all
from benchmarks.server.tables import Office

TABLES, RATE, SECONDS, ROUNDS, TURNS = 60, 600.0, 3.0, 2, 3


class Cost(NamedTuple):
    """Microseconds of processor time for a decision, both servers together."""

    together: float
    apart: float

    @property
    def copy_share(self) -> float:
        """Work for a decision in the other server, to that where it was made."""
        return self.apart / self.together - 1


async def cost(servers: list[Server], *, apart: bool) -> float:
    """Of a decision at fresh tables; the quietest round counts."""
    faults, offices = Faults(), [Office(server.port) for server in servers]
    tables = []
    for office in offices:
        opened = await office.open_tables(TABLES // len(servers))
        tables.append([PlayedTable(one, faults, office.again) for one in opened])
    joining: list[Awaitable[None]] = [
        join(seat, servers[(home + (apart and i % 2)) % len(servers)].port)
        for home, some in enumerate(tables)
        for table in some
        for i, seat in enumerate(table.players)
    ]
    await seat_all(joining)
    everyone = [table for some in tables for table in some]
    found = []
    for _ in range(ROUNDS):
        await asyncio.sleep(3)  # whoever has people at a table looks after it by then
        before = sum(cpu_seconds(server.pid) for server in servers)
        count = sum(table.count for table in everyone)
        await pace([*everyone], servers[0].pid, rate=RATE, warm_s=0.2, seconds=SECONDS)
        spent = sum(cpu_seconds(server.pid) for server in servers) - before
        found.append(spent / (sum(table.count for table in everyone) - count) * 1e6)
    for table in everyone:
        for seat in table.players:
            seat.close()
    for office in offices:
        await office.close()
    assert not sum(faults.counts.values()), faults
    return min(found)


async def measure(store: str, folder: Path) -> Cost:
    """Both ways, on the same servers."""
    async with our_server(folder, store=store) as one, our_server(folder, store=store) as two:
        turns = [
            Cost(await cost([one, two], apart=False), await cost([one, two], apart=True))
            for _ in range(TURNS)
        ]
    return Cost(min(turn.together for turn in turns), min(turn.apart for turn in turns))


def main() -> None:
    """Print it."""
    raise_file_limit()
    os.sched_setaffinity(0, LOAD)
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        found = uvloop.run(measure(sys.argv[1], Path(folder)))
    print(f"together {found.together:.0f} µs, apart {found.apart:.0f} µs: {found.copy_share:.2f}")


if __name__ == "__main__":
    main()
