"""The simulation of very many tables: it counts right, and what it says of a small server is so."""

import math
import re
from pathlib import Path

import pytest

from benchmarks.scale import load
from benchmarks.scale.day import Day, World, share_of_peak
from benchmarks.scale.figures import KINDS, Figures
from benchmarks.scale.figures import load as read

SOURCE = "".join(
    path.read_text(encoding="utf-8") for path in Path(load.__file__).parent.glob("*.py")
)
OFF = 1.6
"""By what factor a prediction may be wrong, on a machine that does other things too."""


@pytest.fixture
def figures() -> Figures:
    return read()


def a_day(figures: Figures, routing: str = load.TABLE, *, hours: float = 24) -> Day:
    """A small one: two hundred tables in the sample."""
    world = World(figures, tables=20_000, sample=0.01, routing=routing, seed="milk")
    return world.run(hours)


def test_every_figure_says_where_it_comes_from(figures: Figures) -> None:
    for name, figure in figures.by_name.items():
        assert figure.kind in KINDS
        assert len(figure.source) > 20, name
        assert re.search(f"[\"']{re.escape(name)}[\"']", SOURCE), f"nobody reads {name}"


def test_the_same_seed_gives_the_same_day(figures: Figures) -> None:
    assert a_day(figures, hours=2) == a_day(figures, hours=2)


def test_the_day_follows_the_wave(figures: Figures) -> None:
    day = a_day(figures)
    for hour in day.hours:
        wished = 20_000 * share_of_peak(figures, (hour.hour + 0.5) * 3600)
        assert hour.tables == pytest.approx(wished, rel=0.3)
    evening, morning = day.hours[20], day.hours[8]
    assert evening.tables > 3 * morning.tables


def test_everybody_comes_back(figures: Figures) -> None:
    """A release renews every process, a machine burns, and nobody is left behind."""
    day = a_day(figures)
    assert day.renewed >= 2
    assert day.deaths >= 1
    assert len(day.back_s) == day.cut_off > 0
    assert max(day.back_s) < 5


def test_work_is_what_arithmetic_says(figures: Figures) -> None:
    """The events add up: no table's work is counted twice or forgotten."""
    for routing in (load.ANY, load.TABLE):
        world = World(figures, tables=20_000, sample=0.02, routing=routing, seed="tea")
        world.run(9)  # the release is under way
        there = len(world.tables)
        assert sum(process.sockets for process in world.fleet) == 4 * there
        assert sum(process.own for process in world.fleet) == pytest.approx(there / 8)
        if routing != load.ANY:
            assert all(abs(process.copied) < 1e-6 for process in world.fleet)


def test_more_of_anything_is_full_sooner(figures: Figures) -> None:
    names = [part.name for part in load.parts(figures, 1e6, load.ANY)]
    assert len(names) == len(set(names))
    for name in names:
        full = load.breaks_at(figures, name, load.ANY)
        assert math.isfinite(full) or "core" in name  # of which there are more with more tables
        slower = figures.but(people_seconds_a_decision=16)
        assert load.breaks_at(slower, name, load.ANY) >= full
    first = load.parts(figures, 1e6, load.ANY)[0].name
    assert "bus" in first
    assert not any(part.used for part in load.parts(figures, 1e6, load.TABLE) if "bus" in part.name)


@pytest.mark.long
def test_a_small_server_is_as_busy_as_predicted(figures: Figures) -> None:
    for package in ("picows", "websockets"):
        pytest.importorskip(package, reason="the bench needs pip install 'lynxdeck[dev]'")
    from benchmarks.scale.check import check

    for found in check(figures):
        assert found.off < OFF, found
