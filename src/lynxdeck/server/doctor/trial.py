"""A bus tried out as servers use it: whoever listens hears what is told."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from lynxdeck.server.bus.line import CHANNEL
from lynxdeck.server.bus.words import write

PATIENCE_S = 3.0
"""How long an answer may take."""
TOLD = next(write("doctor", ()))
"""A message that servers read and that tells them nothing."""


class Trial(NamedTuple):
    """What a bus has shown."""

    server: str
    """Which program in which version."""
    answer_ms: float
    """From a question to its answer, the shortest of a few."""
    heard_ms: float | None
    """From telling to hearing; none if nothing was heard."""
    listeners: int | None = None
    """Others who listen, if it tells how many."""


async def redis(address: str) -> Trial:
    """Try a Redis or Valkey; raises whatever is wrong with it."""
    from redis.asyncio import Redis
    from redis.exceptions import NoPermissionError

    line = Redis.from_url(address, socket_connect_timeout=PATIENCE_S, socket_timeout=PATIENCE_S)
    async with line, line.pubsub() as channel:
        answer_ms = await _fastest(line.ping)
        try:
            facts = await line.info("server")
            ((_, listeners),) = await line.pubsub_numsub(CHANNEL)
        except NoPermissionError:  # servers need neither
            facts, listeners = {}, None
        await channel.subscribe(CHANNEL)
        await asyncio.wait_for(_comes(channel, 1), PATIENCE_S)  # how many channels we have now
        heard = asyncio.ensure_future(_comes(channel, TOLD.encode()))
        heard_ms = await _timed(line.publish(CHANNEL, TOLD), heard)
    return Trial(_named(facts), answer_ms, heard_ms, listeners)


async def _comes(channel: Any, data: object) -> None:
    async for message in channel.listen():
        if message["data"] == data:
            return


def _named(facts: dict[str, object]) -> str:
    for program in ("valkey", "redis"):
        if version := facts.get(f"{program}_version"):
            return f"{program.capitalize()} {version}"
    return "Redis"


async def postgres(address: str) -> Trial:
    """Try the notifications of a PostgreSQL."""
    from lynxdeck.server.store.postgres.schema import connected

    async with connected(address) as told, connected(address) as hears:
        heard = asyncio.get_running_loop().create_future()

        def hear(*what: object) -> None:
            if what[-1] == TOLD and not heard.done():
                heard.set_result(None)

        answer_ms = await _fastest(lambda: told.fetchval("SELECT 1"))
        await hears.add_listener(CHANNEL, hear)
        heard_ms = await _timed(told.execute("SELECT pg_notify($1, $2)", CHANNEL, TOLD), heard)
        version = told.get_server_version()
    return Trial(f"PostgreSQL {version.major}.{version.minor}", answer_ms, heard_ms)


async def _fastest(ask: Callable[[], Awaitable[object]]) -> float:
    """The first question opens the line, and does not count."""
    await ask()
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        await ask()
        times.append(time.perf_counter() - begun)
    return min(times) * 1000


async def _timed(tell: Awaitable[object], heard: "asyncio.Future[None]") -> float | None:
    begun = time.perf_counter()
    try:
        await tell
        async with asyncio.timeout(PATIENCE_S):
            await heard
    except TimeoutError:
        return None
    finally:
        heard.cancel()
    return (time.perf_counter() - begun) * 1000
