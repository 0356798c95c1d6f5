"""The one thread that writes: everything that waits when it is free becomes one commit.

While it is with the disk the next appends gather, so being fully synchronous costs next to
nothing under load: ten thousand events a second are some hundred commits.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from lynxdeck.server.store import (
    Done,
    Key,
    KeyChange,
    Line,
    Listing,
    NotOwner,
    Owner,
    Page,
    PushAddress,
    Row,
    Stale,
    StoreClosed,
    StoreError,
    UnknownTable,
)
from lynxdeck.server.store.common import (
    KEY,
    BaseWriter,
    Callbacks,
    Outcome,
    check,
    event_check,
    key_row,
    settle,
    whole,
)
from lynxdeck.server.store.files import (
    explained,
    is_damage,
    is_the_disk,
    open_writer,
    unwritable,
)

T = TypeVar("T")

OWNER: Owner = 1
"""Everybody's token: the process that has the file has all of its tables."""

PUT = "INSERT INTO log (table_id, n, at, payload, crc) VALUES "
WIDTH = 5
LIST = (
    "UPDATE tables SET status = ?, summary = ?, listed_crc = ?, updated = coalesce(?, updated)"
    " WHERE id = ?"
)
PUT_KEY = f"INSERT INTO keys (table_id, {KEY}) VALUES (?, ?, ?, ?, ?, ?, ?)"
DROP_KEY = "DELETE FROM keys WHERE table_id = ? AND hash = ?"
LOOK_UP = (
    "SELECT id, coalesce((SELECT max(n) FROM log WHERE table_id = tables.id), 0)"
    " FROM tables WHERE name = ?"
)
AT_ONCE = 64
"""Rows in one statement. Between two statements the other threads get their turn, and on one core
every turn is a switch that costs as much as the row."""
STATEMENTS = [PUT + ", ".join(["(?, ?, ?, ?, ?)"] * size) for size in range(1, AT_ONCE + 1)]
KNOWN_TABLES = 50_000
"""How many tables' numbers are kept at hand."""
PUT_ADDRESS = (
    "INSERT INTO push_addresses (table_id, seat, sitting, hash, payload) VALUES (?, ?, ?, ?, ?)"
)
DROP_ADDRESS = "DELETE FROM push_addresses WHERE table_id = ? AND hash = ?"
DROP_OLDEST_ADDRESSES = (
    "DELETE FROM push_addresses WHERE table_id = ? AND seat = ? AND id NOT IN"
    " (SELECT id FROM push_addresses WHERE table_id = ? AND seat = ? ORDER BY id DESC LIMIT ?)"
)

BALLAST = 65_536
"""Bytes that the disk must take before it counts as mended."""
WIPE_S = 5.0
"""How often at most the write-ahead log is emptied because of words that were wiped."""
WAIT_S = 0.5
"""When to try again if a reader is in the way."""


class LogEnd:
    """What the log calls a table, and the number it is at."""

    __slots__ = ("last", "number")

    def __init__(self, number: int, last: int) -> None:
        self.number = number
        self.last = last


class Ledger:
    """The writer's connection, and what it knows of tables without asking the file.

    Pages are noted, checked, and written many at once.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.sql = connection
        self.wiping = True
        """Whether the write-ahead log may hold words that were wiped; so it does at the start,
        if the last run ended before it got to it."""
        self._known: dict[str, LogEnd] = {}
        self._rows: list[int | bytes] = []
        """What is noted and not written yet, WIDTH values a row."""
        self._listings: dict[int, tuple[str, bytes, int, int | None, int]] = {}
        self._changes: list[tuple[int, KeyChange]] = []
        """Of keys, by what the log calls their table."""

    def number(self, table: str) -> int:
        return (self._known.get(table) or self._look_up(table)).number

    def is_ready_for(self, page: Page) -> bool:
        """Whether a page is mere events, and follows what is known without asking the file."""
        known = self._known.get(page.table)
        follows = known is not None and known.last == page.after
        return follows and page.listing is None and page.keys is None

    def note(self, page: Page) -> None:
        """Have a page written with the next `write`; refused, it leaves no trace."""
        if page.owner != OWNER:
            raise NotOwner(f"Table {page.table} has another owner.")
        known = self._known.get(page.table) or self._look_up(page.table)
        if known.last != page.after:
            known = self._look_again(page)
        self._put(known, page.lines)
        if page.listing is not None:
            self._list(known.number, page.listing, page.lines)
        if page.keys is not None:
            self._changes.append((known.number, page.keys))

    def begin(self, table: str, lines: Sequence[Line]) -> None:
        self._put(self._look_up(table), lines)

    def clean(self, row: Row) -> None:
        number = self.number(row.table)
        where = (number, row.n)
        at = self.sql.execute("SELECT at FROM log WHERE table_id = ? AND n = ?", where).fetchone()
        if at is None:
            raise UnknownTable(f"There is no event {row.n} to rewrite.")
        fresh = (row.payload, event_check(number, row.n, at[0], row.payload))
        self.sql.execute(
            "UPDATE log SET payload = ?, crc = ? WHERE table_id = ? AND n = ?", fresh + where
        )
        self.wiping = True

    def drop(self, rows: Sequence[tuple[int, str]]) -> None:
        """Delete tables, and all words with them, within a transaction."""
        self.sql.executemany("DELETE FROM tables WHERE id = ?", [row[:1] for row in rows])
        self.wiping = True
        self._known.clear()

    def write(self) -> None:
        rows, self._rows = self._rows, []
        for at in range(0, len(rows), WIDTH * AT_ONCE):
            some = rows[at : at + WIDTH * AT_ONCE]
            self.sql.execute(STATEMENTS[len(some) // WIDTH - 1], some)
        if self._listings:
            self.sql.executemany(LIST, self._listings.values())
            self._listings.clear()
        changes, self._changes = self._changes, []
        for number, change in changes:
            self._rekey(number, change)

    def forget(self) -> None:
        """Look everything up again: something was taken back."""
        self._known.clear()
        self._rows.clear()
        self._listings.clear()
        self._changes.clear()

    def put_keys(self, number: int, keys: Sequence[Key]) -> None:
        for key in keys:
            self.sql.execute(PUT_KEY, key_row(number, key))

    def subscribe(self, address: PushAddress, most: int) -> None:
        number = self.number(address.table)
        self.sql.execute(DROP_ADDRESS, (number, address.address_hash))
        self.sql.execute(PUT_ADDRESS, (number, *address[1:]))
        place = (number, address.seat)
        self.sql.execute(DROP_OLDEST_ADDRESSES, (*place, *place, most))

    def unsubscribe(self, table: str, hashes: Sequence[bytes]) -> None:
        """Delete push addresses within a transaction; they are not to be read any more."""
        number = self.number(table)
        self.sql.executemany(DROP_ADDRESS, [(number, one) for one in hashes])
        self.wiping = True

    def _rekey(self, number: int, change: KeyChange) -> None:
        self.sql.executemany(DROP_KEY, [(number, key_hash) for key_hash in change.drop])
        self.put_keys(number, change.add)
        if change.invite or change.public is not None:
            self._open_to(number, change.invite, change.public)

    def _open_to(self, number: int, invite_hash: bytes, public: bool | None) -> None:  # noqa: FBT001
        """Change whom a table is open to; what is empty or None stays."""
        row = self.sql.execute(
            "SELECT name, invite, public, created FROM tables WHERE id = ?", (number,)
        )
        name, invite, was, created = row.fetchone()
        invite, now = invite_hash or invite, was if public is None else int(public)
        self.sql.execute(
            "UPDATE tables SET invite = ?, public = ?, crc = ? WHERE id = ?",
            (invite, now, check(name, invite, now, created), number),
        )

    def _put(self, known: LogEnd, lines: Sequence[Line]) -> None:
        number, n = known.number, known.last
        for at, payload in lines:
            n += 1
            self._rows += (number, n, at, payload, event_check(number, n, at, payload))
        known.last = n

    def _list(self, number: int, listing: Listing, lines: Sequence[Line]) -> None:
        at = lines[-1][0] if lines else None
        before = self._listings.get(number)
        if at is None and before is not None:
            at = before[3]
        self._listings[number] = (*listing, check(*listing), at, number)

    def _look_up(self, table: str) -> LogEnd:
        found = self.sql.execute(LOOK_UP, (table,)).fetchone()
        if found is None:
            raise UnknownTable(f"There is no table {table}.")
        if len(self._known) >= KNOWN_TABLES:
            self.write()  # what is at hand may be ahead of the file
            self._known.clear()
        known = self._known[table] = LogEnd(*map(whole, found))
        return known

    def _look_again(self, page: Page) -> LogEnd:
        """Another store may have written here meanwhile; the file decides."""
        self.write()
        known = self._look_up(page.table)
        if known.last != page.after:
            raise Stale(f"Table {page.table} is at {known.last}, not at {page.after}.")
        return known


Task = Callable[[Ledger], None]
Job = tuple[Page | Task, Done]


class Writer(BaseWriter[Task]):
    def __init__(self, path: Path, *, probe_s: float) -> None:
        super().__init__(asyncio.get_running_loop())
        self._path = path
        self._probe_s = probe_s
        self._wipe_at = 0.0
        self._ledger: Ledger | None = None
        self._handed: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._callbacks = Callbacks(self._loop, done=self._hand_over)
        self._thread = threading.Thread(target=self._run, name="lynxdeck-store", daemon=True)
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._gone: asyncio.Future[None] = self._loop.create_future()

    @property
    def wiping(self) -> bool:
        """Whether words that were wiped may still be in the write-ahead log."""
        return self._ledger is not None and self._ledger.wiping

    async def start(self) -> None:
        self._thread.start()
        await self._ready
        self._open = True

    async def stop(self) -> None:
        if not self._open:
            return
        self._open = False
        self._hand_over()
        self._handed.put(None)
        await self._gone
        self._thread.join()
        self.reason = "The store is closed."

    def append(self, page: Page, done: Done) -> None:
        if not self._open:
            self._loop.call_soon(done, StoreClosed("The store is closed."))
            return
        if not self._gathered:
            # One hand-over for all that this turn of the loop brings.
            self._loop.call_soon(self._hand_over_soon)
        self._gathered.append((page, done))

    async def do(self, work: Callable[[Ledger], T]) -> T:
        """Have something done in its turn, wholly or not at all."""
        if not self._open:
            raise StoreClosed("The store is closed.")
        settled: asyncio.Future[None] = self._loop.create_future()
        answers: list[T] = []
        task = lambda ledger: answers.append(work(ledger))  # noqa: E731
        self._gathered.append((task, partial(settle, settled)))
        self._hand_over()
        # The caller may give up; what was asked for is done all the same.
        await asyncio.shield(settled)
        return answers[-1]

    def _hand_over_soon(self) -> None:
        """At once, or after the last callback: what comes until then shares the next commit."""
        if not self._callbacks.busy:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathered:
            self._handed.put(self._gathered)
            self._gathered = []

    # From here on: the writer's thread.

    def _run(self) -> None:
        try:
            ledger = self._ledger = Ledger(open_writer(self._path))
        except BaseException as fault:  # raised where `start` waits
            self._call(settle, self._ready, fault)
            return
        self._call(settle, self._ready, None)
        while (jobs := self._next(ledger)) is not None:
            self._work(ledger, jobs)
            self._wipe_if_due(ledger)
        if ledger.wiping:
            self._wipe(ledger)
        ledger.sql.close()
        self._call(self._callbacks.call, [(partial(settle, self._gone), None)])

    def _next(self, ledger: Ledger) -> list[Job] | None:
        while True:
            try:
                jobs = self._handed.get(timeout=self._probe_s)
                break
            except Empty:
                if self.reason is not None:
                    self._probe(ledger)
                self._wipe_if_due(ledger)
        if jobs is None:
            return None
        with contextlib.suppress(Empty):
            while (more := self._handed.get_nowait()) is not None:
                jobs += more
            self._handed.put(None)
        return jobs

    def _wipe_if_due(self, ledger: Ledger) -> None:
        if self.reason is None and ledger.wiping and time.monotonic() >= self._wipe_at:
            self._wipe(ledger)

    def _wipe(self, ledger: Ledger) -> None:
        """Empty the write-ahead log, which still has words that were wiped."""
        sql = ledger.sql
        patience = sql.execute("PRAGMA busy_timeout").fetchone()[0]
        sql.execute("PRAGMA busy_timeout = 0")  # nobody waits for a long read
        with contextlib.suppress(sqlite3.Error):
            ledger.wiping = bool(sql.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
        sql.execute(f"PRAGMA busy_timeout = {patience}")
        self._wipe_at = time.monotonic() + (WAIT_S if ledger.wiping else WIPE_S)

    def _work(self, ledger: Ledger, jobs: list[Job]) -> None:
        try:
            bare = _is_one_statement(ledger, jobs)
            outcomes = self._transact(ledger, lambda: _together(ledger, jobs), bare=bare)
        except Exception as fault:
            if is_damage(fault) or not is_the_disk(fault):  # one job's rows: find out whose
                outcomes = self._work_apart(ledger, jobs)
                if self.reason is not None:  # or is it more than one job's?
                    self._probe(ledger)
            else:
                outcomes = [unwritable(fault, self._path)] * len(jobs)
        self._count(jobs, outcomes)
        due = [(done, outcome) for (_, done), outcome in zip(jobs, outcomes, strict=True)]
        self._call(self._callbacks.call, due)

    def _work_apart(self, ledger: Ledger, jobs: list[Job]) -> list[Outcome]:
        try:
            return self._transact(ledger, lambda: [_apart(ledger, work) for work, _ in jobs])
        except Exception as fault:
            return [unwritable(fault, self._path)] * len(jobs)

    def _transact(self, ledger: Ledger, work: Callable[[], T], *, bare: bool = False) -> T:
        """Do something between BEGIN and COMMIT, and note whether the disk took it.

        A single statement is a transaction of its own, without those two.
        """
        sql = ledger.sql
        before = sql.total_changes
        try:
            if not bare:
                sql.execute("BEGIN IMMEDIATE")
            done = work()
            if not bare:
                sql.execute("COMMIT")
        except BaseException as fault:
            if sql.in_transaction:  # SQLite may have rolled back by itself
                with contextlib.suppress(sqlite3.Error):
                    sql.execute("ROLLBACK")
            ledger.forget()  # what was made and taken back
            if is_the_disk(fault):
                self.reason = str(unwritable(fault, self._path))
            raise
        self.commits += 1
        if sql.total_changes != before:  # one that changes nothing would not notice
            self.reason = None
        return done

    def _probe(self, ledger: Ledger) -> None:
        with contextlib.suppress(sqlite3.Error, StoreError):
            self._transact(
                ledger,
                lambda: ledger.sql.execute(
                    "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(?))", (BALLAST,)
                ),
            )

    def _call(self, call: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *args)


def _is_one_statement(ledger: Ledger, jobs: list[Job]) -> bool:
    """Whether all that is to be done is to write events, so few that one statement does it."""
    tables: set[str] = set()
    lines = 0
    for work, _ in jobs:
        if not isinstance(work, Page) or not ledger.is_ready_for(work):
            return False
        tables.add(work.table)
        lines += len(work.lines)
    return lines <= AT_ONCE and len(tables) == len(jobs)


def _together(ledger: Ledger, jobs: list[Job]) -> list[Outcome]:
    """Do all jobs, pages that follow each other at once; raises if some job's rows are at fault.

    A task may fail alone, and so may a page that is refused before it is written.
    """
    outcomes: list[Outcome] = []
    for work, _ in jobs:
        if isinstance(work, Page):
            try:
                ledger.note(work)
                outcomes.append(None)
            except StoreError as refusal:
                outcomes.append(refusal)
        else:
            ledger.write()
            outcomes.append(_apart(ledger, work))
    ledger.write()
    return outcomes


def _apart(ledger: Ledger, work: Page | Task) -> Outcome:
    """Do one job in a savepoint: if it fails, it leaves the others alone."""
    ledger.sql.execute("SAVEPOINT one")
    outcome: Outcome = None
    try:
        if isinstance(work, Page):
            ledger.note(work)
        else:
            work(ledger)
        ledger.write()
    except Exception as fault:
        if is_the_disk(fault) and not is_damage(fault):
            raise
        ledger.sql.execute("ROLLBACK TO one")
        ledger.forget()
        outcome = explained(fault)
    ledger.sql.execute("RELEASE one")
    return outcome
