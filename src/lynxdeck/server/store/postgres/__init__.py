"""The store in PostgreSQL: many processes, one truth. Needs the extra `postgres`."""

from lynxdeck.server.store.postgres.results import PostgresResults
from lynxdeck.server.store.postgres.secret import secret
from lynxdeck.server.store.postgres.session import servers
from lynxdeck.server.store.postgres.store import PostgresStore

__all__ = ["PostgresResults", "PostgresStore", "secret", "servers"]
