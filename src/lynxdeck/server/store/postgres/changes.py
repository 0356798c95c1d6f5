"""What changes of tables beside their logs growing; each within a transaction."""

from collections.abc import Collection, Sequence

from lynxdeck.server.store.contract import Bell, Key, Line, Owner, Row, TableRow
from lynxdeck.server.store.postgres import keys
from lynxdeck.server.store.postgres import statements as ask
from lynxdeck.server.store.postgres.batch import number_of
from lynxdeck.server.store.postgres.connection import Sql
from lynxdeck.server.store.refusals import Held, UnknownTable
from lynxdeck.server.store.rows import check, event_check, own_check


async def make(
    sql: Sql, process: int, table: TableRow, lines: Sequence[Line], new: Sequence[Key]
) -> Owner:
    """A new table of ours, its first events and keys."""
    name, number = table.table, number_of(table.table)
    await sql.execute(ask.MAKE, *table, own_check(table), check(*table.listing))
    at = lines[-1].at if lines else 0
    owner: Owner = await sql.fetchval(ask.BEGIN, name, len(lines), at, process)
    rows = [(n, *line, event_check(number, n, *line)) for n, line in enumerate(lines, start=1)]
    if rows:
        await sql.execute(ask.PUT, name, *zip(*rows, strict=True))
    await keys.put(sql, name, new)
    return owner


async def make_again(
    sql: Sql, process: int, table: TableRow, lines: Sequence[Line], new: Sequence[Key]
) -> Owner:
    """The same, unless it is there."""
    made: Owner | None = await sql.fetchval(
        ask.MADE, table.table, table.invite_hash, table.created, process
    )
    return made or await make(sql, process, table, lines, new)


async def own(sql: Sql, process: int, table: str) -> Owner | None:
    """Have a table; None if there is none, Held if another has it."""
    if not await sql.fetchval(ask.LOCK, [table]):
        return None
    owner, whose, alive = await sql.fetchrow(ask.WHOSE, table)
    if whose == process:
        return int(owner)
    if alive:
        raise Held(f"Another process has table {table}.")
    return int(await sql.fetchval(ask.OWN, table, process))


async def clean(sql: Sql, rows: Sequence[Row]) -> None:
    """Replace events by others of the same numbers."""
    names, numbers = [row.table for row in rows], [row.n for row in rows]
    await sql.execute(ask.LOCK, names)
    times = {(name, n): at for name, n, at in await sql.fetch(ask.THERE, names, numbers)}
    fresh = []
    for name, n, _, payload in rows:
        if (name, n) not in times:
            raise UnknownTable(f"There is no event {n} to rewrite.")
        fresh.append((name, n, payload, event_check(number_of(name), n, times[name, n], payload)))
    if fresh:
        await sql.execute(ask.CLEAN, *zip(*fresh, strict=True))


async def drop(sql: Sql, tables: Sequence[str]) -> list[str]:
    """Delete tables; those that were there."""
    found = [name for (name,) in await sql.fetch(ask.LOCK, tables)]
    for gone in ("log", "attendance", "tables"):
        await sql.execute(f"DELETE FROM {gone} WHERE name = ANY ($1::text[])", found)
    return found


async def drop_one(sql: Sql, table: str) -> None:
    """Delete a table that is there."""
    if not await drop(sql, [table]):
        raise unknown(table)


async def drop_old(
    sql: Sql, tables: Sequence[str], status: Collection[str], before: int
) -> list[str]:
    """Delete those of some tables at which nothing has happened meanwhile."""
    await sql.execute(ask.LOCK, tables)
    still = await sql.fetch(ask.STILL_OLD, tables, list(status), before)
    return await drop(sql, [name for (name,) in still])


async def drop_keys(sql: Sql, now: int, latest: int) -> int:
    """Delete keys that expire by now, or after the latest moment that is likely; how many."""
    names = [name for (name,) in await sql.fetch(ask.LATE, now, latest)]
    await sql.execute(ask.LOCK, names)
    return int(await sql.fetchval(ask.DROP_LATE, now, latest, names))


async def hang(sql: Sql, bell: Bell, most: int) -> None:
    """Hang a bell, and let the oldest make room."""
    await take_down(sql, bell.table, [bell.address_hash])
    await sql.execute(ask.HANG, *bell)
    await sql.execute(ask.ROOM, bell.table, bell.seat, most)


async def take_down(sql: Sql, table: str, address_hashes: Collection[bytes]) -> None:
    """Take bells down."""
    if not await sql.fetchval(ask.LOCK, [table]):
        raise unknown(table)
    await sql.execute(ask.TAKE_DOWN, table, list(address_hashes))


def unknown(table: str) -> UnknownTable:
    """What to say where there is no such table."""
    return UnknownTable(f"There is no table {table}.")
