"""A whole server in the test's own loop: real sockets on the loopback, time and chance by hand.

A scene is an async function that gets a `House`. Time stands still unless the scene lets it pass;
whatever the server logs as an error, and whatever nobody heard of, fails the scene.
"""

import asyncio
import contextlib
import logging
import os
import random
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
import structlog

from lynxdeck.server.bots.pool import BotPool
from lynxdeck.server.keyring import Ids
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.byhand import CountedIds, LeapingLoop, QuickBots
from tests.server.house import House
from tests.server.memory_store import MemoryStore
from tests.server.postgres import MISSING, Cluster, available, cluster
from tests.server.redis import MISSING as NO_REDIS
from tests.server.redis import Redis, program
from tests.server.redis import redis as run_redis
from tests.server.server_group import ServerGroup

Scene = Callable[[Any], Awaitable[None]]
LONGEST_S = 180.0
"""How long a scene may take."""


class Errors(logging.Handler):
    """What libraries log as errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.texts.append(self.format(record))


@contextlib.contextmanager
def no_errors(house: House) -> Iterator[None]:
    """Nothing may be logged as an error but what the scene allows."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with structlog.testing.capture_logs() as entries:
            yield
    finally:
        logging.getLogger().removeHandler(errors)
    loud = [entry for entry in entries if entry["log_level"] in ("error", "critical")]
    assert not [entry for entry in loud if entry["event"] not in house.allowed]
    assert not errors.texts


async def with_house(house: House, scene: Scene) -> None:
    """Open, play, close; nothing goes wrong unheard."""
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
    with no_errors(house):
        await house.open()
        try:
            await scene(house)
        finally:
            await house.close()
    assert not unheard


def run(work: Awaitable[None]) -> None:
    """Run something in a loop whose time can leap."""

    async def whole() -> None:
        async with LifeLine():
            await work

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(whole())


class LifeLine:
    """Ends a scene that hangs, by a clock on the wall: the loop's own may leap or stand."""

    async def __aenter__(self) -> None:
        scene, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert scene is not None
        self._timer = threading.Timer(
            LONGEST_S, loop.call_soon_threadsafe, (scene.cancel, "the scene hangs")
        )
        self._timer.daemon = True
        self._timer.start()

    async def __aexit__(self, *_: object) -> None:
        self._timer.cancel()


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Cluster | None]:
    """A PostgreSQL for all tests of this run."""
    if not available():
        yield None
        return
    with cluster() as one:
        one.make("lynxdeck")
        yield one


@pytest.fixture
def postgres(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of PostgreSQL's."""
    one: Cluster | None = request.getfixturevalue("_postgres")
    if one is None:
        if os.environ.get("CI"):  # where nothing is skipped in silence
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    address = one.address("lynxdeck")
    one.empty(address)
    return address


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis that a test may stop and start again."""
    if program() is None:
        if os.environ.get("CI"):
            pytest.fail(NO_REDIS)
        pytest.skip(NO_REDIS)
    with run_redis() as one:
        yield one


Play = Callable[..., None]


@pytest.fixture
def play() -> Play:
    """`play(scene)`: a scene in a fresh house, kept in memory, its limits off unless it says."""

    def begin(
        scene: Scene,
        *,
        store: EventStore | None = None,
        bot_pool: Callable[[], BotPool] = QuickBots,
        ids: Ids | None = None,
        limits: Literal["on", "off"] = "off",
        **settings: Any,
    ) -> None:
        async def whole() -> None:
            chosen = Settings(limits=limits, **settings)
            house = House(store or MemoryStore(), chosen, bot_pool(), ids or CountedIds())
            await with_house(house, scene)

        run(whole())

    return begin


@pytest.fixture
def play_in_group() -> Play:
    """`play_in_group(scene, houses=2)`: a scene with several servers that share their tables."""

    def begin(
        scene: Scene,
        *,
        houses: int = 2,
        chance: random.Random | None = None,
        limits: Literal["on", "off"] = "off",
        **settings: Any,
    ) -> None:
        async def whole() -> None:
            group = ServerGroup(Settings(limits=limits, **settings), chance)
            unheard: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
            for _ in range(houses):
                await group.build()
            with no_errors(group.houses[0]):
                try:
                    await scene(group)
                except BaseException:
                    await group.end()
                    raise
                await group.close()
            assert not unheard

        run(whole())

    return begin


@pytest.fixture(params=["sqlite", "postgres"])
def play_stored(request: pytest.FixtureRequest) -> Play:
    """`play_stored(scene)`: the same on each of them."""
    kinds = {"sqlite": "play_on_disk", "postgres": "play_on_postgres"}
    begin: Play = request.getfixturevalue(kinds[request.param])
    return begin


@pytest.fixture
def play_on_postgres(play: Play, postgres: str) -> Play:
    """`play_on_postgres(scene)`: the same, with the tables in PostgreSQL."""

    def begin(scene: Scene, **more: Any) -> None:
        play(scene, store=PostgresStore(postgres), **more)

    return begin


@pytest.fixture
def play_on_disk(play: Play, tmp_path: Path) -> Play:
    """`play_on_disk(scene)`: the same, with the tables in a file."""

    def begin(scene: Scene, **more: Any) -> None:
        play(scene, store=SqliteStore(tmp_path / "lynxdeck.db", probe_s=0.05), **more)

    return begin
