"""Stores to ask things of: opened in a loop of their own, closed at its end."""

import asyncio
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import EventStore, MemoryStore, Row, SqliteStore, TableRow


class Asker:
    """Asks a store for things in few words."""

    def __init__(self, store: EventStore) -> None:
        self.store = store

    @staticmethod
    def row(table: str, n: int, *, at: int = 1) -> Row:
        """An event whose payload says which it is."""
        return Row(table, n, at, f"{table} {n}".encode())

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
            rows = [self.row(name, n) for n in range(1, events + 1)]
            await self.store.create(self.table(name, **row), rows)

    def ask(self, table: str, *numbers: int) -> asyncio.Future[BaseException | None]:
        """Append events; what comes of it, later."""
        return self.ask_rows(*(self.row(table, n) for n in numbers))

    def ask_rows(self, *rows: Row) -> asyncio.Future[BaseException | None]:
        """Append these rows; what comes of it, later."""
        outcome = asyncio.get_running_loop().create_future()
        self.store.append(rows, outcome.set_result)
        return outcome

    async def append(self, table: str, *numbers: int) -> BaseException | None:
        """Append events and wait for what comes of it."""
        return await asyncio.wait_for(self.ask(table, *numbers), 10)

    async def numbers(self, table: str, since: int = 0) -> list[int]:
        """Which events of a table are there; that they are the right ones is checked on the way."""
        rows = await self.store.read(table, since)
        assert [row.payload for row in rows] == [self.row(table, row.n).payload for row in rows]
        return [row.n for row in rows]


Scene = Callable[[Any], Awaitable[None]]


def play_scene(store: EventStore, scene: Scene) -> None:
    """A scene with an open store; it must not leave errors that nobody hears of."""
    unheard: list[dict[str, Any]] = []

    async def whole() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
        await store.open()
        try:
            await asyncio.wait_for(scene(Asker(store)), 30)
        finally:
            await store.close()

    asyncio.run(whole())
    assert not unheard


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the store's file lies."""
    return tmp_path / "data" / "lynxdeck.db"


@pytest.fixture
def on_file(path: Path) -> Callable[[Scene], None]:
    """`on_file(scene)`: a scene with the store in that file, again and again if need be."""
    return lambda scene: play_scene(SqliteStore(path, probe_s=0.05), scene)


@pytest.fixture(params=["sqlite", "memory"])
def on(request: pytest.FixtureRequest, path: Path) -> Callable[[Scene], None]:
    """`on(scene)`: a scene with a store of each kind."""
    store = SqliteStore(path) if request.param == "sqlite" else MemoryStore()
    return lambda scene: play_scene(store, scene)


@pytest.fixture
def program(tmp_path: Path, path: Path) -> Callable[[str], subprocess.Popen[str]]:
    """`program(text)`: another process; its `store` is the one in the file, `say` tells us."""
    head = f"""
        import asyncio, os, resource, signal, sqlite3, sys
        from pathlib import Path
        from lynxdeck.server.store import *
        path = Path({str(path)!r})
        def say(*words): print(*words, flush=True)
        def row(table, n, size=0): return Row(table, n, 1, f"{{table}} {{n}}".encode().ljust(size))
        def table(name): return TableRow(name, name.encode(), "playing", False, 1, 1)
    """

    def begin(text: str) -> subprocess.Popen[str]:
        file = tmp_path / "program.py"
        file.write_text(textwrap.dedent(head) + textwrap.dedent(text))
        return subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)

    return begin
