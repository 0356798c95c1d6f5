"""The store in a database of PostgreSQL's, which many processes can share."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from lynxdeck.server.store.address import shown
from lynxdeck.server.store.contract import (
    FINISHED,
    GUEST,
    LONGEST_KEY_MS,
    Attendance,
    Bell,
    Done,
    Judge,
    Key,
    Line,
    News,
    Owner,
    Page,
    Row,
    Since,
    Spare,
    Stats,
    TableRow,
    Taken,
    Uptime,
    spare_none,
)
from lynxdeck.server.store.postgres import changes, connection, reading, schema
from lynxdeck.server.store.postgres import statements as ask
from lynxdeck.server.store.postgres.connection import Sql, unreadable
from lynxdeck.server.store.postgres.examination import Examination
from lynxdeck.server.store.postgres.faults import unusable
from lynxdeck.server.store.postgres.session import Session
from lynxdeck.server.store.postgres.writer import Work, Writer
from lynxdeck.server.store.refusals import Closed, Unusable
from lynxdeck.server.store.rows import table_row

T = TypeVar("T")

FORGOTTEN_AT_ONCE = 20
"""Tables deleted in one transaction, so that play need not wait for a long one."""
UPTIMES_KEPT = 1000


class PostgresStore:
    """Meets the contract `EventStore`, for as many processes as like."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._session: Session | None = None
        self._writer: Writer | None = None
        self._asking: connection.Line | None = None
        self._taking: connection.Line | None = None
        """Who takes a table up may have to wait for another process; those who read need not."""
        self._here: dict[str, bytes] = {}
        """Who is here by our word. A crash of the database loses that, and so it is told again."""
        self._damage: dict[str, str] = {}
        self._leaving: dict[str, asyncio.Future[object]] = {}
        """Tables that are just being let go: who takes one up again waits for that."""

    @property
    def healthy(self) -> bool:
        """Whether the last attempt to write succeeded."""
        return self.reason is None

    @property
    def reason(self) -> str | None:
        """Why not, in words."""
        return self._writer.reason if self._writer else "The store is not open."

    @property
    def damage(self) -> Mapping[str, str]:
        """What is not as it was written."""
        return self._damage

    @property
    def shared(self) -> bool:
        """That is what it is for."""
        return True

    @property
    def servers(self) -> int:
        """As of the last renewal."""
        return self._session.servers if self._session else 1

    @property
    def leased(self) -> bool:
        """As long as the database hears of us."""
        return self._session is not None and self._session.leased

    async def open(self) -> None:
        """Bring the database up to date, and enter it as a process."""
        if self._writer is not None:
            raise Unusable(f"{shown(self.address)} was opened before.")
        async with schema.prepared(self.address):
            pass
        self._session = Session(self.address, self._heard)
        try:
            await self._session.open()
            self._writer = Writer(self.address, self._session)
        except connection.FAULTS as fault:
            await self.close()
            raise unusable(fault, self.address) from fault
        except BaseException:
            await self.close()
            raise
        self._asking = connection.Line(self.address, self._begin_asking)
        self._taking = connection.Line(self.address)

    async def look(self) -> None:
        """Open it for reading only, beside those who use it; the rest is refused then."""
        await schema.look(self.address)
        self._asking = connection.Line(self.address)

    async def close(self) -> None:
        """Finish, and leave."""
        lines, self._asking, self._taking = (self._asking, self._taking), None, None
        if self._writer is not None:
            await self._writer.stop()
        if self._session is not None:
            await self._session.close()
        for line in lines:
            if line is not None:
                await line.close()

    def _heard(self, fault: BaseException | None) -> None:
        if self._writer is not None:
            self._writer.heard(fault)

    # --- a table and its log --------------------------------------------------------------------

    async def create(
        self, table: TableRow, lines: Sequence[Line], keys: Sequence[Key] = ()
    ) -> Owner:
        """A new table with its first events."""
        asked = (self.process, table, lines, keys)
        return await self._do(
            lambda sql: changes.make(sql, *asked), lambda sql: changes.make_again(sql, *asked)
        )

    async def take(self, table: str) -> Taken | None:
        """All there is of a table, which is ours then."""

        async def work(sql: Sql) -> Taken | None:
            async with sql.transaction():
                owner = await changes.own(sql, self.process, table)
                return await self._taken(sql, table, owner) if owner else None

        return await self._take(table, work)

    async def visit(self, table: str) -> Taken | None:
        """All there is of a table."""
        return await self._ask(lambda sql: self._taken(sql, table, GUEST))

    async def claim(self, table: str) -> Owner:
        """The token alone."""

        async def work(sql: Sql) -> Owner | None:
            async with sql.transaction():
                return await changes.own(sql, self.process, table)

        owner = await self._take(table, work)
        if owner is None:
            raise changes.unknown(table)
        return owner

    async def _take(self, table: str, work: Work[T]) -> T:
        if going := self._leaving.get(table):
            await asyncio.wait({going})
        return await self._over(self._taking, work)

    async def _taken(self, sql: Sql, table: str, owner: Owner) -> Taken | None:
        one = await reading.whole(sql, table)
        if one is None:
            return None
        if one.faults:
            self._note(table, one.faults[0])
        entry, rows, keys, _ = one.found
        return Taken(owner, entry, rows, keys, one.keys_at)

    async def release(self, table: str, owner: Owner) -> None:
        """Let a table go."""
        going = asyncio.ensure_future(self._do(lambda sql: sql.execute(ask.RELEASE, table, owner)))
        self._leaving[table] = going
        try:
            await asyncio.shield(going)
        finally:
            if self._leaving.get(table) is going:
                del self._leaving[table]

    def append(self, page: Page, done: Done) -> None:
        """Queue a page for the next commit."""
        if self._writer is None:
            raise Closed("The store is not open.")
        self._writer.append(page, done)

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """A table's events above a number."""
        return await self._ask(lambda sql: reading.events(sql, table, since))

    async def news(self, since: Sequence[Since]) -> list[News]:
        """What is new of tables, in one question."""
        return await self._ask(lambda sql: reading.news(sql, since))

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace events by cleaned ones."""
        await self._do(lambda sql: changes.clean(sql, rows))

    # --- finding tables -------------------------------------------------------------------------

    async def tables(self) -> list[TableRow]:
        """All tables, the latest first."""
        return [table_row(*row) for row in await self._fetch(ask.TABLES)]

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """Where an invite leads."""
        found = await self._fetch("SELECT name FROM tables WHERE invite = $1", invite_hash)
        return found[0][0] if found else None

    async def lobby(self, limit: int, choose: Callable[[Iterable[TableRow]], T]) -> T:
        """Public tables that go on, those that wait first."""
        rows = await self._fetch(ask.LOBBY, limit)
        return await asyncio.to_thread(choose, (table_row(*row) for row in rows))

    async def unfinished(self) -> list[str]:
        """Tables that are being played at."""
        return [name for (name,) in await self._fetch(ask.UNFINISHED)]

    async def orphans(self) -> list[str]:
        """Those that nobody looks after."""
        return [name for (name,) in await self._fetch(ask.ORPHANS)]

    async def delete_table(self, table: str) -> None:
        """Remove a table and all that hangs on it."""
        await self._do(
            lambda sql: changes.drop_one(sql, table), lambda sql: changes.drop(sql, [table])
        )

    async def forget(
        self, before: int, *, status: Collection[str] = FINISHED, spare: Spare = spare_none
    ) -> list[str]:
        """Delete old tables, a few at a time."""
        gone: list[str] = []
        which: dict[str, Any] = {"status": status, "before": before}
        passed = 0, 0  # the last one that was looked at, so that none is twice

        while found := await self._fetch(ask.OLD, list(status), before, *passed, FORGOTTEN_AT_ONCE):
            passed = found[-1][0], found[-1][1]
            rows = [table_row(*row[2:]) for row in found]
            old = await asyncio.to_thread(_unspared, rows, spare)
            if old:
                gone += await self._do(partial(changes.drop_old, tables=old, **which))
        return gone

    # --- keys and bells -------------------------------------------------------------------------

    async def drop_late_keys(self, now: int) -> int:
        """Delete keys that have expired, or would never do so."""
        return await self._do(lambda sql: changes.drop_keys(sql, now, now + LONGEST_KEY_MS))

    async def hang(self, bell: Bell, most: int) -> None:
        """Hang a bell."""
        await self._do(lambda sql: changes.hang(sql, bell, most))

    async def bells(self, table: str) -> list[Bell]:
        """A table's bells."""
        return [Bell(*row) for row in await self._fetch(ask.BELLS, table)]

    async def take_down(self, table: str, address_hashes: Collection[bytes]) -> None:
        """Take bells down."""
        await self._do(lambda sql: changes.take_down(sql, table, address_hashes))

    # --- who is where ---------------------------------------------------------------------------

    async def attend(self, here: Sequence[Attendance]) -> None:
        """Say who is here; the last word counts."""
        words = {one.table: one.payload for one in here}
        there = {table: payload for table, payload in words.items() if payload}
        left = list(words.keys() - there.keys())

        async def work(sql: Sql) -> None:
            async with sql.transaction():
                await sql.execute(ask.LEAVE, self.process, left)
                await sql.execute(ask.ATTEND, self.process, list(there), list(there.values()))

        await self._ask(work)
        self._here |= there
        for table in left:
            self._here.pop(table, None)

    async def _begin_asking(self, sql: Sql) -> None:
        """A new connection: the database may have forgotten who is here."""
        await reading.plan_once(sql)
        if here := self._here:
            await sql.execute(ask.ATTEND, self.process, list(here), list(here.values()))

    async def attendances(self, tables: Collection[str]) -> list[Attendance]:
        """What the others say."""
        found = await self._fetch(ask.ATTENDANCES, self.process, list(tables))
        return [Attendance(*row) for row in found]

    # --- time -----------------------------------------------------------------------------------

    async def date(self) -> int | None:
        """The database's time."""
        return int((await self._fetch(f"SELECT {ask.NOW}"))[0][0])

    async def uptimes(self) -> list[Uptime]:
        """When servers were up, and the newest event."""
        found = [Uptime(*row) for row in await self._fetch(ask.UPTIMES, self.process)]
        newest = (await self._fetch("SELECT coalesce(max(at), 0) FROM heads"))[0][0]
        if found:
            found[-1] = found[-1]._replace(seen=max(found[-1].seen, newest))
        return found

    async def remember(self, up: Uptime) -> None:
        """A server has been up for so long."""

        async def work(sql: Sql) -> None:
            await sql.execute(ask.REMEMBER, *up, self.process)
            await sql.execute(ask.FORGET_UPTIMES, UPTIMES_KEPT)

        await self._do(work)

    # --- the whole ------------------------------------------------------------------------------

    async def verify(self, judge: Judge, told: Callable[[int, int], None], share: float) -> None:
        """Look at everything, a table a step, with rests between."""
        if self._asking is None:
            raise Closed("The store is not open.")
        try:
            await Examination(self.address, judge, share).carry_out(self._note, told)
        except connection.FAULTS as fault:
            raise unreadable(fault, self.address) from fault

    def _note(self, table: str, fault: str) -> None:
        known = self._damage.get(table, "")
        if fault not in known:
            self._damage[table] = f"{known}; {fault}" if known else fault

    async def stats(self) -> Stats:
        """How much there is."""
        writer = self._writer
        if writer is None:
            raise Closed("The store is not open.")
        tables, events, size = (await self._fetch(ask.STATS))[0]
        return Stats(tables, events, size, writer.commits, writer.appended, writer.failed)

    @property
    def process(self) -> int:
        """Who we are among the processes that share the store; 0 before it is open."""
        return self._session.process if self._session else 0

    async def _do(self, work: Work[T], repeat: Work[T] | None = None) -> T:
        if self._writer is None:
            raise Closed("The store is not open.")
        return await self._writer.do(work, repeat)

    async def _fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        rows = await self._ask(lambda sql: sql.fetch(statement, *values))
        return [tuple(row) for row in rows]

    async def _ask(self, work: Work[T]) -> T:
        return await self._over(self._asking, work)

    async def _over(self, line: connection.Line | None, work: Work[T]) -> T:
        if line is None:
            raise Closed("The store is not open.")
        try:
            return await line.ask(work)
        except connection.FAULTS as fault:
            raise unreadable(fault, self.address) from fault


def _unspared(rows: Sequence[TableRow], spare: Spare) -> list[str]:
    return [row.table for row in rows if not spare(row)]
