"""The store in a database of PostgreSQL's, which many processes can share."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from lynxdeck.server.store import (
    FINISHED,
    GUEST,
    LONGEST_KEY_MS,
    Attendance,
    Key,
    Line,
    Names,
    News,
    Owner,
    PushAddress,
    Row,
    Since,
    Spare,
    Stats,
    StoreClosed,
    TableRow,
    Taken,
    Unusable,
    Uptime,
    spare_none,
)
from lynxdeck.server.store.address import shown
from lynxdeck.server.store.common import (
    FORGOTTEN_AT_ONCE,
    UPTIMES_KEPT,
    BaseStore,
    table_row,
)
from lynxdeck.server.store.postgres import tables as on
from lynxdeck.server.store.postgres.connection import (
    FAULTS,
    Lease,
    PostgresConnection,
    Sql,
    check_tables,
    prepared,
    unreadable,
    unusable,
)
from lynxdeck.server.store.postgres.writer import PostgresWriter, Work

T = TypeVar("T")


class PostgresStore(BaseStore[PostgresWriter]):
    """Meets the contract `EventStore`, for as many processes as like."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._lease: Lease | None = None
        self._asking: PostgresConnection | None = None
        self._taking: PostgresConnection | None = None
        """Taking a table up may have to wait for another process; reading need not."""
        self._here: dict[str, bytes] = {}
        """Who is here by our word. A crash of the database loses that, and so it is told again."""
        self._leaving: dict[str, asyncio.Future[object]] = {}
        """Tables that are just being let go: who takes one up again waits for that."""

    @property
    def servers(self) -> int:
        return self._lease.servers if self._lease else 1

    @property
    def leased(self) -> bool:
        return self._lease is not None and self._lease.leased

    @property
    def process(self) -> int:
        return self._lease.process if self._lease else 0

    async def open(self) -> None:
        if self._writer is not None:
            raise Unusable(f"{shown(self.address)} was opened before.")
        async with prepared(self.address):
            pass
        self._lease = Lease(self.address, self._renewed)
        try:
            await self._lease.open()
            self._writer = PostgresWriter(self.address, self._lease)
        except FAULTS as fault:
            await self.close()
            raise unusable(fault, self.address) from fault
        except BaseException:
            await self.close()
            raise
        self._asking = PostgresConnection(self.address, self._begin_asking)
        self._taking = PostgresConnection(self.address)

    async def look(self) -> None:
        """Open it for reading only, next to those who use it; the rest is refused then."""
        await check_tables(self.address)
        self._asking = PostgresConnection(self.address)

    async def close(self) -> None:
        lines, self._asking, self._taking = (self._asking, self._taking), None, None
        if self._writer is not None:
            await self._writer.stop()
        if self._lease is not None:
            await self._lease.close()
        for line in lines:
            if line is not None:
                await line.close()

    def _renewed(self, fault: BaseException | None) -> None:
        if self._writer is not None:
            self._writer.tried(fault)

    # --- a table and its log --------------------------------------------------------------------

    async def create(
        self, table: TableRow, lines: Sequence[Line], keys: Sequence[Key] = ()
    ) -> Owner:
        asked = (self.process, table, lines, keys)
        return await self._do(
            lambda sql: on.make(sql, *asked), lambda sql: on.make_again(sql, *asked)
        )

    async def take(self, table: str) -> Taken | None:
        async def work(sql: Sql) -> Taken | None:
            async with sql.transaction():
                owner = await on.own(sql, self.process, table)
                return await self._taken(sql, table, owner) if owner else None

        return await self._take(table, work)

    async def visit(self, table: str) -> Taken | None:
        return await self._ask(lambda sql: self._taken(sql, table, GUEST))

    async def claim(self, table: str) -> Owner:
        async def work(sql: Sql) -> Owner | None:
            async with sql.transaction():
                return await on.own(sql, self.process, table)

        owner = await self._take(table, work)
        if owner is None:
            raise on.unknown(table)
        return owner

    async def _take(self, table: str, work: Work[T]) -> T:
        if going := self._leaving.get(table):
            await asyncio.wait({going})
        return await self._over(self._taking, work)

    async def _taken(self, sql: Sql, table: str, owner: Owner) -> Taken | None:
        one = await on.whole(sql, table)
        if one is None:
            return None
        self._note(table, one.faults)
        entry, rows, keys, _ = one.found
        return Taken(owner, entry, rows, keys, one.keys_at)

    async def release(self, table: str, owner: Owner) -> None:
        going = asyncio.ensure_future(self._do(lambda sql: sql.execute(on.RELEASE, table, owner)))
        self._leaving[table] = going
        try:
            await asyncio.shield(going)
        finally:
            if self._leaving.get(table) is going:
                del self._leaving[table]

    async def read(self, table: str, since: int = 0) -> list[Row]:
        return await self._ask(lambda sql: on.events(sql, table, since))

    async def news(self, since: Sequence[Since]) -> list[News]:
        return await self._ask(lambda sql: on.news(sql, since))

    async def rewrite(self, rows: Sequence[Row]) -> None:
        await self._do(lambda sql: on.clean(sql, rows))

    # --- finding tables -------------------------------------------------------------------------

    async def tables(self) -> list[TableRow]:
        return self._entries(await self._fetch(on.TABLES))

    async def names(self) -> Names:
        rows = await self.tables()
        return Names([row.table for row in rows], [], whole=True)

    async def find_invite(self, invite_hash: bytes) -> str | None:
        found = await self._fetch("SELECT name FROM tables WHERE invite = $1", invite_hash)
        return found[0][0] if found else None

    async def lobby(self, limit: int, choose: Callable[[Iterable[TableRow]], T]) -> T:
        rows = await self._fetch(on.LOBBY, limit)
        return await asyncio.to_thread(choose, (table_row(*row) for row in rows))

    async def unfinished(self) -> list[str]:
        return [name for (name,) in await self._fetch(on.UNFINISHED)]

    async def orphans(self) -> list[str]:
        return [name for (name,) in await self._fetch(on.ORPHANS)]

    async def delete_table(self, table: str) -> None:
        await self._do(lambda sql: on.drop_one(sql, table), lambda sql: on.drop(sql, [table]))

    async def forget(
        self, before: int, *, status: Collection[str] = FINISHED, spare: Spare = spare_none
    ) -> list[str]:
        gone: list[str] = []
        which: dict[str, Any] = {"status": status, "before": before}
        passed = 0, 0  # the last one that was looked at, so that none is twice

        while found := await self._fetch(on.OLD, list(status), before, *passed, FORGOTTEN_AT_ONCE):
            passed = found[-1][0], found[-1][1]
            rows = [table_row(*row[2:]) for row in found]
            old = await asyncio.to_thread(_unspared, rows, spare)
            if old:
                gone += await self._do(partial(on.drop_old, tables=old, **which))
        return gone

    # --- keys, push addresses -------------------------------------------------------------------

    async def drop_late_keys(self, now: int) -> int:
        return await self._do(lambda sql: on.drop_keys(sql, now, now + LONGEST_KEY_MS))

    async def subscribe(self, address: PushAddress, most: int) -> None:
        await self._do(lambda sql: on.subscribe(sql, address, most))

    async def subscriptions(self, table: str) -> list[PushAddress]:
        return [PushAddress(*row) for row in await self._fetch(on.ADDRESSES, table)]

    async def unsubscribe(self, table: str, address_hashes: Collection[bytes]) -> None:
        await self._do(lambda sql: on.unsubscribe(sql, table, address_hashes))

    # --- who is where ---------------------------------------------------------------------------

    async def attend(self, here: Sequence[Attendance]) -> None:
        words = {one.table: one.payload for one in here}
        there = {table: payload for table, payload in words.items() if payload}
        left = list(words.keys() - there.keys())

        async def work(sql: Sql) -> None:
            async with sql.transaction():
                await sql.execute(on.LEAVE, self.process, left)
                await sql.execute(on.ATTEND, self.process, list(there), list(there.values()))

        await self._ask(work)
        self._here |= there
        for table in left:
            self._here.pop(table, None)

    async def _begin_asking(self, sql: Sql) -> None:
        # Everything it is asked finds its rows by keys, however many there are.
        await sql.execute("SET plan_cache_mode = force_generic_plan")
        if here := self._here:
            await sql.execute(on.ATTEND, self.process, list(here), list(here.values()))

    async def attendances(self, tables: Collection[str]) -> list[Attendance]:
        found = await self._fetch(on.ATTENDANCES, self.process, list(tables))
        return [Attendance(*row) for row in found]

    # --- time -----------------------------------------------------------------------------------

    async def date(self) -> int | None:
        return int((await self._fetch(f"SELECT {on.NOW}"))[0][0])

    async def uptimes(self) -> list[Uptime]:
        found = [Uptime(*row) for row in await self._fetch(on.UPTIMES, self.process)]
        newest = (await self._fetch("SELECT coalesce(max(at), 0) FROM heads"))[0][0]
        if found:
            found[-1] = found[-1]._replace(seen=max(found[-1].seen, newest))
        return found

    async def remember(self, up: Uptime) -> None:
        async def work(sql: Sql) -> None:
            await sql.execute(on.REMEMBER, *up, self.process)
            await sql.execute(on.FORGET_UPTIMES, UPTIMES_KEPT)

        await self._do(work)

    # --- the whole ------------------------------------------------------------------------------

    async def check(self) -> list[str]:
        (failures,) = (await self._fetch(on.CHECKSUM_FAILURES))[0]
        return [f"{failures} of its pages failed their checksum"] if failures else []

    async def stats(self) -> Stats:
        writer = self._open_writer()
        tables, events, size = (await self._fetch(on.STATS))[0]
        return Stats(tables, events, size, writer.commits, writer.appended, writer.failed)

    async def _do(self, work: Work[T], repeat: Work[T] | None = None) -> T:
        return await self._open_writer().do(work, repeat)

    async def _fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        rows = await self._ask(lambda sql: sql.fetch(statement, *values))
        return [tuple(row) for row in rows]

    async def _ask(self, work: Work[T]) -> T:
        return await self._over(self._asking, work)

    async def _over(self, line: PostgresConnection | None, work: Work[T]) -> T:
        if line is None:
            raise StoreClosed("The store is not open.")
        try:
            return await line.ask(work)
        except FAULTS as fault:
            raise unreadable(fault, self.address) from fault


def _unspared(rows: Sequence[TableRow], spare: Spare) -> list[str]:
    return [row.table for row in rows if not spare(row)]
