"""The log as the writing thread sees it: pages are noted, checked, and written many at once."""

import sqlite3
from collections.abc import Sequence

from lynxdeck.server.store.contract import (
    UNCHANGED,
    Key,
    KeyChange,
    Line,
    Listing,
    Owner,
    Page,
    Row,
)
from lynxdeck.server.store.marks import Marks
from lynxdeck.server.store.refusals import NotOwner, Stale, UnknownTable
from lynxdeck.server.store.rows import KEY, check, event_check, key_row, text, whole

OWNER: Owner = 1
"""Everybody's token: whoever has the file has all of its tables."""

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
AT_ONCE = (64, 32, 16, 8, 4, 2, 1)
"""Rows in one statement, the most first. Between two statements the other threads get their turn,
and on one core every turn is a switch that costs as much as the row."""
STATEMENTS = {size: PUT + ", ".join(["(?, ?, ?, ?, ?)"] * size) for size in AT_ONCE}
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

    def __init__(self, connection: sqlite3.Connection, marks: Marks) -> None:
        self.sql = connection
        self.marks = marks
        self.last: dict[str, int] = {}
        """The number that each table is at to which something was written in this transaction."""
        self.wiping = True
        """Whether the write-ahead log may hold words that were wiped; so it does at the start,
        if the last run ended before it got to it."""
        self._known: dict[str, Known] = {}
        self._rows: list[int | bytes] = []
        """What is noted and not written yet, WIDTH values a row."""
        self._listings: dict[int, tuple[str, bytes, int, int | None, int]] = {}
        self._changes: list[tuple[int, KeyChange]] = []
        """Of keys, by what the log calls their table."""

    def number(self, table: str) -> int:
        """What the log calls a table; UnknownTable if there is none."""
        return (self._known.get(table) or self._look_up(table)).number

    def at(self, table: str) -> int:
        """The number that a table is at; 0 if there is none."""
        found = self.sql.execute(LOOK_UP, (table,)).fetchone()
        return whole(found[1]) if found else 0

    def names(self) -> list[str]:
        """All tables that are there."""
        return [text(name) for (name,) in self.sql.execute("SELECT name FROM tables")]

    def note(self, page: Page) -> None:
        """Have a page written with the next `write`; refused, it leaves no trace."""
        if page.owner != OWNER:
            raise NotOwner(f"Table {page.table} is somebody else's.")
        known = self._known.get(page.table) or self._look_up(page.table)
        if known.last != page.after:
            known = self._look_again(page)
        self._put(known, page.lines)
        self.last[page.table] = known.last
        if page.listing is not None:
            self._list(known.number, page.listing, page.lines)
        if page.keys is not UNCHANGED:
            self._changes.append((known.number, page.keys))

    def begin(self, table: str, lines: Sequence[Line]) -> None:
        """Have the first events of a new table written."""
        self._put(self._look_up(table), lines)
        self.last[table] = len(lines)

    def clean(self, row: Row) -> None:
        """Replace an event by another payload, within a transaction."""
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

    def invite(self, number: int, invite_hash: bytes) -> None:
        """Let another invite lead to a table, within a transaction."""
        self._open_to(number, invite_hash, None)

    def publish(self, number: int, *, public: bool) -> None:
        """Let strangers come to a table, or no more, within a transaction."""
        self._open_to(number, b"", public)

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

    def drop(self, rows: Sequence[tuple[int, str]]) -> None:
        """Delete tables, and all words with them, within a transaction."""
        self.marks.drop([name for _, name in rows])
        self.sql.executemany("DELETE FROM tables WHERE id = ?", [row[:1] for row in rows])
        self.wiping = True
        self._known.clear()
        for _, name in rows:
            self.last.pop(name, None)

    def seal(self) -> None:
        """All of this is safe: note beside the file that it was there."""
        if self.last:
            self.marks.note(self.last)
            self.marks.write()
            self.last.clear()

    def write(self) -> None:
        """Write what was noted, within a transaction."""
        rows, self._rows = self._rows, []
        done = 0
        for size, statement in STATEMENTS.items():
            width = WIDTH * size
            while len(rows) - done >= width:
                self.sql.execute(statement, rows[done : done + width])
                done += width
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
        self.last.clear()

    def put_keys(self, number: int, keys: Sequence[Key]) -> None:
        """Write keys of a table, within a transaction."""
        for key in keys:
            self.sql.execute(PUT_KEY, key_row(number, key))

    def _rekey(self, number: int, change: KeyChange) -> None:
        self.sql.executemany(DROP_KEY, [(number, key_hash) for key_hash in change.drop])
        self.put_keys(number, change.add)
        if change.invite:
            self.invite(number, change.invite)
        if change.public is not None:
            self.publish(number, public=change.public)

    def _put(self, known: Known, lines: Sequence[Line]) -> None:
        number, n = known.number, known.last
        for at, payload in lines:
            n += 1
            self._rows += (number, n, at, payload, event_check(number, n, at, payload))
        known.last = n

    def _list(self, number: int, listing: Listing, lines: Sequence[Line]) -> None:
        at = lines[-1].at if lines else None
        before = self._listings.get(number)
        if at is None and before is not None:
            at = before[3]
        self._listings[number] = (*listing, check(*listing), at, number)

    def _look_up(self, table: str) -> Known:
        found = self.sql.execute(LOOK_UP, (table,)).fetchone()
        if found is None:
            raise UnknownTable(f"There is no table {table}.")
        if len(self._known) >= KNOWN_TABLES:
            self.write()  # what is at hand may be ahead of the file
            self._known.clear()
        known = self._known[table] = Known(*map(whole, found))
        return known

    def _look_again(self, page: Page) -> Known:
        """Another store may have written here meanwhile; the file decides."""
        self.write()
        known = self._look_up(page.table)
        if known.last != page.after:
            raise Stale(f"Table {page.table} is at {known.last}, not at {page.after}.")
        return known
