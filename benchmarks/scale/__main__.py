"""A million tables, on paper and in simulation: what they need, what breaks first, and what then.

docs/scale.md tells what came of it.
"""

import argparse
import sys
from statistics import fmean, stdev

from rich.console import Console
from rich.table import Table

from benchmarks.scale import load
from benchmarks.scale.day import Day, World, quantile
from benchmarks.scale.figures import Figures
from benchmarks.scale.figures import load as read

SAMPLE, RUNS = 0.01, 3


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("benchmarks.scale", description=__doc__)
    parser.add_argument("--tables", type=float, default=1e6, help="at eight in the evening")
    parser.add_argument("--sample", type=float, default=SAMPLE, help="part that is simulated")
    parser.add_argument("--runs", type=int, default=RUNS, help="days, each with other chances")
    parser.add_argument("--check", action="store_true", help="first against a server that runs")
    return parser.parse_args()


def table(title: str, *head: str) -> Table:
    """An empty one; numbers stand on the right."""
    made = Table(title=title, title_justify="left")
    for i, name in enumerate(head):
        made.add_column(name, justify="left" if i == 0 else "right")
    return made


def limits(figures: Figures, tables: float, routing: str) -> Table:
    """What is used up, and when."""
    made = table(f"people of a table land at {WHERE[routing]}", "part", "used", "full at", "then")
    for part in load.parts(figures, tables, routing):
        full = load.breaks_at(figures, part.name, routing)
        at = "never" if full == float("inf") else f"{full:,.0f} tables"
        made.add_row(part.name, f"{part.used:.0%}", at, part.then)
    return made


WHERE = {
    load.ANY: "any process",
    load.TABLE: "one process",
}


def hours(days: list[Day], routing: str) -> Table:
    """The day, every third hour."""
    title = f"a day, people of a table at {WHERE[routing]} (mean of {len(days)})"
    names = ("o'clock", "tables", "decisions/s", "busiest core", "store waits", "joining waits")
    made = table(title, *names)
    for hour in range(2, 24, 3):
        seen = [day.hours[hour] for day in days]
        made.add_row(
            str(hour),
            f"{fmean(one.tables for one in seen):,.0f}",
            f"{fmean(one.decisions for one in seen):,.0f}",
            f"{fmean(one.busiest for one in seen):.1%}",
            f"{fmean(one.store_s for one in seen):.1f} s",
            f"{max(one.wait_s for one in seen) * 1e3:.0f} ms",
        )
    return made


def told(days: list[Day]) -> str:
    """Deaths and releases, and the error of the sample."""
    peaks = [max(hour.busiest for hour in day.hours) for day in days]
    spread = f" ± {2 * stdev(peaks):.2%}" if len(peaks) > 1 else ""
    back = [seconds for day in days for seconds in day.back_s]
    return (
        f"{sum(day.deaths for day in days)} deaths, {sum(day.renewed for day in days)} renewed,"
        f" {len(back):,} people of the sample came back: half of them within"
        f" {quantile(back, 0.5):.2f} s, 99 of 100 within {quantile(back, 0.99):.2f} s, all within"
        f" {max(back, default=0):.2f} s. The busiest core at its peak: {fmean(peaks):.2%}{spread}."
    )


def main() -> int:
    """Print all of it; fails where the check does."""
    asked, console, figures = arguments(), Console(width=140), read()
    if asked.check:
        from benchmarks.scale.check import check

        for found in check(figures):
            console.print(
                f"{found.name}: predicted {found.predicted:.2f}, measured {found.measured:.2f},"
                f" off by a factor of {found.off:.2f}"
            )
    count = load.processes(figures, asked.tables)
    console.print(
        f"{asked.tables:,.0f} tables: {count:,} processes with"
        f" {count * figures['process.memory_mb'] / 1e3:,.0f} GB,"
        f" {load.decisions(figures, asked.tables):,.0f} decisions a second,"
        f" {load.thinkers(figures, asked.tables):,.0f} cores for bots,"
        f" {load.bytes_a_day(figures, asked.tables) / 1e9:,.0f} GB a day to store"
    )
    for routing in WHERE:
        console.print(limits(figures, asked.tables, routing))
        tables = load.bearable(figures, asked.tables, routing)
        sample = min(1.0, asked.sample * asked.tables / tables)  # as many tables as were asked for
        days = [
            World(figures, tables=tables, sample=sample, routing=routing, seed=str(seed)).run()
            for seed in range(asked.runs)
        ]
        console.print(hours(days, routing))
        console.print(told(days), "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
