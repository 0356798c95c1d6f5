"""A look at everything that is stored, after the start and beside those who play."""

import asyncio
import time
from collections.abc import Callable, Sequence

import structlog

from lynxdeck.server import folding, listing, versions
from lynxdeck.server.store import EventStore, Row, StoreError, TableRow
from lynxdeck.table.summary import summarise

AFTER_S = 30.0
"""How long after the start it begins: until then everybody comes back."""
SHARE = 0.2
"""How much of its time the look may take of a core."""
WATCH_S = 1.0
"""How often is looked whether the store can be written to."""
TELL_S = 10.0
"""How often the log says how far it is."""
NAMED = 20
"""Damaged tables that are named; the rest is counted."""
ITSELF = "the store itself"
PROGRESS = {
    "waiting": "not checked yet",
    "checking": "checking, {done} of {all} tables",
    "done": "checked",
    "failed": "could not be checked",
}

log = structlog.get_logger()


class Checkup:
    """How far it is, and what was found."""

    def __init__(self, store: EventStore) -> None:
        self.done = self.all = 0
        self.state = "waiting"
        """One of PROGRESS."""
        self._store = store
        self._reason: str | None = None
        self._said: set[str] = set()
        self._told_at = time.monotonic()
        self._unwiped: list[str] = []
        """Tables at which a crash cut the wiping of a player's words short."""

    async def run_later(self) -> None:
        """The same as `run`, when those who were cut off are back."""
        await asyncio.sleep(AFTER_S)
        await self.run()

    async def run(self) -> None:
        """Look at everything once; whatever is found is said as it is found."""
        self.state = "checking"
        try:
            await self._store.verify(self._judge, self._told, SHARE)
            for name in self._unwiped:
                await self._store.rewrite(folding.unwiped(await self._store.read(name)))
        except StoreError as fault:
            self.state = "failed"
            log.warning("store.check_failed", fault=str(fault))
            return
        self.state = "done"
        self.say()
        log.info("store.checked", tables=self.all, damaged=len(self._store.damage))

    async def watch(self) -> None:
        """Say when the store cannot be written to any more, and when it can again."""
        while True:
            if self._store.reason != self._reason:
                self._reason = self._store.reason
                if self._reason:
                    log.error("store.unwritable", fault=self._reason)
                else:
                    log.warning("store.writable")
            await asyncio.sleep(WATCH_S)

    def say(self) -> None:
        """Log what is damaged and was not said yet."""
        for table, fault in self._store.damage.items():
            if table not in self._said:
                self._said.add(table)
                log.error("store.damaged", table=table or ITSELF, fault=fault)

    def lines(self) -> list[str]:
        """What `/readyz` tells of it."""
        told = ["store: " + PROGRESS[self.state].format(done=self.done, all=self.all)]
        damage = list(self._store.damage.items())
        told += [
            f"damaged: {table or 'the store itself'}: {fault}" for table, fault in damage[:NAMED]
        ]
        if len(damage) > NAMED:
            told.append(f"damaged: {len(damage) - NAMED} more: see `lynxdeck doctor`")
        return told

    def _judge(self, entry: TableRow, rows: Sequence[Row]) -> str:
        if folding.unwiped(rows):
            self._unwiped.append(entry.table)
        return judge(entry, rows)

    def _told(self, done: int, of: int) -> None:
        self.done, self.all = done, of
        self.say()
        if time.monotonic() > self._told_at + TELL_S:
            self._told_at = time.monotonic()
            log.info("store.checking", done=done, of=of)


def judge(
    entry: TableRow, rows: Sequence[Row], foreign: Callable[[str], None] = lambda _: None
) -> str:
    """What is wrong with a table's log or with how it is listed; nothing if nothing is.

    Nothing is wrong with a table of another version: `foreign` hears its name.
    """
    try:
        table = folding.replay(entry.table, rows)
    except Exception as fault:  # whatever it is
        if not versions.is_foreign(fault):
            return "its log no longer replays"
        foreign(entry.table)
        return ""
    if not rows:
        return "its events are gone"
    listed = listing.summary(entry)
    if listed is None:  # an older version wrote it
        return ""
    real = summarise(table)
    if (listed.status, listed.games, listed.sheet) != (real.status, real.games, real.sheet):
        return "how it is listed does not agree with its log"
    return ""
