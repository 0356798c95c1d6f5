"""Pictures of reports: matplotlib, loaded when one is asked for."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from lynxdeck.arena.lab import Comparison, title
from lynxdeck.arena.report import Estimate, Report
from lynxdeck.games.refusal import Refusal, not_installed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from lynxdeck.arena.findings import Measurement
    from lynxdeck.judging import Verdict

SUFFIXES = (".png", ".svg", ".pdf")
COLUMNS = 3
INK, CHANGED = "#1f4e79", "#c8553d"


def check(path: Path) -> None:
    """Refuse a picture that could not be made, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise Refusal("plot", f"A plot is a file like {', '.join(SUFFIXES)}, not “{path.name}”.")
    _figure(1, 1)


def plot_ratings(report: Report, path: Path) -> None:
    rated = [(row.rating, row.bot) for row in report.bots if row.rating]
    rows = sorted(rated, key=lambda row: row[0].value)
    figure = _figure(7, 1.2 + 0.4 * len(rows))
    axes = figure.subplots()
    for height, (rating, _) in enumerate(rows):
        _bar(axes, rating, height, INK)
    axes.set_yticks(range(len(rows)), [_short(bot) for _, bot in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("rating, with 95 % intervals")
    settings = report.settings
    axes.set_title(f"{settings.editions[0]}, {settings.seats} seats, {report.games:,} games")
    axes.grid(axis="x", alpha=0.3)
    _save(figure, path)


def plot_comparison(comparison: Comparison, path: Path) -> None:
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
    _save(figure, path)


def plot_findings(
    rows: "Sequence[Measurement]", title: str, path: Path, *, less_even: bool
) -> None:
    """One measure of all editions and seats, in per cent; less an even share if asked."""
    figure = _figure(8, 1.4 + 0.24 * len(rows))
    axes = figure.subplots()
    names = [f"{row.edition}, {row.seats}" for row in rows]
    for height, row in enumerate(reversed(rows)):
        even = 1 / row.seats if less_even else 0.0
        low, high = row.low, row.high
        known = Estimate(
            row.value - even,
            None if low is None else low - even,
            None if high is None else high - even,
        )
        _bar(axes, _scaled(known, 100), height, INK)
    axes.set_yticks(range(len(rows)), names[::-1], fontsize="small")
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.axvline(0, color="#888888", linewidth=0.8)
    axes.set_xlabel("per cent, with 95 % intervals")
    axes.set_title(title, fontsize="medium")
    axes.grid(axis="x", alpha=0.3)
    _save(figure, path)


def plot_curve(curve: Path, path: Path) -> None:
    """What a network that learns wins, against how many decisions it has seen."""
    with curve.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    figure = _figure(7, 4)
    axes = figure.subplots()
    updates = [int(row["updates"]) for row in rows]
    for name in (name for name in rows[0] if name.startswith("greedy_")):
        axes.plot(updates, [100 * float(row[name]) for row in rows], label=f"{name[7:]} seats")
    axes.set_xlabel("updates")
    axes.set_ylabel("wins of one seat against greedy, %")
    axes.legend()
    axes.grid(alpha=0.3)
    _save(figure, path)


def plot_verdict(verdict: "Verdict", path: Path) -> None:
    """What each seat could expect, decision by decision, all cards seen."""
    figure = _figure(8, 4)
    axes = figure.subplots()
    curve = [verdict.dealt, *(move.curve for move in verdict.moves)]
    for row in verdict.seats:
        axes.plot([100 * values[row.seat - 1] for values in curve], label=_short(row.name))
    costly = [move for move in verdict.moves if move.cost]
    axes.scatter(
        [move.number for move in costly],
        [100 * move.curve[move.seat - 1] for move in costly],
        color=CHANGED,
        s=[400 * move.cost for move in costly],
        label="a choice that cost",
        zorder=3,
    )
    axes.set_ylim(0, 100)
    axes.set_xlabel("decisions")
    axes.set_ylabel("share of the win, %")
    axes.set_title(f"{verdict.game}, {verdict.edition}; network {verdict.network}")
    axes.legend()
    axes.grid(alpha=0.3)
    _save(figure, path)


def _save(figure: "Figure", path: Path) -> None:
    """The same bytes for the same figures; letters stay text, in the font of those who look."""
    import matplotlib

    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "lynxdeck"}):
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _figure(width: float, height: float) -> "Figure":
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as fault:
        raise not_installed("A plot needs matplotlib", "arena") from fault
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
