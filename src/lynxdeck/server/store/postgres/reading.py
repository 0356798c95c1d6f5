"""Tables as they are stored, each read in one statement and so as of one moment."""

from collections.abc import Sequence
from typing import Any

from lynxdeck.server.store.contract import Key, News, Row, Since
from lynxdeck.server.store.marks import Loss
from lynxdeck.server.store.postgres.batch import number_of
from lynxdeck.server.store.postgres.connection import Sql
from lynxdeck.server.store.postgres.session import ALIVE
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
NEWS = f"""
SELECT asked.name, heads.keys_at, heads.keys_at <> asked.keys_at AS rekeyed,
  {ALIVE.format("heads.process")} AS looked_after, events.*, keys.*
FROM unnest($1::text[], $2::integer[], $3::integer[])
  WITH ORDINALITY AS asked (name, n, keys_at, place)
JOIN heads USING (name)
CROSS JOIN LATERAL ({EVENTS} AND heads.last > asked.n) AS events
CROSS JOIN LATERAL ({KEYS} AND heads.keys_at <> asked.keys_at) AS keys
ORDER BY place
"""
SINCE = "SELECT n, at, payload, crc FROM log WHERE name = $1 AND n > $2 ORDER BY n"


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
    columns = [list(column) for column in zip(*since, strict=True)] or [[], [], []]
    rows = await sql.fetch(NEWS, *columns)
    return [_news(tuple(row)) for row in rows]


def _news(values: tuple[Any, ...]) -> News:
    table, keys_at, rekeyed, looked_after = values[:4]
    number = number_of(table)
    rows = [read_event(table, number, event, []) for event in _rows(values[4:8])]
    keys = [read_key(table, number, key, []) for key in _rows(values[8:])]
    known: list[Key] | None = [key for key in keys if key] if rekeyed else None
    return News(table, rows, known, keys_at, looked_after)


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
