"""Connections that end at any moment: nothing acknowledged is lost, nothing refused is there."""

import asyncio
import random
from collections import Counter
from contextlib import suppress

import asyncpg
import pytest

from lynxdeck.server.store import (
    GUEST,
    Attendance,
    Held,
    Key,
    KeyChange,
    NotOwner,
    Page,
    Stale,
    StoreError,
    Unwritable,
)
from lynxdeck.server.store.postgres import PostgresStore, connection
from tests.server.postgres import do
from tests.server.store.asking import Asker

TABLES = [f"t{n}" for n in range(6)]
END_ONE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lynxdeck'
ORDER BY random() LIMIT 1
"""


class Chronicle:
    """What writers were told."""

    def __init__(self) -> None:
        self.there: dict[tuple[str, int], tuple[int, bytes]] = {}
        """Events that were acknowledged, by table and number."""
        self.keys: set[tuple[str, bytes]] = set()
        self.refused: set[bytes] = set()
        self.outcomes: Counter[type] = Counter()

    def note(self, page: Page, outcome: BaseException | None) -> None:
        """What became of a page."""
        self.outcomes[type(outcome)] += 1
        if outcome is not None:
            self.refused |= {payload for _, payload in page.lines}
            return
        for n, line in enumerate(page.lines, start=page.after + 1):
            assert self.there.setdefault((page.table, n), line) is line, "acknowledged twice"
        self.keys |= {(page.table, key.key_hash) for key in (page.keys.add if page.keys else ())}

    async def compare(self, ask: Asker) -> None:
        """All that was acknowledged is there, and nothing else."""
        for table in TABLES:
            taken = await ask.store.visit(table)
            assert taken is not None
            events = {(table, row.n): (row.at, row.payload) for row in taken.rows[1:]}
            told = {place: line for place, line in self.there.items() if place[0] == table}
            assert events == told
            assert {key.key_hash for key in taken.keys} == {k for t, k in self.keys if t == table}
            assert not self.refused & {row.payload for row in taken.rows}
        assert ask.store.damage == {}


class Scribe:
    """Writes to tables, as their owner or as a guest, sometimes at an old number."""

    def __init__(self, number: int, store: PostgresStore, chronicle: Chronicle) -> None:
        self._number = number
        self._ask = Asker(store)
        self._chronicle = chronicle
        self._chance = random.Random(number)
        self._count = 0

    async def write(self, pages: int) -> None:
        """So many pages, one or two at a time."""
        for _ in range(pages // 2):
            table = self._chance.choice(TABLES)
            try:
                if self._chance.random() < 0.2:
                    await self._change_owner(table)
                at = len(await self._ask.store.read(table))
            except StoreError:  # it broke off, and once more when it was tried again
                continue
            asked = []
            for _ in range(self._chance.choice((1, 2))):
                page = self._page(table, at)
                asked.append((page, self._ask.ask_page(page)))
                at += len(page.lines)
            for page, outcome in asked:
                self._chronicle.note(page, await asyncio.wait_for(outcome, 30))

    async def _change_owner(self, table: str) -> None:
        owners = self._ask.owners
        if table in owners:
            await self._ask.store.release(table, owners.pop(table))
            return
        with suppress(Held):
            owners[table] = await self._ask.store.claim(table)

    def _page(self, table: str, at: int) -> Page:
        self._count += 1
        word = f"{self._number} {self._count}".encode()
        lines = [(n, b"%b %d" % (word, n)) for n in range(self._chance.choice((1, 1, 3)))]
        owner = self._chance.choice((GUEST, self._ask.owners.get(table, GUEST)))
        keys = KeyChange([Key(table, 1, "seat", word)])
        change = keys if self._chance.random() < 0.1 else None
        return Page(table, at, owner, lines, None, change)


async def end_connections(address: str, times: int, chance: random.Random) -> None:
    """End one connection after the other."""
    sql = await asyncpg.connect(address)
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.01, 0.1))  # time is the subject: any moment
        await sql.execute(END_ONE)
    await sql.close()


@pytest.mark.parametrize("ends", [15, pytest.param(400, marks=pytest.mark.long)])
def test_whatever_ends_when_everybody_is_told_the_truth(
    postgres: str, monkeypatch: pytest.MonkeyPatch, ends: int
) -> None:
    monkeypatch.setattr(connection, "RENEW_S", 0.2)

    async def scene() -> None:
        stores = [PostgresStore(postgres) for _ in range(3)]
        for store in stores:
            await store.open()
        await Asker(stores[0]).create(*TABLES)
        for table in TABLES:
            taken = await stores[0].take(table)
            assert taken is not None
            await stores[0].release(table, taken.owner)
        chronicle = Chronicle()
        ending = asyncio.create_task(end_connections(postgres, ends, random.Random(ends)))
        round_of = 0
        while not ending.done():
            scribes = [Scribe(round_of + n, stores[n % 3], chronicle) for n in range(6)]
            await asyncio.gather(*(scribe.write(20) for scribe in scribes))
            round_of += len(scribes)
        await ending
        await chronicle.compare(Asker(stores[0]))
        assert set(chronicle.outcomes) <= {type(None), Stale, NotOwner, Unwritable}
        assert chronicle.outcomes[type(None)] > ends
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_who_is_here_is_told_again_after_a_crash(postgres: str) -> None:
    """A crash of PostgreSQL ends all connections, and leaves nothing in a table without a log."""

    async def scene() -> None:
        ann, ben = PostgresStore(postgres), PostgresStore(postgres)
        await ann.open()
        await ben.open()
        try:
            await Asker(ann).create("a", "b", "c")
            await ann.attend(
                [Attendance("a", b"me"), Attendance("b", b"me"), Attendance("c", b"x")]
            )
            await ann.attend([Attendance("b", b"us"), Attendance("c", b"")])
            end_all = END_ONE.replace("ORDER BY random() LIMIT 1", "")
            await do(postgres, "TRUNCATE lynxdeck.attendance", end_all)
            await ann.date()  # whatever it is asked next
            told = {one.table: one.payload for one in await ben.attendances(["a", "b", "c"])}
            assert told == {"a": b"me", "b": b"us"}
        finally:
            await ann.close()
            await ben.close()

    asyncio.run(scene())
