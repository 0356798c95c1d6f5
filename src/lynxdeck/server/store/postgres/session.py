"""A process among others: alive while it is heard of, and writing over one connection alone.

Every transaction that writes makes sure first that its connection is the newest of its process. So
when a connection broke and nobody knows what became of the last transaction, a new connection ends
the doubt: what the old one has not committed by then it never will.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from lynxdeck.server.store.postgres.connection import Line, Sql

LEASE_S = 3.0
"""A process that was not heard of for so long is taken for dead."""
RENEW_S, AGAIN_S = 1.0, 0.3
"""How often it is heard of; how soon it tries again after it could not be."""
SPARE_S = 0.5
"""It stops looking after its tables so long before others may, by its own watch."""
FORGOTTEN_S = 3600.0

ENTER = """
WITH entered AS (
  INSERT INTO processes (id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
  ON CONFLICT (id) DO UPDATE SET until = excluded.until
)
SELECT count(*) FROM processes WHERE id <> $1 AND until > clock_timestamp()
  AND id NOT IN (SELECT process FROM thinkers)
"""
"""Be heard of; how many others serve tables."""
TIDY = "DELETE FROM processes WHERE until < clock_timestamp() - make_interval(secs => $1)"
BEGIN = """
INSERT INTO processes (id, session, until) VALUES ($1, $2, '-infinity')
ON CONFLICT (id) DO UPDATE SET session = excluded.session
"""
STILL = "SELECT true FROM processes WHERE id = $1 AND session = $2 FOR KEY SHARE"
ALIVE = "EXISTS (SELECT FROM processes p WHERE p.id = {} AND p.until > clock_timestamp())"
"""Whether a process is."""


class LostTurnError(Exception):
    """This connection is not its process's newest any more."""


class Session:
    """This process in the database."""

    def __init__(self, address: str, heard: Callable[[BaseException | None], None]) -> None:
        self.process = 0
        self.servers = 1
        """As many as were alive at the last renewal."""
        self.number = 0
        """Of the connection that writes."""
        self._writing = Line(address, self._begin)
        self._renewing = Line(address)
        self._heard = heard
        """Is told how each renewal went."""
        self._until = 0.0
        """By our own watch."""
        self._task: asyncio.Task[None] | None = None

    @property
    def leased(self) -> bool:
        """Whether the others still take us for alive, whatever we hear of them."""
        return time.monotonic() < self._until

    async def open(self) -> None:
        """Enter."""
        self.process = await self._renewing.ask(
            lambda sql: sql.fetchval("SELECT nextval('tokens')")
        )
        await self._renew()
        await self._renewing.ask(lambda sql: sql.execute(TIDY, FORGOTTEN_S))
        await self._writing.sql()
        self._task = asyncio.get_running_loop().create_task(self._go_on())

    async def close(self) -> None:
        """Leave: our tables are free at once."""
        self._until = 0.0
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Exception):
                await self._renewing.ask(
                    lambda sql: sql.execute("DELETE FROM processes WHERE id = $1", self.process)
                )
        await self._writing.close()
        await self._renewing.close()

    async def sql(self) -> Sql:
        """The connection that writes: no other of this process can any more."""
        return await self._writing.sql()

    def drop(self) -> None:
        """It is of no use any more."""
        self._writing.drop()

    async def check(self, sql: Sql) -> None:
        """Within a transaction: make sure that it is the newest one until the end of it."""
        if not await sql.fetchval(STILL, self.process, self.number):
            raise LostTurnError

    async def _begin(self, sql: Sql) -> None:
        """Take over from all connections before; waits for what they are committing."""
        number = self.number + 1
        async with sql.transaction():
            await sql.execute("SELECT FROM processes WHERE id = $1 FOR UPDATE", self.process)
            await sql.execute(BEGIN, self.process, number)
        self.number = number

    async def _renew(self) -> None:
        asked = time.monotonic()
        others = await self._renewing.ask(lambda sql: sql.fetchval(ENTER, self.process, LEASE_S))
        self.servers = 1 + others
        self._until = asked + LEASE_S - SPARE_S

    async def _go_on(self) -> None:
        """Be heard of, again and again."""
        pause = RENEW_S
        while True:
            await asyncio.sleep(pause)
            try:
                await self._renew()
            except Exception as fault:
                self._heard(fault)
                pause = AGAIN_S
            else:
                self._heard(None)
                pause = RENEW_S
