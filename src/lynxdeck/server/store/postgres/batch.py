"""Pages of many tables in one statement: each table's are written all or not at all."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from zlib import crc32

from lynxdeck.server.store.contract import GUEST, Owner, Page
from lynxdeck.server.store.postgres.connection import Sql
from lynxdeck.server.store.postgres.session import LostTurnError
from lynxdeck.server.store.refusals import NotOwner, Stale, StoreError, UnknownTable
from lynxdeck.server.store.rows import check, event_check

WRITE = """
WITH mine AS MATERIALIZED (
  SELECT FROM processes WHERE id = $1 AND session = $2 FOR KEY SHARE
), asked AS MATERIALIZED (
  SELECT * FROM unnest($3::text[], $4::integer[], $5::bigint[], $6::integer[], $7::bigint[])
    AS asked (name, after, owner, last, at)
), found AS MATERIALIZED (
  SELECT name, last, owner FROM heads
  WHERE name = ANY ($3::text[]) AND EXISTS (SELECT FROM mine)
  ORDER BY name FOR NO KEY UPDATE
), good AS MATERIALIZED (
  SELECT asked.* FROM asked JOIN found USING (name)
  WHERE found.last = asked.after AND asked.owner IN (0, found.owner)
), moved AS (
  UPDATE heads SET last = good.last, at = coalesce(good.at, heads.at)
  FROM good WHERE heads.name = good.name
), written AS (
  INSERT INTO log (name, n, at, payload, crc)
  SELECT * FROM unnest($8::text[], $9::integer[], $10::bigint[], $11::bytea[], $12::bigint[])
    AS line (name, n, at, payload, crc)
  WHERE name IN (SELECT name FROM good)
), listed AS (
  UPDATE tables
  SET status = fresh.status, summary = fresh.summary, listed_crc = fresh.crc,
    updated = coalesce(fresh.updated, tables.updated)
  FROM unnest($13::text[], $14::text[], $15::bytea[], $16::bigint[], $17::bigint[])
    AS fresh (name, status, summary, crc, updated)
  WHERE tables.name = fresh.name AND fresh.name IN (SELECT name FROM good)
)
SELECT asked.name, found.last, found.owner, EXISTS (SELECT FROM mine) AS mine
FROM asked LEFT JOIN found USING (name)
WHERE asked.name NOT IN (SELECT name FROM good)
"""
"""Answers with the tables of which nothing was written, and what they are at.

Rows are locked in the order of their names, so that two who write the same tables never wait for
each other; whoever waited sees what the other made of them.
"""
LOOK = """
SELECT log.name, n, at, payload FROM unnest($1::text[], $2::integer[], $3::integer[])
  AS asked (name, after, last)
JOIN log ON log.name = asked.name AND n > asked.after AND n <= asked.last ORDER BY log.name, n
"""


class Head(NamedTuple):
    """What a table is at."""

    last: int
    owner: Owner | None


class Chain(NamedTuple):
    """Pages that follow each other at one table, by their places in what is asked for."""

    table: str
    pages: list[tuple[int, Page]]

    @property
    def after(self) -> int:
        """The number that the table must be at."""
        return self.pages[0][1].after

    @property
    def last(self) -> int:
        """The number that it is at then."""
        page = self.pages[-1][1]
        return page.after + len(page.lines)


Waiting = list[tuple[int, Page]]


def chains(waiting: Iterable[tuple[int, Page]]) -> tuple[list[Chain], Waiting]:
    """What can be written at once, and what has to wait for the outcome of that."""
    begun: dict[str, Chain] = {}
    ends: dict[str, tuple[int, Owner]] = {}
    left: Waiting = []
    for place, page in waiting:
        table = page.table
        chain = begun.get(table)
        if chain is None:
            begun[table] = Chain(table, [(place, page)])
        elif ends[table] == (page.after, page.owner):
            chain.pages.append((place, page))
        else:
            left.append((place, page))
            ends[table] = (-1, GUEST)
            continue
        ends[table] = (page.after + len(page.lines), page.owner)
    return list(begun.values()), left


async def write(
    sql: Sql, process: int, session: int, asked: Sequence[Chain]
) -> dict[str, Head | None]:
    """Write chains; those tables of which nothing was written, and what they are at."""
    names, afters, owners, lasts, times = [], [], [], [], []
    tables, numbers, ats, payloads, crcs = [], [], [], [], []
    listings: dict[str, tuple[str, bytes, int, int | None]] = {}
    for table, pages in asked:
        number, n, at = number_of(table), pages[0][1].after, None
        names.append(table)
        afters.append(n)
        owners.append(pages[0][1].owner)
        for _, page in pages:
            for at, payload in page.lines:
                n += 1
                tables.append(table)
                numbers.append(n)
                ats.append(at)
                payloads.append(payload)
                crcs.append(event_check(number, n, at, payload))
            if page.listing is not None:
                before = listings.get(table)
                when = page.lines[-1].at if page.lines else before[3] if before else None
                listings[table] = (*page.listing, check(*page.listing), when)
        lasts.append(n)
        times.append(at)
    listed = list(zip(*listings.values(), strict=True)) or [()] * 4
    refused = await sql.fetch(
        WRITE, process, session, names, afters, owners, lasts, times,
        tables, numbers, ats, payloads, crcs, list(listings), *listed,
    )  # fmt: skip
    if refused and not refused[0]["mine"]:
        raise LostTurnError
    return {name: None if last is None else Head(last, owner) for name, last, owner, _ in refused}


async def written(sql: Sql, asked: Sequence[Chain]) -> set[str]:
    """The tables whose chains are there, after a connection broke that wrote them."""
    rows = await sql.fetch(
        LOOK,
        [chain.table for chain in asked],
        [chain.after for chain in asked],
        [chain.last for chain in asked],
    )
    there: dict[str, list[tuple[int, bytes]]] = {}
    for name, _, at, payload in rows:
        there.setdefault(name, []).append((at, payload))
    return {
        chain.table
        for chain in asked
        if there.get(chain.table, []) == [tuple(line) for _, p in chain.pages for line in p.lines]
        and chain.last > chain.after
    }


def judge(page: Page, head: Head | None) -> StoreError | None:
    """Why a page cannot be written to a table that is at this; None if it can."""
    if head is None:
        return UnknownTable(f"There is no table {page.table}.")
    if page.owner not in (GUEST, head.owner):
        return NotOwner(f"Table {page.table} is somebody else's.")
    if page.after != head.last:
        return Stale(f"Table {page.table} is at {head.last}, not at {page.after}.")
    return None


def number_of(table: str) -> int:
    """What stands for a table in the checks of its rows."""
    return crc32(table.encode())
