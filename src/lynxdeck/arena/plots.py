"""Pictures of reports: matplotlib, loaded when one is asked for."""

from pathlib import Path
from typing import TYPE_CHECKING

from lynxdeck.arena.intervals import Estimate
from lynxdeck.arena.lab import Comparison, title
from lynxdeck.arena.places import missing
from lynxdeck.arena.report import Report
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES = (".png", ".svg", ".pdf")
COLUMNS = 3
INK, CHANGED = "#1f4e79", "#c8553d"


def check(path: Path) -> None:
    """Refuse a picture that could not be made, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise Refusal("plot", f"A plot is a file like {', '.join(SUFFIXES)}, not “{path.name}”.")
    _figure(1, 1)


def plot_ratings(report: Report, path: Path) -> None:
    """The ratings with their intervals, the best one on top."""
    rows = sorted(report.bots, key=lambda row: row.rating.value)
    figure = _figure(7, 1.2 + 0.4 * len(rows))
    axes = figure.subplots()
    for height, row in enumerate(rows):
        _bar(axes, row.rating, height, INK)
    axes.set_yticks(range(len(rows)), [_short(row.bot) for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("rating, with 95 % intervals")
    settings = report.settings
    axes.set_title(f"{settings.editions[0]}, {settings.seats} seats, {report.games:,} games")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path)


def plot_comparison(comparison: Comparison, path: Path) -> None:
    """Every measure by both editions, with their intervals."""
    rows = comparison.measures
    lines = max(1, -(-len(rows) // COLUMNS))
    figure = _figure(4 * COLUMNS, 1 + 1.2 * lines)
    grid = figure.subplots(lines, COLUMNS, squeeze=False)
    for axes, row in zip(grid.flat, rows, strict=False):
        scale = 100 if row.is_share else 1
        for height, (estimate, ink) in enumerate(((row.changed, CHANGED), (row.unchanged, INK))):
            _bar(axes, _scaled(estimate, scale), height, ink)
        axes.set_yticks((0, 1), ("changed", "unchanged"))
        axes.set_ylim(-0.6, 1.6)
        axes.set_title(row.measure + (", %" if row.is_share else ""), fontsize="medium")
        axes.grid(axis="x", alpha=0.3)
    for axes in list(grid.flat)[len(rows) :]:
        axes.set_axis_off()
    figure.suptitle(f"{title(comparison.settings)}; {comparison.deals:,} deals")
    figure.savefig(path)


def _figure(width: float, height: float) -> "Figure":
    """An empty picture that no screen is needed for."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as fault:
        raise missing("A plot", "matplotlib", "arena") from fault
    figure = Figure(figsize=(width, height), dpi=120, layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def _bar(axes: "Axes", estimate: Estimate, height: float, ink: str) -> None:
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    reach = [[max(0.0, estimate.value - low)], [max(0.0, high - estimate.value)]]
    axes.errorbar([estimate.value], [height], xerr=reach, fmt="o", color=ink, capsize=4)


def _scaled(estimate: Estimate, scale: float) -> Estimate:
    low, high = estimate.low, estimate.high
    return Estimate(
        estimate.value * scale,
        None if low is None else low * scale,
        None if high is None else high * scale,
    )


def _short(name: str) -> str:
    return name if len(name) <= 32 else name[:31] + "…"
