"""The store without a disk, for tests of what stands on it: forgets everything at the end."""

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path

from lynxdeck.server.store.contract import (
    FINISHED,
    WAITING,
    Closed,
    Conflict,
    Done,
    Key,
    Row,
    Stats,
    StoreError,
    TableRow,
    UnknownTable,
    Unwritable,
    Whole,
)


class MemoryStore:
    """Meets the contract `EventStore`, and fails or holds back when a test asks for it."""

    def __init__(self) -> None:
        self.fault: str | None = None
        """Set by a test: the disk is full, or whatever it says; None mends it."""
        self.held = False
        """Set by a test: nothing is committed until `release`."""
        self._open = False
        self._tables: dict[str, TableRow] = {}
        self._log: dict[str, dict[int, Row]] = {}
        self._keys: dict[tuple[str, bytes], Key] = {}
        self._waiting: list[tuple[Sequence[Row], Done]] = []
        self._committing = False
        self._commits = self._appended = self._failed = 0

    @property
    def healthy(self) -> bool:
        """Whether writing works."""
        return self.reason is None

    @property
    def reason(self) -> str | None:
        """Why not, in words."""
        return self.fault if self._open else "The store is closed."

    async def open(self) -> None:
        """Make it ready."""
        self._open = True

    async def close(self) -> None:
        """Finish."""
        self.release()
        self._commit()
        self._open = False

    def release(self) -> None:
        """End what `held` began."""
        self.held = False
        self._soon()

    def append(self, rows: Sequence[Row], done: Done) -> None:
        """Queue rows for the next commit."""
        if not self._open:
            asyncio.get_running_loop().call_soon(done, Closed("The store is closed."))
            return
        self._waiting.append((rows, done))
        self._soon()

    async def create(self, table: TableRow, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        """A new table with its first events."""
        self._begin()
        if table.table in self._tables:
            raise Conflict("Somebody else wrote that first.")
        self._free(table.invite_hash)
        self._tables[table.table] = table
        try:
            self._put(rows)
            self._put_keys(keys)
        except StoreError:
            self._drop(table.table)
            raise

    async def table(self, table: str) -> TableRow | None:
        """A table's row of the index."""
        self._see()
        return self._tables.get(table)

    async def mark(
        self,
        table: str,
        *,
        status: str | None = None,
        public: bool | None = None,
        updated: int | None = None,
        summary: bytes | None = None,
        invite_hash: bytes | None = None,
    ) -> None:
        """Change what the index says."""
        self._begin()
        row = self._known(table)
        if invite_hash not in (None, row.invite_hash):
            self._free(invite_hash)
        self._tables[table] = row._replace(
            status=row.status if status is None else status,
            public=row.public if public is None else public,
            updated=row.updated if updated is None else updated,
            summary=row.summary if summary is None else summary,
            invite_hash=row.invite_hash if invite_hash is None else invite_hash,
        )

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """A table's events above a number."""
        self._see()
        return [row for n, row in sorted(self._log.get(table, {}).items()) if n > since]

    async def whole(self, table: str) -> Whole | None:
        """All there is of a table."""
        entry = await self.table(table)
        return Whole(entry, await self.read(table), await self.keys(table)) if entry else None

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace events by cleaned ones."""
        self._begin()
        for row in rows:
            self._known(row.table)
            if row.n not in self._log[row.table]:
                raise UnknownTable(f"There is no event {row.n} to rewrite.")
        for row in rows:
            before = self._log[row.table][row.n]
            self._log[row.table][row.n] = before._replace(payload=row.payload)

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """Where an invite leads."""
        self._see()
        found = (row.table for row in self._tables.values() if row.invite_hash == invite_hash)
        return next(found, None)

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that wait."""
        self._see()
        shown = [row for row in self._latest() if row.public and row.status not in FINISHED]
        return sorted(shown, key=lambda row: row.status != WAITING)[:limit]

    async def unfinished(self) -> list[str]:
        """Tables that go on."""
        self._see()
        return [row.table for row in self._latest() if row.status not in FINISHED]

    async def add_keys(self, keys: Sequence[Key]) -> None:
        """Let these act too."""
        self._begin()
        self._put_keys(keys)

    async def keys(self, table: str) -> list[Key]:
        """All keys of a table."""
        self._see()
        mine = [key for key in self._keys.values() if key.table == table]
        return sorted(mine, key=lambda key: (key.seat, key.kind, key.key_hash))

    async def revoke(
        self, table: str, seat: int, *, kinds: Collection[str], instead: Sequence[Key] = ()
    ) -> int:
        """Delete a seat's keys, add others."""
        self._begin()
        self._known(table)
        before = dict(self._keys)
        for key in before.values():
            if key.table == table and key.seat == seat and key.kind in kinds:
                del self._keys[table, key.key_hash]
        gone = len(before) - len(self._keys)
        try:
            self._put_keys(instead)
        except StoreError:
            self._keys = before
            raise
        return gone

    async def take_key(self, table: str, key_hash: bytes, *, kind: str, now: int) -> Key | None:
        """Use a one-time key up."""
        self._begin()
        key = self._keys.get((table, key_hash))
        if key is None or key.kind != kind or (key.expires is not None and key.expires <= now):
            return None
        return self._keys.pop((table, key_hash))

    async def drop_late_keys(self, now: int) -> int:
        """Delete keys that have expired."""
        self._begin()
        late = [at for at, key in self._keys.items() if key.expires and key.expires <= now]
        for at in late:
            del self._keys[at]
        return len(late)

    async def delete_table(self, table: str) -> None:
        """Remove a table and all that hangs on it."""
        self._begin()
        self._known(table)
        self._drop(table)

    async def forget(self, before: int, *, status: Collection[str] = FINISHED) -> list[str]:
        """Delete old tables."""
        self._begin()
        gone = [
            row.table
            for row in self._tables.values()
            if row.status in status and row.updated < before and self._last(row.table) < before
        ]
        for table in gone:
            self._drop(table)
        return gone

    async def backup(self, path: Path) -> None:
        """There is nothing that a file could hold."""
        raise StoreError(f"A store in memory cannot be copied to {path}.")

    async def stats(self) -> Stats:
        """How much there is."""
        self._see()
        rows = [row for log in self._log.values() for row in log.values()]
        size = sum(len(row.payload) for row in rows)
        return Stats(
            len(self._tables), len(rows), size, self._commits, self._appended, self._failed
        )

    def _soon(self) -> None:
        if self._waiting and not self._committing and not self.held:
            self._committing = True
            asyncio.get_running_loop().call_soon(self._commit)

    def _commit(self) -> None:
        self._committing = False
        if not self._waiting or self.held:
            return
        group, self._waiting = self._waiting, []
        self._commits += self.fault is None
        for rows, done in group:
            outcome: StoreError | None = None
            try:
                self._put(rows)
                self._appended += len(rows)
            except StoreError as fault:
                outcome = fault
                self._failed += 1
            try:
                done(outcome)
            except Exception as fault:
                context = {"message": "after an append", "exception": fault}
                asyncio.get_running_loop().call_exception_handler(context)

    def _begin(self) -> None:
        """Before anything is changed: what was asked for earlier comes first."""
        self._see()
        self._commit()
        if self.fault is not None:
            raise Unwritable(self.fault)

    def _see(self) -> None:
        if not self._open:
            raise Closed("The store is closed.")

    def _put(self, rows: Sequence[Row]) -> None:
        if self.fault is not None:
            raise Unwritable(self.fault)
        for row in rows:
            self._known(row.table)
        fresh = {(row.table, row.n) for row in rows}
        if len(fresh) < len(rows) or any(n in self._log.get(table, {}) for table, n in fresh):
            raise Conflict("Somebody else wrote that first.")
        for row in rows:
            self._log.setdefault(row.table, {})[row.n] = row

    def _put_keys(self, keys: Sequence[Key]) -> None:
        for key in keys:
            self._known(key.table)
        fresh = {(key.table, key.key_hash) for key in keys}
        if len(fresh) < len(keys) or fresh & self._keys.keys():
            raise Conflict("Somebody else wrote that first.")
        self._keys.update({(key.table, key.key_hash): key for key in keys})

    def _free(self, invite_hash: bytes | None) -> None:
        if any(row.invite_hash == invite_hash for row in self._tables.values()):
            raise Conflict("Somebody else wrote that first.")

    def _known(self, table: str) -> TableRow:
        if table not in self._tables:
            raise UnknownTable(f"There is no table {table}.")
        return self._tables[table]

    def _drop(self, table: str) -> None:
        del self._tables[table]
        self._log.pop(table, None)
        self._keys = {at: key for at, key in self._keys.items() if key.table != table}

    def _latest(self) -> list[TableRow]:
        made = enumerate(self._tables.values())
        return [row for _, row in sorted(made, key=lambda one: (-one[1].updated, -one[0]))]

    def _last(self, table: str) -> int:
        log = self._log.get(table)
        return log[max(log)].at if log else 0
