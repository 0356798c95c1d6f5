"""All that is in one store into another, of whichever kind; then both are compared."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from lynxdeck.server import keeping
from lynxdeck.server.keeping import Store
from lynxdeck.server.pieces import pieces
from lynxdeck.server.results import Results
from lynxdeck.server.store import Bell, Line, StoreError, Taken, Unusable

AT_ONCE = 50
"""Tables that are under way together."""
BELLS = 1_000_000
"""All bells are copied, however many hang at a seat."""
Told = Callable[[int, int], None]


class Copied(NamedTuple):
    """How much was copied, and found to be the same."""

    tables: int
    events: int
    results: int


class Whole(NamedTuple):
    """A table with all that hangs on it."""

    taken: Taken
    bells: list[Bell]

    @property
    def content(self) -> tuple[object, ...]:
        """What must be the same in both stores."""
        return (*self.taken[1:4], self.bells)


async def copy(source: str, target: str, told: Told) -> Copied:
    """Copy everything from one place to another, which must be empty; nobody may use either."""
    one, other = keeping.store_at(source), keeping.store_at(target)
    await one.look()
    await one.close()
    await keeping.check_unused(source)
    await one.open()
    try:
        await keeping.check_unused(target)
        await other.open()
        try:
            return await _copy(one, other, source, target, told)
        finally:
            await other.close()
    finally:
        await one.close()


async def _copy(one: Store, other: Store, source: str, target: str, told: Told) -> Copied:
    if await other.tables():
        where = keeping.told_place(target)
        raise Unusable(f"There are tables in {where} already: copy into an empty place.")
    names = [row.table for row in reversed(await one.tables())]
    for number, some in enumerate(pieces(names, AT_ONCE)):
        found = await asyncio.gather(*(_whole(one, name) for name in some))
        await asyncio.gather(*(_put(other, whole) for whole in found))
        told(number * AT_ONCE + len(some), 2 * len(names))
    for up in await one.uptimes():
        await other.remember(up)
    results = await _copy_results(keeping.results_at(source), keeping.results_at(target))
    await keeping.hand_on_push_key(source, target)
    events = await _compare(one, other, names, told)
    return Copied(len(names), events, results)


async def _compare(one: Store, other: Store, names: Sequence[str], told: Told) -> int:
    """Look whether everything is the same in both; how many events there are."""
    if len(await other.tables()) != len(names):
        raise StoreError("The copy has not as many tables: something wrote to it meanwhile.")
    events = 0
    for number, some in enumerate(pieces(names, AT_ONCE)):
        for name in some:
            here, there = await _whole(one, name), await _whole(other, name)
            if here.content != there.content:
                raise StoreError(f"Table {name} is not the same in the copy.")
            events += len(there.taken.rows)
        told(len(names) + number * AT_ONCE + len(some), 2 * len(names))
    return events


async def _whole(store: Store, name: str) -> Whole:
    """All of a table, as long as it is as it was written."""
    taken = await store.visit(name)
    if taken is None:
        raise StoreError(f"Table {name} was deleted meanwhile.")
    if fault := store.damage.get(name):
        raise StoreError(f"Table {name} is damaged: {fault}. Restore a backup, or delete it.")
    return Whole(taken, await store.bells(name))


async def _put(store: Store, whole: Whole) -> None:
    _, entry, rows, keys, _ = whole.taken
    await store.create(entry, [Line(row.at, row.payload) for row in rows], keys)
    for bell in whole.bells:
        await store.hang(bell, BELLS)


async def _copy_results(one: Results, other: Results) -> int:
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
