"""How fast the arena is."""

import os
import time
from collections.abc import Callable

import pytest

from lynxdeck.arena.report import report
from lynxdeck.arena.run import run
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import CorePool


@pytest.mark.long
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="the figure is for two cores")
def test_ten_thousand_games_in_twenty_seconds_on_two_cores(
    settings: Callable[..., RunSettings],
) -> None:
    asked = settings("greedy", "greedy")
    run(asked, CorePool(2), games=8)  # compiled before the clock runs
    begun = time.perf_counter()
    outcome = run(asked, CorePool(2), games=10_000)
    report(asked, outcome.results, planned=outcome.planned)
    seconds = time.perf_counter() - begun
    assert len(outcome.results) == 10_000
    assert seconds < 20, f"{seconds:.1f} s"
