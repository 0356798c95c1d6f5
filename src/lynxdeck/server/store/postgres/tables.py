"""Tables in the database: how they are read, made, changed and deleted, statement by statement."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, ParamSpec, TypeVar
from zlib import crc32

from lynxdeck.server.store import (
    FINISHED,
    PLAYING,
    WAITING,
    Held,
    Key,
    KeyChange,
    Line,
    News,
    Owner,
    PushAddress,
    Row,
    Since,
    Stale,
    TableRow,
    UnknownTable,
)
from lynxdeck.server.store.common import (
    Found,
    Values,
    check,
    event_check,
    found,
    gaps,
    key_row,
    own_check,
    read_event,
    read_key,
    with_end,
)
from lynxdeck.server.store.postgres.connection import ALIVE, Sql

T = TypeVar("T")
P = ParamSpec("P")
LONG = 300
"""Rows that are looked at on the loop in one go."""
ENTRY = "name, invite, status, public::integer, created, updated, summary, crc, listed_crc"
EVENTS = """
SELECT array_agg(n ORDER BY n) AS ns, array_agg(at ORDER BY n) AS ats,
  array_agg(payload ORDER BY n) AS payloads, array_agg(crc ORDER BY n) AS crcs
FROM log WHERE log.name = asked.name AND log.n > asked.n
"""
ORDER = "ORDER BY seat, kind, hash"
KEYS = f"""
SELECT array_agg(seat {ORDER}) AS seats, array_agg(kind {ORDER}) AS kinds,
  array_agg(hash {ORDER}) AS hashes, array_agg(expires {ORDER}) AS expiring,
  array_agg(sitting {ORDER}) AS sittings, array_agg(crc {ORDER}) AS checks
FROM keys WHERE keys.name = asked.name
"""
WHOLE = f"""
SELECT {", ".join(f"tables.{column.strip()}" for column in ENTRY.split(","))},
  heads.last, heads.keys_at, events.*, keys.*
FROM (SELECT $1::text COLLATE "C" AS name, 0 AS n) AS asked
JOIN tables USING (name) JOIN heads USING (name)
CROSS JOIN LATERAL ({EVENTS}) AS events CROSS JOIN LATERAL ({KEYS}) AS keys
"""
KEEPER = "LEFT JOIN processes p ON p.id = heads.process AND p.until > clock_timestamp()"
NEWS = f"""
SELECT place, heads.keys_at, coalesce(p.id, 0) AS keeper, fresh.*
FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[])
  WITH ORDINALITY AS asked (name, n, keys_at, keeper, place)
LEFT JOIN LATERAL (SELECT * FROM heads WHERE heads.name = asked.name OFFSET 0) AS heads ON true
{KEEPER}
LEFT JOIN LATERAL (
  SELECT n, at, payload, crc FROM log WHERE log.name = asked.name AND log.n > asked.n OFFSET 0
) AS fresh ON heads.last > asked.n
WHERE heads.name IS NULL OR heads.last > asked.n OR heads.keys_at <> asked.keys_at
  OR coalesce(p.id, 0) <> asked.keeper
ORDER BY place, fresh.n
"""
"""A row for each event, and one for a table without any of which something else is to be said.

What is as it was is not mentioned: so it costs little to ask for many tables. However little the
database knows of them (OFFSET 0), it looks up one after the other by its key.
"""
REKEYED = f"""
SELECT place, heads.keys_at, coalesce(p.id, 0) AS keeper, events.*, keys.*
FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (name, n, place)
JOIN heads USING (name) {KEEPER}
CROSS JOIN LATERAL ({EVENTS}) AS events CROSS JOIN LATERAL ({KEYS}) AS keys
"""
CHECKSUM_FAILURES = """
SELECT coalesce(checksum_failures, 0) FROM pg_stat_database WHERE datname = current_database()
"""
SINCE = "SELECT n, at, payload, crc FROM log WHERE name = $1 AND n > $2 ORDER BY n"
MAKE = """
INSERT INTO tables (name, invite, status, public, created, updated, summary, crc, listed_crc)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
BEGIN = """
INSERT INTO heads (name, last, at, owner, process) VALUES ($1, $2, $3, nextval('tokens'), $4)
RETURNING owner
"""
PUT = """
INSERT INTO log (name, n, at, payload, crc)
SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::bytea[], $5::bigint[])
"""
MADE = """
SELECT owner FROM heads JOIN tables USING (name)
WHERE name = $1 AND invite = $2 AND created = $3 AND process = $4
"""
WHOSE = f"""
SELECT owner, process, {ALIVE.format("process")} AS alive FROM heads WHERE name = $1
"""
OWN = "UPDATE heads SET owner = nextval('tokens'), process = $2 WHERE name = $1 RETURNING owner"
RELEASE = "UPDATE heads SET owner = NULL, process = NULL WHERE name = $1 AND owner = $2"
LOCK = "SELECT name FROM heads WHERE name = ANY ($1::text[]) ORDER BY name FOR UPDATE"
THERE = """
SELECT name, n, at FROM log JOIN unnest($1::text[], $2::integer[]) AS asked (name, n)
USING (name, n)
"""
CLEAN = """
UPDATE log SET payload = fresh.payload, crc = fresh.crc
FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::bigint[])
  AS fresh (name, n, payload, crc)
WHERE log.name = fresh.name AND log.n = fresh.n
"""
LOBBY = f"""
SELECT {ENTRY} FROM tables
WHERE public AND status NOT IN ({", ".join(repr(one) for one in FINISHED)})
ORDER BY (status = '{WAITING}') DESC, updated DESC, id DESC LIMIT $1
"""
TABLES = f"SELECT {ENTRY} FROM tables ORDER BY updated DESC, id DESC"
UNFINISHED = f"SELECT name FROM tables WHERE status = '{PLAYING}' ORDER BY updated DESC, id DESC"
ORPHANS = f"""
SELECT name FROM tables JOIN heads USING (name)
WHERE status = '{PLAYING}' AND NOT {ALIVE.format("heads.process")} ORDER BY updated DESC, id DESC
"""
OLD = f"""
SELECT updated, id, {ENTRY} FROM tables JOIN heads USING (name)
WHERE status = ANY ($1::text[]) AND updated < $2 AND heads.at < $2 AND (updated, id) > ($3, $4)
ORDER BY updated, id LIMIT $5
"""
STILL_OLD = """
SELECT name FROM tables JOIN heads USING (name)
WHERE name = ANY ($1::text[]) AND status = ANY ($2::text[]) AND updated < $3 AND heads.at < $3
"""
LATE = "SELECT DISTINCT name FROM keys WHERE expires <= $1 OR expires > $2"
DROP_LATE = """
WITH late AS (DELETE FROM keys WHERE (expires <= $1 OR expires > $2) AND name = ANY ($3::text[])
  RETURNING name), told AS (
  UPDATE heads SET keys_at = keys_at + 1 WHERE name IN (SELECT name FROM late))
SELECT count(*) FROM late
"""
SUBSCRIBE = (
    "INSERT INTO push_addresses (name, seat, sitting, hash, payload) VALUES ($1, $2, $3, $4, $5)"
)
UNSUBSCRIBE = "DELETE FROM push_addresses WHERE name = $1 AND hash = ANY ($2::bytea[])"
DROP_OLDEST_ADDRESSES = """
DELETE FROM push_addresses WHERE name = $1 AND seat = $2 AND id NOT IN
  (SELECT id FROM push_addresses WHERE name = $1 AND seat = $2 ORDER BY id DESC LIMIT $3)
"""
ADDRESSES = (
    "SELECT name, seat, sitting, hash, payload FROM push_addresses WHERE name = $1 ORDER BY id"
)
ATTEND = """
INSERT INTO attendance (process, name, payload)
SELECT $1, * FROM unnest($2::text[], $3::bytea[]) AS here (name, payload)
ON CONFLICT (name, process) DO UPDATE SET payload = excluded.payload
"""
LEAVE = "DELETE FROM attendance WHERE process = $1 AND name = ANY ($2::text[])"
ATTENDANCES = f"""
SELECT name, payload, process FROM attendance
WHERE name = ANY ($2::text[]) AND process <> $1 AND {ALIVE.format("attendance.process")}
"""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
UPTIMES = f"""
SELECT began, CASE WHEN process <> $1 AND {ALIVE.format("uptime.process")}
  THEN greatest(seen, {NOW}) ELSE seen END FROM uptime ORDER BY began
"""
REMEMBER = """
INSERT INTO uptime (began, seen, process) VALUES ($1, $2, $3)
ON CONFLICT (began) DO UPDATE SET seen = excluded.seen, process = excluded.process
"""
FORGET_UPTIMES = """
DELETE FROM uptime WHERE began <= (SELECT began FROM uptime ORDER BY began DESC LIMIT 1 OFFSET $1)
"""
STATS = """
SELECT count(*), coalesce(sum(last), 0)::bigint, pg_database_size(current_database()) FROM heads
"""
PUT_KEYS = """
INSERT INTO keys (name, seat, kind, hash, expires, sitting, crc)
SELECT $1, * FROM unnest(
  $2::integer[], $3::text[], $4::bytea[], $5::bigint[], $6::integer[], $7::bigint[])
"""
DROP_KEYS = "DELETE FROM keys WHERE name = $1 AND hash = ANY ($2::bytea[])"
COUNT_KEYS = "UPDATE heads SET keys_at = keys_at + 1 WHERE name = $1 RETURNING keys_at"
OPENNESS = "SELECT invite, public, created FROM tables WHERE name = $1"
OPEN_TO = "UPDATE tables SET invite = $2, public = $3, crc = $4 WHERE name = $1"


def number_of(table: str) -> int:
    """What stands for a table in the checks of its rows."""
    return crc32(table.encode())


# --- reading ----------------------------------------------------------------------------------


class StoredTable(NamedTuple):
    found: Found
    keys_at: int
    faults: list[str]


async def whole(sql: Sql, table: str) -> StoredTable | None:
    row = await sql.fetchrow(WHOLE, table)
    if row is None:
        return None
    values = tuple(row)
    events, keys = _rows(values[11:15]), _rows(values[15:])
    one = await _in_thread_if_long(events, found, number_of(table), values[:9], events, keys)
    last = values[9]
    rows = with_end(table, one.rows, last)
    return StoredTable(one._replace(rows=rows), values[10], one.faults + gaps(one.rows, last))


async def news(sql: Sql, since: Sequence[Since]) -> list[News]:
    found: list[News | None] = [News(one.table, [], None, *one[2:]) for one in since]
    rekeyed: list[int] = []
    for place, keys_at, keeper, *event in await sql.fetch(NEWS, *_columns(since, 4)):
        at = place - 1
        asked, told = since[at], found[at]
        if told is None:
            continue
        if keys_at != asked.keys_at:  # None: it is gone
            found[at] = None
            rekeyed += [] if keys_at is None else [at]
            continue
        if told.keeper != keeper:
            found[at] = told = told._replace(keeper=keeper)
        if event[0] is not None:
            told.rows.append(read_event(asked.table, number_of(asked.table), event, []))
    if rekeyed:
        for at, one in zip(
            rekeyed, await _rekeyed(sql, [since[at] for at in rekeyed]), strict=True
        ):
            found[at] = one
    return [one for one in found if one is not None]


async def _rekeyed(sql: Sql, since: Sequence[Since]) -> list[News | None]:
    """What is new of tables whose keys have changed: events and keys of one moment."""
    found: list[News | None] = [None for _ in since]
    for place, *values in await sql.fetch(REKEYED, *_columns(since, 2)):
        found[place - 1] = _news(since[place - 1].table, values)
    return found


def _news(table: str, values: Sequence[Any]) -> News:
    keys_at, keeper = values[:2]
    number = number_of(table)
    rows = [read_event(table, number, event, []) for event in _rows(values[2:6])]
    keys = [read_key(table, number, key, []) for key in _rows(values[6:])]
    return News(table, rows, [key for key in keys if key], keys_at, keeper)


def _columns(since: Sequence[Since], count: int) -> list[list[object]]:
    return [[one[at] for one in since] for at in range(count)]


async def events(sql: Sql, table: str, since: int) -> list[Row]:
    number = number_of(table)
    rows = await sql.fetch(SINCE, table, since)

    def checked() -> list[Row]:
        return [read_event(table, number, tuple(row), []) for row in rows]

    return await _in_thread_if_long(rows, checked)


async def _in_thread_if_long(
    rows: Sequence[object], work: Callable[P, T], *args: P.args, **more: P.kwargs
) -> T:
    """Do what goes through all rows; many of them in a thread, or everybody waits."""
    if len(rows) > LONG:
        return await asyncio.to_thread(work, *args, **more)
    return work(*args, **more)


def _rows(columns: Sequence[Sequence[object] | None]) -> list[Values]:
    """Rows from what the database has gathered by columns; none at all is told by None."""
    if columns[0] is None:
        return []
    return list(zip(*columns, strict=True))


# --- changing ---------------------------------------------------------------------------------


async def make(
    sql: Sql, process: int, table: TableRow, lines: Sequence[Line], new: Sequence[Key]
) -> Owner:
    name, number = table.table, number_of(table.table)
    await sql.execute(MAKE, *table, own_check(table), check(*table.listing))
    at = lines[-1][0] if lines else 0
    owner: Owner = await sql.fetchval(BEGIN, name, len(lines), at, process)
    rows = [(n, *line, event_check(number, n, *line)) for n, line in enumerate(lines, start=1)]
    if rows:
        await sql.execute(PUT, name, *zip(*rows, strict=True))
    await put_keys(sql, name, new)
    return owner


async def make_again(
    sql: Sql, process: int, table: TableRow, lines: Sequence[Line], new: Sequence[Key]
) -> Owner:
    made: Owner | None = await sql.fetchval(
        MADE, table.table, table.invite_hash, table.created, process
    )
    return made or await make(sql, process, table, lines, new)


async def own(sql: Sql, process: int, table: str) -> Owner | None:
    """Have a table; None if there is none, Held if another has it."""
    if not await sql.fetchval(LOCK, [table]):
        return None
    owner, whose, alive = await sql.fetchrow(WHOSE, table)
    if whose == process:
        return int(owner)
    if alive:
        raise Held(f"Another process has table {table}.")
    return int(await sql.fetchval(OWN, table, process))


async def clean(sql: Sql, rows: Sequence[Row]) -> None:
    names, numbers = [row.table for row in rows], [row.n for row in rows]
    await sql.execute(LOCK, names)
    times = {(name, n): at for name, n, at in await sql.fetch(THERE, names, numbers)}
    fresh = []
    for name, n, _, payload in rows:
        if (name, n) not in times:
            raise UnknownTable(f"There is no event {n} to rewrite.")
        fresh.append((name, n, payload, event_check(number_of(name), n, times[name, n], payload)))
    if fresh:
        await sql.execute(CLEAN, *zip(*fresh, strict=True))


async def drop(sql: Sql, tables: Sequence[str]) -> list[str]:
    found = [name for (name,) in await sql.fetch(LOCK, tables)]
    for gone in ("log", "attendance", "tables"):
        await sql.execute(f"DELETE FROM {gone} WHERE name = ANY ($1::text[])", found)
    return found


async def drop_one(sql: Sql, table: str) -> None:
    if not await drop(sql, [table]):
        raise unknown(table)


async def drop_old(
    sql: Sql, tables: Sequence[str], status: Collection[str], before: int
) -> list[str]:
    """Delete those of some tables at which nothing has happened meanwhile."""
    await sql.execute(LOCK, tables)
    still = await sql.fetch(STILL_OLD, tables, list(status), before)
    return await drop(sql, [name for (name,) in still])


async def drop_keys(sql: Sql, now: int, latest: int) -> int:
    """Delete keys that expire by now, or after the latest moment that is likely; how many."""
    names = [name for (name,) in await sql.fetch(LATE, now, latest)]
    await sql.execute(LOCK, names)
    return int(await sql.fetchval(DROP_LATE, now, latest, names))


async def subscribe(sql: Sql, address: PushAddress, most: int) -> None:
    await unsubscribe(sql, address.table, [address.address_hash])
    await sql.execute(SUBSCRIBE, *address)
    await sql.execute(DROP_OLDEST_ADDRESSES, address.table, address.seat, most)


async def unsubscribe(sql: Sql, table: str, address_hashes: Collection[bytes]) -> None:
    if not await sql.fetchval(LOCK, [table]):
        raise unknown(table)
    await sql.execute(UNSUBSCRIBE, table, list(address_hashes))


def unknown(table: str) -> UnknownTable:
    return UnknownTable(f"There is no table {table}.")


async def put_keys(sql: Sql, table: str, keys: Sequence[Key]) -> None:
    if keys:
        _, *columns = zip(*(key_row(number_of(table), key) for key in keys), strict=True)
        await sql.execute(PUT_KEYS, table, *columns)


async def change_keys(sql: Sql, table: str, change: KeyChange, keys_at: int | None) -> None:
    """Change who may act at a table, unless its keys have changed since `keys_at`."""
    at = await sql.fetchval(COUNT_KEYS, table) - 1
    if keys_at not in (None, at):
        raise Stale(f"The keys of table {table} have changed.")
    if change.drop:
        await sql.execute(DROP_KEYS, table, list(change.drop))
    await put_keys(sql, table, change.add)
    if change.invite or change.public is not None:
        invite, public, created = await sql.fetchrow(OPENNESS, table)
        invite = change.invite or invite
        public = public if change.public is None else change.public
        crc = check(table, invite, int(public), created)
        await sql.execute(OPEN_TO, table, invite, public, crc)


async def keys_changed(sql: Sql, table: str, change: KeyChange) -> bool:
    rows = await sql.fetch("SELECT hash FROM keys WHERE name = $1", table)
    hashes = {row["hash"] for row in rows}
    own = await sql.fetchrow(OPENNESS, table)
    added = {key.key_hash for key in change.add}
    return (
        own is not None
        and added <= hashes
        and not (set(change.drop) - added) & hashes
        and change.invite in (b"", own["invite"])
        and change.public in (None, own["public"])
    )
