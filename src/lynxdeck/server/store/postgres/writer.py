"""Everything that waits when the connection is free becomes one commit.

While the database is at work the next appends gather; patient ones do so for some time after it,
too. When the connection breaks under a commit, nobody is called back before a new one has shown
what became of it. Pages of many tables go into one statement: each table's are written all or not
at all.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import asyncpg

from lynxdeck.server.store import (
    GUEST,
    Conflict,
    Done,
    KeyChange,
    NotOwner,
    Owner,
    Page,
    Stale,
    StoreClosed,
    StoreError,
    UnknownTable,
    Unwritable,
)
from lynxdeck.server.store.address import shown
from lynxdeck.server.store.common import (
    BaseWriter,
    Callbacks,
    Outcome,
    check,
    event_check,
    settle,
)
from lynxdeck.server.store.postgres.connection import (
    Lease,
    LostTurnError,
    Sql,
    explain,
    is_lost,
)
from lynxdeck.server.store.postgres.tables import change_keys, keys_changed, number_of

T = TypeVar("T")
Work = Callable[[Sql], Awaitable[T]]

RETRY_S = 0.2
"""When to try again to reach a database that is away."""
TRIES = 3
"""Of a database that answers, and breaks off each time."""
LAST_TRY_S = 5.0
"""How long closing waits for it."""
AGAIN = ("40001", "40P01", "55P03")
"""PostgreSQL's codes for: nothing is wrong, but not now."""
NOBODY = ("53", "58", "25006", "54", "F0", "P0", "XX")
"""How its codes begin when it could not write for anybody."""
DAMAGED = ("XX001", "XX002")
PAUSE_S = 0.008
"""How long after the start of a commit patient writes wait for others."""
WRITE = """
WITH mine AS MATERIALIZED (
  SELECT FROM processes WHERE id = $1 AND session = $2 FOR KEY SHARE
), asked AS MATERIALIZED (
  SELECT * FROM unnest($3::text[], $4::integer[], $5::bigint[], $6::integer[], $7::bigint[])
    AS asked (name, after, owner, last, at)
), found AS MATERIALIZED (
  SELECT name, last, owner FROM heads
  WHERE name = ANY ($3::text[]) AND EXISTS (SELECT FROM mine)
  ORDER BY name FOR NO KEY UPDATE
), good AS MATERIALIZED (
  SELECT asked.* FROM asked JOIN found USING (name)
  WHERE found.last = asked.after AND asked.owner IN (0, found.owner)
), moved AS (
  UPDATE heads SET last = good.last, at = coalesce(good.at, heads.at)
  FROM good WHERE heads.name = good.name
), written AS (
  INSERT INTO log (name, n, at, payload, crc)
  SELECT * FROM unnest($8::text[], $9::integer[], $10::bigint[], $11::bytea[], $12::bigint[])
    AS line (name, n, at, payload, crc)
  WHERE name IN (SELECT name FROM good)
), listed AS (
  UPDATE tables
  SET status = fresh.status, summary = fresh.summary, listed_crc = fresh.crc,
    updated = coalesce(fresh.updated, tables.updated)
  FROM unnest($13::text[], $14::text[], $15::bytea[], $16::bigint[], $17::bigint[])
    AS fresh (name, status, summary, crc, updated)
  WHERE tables.name = fresh.name AND fresh.name IN (SELECT name FROM good)
)
SELECT asked.name, found.last, found.owner, EXISTS (SELECT FROM mine) AS mine
FROM asked LEFT JOIN found USING (name)
WHERE asked.name NOT IN (SELECT name FROM good)
"""
"""Answers with the tables of which nothing was written, and what they are at.

Rows are locked in the order of their names, so that two who write the same tables never wait for
each other; the one that waited sees what the other made of them.
"""
LOOK = """
SELECT log.name, n, at, payload FROM unnest($1::text[], $2::integer[], $3::integer[])
  AS asked (name, after, last)
JOIN log ON log.name = asked.name AND n > asked.after AND n <= asked.last ORDER BY log.name, n
"""


class Head(NamedTuple):
    last: int
    owner: Owner | None


class Chain(NamedTuple):
    """Pages that follow each other at one table, by their places in what is asked for."""

    table: str
    pages: list[tuple[int, Page]]

    @property
    def after(self) -> int:
        return self.pages[0][1].after

    @property
    def last(self) -> int:
        page = self.pages[-1][1]
        return page.after + len(page.lines)


Waiting = list[tuple[int, Page]]


def chains_of(waiting: Iterable[tuple[int, Page]]) -> tuple[list[Chain], Waiting]:
    """What can be written at once, and what has to wait for the outcome of that."""
    begun: dict[str, Chain] = {}
    ends: dict[str, tuple[int, Owner]] = {}
    left: Waiting = []
    for place, page in waiting:
        table = page.table
        chain = begun.get(table)
        if chain is None:
            begun[table] = Chain(table, [(place, page)])
        elif ends[table] == (page.after, page.owner):
            chain.pages.append((place, page))
        else:
            left.append((place, page))
            ends[table] = (-1, GUEST)
            continue
        ends[table] = (page.after + len(page.lines), page.owner)
    return list(begun.values()), left


async def write_chains(
    sql: Sql, process: int, session: int, asked: Sequence[Chain]
) -> dict[str, Head | None]:
    """Write chains; those tables of which nothing was written, and what they are at."""
    names, afters, owners, lasts, times = [], [], [], [], []
    tables, numbers, ats, payloads, crcs = [], [], [], [], []
    listings: dict[str, tuple[str, bytes, int, int | None]] = {}
    for table, pages in asked:
        number, n, at = number_of(table), pages[0][1].after, None
        names.append(table)
        afters.append(n)
        owners.append(pages[0][1].owner)
        for _, page in pages:
            for at, payload in page.lines:
                n += 1
                tables.append(table)
                numbers.append(n)
                ats.append(at)
                payloads.append(payload)
                crcs.append(event_check(number, n, at, payload))
            if page.listing is not None:
                before = listings.get(table)
                when = page.lines[-1][0] if page.lines else before[3] if before else None
                listings[table] = (*page.listing, check(*page.listing), when)
        lasts.append(n)
        times.append(at)
    listed = list(zip(*listings.values(), strict=True)) or [()] * 4
    refused = await sql.fetch(
        WRITE, process, session, names, afters, owners, lasts, times,
        tables, numbers, ats, payloads, crcs, list(listings), *listed,
    )  # fmt: skip
    if refused and not refused[0]["mine"]:
        raise LostTurnError
    return {name: None if last is None else Head(last, owner) for name, last, owner, _ in refused}


async def written_chains(sql: Sql, asked: Sequence[Chain]) -> set[str]:
    """The tables whose chains are there, after a connection broke that wrote them."""
    rows = await sql.fetch(
        LOOK,
        [chain.table for chain in asked],
        [chain.after for chain in asked],
        [chain.last for chain in asked],
    )
    there: dict[str, list[tuple[int, bytes]]] = {}
    for name, _, at, payload in rows:
        there.setdefault(name, []).append((at, payload))
    return {
        chain.table
        for chain in asked
        if there.get(chain.table, []) == [line for _, page in chain.pages for line in page.lines]
        and chain.last > chain.after
    }


def refusal(page: Page, head: Head | None) -> StoreError | None:
    """Why a page cannot be written to a table that is at this; None if it can."""
    if head is None:
        return UnknownTable(f"There is no table {page.table}.")
    if page.owner not in (GUEST, head.owner):
        return NotOwner(f"Table {page.table} has another owner.")
    if page.after != head.last:
        return Stale(f"Table {page.table} is at {head.last}, not at {page.after}.")
    return None


class Task(NamedTuple):
    work: Work[None]
    repeat: Work[None]
    """What to do if nobody knows whether it was done."""


Job = tuple[Page | Task, Done]


class PostgresWriter(BaseWriter[Task]):
    def __init__(self, address: str, lease: Lease) -> None:
        super().__init__(asyncio.get_running_loop())
        self._address = address
        self._lease = lease
        self._callbacks = Callbacks(self._loop, done=self._rouse)
        self._asleep: asyncio.Future[None] | None = None
        self._due = False
        """Whether something that was gathered is not to wait any longer."""
        self._soon: asyncio.TimerHandle | None = None
        self._begun_at = 0.0
        """When the last commit was begun, by the loop's clock."""
        self._open = True
        self._closed_at = 0.0
        self._in_doubt = False
        """Whether it has to be found out what became of a commit."""
        self._task = self._loop.create_task(self._run())

    async def stop(self) -> None:
        self._open = False
        self._closed_at = self._loop.time()
        self._hurry()
        await self._task
        self.reason = "The store is closed."

    def tried(self, fault: BaseException | None) -> None:
        if fault is None:
            self.reason = None
        else:
            why = explain(fault, self._address)
            self.reason = f"{shown(self._address)} cannot be written to: {why}."

    def append(self, page: Page, done: Done) -> None:
        if not self._open:
            self._loop.call_soon(done, StoreClosed("The store is closed."))
            return
        self._gathered.append((page, done))
        if not page.patient:
            self._hurry()
        elif self._soon is None and not self._due:
            self._soon = self._loop.call_at(self._begun_at + PAUSE_S, self._hurry)

    async def do(self, work: Work[T], repeat: Work[T] | None = None) -> T:
        """Have something done in its turn, wholly or not at all."""
        if not self._open:
            raise StoreClosed("The store is closed.")
        if self._in_doubt and self.reason:  # nobody waits long for a database that is away
            raise Unwritable(self.reason)
        answer: asyncio.Future[None] = self._loop.create_future()
        answers: list[T] = []

        async def keep(do: Work[T], sql: Sql) -> None:
            answers.append(await do(sql))

        task = Task(partial(keep, work), partial(keep, repeat or work))
        self._gathered.append((task, partial(settle, answer)))
        self._hurry()
        # The caller may give up; what was asked for is done all the same.
        await asyncio.shield(answer)
        return answers[-1]

    def _hurry(self) -> None:
        self._due = True
        self._rouse()

    def _rouse(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def _run(self) -> None:
        """One group after the other; what comes during the callbacks of one shares the next."""
        while self._open or self._gathered:
            if self._due and not self._callbacks.busy:
                jobs = self._take()
                try:
                    outcomes = await self._work(jobs)
                except Exception as fault:  # of any kind: callers wait
                    outcomes = [fault] * len(jobs)
                self._count(jobs, outcomes)
                dones = (done for _, done in jobs)
                self._callbacks.call(zip(dones, outcomes, strict=True))
            else:
                self._asleep = self._loop.create_future()
                await self._asleep
        while self._callbacks.busy:
            await asyncio.sleep(0)

    def _take(self) -> list[Job]:
        jobs, self._gathered = self._gathered, []
        self._due, self._begun_at = False, self._loop.time()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        return jobs

    async def _work(self, jobs: Sequence[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        pages: list[Page] = []
        for work, _ in jobs:
            if isinstance(work, Page) and work.keys is None:
                pages.append(work)
                continue
            outcomes += await self._append(pages)
            pages = []
            outcomes.append(await self._by_itself(work))
        return outcomes + await self._append(pages)

    # --- pages --------------------------------------------------------------------------------

    async def _append(self, pages: Sequence[Page]) -> list[Outcome]:
        outcomes: list[Outcome] = [None] * len(pages)
        waiting = list(enumerate(pages))
        while waiting:
            chains, waiting = chains_of(waiting)
            again: Waiting = []
            for chain, head in await self._together(chains):
                if isinstance(head, BaseException):
                    for place, _ in chain.pages:
                        outcomes[place] = head
                else:
                    again += refuse(chain, head, outcomes)
            waiting = sorted(again + waiting, key=lambda one: one[0])
        return outcomes

    async def _together(
        self, chains: Sequence[Chain]
    ) -> list[tuple[Chain, Head | BaseException | None]]:
        """The chains that were not written, with their tables' last event or the reason."""
        try:
            refused = await self._write(chains)
            return [(chain, refused[chain.table]) for chain in chains if chain.table in refused]
        except Exception as fault:
            if is_the_database(fault):
                why = self._unwritable(fault)
                return [(chain, why) for chain in chains]
            parts = [[one] for one in chains] if len(chains) > 1 else pages_of(chains[0])
            if len(parts) == 1:
                return [(chains[0], explained(fault))]
        return [outcome for part in parts for outcome in await self._together(part)]

    async def _write(self, chains: Sequence[Chain]) -> dict[str, Head | None]:
        """Write chains, and know for sure: those tables of which nothing was written."""
        lost: Exception | None = None
        for _ in range(TRIES):
            sql, lease = await self._sql(wait=False), self._lease
            try:
                refused = await write_chains(sql, lease.process, lease.number, chains)
            except Exception as fault:
                if not self._goes_on_after(fault):
                    raise
                lost = fault
            else:
                self._committed()
                return refused
            if is_lost(lost):
                chains = await self._missing(chains)
            if not chains:
                self._committed()
                return {}
        raise lost or LostTurnError

    async def _missing(self, chains: Sequence[Chain]) -> list[Chain]:
        """What was not written of that whose answer was lost; waits until that can be known."""
        while True:
            sql = await self._sql(wait=True)
            try:
                there = await written_chains(sql, chains)
            except Exception as fault:
                if not self._goes_on_after(fault):
                    raise
            else:
                return [chain for chain in chains if chain.table not in there]

    # --- everything else ----------------------------------------------------------------------

    async def _by_itself(self, work: Page | Task) -> Outcome:
        task, patient = work, isinstance(work, Page)
        if isinstance(task, Page):
            assert task.keys is not None
            asked = (task, task.keys)
            task = Task(partial(self._put, *asked), partial(self._put_again, *asked))
        try:
            await self._transact(task.work, task.repeat, patient=patient)
        except Exception as fault:
            return self._unwritable(fault) if is_the_database(fault) else explained(fault)
        return None

    async def _transact(self, work: Work[None], repeat: Work[None], *, patient: bool) -> None:
        sent, tries = False, 0
        while True:
            sql = await self._sql(wait=sent and patient)
            tries += 1
            try:
                async with sql.transaction():
                    await self._lease.check(sql)
                    await (repeat if sent else work)(sql)
                    sent = True
            except Exception as fault:
                doubt = sent and patient
                if not self._goes_on_after(fault) or (tries >= TRIES and not doubt):
                    raise
            else:
                self._committed()
                return

    async def _put(self, page: Page, keys: KeyChange, sql: Sql) -> None:
        lease, chain = self._lease, Chain(page.table, [(0, page)])
        refused = await write_chains(sql, lease.process, lease.number, [chain])
        if page.table in refused:
            raise refusal(page, refused[page.table]) or LostTurnError
        await change_keys(sql, page.table, keys, page.keys_at)

    async def _put_again(self, page: Page, keys: KeyChange, sql: Sql) -> None:
        chain = Chain(page.table, [(0, page)])
        there = (
            bool(await written_chains(sql, [chain]))
            if page.lines
            else await keys_changed(sql, page.table, keys)
        )
        if not there:
            await self._put(page, keys, sql)

    # --- the connection -----------------------------------------------------------------------

    async def _sql(self, *, wait: bool) -> Sql:
        """The connection. With `wait`, until the database is back: a commit is in doubt."""
        self._in_doubt = wait
        try:
            while True:
                try:
                    return await self._lease.sql()
                except Exception as fault:
                    why = self._unwritable(fault)
                    if not wait:
                        raise why from fault
                late = self._loop.time() > self._closed_at + LAST_TRY_S
                if not self._open and late:
                    raise StoreClosed("The store was closed before the database came back.")
                await asyncio.sleep(RETRY_S)
        finally:
            self._in_doubt = False

    def _goes_on_after(self, fault: Exception) -> bool:
        """Whether it is to be tried again: the connection broke, or the database asks for it."""
        if isinstance(fault, LostTurnError) or is_lost(fault):
            self._lease.drop()
            return True
        return str(getattr(fault, "sqlstate", "")) in AGAIN

    def _committed(self) -> None:
        self.commits += 1
        self.reason = None

    def _unwritable(self, fault: BaseException) -> BaseException:
        if isinstance(fault, StoreClosed | Unwritable):
            return fault
        self.tried(fault)
        return Unwritable(str(self.reason))


def refuse(chain: Chain, head: Head | None, outcomes: list[Outcome]) -> Waiting:
    """Say why pages of a chain cannot be written; those from the first that perhaps can are left.

    What the table is at was seen at one moment, for all of them.
    """
    for number, (place, page) in enumerate(chain.pages):
        why = refusal(page, head)
        if why is None:
            return chain.pages[number:]
        outcomes[place] = why
    return []


def pages_of(chain: Chain) -> list[list[Chain]]:
    return [[Chain(chain.table, [page])] for page in chain.pages]


def is_the_database(fault: BaseException) -> bool:
    """Whether nothing at all could have been written."""
    code = str(getattr(fault, "sqlstate", ""))
    if isinstance(fault, StoreClosed | Unwritable) or is_lost(fault):
        return True
    return code.startswith(NOBODY) and code not in DAMAGED


def explained(fault: BaseException) -> BaseException:
    """What is wrong with one job's rows, in the store's words; other faults as they are."""
    if isinstance(fault, asyncpg.UniqueViolationError):
        return Conflict("This is taken already.")
    if isinstance(fault, asyncpg.ForeignKeyViolationError):
        return UnknownTable("This table is gone.")
    if str(getattr(fault, "sqlstate", "")) in DAMAGED:
        return Unwritable("This part of the store cannot be written: restore a backup.")
    return fault
