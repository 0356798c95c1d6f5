"""The log as the writing thread sees it: pages are noted, checked, and written many at once."""

import sqlite3
from collections.abc import Sequence

from lynxdeck.server.store.contract import (
    Conflict,
    Line,
    Listing,
    NotOwner,
    Owner,
    Page,
    Stale,
    UnknownTable,
    Unwritable,
)

OWNER: Owner = 1
"""Everybody's token: whoever has the file has all of its tables."""

PUT = "INSERT INTO log (table_id, n, at, payload) VALUES "
LIST = "UPDATE tables SET status = ?, summary = ?, updated = coalesce(?, updated) WHERE id = ?"
LOOK_UP = (
    "SELECT id, coalesce((SELECT max(n) FROM log WHERE table_id = tables.id), 0)"
    " FROM tables WHERE name = ?"
)
AT_ONCE = (64, 8, 1)
"""Rows in one statement, the most first. Between two statements the other threads get their turn,
and on one core every turn is a switch that costs as much as the row."""
STATEMENTS = {size: PUT + ", ".join(["(?, ?, ?, ?)"] * size) for size in AT_ONCE}
KNOWN_TABLES = 50_000
"""How many tables' numbers are kept at hand."""


class Known:
    """What the log calls a table, and the number it is at."""

    __slots__ = ("last", "number")

    def __init__(self, number: int, last: int) -> None:
        self.number = number
        self.last = last


class Ledger:
    """The writer's connection, and what it knows of tables without asking the file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.sql = connection
        self._known: dict[str, Known] = {}
        self._rows: list[int | bytes] = []
        """What is noted and not written yet, four values a row."""
        self._listings: dict[int, tuple[str, bytes, int | None, int]] = {}

    def number(self, table: str) -> int:
        """What the log calls a table; UnknownTable if there is none."""
        return (self._known.get(table) or self._look_up(table)).number

    def note(self, page: Page) -> None:
        """Have a page written with the next `write`; refused, it leaves no trace."""
        if page.owner != OWNER:
            raise NotOwner(f"Table {page.table} is somebody else's.")
        known = self._known.get(page.table) or self._look_up(page.table)
        if known.last != page.after:
            known = self._look_again(page)
        self._put(known, page.lines)
        if page.listing is not None:
            self._list(known.number, page.listing, page.lines)

    def begin(self, table: str, lines: Sequence[Line]) -> None:
        """Have the first events of a new table written."""
        self._put(self._look_up(table), lines)

    def write(self) -> None:
        """Write what was noted, within a transaction."""
        rows, self._rows = self._rows, []
        done = 0
        for size, statement in STATEMENTS.items():
            width = 4 * size
            while len(rows) - done >= width:
                self.sql.execute(statement, rows[done : done + width])
                done += width
        if self._listings:
            self.sql.executemany(LIST, self._listings.values())
            self._listings.clear()

    def forget(self) -> None:
        """Look everything up again: tables were deleted, or something was taken back."""
        self._known.clear()
        self._rows.clear()
        self._listings.clear()

    def _put(self, known: Known, lines: Sequence[Line]) -> None:
        number, n = known.number, known.last
        for at, payload in lines:
            n += 1
            self._rows += (number, n, at, payload)
        known.last = n

    def _list(self, number: int, listing: Listing, lines: Sequence[Line]) -> None:
        at = lines[-1].at if lines else None
        before = self._listings.get(number)
        if at is None and before is not None:
            at = before[2]
        self._listings[number] = (listing.status, listing.summary, at, number)

    def _look_up(self, table: str) -> Known:
        found = self.sql.execute(LOOK_UP, (table,)).fetchone()
        if found is None:
            raise UnknownTable(f"There is no table {table}.")
        if len(self._known) >= KNOWN_TABLES:
            self.write()  # what is at hand may be ahead of the file
            self._known.clear()
        known = self._known[table] = Known(*found)
        return known

    def _look_again(self, page: Page) -> Known:
        """Another store may have written here meanwhile; the file decides."""
        self.write()
        known = self._look_up(page.table)
        if known.last != page.after:
            raise Stale(f"Table {page.table} is at {known.last}, not at {page.after}.")
        return known


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
