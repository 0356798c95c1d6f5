"""Where tables are kept: events that nobody hears of before they are safe."""

from lynxdeck.server.store.contract import (
    FINISHED,
    Closed,
    Conflict,
    EventStore,
    Key,
    Row,
    Stats,
    StoreError,
    TableRow,
    UnknownTable,
    Unusable,
    Unwritable,
)
from lynxdeck.server.store.files import copy, restore
from lynxdeck.server.store.memory import MemoryStore
from lynxdeck.server.store.sqlite import SqliteStore

__all__ = [
    "FINISHED",
    "Closed",
    "Conflict",
    "EventStore",
    "Key",
    "MemoryStore",
    "Row",
    "SqliteStore",
    "Stats",
    "StoreError",
    "TableRow",
    "UnknownTable",
    "Unusable",
    "Unwritable",
    "copy",
    "restore",
]
