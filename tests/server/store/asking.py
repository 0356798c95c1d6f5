"""Few words to ask a store for things, here or in another process."""

import asyncio
from collections.abc import Sequence
from typing import Any

from lynxdeck.server.store import (
    EventStore,
    Key,
    KeyChange,
    Listing,
    News,
    Page,
    Row,
    Since,
    TableRow,
)
from lynxdeck.server.store.postgres import PostgresStore
from tests.server.memory_store import MemoryStore

WRITE_ON = """
    async def main():
        store = SqliteStore(path)
        await store.open()
        names = [f"t{i}" for i in range(8)]
        for name in names:
            await store.create(table(name), [line(name, 1)])
        def go(name, n):
            def done(fault):
                assert fault is None, fault
                os.write(1, f"{name} {n}\\n".encode())
                go(name, n + 1)
            store.append(page(name, n, 300), done)
        for name in names:
            go(name, 2)
        await asyncio.sleep(60)
    asyncio.run(main())
"""
"""A program that appends on and on, and tells of each event that is safe."""


async def hang_up(store: PostgresStore) -> None:
    """Let the database hear nothing more of a process."""
    session = store._lease
    assert session is not None
    assert session._task is not None
    session._task.cancel()
    session._until = 0.0
    lapse = "UPDATE processes SET until = '-infinity' WHERE id = $1"
    await session._renewing.ask(lambda sql: sql.execute(lapse, session.process))


class Asker:
    """Asks a store for things in few words."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self.owners: dict[str, int] = {}
        """The tokens of the tables that it made or took up."""

    @staticmethod
    def line(table: str, n: int, *, at: int = 1) -> tuple[int, bytes]:
        """An event whose payload says which it is."""
        return (at, f"{table} {n}".encode())

    @classmethod
    def row(cls, table: str, n: int, *, at: int = 1) -> Row:
        """The same as it comes back."""
        return Row(table, n, *cls.line(table, n, at=at))

    @staticmethod
    def table(
        name: str, *, status: str = "waiting", public: bool = True, updated: int = 1
    ) -> TableRow:
        """A table in the index."""
        text = name.encode()
        return TableRow(name, b"invite " + text, status, public, 1, updated, b"sum " + text)

    async def create(self, *names: str, events: int = 1, **row: Any) -> None:
        """Tables with their first events."""
        for name in names:
            lines = [self.line(name, n) for n in range(1, events + 1)]
            self.owners[name] = await self.store.create(self.table(name, **row), lines)

    async def take(self, table: str) -> int:
        """Take a table up; the number it is at."""
        taken = await self.store.take(table)
        assert taken is not None
        self.owners[table] = taken.owner
        return len(taken.rows)

    def page(self, table: str, *numbers: int, at: int = 1, listing: Listing | None = None) -> Page:
        """A page of events with these numbers, the first of which says where the table is."""
        lines = [self.line(table, n, at=at) for n in numbers]
        return Page(table, numbers[0] - 1, self.owners.get(table, 1), lines, listing)

    def ask(self, table: str, *numbers: int) -> asyncio.Future[BaseException | None]:
        """Append events; what comes of it, later."""
        return self.ask_page(self.page(table, *numbers))

    def ask_page(self, page: Page) -> asyncio.Future[BaseException | None]:
        """Append a page; what comes of it, later."""
        outcome = asyncio.get_running_loop().create_future()
        self.store.append(page, outcome.set_result)
        return outcome

    async def append(self, table: str, *numbers: int) -> BaseException | None:
        """Append events and wait for what comes of it."""
        return await asyncio.wait_for(self.ask(table, *numbers), 10)

    async def visit(self, table: str) -> int:
        """Come to a table as a guest; the number it is at."""
        found = await self.store.visit(table)
        assert found is not None
        self.owners[table] = found.owner
        return len(found.rows)

    async def news(self, table: str, n: int = 0, keys_at: int = 0) -> News:
        """What is new of one table."""
        (news,) = await self.store.news([Since(table, n, keys_at)])
        return news

    async def vanish(self) -> None:
        """Be not heard of for so long that others need not wait any more."""
        if isinstance(self.store, PostgresStore):
            await hang_up(self.store)
        else:
            assert isinstance(self.store, MemoryStore)
            self.store.lapse()

    async def numbers(self, table: str, since: int = 0) -> list[int]:
        """Which events of a table are there; that they are the right ones is checked on the way."""
        rows = await self.store.read(table, since)
        assert [row.payload for row in rows] == [self.row(table, row.n).payload for row in rows]
        return [row.n for row in rows]

    async def entry(self, table: str) -> TableRow | None:
        """A table's row of the index."""
        taken = await self.store.take(table)
        return taken.entry if taken else None

    async def rekey(
        self, table: str, *add: Key, drop: Sequence[bytes] = ()
    ) -> BaseException | None:
        """Change the keys of a table, and nothing else."""
        return await self.change(table, KeyChange(add, drop))

    async def change(self, table: str, change: KeyChange) -> BaseException | None:
        """What becomes of a page with a change of keys alone."""
        after = len(await self.store.read(table))
        page = Page(table, after, self.owners.get(table, 1), [], None, change)
        return await self.ask_page(page)

    async def keys(self, table: str) -> list[Key]:
        """All keys of a table."""
        taken = await self.store.take(table)
        return taken.keys if taken else []
