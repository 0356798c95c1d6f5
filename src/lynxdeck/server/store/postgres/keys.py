"""Keys, invites and openness in the database; all within a transaction that has the table's row."""

from collections.abc import Sequence

from lynxdeck.server.store.contract import Key, KeyChange, Page
from lynxdeck.server.store.postgres.batch import number_of
from lynxdeck.server.store.postgres.connection import Sql
from lynxdeck.server.store.refusals import Stale
from lynxdeck.server.store.rows import check, key_row

PUT = """
INSERT INTO keys (name, seat, kind, hash, expires, sitting, crc)
SELECT $1, * FROM unnest(
  $2::integer[], $3::text[], $4::bytea[], $5::bigint[], $6::integer[], $7::bigint[])
"""
DROP = "DELETE FROM keys WHERE name = $1 AND hash = ANY ($2::bytea[])"
COUNT = "UPDATE heads SET keys_at = keys_at + 1 WHERE name = $1 RETURNING keys_at"
OWN = "SELECT invite, public, created FROM tables WHERE name = $1"
OPEN = "UPDATE tables SET invite = $2, public = $3, crc = $4 WHERE name = $1"


async def put(sql: Sql, table: str, keys: Sequence[Key]) -> None:
    """Write new keys of a table."""
    if keys:
        _, *columns = zip(*(key_row(number_of(table), key) for key in keys), strict=True)
        await sql.execute(PUT, table, *columns)


async def change(sql: Sql, page: Page) -> None:
    """What changes with a page of who may act at its table."""
    table, change = page.table, page.keys
    at = await sql.fetchval(COUNT, table) - 1
    if page.keys_at not in (None, at):
        raise Stale(f"The keys of table {table} have changed.")
    if change.drop:
        await sql.execute(DROP, table, list(change.drop))
    await put(sql, table, change.add)
    if change.invite or change.public is not None:
        invite, public, created = await sql.fetchrow(OWN, table)
        invite = change.invite or invite
        public = public if change.public is None else change.public
        crc = check(table, invite, int(public), created)
        await sql.execute(OPEN, table, invite, public, crc)


async def changed(sql: Sql, table: str, change: KeyChange) -> bool:
    """Whether it looks as if a change had been made."""
    rows = await sql.fetch("SELECT hash FROM keys WHERE name = $1", table)
    hashes = {row["hash"] for row in rows}
    own = await sql.fetchrow(OWN, table)
    added = {key.key_hash for key in change.add}
    return (
        own is not None
        and added <= hashes
        and not (set(change.drop) - added) & hashes
        and change.invite in (b"", own["invite"])
        and change.public in (None, own["public"])
    )
