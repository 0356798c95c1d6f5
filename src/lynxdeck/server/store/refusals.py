"""Why a store has not done what it was asked for."""


class StoreError(Exception):
    """Something that the store was asked for and that is not done; `str()` is a sentence."""


class Conflict(StoreError):  # noqa: N818 - an answer, not a fault
    """That name, invite or key is taken already; nothing of this was written."""


class Stale(Conflict):
    """The table is at another number than the one who appends thinks; nothing was written."""


class NotOwner(StoreError):  # noqa: N818
    """The table is not, or no more, that of the one who appends; nothing was written."""


class Held(StoreError):  # noqa: N818
    """Another process that is alive has the table."""


class UnknownTable(StoreError):  # noqa: N818
    """There is no such table (any more)."""


class Unwritable(StoreError):  # noqa: N818
    """The disk is full or broken, the database away; nothing of this was written."""


class Closed(StoreError):  # noqa: N818
    """The store was closed before that could be done."""


class Unusable(StoreError):  # noqa: N818
    """The store cannot be opened: newer than this program, in use, not ours."""
