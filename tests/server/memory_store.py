"""The store without a disk, for tests of what stands on it: forgets everything at the end."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from lynxdeck.server.store import (
    FINISHED,
    GUEST,
    LONGEST_KEY_MS,
    PLAYING,
    WAITING,
    Attendance,
    Done,
    Held,
    Key,
    News,
    NotOwner,
    Owner,
    Page,
    PushAddress,
    Row,
    Since,
    Spare,
    Stats,
    StoreClosed,
    StoreError,
    TableRow,
    Taken,
    UnknownTable,
    Unwritable,
    Uptime,
    spare_none,
)
from tests.server.memory_database import MemoryDatabase

T = TypeVar("T")


class MemoryStore:
    """Meets the contract `EventStore`, and fails or holds back when a test asks for it."""

    def __init__(self, shelf: MemoryDatabase | None = None) -> None:
        self.fault: str | None = None
        """Set by a test: the disk is full, or whatever it says; None mends it."""
        self.held = False
        """Set by a test: nothing is committed until `let_through`."""
        self.spoilt: dict[str, str] = {}
        self.shelf = shelf or MemoryDatabase()
        self._shared = shelf is not None
        self.process = 0
        self._open = False
        self._waiting: list[tuple[Page, Done]] = []
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

    @property
    def damage(self) -> Mapping[str, str]:
        """Nothing ever, but what a test says."""
        return self.spoilt

    @property
    def shared(self) -> bool:
        """Whether others may have the same shelf."""
        return self._shared

    @property
    def servers(self) -> int:
        """Those that are alive."""
        return max(1, len(self.shelf.alive))

    @property
    def leased(self) -> bool:
        """Until a test says that nobody has heard of it for too long."""
        return self in self.shelf.alive

    async def open(self) -> None:
        """Make it ready."""
        self._open = True
        self.process = self.shelf.enter()
        self.shelf.alive.add(self)

    async def close(self) -> None:
        """Finish."""
        self.let_through()
        self._commit()
        self.lapse()
        for table in [name for name, (store, _) in self.shelf.owners.items() if store is self]:
            del self.shelf.owners[table]
        self._open = False

    def let_through(self) -> None:
        """End what `held` began."""
        self.held = False
        self._soon()

    def lapse(self) -> None:
        """Own nothing until somebody hears of us again, unless it is another's by then."""
        self.shelf.alive.discard(self)
        for here in [here for here in self.shelf.attended if here[0] is self]:
            del self.shelf.attended[here]

    def die(self) -> None:
        """Nothing that was not committed will be."""
        self._waiting.clear()
        self._open = False

    def renew(self) -> None:
        """Be heard of again."""
        self.shelf.alive.add(self)

    async def create(
        self, table: TableRow, lines: Sequence[tuple[int, bytes]], keys: Sequence[Key] = ()
    ) -> Owner:
        """A new table with its first events."""
        self._begin()
        self.shelf.make(table, lines, keys)
        return self.shelf.hand_to(self, table.table)

    async def take(self, table: str) -> Taken | None:
        """All there is of a table, and the right to go on with it."""
        self._see()
        return self._all_of(table, await self.claim(table)) if table in self.shelf.tables else None

    async def visit(self, table: str) -> Taken | None:
        """All there is of a table."""
        self._see()
        return self._all_of(table, GUEST) if table in self.shelf.tables else None

    async def claim(self, table: str) -> Owner:
        """The right to go on with a table."""
        self._see()
        self.shelf.known(table)
        store, owner = self.shelf.owners.get(table, (None, GUEST))
        if store is self:
            return owner
        if self.shelf.keeper(table):
            raise Held(f"Another process has table {table}.")
        return self.shelf.hand_to(self, table)

    def _all_of(self, table: str, owner: Owner) -> Taken:
        entry, keys_at = self.shelf.tables[table], self.shelf.keys_at[table]
        return Taken(owner, entry, self.shelf.rows(table, 0), self.shelf.keys_of(table), keys_at)

    async def release(self, table: str, owner: Owner) -> None:
        """Let a table go."""
        self._see()
        self._commit()
        if self.shelf.owners.get(table) == (self, owner):
            del self.shelf.owners[table]

    def append(self, page: Page, done: Done) -> None:
        """Queue a page for the next commit."""
        if not self._open:
            asyncio.get_running_loop().call_soon(done, StoreClosed("The store is closed."))
            return
        self._waiting.append((page, done))
        self._soon()

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """A table's events above a number."""
        self._see()
        return self.shelf.rows(table, since)

    async def news(self, since: Sequence[Since]) -> list[News]:
        """What is new of tables."""
        self._see()
        found = [(one, self.shelf.keys_at[one.table]) for one in since]
        return [
            News(
                one.table,
                self.shelf.rows(one.table, one.n),
                self.shelf.keys_of(one.table) if keys_at != one.keys_at else None,
                keys_at,
                self.shelf.keeper(one.table),
            )
            for one, keys_at in found
            if one.table in self.shelf.tables
        ]

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace events by cleaned ones."""
        self._begin()
        for row in rows:
            self.shelf.known(row.table)
            if row.n not in self.shelf.log[row.table]:
                raise UnknownTable(f"There is no event {row.n} to rewrite.")
        for row in rows:
            before = self.shelf.log[row.table][row.n]
            self.shelf.log[row.table][row.n] = before._replace(payload=row.payload)

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """Where an invite leads."""
        self._see()
        found = (row.table for row in self.shelf.tables.values() if row.invite_hash == invite_hash)
        return next(found, None)

    async def lobby(self, limit: int, choose: Callable[[Iterable[TableRow]], T]) -> T:
        """Public tables that wait."""
        self._see()
        shown = [row for row in self.shelf.latest() if row.public and row.status not in FINISHED]
        return choose(sorted(shown, key=lambda row: row.status != WAITING)[:limit])

    async def unfinished(self) -> list[str]:
        """Tables that are being played at."""
        self._see()
        return [row.table for row in self.shelf.latest() if row.status == PLAYING]

    async def orphans(self) -> list[str]:
        """Those that nobody runs."""
        if not self.shared:
            return []
        return [table for table in await self.unfinished() if not self.shelf.keeper(table)]

    async def attend(self, here: Sequence[Attendance]) -> None:
        """Who is here."""
        self._begin()
        for table, payload, _ in here:
            self.shelf.attended[self, table] = payload
            if not payload:
                del self.shelf.attended[self, table]

    async def attendances(self, tables: Collection[str]) -> list[Attendance]:
        """Who is elsewhere."""
        self._see()
        return [
            Attendance(table, payload, store.process)
            for (store, table), payload in self.shelf.attended.items()
            if store is not self and table in tables
        ]

    async def date(self) -> int | None:
        """What a test says."""
        return self.shelf.date() if self.shelf.date else None

    async def drop_late_keys(self, now: int) -> int:
        """Delete keys that have expired."""
        self._begin()
        times = {at: key.expires for at, key in self.shelf.keys.items() if key.expires}
        late = [at for at, end in times.items() if not now < end <= now + LONGEST_KEY_MS]
        for at in late:
            del self.shelf.keys[at]
        return len(late)

    async def delete_table(self, table: str) -> None:
        """Remove a table and all that hangs on it."""
        self._begin()
        self.shelf.known(table)
        self.shelf.drop(table)

    async def forget(
        self, before: int, *, status: Collection[str] = FINISHED, spare: Spare = spare_none
    ) -> list[str]:
        """Delete old tables."""
        self._begin()
        gone = [
            row.table
            for row in self.shelf.tables.values()
            if row.status in status and row.updated < before and self.shelf.last(row.table) < before
            if not spare(row)
        ]
        for table in gone:
            self.shelf.drop(table)
        return gone

    async def subscribe(self, address: PushAddress, most: int) -> None:
        """Keep a push address."""
        self._begin()
        self.shelf.known(address.table)
        await self.unsubscribe(address.table, [address.address_hash])
        self.shelf.addresses.append(address)
        of_seat = [one for one in self.shelf.addresses if one[:2] == address[:2]]
        await self.unsubscribe(address.table, [one.address_hash for one in of_seat[:-most]])

    async def subscriptions(self, table: str) -> list[PushAddress]:
        """A table's push addresses."""
        self._see()
        return [address for address in self.shelf.addresses if address.table == table]

    async def unsubscribe(self, table: str, address_hashes: Collection[bytes]) -> None:
        """Delete push addresses."""
        self._begin()
        self.shelf.known(table)
        gone = {(table, one) for one in address_hashes}
        left = [
            address
            for address in self.shelf.addresses
            if (address.table, address.address_hash) not in gone
        ]
        self.shelf.addresses = left

    async def uptimes(self) -> list[Uptime]:
        """When servers were up."""
        self._see()
        now, others = await self.date(), self.shelf.alive - {self}
        found = [
            Uptime(began, max(seen, now or 0) if store in others else seen)
            for began, (seen, store) in sorted(self.shelf.uptimes.items())
        ]
        newest = max((self.shelf.last(table) for table in self.shelf.tables), default=0)
        if found:
            found[-1] = found[-1]._replace(seen=max(found[-1].seen, newest))
        return found

    async def remember(self, up: Uptime) -> None:
        """A server has been up for so long."""
        self._begin()
        self.shelf.uptimes[up.began] = (up.seen, self)

    async def stats(self) -> Stats:
        """How much there is."""
        self._see()
        rows = [row for log in self.shelf.log.values() for row in log.values()]
        size = sum(len(row.payload) for row in rows)
        return Stats(
            len(self.shelf.tables), len(rows), size, self._commits, self._appended, self._failed
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
        for page, done in group:
            outcome: StoreError | None = None
            try:
                self._write(page)
                self._appended += len(page.lines)
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
            raise StoreClosed("The store is closed.")

    def _write(self, page: Page) -> None:
        if self.fault is not None:
            raise Unwritable(self.fault)
        self.shelf.known(page.table)
        ours = self in self.shelf.alive and self.shelf.owners.get(page.table) == (self, page.owner)
        if page.owner != GUEST and not ours:
            raise NotOwner(f"Table {page.table} belongs to another.")
        self.shelf.write(page)
