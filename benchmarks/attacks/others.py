"""Those who only want to play while somebody attacks, and the attacker's own table."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from benchmarks.attacks.means import Target
from benchmarks.server.seats import Faults, PlayedTable, join, seat_all
from benchmarks.server.tables import Office

SCOUT = "127.9.0.1"
"""Who makes the attacker's table, so that nobody's limits are used up by that."""


@asynccontextmanager
async def players(port: int, count: int) -> AsyncIterator[list[PlayedTable]]:
    """So many tables of four, everybody connected."""
    office = Office(port)
    faults = Faults()
    tables = [PlayedTable(one, faults, office.again) for one in await office.open_tables(count)]
    await seat_all([join(seat, port) for table in tables for seat in table.players])
    try:
        yield tables
    finally:
        for table in tables:
            for seat in table.seats:
                seat.close()
        await office.close()


async def scout(port: int) -> Target:
    """A table of the attacker's own, some way into a game against a bot."""
    connector = aiohttp.TCPConnector(local_addr=(SCOUT, 0))
    base = f"http://127.0.0.1:{port}/api/v1"
    async with aiohttp.ClientSession(connector=connector, raise_for_status=True) as session:

        async def post(path: str, body: object = None, key: str = "") -> Any:
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            async with session.post(base + path, json=body or {}, headers=headers) as answer:
                return await answer.json()

        wish = {"game": "push", "seats": 2, "start": 1, "bots": {"2": "easy"}, "pace": "instant"}
        made = await post("/tables", wish)
        sat = await post(f"/invites/{made['invite']}/claim", {"name": "Eve"})
        table, key = made["table"], sat["key"]
        await post(f"/tables/{table}/start", None, made["host_key"])
        path = f"{base}/tables/{table}/view?seat=1"
        moves = 0
        for number in range(200):
            async with session.get(path, headers={"Authorization": f"Bearer {key}"}) as answer:
                view = (await answer.json())["view"]
            moves = view["move"]
            if view["over"] or moves > 150:
                break
            if view["legal"]:
                wish = {"id": str(number), "move": moves, "token": random.choice(view["legal"])}
                await post(f"/tables/{table}/seats/1/decide", wish, key)
            else:
                await asyncio.sleep(0.02)
    return Target(port, SCOUT, table, made["host_key"], key, moves)
