"""Measure the table server next to a bare broadcast server, in the same run, on loopback.

The server has one core, the load generator another. A decision counts when all four at its
table have heard of it; ours is durable by then (SQLite, fully synchronous) and went through the
real rules and a view for each seat, while the floor only copies 200 bytes. Clients are of two
kinds: browsers, which decide and ask nothing (their page answers from its own view), and programs,
which ask for preview, reason and tips before each decision. Rounds take turns, after a quiet second
where there is one; the quietest of them counts, and all are printed.
"""

import argparse
import asyncio
import gc
import os
import signal
import sys
import tempfile
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console

from benchmarks.server import phases
from benchmarks.server.machine import describe, raise_file_limit
from benchmarks.server.processes import LOAD, cores_of_server
from benchmarks.server.report import Report
from benchmarks.server.seats import Faults

PHASES = ("store", "saturated", "open", "bots", "stores", "across", "failover")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("benchmarks.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few seconds, to see that it works")
    parser.add_argument("--only", choices=PHASES, action="append", help="this phase (repeatable)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="a cProfile of the server, saturated"
    )
    parser.add_argument(
        "--store", metavar="URL", help="an empty PostgreSQL database, to compare with SQLite"
    )
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the stores go (a disk, not memory)"
    )
    return parser.parse_args()


async def measure(report: Report, folder: Path, asked: argparse.Namespace) -> None:
    """The phases that were asked for."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    size, wanted = report.size, asked.only or PHASES
    if "store" in wanted:
        report.store(await phases.store_alone(folder, size))
    if "saturated" in wanted:
        rounds, faults = await phases.saturated(folder, size, profile=asked.profile)
        report.saturated(rounds)
        fault_free(report, "saturated", faults)
    if "open" in wanted:
        found = await phases.opened(folder, size)
        report.opened(found.rounds, found.connects)
        report.asked(found.asked)
        report.memory(found.kept)
        report.storms(found.storms)
        fault_free(report, "open", found.faults)
    if "stores" in wanted and asked.store:
        pairs, faults = await phases.stores(folder, size, asked.store, profile=asked.profile)
        report.stores(pairs)
        fault_free(report, "stores", faults)
    if asked.store and {"across", "failover"} & {*wanted}:
        from benchmarks.server import many  # not everybody has asyncpg

        async with many.street(folder, size, asked.store) as street:
            if "across" in wanted:
                report.across(await many.across(street, size))
            if "failover" in wanted:
                report.failover(await many.failover(street, size))
        fault_free(report, "across", street.faults)
    if "bots" in wanted:
        beside, faults = await phases.beside_bots(folder, size)
        report.beside(beside)
        fault_free(report, "bots", faults)


def fault_free(report: Report, phase: str, faults: Faults) -> None:
    """Lost, out of order, refused, cut off: each must be none."""
    report.say(f"faults: {faults}\n")
    report.data[f"{phase}_faults"] = faults.counts
    report.reach(f"faults, {phase}", sum(faults.counts.values()), 0, 0)


def main() -> int:
    """Run, print, and say whether everything got what it must."""
    asked = arguments()
    console = Console(width=110)
    report = Report(phases.QUICK if asked.quick else phases.FULL, console)
    report.data["machine"] = found = describe()
    report.data["limits"] = "off"
    report.say(", ".join(f"{name} {value}" for name, value in found.items()))
    files = raise_file_limit()
    server = cores_of_server()
    report.say(f"server and its bots on core {server}, load on core {LOAD}, {files} open files")
    if server == LOAD:
        report.say("There is only one core: server and load disturb each other.")
    report.say("the server's limits are lifted (LYNXDECK_LIMITS=off)\n")
    os.sched_setaffinity(0, LOAD)
    gc.disable()  # the generator's pauses are not the server's
    with tempfile.TemporaryDirectory(dir=asked.data or "/var/tmp") as folder:
        uvloop.run(measure(report, Path(folder), asked))
    good = report.summary()
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report.data)))
    return 0 if good or asked.quick else 1


if __name__ == "__main__":
    sys.exit(main())
