"""The one thread that writes: whatever waits when it is free becomes one commit.

While it is with the disk the next appends gather, so being fully synchronous costs next to
nothing under load: ten thousand events a second are some hundred commits.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from lynxdeck.server.store.contract import (
    Closed,
    Conflict,
    Done,
    Row,
    UnknownTable,
    Unwritable,
)

T = TypeVar("T")

PUT = "INSERT INTO log (table_id, n, at, payload) VALUES (?, ?, ?, ?)"
KNOWN_TABLES = 50_000
"""How many tables' numbers are kept at hand."""
BALLAST = 65_536
"""Bytes that the disk must take before it counts as mended."""


class Append(NamedTuple):
    """Rows that somebody waits for."""

    rows: Sequence[Row]
    done: Done


class Task(NamedTuple):
    """Anything else that changes the file: done alone, in its turn, in its own transaction."""

    work: Callable[["Tables"], Any]
    answer: asyncio.Future[Any]


class Tables:
    """The writer's connection, and the numbers that the file has for tables."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.sql = connection
        self._numbers: dict[str, int] = {}

    def number(self, table: str) -> int:
        """What the log calls a table; UnknownTable if there is none."""
        found = self._numbers.get(table)
        if found is None:
            row = self.sql.execute("SELECT id FROM tables WHERE name = ?", (table,)).fetchone()
            if row is None:
                raise UnknownTable(f"There is no table {table}.")
            if len(self._numbers) >= KNOWN_TABLES:
                self._numbers.clear()
            found = self._numbers[table] = int(row[0])
        return found

    def values(self, rows: Sequence[Row]) -> list[tuple[int, int, int, bytes]]:
        """Rows as the log keeps them."""
        return [(self.number(row.table), row.n, row.at, row.payload) for row in rows]

    def put(self, rows: Sequence[Row]) -> None:
        """Write rows within a transaction."""
        self.sql.executemany(PUT, self.values(rows))

    def forget_numbers(self) -> None:
        """Look all numbers up again: tables were deleted, or made and taken back."""
        self._numbers.clear()


class Writer:
    """Takes appends and tasks in the loop's thread, and does them in its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], *, probe_s: float) -> None:
        self.reason: str | None = None
        self.commits = self.appended = self.failed = 0
        self._connect = connect
        self._probe_s = probe_s
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append | Task] = []
        self._handed: SimpleQueue[list[Append | Task] | None] = SimpleQueue()
        self._open = False
        self._thread = threading.Thread(target=self._run, name="lynxdeck-store", daemon=True)
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._gone: asyncio.Future[None] = self._loop.create_future()

    async def start(self) -> None:
        """Begin; raises what opening the file raised."""
        self._thread.start()
        await self._ready
        self._open = True

    async def stop(self) -> None:
        """Finish everything, then end."""
        if not self._open:
            return
        self._open = False
        self._hand_over()
        self._handed.put(None)
        await self._gone
        self._thread.join()
        self.reason = "The store is closed."

    def append(self, rows: Sequence[Row], done: Done) -> None:
        """Queue rows; `done` follows."""
        if not self._open:
            self._loop.call_soon(done, Closed("The store is closed."))
            return
        if not self._gathered:
            # One hand-over for all that this turn of the loop brings.
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Append(rows, done))

    async def do(self, work: Callable[[Tables], T]) -> T:
        """Have something done in its turn; it runs in a transaction of its own."""
        if not self._open:
            raise Closed("The store is closed.")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._gathered.append(Task(work, answer))
        self._hand_over()
        # Whoever asked may give up; what was asked for is done all the same.
        return await asyncio.shield(answer)

    def _hand_over(self) -> None:
        if self._gathered:
            self._handed.put(self._gathered)
            self._gathered = []

    # From here on: the writer's thread.

    def _run(self) -> None:
        try:
            connection = self._connect()
        except BaseException as fault:  # told to whoever waits in `start`
            self._call(_answer, self._ready, None, fault)
            return
        self._call(_answer, self._ready, None, None)
        tables = Tables(connection)
        while (jobs := self._next(tables)) is not None:
            self._work(tables, jobs)
        connection.close()
        self._call(_answer, self._gone, None, None)

    def _next(self, tables: Tables) -> list[Append | Task] | None:
        """Everything that waits; None when it is time to end."""
        while True:
            try:
                jobs = self._handed.get(timeout=None if self.reason is None else self._probe_s)
                break
            except Empty:
                self._probe(tables)
        if jobs is None:
            return None
        with contextlib.suppress(Empty):
            while (more := self._handed.get_nowait()) is not None:
                jobs += more
            self._handed.put(None)
        return jobs

    def _work(self, tables: Tables, jobs: list[Append | Task]) -> None:
        group: list[Append] = []
        for job in jobs:
            if isinstance(job, Append):
                group.append(job)
                continue
            self._commit(tables, group)
            group = []
            self._do(tables, job)
        self._commit(tables, group)

    def _commit(self, tables: Tables, group: list[Append]) -> None:
        """Write a group in one transaction and tell everybody in one go."""
        if not group:
            return
        outcomes: list[BaseException | None] = [None] * len(group)
        try:
            values = [value for append in group for value in tables.values(append.rows)]
            self._transact(tables, lambda: tables.sql.executemany(PUT, values))
        except Exception as fault:
            if is_the_disk(fault):
                outcomes = [explained(fault)] * len(group)
            else:  # somebody's rows are at fault: find out whose
                outcomes = self._commit_apart(tables, group)
        for append, outcome in zip(group, outcomes, strict=True):
            if outcome is None:
                self.appended += len(append.rows)
            else:
                self.failed += 1
        self._call(_tell, self._loop, group, outcomes)

    def _commit_apart(self, tables: Tables, group: list[Append]) -> list[BaseException | None]:
        """The same, each append in a savepoint: one that fails leaves the others alone."""
        outcomes: list[BaseException | None] = []

        def each() -> None:
            for append in group:
                tables.sql.execute("SAVEPOINT one")
                try:
                    tables.put(append.rows)
                    outcomes.append(None)
                except Exception as fault:
                    if is_the_disk(fault):
                        raise
                    tables.sql.execute("ROLLBACK TO one")
                    outcomes.append(explained(fault))
                tables.sql.execute("RELEASE one")

        try:
            self._transact(tables, each)
        except Exception as fault:
            return [explained(fault)] * len(group)
        return outcomes

    def _do(self, tables: Tables, task: Task) -> None:
        answer: Any = None
        fault: BaseException | None = None

        def work() -> None:
            nonlocal answer
            answer = task.work(tables)

        try:
            self._transact(tables, work)
        except Exception as caught:
            tables.forget_numbers()
            fault = explained(caught)
        self._call(_answer, task.answer, answer, fault)

    def _transact(self, tables: Tables, work: Callable[[], object]) -> None:
        """Do something between BEGIN and COMMIT, and note whether the disk took it."""
        sql = tables.sql
        before = sql.total_changes
        try:
            sql.execute("BEGIN IMMEDIATE")
            work()
            sql.execute("COMMIT")
        except BaseException as fault:
            if sql.in_transaction:  # SQLite may have rolled back by itself
                with contextlib.suppress(sqlite3.Error):
                    sql.execute("ROLLBACK")
            if is_the_disk(fault):
                self.reason = str(explained(fault))
            raise
        self.commits += 1
        if sql.total_changes != before:  # one that changes nothing would not notice
            self.reason = None

    def _probe(self, tables: Tables) -> None:
        """Nobody asks for anything, and the disk was full: is it still?"""
        with contextlib.suppress(sqlite3.Error):
            self._transact(
                tables,
                lambda: tables.sql.execute(
                    "INSERT OR REPLACE INTO pulse VALUES (1, zeroblob(?))", (BALLAST,)
                ),
            )

    def _call(self, call: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *args)


def is_the_disk(fault: BaseException) -> bool:
    """Whether nobody could have written, whatever it was."""
    rows_at_fault = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
    return isinstance(fault, sqlite3.Error) and not isinstance(fault, rows_at_fault)


def explained(fault: BaseException) -> BaseException:
    """SQLite's errors in the store's words; others as they are."""
    if is_the_disk(fault):
        return Unwritable(f"The store cannot be written: {fault}.")
    if isinstance(fault, sqlite3.IntegrityError):
        if fault.sqlite_errorname in ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"):
            return Conflict("Somebody else wrote that first.")
        if fault.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
            return UnknownTable("There is no such table any more.")
    return fault


def _tell(
    loop: asyncio.AbstractEventLoop, group: list[Append], outcomes: list[BaseException | None]
) -> None:
    """Call everybody back in order; one who stumbles does not stop the others."""
    for append, outcome in zip(group, outcomes, strict=True):
        try:
            append.done(outcome)
        except Exception as fault:
            loop.call_exception_handler({"message": "after an append", "exception": fault})


def _answer(future: asyncio.Future[Any], answer: object, fault: BaseException | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(answer)
    else:
        future.set_exception(fault)
