"""Whatever dies, stands still or is cut off: nothing that was acknowledged is lost or doubled, and
people go on in seconds, without reloading anything."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server import postgres as pg
from tests.server import redis
from tests.server.faults import blows, net
from tests.server.faults.ordeal import undergo
from tests.server.faults.service import service

MISSING = [
    why
    for there, why in ((pg.available(), pg.MISSING), (redis.program(), redis.MISSING))
    if not there
]


FAULTS = 13
"""In each of the long ones: every kind once; with all seeds more than 200."""


@pytest.fixture(autouse=True)
def _needs() -> None:
    if MISSING and os.environ.get("CI"):  # where nothing is skipped in silence
        pytest.fail(MISSING[0])
    if MISSING:
        pytest.skip(MISSING[0])


SHORT = ("SIGSTOP of a server and its watch", "kill -9 of PostgreSQL")
"""test_two_processes.py kills a server, and the bus."""


@pytest.mark.promise("faults-nothing-lost")
def test_games_live_through_some_of_what_can_happen(tmp_path: Path) -> None:
    """The server with all people and tables sleeps without noticing; then PostgreSQL dies."""
    with service(tmp_path, servers=2, redis=True, machines=False) as one:
        one.longest_s = 1.0
        chosen = [(kind, blows.possible(one)[kind]) for kind in SHORT]
        report = asyncio.run(undergo(one, chosen, seed=1, short=True))
    print(report)
    assert not report.late, str(report)
    assert report.refused, "the one that slept believed that it still had its tables"


@pytest.mark.long
@pytest.mark.promise("faults-nothing-lost")
@pytest.mark.parametrize("seed", range(1, 19))
def test_games_live_through_all_that_can_happen(tmp_path: Path, seed: int) -> None:
    """Every third of them over PostgreSQL's notifications, the others over Redis."""
    if not net.available():
        pytest.skip(net.MISSING)
    with service(tmp_path, servers=3, redis=bool(seed % 3), machines=True) as one:
        chosen = blows.schedule(one, random.Random(seed), FAULTS)
        report = asyncio.run(undergo(one, chosen, seed))
    print(report)
    assert not report.late, str(report)
