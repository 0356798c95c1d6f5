"""Hints over Redis or Valkey: published, and kept by nobody."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from lynxdeck.server.bus.line import BusLine, Letter, Send

PATIENCE_S = 5


class RedisBus(BusLine):
    """Meets the contract `Bus`."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    def _line(self, patience_s: int | None) -> Redis:
        return Redis.from_url(
            self._address,
            socket_connect_timeout=PATIENCE_S,
            socket_timeout=patience_s,
        )

    async def listen(self) -> None:
        """Subscribe, and take in what comes."""
        async with self._line(None) as line, line.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(*self.channels)
            self.listening()
            async for heard in channel.listen():
                if isinstance(heard["data"], bytes):
                    self.take_in(heard["data"].decode("ascii", "replace"))
        raise ConnectionError("nothing is heard any more")

    @asynccontextmanager
    async def mouth(self) -> AsyncIterator[Send]:
        """Publish."""
        async with self._line(PATIENCE_S) as line:
            await line.ping()

            async def send(letters: Sequence[Letter]) -> None:
                async with line.pipeline(transaction=False) as pipe:
                    for channel, text in letters:
                        pipe.publish(channel, text)
                    await pipe.execute()

            yield send
