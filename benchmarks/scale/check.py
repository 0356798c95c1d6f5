"""Is the arithmetic true of a server that runs? A small one is measured, a larger one predicted.

What a decision and a return cost is taken from two runs of benchmarks.server; from that the model
says how busy a process is with more tables at another pace, and what it costs that all come back.
The server then does it. Processor time is compared: others on the machine touch it least.
"""

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.scale import load
from benchmarks.scale.figures import Figures
from benchmarks.server import phases
from benchmarks.server.drive import Run
from benchmarks.server.machine import raise_file_limit
from benchmarks.server.processes import LOAD

FEW = phases.QUICK._replace(
    seconds=1.0, warm_s=1.0, open_tables=6, open_rate=60.0, question_rate=0.01, storm_s=60.0
)
SOME = FEW._replace(rounds=3, open_tables=100, open_rate=600.0)
MANY = SOME._replace(open_tables=250, open_rate=1200.0)


class Found(NamedTuple):
    """A thing that was predicted, and what it was."""

    name: str
    predicted: float
    measured: float

    @property
    def off(self) -> float:
        """By what factor the prediction is wrong, 1 being right."""
        low, high = sorted((self.predicted, self.measured))
        return high / low if low else float("inf")


async def measured(folder: Path, figures: Figures) -> list[Found]:
    """Measure, predict, measure."""
    few, some, many = [await phases.opened(folder, size) for size in (FEW, SOME, MANY)]
    before, after = (quietest(found) for found in (some, many))
    pace = after.rate  # a busy machine may not reach what was asked for
    known = figures.but(
        process_decision_us=1e6 / before.per_cpu,
        people_seconds_a_decision=MANY.open_tables / pace,
    )
    busy = load.work(known, MANY.open_tables, 1, load.ANY)
    start, middle, back = (
        min(storm.cpu_s for storm in found.storms) for found in (few, some, many)
    )
    a_table = (middle - start) / (SOME.open_tables - FEW.open_tables)
    all_back = start + a_table * (MANY.open_tables - FEW.open_tables)
    return [
        Found(f"share of a core, {pace:,.0f} decisions a second", busy, after.server),
        Found("seconds of a core to start, and for 1,000 people to come back", all_back, back),
    ]


def quietest(found: phases.Opened) -> Run:
    """The round in which others disturbed the server least."""
    return max((one.ours for one in found.rounds), key=lambda run: run.per_cpu)


def check(figures: Figures) -> list[Found]:
    """On this machine, now: two to three minutes."""
    raise_file_limit()
    os.sched_setaffinity(0, LOAD)
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        return uvloop.run(measured(Path(folder), figures))
