"""What is wrong with a database that tables are in, and what to do about it."""

import asyncio
from collections.abc import Iterator

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted
from lynxdeck.server.checkup import judge
from lynxdeck.server.finding import Finding, Told
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.address import is_local, shown

APART_MS = 2_000
"""So far may the database's clock and ours be apart."""


def findings(address: str, now: int, told: Told) -> Iterator[Finding]:
    """The database and what is in it; servers may be using it."""
    try:
        from lynxdeck.server.store.postgres import PostgresStore
        from lynxdeck.server.store.postgres.condition import Condition, look
    except ModuleNotFoundError:
        advice = "pip install 'lynxdeck[postgres]'"
        yield Finding("store", "wrong", "Tables in PostgreSQL need a bit more.", advice)
        return

    async def work() -> tuple[Condition, dict[str, str]]:
        condition = await look(address)
        if not condition.version:
            return condition, {}
        store = PostgresStore(address)
        await store.look()
        try:
            await store.verify(judge, told, 1.0)
        finally:
            await store.close()
        return condition, dict(store.damage)

    try:
        condition, damage = asyncio.run(work())
    except (StoreError, Refusal) as fault:
        yield Finding("store", "wrong", str(fault), "Mend it, or LYNXDECK_STORE.")
        return
    place = shown(address)
    if not condition.keeps:
        yield Finding(
            "store",
            "wrong",
            f"PostgreSQL at {place} does not wait for its disk: a power cut can lose everything.",
            "Set fsync and full_page_writes to on.",
        )
    if not (condition.encrypted or is_local(address)):
        yield Finding(
            "store",
            "mind",
            f"The way to {place} is not encrypted: cards can be read on it.",
            "Add ?sslmode=verify-full to the address.",
        )
    if abs(apart := condition.now - now) > APART_MS:
        yield Finding(
            "clock",
            "mind",
            f"The database's clock is {abs(apart) // 1000} seconds apart from this machine's.",
            "Let NTP keep both. Turns are not touched by it.",
        )
    for table, told_of in damage.items():
        yield Finding("store", "wrong", f"Table {table}: {told_of}.", _advice(told_of))
    if not damage:
        used = f", in use by {counted(condition.servers, 'server')}" if condition.servers else ""
        tables = "is whole" if condition.version else "has no tables yet"
        yield Finding("store", "fine", f"{place} {tables}{used}.")


def _advice(fault: str) -> str:
    if "acknowledged" in fault:
        return (
            "Something else deleted them. Restore a dump, or stop the servers and accept it:"
            " lynxdeck doctor --accept."
        )
    if "listed" in fault:
        return "Open the table once: it is listed anew."
    return "Restore a dump, if it matters more than what was played since."
