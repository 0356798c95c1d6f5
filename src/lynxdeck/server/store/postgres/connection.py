"""Connections to a PostgreSQL: their settings and faults, the schema, and a process's lease.

Every transaction that writes makes sure first that its connection is the newest of its process. So
when a connection broke and nobody knows what became of the last transaction, a new connection ends
the doubt: what the old one has not committed by then it never will.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib import resources
from typing import Any, NamedTuple, TypeVar

import asyncpg

from lynxdeck.server.store import StoreClosed, StoreError, Unusable
from lynxdeck.server.store.address import secrets, shown
from lynxdeck.server.store.files import other_version

T = TypeVar("T")
Sql = Any
"""A connection of asyncpg's, which has no types."""

SCHEMA = "lynxdeck"
"""Where our tables are in the database: others may be there too."""
CONNECT_S = 2.0
"""The system asks at once, after one second and after three: it is sooner to begin again."""
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
"""A process that stands still in the middle of a transaction, or is cut off, keeps the others
waiting for some seconds at most."""
LOST = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Faults after which nobody knows what the database has done, or the connection is of no use."""
FAULTS = (asyncpg.PostgresError, *LOST)
"""Whatever may be wrong with a database."""
LOST_CLASSES = ("08", "57P", "25P03")
"""PostgreSQL's codes of the same kind: it stops, or ends our connection."""
REFUSED = {
    "28P01": "its password is not accepted",
    "28000": "its user is not accepted",
    "3D000": "there is no such database; make it with createdb",
    "42501": "its user may not make the tables; let the user own the database",
    "53300": "it has no connection left; raise max_connections",
    "57P03": "it is starting or stopping",
    "25006": "it may only be read; is it a standby?",
    "53100": "its disk is full; make room",
}
"""By PostgreSQL's code, or how that begins."""
OLDEST = 13
VERSION = 5
"""Of `schema.sql`; a database of another version is refused."""
LOCK = int.from_bytes(b"Lynxdeck") >> 1
"""Held while the schema is made; others who start wait, and then see it done."""
LOCK_S = 60.0
FACTS = """
SELECT current_setting('fsync')::boolean AND current_setting('full_page_writes')::boolean,
  coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false),
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
PROCESSES = "SELECT count(*) FROM processes WHERE until > clock_timestamp()"
LEASE_S = 3.0
"""A process that was not heard of for so long is taken for dead."""
RENEW_S, AGAIN_S = 1.0, 0.3
"""How often it is heard of; how soon it tries again after it could not be."""
SPARE_S = 0.5
"""A process stops serving its tables this long before others may take them, by its own clock."""
FORGOTTEN_S = 3600.0

ENTER = """
WITH entered AS (
  INSERT INTO processes (id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
  ON CONFLICT (id) DO UPDATE SET until = excluded.until
)
SELECT count(*) FROM processes WHERE id <> $1 AND until > clock_timestamp()
"""
"""Be heard of; how many others serve tables."""
TIDY = "DELETE FROM processes WHERE until < clock_timestamp() - make_interval(secs => $1)"
BEGIN = """
INSERT INTO processes (id, session, until) VALUES ($1, $2, '-infinity')
ON CONFLICT (id) DO UPDATE SET session = excluded.session
"""
STILL = "SELECT true FROM processes WHERE id = $1 AND session = $2 FOR KEY SHARE"
ALIVE = "EXISTS (SELECT FROM processes p WHERE p.id = {} AND p.until > clock_timestamp())"
"""SQL: whether the process of a row is alive."""


def is_lost(fault: BaseException) -> bool:
    """Whether the connection is gone, and with it perhaps an answer."""
    if isinstance(fault, asyncpg.PostgresError):
        return str(fault.sqlstate).startswith(LOST_CLASSES)
    return isinstance(fault, LOST)


async def connect(address: str, **settings: str) -> Sql:
    return await asyncpg.connect(
        address,
        timeout=CONNECT_S,
        command_timeout=ANSWER_S,
        server_settings=SETTINGS | settings,
        max_cached_statement_lifetime=0,
    )


class PostgresConnection:
    """One connection, made again when it broke, used by one at a time in the order of asking."""

    def __init__(self, address: str, prepare: Callable[[Sql], Awaitable[None]] | None = None):
        self.address = address
        self._prepare = prepare
        """What is to be done with each new connection."""
        self._sql: Sql = None
        self._turn = asyncio.Lock()
        self._closed = False

    async def sql(self) -> Sql:
        if self._closed:
            raise StoreClosed("The store is closed.")
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
        if self._sql is not None:
            self._sql.terminate()
            self._sql = None

    async def close(self) -> None:
        self._closed = True
        async with self._turn:
            if self._sql is not None and not self._sql.is_closed():
                with suppress(Exception):
                    await self._sql.close(timeout=1)
            self.drop()


def explain(fault: BaseException, address: str) -> str:
    if isinstance(fault, TimeoutError):
        return "it does not answer"
    if isinstance(fault, asyncpg.PostgresError):
        code = str(getattr(fault, "sqlstate", ""))
        known = REFUSED.get(code)
        words = known or str(fault).rstrip(".")
    elif isinstance(fault, OSError):
        words = "nothing answers there, so start PostgreSQL or check the address"
    else:
        words = str(fault).rstrip(".") or type(fault).__name__
    for word in secrets(address):
        words = words.replace(word, "…")
    return words


def unusable(fault: BaseException, address: str) -> Unusable:
    return Unusable(f"{shown(address)} cannot be used: {explain(fault, address)}.")


def unreadable(fault: BaseException, address: str) -> StoreError:
    return StoreError(f"{shown(address)} cannot be read: {explain(fault, address)}.")


# --- the schema --------------------------------------------------------------------------------


@asynccontextmanager
async def prepared(address: str) -> AsyncIterator[Sql]:
    """A connection to a database that has our tables; Unusable says why it cannot be used."""
    async with connected(address) as sql:
        await _check_server(sql, address)
        if not await has_tables(sql, address):
            await _make_schema(sql, address)
        yield sql


async def check_tables(address: str) -> None:
    """Make sure that there is something of ours to read, and change nothing."""
    async with connected(address) as sql:
        if not await has_tables(sql, address):
            raise Unusable(f"{shown(address)} has no tables yet: start the server once.")


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Sql]:
    """A connection for as long as this takes; every fault is raised as Unusable."""
    sql: Sql = None
    try:
        sql = await connect(address)
        yield sql
    except (*FAULTS, ValueError) as fault:
        raise unusable(fault, address) from fault
    finally:
        if sql is not None:
            sql.terminate()


async def _check_server(sql: Sql, address: str) -> None:
    major = sql.get_server_version().major
    if major < OLDEST:
        raise Unusable(f"PostgreSQL {major} is too old: Lynxdeck needs {OLDEST}.")
    encoding = sql.get_settings().server_encoding
    if encoding != "UTF8":
        raise Unusable(f"{shown(address)} is a database in {encoding}: Lynxdeck needs UTF8.")


async def has_tables(sql: Sql, address: str) -> bool:
    """Whether our tables are there; refuses a schema that is not ours, or of another version."""
    there = "SELECT array_agg(tablename::text) FROM pg_tables WHERE schemaname = $1"
    names = await sql.fetchval(there, SCHEMA)
    if not names:
        return False
    if "version" not in names:
        raise Unusable(f"The schema {SCHEMA} of {shown(address)} is no store of Lynxdeck's.")
    found = int(await sql.fetchval(f"SELECT version FROM {SCHEMA}.version"))
    if found != VERSION:
        raise Unusable(other_version(shown(address), found, VERSION))
    return True


async def _make_schema(sql: Sql, address: str) -> None:
    script = (resources.files(__package__) / "schema.sql").read_text("utf-8")
    async with sql.transaction():
        await sql.execute("SET LOCAL lock_timeout = 0")
        await sql.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=LOCK_S)
        if await has_tables(sql, address):
            return
        await sql.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await sql.execute("CREATE TABLE version (version integer NOT NULL)")
        await sql.execute(f"INSERT INTO version VALUES ({VERSION})")
        await sql.execute(script, timeout=None)


class Condition(NamedTuple):
    keeps: bool
    """Whether what it says it has written survives a power cut."""
    encrypted: bool
    now: int
    """By its own clock, in milliseconds since the epoch."""
    used: bool
    """Whether our tables are in it."""
    servers: int
    """Processes that are alive."""


async def condition(address: str) -> Condition:
    async with connected(address) as sql:
        keeps, encrypted, now = await sql.fetchrow(FACTS)
        used = await has_tables(sql, address)
        return Condition(keeps, encrypted, now, used, await sql.fetchval(PROCESSES) if used else 0)


async def servers(address: str) -> int:
    return (await condition(address)).servers


async def secret(address: str, name: str, fresh: bytes = b"") -> bytes:
    """A secret by its name, the same for all processes; `fresh` is kept if there is none yet."""
    async with prepared(address) as sql:
        if fresh:
            await sql.execute(
                "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                name,
                fresh,
            )
        return await sql.fetchval("SELECT secret FROM secrets WHERE name = $1", name) or b""


# --- the lease ---------------------------------------------------------------------------------


class LostTurnError(Exception):
    """This connection is not its process's newest any more."""


class Lease:
    """This process in the database: alive while its lease is renewed."""

    def __init__(self, address: str, renewed: Callable[[BaseException | None], None]) -> None:
        self.process = 0
        self.servers = 1
        """As many as were alive at the last renewal."""
        self.number = 0
        """Of the connection that writes."""
        self._writing = PostgresConnection(address, self._begin)
        self._renewing = PostgresConnection(address)
        self._renewed = renewed
        """Called with the outcome of each renewal."""
        self._until = 0.0
        """By our own clock."""
        self._task: asyncio.Task[None] | None = None

    @property
    def leased(self) -> bool:
        return time.monotonic() < self._until

    async def open(self) -> None:
        self.process = await self._renewing.ask(
            lambda sql: sql.fetchval("SELECT nextval('tokens')")
        )
        await self._renew()
        await self._renewing.ask(lambda sql: sql.execute(TIDY, FORGOTTEN_S))
        await self._writing.sql()
        self._task = asyncio.get_running_loop().create_task(self._go_on())

    async def close(self) -> None:
        """Leave: our tables are free at once."""
        self._until = 0.0
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Exception):
                await self._renewing.ask(
                    lambda sql: sql.execute("DELETE FROM processes WHERE id = $1", self.process)
                )
        await self._writing.close()
        await self._renewing.close()

    async def sql(self) -> Sql:
        """The connection that writes: no other of this process can any more."""
        return await self._writing.sql()

    def drop(self) -> None:
        self._writing.drop()

    async def check(self, sql: Sql) -> None:
        """Within a transaction: make sure that it is the newest one until the end of it."""
        if not await sql.fetchval(STILL, self.process, self.number):
            raise LostTurnError

    async def _begin(self, sql: Sql) -> None:
        """Take over from all connections before; waits for what they are committing."""
        number = self.number + 1
        async with sql.transaction():
            await sql.execute("SELECT FROM processes WHERE id = $1 FOR UPDATE", self.process)
            await sql.execute(BEGIN, self.process, number)
        self.number = number

    async def _renew(self) -> None:
        asked = time.monotonic()
        others = await self._renewing.ask(lambda sql: sql.fetchval(ENTER, self.process, LEASE_S))
        self.servers = 1 + others
        self._until = asked + LEASE_S - SPARE_S

    async def _go_on(self) -> None:
        pause = RENEW_S
        while True:
            await asyncio.sleep(pause)
            try:
                await self._renew()
            except Exception as fault:
                self._renewed(fault)
                pause = AGAIN_S
            else:
                self._renewed(None)
                pause = RENEW_S
