"""Rows of the file as the contract has them, each compared with the check it was written with.

What is not as it was written is never handed on: an event loses its payload, a key is left out, a
listing is empty. So its own table notices, and nobody else's does.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from zlib import crc32

from lynxdeck.server.store.contract import Key, Row, TableRow

Value = int | str | bytes | float | None
"""What SQLite can hand out, whatever the column should hold."""
Values = Sequence[Value]

COLUMNS = "name, invite, status, public, created, updated, summary"
ENTRY = f"{COLUMNS}, crc, listed_crc"
EVENT = "n, at, payload, crc"
KEY = "seat, kind, hash, expires, sitting, crc"


def event_check(number: int, n: int, at: int, payload: bytes) -> int:
    """The check of an event; `number` is what the log calls its table."""
    return crc32(payload, (number * 1_000_003 ^ n * 8191 ^ at) & 0xFFFF_FFFF)


def check(*values: Value) -> int:
    """The check of anything that is written seldom."""
    return crc32(repr(values).encode())


def own_check(entry: TableRow) -> int:
    """The check of what never changes of a table but its invite."""
    return check(entry.table, entry.invite_hash, int(entry.public), entry.created)


def key_row(number: int, key: Key) -> tuple[Value, ...]:
    """A key as it is written, for the table that the log calls so."""
    values = (key.seat, key.kind, key.key_hash, key.expires, key.sitting)
    return (number, *values, check(number, *values))


class Found(NamedTuple):
    """What is stored of a table, as far as it can be trusted."""

    entry: TableRow
    rows: list[Row]
    keys: list[Key]
    faults: list[str]
    """What is not as it was written, in words."""


def found(number: int, entry: Values, events: Iterable[Values], keys: Iterable[Values]) -> Found:
    """A table from its rows."""
    faults: list[str] = []
    row = read_entry(entry, faults)
    return Found(
        row,
        [read_event(row.table, number, event, faults) for event in events],
        [one for key in keys if (one := read_key(row.table, number, key, faults))],
        faults,
    )


def read_entry(values: Values, faults: list[str]) -> TableRow:
    """A table's row of the index; what cannot be used is empty."""
    name, invite, status, public, created, updated, summary, own, listed = values
    if own not in (None, check(name, invite, public, created)):
        faults.append("its name, invite or time is not as it was written")
    fine = isinstance(status, str) and isinstance(summary, bytes)
    if not fine or listed not in (None, check(status, summary)):
        faults.append("how it is listed is not as it was written")
        status, summary = "", b""
    return TableRow(
        text(name), blob(invite), text(status), bool(public), whole(created), whole(updated),
        blob(summary),
    )  # fmt: skip


def table_row(*values: Value) -> TableRow:
    """A row of the index as the contract has it."""
    return read_entry(values, [])


def read_event(table: str, number: int, values: Values, faults: list[str]) -> Row:
    """An event; without its payload if that is not what was written."""
    n, at, payload, own = values
    if (
        isinstance(n, int)
        and isinstance(at, int)
        and isinstance(payload, bytes)
        and own in (None, event_check(number, n, at, payload))
    ):
        return Row(table, n, at, payload)
    faults.append(f"event {n!r} is not as it was written")
    return Row(table, whole(n), whole(at), b"")


def read_key(table: str, number: int, values: Values, faults: list[str]) -> Key | None:
    """A key; none if it is not what was written, because it could open another seat."""
    *key, own = values
    seat, kind, key_hash, expires, sitting = key
    kinds = isinstance(seat, int) and isinstance(kind, str) and isinstance(key_hash, bytes)
    if not kinds or own not in (None, check(number, *key)):
        faults.append("a key is not as it was written")
        return None
    lapse = None if expires is None else whole(expires)
    return Key(table, whole(seat), text(kind), blob(key_hash), lapse, whole(sitting))


def gaps(rows: Sequence[Row]) -> list[str]:
    """Which events are missing, in words."""
    expected = 1
    for row in rows:
        if row.n != expected:
            return [f"event {expected} is missing"]
        expected += 1
    return []


def text(value: Value) -> str:
    """A text, or none."""
    return value if isinstance(value, str) else ""


def blob(value: Value) -> bytes:
    """Bytes, or none."""
    return value if isinstance(value, bytes) else b""


def whole(value: Value) -> int:
    """A number, or 0."""
    return value if isinstance(value, int) else 0
