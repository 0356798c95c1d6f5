"""Thoughts on their way between servers and those who think."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from lynxdeck.server.store.postgres import schema
from lynxdeck.server.store.postgres.connection import FAULTS, Line, Sql, unreadable
from lynxdeck.server.store.postgres.faults import unusable
from lynxdeck.server.store.postgres.session import ALIVE, Session
from lynxdeck.server.store.queue import TRIES, Asked, Mark, Reply, Standing, Task

T = TypeVar("T")

OPEN = "answer IS NULL AND fault IS NULL"
ASK = """
INSERT INTO thoughts (asked_by, number, priority, needs, long, payload)
SELECT $1, * FROM unnest($2::bigint[], $3::integer[], $4::text[], $5::boolean[], $6::bytea[])
ON CONFLICT (asked_by, number) DO UPDATE SET priority = excluded.priority
"""
WITHDRAW = "DELETE FROM thoughts WHERE asked_by = $1 AND number = ANY ($2::bigint[])"
REPLIES = f"""
DELETE FROM thoughts WHERE asked_by = $1 AND NOT ({OPEN}) RETURNING number, answer, fault, tries
"""
OURS = """
SELECT number, taken_by IS NULL, extract(epoch FROM clock_timestamp() - at)::float8
FROM thoughts WHERE asked_by = $1
"""
SLOTS = f"""
SELECT coalesce(sum(slots), 0), count(*) FROM thinkers
WHERE skills @> $1::text[] AND {ALIVE.format("thinkers.process")}
"""
ANNOUNCE = """
INSERT INTO thinkers (process, slots, skills) VALUES ($1, $2, $3)
ON CONFLICT (process) DO UPDATE SET slots = excluded.slots, skills = excluded.skills
"""
TIDY = f"DELETE FROM thoughts WHERE NOT {ALIVE.format('asked_by')}"
FAIL = f"""
UPDATE thoughts SET fault = 'whoever thought about it died'
WHERE {OPEN} AND tries >= $1 AND (taken_by IS NULL OR NOT {ALIVE.format("taken_by")})
RETURNING asked_by
"""
TAKE = f"""
WITH next AS (
  SELECT asked_by, number FROM thoughts
  WHERE {OPEN} AND tries < $4 AND needs = ANY ($2::text[]) AND NOT (long AND $5)
    AND (taken_by IS NULL OR NOT {ALIVE.format("taken_by")}) AND {ALIVE.format("asked_by")}
  ORDER BY priority, at LIMIT $3 FOR UPDATE SKIP LOCKED)
UPDATE thoughts t SET taken_by = $1, tries = tries + 1 FROM next
WHERE t.asked_by = next.asked_by AND t.number = next.number
RETURNING t.asked_by, t.number, t.payload
"""
HELD = f"""
SELECT asked_by, number FROM thoughts
WHERE taken_by = $1 AND {OPEN} AND {ALIVE.format("asked_by")}
"""
MARKED = """
FROM unnest($2::bigint[], $3::bigint[]) AS these (asked_by, number)
WHERE thoughts.asked_by = these.asked_by AND thoughts.number = these.number AND taken_by = $1
"""
REPLY = """
UPDATE thoughts SET answer = these.answer, fault = these.fault
FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[])
  AS these (asked_by, number, answer, fault)
WHERE thoughts.asked_by = these.asked_by AND thoughts.number = these.number AND taken_by = $1
  AND thoughts.answer IS NULL AND thoughts.fault IS NULL
"""
GIVE_BACK = f"UPDATE thoughts SET taken_by = NULL, tries = tries - $4 {MARKED} AND {OPEN}"


class PostgresQueue:
    """Meets `Asking` and `Thinking`."""

    def __init__(self, address: str) -> None:
        self._line = Line(address)

    async def ask(self, process: int, asked: Sequence[Asked]) -> None:
        """Let thoughts wait."""
        columns = [list(column) for column in zip(*asked, strict=True)]
        await self._do(lambda sql: sql.execute(ASK, process, *columns))

    async def withdraw(self, process: int, numbers: Collection[int]) -> None:
        """Take thoughts away."""
        await self._do(lambda sql: sql.execute(WITHDRAW, process, list(numbers)))

    async def replies(self, process: int) -> list[Reply]:
        """Answers; whoever does not hear them, because the connection broke, asks again."""
        rows = await self._do(lambda sql: sql.fetch(REPLIES, process))
        return [
            Reply(Mark(process, number), answer or "", fault, tries)
            for number, answer, fault, tries in rows
        ]

    async def standing(self, process: int, skills: Collection[str]) -> Standing:
        """What is there, and for how many there is room."""

        async def work(sql: Sql) -> Standing:
            ours = await sql.fetch(OURS, process)
            slots, workers = await sql.fetchrow(SLOTS, list(skills))
            waiting = sum(free for _, free, _ in ours)
            oldest = max((age for *_, age in ours), default=0.0)
            return Standing(frozenset(n for n, *_ in ours), slots, workers, waiting, oldest)

        return await self._do(work)

    async def announce(self, process: int, slots: int, skills: Collection[str]) -> None:
        """Say what we can; end what nobody waits for, or too many died over."""

        async def work(sql: Sql) -> None:
            await sql.execute(ANNOUNCE, process, slots, list(skills))
            await sql.execute(TIDY)
            await sql.execute(FAIL, TRIES)

        await self._do(work)

    async def take(
        self, process: int, skills: Collection[str], most: int, *, short: bool
    ) -> list[Task]:
        """The most urgent ones that nobody alive has."""
        rows = await self._do(
            lambda sql: sql.fetch(TAKE, process, list(skills), most, TRIES, short)
        )
        return [Task(Mark(by, number), payload) for by, number, payload in rows]

    async def held(self, process: int) -> frozenset[Mark]:
        """Ours."""
        rows = await self._do(lambda sql: sql.fetch(HELD, process))
        return frozenset(Mark(*row) for row in rows)

    async def reply(self, process: int, replies: Sequence[Reply]) -> None:
        """Answer."""
        tokens = [reply.token if reply.fault is None else None for reply in replies]
        faults = [reply.fault for reply in replies]
        marks = _columns([reply.mark for reply in replies])
        await self._do(lambda sql: sql.execute(REPLY, process, *marks, tokens, faults))

    async def give_back(self, process: int, marks: Collection[Mark], *, died: bool) -> None:
        """Free again."""
        columns = _columns(marks)
        await self._do(lambda sql: sql.execute(GIVE_BACK, process, *columns, 0 if died else 1))

    def drop(self) -> None:
        """End at once."""
        self._line.drop()

    async def _do(self, work: Callable[[Sql], Awaitable[T]]) -> T:
        try:
            return await self._line.ask(work)
        except FAULTS as fault:
            raise unreadable(fault, self._line.address) from fault


@asynccontextmanager
async def entered(address: str) -> AsyncIterator[tuple[int, PostgresQueue]]:
    """A process of its own among those that share a store, which has no tables."""
    async with schema.prepared(address):
        pass
    session, queue = Session(address, lambda _: None), PostgresQueue(address)
    try:
        try:
            await session.open()
        except FAULTS as fault:
            raise unusable(fault, address) from fault
        yield session.process, queue
    finally:
        queue.drop()
        await session.close()


def _columns(marks: Collection[Mark]) -> tuple[list[int], list[int]]:
    return [mark.asked_by for mark in marks], [mark.number for mark in marks]
