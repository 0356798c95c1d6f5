"""The one address that people know: as a proxy does, it leads them to a server that is ready."""

import asyncio
import itertools
import random
from contextlib import suppress
from typing import Any

import aiohttp

from tests.server.faults.service import Server
from tests.server.guest import dial
from tests.server.house import Answer
from tests.server.remote_server import RemoteServer

ASK_S, ANSWER_S = 1.0, 2.0
"""As in deploy/Caddyfile: how often it asks who is ready, and how long it waits for the answer."""
DIAL_S = 1.0
"""The same: how long it waits for a machine that does not even refuse, before it tries another."""
TRY_S = 5.0
"""How long it looks for one that takes a connection."""


class Door:
    """Leads to any server; no other thing is known of them."""

    def __init__(self, servers: list[Server], session: aiohttp.ClientSession, rng: random.Random):
        self._servers, self._session, self._rng = servers, session, rng
        self._ready = {servers[-1].number}
        """Who comes first finds one of them; once it is watched, all."""
        self._numbers = itertools.count(1)

    async def watch(self) -> None:
        """Ask again and again who is ready."""
        await asyncio.gather(*(self._watch(one) for one in self._servers))

    async def _watch(self, server: Server) -> None:
        limit = aiohttp.ClientTimeout(total=ANSWER_S)
        while True:
            ready = False
            with suppress(aiohttp.ClientError, OSError, TimeoutError):
                async with self._session.get(f"{server.base}/readyz", timeout=limit) as answer:
                    ready = answer.status == 200
            (self._ready.add if ready else self._ready.discard)(server.number)
            await asyncio.sleep(ASK_S)

    def _choose(self) -> list[Server]:
        """All of them in any order, those that are ready first."""
        order = self._rng.sample(self._servers, len(self._servers))
        return sorted(order, key=lambda one: one.number not in self._ready)

    async def dial(self, path: str) -> aiohttp.ClientWebSocketResponse:
        """A socket, at the server that takes it."""
        async with asyncio.timeout(TRY_S):
            while True:
                for server in self._choose():
                    with suppress(aiohttp.ClientConnectorError, aiohttp.ServerTimeoutError):
                        url = f"{server.base}/api/v1{path}"
                        return await dial(self._session, url)
                await asyncio.sleep(0.25)

    def house(self) -> RemoteServer:
        """Any server, to ask several things of."""
        return RemoteServer(self._choose()[0].base, self._session, 1000 * next(self._numbers))

    async def ask(self, method: str, path: str, body: Any, key: str) -> Answer:
        """One request."""
        async with asyncio.timeout(TRY_S):
            return await self.house().ask(method, path, body, keys=[key])
