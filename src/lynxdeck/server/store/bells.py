"""Bells in the database: few, and no part of the log."""

import sqlite3
from collections.abc import Collection

from lynxdeck.server.store.contract import Bell
from lynxdeck.server.store.ledger import Ledger

PUT = "INSERT INTO bells (table_id, seat, sitting, hash, payload) VALUES (?, ?, ?, ?, ?)"
DROP = "DELETE FROM bells WHERE table_id = ? AND hash = ?"
ROOM = (
    "DELETE FROM bells WHERE table_id = ? AND seat = ? AND id NOT IN"
    " (SELECT id FROM bells WHERE table_id = ? AND seat = ? ORDER BY id DESC LIMIT ?)"
)
ALL = (
    "SELECT name, seat, sitting, hash, payload FROM bells JOIN tables ON tables.id = table_id"
    " WHERE name = ? ORDER BY bells.id"
)


def put(ledger: Ledger, bell: Bell, most: int) -> None:
    """Write one, and let the oldest make room; within a transaction."""
    number = ledger.number(bell.table)
    ledger.sql.execute(DROP, (number, bell.address_hash))
    ledger.sql.execute(PUT, (number, *bell[1:]))
    place = (number, bell.seat)
    ledger.sql.execute(ROOM, (*place, *place, most))


def drop(ledger: Ledger, table: str, hashes: Collection[bytes]) -> None:
    """Delete some of a table's, within a transaction; their words are not to be read any more."""
    number = ledger.number(table)
    ledger.sql.executemany(DROP, [(number, one) for one in hashes])
    ledger.wiping = True


def read(connection: sqlite3.Connection, table: str) -> list[Bell]:
    """All of a table's."""
    return [Bell(*row) for row in connection.execute(ALL, (table,))]
