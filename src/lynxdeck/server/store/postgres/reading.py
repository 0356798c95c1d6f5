"""Tables as they are stored, each read in one statement and so as of one moment."""

from collections.abc import Sequence
from typing import Any

from lynxdeck.server.store.contract import News, Row, Since
from lynxdeck.server.store.marks import Loss
from lynxdeck.server.store.postgres.batch import number_of
from lynxdeck.server.store.postgres.connection import Sql
from lynxdeck.server.store.rows import Found, Values, found, gaps, read_event, read_key

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
SINCE = "SELECT n, at, payload, crc FROM log WHERE name = $1 AND n > $2 ORDER BY n"


async def plan_once(sql: Sql) -> None:
    """Of a connection that reads: all it is asked finds its rows by keys, whatever they are."""
    await sql.execute("SET plan_cache_mode = force_generic_plan")


class Whole:
    """A table with all that hangs on it, and how often its keys have changed."""

    def __init__(self, found: Found, last: int, keys_at: int) -> None:
        self.found = found
        self.keys_at = keys_at
        self.faults = [*found.faults, *gaps(found.rows)]
        if len(found.rows) < last:
            self.faults.append(str(Loss(last, len(found.rows))))


async def whole(sql: Sql, table: str) -> Whole | None:
    """All there is of a table; None if there is none."""
    row = await sql.fetchrow(WHOLE, table)
    if row is None:
        return None
    values = tuple(row)
    events, keys = _rows(values[11:15]), _rows(values[15:])
    one = found(number_of(table), values[:9], events, keys)
    return Whole(one, values[9], values[10])


async def news(sql: Sql, since: Sequence[Since]) -> list[News]:
    """What is new of tables."""
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


def _columns(since: Sequence[Since], count: int) -> list[list[Any]]:
    return [[one[at] for one in since] for at in range(count)]


async def events(sql: Sql, table: str, since: int) -> list[Row]:
    """A table's events above a number."""
    number = number_of(table)
    rows = await sql.fetch(SINCE, table, since)
    return [read_event(table, number, tuple(row), []) for row in rows]


def _rows(columns: Sequence[Sequence[Any] | None]) -> list[Values]:
    """Rows from what the database has gathered by columns; none at all is told by None."""
    if columns[0] is None:
        return []
    return list(zip(*columns, strict=True))
