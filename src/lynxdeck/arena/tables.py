"""Reports as rows, for spreadsheets; numbers are not rounded."""

import csv
from pathlib import Path

from lynxdeck.arena.intervals import Estimate
from lynxdeck.arena.lab import Comparison
from lynxdeck.arena.report import Report

Row = dict[str, str | float | None]


def bot_rows(made: Report) -> list[Row]:
    """A row for each bot of an arena."""
    return [
        {
            "bot": row.bot,
            "seats": row.seats,
            **_bounds("rating", row.rating),
            **_bounds("win_share", row.win_share),
            **_bounds("score", row.score),
            "seconds_a_decision": row.seconds,
            "faults": row.faults,
        }
        for row in made.bots
    ]


def measure_rows(made: Comparison) -> list[Row]:
    """A row for each measure of a lab."""
    return [
        {
            "measure": row.measure,
            **_bounds("unchanged", row.unchanged),
            **_bounds("changed", row.changed),
            **_bounds("difference", row.difference),
            "clear": row.clear,
        }
        for row in made.measures
    ]


def write_csv(path: Path, rows: list[Row]) -> None:
    """Write rows to a file, their names first."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _bounds(name: str, estimate: Estimate) -> Row:
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
