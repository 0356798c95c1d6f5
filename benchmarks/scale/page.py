"""The tables of docs/scale.md."""

from math import isfinite

from benchmarks.scale import load
from benchmarks.scale.figures import Figures

TABLES = 1_000_000


def sources(figures: Figures) -> str:
    """Every figure, and where it comes from."""
    rows = ["| figure | value | kind | where it comes from |", "| --- | --- | --- | --- |"]
    for name, figure in figures.by_name.items():
        rows.append(f"| `{name}` | {figure.value:,g} | {figure.kind} | {figure.source} |")
    return "\n".join(rows)


def parts(figures: Figures, routing: str) -> str:
    """What a million tables use of everything, and how many are too many."""
    rows = ["| what | a million need | full at | then |", "| --- | --- | --- | --- |"]
    for part in filter(lambda one: one.used, load.parts(figures, TABLES, routing)):
        full = load.breaks_at(figures, part.name, routing)
        at = f"{round(full, -3):,.0f} tables" if isfinite(full) else "–"
        rows.append(f"| {part.name} | {part.used:.2f} of it | {at} | {part.then} |")
    return "\n".join(rows)
