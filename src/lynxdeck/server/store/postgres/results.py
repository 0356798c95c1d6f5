"""What servers that share a store share besides tables: results of daily deals, files of pages."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from lynxdeck.server.store import StoreError
from lynxdeck.server.store.postgres.connection import (
    FAULTS,
    PostgresConnection,
    Sql,
    explain,
    unreadable,
)
from lynxdeck.server.store.results import MOST, StoredResult, Tally

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
KEPT_DAYS = 30
"""Days that files of pages are kept after the last start of a server of their release."""
KEEP_ASSETS = (
    "UPDATE assets SET kept = clock_timestamp() WHERE name = ANY ($1::text[]) RETURNING name"
)
PUT_ASSETS = """
INSERT INTO assets (name, content, kept)
SELECT *, clock_timestamp() FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING
"""
DROP_ASSETS = "DELETE FROM assets WHERE kept < clock_timestamp() - make_interval(days => $1)"
FIND_ASSET = "SELECT content FROM assets WHERE name = $1"


class PostgresResults:
    """Meets `ResultStore`; the store has made the tables before."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: PostgresConnection | None = None

    async def open(self) -> None:
        self._connection = PostgresConnection(self._address)

    async def close(self) -> None:
        old, self._connection = self._connection, None
        if old is not None:
            await old.close()

    async def add(self, result: StoredResult) -> bool:
        return bool(await self._ask(lambda sql: sql.fetchval(ADD, *result, MOST)))

    async def has(self, deal: str, device: bytes) -> bool:
        return bool(await self._ask(lambda sql: sql.fetchval(HAS, deal, device)))

    async def tally(self, deal: str) -> Tally:
        async def work(sql: Sql) -> Tally:
            scores = [(score, count) for score, count in await sql.fetch(SCORES, deal)]
            return Tally(
                scores, await sql.fetchval(WON, deal), await sql.fetchval(BEST, deal) or ""
            )

        return await self._ask(work)

    async def all(self) -> list[StoredResult]:
        return [StoredResult(*row) for row in await self._ask(lambda sql: sql.fetch(ALL))]

    async def forget(self, device: bytes) -> int:
        return await self._delete("device = $1", device)

    async def forget_before(self, at: int) -> int:
        return await self._delete("at < $1", at)

    async def _delete(self, which: str, value: object) -> int:
        statement = f"WITH gone AS (DELETE FROM results WHERE {which} RETURNING 1)"
        count = f"{statement} SELECT count(*) FROM gone"
        return int(await self._ask(lambda sql: sql.fetchval(count, value)))

    async def _ask(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        if self._connection is None:
            raise StoreError("The results are not open.")
        try:
            return await self._connection.ask(work)
        except FAULTS as fault:
            raise StoreError(f"Results cannot be kept: {explain(fault, self._address)}.") from fault


class PostgresAssets:
    """Files of pages, by names that tell their content apart."""

    def __init__(self, address: str) -> None:
        self._connection = PostgresConnection(address)

    async def keep(self, files: Mapping[str, bytes]) -> None:
        async def work(sql: Sql) -> None:
            there = {name for (name,) in await sql.fetch(KEEP_ASSETS, list(files))}
            new = {name: content for name, content in files.items() if name not in there}
            await sql.execute(PUT_ASSETS, list(new), list(new.values()))
            await sql.execute(DROP_ASSETS, KEPT_DAYS)

        await self._ask(work)
        self._connection.drop()  # it is seldom needed again

    async def find(self, name: str) -> bytes | None:
        return await self._ask(lambda sql: sql.fetchval(FIND_ASSET, name))

    async def close(self) -> None:
        await self._connection.close()

    async def _ask(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        try:
            return await self._connection.ask(work)
        except FAULTS as fault:
            raise unreadable(fault, self._connection.address) from fault
