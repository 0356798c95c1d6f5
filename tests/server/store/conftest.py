"""Stores to ask things of: opened in a loop of their own, closed at its end."""

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import EventStore
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.memory_database import MemoryDatabase
from tests.server.memory_store import MemoryStore
from tests.server.store.asking import Asker

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


@pytest.fixture
def on_postgres(postgres: str) -> Callable[[Scene], None]:
    """`on_postgres(scene)`: a scene with the store in that database, again and again if need be."""
    return lambda scene: play_scene(PostgresStore(postgres), scene)


@pytest.fixture(params=["sqlite", "memory", "postgres"])
def on(request: pytest.FixtureRequest, path: Path) -> Callable[[Scene], None]:
    """`on(scene)`: a scene with a store of each kind."""
    store: EventStore
    if request.param == "sqlite":
        store = SqliteStore(path)
    elif request.param == "memory":
        store = MemoryStore()
    else:
        store = PostgresStore(request.getfixturevalue("postgres"))
    return lambda scene: play_scene(store, scene)


@pytest.fixture(params=["sqlite", "memory", "postgres"])
def on_two(
    request: pytest.FixtureRequest, path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Scene], None]:
    """`on_two(scene)`: a scene with two stores on the same data, as two processes have them.

    On SQLite the claim that keeps a second process off is left out.
    """
    if request.param != "sqlite":
        return with_two(two_shared(request))
    monkeypatch.setattr("lynxdeck.server.store.sqlite.claim", lambda _: sqlite3.connect(":memory:"))
    path.parent.mkdir()
    return with_two((SqliteStore(path), SqliteStore(path)))


@pytest.fixture(params=["memory", "postgres"])
def on_shared(request: pytest.FixtureRequest) -> Callable[[Callable[..., Any]], None]:
    """`on_shared(scene)`: a scene with two stores of those kinds that several processes share."""
    return with_two(two_shared(request))


def two_shared(request: pytest.FixtureRequest) -> tuple[EventStore, EventStore]:
    """Two stores on the same data, of the kind that is asked for."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
        return PostgresStore(address), PostgresStore(address)
    shelf = MemoryDatabase(date=lambda: time.time_ns() // 1_000_000)
    return MemoryStore(shelf), MemoryStore(shelf)


def with_two(stores: tuple[EventStore, EventStore]) -> Callable[[Scene], None]:
    """Scenes that get both."""

    async def both(ask: Asker, scene: Any) -> None:
        await stores[1].open()
        try:
            await scene(ask, Asker(stores[1]))
        finally:
            await stores[1].close()

    return lambda scene: play_scene(stores[0], lambda ask: both(ask, scene))


@pytest.fixture
def program(tmp_path: Path, path: Path) -> Callable[[str], subprocess.Popen[str]]:
    """`program(text)`: another process; its `store` is the one in the file, `say` tells us."""
    head = f"""
        import asyncio, os, resource, signal, sqlite3, sys
        from pathlib import Path
        from lynxdeck.server.store import *
        from lynxdeck.server.store.sqlite import SqliteStore
        path = Path({str(path)!r})
        def say(*words): print(*words, flush=True)
        def line(table, n, size=0): return (1, f"{{table}} {{n}}".encode().ljust(size))
        def page(table, n, size=0): return Page(table, n - 1, 1, [line(table, n, size)])
        def table(name): return TableRow(name, name.encode(), "playing", False, 1, 1)
    """

    def begin(text: str) -> subprocess.Popen[str]:
        file = tmp_path / "program.py"
        file.write_text(textwrap.dedent(head) + textwrap.dedent(text))
        return subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)

    return begin


@pytest.fixture
def cut_short(program: Callable[[str], subprocess.Popen[str]]) -> Callable[[str], None]:
    """`cut_short("ledger.write()")`: table a has one line; the writer does this, and dies of it."""

    def begin(work: str) -> None:
        text = f"""
            async def main():
                store = SqliteStore(path)
                await store.open()
                await store.create(table("a"), [line("a", 1)])
                def work(ledger):
                    {work}
                    os._exit(7)
                await store._writer.do(work)
            asyncio.run(main())
        """
        with program(text) as process:
            assert process.wait(20) == 7

    return begin
