"""Attack a server on the loopback from one address, and see how long others wait meanwhile.

The server runs with its usual limits on one core; the attacker is a process on the other, where
the players are too, each from an address of its own. A decision counts when all four at its table
have heard of it, stored. Rounds take turns with a stretch without attack; the quietest of them
counts, and all are printed. Every round attacks from a fresh address. All of it ends by itself.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.attacks.kinds import ATTACKS, PROVEN
from benchmarks.attacks.means import Target
from benchmarks.attacks.others import players, scout
from benchmarks.server.drive import Run, pace
from benchmarks.server.machine import cpu_seconds, describe, quiet_second, raise_file_limit
from benchmarks.server.processes import LOAD, Server, cores_of_server, free_port
from benchmarks.server.seats import PlayedTable

GOAL_MS = 50.0
WARM_S = 0.5
FELT_S = 0.05
"""When the server has worked so long an attack is on; the first rush is the worst of it."""


class Size(NamedTuple):
    """How much of everything."""

    rounds: int
    seconds: float
    tables: int
    rate: float
    """Decisions a second that others make."""
    ahead_s: float
    """What the attacker may need to start."""


FULL = Size(5, 4.0, 12, 60.0, 2.0)
QUICK = Size(1, 0.5, 2, 20.0, 1.0)


class Round(NamedTuple):
    """Others without and with an attack."""

    quiet: Run
    attacked: Run
    did: dict[str, int]


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("benchmarks.attacks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a second each, to see that it works")
    parser.add_argument("--only", choices=ATTACKS, action="append", help="this one (repeatable)")
    parser.add_argument("--rounds", type=int, help="of each attack")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the store goes; memory, unless told"
    )
    return parser.parse_args()


def server(folder: Path) -> Server:
    """Lynxdeck as people start it, with its usual limits."""
    port = free_port()
    command = [sys.executable, "-m", "lynxdeck", "serve", "--port", str(port)]
    return Server([*command, "--data", str(folder / "data")], port, folder)


def attack(name: str, target: Target, seconds: float) -> "subprocess.Popen[str]":
    """Begin an attack, on the core that is not the server's."""
    target_text = msgspec.json.encode(target).decode()
    command = [sys.executable, "-m", "benchmarks.attacks.attacker", name, target_text, str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def one_round(
    name: str, target: Target, tables: list[PlayedTable], pid: int, size: Size
) -> Round:
    """A stretch without, and one with the attack."""
    quiet = await pace(tables, pid, rate=size.rate, warm_s=WARM_S, seconds=size.seconds)
    before = cpu_seconds(pid)
    process = attack(name, target, size.seconds + size.ahead_s)
    while process.poll() is None and cpu_seconds(pid) - before < FELT_S:
        await asyncio.sleep(0.02)
    attacked = await pace(tables, pid, rate=size.rate, warm_s=0, seconds=size.seconds)
    out, _ = await asyncio.to_thread(process.communicate)
    return Round(quiet, attacked, msgspec.json.decode(out or "{}"))


class Report:
    """The figures, for people and as JSON."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.data: dict[str, Any] = {"machine": describe(), "attacks": {}}
        self.missed: list[str] = []

    def add(self, name: str, rounds: list[Round]) -> None:
        """An attack, all rounds."""
        best = min(rounds, key=lambda one: one.attacked.p99_ms)
        base = min(one.quiet.p99_ms for one in rounds)
        every = " ".join(f"{one.attacked.p99_ms:.0f}" for one in rounds)
        did = ", ".join(f"{count} {what}" for what, count in sorted(best.did.items()))
        good = best.attacked.p99_ms <= GOAL_MS
        if not good:
            self.missed.append(name)
        mark = "" if good else "  MISSED"
        p50, p99, noise = best.attacked.p50_ms, best.attacked.p99_ms, best.attacked.noise
        self.console.print(
            f"{name:16} p99 {base:6.1f} ms without, {p99:6.1f} ms with (all: {every})"
            f", p50 {p50:.1f}, noise {noise:.1f}; {did}{mark}",
            highlight=False,
            soft_wrap=True,
        )
        self.data["attacks"][name] = {
            "proven": name in PROVEN,
            "baseline_p99_ms": base,
            "p99_ms": best.attacked.p99_ms,
            "rounds": [
                {"quiet": one.quiet._asdict(), "attacked": one.attacked._asdict(), "did": one.did}
                for one in rounds
            ],
        }

    def table(self) -> None:
        """All attacks, as docs/security.md has them."""
        table = Table("attack", "without, p99 ms", "with, p99 ms")
        for name, found in self.data["attacks"].items():
            table.add_row(name, f"{found['baseline_p99_ms']:.1f}", f"{found['p99_ms']:.1f}")
        self.console.print(table)


async def measure(report: Report, folder: Path, asked: argparse.Namespace) -> None:
    """The attacks that were asked for."""
    size = QUICK if asked.quick else FULL
    size = size._replace(rounds=asked.rounds or size.rounds)
    async with server(folder) as running:
        target = await scout(running.port)
        async with players(running.port, size.tables) as tables:
            for number, name in enumerate(asked.only or ATTACKS):
                rounds = []
                for turn in range(size.rounds):
                    if not asked.quick:
                        await quiet_second(5)
                    source = f"127.{10 + number}.{turn}.2"
                    fresh = msgspec.structs.replace(target, source=source)
                    rounds.append(await one_round(name, fresh, tables, running.pid, size))
                report.add(name, rounds)
            report.data["faults"] = tables[0].faults.counts
            report.console.print(f"faults of others: {tables[0].faults}", highlight=False)


def main() -> int:
    """Run, print, and say whether nobody waited too long."""
    asked = arguments()
    report = Report(Console(width=110))
    raise_file_limit()
    report.console.print(f"server on core {cores_of_server()}, attacker and players on core {LOAD}")
    os.sched_setaffinity(0, LOAD)
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=asked.data or (memory if memory.is_dir() else None)) as at:
        uvloop.run(measure(report, Path(at), asked))
    report.table()
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report.data)))
    return 0 if asked.quick or not (report.missed or report.data["faults"]) else 1


if __name__ == "__main__":
    sys.exit(main())
