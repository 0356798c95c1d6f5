"""Our part of the database: whose it is, which version it has, and the steps to the next."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources

from lynxdeck.server.store.address import shown
from lynxdeck.server.store.postgres.connection import FAULTS, SCHEMA, Sql, connect
from lynxdeck.server.store.postgres.faults import unusable
from lynxdeck.server.store.refusals import Unusable

OLDEST = 13
LOCK = int.from_bytes(b"Lynxdeck") >> 1
"""Whoever brings the database up to date holds it; others who start wait, and then see it done."""
LOCK_S = 60.0


def steps() -> dict[int, str]:
    """The migrations by number, each of which makes that version from the one before."""
    folder = resources.files(__package__) / "migrations"
    found = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return {int(file.name.removesuffix(".sql")): file.read_text("utf-8") for file in found}


@asynccontextmanager
async def prepared(address: str) -> AsyncIterator[Sql]:
    """A connection to a database that is up to date; Unusable says why it cannot be used."""
    async with connected(address) as sql:
        await _check_server(sql, address)
        if await version(sql, address) < max(steps()):
            await migrate(sql, address)
        yield sql


async def look(address: str) -> None:
    """Make sure that there is something of ours to read, and change nothing."""
    async with connected(address) as sql:
        found = await version(sql, address)
    if found < max(steps()):
        there = "is of an older Lynxdeck" if found else "has no tables yet"
        raise Unusable(f"{shown(address)} {there}: start the server once.")


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Sql]:
    """A connection for as long as this takes; whatever is wrong is told as Unusable."""
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


async def version(sql: Sql, address: str) -> int:
    """The version of what is there, 0 if nothing is; refuses what is not ours, or not for us."""
    there = "SELECT array_agg(tablename::text) FROM pg_tables WHERE schemaname = $1"
    names = await sql.fetchval(there, SCHEMA)
    if not names:
        return 0
    if "version" not in names:
        raise Unusable(f"The schema {SCHEMA} of {shown(address)} is no store of Lynxdeck's.")
    found = int(await sql.fetchval(f"SELECT version FROM {SCHEMA}.version"))
    newest = max(steps())
    if found > newest < await sql.fetchval(f"SELECT since FROM {SCHEMA}.version"):
        raise Unusable(
            f"{shown(address)} was written by a newer Lynxdeck (version {found} of the store; "
            f"this one knows {newest}). Start the newer one, or restore a backup."
        )
    return found


async def migrate(sql: Sql, address: str) -> None:
    """Take the steps that have not been taken yet, all or none."""
    async with sql.transaction():
        await sql.execute("SET LOCAL lock_timeout = 0")
        await sql.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=LOCK_S)
        begun = await version(sql, address)
        if not begun:
            await sql.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            await sql.execute("CREATE TABLE version (version integer NOT NULL)")
            await sql.execute("INSERT INTO version VALUES (0)")
        for number, step in sorted(steps().items()):
            if number > begun:
                await sql.execute(step, timeout=None)
                await sql.execute("UPDATE version SET version = $1", number)
