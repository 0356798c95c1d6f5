"""A look at everything that is stored, in small steps, beside those who play."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from lynxdeck.server.store import marks
from lynxdeck.server.store.contract import Judge
from lynxdeck.server.store.faults import plain
from lynxdeck.server.store.rows import ENTRY, EVENT, KEY, Found, Value, found, gaps
from lynxdeck.server.store.schema import open_reader

WHOLE = ""
"""Under which name the file itself is found damaged."""
STEPS = 20_000
"""SQLite's instructions between two rests while it looks at the whole file: about a millisecond."""
MOST = 10
NUMBER = "SELECT id FROM tables WHERE name = ?"


class Finding(NamedTuple):
    """Something that is not as it was written."""

    table: str
    """Empty: the file itself."""
    fault: str


class Examination:
    """Looks at one table a step, after the file as a whole; belongs to one thread at a time."""

    def __init__(
        self, path: Path, judge: Judge, *, share: float = 1.0, hurry: Callable[[], bool]
    ) -> None:
        self.path = path
        self.done = self.all = 0
        self._judge = judge
        self._share = share
        """How much of its time it works; the rest it rests."""
        self._hurry = hurry
        """Whether somebody waits for it to be done with what it reads at once."""
        self._rested = 0.0

    @property
    def pause(self) -> float:
        """How long to rest after this step, in seconds."""
        return (time.perf_counter() - self._rested) * (1 / self._share - 1)

    def begin(self) -> Iterator[list[Finding]]:
        """Open the file; the steps to take."""
        self.sql = open_reader(self.path)
        return self._steps()

    def close(self) -> None:
        """End."""
        self.sql.close()

    def stop(self) -> None:
        """From another thread: end what takes long."""
        self.sql.interrupt()

    def _steps(self) -> Iterator[list[Finding]]:
        """Step by step, what is found."""
        self._rested = time.perf_counter()
        numbers = self._numbers()
        self.all = len(numbers)
        self._noted = marks.read(marks.beside(self.path))
        yield self._whole()
        for number in numbers:
            self._rested = time.perf_counter()
            self.done += 1
            yield self._table(number)
        yield self._missing()

    def _numbers(self) -> list[int]:
        """What the log calls the tables, as far as they can be listed."""
        numbers: list[int] = []
        try:
            for (number,) in self.sql.execute("SELECT id FROM tables NOT INDEXED ORDER BY id"):
                numbers.append(number)
        except sqlite3.DatabaseError:
            pass  # the look at the whole file tells of it
        return numbers

    def _whole(self) -> list[Finding]:
        """Whether the file holds together."""
        self._rested = time.perf_counter()
        self.sql.set_progress_handler(self._rest, STEPS)
        try:
            told = [row[0] for row in self.sql.execute(f"PRAGMA integrity_check({MOST})")]
            loose = self.sql.execute("PRAGMA foreign_key_check").fetchmany(MOST)
        except sqlite3.DatabaseError as fault:
            return [Finding(WHOLE, plain(fault, self.path))]
        finally:
            self.sql.set_progress_handler(None, 0)
        faults = [str(line) for line in told if line != "ok"]
        faults += [f"a row of {row[0]} belongs to no table" for row in loose]
        return [Finding(WHOLE, "; ".join(faults))] if faults else []

    def _rest(self) -> int:
        if not self._hurry():
            time.sleep(self.pause)
        self._rested = time.perf_counter()
        return 0

    def _table(self, number: int) -> list[Finding]:
        try:
            one = look(self.sql, number)
        except sqlite3.Error as fault:
            return [Finding(f"#{number}", f"it cannot be read: {plain(fault, self.path)}")]
        if one is None:  # deleted meanwhile
            return []
        name = one.entry.table or f"#{number}"
        return [Finding(name, fault) for fault in self._faults(one)[:1]]

    def _faults(self, one: Found) -> list[str]:
        """What is wrong with a table, the gravest first."""
        faults = [*one.faults, *gaps(one.rows)]
        had, has = self._noted.last.get(one.entry.table, 0), len(one.rows)
        if has < had:
            faults.append(str(marks.Loss(had, has)))
        return faults or [wrong for wrong in [self._judge(one.entry, one.rows)] if wrong]

    def _missing(self) -> list[Finding]:
        """What the marks beside the file know of, and the file does not."""
        noted = marks.read(marks.beside(self.path))
        lost = dict(noted.lost)
        for table, had in noted.last.items():
            known = "SELECT 1 FROM tables WHERE name = ?"
            if table in self._noted.last and not self.sql.execute(known, (table,)).fetchone():
                lost[table] = marks.Loss(had, 0)
        return missing(noted._replace(lost=lost))


async def carry_out(
    work: Examination, heard: Callable[[Finding], None], told: Callable[[int, int], None]
) -> None:
    """Take all steps in a thread of their own, with rests between."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1, "lynxdeck-store-check") as thread:
        steps = await loop.run_in_executor(thread, work.begin)
        try:
            while (found := await loop.run_in_executor(thread, next, steps, None)) is not None:
                for finding in found:
                    heard(finding)
                told(work.done, work.all)
                await asyncio.sleep(work.pause)
        finally:
            work.stop()
            thread.submit(work.close)


def missing(noted: marks.Noted) -> list[Finding]:
    """What marks say that is not there any more."""
    findings = [Finding(table, str(loss)) for table, loss in noted.lost.items()]
    if noted.spoilt:
        fault = f"{noted.spoilt} lines of the marks beside it cannot be read"
        findings.append(Finding(WHOLE, fault))
    return findings


def look(sql: sqlite3.Connection, number: int) -> Found | None:
    """All there is of a table as of one moment."""
    sql.execute("BEGIN")
    try:
        entry = sql.execute(f"SELECT {ENTRY} FROM tables WHERE id = ?", (number,)).fetchone()
        if entry is None:
            return None
        events = sql.execute(f"SELECT {EVENT} FROM log WHERE table_id = ? ORDER BY n", (number,))
        rows: list[tuple[Value, ...]] = events.fetchall()
        keys = sql.execute(
            f"SELECT {KEY} FROM keys WHERE table_id = ? ORDER BY seat, kind, hash", (number,)
        ).fetchall()
    finally:
        sql.execute("ROLLBACK")
    return found(number, entry, rows, keys)


def look_up(table: str, reader: sqlite3.Connection) -> Found | None:
    """All there is of a table; None if there is none."""
    number = reader.execute(NUMBER, (table,)).fetchone()
    return look(reader, *number) if number else None
