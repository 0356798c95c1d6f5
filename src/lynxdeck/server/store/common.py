"""What the stores in SQLite and in PostgreSQL share: checksums of rows, callbacks, damage.

What is not as it was written is never handed on: an event loses its payload, a key is left out, a
listing is empty. So its own table notices, and no other.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import crc32

from lynxdeck.server.store import Done, Key, Page, Row, StoreClosed, TableRow

CALLBACKS_S = 0.002
"""How long those who wait for a commit are called back before others are served."""
FORGOTTEN_AT_ONCE = 20
"""Tables deleted in one transaction, so that play need not wait for a long one."""
UPTIMES_KEPT = 1000
Outcome = BaseException | None
"""What became of a job: None if it is done, else why it is not."""
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
    if own != check(name, invite, public, created):
        faults.append("its name, invite or time is not as it was written")
    fine = isinstance(status, str) and isinstance(summary, bytes)
    if not fine or listed != check(status, summary):
        faults.append("how it is listed is not as it was written")
        status, summary = "", b""
    return TableRow(
        text(name), blob(invite), text(status), bool(public), whole(created), whole(updated),
        blob(summary),
    )  # fmt: skip


def table_row(*values: Value) -> TableRow:
    return read_entry(values, [])


def read_event(table: str, number: int, values: Values, faults: list[str]) -> Row:
    """An event; without its payload if that is not what was written."""
    n, at, payload, own = values
    try:
        if own == event_check(number, n, at, payload):  # type: ignore[arg-type]
            return Row(table, n, at, payload)  # type: ignore[arg-type]
    except TypeError:  # a column holds something of another kind
        pass
    faults.append(f"event {n!r} is not as it was written")
    return Row(table, whole(n), whole(at), b"")


def read_key(table: str, number: int, values: Values, faults: list[str]) -> Key | None:
    """A key; none if it is not what was written, because it could open another seat."""
    *key, own = values
    seat, kind, key_hash, expires, sitting = key
    kinds = isinstance(seat, int) and isinstance(kind, str) and isinstance(key_hash, bytes)
    if not kinds or own != check(number, *key):
        faults.append("a key is not as it was written")
        return None
    lapse = None if expires is None else whole(expires)
    return Key(table, whole(seat), text(kind), blob(key_hash), lapse, whole(sitting))


def with_end(table: str, rows: list[Row], last: int) -> list[Row]:
    """Rows of a table that should be at `last`: if their end is missing, with its last event empty.

    So the log does not replay, and nobody plays on from before what was acknowledged.
    """
    cut = not rows or rows[-1].n < last
    return [*rows, Row(table, last, 0, b"")] if cut and last else rows


def gaps(rows: Sequence[Row], last: int = 0) -> list[str]:
    """Which event is missing, in words; the table should be at `last`, if that is known."""
    for expected, row in enumerate(rows, start=1):
        if row.n != expected:
            return [f"event {expected} is missing"]
    return [f"event {len(rows) + 1} is missing"] if len(rows) < last else []


def text(value: Value) -> str:
    return value if isinstance(value, str) else ""


def blob(value: Value) -> bytes:
    return value if isinstance(value, bytes) else b""


def whole(value: Value) -> int:
    """A number, or 0."""
    return value if isinstance(value, int) else 0


class Callbacks:
    """Calls back in order, not too many in one go: a commit may be hundreds of tables."""

    def __init__(self, loop: asyncio.AbstractEventLoop, done: Callable[[], None]) -> None:
        self._loop = loop
        self._due: deque[tuple[Done, Outcome]] = deque()
        self._done = done

    @property
    def busy(self) -> bool:
        return bool(self._due)

    def call(self, due: Iterable[tuple[Done, Outcome]]) -> None:
        idle = not self._due
        self._due.extend(due)
        if idle:
            self._go_on()

    def _go_on(self) -> None:
        due, end = self._due, perf_counter() + CALLBACKS_S
        while due:
            done, fault = due[0]
            try:
                done(fault)
            except Exception as stumble:  # one that fails does not stop the others
                self._loop.call_exception_handler(
                    {"message": "after an append", "exception": stumble}
                )
            due.popleft()
            if perf_counter() > end and due:
                self._loop.call_soon(self._go_on)
                return
        self._done()


def settle(future: asyncio.Future[None], fault: Outcome) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(None)
    else:
        future.set_exception(fault)


Task = TypeVar("Task")
W = TypeVar("W", bound="BaseWriter[Any]")


class BaseWriter(ABC, Generic[Task]):
    """Takes jobs in the loop's thread, gathers them, and commits many at once.

    A job is a page, or anything else that is to be done in its turn, wholly or not at all.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.reason: str | None = None
        """Why nothing can be written; None if it can."""
        self.commits = self.appended = self.failed = 0
        self._loop = loop
        self._gathered: list[tuple[Page | Task, Done]] = []
        self._open = False

    @abstractmethod
    def append(self, page: Page, done: Done) -> None: ...

    def _count(self, jobs: Iterable[tuple[Page | Task, Done]], outcomes: Iterable[Outcome]) -> None:
        for (work, _), fault in zip(jobs, outcomes, strict=True):
            if isinstance(work, Page):
                if fault is None:
                    self.appended += len(work.lines)
                else:
                    self.failed += 1


class BaseStore(Generic[W]):
    def __init__(self) -> None:
        self._writer: W | None = None
        self._damage: dict[str, str] = {}

    @property
    def healthy(self) -> bool:
        return self.reason is None

    @property
    def reason(self) -> str | None:
        return self._writer.reason if self._writer else "The store is not open."

    @property
    def damage(self) -> Mapping[str, str]:
        return self._damage

    def append(self, page: Page, done: Done) -> None:
        self._open_writer().append(page, done)

    def _open_writer(self) -> W:
        if self._writer is None:
            raise StoreClosed("The store is not open.")
        return self._writer

    def _entries(self, rows: Iterable[Values]) -> list[TableRow]:
        found = []
        for values in rows:
            faults: list[str] = []
            found.append(read_entry(values, faults))
            self._note(found[-1].table, faults)
        return found

    def _note(self, table: str, faults: Sequence[str]) -> None:
        """Remember the gravest fault of a table that was read."""
        if faults and faults[0] not in (known := self._damage.get(table, "")):
            self._damage[table] = f"{known}; {faults[0]}" if known else faults[0]
