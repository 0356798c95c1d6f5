"""Bots think in niced processes of their own, so that no table waits for another's bot.

People's games go before hints, and hints before games that nobody watches. Within a kind, addresses
take turns, however many tables they have. A long search is given up for a more urgent one and begun
again later; short requests are answered between its steps.
"""

import asyncio
import enum
import itertools
import multiprocessing
import os
import signal
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import NamedTuple

import structlog

from lynxdeck.bots.registry import BUDGETED
from lynxdeck.server.bots.worker import (
    ENDING,
    STOPPED,
    BotError,
    BotRequest,
    serve_levels,
    serve_program,
)
from lynxdeck.server.settings import Settings


class JobKind(enum.IntEnum):
    """What a request is for; a lower kind goes first."""

    GAME = 0
    """A game with people at the table."""
    HINT = 1
    UNWATCHED = 2
    """A game that nobody watches, or a daily result to be checked."""


class JobPriority(NamedTuple):
    """How urgent a request is: its kind, then how much its addresses wait for already."""

    kind: JobKind = JobKind.GAME
    addresses: tuple[str, ...] = ()


class CrowdedError(Exception):
    """Too many requests wait already."""


MOST = {JobKind.GAME: 5000, JobKind.HINT: 500, JobKind.UNWATCHED: 5000}
"""So many jobs of each kind may wait."""
LONG = frozenset({"champion"})
"""Levels that may think long."""
PASSED = 20
"""So many short jobs that were asked for later go before a long one."""
LONGEST_PAUSE_S = 60.0
"""A process that dies again and again is started no faster than this."""
LONGEST_THOUGHT_S = 60.0
"""A process that thinks longer is killed; the slowest level takes a second or two."""
COMPILING_S = 540.0
"""Added for the first request of a process: on a fresh and busy machine it compiles first."""
COMPLAIN_S = 60.0
"""That too many jobs wait is logged no more often than this."""
MEGABYTE = 1_048_576

log = structlog.get_logger()
Target = Callable[[Connection], None]
Turns = OrderedDict[str, OrderedDict["Job", None]]
"""Jobs by the address that waits for them; the next one is of the first address."""


class Job:
    def __init__(
        self,
        request: BotRequest,
        priority: JobPriority,
        *,
        number: int = 0,
        is_long: bool = False,
        moved: Callable[["Job"], None] = lambda _: None,
    ) -> None:
        self.number = number
        self.request = request
        self.priority = priority
        self.is_long = is_long
        """Whether it takes so long that short jobs are answered meanwhile."""
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.preempted = False
        """Whether the job is being stopped for a more urgent one, to begin again later."""
        self.place: tuple[JobKind, str] | None = None
        """JobKind and address under which it waits; None when it does not."""
        self._moved = moved

    def move(self, priority: JobPriority) -> None:
        """People have come or gone: it is as urgent as this from now on."""
        if priority != self.priority:
            self.priority = priority
            self._moved(self)

    def settle(self, token: str, fault: str | None) -> None:
        if self.answer.done():
            return
        if fault is None:
            self.answer.set_result(token)
        else:
            self.answer.set_exception(BotError(fault))


def _rank(job: Job) -> int:
    return job.number + (PASSED * job.is_long)


class JobQueue:
    """Jobs that no process has begun: the most urgent kind first, addresses in turn."""

    def __init__(self) -> None:
        self._turns: dict[tuple[JobKind, bool], Turns] = {
            (kind, is_long): OrderedDict() for kind in JobKind for is_long in (False, True)
        }
        self._waiting: Counter[JobKind] = Counter()

    def waiting(self, *kinds: JobKind) -> int:
        return sum(self._waiting[kind] for kind in kinds or JobKind)

    def put(self, job: Job) -> None:
        """Let a job wait; raises CrowdedError if too many of its kind do."""
        kind = job.priority.kind
        if self._waiting[kind] >= MOST[kind]:
            raise CrowdedError(f"{MOST[kind]} wait already")
        self.put_back(job)

    def put_back(self, job: Job) -> None:
        """Let a job wait again that was begun, or has become more or less urgent."""
        kind, addresses = job.priority
        turns = self._turns[kind, job.is_long]
        address = min(addresses, key=lambda one: len(turns.get(one, ())), default="")
        job.place = kind, address
        turns.setdefault(address, OrderedDict())[job] = None
        self._waiting[kind] += 1

    def remove(self, job: Job) -> bool:
        if job.place is None:
            return False
        (kind, address), job.place = job.place, None
        turns = self._turns[kind, job.is_long]
        del turns[address][job]
        if not turns[address]:
            del turns[address]
        self._waiting[kind] -= 1
        return True

    def take(self, *, short: bool = False) -> Job | None:
        """Take the most urgent job out; if it has to be a short one, the most urgent of these."""
        for kind in JobKind:
            heads = [self._head(self._turns[kind, False])]
            if not short:
                heads.append(self._head(self._turns[kind, True]))
            job = min((head for head in heads if head), key=_rank, default=None)
            if job is not None and job.place is not None:
                address = job.place[1]
                self.remove(job)
                turns = self._turns[kind, job.is_long]
                if address in turns:
                    turns.move_to_end(address)
                return job
        return None

    def long_before(self, kind: JobKind) -> bool:
        """Whether a long job waits that is more urgent than this kind."""
        return any(self._turns[one, True] for one in JobKind if one < kind)

    def _head(self, turns: Turns) -> Job | None:
        return next(iter(next(iter(turns.values())))) if turns else None

    def __iter__(self) -> Iterator[Job]:
        return (job for turns in self._turns.values() for jobs in turns.values() for job in jobs)


class BotPool:
    """Processes that answer requests, one for each core but one; programs have one each.

    So a program that is slow holds up nobody else, and one that dies takes nobody along.
    """

    def __init__(
        self,
        workers: int | None = None,
        target: Target | None = None,
        *,
        long: Collection[str] = LONG,
        programs: Mapping[str, "BotPool"] | None = None,
    ) -> None:
        self.target: Target = target or partial(serve_levels, offered={})
        """What a process runs, given its end of a pipe."""
        self.size = workers or max(1, (os.cpu_count() or 1) - 1)
        self.faults = 0
        self.stopped = 0
        self.refused = 0
        self._long = long
        self._programs = programs or {}
        self._workers: list[Worker] = []
        self._queue = JobQueue()
        self._numbers = itertools.count()
        self._complain_at = 0.0
        self._deaths = 0
        self._reviving: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, settings: Settings) -> "BotPool":
        offers = settings.offers.values()
        ours = {offer.name: offer.spec for offer in offers if not offer.outside}
        searches = {name for name, spec in ours.items() if spec.startswith(BUDGETED)}
        seconds, memory = float(settings.bot_seconds), settings.bot_megabytes * MEGABYTE
        programs = {
            offer.name: cls(1, partial(serve_program, offer=offer, seconds=seconds, memory=memory))
            for offer in offers
            if offer.outside
        }
        levels = partial(serve_levels, offered=ours)
        workers = settings.bot_workers or None
        return cls(workers, levels, long=LONG | searches, programs=programs)

    def waiting(self, *kinds: JobKind) -> int:
        return self._queue.waiting(*kinds)

    def open(self) -> None:
        """Start the processes; they load what they need before the first request."""
        self._workers = [self._worker() for _ in range(self.size)]
        for pool in self._programs.values():
            pool.open()

    def _worker(self) -> "Worker":
        return Worker(self)

    def close(self) -> None:
        """End the processes; jobs under way are cancelled."""
        if self._reviving:
            self._reviving.cancel()
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.close()
        for job in list(self._queue):
            job.answer.cancel()
        for pool in self._programs.values():
            pool.close()

    def ask(self, request: BotRequest, priority: JobPriority) -> Job:
        """Have a bot choose when it is its turn; raises CrowdedError if too many jobs wait."""
        if pool := self._programs.get(request.level):
            return pool.ask(request, priority)
        is_long = request.level in self._long
        number = next(self._numbers)
        job = Job(request, priority, number=number, is_long=is_long, moved=self._moved)
        try:
            self._queue.put(job)
        except CrowdedError:
            self._complain(priority.kind)
            raise
        job.answer.add_done_callback(lambda _: self._settled(job))
        self.next()
        return job

    async def choose(self, request: BotRequest, priority: JobPriority | None = None) -> str:
        return await self.ask(request, priority or JobPriority()).answer

    def next(self) -> None:
        """Give jobs to processes that are free, and stop a long one for what is more urgent."""
        for worker in self._workers:
            while worker.has_room and (job := self._queue.take(short=worker.busy)):
                worker.ask(job)
        for worker in self._workers:
            long = worker.preemptible
            if long is not None and self._queue.long_before(long.priority.kind):
                long.preempted = True
                worker.stop(long)
                return  # another one if that is not enough, when this one is free

    def _moved(self, job: Job) -> None:
        if self._queue.remove(job):
            self._queue.put_back(job)
        self.next()

    def _settled(self, job: Job) -> None:
        self._queue.remove(job)
        for worker in self._workers:
            if job.answer.cancelled() and job in worker.jobs:
                self.stopped += 1
                worker.stop(job)

    def _complain(self, kind: JobKind) -> None:
        self.refused += 1
        now = asyncio.get_running_loop().time()
        if now >= self._complain_at:
            self._complain_at = now + COMPLAIN_S
            log.warning("bots.crowded", kind=kind.name.lower(), waiting=self.waiting(kind))

    def put_back(self, job: Job) -> None:
        """A process has stopped a job: it waits again, unless nobody needs it any more."""
        job.preempted = False
        if not job.answer.done():
            self._queue.put_back(job)

    def lost(self, worker: "Worker") -> None:
        """A process died: its jobs have failed, and another takes its place."""
        if worker not in self._workers:
            return
        self.faults += 1
        worker.close()
        self._workers.remove(worker)
        self._deaths += 1
        pause = min(2.0 ** (self._deaths - 1), LONGEST_PAUSE_S)
        log.error("bots.process_died", next_in_s=pause)
        if self._reviving:
            self._reviving.cancel()
        self._reviving = asyncio.get_running_loop().call_later(pause, self._revive)

    def _revive(self) -> None:
        while len(self._workers) < self.size:
            self._workers.append(self._worker())
        self.next()

    def answered(self) -> None:
        """A process works: the next death is the first of a row again."""
        self._deaths = 0


class Worker:
    """A process, and its jobs: one, and a short one between the steps of a long one."""

    def __init__(self, pool: BotPool) -> None:
        self.jobs: list[Job] = []
        self._late: asyncio.TimerHandle | None = None
        self._first = True
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(target=self._pool.target, args=(far,), daemon=True)
        resource_tracker.ensure_running()  # which lets through what is held back here
        held = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)  # until it hears them its own way
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
        far.close()
        self._loop.add_reader(self._line.fileno(), self._hear)

    @property
    def busy(self) -> bool:
        return bool(self.jobs)

    @property
    def has_room(self) -> bool:
        return not self.jobs or (len(self.jobs) == 1 and self.jobs[0].is_long)

    @property
    def preemptible(self) -> Job | None:
        """The long job that may give way to a more urgent one."""
        for job in self.jobs:
            if job.is_long and not job.preempted and not job.answer.done():
                return job
        return None

    def ask(self, job: Job) -> None:
        self.jobs.append(job)
        self._watch()
        self._send(job.number, job.request)

    def stop(self, job: Job) -> None:
        self._send(job.number, None)

    def _send(self, number: int, request: BotRequest | None) -> None:
        try:
            self._line.send((number, request))
        except OSError:
            self._hear()

    def _watch(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None
        if self.jobs:
            longest = LONGEST_THOUGHT_S + (COMPILING_S if self._first else 0)
            self._late = self._loop.call_later(longest, self._process.kill)

    def _hear(self) -> None:
        try:
            number, token, fault = self._line.recv()
        except (EOFError, OSError):
            self._die()
            return
        self._first = False
        self._pool.answered()
        self.heard(number, token, fault)

    def heard(self, number: int, token: str, fault: str | None) -> None:
        job = next(one for one in self.jobs if one.number == number)
        self.jobs.remove(job)
        self._watch()
        if fault == STOPPED:
            self._pool.put_back(job)
        else:
            job.settle(token, fault)
        self._pool.next()

    def _die(self) -> None:
        jobs, self.jobs = self.jobs, []
        self._pool.lost(self)
        for job in jobs:
            job.settle("", "the process died")
        self._pool.next()

    def close(self) -> None:
        if self._late:
            self._late.cancel()
        self._loop.remove_reader(self._line.fileno())
        self._line.close()
        self._process.kill()
        self._process.join(0.2)
        for job in self.jobs:
            job.answer.cancel()
