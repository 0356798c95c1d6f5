"""What a host does with stored tables beside the running server: list, export, delete."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from lynxdeck.games.refusal import Refusal
from lynxdeck.records import write
from lynxdeck.server import replays
from lynxdeck.server.keeping import Store
from lynxdeck.server.keyring import Rights
from lynxdeck.server.pov import PointOfView, look
from lynxdeck.server.store import StoreError, TableRow, UnknownTable
from lynxdeck.table import events as ev
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

T = TypeVar("T")
Work = Callable[[Store], Awaitable[T]]


def tables(store: Store) -> list[TableRow]:
    """All tables, the latest first."""
    return _look(store, lambda store: store.tables())


def records(store: Store, name: str) -> list[str]:
    """A table's finished games, as records."""

    async def work(store: Store) -> list[str]:
        rows = await store.read(name)
        if not rows:
            raise Refusal("not-found", f"There is no table {name}.")
        table = Table(name)
        for row in rows:
            table.apply(ev.decode(row.payload), row.at)
        finished = [game for game in table.games if game.scores is not None]
        return [write(replays.record_of(table, game, _whole(table, game))) for game in finished]

    return _look(store, work)


def _whole(table: Table, game: Dealt) -> PointOfView:
    """Who has the file may see what a host may."""
    return look(table, Rights(host=True), "open", game)


def delete(store: Store, name: str) -> None:
    """Remove a table and all that was said and decided at it; no server may have it in memory."""

    async def work() -> None:
        await store.look()  # nothing is made where nothing is
        await store.close()
        await store.open()
        try:
            await store.delete_table(name)
        except UnknownTable as fault:
            raise Refusal("not-found", f"There is no table {name}.") from fault
        finally:
            await store.close()

    _run(work())


def _look(store: Store, work: Work[T]) -> T:
    async def looking() -> T:
        await store.look()
        try:
            return await work(store)
        finally:
            await store.close()

    return _run(looking())


def _run(work: Awaitable[T]) -> T:
    async def whole() -> T:
        return await work

    try:
        return asyncio.run(whole())
    except StoreError as fault:
        raise Refusal("store", str(fault)) from fault
