"""A line to a table: keeps all that it hears, and what it sees of the game."""

import asyncio
import itertools
import json
from typing import Any

import aiohttp

from tests.patches import apply_patch

Message = dict[str, Any]


class Line:
    """A client's end of a socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.told: list[Message] = []
        """What came since it was last collected."""
        self.n = 0
        self.info: Message = {}
        self.view: Any = None
        self._pings: dict[str, asyncio.Future[None]] = {}
        self._ids = itertools.count()
        self._listening = asyncio.create_task(self._listen())

    def go_on_from(self, before: "Line") -> None:
        """Know what another line knew."""
        self.n, self.info, self.view = before.n, before.info, before.view

    async def _listen(self) -> None:
        async for frame in self._socket:
            message = json.loads(frame.data)
            if message["type"] == "pong":
                self._pings.pop(message["id"]).set_result(None)
            else:
                self.told.append(json.loads(frame.data))
                self._hear(message)

    def _hear(self, message: Message) -> None:
        if message["type"] == "state":
            self.n, self.info, self.view = message["n"], message["info"], message["view"]
        elif message["type"] == "event":
            self.n = message["n"]
            if message["kind"] == "move":
                apply_patch(self.view, message["patch"])
            else:
                self.info, self.view = message["info"], message.get("view", self.view)

    async def say(self, message: Message) -> None:
        """Send a message."""
        await self._socket.send_str(json.dumps(message))

    async def ping(self) -> None:
        """Wait until all that was sent has been answered."""
        name = f"ping {next(self._ids)}"
        self._pings[name] = asyncio.get_running_loop().create_future()
        await self.say({"type": "ping", "id": name})
        await self._pings[name]

    async def close(self) -> None:
        """Go."""
        await self._socket.close()
        await self._listening
