"""The files of pages, for all servers that share a store."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from lynxdeck.server.store.postgres.connection import FAULTS, Line, Sql, unreadable

T = TypeVar("T")

KEPT_DAYS = 30
"""So long after the last start of a server of their release."""
AGAIN = "UPDATE parts SET kept = clock_timestamp() WHERE name = ANY ($1::text[]) RETURNING name"
PUT = """
INSERT INTO parts (name, content, kept)
SELECT *, clock_timestamp() FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING
"""
TIDY = "DELETE FROM parts WHERE kept < clock_timestamp() - make_interval(days => $1)"
FIND = "SELECT content FROM parts WHERE name = $1"


class PostgresParts:
    """Meets `Parts`; the store brings the database up to date before."""

    def __init__(self, address: str) -> None:
        self._line = Line(address)

    async def keep(self, files: Mapping[str, bytes]) -> None:
        """Add what is not there; drop what nobody has had for long."""

        async def work(sql: Sql) -> None:
            there = {name for (name,) in await sql.fetch(AGAIN, list(files))}
            new = {name: content for name, content in files.items() if name not in there}
            await sql.execute(PUT, list(new), list(new.values()))
            await sql.execute(TIDY, KEPT_DAYS)

        await self._ask(work)
        self._line.drop()  # it is seldom needed again

    async def find(self, name: str) -> bytes | None:
        """A file's content."""
        return await self._ask(lambda sql: sql.fetchval(FIND, name))

    async def close(self) -> None:
        """Let go of the connection."""
        await self._line.close()

    async def _ask(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        try:
            return await self._line.ask(work)
        except FAULTS as fault:
            raise unreadable(fault, self._line.address) from fault
