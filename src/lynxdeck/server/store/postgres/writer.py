"""Whatever waits when the connection is free becomes one commit.

While the database is at work the next appends gather; patient ones do so for some time after it,
too. When the connection breaks under a commit, nobody is told anything before a new one has shown
what became of it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import asyncpg

from lynxdeck.server.store.address import shown
from lynxdeck.server.store.contract import UNCHANGED, Done, Page
from lynxdeck.server.store.postgres import batch, keys
from lynxdeck.server.store.postgres.batch import Chain, Head
from lynxdeck.server.store.postgres.connection import Sql, is_lost
from lynxdeck.server.store.postgres.faults import told
from lynxdeck.server.store.postgres.session import LostTurnError, Session
from lynxdeck.server.store.refusals import Closed, Conflict, UnknownTable, Unwritable
from lynxdeck.server.store.teller import Outcome, Teller, settle

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
"""So long after a commit was begun, what is patient waits for others."""


class Append(NamedTuple):
    """A page that somebody waits for."""

    page: Page
    done: Done


class Task(NamedTuple):
    """Anything else that changes something: done in its turn, wholly or not at all."""

    work: Work[None]
    repeat: Work[None]
    """What to do if nobody knows whether it was done."""
    done: Done


class Writer:
    """Takes appends and tasks, and does them in order."""

    def __init__(self, address: str, session: Session) -> None:
        self.reason: str | None = "The store is not open."
        self.commits = self.appended = self.failed = 0
        self._address = address
        self._session = session
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append | Task] = []
        self._teller = Teller(self._loop, done=self._rouse)
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
        self.heard(None)
        self._task = self._loop.create_task(self._run())

    async def stop(self) -> None:
        """Finish everything, then end."""
        self._open = False
        self._closed_at = self._loop.time()
        self._hurry()
        await self._task
        self.reason = "The store is closed."

    def heard(self, fault: BaseException | None) -> None:
        """How the last attempt to write went."""
        if fault is None:
            self.reason = None
        else:
            why = told(fault, self._address)
            self.reason = f"{shown(self._address)} cannot be written to: {why}."

    def append(self, page: Page, done: Done) -> None:
        """Queue a page; `done` follows."""
        if not self._open:
            self._loop.call_soon(done, Closed("The store is closed."))
            return
        self._gathered.append(Append(page, done))
        if not page.patient:
            self._hurry()
        elif self._soon is None and not self._due:
            self._soon = self._loop.call_at(self._begun_at + PAUSE_S, self._hurry)

    async def do(self, work: Work[T], repeat: Work[T] | None = None) -> T:
        """Have something done in its turn, wholly or not at all."""
        if not self._open:
            raise Closed("The store is closed.")
        if self._in_doubt and self.reason:  # nobody waits long for a database that is away
            raise Unwritable(self.reason)
        answer: asyncio.Future[None] = self._loop.create_future()
        answers: list[T] = []

        async def keep(do: Work[T], sql: Sql) -> None:
            answers.append(await do(sql))

        task = Task(partial(keep, work), partial(keep, repeat or work), partial(settle, answer))
        self._gathered.append(task)
        self._hurry()
        # Whoever asked may give up; what was asked for is done all the same.
        await asyncio.shield(answer)
        return answers[-1]

    def _hurry(self) -> None:
        self._due = True
        self._rouse()

    def _rouse(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    async def _run(self) -> None:
        """One group after the other; what comes while one is told shares the next."""
        while self._open or self._gathered:
            if self._due and not self._teller.busy:
                jobs = self._take()
                try:
                    outcomes = await self._work(jobs)
                except Exception as fault:  # whatever it is, somebody waits
                    outcomes = [fault] * len(jobs)
                self._count(jobs, outcomes)
                self._teller.tell(jobs, outcomes)
            else:
                self._asleep = self._loop.create_future()
                await self._asleep
        while self._teller.busy:
            await asyncio.sleep(0)

    def _take(self) -> list[Append | Task]:
        """All that waits, to be done now."""
        jobs, self._gathered = self._gathered, []
        self._due, self._begun_at = False, self._loop.time()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        return jobs

    async def _work(self, jobs: Sequence[Append | Task]) -> list[Outcome]:
        """Pages that follow each other at once, everything else by itself."""
        outcomes: list[Outcome] = []
        pages: list[Page] = []
        for job in jobs:
            if isinstance(job, Append) and job.page.keys is UNCHANGED:
                pages.append(job.page)
                continue
            outcomes += await self._append(pages)
            pages = []
            outcomes.append(await self._by_itself(job))
        return outcomes + await self._append(pages)

    def _count(self, jobs: Sequence[Append | Task], outcomes: Sequence[Outcome]) -> None:
        for job, fault in zip(jobs, outcomes, strict=True):
            if isinstance(job, Append):
                if fault is None:
                    self.appended += len(job.page.lines)
                else:
                    self.failed += 1

    # --- pages --------------------------------------------------------------------------------

    async def _append(self, pages: Sequence[Page]) -> list[Outcome]:
        outcomes: list[Outcome] = [None] * len(pages)
        waiting = list(enumerate(pages))
        while waiting:
            chains, waiting = batch.chains(waiting)
            again: batch.Waiting = []
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
        """Those chains that were not written, and what their tables are at, or why."""
        try:
            refused = await self._write(chains)
            return [(chain, refused[chain.table]) for chain in chains if chain.table in refused]
        except Exception as fault:
            if is_nobodys(fault):
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
            sql, session = await self._sql(wait=False), self._session
            try:
                refused = await batch.write(sql, session.process, session.number, chains)
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
                there = await batch.written(sql, chains)
            except Exception as fault:
                if not self._goes_on_after(fault):
                    raise
            else:
                return [chain for chain in chains if chain.table not in there]

    # --- everything else ----------------------------------------------------------------------

    async def _by_itself(self, job: Append | Task) -> Outcome:
        patient = False
        if isinstance(job, Append):
            job = Task(partial(self._put, job.page), partial(self._put_again, job.page), job.done)
            patient = True
        try:
            await self._transact(job.work, job.repeat, patient=patient)
        except Exception as fault:
            return self._unwritable(fault) if is_nobodys(fault) else explained(fault)
        return None

    async def _transact(self, work: Work[None], repeat: Work[None], *, patient: bool) -> None:
        sent, tries = False, 0
        while True:
            sql = await self._sql(wait=sent and patient)
            tries += 1
            try:
                async with sql.transaction():
                    await self._session.check(sql)
                    await (repeat if sent else work)(sql)
                    sent = True
            except Exception as fault:
                doubt = sent and patient
                if not self._goes_on_after(fault) or (tries >= TRIES and not doubt):
                    raise
            else:
                self._committed()
                return

    async def _put(self, page: Page, sql: Sql) -> None:
        """Write a page that changes keys too."""
        session, chain = self._session, Chain(page.table, [(0, page)])
        refused = await batch.write(sql, session.process, session.number, [chain])
        if page.table in refused:
            raise batch.judge(page, refused[page.table]) or LostTurnError
        await keys.change(sql, page)

    async def _put_again(self, page: Page, sql: Sql) -> None:
        """The same, unless it is there."""
        chain = Chain(page.table, [(0, page)])
        there = (
            bool(await batch.written(sql, [chain]))
            if page.lines
            else await keys.changed(sql, page.table, page.keys)
        )
        if not there:
            await self._put(page, sql)

    # --- the connection -----------------------------------------------------------------------

    async def _sql(self, *, wait: bool) -> Sql:
        """The connection. Whoever must know what became of a commit waits for the database."""
        self._in_doubt = wait
        try:
            while True:
                try:
                    return await self._session.sql()
                except Exception as fault:
                    why = self._unwritable(fault)
                    if not wait:
                        raise why from fault
                late = self._loop.time() > self._closed_at + LAST_TRY_S
                if not self._open and late:
                    raise Closed("The store was closed before the database came back.")
                await asyncio.sleep(RETRY_S)
        finally:
            self._in_doubt = False

    def _goes_on_after(self, fault: Exception) -> bool:
        """Whether it is to be tried again: the connection broke, or the database asks for it."""
        if isinstance(fault, LostTurnError) or is_lost(fault):
            self._session.drop()
            return True
        return str(getattr(fault, "sqlstate", "")) in AGAIN

    def _committed(self) -> None:
        self.commits += 1
        self.reason = None

    def _unwritable(self, fault: BaseException) -> BaseException:
        """Why nobody's pages were written, as it is told from now on."""
        if isinstance(fault, Closed | Unwritable):
            return fault
        self.heard(fault)
        return Unwritable(str(self.reason))


def refuse(chain: Chain, head: Head | None, outcomes: list[Outcome]) -> batch.Waiting:
    """Say why pages of a chain cannot be written; those from the first that perhaps can are left.

    What the table is at was seen at one moment, for all of them.
    """
    for number, (place, page) in enumerate(chain.pages):
        refusal = batch.judge(page, head)
        if refusal is None:
            return chain.pages[number:]
        outcomes[place] = refusal
    return []


def pages_of(chain: Chain) -> list[list[Chain]]:
    """Each page by itself."""
    return [[Chain(chain.table, [page])] for page in chain.pages]


def is_nobodys(fault: BaseException) -> bool:
    """Whether nobody could have written, whatever it was."""
    code = str(getattr(fault, "sqlstate", ""))
    if isinstance(fault, Closed | Unwritable) or is_lost(fault):
        return True
    return code.startswith(NOBODY) and code not in DAMAGED


def explained(fault: BaseException) -> BaseException:
    """What is wrong with somebody's rows, in the store's words; others as they are."""
    if isinstance(fault, asyncpg.UniqueViolationError):
        return Conflict("Somebody else wrote that first.")
    if isinstance(fault, asyncpg.ForeignKeyViolationError):
        return UnknownTable("This table is gone.")
    if str(getattr(fault, "sqlstate", "")) in DAMAGED:
        return Unwritable("This part of the store cannot be written: restore a backup.")
    return fault
