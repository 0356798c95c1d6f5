"""What a host does with stored tables: list, export, delete, copy them to another store."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from lynxdeck.games.refusal import Refusal
from lynxdeck.records import write
from lynxdeck.server.keyring import Rights
from lynxdeck.server.ops import storage
from lynxdeck.server.ops.storage import Store
from lynxdeck.server.play import replays
from lynxdeck.server.play.access import PointOfView, look
from lynxdeck.server.store import (
    PushAddress,
    StoreError,
    TableRow,
    Taken,
    UnknownTable,
    Unusable,
)
from lynxdeck.server.store.results import ResultStore
from lynxdeck.server.tables.loading import replay
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

T = TypeVar("T")
Work = Callable[[Store], Awaitable[T]]
Progress = Callable[[int, int], None]
AT_ONCE = 50
"""Tables that are under way together."""
ADDRESSES = 1_000_000
"""All push addresses are copied, however many a seat has."""


def tables(store: Store) -> list[TableRow]:
    return _look(store, lambda store: store.tables())


def records(store: Store, name: str) -> list[str]:
    async def work(store: Store) -> list[str]:
        rows = await store.read(name)
        if not rows:
            raise Refusal("not-found", f"There is no table {name}.")
        try:
            table = replay(name, rows)
        except Exception as fault:  # of any kind: the log is at fault
            sentence = f"Table {name} can’t be read: see `lynxdeck doctor`."
            raise Refusal("damaged", sentence) from fault
        finished = [game for game in table.games if game.scores is not None]
        return [write(replays.record_of(table, game, _whole(table, game))) for game in finished]

    return _look(store, work)


def _whole(table: Table, game: Dealt) -> PointOfView:
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


# --- copying ----------------------------------------------------------------------------------


class Copied(NamedTuple):
    tables: int
    events: int
    results: int


class CopiedTable(NamedTuple):
    taken: Taken
    addresses: list[PushAddress]

    @property
    def content(self) -> tuple[object, ...]:
        return (*self.taken[1:4], self.addresses)


async def copy_all(source: str, target: str, progress: Progress) -> Copied:
    """Copy everything from one place to another, which must be empty; nobody may use either."""
    one, other = storage.store_at(source), storage.store_at(target)
    await one.look()
    await one.close()
    await storage.check_unused(source)
    await one.open()
    try:
        await storage.check_unused(target)
        await other.open()
        try:
            return await _copy(one, other, source, target, progress)
        finally:
            await other.close()
    finally:
        await one.close()


async def _copy(one: Store, other: Store, source: str, target: str, progress: Progress) -> Copied:
    if await other.tables():
        where = storage.told_place(target)
        raise Unusable(f"There are tables in {where} already: copy into an empty place.")
    names = [row.table for row in reversed(await one.tables())]
    for at in range(0, len(names), AT_ONCE):
        some = names[at : at + AT_ONCE]
        found = await asyncio.gather(*(_read(one, name) for name in some))
        await asyncio.gather(*(_put(other, whole) for whole in found))
        progress(at + len(some), 2 * len(names))
    for up in await one.uptimes():
        await other.remember(up)
    results = await _copy_results(storage.results_at(source), storage.results_at(target))
    await storage.hand_on_push_key(source, target)
    events = await _compare(one, other, names, progress)
    return Copied(len(names), events, results)


async def _compare(one: Store, other: Store, names: Sequence[str], progress: Progress) -> int:
    if len(await other.tables()) != len(names):
        raise StoreError("The copy has not as many tables: something wrote to it meanwhile.")
    events = 0
    for at in range(0, len(names), AT_ONCE):
        some = names[at : at + AT_ONCE]
        for name in some:
            here, there = await _read(one, name), await _read(other, name)
            if here.content != there.content:
                raise StoreError(f"Table {name} is not the same in the copy.")
            events += len(there.taken.rows)
        progress(len(names) + at + len(some), 2 * len(names))
    return events


async def _read(store: Store, name: str) -> CopiedTable:
    taken = await store.visit(name)
    if taken is None:
        raise StoreError(f"Table {name} was deleted meanwhile.")
    if fault := store.damage.get(name):
        raise StoreError(f"Table {name} is damaged: {fault}. Restore a backup, or delete it.")
    return CopiedTable(taken, await store.subscriptions(name))


async def _put(store: Store, whole: CopiedTable) -> None:
    _, entry, rows, keys, _ = whole.taken
    await store.create(entry, [(row.at, row.payload) for row in rows], keys)
    for address in whole.addresses:
        await store.subscribe(address, ADDRESSES)


async def _copy_results(one: ResultStore, other: ResultStore) -> int:
    await one.open()
    await other.open()
    try:
        results = await one.all()
        for result in results:
            await other.add(result)
        if sorted(await other.all()) != sorted(results):
            raise StoreError("The results of days are not the same in the copy.")
        return len(results)
    finally:
        await one.close()
        await other.close()
