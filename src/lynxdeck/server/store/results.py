"""Results of the deals of days: one for each device and deal; in a file, or with the tables."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import structlog

from lynxdeck.server.store import StoreError
from lynxdeck.server.store.files import is_spoilt, private_file, set_aside

T = TypeVar("T")
log = structlog.get_logger()

MOST = 100_000
"""Results of one deal; more are not taken."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS results (
  deal TEXT NOT NULL,
  device BLOB NOT NULL,    -- the hash of a device's key, never the key
  score INTEGER NOT NULL,
  won INTEGER NOT NULL,
  name TEXT NOT NULL,      -- empty: none was given
  at INTEGER NOT NULL,
  PRIMARY KEY (deal, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_device ON results (device);
CREATE INDEX IF NOT EXISTS results_at ON results (at);
"""


class StoredResult(NamedTuple):
    deal: str
    device: bytes
    score: int
    won: bool
    name: str
    at: int
    """Milliseconds since the epoch."""


class Tally(NamedTuple):
    scores: list[tuple[int, int]]
    """Each score that was reached, and by how many; the lowest first."""
    won: int
    best_name: str
    """Of the first who reached the best score and gave a name."""


class SpoiltFile(sqlite3.DatabaseError):
    sqlite_errorname = "SQLITE_CORRUPT"


class ResultStore(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def add(self, result: StoredResult) -> bool:
        """Keep a result, if it is the device's first of this deal and there is room; whether."""

    async def has(self, deal: str, device: bytes) -> bool:
        """Whether a device has a result of this deal here."""

    async def tally(self, deal: str) -> Tally:
        """What everybody made of a deal."""

    async def all(self) -> list[StoredResult]: ...

    async def forget(self, device: bytes) -> int:
        """Delete all results of a device; how many there were."""

    async def forget_before(self, at: int) -> int:
        """Delete what is older; how many there were."""


class FileResults:
    """In a file of their own; without a path they are forgotten with the server."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._thread: ThreadPoolExecutor | None = None
        self._sql: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._thread = ThreadPoolExecutor(1, "lynxdeck-results")
        await self._do(self._begin)

    async def close(self) -> None:
        if self._thread is None:
            return
        with contextlib.suppress(StoreError):
            await self._do(self._end)
        self._thread.shutdown()
        self._thread = None

    def _begin(self) -> None:
        """Open the file; a spoilt one is set aside, and none keeps the server from playing."""
        try:
            try:
                self._connect(self._path)
            except (sqlite3.DatabaseError, OSError) as fault:
                if self._path is None or not is_spoilt(fault):
                    raise
                log.error("results.set_aside", file=str(set_aside(self._path)), fault=str(fault))
                self._connect(self._path)
        except (sqlite3.Error, OSError) as fault:
            hint = "results are kept in memory until the next start"
            log.error("results.unusable", file=str(self._path), fault=str(fault), hint=hint)
            self._connect(None)

    def _connect(self, path: Path | None) -> None:
        if path is not None:
            private_file(path)
        sql = sqlite3.connect(path or ":memory:", isolation_level=None)
        try:
            sql.execute("PRAGMA secure_delete = ON")  # what is deleted can be read nowhere
            sql.executescript(SCHEMA)
            sql.execute("SELECT deal, device, score, won, name, at FROM results LIMIT 1")
            if (fault := sql.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise SpoiltFile(fault)
        except BaseException:
            sql.close()
            raise
        self._sql = sql

    def _end(self) -> None:
        if self._sql is not None:
            self._sql.close()
            self._sql = None

    async def add(self, result: StoredResult) -> bool:
        def work() -> bool:
            (count,) = self._one("SELECT count(*) FROM results WHERE deal = ?", result.deal)
            if count >= MOST:
                return False
            added = self._ask("INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?)", *result)
            return added.rowcount == 1

        return await self._do(work)

    async def has(self, deal: str, device: bytes) -> bool:
        sql = "SELECT count(*) FROM results WHERE deal = ? AND device = ?"
        return await self._do(lambda: bool(self._one(sql, deal, device)[0]))

    async def tally(self, deal: str) -> Tally:
        def work() -> Tally:
            scores = self._ask(
                "SELECT score, count(*) FROM results WHERE deal = ? GROUP BY score", deal
            ).fetchall()
            (won,) = self._one("SELECT coalesce(sum(won), 0) FROM results WHERE deal = ?", deal)
            best = self._ask(
                "SELECT name FROM results WHERE deal = ? AND name != '' AND score ="
                " (SELECT max(score) FROM results WHERE deal = ?) ORDER BY at LIMIT 1",
                deal,
                deal,
            ).fetchone()
            return Tally(scores, won, best[0] if best else "")

        return await self._do(work)

    async def all(self) -> list[StoredResult]:
        found = await self._do(lambda: self._ask("SELECT * FROM results").fetchall())
        return [StoredResult(*row)._replace(won=bool(row[3])) for row in found]

    async def forget(self, device: bytes) -> int:
        sql = "DELETE FROM results WHERE device = ?"
        return await self._do(lambda: self._ask(sql, device).rowcount)

    async def forget_before(self, at: int) -> int:
        sql = "DELETE FROM results WHERE at < ?"
        return await self._do(lambda: self._ask(sql, at).rowcount)

    def _ask(self, sql: str, *values: object) -> sqlite3.Cursor:
        if self._sql is None:
            raise StoreError("The results are not open.")
        return self._sql.execute(sql, values)

    def _one(self, sql: str, *values: object) -> tuple[int]:
        found: tuple[int] = self._ask(sql, *values).fetchone()
        return found

    async def _do(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            raise StoreError("The results are not open.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as fault:
            raise StoreError(f"Results cannot be kept: {fault}.") from fault
