"""Hints over PostgreSQL's notifications, on lines of their own: outside of every transaction."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from lynxdeck.server.bus.line import BusLine, Letter, Send

PATIENCE_S = 5


class PostgresBus(BusLine):
    """Meets the contract `Bus`."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        line = await asyncpg.connect(
            self._address,
            timeout=PATIENCE_S,
            command_timeout=PATIENCE_S,
            server_settings={"synchronous_commit": "off"},  # a hint need not be on the disk
        )
        try:
            yield line
        finally:
            line.terminate()

    async def listen(self) -> None:
        """Listen until the line breaks."""
        broken = asyncio.Event()
        async with self._line() as line:
            line.add_termination_listener(lambda _: broken.set())
            for channel in self.channels:
                await line.add_listener(channel, self._heard)
            self.listening()
            await broken.wait()
        raise ConnectionError("nothing is heard any more")

    def _heard(self, line: object, pid: int, channel: str, text: object) -> None:  # noqa: ARG002
        if isinstance(text, str):
            self.take_in(text)

    @asynccontextmanager
    async def mouth(self) -> AsyncIterator[Send]:
        """Notify."""
        async with self._line() as line:
            yield lambda letters: line.execute(said(letters))


def said(letters: Iterable[Letter]) -> str:
    """All in one, as plain text: that costs less than a statement with values.

    >>> print(said([("lynxdeck_7", "1 me a 7"), ("lynxdeck", "it's")]))
    NOTIFY "lynxdeck_7", '1 me a 7'; NOTIFY "lynxdeck", 'it''s'
    """
    return "; ".join(
        f"""NOTIFY "{channel}", '{text.replace("'", "''")}'""" for channel, text in letters
    )
