"""Hints over Redis or Valkey: published on one channel, kept by nobody."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from lynxdeck.server.bus.line import BusLine, Send

CHANNEL = "lynxdeck"
PATIENCE_S = 5


class RedisBus(BusLine):
    """Meets the contract `Bus`."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    @asynccontextmanager
    async def _line(self) -> "AsyncIterator[Redis]":
        async with Redis.from_url(
            self._address,
            decode_responses=True,
            socket_connect_timeout=PATIENCE_S,
            health_check_interval=PATIENCE_S,
        ) as line:
            yield line

    async def listen(self) -> None:
        """Subscribe, and take in what comes."""
        async with self._line() as line, line.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            self.listening()
            while True:
                heard = await channel.get_message(timeout=PATIENCE_S)
                if heard is None:
                    await channel.ping()
                elif isinstance(heard["data"], str):
                    self.take_in(heard["data"])

    @asynccontextmanager
    async def mouth(self) -> AsyncIterator[Send]:
        """Publish."""
        async with self._line() as line:
            await line.ping()
            yield lambda text: line.publish(CHANNEL, text)
