"""Tables over HTTP: made, filled with four, begun, and begun again when a game is over."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import aiohttp
import msgspec

SEATS = 4
AT_ONCE = 16


class Opened(NamedTuple):
    """A table that is being played."""

    table: str
    host_key: str
    seat_keys: Sequence[str]


class Office:
    """Speaks HTTP with a server."""

    def __init__(self, port: int, *, game: str = "linko") -> None:
        self.base = f"http://127.0.0.1:{port}/api/v1"
        self.game = game
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=AT_ONCE), cookie_jar=aiohttp.DummyCookieJar()
        )

    async def close(self) -> None:
        """Hang up."""
        await self._session.close()

    async def post(self, path: str, body: object = None, *, key: str | None = None) -> Any:
        """Ask for something; a refusal is a failure of the bench."""
        headers = {"Content-Type": "application/json"}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        data = msgspec.json.encode({} if body is None else body)
        async with self._session.post(self.base + path, data=data, headers=headers) as answer:
            text = await answer.read()
            if answer.status >= 400:
                raise RuntimeError(f"POST {path}: {answer.status} {text[:300]!r}")
            return msgspec.json.decode(text)

    async def get(self, path: str, *, key: str | None = None) -> Any:
        """Look something up."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        async with self._session.get(self.base + path, headers=headers) as answer:
            text = await answer.read()
            if answer.status >= 400:
                raise RuntimeError(f"GET {path}: {answer.status} {text[:300]!r}")
            return msgspec.json.decode(text)

    async def open_table(self) -> Opened:
        """A table with four people, begun."""
        wish = {"game": self.game, "seats": SEATS, "pace": "instant"}
        made = await self.post("/tables", wish)
        keys = []
        for seat in range(1, SEATS + 1):
            claim = {"name": f"player {seat}", "seat": seat}
            keys.append((await self.post(f"/invites/{made['invite']}/claim", claim))["key"])
        await self.post(f"/tables/{made['table']}/start", key=made["host_key"])
        return Opened(made["table"], made["host_key"], keys)

    async def open_tables(self, count: int) -> list[Opened]:
        """Many tables, some at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> Opened:
            async with gate:
                return await self.open_table()

        return list(await asyncio.gather(*(one() for _ in range(count))))

    async def open_solo(self) -> Opened:
        """A table where one person plays Push against a bot, and is asked first."""
        wish = {"game": "push", "seats": 2, "start": 1, "bots": {"2": "easy"}}
        made = await self.post("/tables", wish)
        claimed = await self.post(f"/invites/{made['invite']}/claim", {"name": "player"})
        await self.post(f"/tables/{made['table']}/start", key=made["host_key"])
        return Opened(made["table"], made["host_key"], [claimed["key"]])

    async def open_bots(self, level: str) -> Opened:
        """A table where only bots play, as fast as they think."""
        bots = {str(seat): level for seat in range(1, SEATS + 1)}
        wish = {"game": self.game, "seats": SEATS, "pace": "instant", "bots": bots}
        made = await self.post("/tables", wish)
        await self.post(f"/tables/{made['table']}/start", key=made["host_key"])
        return Opened(made["table"], made["host_key"], [])

    async def again(self, table: Opened) -> None:
        """The next game at a table; a server that died in between may have half of it done."""
        status = (await self.get(f"/tables/{table.table}"))["info"]["status"]
        if status == "over":
            await self.post(f"/tables/{table.table}/rematch", key=table.host_key)
        if status != "playing":
            await self.post(f"/tables/{table.table}/start", key=table.host_key)
