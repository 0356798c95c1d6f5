"""How a database is, for whoever looks after it."""

from typing import NamedTuple

from lynxdeck.server.store.address import shown
from lynxdeck.server.store.postgres.schema import connected, prepared, steps, version
from lynxdeck.server.store.refusals import Unusable

FACTS = """
SELECT current_setting('fsync')::boolean AND current_setting('full_page_writes')::boolean,
  coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false),
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
PROCESSES = "SELECT count(*) FROM processes WHERE until > clock_timestamp()"
THINKERS = (
    "SELECT count(*) FROM thinkers JOIN processes ON id = process AND until > clock_timestamp()"
)
THINKERS_SINCE = 2
"""The version of our tables from which on there can be any."""
ACCEPT = """
UPDATE heads SET last = there.n
FROM (SELECT name, coalesce((SELECT max(n) FROM log WHERE log.name = heads.name), 0) AS n
  FROM heads) AS there
WHERE heads.name = there.name AND heads.last > there.n
"""


class Condition(NamedTuple):
    """What there is to know."""

    keeps: bool
    """Whether what it says it has written survives a power cut."""
    encrypted: bool
    now: int
    """By its own clock, in milliseconds since the epoch."""
    version: int
    """Of our tables in it; 0 if there are none."""
    servers: int
    """That are alive."""
    thinkers: int
    """That are alive and think for them."""

    @property
    def newer(self) -> bool:
        """Whether a newer program has brought our tables further."""
        return self.version > max(steps())


async def look(address: str) -> Condition:
    """Look, and change nothing."""
    async with connected(address) as sql:
        keeps, encrypted, now = await sql.fetchrow(FACTS)
        found = await version(sql, address)
        alive = await sql.fetchval(PROCESSES) if found else 0
        thinkers = await sql.fetchval(THINKERS) if found >= THINKERS_SINCE else 0
        return Condition(keeps, encrypted, now, found, alive - thinkers, thinkers)


async def servers(address: str) -> int:
    """How many processes are alive in a database."""
    return (await look(address)).servers


async def accept(address: str) -> None:
    """Take what is there of each table for all there was. Nobody may use the database."""
    if await servers(address):
        raise Unusable(f"{shown(address)} is in use.")
    async with prepared(address) as sql:
        await sql.execute(ACCEPT, timeout=None)
