"""The store in PostgreSQL, which several processes can share. Needs the extra `postgres`."""

from lynxdeck.server.store.postgres.connection import secret, servers
from lynxdeck.server.store.postgres.results import PostgresAssets, PostgresResults
from lynxdeck.server.store.postgres.store import PostgresStore

__all__ = ["PostgresAssets", "PostgresResults", "PostgresStore", "secret", "servers"]
