"""The one thread that writes: whatever waits when it is free becomes one commit.

While it is with the disk the next appends gather, so being fully synchronous costs next to
nothing under load: ten thousand events a second are some hundred commits.
"""

import asyncio
import contextlib
import itertools
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

PUT = "INSERT INTO log (table_id, n, at, payload) VALUES "
AT_ONCE = (64, 8, 1)
"""Rows in one statement, the most first. Between two statements the other threads get their turn,
and on one core every turn is a switch that costs as much as the row."""
KNOWN_TABLES = 50_000
"""How many tables' numbers are kept at hand."""
BALLAST = 65_536
"""Bytes that the disk must take before it counts as mended."""


class Append(NamedTuple):
    """Rows that somebody waits for."""

    rows: Sequence[Row]
    done: Done


class Task(NamedTuple):
    """Anything else that changes the file: done in its turn, wholly or not at all."""

    work: Callable[["Tables"], Any]
    answer: asyncio.Future[Any]


Job = Append | Task


class Outcome(NamedTuple):
    """What became of a job."""

    answer: Any = None
    fault: BaseException | None = None


_WRITTEN = Outcome()


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
        return [(self.number(table), n, at, payload) for table, n, at, payload in rows]

    def put(self, rows: Sequence[Row]) -> None:
        """Write rows within a transaction."""
        values = self.values(rows)
        done = 0
        for size in AT_ONCE:
            sql = PUT + ", ".join(["(?, ?, ?, ?)"] * size)
            while len(values) - done >= size:
                some = values[done : done + size]
                self.sql.execute(sql, list(itertools.chain.from_iterable(some)))
                done += size

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
        self._gathered: list[Job] = []
        self._handed: SimpleQueue[list[Job] | None] = SimpleQueue()
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
        """Have something done in its turn, wholly or not at all."""
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

    def _next(self, tables: Tables) -> list[Job] | None:
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

    def _work(self, tables: Tables, jobs: list[Job]) -> None:
        """Write all that waits in one transaction, and tell everybody in one go."""
        try:
            outcomes = self._transact(tables, lambda: _together(tables, jobs))
        except Exception as fault:
            tables.forget_numbers()  # those of tables that were made and taken back
            if not is_the_disk(fault):  # somebody's rows are at fault: find out whose
                outcomes = self._work_apart(tables, jobs)
            else:
                outcomes = [Outcome(fault=explained(fault))] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if isinstance(job, Append):
                if outcome.fault is None:
                    self.appended += len(job.rows)
                else:
                    self.failed += 1
        self._call(_tell, self._loop, jobs, outcomes)

    def _work_apart(self, tables: Tables, jobs: list[Job]) -> list[Outcome]:
        try:
            return self._transact(tables, lambda: [_apart(tables, job) for job in jobs])
        except Exception as fault:
            return [Outcome(fault=explained(fault))] * len(jobs)

    def _transact(self, tables: Tables, work: Callable[[], T]) -> T:
        """Do something between BEGIN and COMMIT, and note whether the disk took it."""
        sql = tables.sql
        before = sql.total_changes
        try:
            sql.execute("BEGIN IMMEDIATE")
            done = work()
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
        return done

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


def _together(tables: Tables, jobs: list[Job]) -> list[Outcome]:
    """Do all jobs, appends that follow each other at once; raises if somebody's rows are at fault.

    A task may fail alone.
    """
    outcomes = []
    rows: list[Row] = []
    for job in jobs:
        if isinstance(job, Append):
            rows += job.rows
            outcomes.append(_WRITTEN)
            continue
        tables.put(rows)
        rows = []
        outcomes.append(_apart(tables, job))
    tables.put(rows)
    return outcomes


def _apart(tables: Tables, job: Job) -> Outcome:
    """Do one job in a savepoint: if it fails, it leaves the others alone."""
    tables.sql.execute("SAVEPOINT one")
    try:
        if isinstance(job, Append):
            tables.put(job.rows)
            outcome = _WRITTEN
        else:
            outcome = Outcome(job.work(tables))
    except Exception as fault:
        if is_the_disk(fault):
            raise
        tables.sql.execute("ROLLBACK TO one")
        tables.forget_numbers()
        outcome = Outcome(fault=explained(fault))
    tables.sql.execute("RELEASE one")
    return outcome


def _tell(loop: asyncio.AbstractEventLoop, jobs: list[Job], outcomes: list[Outcome]) -> None:
    """Call everybody back in order; one who stumbles does not stop the others."""
    for job, (answer, fault) in zip(jobs, outcomes, strict=True):
        if isinstance(job, Task):
            _answer(job.answer, answer, fault)
            continue
        try:
            job.done(fault)
        except Exception as stumble:
            loop.call_exception_handler({"message": "after an append", "exception": stumble})


def _answer(future: asyncio.Future[Any], answer: object, fault: BaseException | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(answer)
    else:
        future.set_exception(fault)
