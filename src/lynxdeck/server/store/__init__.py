"""What every store promises.

The log is the truth: one row per event, told apart by (table, n), and that key decides between
writers. Everything else (listing, keys) is an index next to it. Nothing is told to anybody before
it is safe: an append counts from the moment its `done` is called with None.

Several processes may share a store. A table belongs to the process that made it or took it up; what
it appends carries the number the table is at and the token it was given with the table. A process
that comes too late is told so (`Stale`, `NotOwner`), and nothing of what it wanted is there. A
process that releases a table, closes its store or dies leaves it for others to take up. Others may
append too, as guests: then the number alone decides. Where one process has the whole store, as with
SQLite, the token is always the same.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec

T = TypeVar("T")
Done = Callable[[BaseException | None], None]
"""Called in the loop's thread when an append is safe, or with the reason why it is not there."""
Line = tuple[int, bytes]
"""An event to be written: its time in milliseconds since the epoch, and its payload."""
LONGEST_KEY_MS = 3_600_000
"""No key that expires is good for longer."""
Owner = int
"""The token that shows that a table was this process's when something was asked for."""
GUEST: Owner = 0
"""The token at a table that is another process's, or nobody's: the number alone decides."""

FINISHED = ("over", "closed")
"""The statuses of tables at which nobody is waited for."""
WAITING = "waiting"
"""The status of tables that the lobby shows first."""
PLAYING = "playing"
"""The status of tables that may wait for a bot or a clock."""


class StoreError(Exception):
    """Something that the store was asked for and that is not done; `str()` is a sentence."""


class Conflict(StoreError):  # noqa: N818 - an answer, not a fault
    """That name, invite or key is taken already; nothing of this was written."""


class Stale(Conflict):
    """The table is at another number than the page says; nothing was written."""


class NotOwner(StoreError):  # noqa: N818
    """The table is not, or no longer, this process's; nothing was written."""


class Held(StoreError):  # noqa: N818
    """Another process that is alive has the table."""


class UnknownTable(StoreError):  # noqa: N818
    """A table that was never stored, or was deleted."""


class Unwritable(StoreError):  # noqa: N818
    """The disk is full or broken, the database away; nothing of this was written."""


class Damaged(StoreError):  # noqa: N818
    """A part of the store is not as it was written, and cannot be read."""


class StoreClosed(StoreError):  # noqa: N818
    """The store was closed before that could be done."""


class Unusable(StoreError):  # noqa: N818
    """The store cannot be opened: of another version, in use, not ours."""


class Row(NamedTuple):
    """One event of a table."""

    table: str
    n: int
    at: int
    """Milliseconds since the epoch."""
    payload: bytes


class Listing(NamedTuple):
    """What is known of a table without reading its log."""

    status: str
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
    sitting: int = 0
    """For whose time at the seat it was made: the number of the event that began it."""


class KeyChange(NamedTuple):
    """What changes of who may act at a table."""

    add: Sequence[Key] = ()
    drop: Sequence[bytes] = ()
    """Hashes of keys that open nothing any more; dropped before others are added."""
    invite: bytes = b""
    """The hash of the only invite that leads there from then on; empty leaves the old one."""
    public: bool | None = None
    """Whether strangers may come from then on; None leaves it as it was."""


class PushAddress(NamedTuple):
    """Where a player is notified of their turn while they are away."""

    table: str
    seat: int
    sitting: int
    """For whose time at the seat; as of a key."""
    address_hash: bytes
    """Tells it from others of the table."""
    payload: bytes
    """The browser's subscription; the store does not look inside."""


class Page(msgspec.Struct, frozen=True):
    """Events that follow each other at one table, and how it is listed from then on.

    Seats and keys change hands together: what changes of the keys is written in the same commit.
    """

    table: str
    after: int
    """The number that the table is at; the events get those that follow."""
    owner: Owner
    lines: Sequence[Line]
    """None at all if only the listing or the keys are to change."""
    listing: Listing | None = None
    """Written in the same commit; None leaves it as it is."""
    keys: KeyChange | None = None
    keys_at: int | None = None
    """How often the keys had changed when it was decided to change them; Stale if that is no longer
    so. None: it does not matter."""
    patient: bool = False
    """Whether it may wait some milliseconds for others to share a commit with."""


class TableRow(NamedTuple):
    """A table in the index."""

    table: str
    invite_hash: bytes
    status: str
    public: bool
    created: int
    updated: int
    """When its listing changed."""
    summary: bytes = b""

    @property
    def listing(self) -> Listing:
        """What changes as the table goes on."""
        return Listing(self.status, self.summary)


class Names(NamedTuple):
    """The tables of a store that may be damaged."""

    names: list[str]
    nameless: list[int]
    """What the log calls others, whose names cannot be read."""
    whole: bool
    """Whether all ways led to their end: no other table can be there."""


Spare = Callable[[TableRow], bool]
"""Whether a table is to be kept."""


def spare_none(row: TableRow) -> bool:  # noqa: ARG001
    return False


class Taken(NamedTuple):
    """A table with all that hangs on it, and the token for what is appended to it."""

    owner: Owner
    entry: TableRow
    rows: list[Row]
    keys: list[Key]
    keys_at: int = 0
    """How often its keys, its invite or its openness have changed."""


class Since(NamedTuple):
    """What a process has of a table."""

    table: str
    n: int
    keys_at: int
    keeper: int = 0
    """The process that had it when that was last heard: it need not be said again."""


class News(NamedTuple):
    """What is new of a table."""

    table: str
    rows: list[Row]
    keys: list[Key] | None
    """All keys, if one has changed; None if none has."""
    keys_at: int
    keeper: int
    """The process that has it, perhaps this one; 0: none that is alive."""


class Attendance(NamedTuple):
    """What the others are to know of those whom one process has at a table."""

    table: str
    payload: bytes
    """The store does not look inside; empty: nobody is there any more."""
    process: int = 0
    """Whose word it is; the one who writes need not say so."""


class Uptime(NamedTuple):
    """When a server was up, in milliseconds since the epoch."""

    began: int
    seen: int
    """The last moment of which that is known."""


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
    """Events that were committed by `append`."""
    failed: int
    """Appends that failed."""


class EventStore(Protocol):
    """Events, tables and keys. Everything is done in the order in which it is asked for."""

    @property
    def healthy(self) -> bool:
        """Whether the last attempt to write succeeded; an idle store tries again by itself."""

    @property
    def reason(self) -> str | None:
        """Why it is not healthy, in words."""

    @property
    def damage(self) -> Mapping[str, str]:
        """Tables that were read and are not as they were written, and what is wrong.

        Under the empty name, what is wrong with the store itself. What was found stays until the
        store is opened again.
        """

    @property
    def shared(self) -> bool:
        """Whether other processes may have the same tables at the same time."""

    @property
    def process(self) -> int:
        """The number of this process among those that share it; 0 before it is open."""

    @property
    def servers(self) -> int:
        """How many processes serve its tables now, this one among them."""

    @property
    def leased(self) -> bool:
        """Whether the others still leave our tables to us, whatever the network does meanwhile.

        A process that shares a store has to be heard of now and then, or its tables are free.
        """

    async def open(self) -> None:
        """Make it ready, here and now for this loop; Unusable says why it cannot be."""

    async def close(self) -> None:
        """Finish what was asked for, call back, release all tables and files."""

    # --- a table and its log ------------------------------------------------------------------

    async def create(
        self, table: TableRow, lines: Sequence[Line], keys: Sequence[Key] = ()
    ) -> Owner:
        """A new table of ours, its first events and keys, all or nothing; Conflict if it exists."""

    async def take(self, table: str) -> Taken | None:
        """Take a table up: all there is of it as of one moment; None if there is none.

        Held if another process has it. Who has it already gets the same token again.
        """

    async def visit(self, table: str) -> Taken | None:
        """The same for a guest: the owner stays."""

    async def claim(self, table: str) -> Owner:
        """Take up a table of which all is known already; Held, or UnknownTable, as of `take`."""

    async def release(self, table: str, owner: Owner) -> None:
        """Let a table go after all that was asked for before; others may take it up then.

        Nothing happens if it is another's by now, or is gone.
        """

    def append(self, page: Page, done: Done) -> None:
        """Ask for all of a page or nothing. Called in the loop's thread, returns at once.

        `done` comes later, in the loop's thread, in the order of the appends: with None when the
        page is safe; with Stale, NotOwner, UnknownTable, Conflict, Unwritable or StoreClosed when
        it is not. After Unwritable the same page may be tried again.
        """

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """A table's events with numbers above `since`, in order; none if there is no table."""

    async def news(self, since: Sequence[Since]) -> list[News]:
        """What is new of each of these tables, also if that is nothing; those gone are left out."""

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace events that are there by cleaned ones (a player's data is deleted on request).

        What was replaced by now, listings too, can be read in no file of ours a little later; a
        database's own files are its own affair.
        """

    # --- finding tables -----------------------------------------------------------------------

    async def lobby(self, limit: int, choose: Callable[[Iterable[TableRow]], T]) -> T:
        """Public tables that are not over: those that wait for players first, then the latest.

        `choose` is called in another thread, and is shown one after the other until it stops.
        """

    async def unfinished(self) -> list[str]:
        """Tables in the middle of a game, the latest first: they may wait for a bot or a clock."""

    async def orphans(self) -> list[str]:
        """Tables of these whose process is not alive, if others could have taken them up."""

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """The table that an invite leads to."""

    async def delete_table(self, table: str) -> None:
        """Remove a table and all of its events and keys."""

    async def forget(
        self, before: int, *, status: Collection[str] = FINISHED, spare: Spare = spare_none
    ) -> list[str]:
        """Delete tables of such a status to which nothing happened since; their ids.

        `spare` is called in another thread and keeps those of which it says so.
        """

    # --- keys ---------------------------------------------------------------------------------

    async def drop_late_keys(self, now: int) -> int:
        """Delete keys that have expired, or are to do so in more than an hour; how many.

        None is made for so long: its time was written when the date was wrong.
        """

    # --- push subscriptions -------------------------------------------------------------------

    async def subscribe(self, address: PushAddress, most: int) -> None:
        """Keep an address, in the place of the one with the same hash.

        A seat has no more than so many: the oldest make room. UnknownTable if there is none.
        """

    async def subscriptions(self, table: str) -> list[PushAddress]:
        """A table's push addresses, the oldest first; they go with the table."""

    async def unsubscribe(self, table: str, address_hashes: Collection[bytes]) -> None:
        """Delete push addresses of a table; those that are not there do not matter."""

    # --- who is where -------------------------------------------------------------------------

    async def attend(self, here: Sequence[Attendance]) -> None:
        """Let the others know who is here; forgotten when this process is."""

    async def attendances(self, tables: Collection[str]) -> list[Attendance]:
        """What the other processes that are alive say of these tables, each for itself."""

    # --- time -----------------------------------------------------------------------------------

    async def date(self) -> int | None:
        """The store's own time, for all who share it; None: it has none."""

    async def uptimes(self) -> list[Uptime]:
        """When servers were up, as far as is remembered, in order; the newest event counts too.

        Others that are alive are up until now.
        """

    async def remember(self, up: Uptime) -> None:
        """A server has been up for so long; of the same beginning, the latest word counts."""

    async def stats(self) -> Stats:
        """What `/metrics` shows."""
