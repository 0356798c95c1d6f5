"""The one thread that writes: whatever waits when it is free becomes one commit.

While it is with the disk the next appends gather, so being fully synchronous costs next to
nothing under load: ten thousand events a second are some hundred commits.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

import msgspec

from lynxdeck.server.store.contract import Done, Page
from lynxdeck.server.store.faults import explained, is_damage, is_the_disk, plain, unwritable
from lynxdeck.server.store.ground import Ground
from lynxdeck.server.store.ledger import Ledger
from lynxdeck.server.store.marks import Marks
from lynxdeck.server.store.refusals import Closed, StoreError, Unusable, Unwritable
from lynxdeck.server.store.schema import open_writer
from lynxdeck.server.store.teller import Outcome, Teller, settle

T = TypeVar("T")

BALLAST = 65_536
"""Bytes that the disk must take before it counts as mended."""
WIPE_S = 5.0
"""How often at most the write-ahead log is emptied because of words that were wiped."""
WAIT_S = 0.5
"""When to try again if somebody reads it."""


class Append(msgspec.Struct, frozen=True):
    """A page that somebody waits for."""

    page: Page
    done: Done


class Task(msgspec.Struct, frozen=True):
    """Anything else that changes the file: done in its turn, wholly or not at all."""

    work: Callable[[Ledger], None]
    done: Done


Job = Append | Task


class Writer:
    """Takes appends and tasks in the loop's thread, and does them in its own."""

    def __init__(self, path: Path, *, probe_s: float) -> None:
        self.reason: str | None = None
        self.marks = Marks(path)
        self.commits = self.appended = self.failed = 0
        self._path = path
        self._probe_s = probe_s
        self._wipe_at = 0.0
        self._ledger: Ledger | None = None
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Job] = []
        self._handed: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._teller = Teller(self._loop, done=self._hand_over)
        self._open = False
        self._thread = threading.Thread(target=self._run, name="lynxdeck-store", daemon=True)
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._gone: asyncio.Future[None] = self._loop.create_future()

    @property
    def wiping(self) -> bool:
        """Whether words that were wiped may still be in the write-ahead log."""
        return self._ledger is not None and self._ledger.wiping

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

    def append(self, page: Page, done: Done) -> None:
        """Queue a page; `done` follows."""
        if not self._open:
            self._loop.call_soon(done, Closed("The store is closed."))
            return
        if not self._gathered:
            # One hand-over for all that this turn of the loop brings.
            self._loop.call_soon(self._hand_over_soon)
        self._gathered.append(Append(page, done))

    async def do(self, work: Callable[[Ledger], T]) -> T:
        """Have something done in its turn, wholly or not at all."""
        if not self._open:
            raise Closed("The store is closed.")
        told: asyncio.Future[None] = self._loop.create_future()
        answers: list[T] = []
        self._gathered.append(
            Task(lambda ledger: answers.append(work(ledger)), lambda fault: settle(told, fault))
        )
        self._hand_over()
        # Whoever asked may give up; what was asked for is done all the same.
        await asyncio.shield(told)
        return answers[-1]

    def _hand_over_soon(self) -> None:
        """At once, or when the last commit is told: what comes until then shares the next one."""
        if not self._teller.busy:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathered:
            self._handed.put(self._gathered)
            self._gathered = []

    # From here on: the writer's thread.

    def _run(self) -> None:
        try:
            ledger = self._begin()
        except BaseException as fault:  # told to whoever waits in `start`
            self._call(settle, self._ready, fault)
            return
        self._ledger = ledger
        self._call(settle, self._ready, None)
        while (jobs := self._next(ledger)) is not None:
            self._work(ledger, jobs)
            self._see_to(ledger)
        self._end(ledger)
        self._call(self._teller.tell, [Task(lambda _: None, partial(settle, self._gone))], [None])

    def _begin(self) -> Ledger:
        """Open the file, and look whether all is there that was acknowledged."""
        connection = open_writer(self._path)
        try:
            ledger = Ledger(connection, self.marks)
            self.marks.open(ledger.at, ledger.names)
            self._ground = Ground(self._path)
        except OSError as fault:
            connection.close()
            raise Unusable(f"{self._path} cannot be used: {plain(fault, self._path)}.") from fault
        except BaseException:
            connection.close()
            raise
        return ledger

    def _end(self, ledger: Ledger) -> None:
        if ledger.wiping:
            self._wipe(ledger)
        self.marks.close()
        ledger.sql.close()

    def _next(self, ledger: Ledger) -> list[Job] | None:
        """Everything that waits; None when it is time to end."""
        while True:
            try:
                jobs = self._handed.get(timeout=self._probe_s)
                break
            except Empty:
                self._rest(ledger)
        if jobs is None:
            return None
        with contextlib.suppress(Empty):
            while (more := self._handed.get_nowait()) is not None:
                jobs += more
            self._handed.put(None)
        return jobs

    def _rest(self, ledger: Ledger) -> None:
        """Nobody asks for anything: are the files there, and does the disk take something?"""
        if self.reason is not None:
            self._probe(ledger)
        else:
            try:
                self._ground.check()
            except Unwritable as gone:
                self.reason = str(gone)
        self._see_to(ledger)

    def _see_to(self, ledger: Ledger) -> None:
        """What is due now and then, between two commits."""
        if self.reason is not None:
            return
        self.marks.keep()
        if ledger.wiping and time.monotonic() >= self._wipe_at:
            self._wipe(ledger)

    def _wipe(self, ledger: Ledger) -> None:
        """Empty the write-ahead log, which still has words that were wiped."""
        sql = ledger.sql
        patience = sql.execute("PRAGMA busy_timeout").fetchone()[0]
        sql.execute("PRAGMA busy_timeout = 0")  # nobody waits for one who reads long
        with contextlib.suppress(sqlite3.Error):
            ledger.wiping = bool(sql.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
        sql.execute(f"PRAGMA busy_timeout = {patience}")
        self._wipe_at = time.monotonic() + (WAIT_S if ledger.wiping else WIPE_S)

    def _work(self, ledger: Ledger, jobs: list[Job]) -> None:
        """Write all that waits in one transaction, and tell everybody in one go."""
        try:
            outcomes = self._transact(ledger, lambda: _together(ledger, jobs))
        except Exception as fault:
            if is_damage(fault) or not is_the_disk(fault):  # somebody's rows: find out whose
                outcomes = self._work_apart(ledger, jobs)
                if self.reason is not None:  # or is it more than somebody's?
                    self._probe(ledger)
            else:
                outcomes = [unwritable(fault, self._path)] * len(jobs)
        self._count(jobs, outcomes)
        self._call(self._teller.tell, jobs, outcomes)

    def _work_apart(self, ledger: Ledger, jobs: list[Job]) -> list[Outcome]:
        try:
            return self._transact(ledger, lambda: [_apart(ledger, job) for job in jobs])
        except Exception as fault:
            return [unwritable(fault, self._path)] * len(jobs)

    def _count(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        for job, fault in zip(jobs, outcomes, strict=True):
            if isinstance(job, Append):
                if fault is None:
                    self.appended += len(job.page.lines)
                else:
                    self.failed += 1

    def _transact(self, ledger: Ledger, work: Callable[[], T]) -> T:
        """Do something between BEGIN and COMMIT, and note whether the disk took it."""
        sql = ledger.sql
        before = sql.total_changes
        try:
            if self.reason is not None:
                self._ground.check()
            sql.execute("BEGIN IMMEDIATE")
            done = work()
            sql.execute("COMMIT")
            self._ground.check()  # what went into a file that nobody finds again is not safe
        except BaseException as fault:
            if sql.in_transaction:  # SQLite may have rolled back by itself
                with contextlib.suppress(sqlite3.Error):
                    sql.execute("ROLLBACK")
            ledger.forget()  # what was made and taken back
            if is_the_disk(fault):
                self.reason = str(unwritable(fault, self._path))
            raise
        ledger.seal()
        self.commits += 1
        if sql.total_changes != before:  # one that changes nothing would not notice
            self.reason = None
        return done

    def _probe(self, ledger: Ledger) -> None:
        """Nobody asks for anything, and the disk was full: is it still?"""
        with contextlib.suppress(sqlite3.Error, StoreError):
            self._transact(
                ledger,
                lambda: ledger.sql.execute(
                    "INSERT OR REPLACE INTO pulse VALUES (1, zeroblob(?))", (BALLAST,)
                ),
            )

    def _call(self, call: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *args)


def _together(ledger: Ledger, jobs: list[Job]) -> list[Outcome]:
    """Do all jobs, pages that follow each other at once; raises if somebody's rows are at fault.

    A task may fail alone, and so may a page that is refused before it is written.
    """
    outcomes: list[Outcome] = []
    for job in jobs:
        if isinstance(job, Append):
            outcomes.append(_noted(ledger, job.page))
        else:
            ledger.write()
            outcomes.append(_apart(ledger, job))
    ledger.write()
    return outcomes


def _noted(ledger: Ledger, page: Page) -> Outcome:
    try:
        ledger.note(page)
    except StoreError as refusal:
        return refusal
    return None


def _apart(ledger: Ledger, job: Job) -> Outcome:
    """Do one job in a savepoint: if it fails, it leaves the others alone."""
    ledger.sql.execute("SAVEPOINT one")
    outcome: Outcome = None
    before = dict(ledger.last)
    try:
        if isinstance(job, Append):
            ledger.note(job.page)
        else:
            job.work(ledger)
        ledger.write()
    except Exception as fault:
        if is_the_disk(fault) and not is_damage(fault):
            raise
        ledger.sql.execute("ROLLBACK TO one")
        ledger.forget()
        ledger.last.update(before)
        outcome = explained(fault)
    ledger.sql.execute("RELEASE one")
    return outcome
