"""The store in one file of SQLite's: a thread that writes, another that reads."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from lynxdeck.server.store import (
    FINISHED,
    LONGEST_KEY_MS,
    PLAYING,
    WAITING,
    Attendance,
    Damaged,
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
    StoreError,
    TableRow,
    Taken,
    UnknownTable,
    Unusable,
    Uptime,
    spare_none,
)
from lynxdeck.server.store.common import (
    ENTRY,
    EVENT,
    FORGOTTEN_AT_ONCE,
    KEY,
    UPTIMES_KEPT,
    BaseStore,
    Found,
    Value,
    check,
    found,
    gaps,
    own_check,
    read_event,
    table_row,
    text,
    whole,
    with_end,
)
from lynxdeck.server.store.files import (
    check_holds,
    claim,
    integrity,
    is_damage,
    open_reader,
    parts,
    plain,
)
from lynxdeck.server.store.writer import OWNER, Ledger, Writer

T = TypeVar("T")

NUMBER = "SELECT id FROM tables WHERE name = ?"
EVENTS = f"SELECT table_id, {EVENT} FROM log WHERE table_id = ({NUMBER}) AND n > ? ORDER BY n"
GOES_ON = f"status NOT IN ({', '.join(repr(one) for one in FINISHED)})"
LOBBY = (  # word for word as in the index, or it is not used
    f"SELECT {ENTRY} FROM tables WHERE public AND {GOES_ON}"
    f" ORDER BY status = '{WAITING}' DESC, updated DESC, id DESC LIMIT ?"
)
UPTIMES = "SELECT began, seen FROM uptime WHERE typeof(seen) = 'integer' ORDER BY began"
UNFINISHED = "SELECT name FROM tables WHERE status = ? ORDER BY updated DESC, id DESC"
WITHOUT_INDEX = "SELECT name FROM tables NOT INDEXED WHERE status = ?"
ADDRESSES = (
    "SELECT name, seat, sitting, hash, payload FROM push_addresses"
    " JOIN tables ON tables.id = table_id WHERE name = ? ORDER BY push_addresses.id"
)


ENDS = (
    "SELECT table_id, max(n) FROM log NOT INDEXED WHERE rowid > ? AND rowid <= ?"
    " AND typeof(table_id) = 'integer' AND typeof(n) = 'integer' GROUP BY table_id"
)
END = "SELECT coalesce(max(n), 0) FROM log NOT INDEXED WHERE table_id = ? AND typeof(n) = 'integer'"
SUMS = "SELECT count(*), sum(table_id), sum(n), sum(table_id * n) FROM log {}"
WAYS_TO_LOG = ("NOT INDEXED", "INDEXED BY log_number")
PIECE = 65_536
"""Events looked at between two others' turns."""
WAYS = (
    "SELECT id, name FROM tables ORDER BY updated DESC, id DESC",
    "SELECT id, name FROM tables INDEXED BY sqlite_autoindex_tables_1 ORDER BY name",
    "SELECT id, name FROM tables INDEXED BY sqlite_autoindex_tables_1 ORDER BY name DESC",
    "SELECT id, name FROM tables NOT INDEXED ORDER BY id",
    "SELECT id, name FROM tables NOT INDEXED ORDER BY id DESC",
)
"""To all tables: by the index of names and by the rows, from both ends."""


class SqliteStore(BaseStore[Writer]):
    """Meets the contract `EventStore`; belongs to one process at a time."""

    servers = 1
    shared = False
    process = 1
    leased = True

    def __init__(self, path: Path, *, probe_s: float = 1.0) -> None:
        super().__init__()
        self.path = path
        self._probe_s = probe_s
        self._reader: sqlite3.Connection | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._claim: sqlite3.Connection | None = None
        self._ends: asyncio.Future[dict[int, int]] | None = None
        """The number of each table's last event, read from the log without its index."""

    async def open(self) -> None:
        if self._writer is not None:
            raise Unusable(f"{self.path} was opened before.")
        self._claim = claim(self.path)
        try:
            writer = Writer(self.path, probe_s=self._probe_s)
            await writer.start()
            self._writer = writer
            self._reading = ThreadPoolExecutor(1, "lynxdeck-store-read")
            self._reader = open_reader(self.path)
            self._read_ends()
        except sqlite3.Error as fault:
            await self.close()
            told = plain(fault, self.path)
            raise Unusable(f"{self.path} cannot be used: {told}.") from fault
        except BaseException:
            await self.close()
            raise

    async def look(self) -> None:
        if not self.path.is_file():
            raise Unusable(f"There are no tables in {self.path.parent}.")
        try:
            self._reader = open_reader(self.path)
            check_holds(self._reader, self.path)
        except sqlite3.DatabaseError as fault:
            await self.close()
            told = plain(fault, self.path)
            raise Unusable(f"{self.path} cannot be used: {told}.") from fault
        self._reading = ThreadPoolExecutor(1, "lynxdeck-store-read")

    def _read_ends(self) -> asyncio.Future[dict[int, int]]:
        if self._ends is None:
            loop = asyncio.get_running_loop()
            self._ends = loop.run_in_executor(None, ends_of_logs, self.path)
        return self._ends

    async def close(self) -> None:
        if self._ends is not None:
            await asyncio.wait([self._ends])
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
        ends = await asyncio.shield(self._read_ends())
        try:
            number, one = await self._ask(partial(look_up, table, ends))
        except Damaged:
            self._note(table, ["a part of it cannot be read"])
            raise
        if one is None:
            return None
        last = ends.get(number, 0)
        self._note(table, one.faults + gaps(one.rows, last))
        return Taken(OWNER, one.entry, with_end(table, one.rows, last), one.keys)

    async def visit(self, table: str) -> Taken | None:
        return await self.take(table)

    async def claim(self, table: str) -> Owner:
        if not await self._select(text, "SELECT name FROM tables WHERE name = ?", table):
            raise UnknownTable(f"There is no table {table}.")
        return OWNER

    async def release(self, table: str, owner: Owner) -> None:  # noqa: ARG002
        """Nobody else could take it up before this store is closed: wait for what was asked."""
        await self._do(lambda _: None)

    async def read(self, table: str, since: int = 0) -> list[Row]:
        def look(reader: sqlite3.Connection) -> list[Row]:  # here: a long log keeps nobody waiting
            found = reader.execute(EVENTS, (table, since))
            return [read_event(table, number, event, []) for number, *event in found]

        return await self._ask(look)

    async def news(self, since: Sequence[Since]) -> list[News]:
        found = [(one, await self.take(one.table)) for one in since]
        return [
            News(one.table, of.rows[one.n :], of.keys, keys_at=0, keeper=self.process)
            for one, of in found
            if of is not None
        ]

    async def rewrite(self, rows: Sequence[Row]) -> None:
        def work(ledger: Ledger) -> None:
            for row in rows:
                ledger.clean(row)

        await self._do(work)

    async def tables(self) -> list[TableRow]:
        index = f"SELECT {ENTRY} FROM tables ORDER BY updated DESC, id DESC"
        return self._entries(await self._ask(lambda reader: reader.execute(index).fetchall()))

    async def names(self) -> Names:
        """All tables that can be found by any way, and what cannot be told of others."""
        with contextlib.suppress(Damaged):
            await self.tables()  # which notes what is not as it was written
        return await self._ask(partial(all_names, await asyncio.shield(self._read_ends())))

    async def find_invite(self, invite_hash: bytes) -> str | None:
        found = await self._select(text, "SELECT name FROM tables WHERE invite = ?", invite_hash)
        return found[0] if found else None

    async def lobby(self, limit: int, choose: Callable[[Iterable[TableRow]], T]) -> T:
        def rows(reader: sqlite3.Connection) -> Iterator[TableRow]:
            try:
                yield from (table_row(*row) for row in reader.execute(LOBBY, (limit,)))
            except sqlite3.DatabaseError as fault:
                if not is_damage(fault):  # the check tells of it; the tables up to there are shown
                    raise

        return await self._ask(lambda reader: choose(rows(reader)))

    async def unfinished(self) -> list[str]:
        try:
            names = await self._select(text, UNFINISHED, PLAYING)
        except StoreClosed:
            raise
        except StoreError as fault:  # the index is damaged: take what can be found without it
            self._note("", [str(fault)])
            names = list((await self._ask(_unfinished)).names)
        return [name for name in names if name]

    async def orphans(self) -> list[str]:
        return []

    async def attend(self, here: Sequence[Attendance]) -> None:
        """A single process: there are no others to tell."""

    async def attendances(self, tables: Collection[str]) -> list[Attendance]:  # noqa: ARG002
        return []

    async def drop_late_keys(self, now: int) -> int:
        plausible = (now, now + LONGEST_KEY_MS)
        late = "DELETE FROM keys WHERE expires <= ? OR expires > ?"
        return await self._do(lambda ledger: ledger.sql.execute(late, plausible).rowcount)

    async def delete_table(self, table: str) -> None:
        def work(ledger: Ledger) -> None:
            ledger.drop([(ledger.number(table), table)])

        await self._do(work)

    async def forget(
        self, before: int, *, status: Collection[str] = FINISHED, spare: Spare = spare_none
    ) -> list[str]:
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

    async def subscribe(self, address: PushAddress, most: int) -> None:
        await self._do(lambda ledger: ledger.subscribe(address, most))

    async def subscriptions(self, table: str) -> list[PushAddress]:
        return await self._select(PushAddress, ADDRESSES, table)

    async def unsubscribe(self, table: str, address_hashes: Collection[bytes]) -> None:
        await self._do(lambda ledger: ledger.unsubscribe(table, list(address_hashes)))

    async def date(self) -> int | None:
        return None

    async def uptimes(self) -> list[Uptime]:
        found = await self._select(Uptime, UPTIMES)
        newest = await self._select(whole, "SELECT at FROM log ORDER BY rowid DESC LIMIT 1")
        if found and newest:
            found[-1] = found[-1]._replace(seen=max(found[-1].seen, *newest))
        return found

    async def remember(self, up: Uptime) -> None:
        def work(ledger: Ledger) -> None:
            ledger.sql.execute("INSERT OR REPLACE INTO uptime (began, seen) VALUES (?, ?)", up)
            ledger.sql.execute(
                "DELETE FROM uptime WHERE began <= (SELECT began FROM uptime"
                " ORDER BY began DESC LIMIT 1 OFFSET ?)",
                (UPTIMES_KEPT,),
            )

        await self._do(work)

    async def check(self) -> list[str]:
        return await self._ask(lambda reader: integrity(reader, self.path))

    async def stats(self) -> Stats:
        writer = self._open_writer()
        size = sum(file.stat().st_size for file in parts(self.path) if file.exists())
        done = (size, writer.commits, writer.appended, writer.failed)
        (stats,) = await self._select(
            lambda tables, events: Stats(tables, events, *done),
            "SELECT (SELECT count(*) FROM tables), (SELECT coalesce(max(rowid), 0) FROM log)",
        )
        return stats

    async def _do(self, work: Callable[[Ledger], T]) -> T:
        return await self._open_writer().do(work)

    async def _select(self, make: Callable[..., T], sql: str, *values: object) -> list[T]:
        found = await self._ask(lambda reader: reader.execute(sql, values).fetchall())
        return [make(*row) for row in found]

    async def _ask(self, look: Callable[[sqlite3.Connection], T]) -> T:
        reader, reading = self._reader, self._reading
        if reader is None or reading is None:
            raise StoreClosed("The store is not open.")
        try:
            return await asyncio.get_running_loop().run_in_executor(reading, look, reader)
        except sqlite3.Error as fault:
            kind = Damaged if is_damage(fault) else StoreError
            raise kind(f"The store cannot be read: {fault}.") from fault


def places(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


def look_up(
    table: str, ends: dict[int, int], reader: sqlite3.Connection
) -> tuple[int, Found | None]:
    """All there is of a table as of one moment, and what the log calls it; None if there is none.

    If the index of the log leads to less than the log had at the start, the log itself is asked:
    `ends` is put right where the table is another's under an old number.
    """
    reader.execute("BEGIN")
    try:
        index = f"SELECT id, {ENTRY} FROM tables WHERE name = ?"
        entry = reader.execute(index, (table,)).fetchone()
        if entry is None:
            return 0, None
        number = entry[0]
        events = reader.execute(f"SELECT {EVENT} FROM log WHERE table_id = ? ORDER BY n", (number,))
        rows: list[tuple[Value, ...]] = events.fetchall()
        if len(rows) < ends.get(number, 0):
            ends[number] = reader.execute(END, (number,)).fetchone()[0]
        keys = reader.execute(
            f"SELECT {KEY} FROM keys WHERE table_id = ? ORDER BY seat, kind, hash", (number,)
        ).fetchall()
    finally:
        reader.execute("ROLLBACK")
    return number, found(number, entry[1:], rows, keys)


def ends_of_logs(path: Path) -> dict[int, int]:
    """The number of each table's last event, from the log in its own order; none if all is well.

    The index of the log may have lost entries, and a log that is cut at its end replays. What a
    damaged page holds is passed over: what leads there cannot be read either.
    """
    ends: dict[int, int] = {}
    with contextlib.suppress(sqlite3.Error), contextlib.closing(open_reader(path)) as reader:
        if _index_is_whole(reader):
            return ends
        (most,) = reader.execute("SELECT coalesce(max(rowid), 0) FROM log").fetchone()
        at, step = 0, PIECE
        while at < most:
            try:
                piece = reader.execute(ENDS, (at, at + step)).fetchall()
            except sqlite3.DatabaseError:
                if step == 1:
                    at, step = at + 1, PIECE
                else:
                    step = max(1, step // 16)
                continue
            for number, n in piece:
                ends[number] = max(n, ends.get(number, 0))
            at, step = at + step, PIECE
    return ends


def _index_is_whole(reader: sqlite3.Connection) -> bool:
    """Whether log and index tell of as many events, with the same sums of their numbers."""
    reader.execute("BEGIN")
    try:
        log, index = (reader.execute(SUMS.format(way)).fetchone() for way in WAYS_TO_LOG)
    except sqlite3.DatabaseError:
        return False
    finally:
        reader.execute("ROLLBACK")
    return bool(log == index)


def all_names(ends: dict[int, int], reader: sqlite3.Connection) -> Names:
    """Every table that a way through the file leads to, be others broken."""
    names: dict[str, None] = {}
    numbers: set[int] = set()
    all_told = True
    for way in WAYS:
        try:
            for number, name in reader.execute(way):
                numbers.add(number)
                names[text(name)] = None
        except sqlite3.DatabaseError:
            all_told = False
    logged = set(ends)
    for way in WAYS_TO_LOG:
        with contextlib.suppress(sqlite3.DatabaseError):
            distinct = reader.execute(f"SELECT DISTINCT table_id FROM log {way}")
            logged.update(whole(number) for (number,) in distinct)
    names.pop("", None)
    return Names(list(names), sorted(logged - numbers - {0}), all_told)


def _unfinished(reader: sqlite3.Connection) -> Names:
    """As many tables in the middle of a game as a damaged file still tells of."""
    names: dict[str, None] = {}
    for way in (WITHOUT_INDEX, f"{WITHOUT_INDEX} ORDER BY id DESC"):
        with contextlib.suppress(sqlite3.DatabaseError):
            for (name,) in reader.execute(way, (PLAYING,)):
                names[text(name)] = None
    return Names(list(names), [], whole=False)
