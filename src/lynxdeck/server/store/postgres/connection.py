"""Connections to the database, each made anew when it broke."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from lynxdeck.server.store.address import shown
from lynxdeck.server.store.postgres.faults import told
from lynxdeck.server.store.refusals import Closed, StoreError

T = TypeVar("T")
Sql = Any
"""A connection of asyncpg's, which has no types."""

SCHEMA = "lynxdeck"
"""Where our tables are in the database: others may be beside them."""
CONNECT_S = 2.0
"""The system asks at once, after one second and after three: it is sooner to begin anew."""
ANSWER_S = 5.0
"""How long an answer may take before the connection counts as broken."""
SETTINGS = {
    "search_path": SCHEMA,
    "application_name": "lynxdeck",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "jit": "off",
    "timezone": "UTC",
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "3s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""Whoever stands still in the middle of a transaction, or is cut off, keeps the others waiting for
some seconds at most."""
LOST = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Faults after which nobody knows what the database has done, or the connection is of no use."""
FAULTS = (asyncpg.PostgresError, *LOST)
"""Whatever may be wrong with a database."""
LOST_CLASSES = ("08", "57P", "25P03")
"""PostgreSQL's codes of the same kind: it stops, or ends our connection."""


def is_lost(fault: BaseException) -> bool:
    """Whether the connection is gone, and with it perhaps an answer."""
    if isinstance(fault, asyncpg.PostgresError):
        return str(fault.sqlstate).startswith(LOST_CLASSES)
    return isinstance(fault, LOST)


async def connect(address: str, **settings: str) -> Sql:
    """A new connection; raises whatever asyncpg does."""
    return await asyncpg.connect(
        address,
        timeout=CONNECT_S,
        command_timeout=ANSWER_S,
        server_settings=SETTINGS | settings,
        max_cached_statement_lifetime=0,
    )


class Line:
    """One connection, used by one at a time in the order in which they ask."""

    def __init__(self, address: str, prepare: Callable[[Sql], Awaitable[None]] | None = None):
        self.address = address
        self._prepare = prepare
        """What is to be done with each new connection."""
        self._sql: Sql = None
        self._turn = asyncio.Lock()
        self._closed = False

    async def sql(self) -> Sql:
        """The connection, made anew if need be; for who has the turn."""
        if self._closed:
            raise Closed("The store is closed.")
        if self._sql is None or self._sql.is_closed():
            self._sql = None
            fresh = await connect(self.address)
            try:
                if self._prepare is not None:
                    await self._prepare(fresh)
            except BaseException:
                fresh.terminate()
                raise
            self._sql = fresh
        return self._sql

    async def ask(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        """Do something that may be done twice: once more if the connection had broken."""
        async with self._turn:
            try:
                return await self._once(work)
            except BaseException as fault:
                if not is_lost(fault):
                    raise
            return await self._once(work)

    async def _once(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        sql = await self.sql()
        try:
            return await work(sql)
        except BaseException as fault:
            if is_lost(fault):
                self.drop()
            raise

    def drop(self) -> None:
        """Have no more to do with this connection."""
        if self._sql is not None:
            self._sql.terminate()
            self._sql = None

    async def close(self) -> None:
        """Say goodbye, not for long."""
        self._closed = True
        async with self._turn:
            if self._sql is not None and not self._sql.is_closed():
                with suppress(Exception):
                    await self._sql.close(timeout=1)
            self.drop()


def unreadable(fault: BaseException, address: str) -> StoreError:
    """Why something cannot be looked up."""
    return StoreError(f"{shown(address)} cannot be read: {told(fault, address)}.")
