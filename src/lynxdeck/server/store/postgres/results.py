"""Results of the deals of days, for all processes that share the tables."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from lynxdeck.server.results import MOST, Result, Tally
from lynxdeck.server.store.postgres.connection import FAULTS, Line, Sql
from lynxdeck.server.store.postgres.faults import told
from lynxdeck.server.store.refusals import StoreError

T = TypeVar("T")

ADD = """
INSERT INTO results (deal, device, score, won, name, at) SELECT $1, $2, $3, $4, $5, $6
WHERE (SELECT count(*) FROM results WHERE deal = $1) < $7 ON CONFLICT DO NOTHING RETURNING true
"""
SCORES = "SELECT score, count(*) FROM results WHERE deal = $1 GROUP BY score ORDER BY score"
WON = "SELECT count(*) FROM results WHERE deal = $1 AND won"
BEST = """
SELECT name FROM results WHERE deal = $1 AND name <> ''
  AND score = (SELECT max(score) FROM results WHERE deal = $1) ORDER BY at LIMIT 1
"""
ALL = "SELECT deal, device, score, won, name, at FROM results"
HAS = "SELECT EXISTS (SELECT FROM results WHERE deal = $1 AND device = $2)"


class PostgresResults:
    """Meets `Results`; the store brings the database up to date before they are opened."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._line: Line | None = None

    async def open(self) -> None:
        """The connection is made when it is needed."""
        self._line = Line(self._address)

    async def close(self) -> None:
        """Let go of it."""
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    async def add(self, result: Result) -> bool:
        """Keep a result."""
        return bool(await self._ask(lambda sql: sql.fetchval(ADD, *result, MOST)))

    async def has(self, deal: str, device: bytes) -> bool:
        """Whether it is there."""
        return bool(await self._ask(lambda sql: sql.fetchval(HAS, deal, device)))

    async def tally(self, deal: str) -> Tally:
        """Count them."""

        async def work(sql: Sql) -> Tally:
            scores = [(score, count) for score, count in await sql.fetch(SCORES, deal)]
            return Tally(
                scores, await sql.fetchval(WON, deal), await sql.fetchval(BEST, deal) or ""
            )

        return await self._ask(work)

    async def all(self) -> list[Result]:
        """All there are."""
        return [Result(*row) for row in await self._ask(lambda sql: sql.fetch(ALL))]

    async def forget(self, device: bytes) -> int:
        """Delete a device's."""
        return await self._delete("device = $1", device)

    async def forget_before(self, at: int) -> int:
        """Delete old ones."""
        return await self._delete("at < $1", at)

    async def _delete(self, which: str, value: object) -> int:
        statement = f"WITH gone AS (DELETE FROM results WHERE {which} RETURNING 1)"
        count = f"{statement} SELECT count(*) FROM gone"
        return int(await self._ask(lambda sql: sql.fetchval(count, value)))

    async def _ask(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        if self._line is None:
            raise StoreError("The results are not open.")
        try:
            return await self._line.ask(work)
        except FAULTS as fault:
            raise StoreError(f"Results cannot be kept: {told(fault, self._address)}.") from fault
