"""The store in PostgreSQL: many processes, one truth. Needs the extra `postgres`."""

from lynxdeck.server.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
