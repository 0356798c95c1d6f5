"""What every store promises, so that the tables need not know which one it has.

The log is the truth: one row per event, told apart by (table, n), and that key decides between
writers. All else (status, summary, keys) is an index beside it. Nothing is told to anybody
before it is safe: an append counts from the moment its `done` is called with None.
"""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

Done = Callable[[BaseException | None], None]
"""Called in the loop's thread when an append is safe, or with the reason why it is not there."""

FINISHED = ("over", "closed")
"""The statuses of tables at which nobody is waited for."""
WAITING = "waiting"
"""The status of tables that the lobby shows first."""


class Row(NamedTuple):
    """One event of a table."""

    table: str
    n: int
    at: int
    """Milliseconds since the epoch."""
    payload: bytes


class TableRow(NamedTuple):
    """A table in the index."""

    table: str
    invite_hash: bytes
    status: str
    public: bool
    created: int
    updated: int
    summary: bytes = b""
    """What the lobby shows of it; the store does not look inside."""


class Key(NamedTuple):
    """Who may act at a table: the hash of a secret, never the secret."""

    table: str
    seat: int
    """From 1; 0 for what belongs to no seat, as the host's key."""
    kind: str
    key_hash: bytes
    expires: int | None = None
    """Milliseconds since the epoch; None: as long as the table."""


class Whole(NamedTuple):
    """A table with all that hangs on it."""

    entry: TableRow
    rows: list[Row]
    keys: list[Key]


class Stats(NamedTuple):
    """How much there is, and how the writing goes."""

    tables: int
    events: int
    """No fewer than there are: deleted ones may still count."""
    size: int
    """Bytes in use, the write-ahead log included."""
    commits: int
    """Since the store was opened, as the next two."""
    appended: int
    """Rows that were committed by `append`."""
    failed: int
    """Appends that were not."""


class StoreError(Exception):
    """Something that the store was asked for and that is not done; `str()` is a sentence."""


class Conflict(StoreError):  # noqa: N818 - an answer, not a fault
    """Somebody else wrote an event of that number first; none of the append's rows is there."""


class UnknownTable(StoreError):  # noqa: N818
    """There is no such table (any more)."""


class Unwritable(StoreError):  # noqa: N818
    """The disk is full, read-only or broken; nothing of this was written."""


class Closed(StoreError):  # noqa: N818
    """The store was closed before that could be done."""


class Unusable(StoreError):  # noqa: N818
    """The store cannot be opened: newer than this program, in use, not ours."""


class EventStore(Protocol):
    """Events, tables and keys. Everything is done in the order in which it is asked for."""

    @property
    def healthy(self) -> bool:
        """Whether the last attempt to write succeeded; an idle store tries again by itself."""

    @property
    def reason(self) -> str | None:
        """Why it is not healthy, in words."""

    async def open(self) -> None:
        """Make it ready, here and now for this loop; Unusable says why it cannot be."""

    async def close(self) -> None:
        """Finish what was asked for, tell everybody, and let go of the files."""

    def append(self, rows: Sequence[Row], done: Done) -> None:
        """Ask for all of these rows or none. Called in the loop's thread, returns at once.

        `done` comes later, in the loop's thread, in the order of the appends: with None when
        the rows are safe; with Conflict, UnknownTable, Unwritable or Closed when they are not.
        After Unwritable the same numbers may be tried again.
        """

    async def create(self, table: TableRow, rows: Sequence[Row], keys: Sequence[Key] = ()) -> None:
        """A new table, its first events and keys, all or nothing; Conflict if it exists."""

    async def table(self, table: str) -> TableRow | None:
        """A table's row of the index."""

    async def mark(
        self,
        table: str,
        *,
        status: str | None = None,
        public: bool | None = None,
        updated: int | None = None,
        summary: bytes | None = None,
        invite_hash: bytes | None = None,
    ) -> None:
        """Change what the index says of a table; None leaves it."""

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """A table's events with numbers above `since`, in order; none if there is no table."""

    async def whole(self, table: str) -> Whole | None:
        """All there is of a table, as of one moment; None if there is none."""

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace events that are there by cleaned ones (a player's data is deleted on request)."""

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """The table that an invite leads to."""

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that are not over: those that wait for players first, then the latest."""

    async def unfinished(self) -> list[str]:
        """Tables that are neither over nor closed, the latest first."""

    async def add_keys(self, keys: Sequence[Key]) -> None:
        """Let these act too."""

    async def keys(self, table: str) -> list[Key]:
        """All keys of a table, by seat."""

    async def revoke(
        self, table: str, seat: int, *, kinds: Collection[str], instead: Sequence[Key] = ()
    ) -> int:
        """Delete a seat's keys of these kinds and add others in one go; how many died."""

    async def take_key(self, table: str, key_hash: bytes, *, kind: str, now: int) -> Key | None:
        """Use a one-time key up. Of two who try at once, one gets it; nobody gets a late one."""

    async def drop_late_keys(self, now: int) -> int:
        """Delete keys that have expired; how many."""

    async def delete_table(self, table: str) -> None:
        """Remove a table and all of its events and keys."""

    async def forget(self, before: int, *, status: Collection[str] = FINISHED) -> list[str]:
        """Delete tables of such a status to which nothing happened since; their ids."""

    async def backup(self, path: Path) -> None:
        """Write a copy that is whole, while play goes on; an existing file is replaced."""

    async def stats(self) -> Stats:
        """What `/metrics` shows."""
