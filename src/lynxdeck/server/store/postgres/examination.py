"""A look at everything that is stored, in small steps, beside those who play."""

import asyncio
import time
from collections.abc import Callable

from lynxdeck.server.store.contract import Judge
from lynxdeck.server.store.postgres.connection import Sql, connect
from lynxdeck.server.store.postgres.reading import whole

PIECE = 1000
NAMES = 'SELECT name FROM heads WHERE name > $1 COLLATE "C" ORDER BY name LIMIT $2'


class Examination:
    """Looks at one table a step, over a connection of its own."""

    def __init__(self, address: str, judge: Judge, share: float) -> None:
        self._address = address
        self._judge = judge
        self._share = share
        """How much of its time it works; the rest it rests."""

    async def carry_out(
        self, heard: Callable[[str, str], None], told: Callable[[int, int], None]
    ) -> None:
        """Take all steps, with rests between."""
        sql = await connect(self._address)
        try:
            of = await sql.fetchval("SELECT count(*) FROM heads", timeout=None)
            done, last = 0, ""
            while names := [name for (name,) in await sql.fetch(NAMES, last, PIECE)]:
                for name in names:
                    begun = time.perf_counter()
                    fault = await self._look(sql, name)
                    if fault:
                        heard(name, fault)
                    done += 1
                    told(done, max(done, of))
                    spent = time.perf_counter() - begun
                    await asyncio.sleep(spent * (1 / self._share - 1))
                last = names[-1]
        finally:
            await sql.close(timeout=1)

    async def _look(self, sql: Sql, name: str) -> str:
        """What is wrong with a table, the gravest; nothing if nothing is."""
        one = await whole(sql, name)
        if one is None:  # deleted meanwhile
            return ""
        if one.faults:
            return one.faults[0]
        return await asyncio.to_thread(self._judge, one.found.entry, one.found.rows)
