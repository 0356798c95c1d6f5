"""The store in one file of SQLite's: a thread that writes, another that reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from lynxdeck.server.store import bells, marks
from lynxdeck.server.store.contract import (
    FINISHED,
    LONGEST_KEY_MS,
    PLAYING,
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
from lynxdeck.server.store.examination import (
    Examination,
    Finding,
    carry_out,
    look_up,
    missing,
)
from lynxdeck.server.store.faults import plain
from lynxdeck.server.store.files import claim, parts
from lynxdeck.server.store.ledger import OWNER, Ledger
from lynxdeck.server.store.questions import EVENTS, LOBBY, UNFINISHED, UPTIMES
from lynxdeck.server.store.refusals import Closed, StoreError, UnknownTable, Unusable
from lynxdeck.server.store.rows import (
    ENTRY,
    check,
    gaps,
    own_check,
    read_event,
    table_row,
    text,
    whole,
)
from lynxdeck.server.store.schema import check as check_version
from lynxdeck.server.store.schema import open_reader
from lynxdeck.server.store.writer import Writer

T = TypeVar("T")

UPTIMES_KEPT = 1000
FORGOTTEN_AT_ONCE = 20
"""Tables deleted in one transaction, so that play need not wait for a long one."""


class SqliteStore:
    """Meets the contract `EventStore`; belongs to one process at a time."""

    servers = 1
    """One process at a time has the file."""

    def __init__(self, path: Path, *, probe_s: float = 1.0) -> None:
        self.path = path
        self._probe_s = probe_s
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._claim: sqlite3.Connection | None = None
        self._damage: dict[str, str] = {}

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
        """One process at a time has the file."""
        return False

    @property
    def process(self) -> int:
        """The only one."""
        return 1

    @property
    def leased(self) -> bool:
        """As long as the file is claimed."""
        return True

    async def open(self) -> None:
        """Claim the file, bring it up to date, start the threads."""
        if self._writer is not None:
            raise Unusable(f"{self.path} was opened before.")
        self._claim = claim(self.path)
        try:
            writer = Writer(self.path, probe_s=self._probe_s)
            await writer.start()
            self._writer = writer
            for finding in missing(writer.marks.found):
                self._note(finding)
            self._reading = ThreadPoolExecutor(1, "lynxdeck-store-read")
            self._reader = open_reader(self.path)
        except sqlite3.Error as fault:
            await self.close()
            told = plain(fault, self.path)
            raise Unusable(f"{self.path} cannot be used: {told}.") from fault
        except BaseException:
            await self.close()
            raise

    async def look(self) -> None:
        """Open it for reading only, also while a server uses it; the rest is refused then."""
        if not self.path.is_file():
            raise Unusable(f"There are no tables in {self.path.parent}.")
        try:
            self._reader = open_reader(self.path)
            check_version(self._reader, self.path)
        except sqlite3.DatabaseError as fault:
            await self.close()
            told = plain(fault, self.path)
            raise Unusable(f"{self.path} cannot be used: {told}.") from fault
        self._reading = ThreadPoolExecutor(1, "lynxdeck-store-read")

    async def close(self) -> None:
        """Finish, and let go of the file."""
        if self._reading is not None:
            self._reading.shutdown()
            self._reading = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        if self._writer is not None:  # as the last one it clears the write-ahead log away
            await self._writer.stop()
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    async def create(
        self, table: TableRow, lines: Sequence[Line], keys: Sequence[Key] = ()
    ) -> Owner:
        """A new table with its first events."""

        def work(ledger: Ledger) -> None:
            checks = own_check(table), check(*table.listing)
            ledger.sql.execute(
                f"INSERT INTO tables ({ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*table, *checks),
            )
            ledger.begin(table.table, lines)
            ledger.put_keys(ledger.number(table.table), keys)

        await self._do(work)
        return OWNER

    async def take(self, table: str) -> Taken | None:
        """All there is of a table, in one visit to the reading thread."""

        one = await self._ask(partial(look_up, table))
        if one is None:
            return None
        faults = one.faults + gaps(one.rows)
        if faults:
            self._note(Finding(table, faults[0]))
        return Taken(OWNER, one.entry, one.rows, one.keys)

    async def visit(self, table: str) -> Taken | None:
        """The same: nobody else can have it."""
        return await self.take(table)

    async def claim(self, table: str) -> Owner:
        """It is ours, if it is there."""
        if not await self._select(text, "SELECT name FROM tables WHERE name = ?", table):
            raise UnknownTable(f"There is no table {table}.")
        return OWNER

    async def release(self, table: str, owner: Owner) -> None:  # noqa: ARG002
        """Nobody else could take it up before this store is closed: wait for what was asked."""
        await self._do(lambda _: None)

    def append(self, page: Page, done: Done) -> None:
        """Queue a page for the next commit."""
        if self._writer is None:
            raise Closed("The store is not open.")
        self._writer.append(page, done)

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """A table's events above a number."""
        return await self._select(
            lambda number, *event: read_event(table, number, event, []), EVENTS, table, since
        )

    async def news(self, since: Sequence[Since]) -> list[News]:
        """What is new of tables; their keys are told whenever they are asked for."""
        found = [(one, await self.take(one.table)) for one in since]
        return [
            News(one.table, of.rows[one.n :], of.keys, keys_at=0, keeper=self.process)
            for one, of in found
            if of is not None
        ]

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace events by cleaned ones."""

        def work(ledger: Ledger) -> None:
            for row in rows:
                ledger.clean(row)

        await self._do(work)

    async def tables(self) -> list[TableRow]:
        """All tables, the latest first."""
        return await self._select(
            table_row, f"SELECT {ENTRY} FROM tables ORDER BY updated DESC, id DESC"
        )

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """Where an invite leads."""
        found = await self._select(text, "SELECT name FROM tables WHERE invite = ?", invite_hash)
        return found[0] if found else None

    async def lobby(self, limit: int, choose: Callable[[Iterable[TableRow]], T]) -> T:
        """Public tables that go on, those that wait first."""
        return await self._ask(
            lambda reader: choose(table_row(*row) for row in reader.execute(LOBBY, (limit,)))
        )

    async def unfinished(self) -> list[str]:
        """Tables that are being played at."""
        try:
            names = await self._select(text, UNFINISHED, PLAYING)
        except Closed:
            raise
        except StoreError:  # the index is damaged: try whatever was ever acknowledged
            names = list(marks.read(marks.beside(self.path)).last)
        return [name for name in names if name]

    async def orphans(self) -> list[str]:
        """None: whoever has the file has them all."""
        return []

    async def attend(self, here: Sequence[Attendance]) -> None:
        """There are no others."""

    async def attendances(self, tables: Collection[str]) -> list[Attendance]:  # noqa: ARG002
        """There are no others."""
        return []

    async def drop_late_keys(self, now: int) -> int:
        """Delete keys that have expired, or would never do so."""
        plausible = (now, now + LONGEST_KEY_MS)
        late = "DELETE FROM keys WHERE expires <= ? OR expires > ?"
        return await self._do(lambda ledger: ledger.sql.execute(late, plausible).rowcount)

    async def delete_table(self, table: str) -> None:
        """Remove a table and all that hangs on it."""

        def work(ledger: Ledger) -> None:
            ledger.drop([(ledger.number(table), table)])

        await self._do(work)

    async def forget(
        self, before: int, *, status: Collection[str] = FINISHED, spare: Spare = spare_none
    ) -> list[str]:
        """Delete old tables, a few at a time."""
        gone: list[str] = []
        passed = 0, 0  # the last one that was looked at, so that none is twice

        def work(ledger: Ledger) -> bool:
            nonlocal passed
            # The index may be older than the log, which is written far more often.
            found = ledger.sql.execute(
                f"SELECT updated, id, {ENTRY} FROM tables"
                f" WHERE status IN ({places(status)}) AND updated < ? AND (updated, id) > (?, ?)"
                " AND coalesce("
                "(SELECT at FROM log WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0) < ?"
                " ORDER BY updated, id LIMIT ?",
                (*status, before, *passed, before, FORGOTTEN_AT_ONCE),
            ).fetchall()
            rows = [(number, table_row(*entry)) for _, number, *entry in found]
            old = [(number, row.table) for number, row in rows if not spare(row)]
            if old:
                ledger.drop(old)
            gone.extend(name for _, name in old)
            passed = found[-1][:2] if found else passed
            return bool(found)

        while await self._do(work):
            pass
        return gone

    async def hang(self, bell: Bell, most: int) -> None:
        """Hang a bell."""
        await self._do(lambda ledger: bells.put(ledger, bell, most))

    async def bells(self, table: str) -> list[Bell]:
        """A table's bells."""
        return await self._ask(lambda reader: bells.read(reader, table))

    async def take_down(self, table: str, address_hashes: Collection[bytes]) -> None:
        """Take bells down."""
        await self._do(lambda ledger: bells.drop(ledger, table, address_hashes))

    async def date(self) -> int | None:
        """A file has no clock."""
        return None

    async def uptimes(self) -> list[Uptime]:
        """When servers were up, and the newest event."""
        found = await self._select(Uptime, UPTIMES)
        newest = await self._select(whole, "SELECT at FROM log ORDER BY rowid DESC LIMIT 1")
        if found and newest:
            found[-1] = found[-1]._replace(seen=max(found[-1].seen, *newest))
        return found

    async def remember(self, up: Uptime) -> None:
        """A server has been up for so long."""

        def work(ledger: Ledger) -> None:
            ledger.sql.execute("INSERT OR REPLACE INTO uptime (began, seen) VALUES (?, ?)", up)
            ledger.sql.execute(
                "DELETE FROM uptime WHERE began <= (SELECT began FROM uptime"
                " ORDER BY began DESC LIMIT 1 OFFSET ?)",
                (UPTIMES_KEPT,),
            )

        await self._do(work)

    async def verify(self, judge: Judge, told: Callable[[int, int], None], share: float) -> None:
        """Look at everything, a table a step, with rests between."""
        work = Examination(self.path, judge, share=share, hurry=self._in_a_hurry)
        await carry_out(work, self._note, told)

    def _in_a_hurry(self) -> bool:
        """Whether the log is to be emptied, which waits for those who read."""
        return self._writer is not None and self._writer.wiping

    def _note(self, finding: Finding) -> None:
        known = self._damage.get(finding.table, "")
        if finding.fault not in known:
            self._damage[finding.table] = f"{known}; {finding.fault}" if known else finding.fault

    async def stats(self) -> Stats:
        """How much there is."""
        writer = self._writer
        if writer is None:
            raise Closed("The store is not open.")
        size = sum(file.stat().st_size for file in parts(self.path) if file.exists())
        done = (size, writer.commits, writer.appended, writer.failed)
        (stats,) = await self._select(
            lambda tables, events: Stats(tables, events, *done),
            "SELECT (SELECT count(*) FROM tables), (SELECT coalesce(max(rowid), 0) FROM log)",
        )
        return stats

    async def _do(self, work: Callable[[Ledger], T]) -> T:
        if self._writer is None:
            raise Closed("The store is not open.")
        return await self._writer.do(work)

    async def _select(self, make: Callable[..., T], sql: str, *values: object) -> list[T]:
        found = await self._ask(lambda reader: reader.execute(sql, values).fetchall())
        return [make(*row) for row in found]

    async def _ask(self, look: Callable[[sqlite3.Connection], T]) -> T:
        reader, reading = self._reader, self._reading
        if reader is None or reading is None:
            raise Closed("The store is not open.")
        try:
            return await asyncio.get_running_loop().run_in_executor(reading, look, reader)
        except sqlite3.Error as fault:
            raise StoreError(f"The store cannot be read: {fault}.") from fault


def places(values: Collection[object]) -> str:
    """A question mark for each value."""
    return ", ".join("?" * len(values))
