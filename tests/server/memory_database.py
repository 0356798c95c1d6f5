"""What stores without a disk share, as several processes share a database: rows, keys, owners."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lynxdeck.server.store import (
    Conflict,
    Key,
    KeyChange,
    Owner,
    Page,
    PushAddress,
    Row,
    Stale,
    StoreError,
    TableRow,
    UnknownTable,
)

if TYPE_CHECKING:
    from tests.server.memory_store import MemoryStore


Lines = Sequence[tuple[int, bytes]]


@dataclass
class MemoryDatabase:
    """All tables and what hangs on them."""

    tables: dict[str, TableRow] = field(default_factory=dict)
    log: dict[str, dict[int, Row]] = field(default_factory=dict)
    keys: dict[tuple[str, bytes], Key] = field(default_factory=dict)
    addresses: list[PushAddress] = field(default_factory=list)
    owners: dict[str, tuple["MemoryStore", Owner]] = field(default_factory=dict)
    tokens: int = 0
    entered: int = 0
    """How many processes there have been."""
    keys_at: Counter[str] = field(default_factory=Counter)
    attended: dict[tuple["MemoryStore", str], bytes] = field(default_factory=dict)
    alive: set["MemoryStore"] = field(default_factory=set)
    date: Callable[[], int] | None = None
    """The clock of all who share it."""
    uptimes: dict[int, tuple[int, "MemoryStore"]] = field(default_factory=dict)

    def enter(self) -> int:
        """One more process."""
        self.entered += 1
        return self.entered

    def keeper(self, table: str) -> int:
        """The process that has a table; 0: none."""
        store, _ = self.owners.get(table, (None, 0))
        return store.process if store in self.alive and store is not None else 0

    def hand_to(self, store: "MemoryStore", table: str) -> Owner:
        """Give a table to a store; the token is worth more than all before it."""
        self.tokens += 1
        self.owners[table] = (store, self.tokens)
        return self.tokens

    def known(self, table: str) -> TableRow:
        """A table's entry; it must be there."""
        if table not in self.tables:
            raise UnknownTable(f"There is no table {table}.")
        return self.tables[table]

    def latest(self) -> list[TableRow]:
        """All entries, what changed last first."""
        made = enumerate(self.tables.values())
        return [row for _, row in sorted(made, key=lambda one: (-one[1].updated, -one[0]))]

    def rows(self, table: str, since: int) -> list[Row]:
        """A table's events above a number."""
        return [row for n, row in sorted(self.log.get(table, {}).items()) if n > since]

    def last(self, table: str) -> int:
        """When a table's last event was."""
        log = self.log.get(table)
        return log[max(log)].at if log else 0

    def keys_of(self, table: str) -> list[Key]:
        """A table's keys, in an order of their own."""
        mine = [key for key in self.keys.values() if key.table == table]
        return sorted(mine, key=lambda key: (key.seat, key.kind, key.key_hash))

    def make(self, table: TableRow, lines: Lines, keys: Sequence[Key]) -> None:
        """A new table, whole or not at all."""
        if table.table in self.tables:
            raise Conflict("This is taken already.")
        self._free(table.invite_hash)
        self.tables[table.table] = table
        try:
            self._put_keys(keys)
        except StoreError:
            self.drop(table.table)
            raise
        self._put(table.table, 0, lines)

    def write(self, page: Page) -> None:
        """A page, if it follows what is there."""
        row = self.known(page.table)
        last = max(self.log.get(page.table, {}), default=0)
        if last != page.after:
            raise Stale(f"Table {page.table} is at {last}, not at {page.after}.")
        self._rekey(row, page)
        row = self.known(page.table)
        self._put(page.table, page.after, page.lines)
        if page.listing:
            status, summary = page.listing
            updated = page.lines[-1][0] if page.lines else row.updated
            self.tables[page.table] = row._replace(status=status, summary=summary, updated=updated)

    def drop(self, table: str) -> None:
        """Remove a table and all that hangs on it."""
        del self.tables[table]
        del self.keys_at[table]
        for here in [here for here in self.attended if here[1] == table]:
            del self.attended[here]
        self.log.pop(table, None)
        self.owners.pop(table, None)
        self.addresses = [one for one in self.addresses if one.table != table]
        self.keys = {at: key for at, key in self.keys.items() if key.table != table}

    def _put(self, table: str, after: int, lines: Lines) -> None:
        log = self.log.setdefault(table, {})
        for n, line in enumerate(lines, start=after + 1):
            log[n] = Row(table, n, *line)

    def _rekey(self, row: TableRow, page: Page) -> None:
        """All of it or nothing."""
        if page.keys is None:
            return
        if page.keys_at not in (None, self.keys_at[row.table]):
            raise Stale(f"The keys of table {row.table} have changed.")
        self._change_keys(row, page.keys)
        self.keys_at[row.table] += 1

    def _change_keys(self, row: TableRow, change: KeyChange) -> None:
        before = dict(self.keys)
        for key_hash in change.drop:
            self.keys.pop((row.table, key_hash), None)
        try:
            self._put_keys(change.add)
            if change.invite and change.invite != row.invite_hash:
                self._free(change.invite)
                row = row._replace(invite_hash=change.invite)
            if change.public is not None:
                row = row._replace(public=change.public)
            self.tables[row.table] = row
        except StoreError:
            self.keys = before
            raise

    def _put_keys(self, keys: Sequence[Key]) -> None:
        for key in keys:
            self.known(key.table)
        fresh = {(key.table, key.key_hash) for key in keys}
        if len(fresh) < len(keys) or fresh & self.keys.keys():
            raise Conflict("This is taken already.")
        self.keys.update({(key.table, key.key_hash): key for key in keys})

    def _free(self, invite_hash: bytes) -> None:
        if any(row.invite_hash == invite_hash for row in self.tables.values()):
            raise Conflict("This is taken already.")
