"""Nothing over 5 ms runs on the event loop, for anybody: every route and every message, walked.

The walk is made from the router and from the union of messages, and fails when one is missing here.
Each is asked for five times with the largest that is allowed; the median of the longest callbacks
counts, in the thread's own time.
"""

import statistics
import typing
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time

import pytest

from lynxdeck.server import protocol as wire
from tests.server.largest_requests import BESIDE, MESSAGES, OTHERS, WALK, Make, message
from tests.server.largest_tables import API, Stage
from tests.server.monitored_server import MonitoredServer

MOST_S = 0.005
TIMES = 5


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    """A server with big tables."""
    memory = Path("/dev/shm")  # where there is no disk to wait for
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        watched = MonitoredServer(Path(folder))
        with watched.open():
            yield Stage(watched)


def median(stage: Stage, make: Make) -> tuple[float, str]:
    """Of the longest callbacks of five times; in milliseconds."""
    slow = [stage.watched.slowest(make(stage)) for _ in range(TIMES)]
    middle = statistics.median_low([one.seconds for one in slow])
    return middle, next(one.what for one in slow if one.seconds == middle)


def test_a_callback_that_takes_long_is_noticed(stage: Stage) -> None:
    async def toil() -> None:
        began = thread_time()
        while thread_time() - began < 2 * MOST_S:
            pass

    assert stage.watched.slowest(lambda: stage.watched.do(toil())).seconds > MOST_S


def test_every_route_and_every_message_is_walked(stage: Stage) -> None:
    routes = stage.watched.house.runner.app.router.routes()
    paths = {f"{one.method} {one.resource.canonical}" for one in routes if one.resource}
    paths = {path for path in paths if not path.startswith("HEAD")}
    inner = {path.replace(" ", f" {API}", 1) for path in WALK}
    assert inner | set(OTHERS) == paths
    assert set(MESSAGES) == set(typing.get_args(wire.Incoming))


@pytest.mark.promise("five-milliseconds")
def test_no_request_holds_the_loop(stage: Stage) -> None:
    found = {name: median(stage, make) for name, make in {**WALK, **OTHERS, **BESIDE}.items()}
    slow = {name: what for name, what in found.items() if what[0] > MOST_S}
    assert not slow, slow


@pytest.mark.promise("five-milliseconds")
def test_no_message_holds_the_loop(stage: Stage) -> None:
    found = {
        f"{kind.__name__} {place.room.table.setup.game}": median(
            stage, partial(message, kind, place)
        )
        for kind in MESSAGES
        for place in (stage.long, stage.linko)
    }
    slow = {name: what for name, what in found.items() if what[0] > MOST_S}
    assert not slow, slow
