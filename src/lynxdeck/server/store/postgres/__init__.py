"""The store in PostgreSQL: many processes, one truth. Needs the extra `postgres`."""

from lynxdeck.server.store.postgres.condition import accept, servers
from lynxdeck.server.store.postgres.parts import PostgresParts
from lynxdeck.server.store.postgres.queue import PostgresQueue, entered
from lynxdeck.server.store.postgres.results import PostgresResults
from lynxdeck.server.store.postgres.secret import secret
from lynxdeck.server.store.postgres.store import PostgresStore

__all__ = [
    "PostgresParts",
    "PostgresQueue",
    "PostgresResults",
    "PostgresStore",
    "accept",
    "entered",
    "secret",
    "servers",
]
