"""What is wrong with a database that tables are in, and what to do about it."""

import asyncio
from collections.abc import Generator, Iterator
from functools import partial
from typing import TYPE_CHECKING

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted
from lynxdeck.server.checkup import judge
from lynxdeck.server.doctor.finding import Finding, Told, damaged
from lynxdeck.server.settings import Settings, variable
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.address import is_local, shown

if TYPE_CHECKING:
    from lynxdeck.server.store.postgres.condition import Condition

APART_MS = 2_000
"""So far may the database's clock and ours be apart."""


def findings(
    settings: Settings, now: int, told: Told
) -> "Generator[Finding, None, Condition | None]":
    """The database and what is in it; servers may be using it. How it is, if it can be used."""
    try:
        condition, damage, foreign = asyncio.run(_examine(settings.store, told))
    except ModuleNotFoundError:
        advice = "pip install 'lynxdeck[postgres]'"
        yield Finding("store", "wrong", "Tables in PostgreSQL need a bit more.", advice)
        return None
    except (StoreError, Refusal) as fault:
        advice = f"Mend it there, or correct {variable('store')}."
        yield Finding("store", "wrong", str(fault), advice)
        return None
    yield from _state(settings.store, condition, now)
    yield from _versions(shown(settings.store), condition, foreign)
    yield from damaged(damage)
    if not damage:
        tables = "is whole" if condition.version else "has no tables yet"
        yield Finding("store", "fine", f"{shown(settings.store)} {tables}{_used(condition)}.")
    yield from _bots(settings, condition)
    return condition


async def _examine(address: str, told: Told) -> "tuple[Condition, dict[str, str], list[str]]":
    """How it is, what of it is not as it was written, and what another version has written."""
    from lynxdeck.server.store.postgres import PostgresStore
    from lynxdeck.server.store.postgres.condition import look

    condition = await look(address)
    if not condition.version:
        return condition, {}, []
    store, foreign = PostgresStore(address), list[str]()
    await store.look()
    try:
        await store.verify(partial(judge, foreign=foreign.append), told, 1.0)
    finally:
        await store.close()
    return condition, dict(store.damage), foreign


def _state(address: str, condition: "Condition", now: int) -> Iterator[Finding]:
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


def _versions(place: str, condition: "Condition", foreign: list[str]) -> Iterator[Finding]:
    """What there is to know during a release, and after one that was not finished."""
    if condition.newer:
        yield Finding(
            "store",
            "mind",
            f"A newer Lynxdeck has brought {place} further; this version can go on with it.",
            "Renew this one too.",
        )
    if foreign:
        yield Finding(
            "store",
            "mind",
            f"For {counted(len(foreign), 'table')} another version of the server is needed.",
            "Have one beside this, or let them grow old.",
        )


def _used(condition: "Condition") -> str:
    """By whom it is used, to be added to a sentence."""
    kinds = (("server", condition.servers), ("worker", condition.thinkers))
    users = " and ".join(counted(number, noun) for noun, number in kinds if number)
    return f", in use by {users}" if users else ""


def _bots(settings: Settings, condition: "Condition") -> Iterator[Finding]:
    if settings.thinking == "elsewhere" and not condition.thinkers:
        yield Finding(
            "bots",
            "wrong",
            f"{variable('thinking')} is elsewhere, but nobody thinks there: bots wait.",
            "Start lynxdeck think.",
        )
