"""Where games are played or judged: in this process, on all cores, on a Ray cluster; by batches."""

import atexit
import functools
import importlib
import os
import signal
import socket
import sys
from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import suppress
from importlib.util import find_spec
from math import ceil
from time import perf_counter
from types import ModuleType
from typing import Protocol, TypeVar, cast

from lynxdeck.arena.interrupts import deaf_children
from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.games.ready import say_once
from lynxdeck.games.refusal import Refusal, install, not_installed
from lynxdeck.locale.text import number_in

PROCESS, CORES, RAY = "process", "cores", "ray"

I_contra = TypeVar("I_contra", bound=Hashable, contravariant=True)
R_co = TypeVar("R_co", covariant=True)
I = TypeVar("I", bound=Hashable)  # noqa: E741
R = TypeVar("R")


class ArenaWorker(Protocol[I_contra, R_co]):
    """Does one thing after the other."""

    def play(self, item: I_contra, /) -> R_co:
        """What comes of one of them."""

    def close(self, *, at_once: bool = False) -> None:
        """End what it has begun."""


class ArenaJob(Hashable, Protocol[I_contra, R_co]):
    """What is to be done with each of many things, as other processes can be told."""

    def worker(self) -> ArenaWorker[I_contra, R_co]:
        """Who does it, in this process."""


Batch = tuple[Sequence[object], float]
"""What came of some things, and how many seconds that took."""

Ticket = Hashable
"""What names a batch that was handed out."""


@functools.lru_cache(maxsize=1)
def worker_of(job: ArenaJob[I, R]) -> ArenaWorker[I, R]:
    worker = job.worker()
    atexit.register(worker.close)
    return worker


def play_batch(job: ArenaJob[I, R], items: Sequence[I]) -> Batch:
    begun = perf_counter()
    worker = worker_of(job)
    return [worker.play(item) for item in items], perf_counter() - begun


class LostWorkerError(Exception):
    """A worker died with a batch; the batch can be played again."""


class Workers(Protocol):
    """Takes batches and brings back what came of them, in any order."""

    workers: int
    largest: int
    """How many things a batch may have."""

    def submit(self, job: ArenaJob[I, R], items: Sequence[I]) -> Ticket:
        """Hand a batch out; what to ask for it by."""

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        """Wait for at least one of these batches; those that are there."""

    def result(self, ticket: Ticket) -> Batch:
        """A batch that is there; raises LostWorkerError if its worker died."""

    def close(self, *, at_once: bool) -> None:
        """Let everybody go; `at_once` means in the middle of a game."""


class InProcess:
    workers = 1
    largest = 1

    def __init__(self) -> None:
        self._job: object = None
        self._worker: ArenaWorker[Hashable, object] | None = None

    def submit(self, job: ArenaJob[I, R], items: Sequence[I]) -> Ticket:
        if self._worker is None or self._job != job:
            self.close(at_once=False)
            self._job, self._worker = job, cast(ArenaWorker[Hashable, object], job.worker())
        return tuple(items)

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        return tickets[:1]

    def result(self, ticket: Ticket) -> Batch:
        assert self._worker is not None
        return [self._worker.play(item) for item in cast(tuple[Hashable, ...], ticket)], 0.0

    def close(self, *, at_once: bool) -> None:
        if self._worker is not None:
            self._worker.close(at_once=at_once)


class CorePool:
    """Processes on this machine, kept by loky; a pool that broke is replaced."""

    largest = 1 << 30

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._pool = self._fresh()

    def submit(self, job: ArenaJob[I, R], items: Sequence[I]) -> Ticket:
        from loky import BrokenProcessPool

        with deaf_children():  # loky replaces here those that have ended
            try:
                return self._pool.submit(play_batch, job, list(items))
            except BrokenProcessPool:
                self._pool = self._fresh()
                return self._pool.submit(play_batch, job, list(items))

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        futures = cast(Sequence[Future[Batch]], tickets)
        return wait(futures, return_when=FIRST_COMPLETED).done

    def result(self, ticket: Ticket) -> Batch:
        from loky import BrokenProcessPool

        try:
            return cast(Future[Batch], ticket).result()
        except BrokenProcessPool as fault:
            raise LostWorkerError from fault

    def close(self, *, at_once: bool) -> None:
        if (
            at_once and sys.platform != "win32"
        ):  # loky would kill their children first, also those that see to other children
            for pid in list(vars(self._pool).get("_processes") or ()):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self._pool.shutdown(wait=True, kill_workers=at_once)  # type: ignore[call-arg]  # loky's

    def _fresh(self) -> Executor:
        try:
            from loky import ProcessPoolExecutor
        except ImportError as fault:
            raise not_installed("More than one process needs loky", "arena") from fault
        pool: Executor = ProcessPoolExecutor(
            max_workers=self.workers, initializer=end_with_parent, initargs=(os.getpid(),)
        )
        with deaf_children():
            pool.submit(os.getpid)  # begins all processes
        return pool


def workers_on(
    on: str | None = None, *, workers: int | None = None, address: str | None = None
) -> Workers:
    """The workers of that name; all cores, where loky is there, if none is named."""
    if on is None:
        on = CORES
        if workers is None and address is None and not find_spec("loky"):
            say_once(f"One core plays; all of them do with loky: {install('arena')} brings it.")
            on = PROCESS
    if address is not None and on != RAY:
        raise Refusal("address", "Only a Ray cluster has an --address: add --on ray.")
    if on == PROCESS:
        return InProcess()
    if on == CORES:
        return CorePool(workers)
    if on == RAY:
        return RayPool(address, workers)
    raise Refusal("place", f"--on is {PROCESS}, {CORES} or {RAY}, not “{on}”.")


RETRIES = 3
"""How often Ray plays a batch again by itself when its worker or machine is gone."""

RAY_LOSSES = ("WorkerCrashedError", "NodeDiedError", "ObjectLostError", "RaySystemError")
"""What Ray says when it has given a batch up."""

KNOCK_SECONDS = 5.0


class RayPool:
    """Batches as tasks of Ray; Lynxdeck must be installed on every machine of the cluster."""

    largest = 1 << 30

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        try:
            self._ray: ModuleType = importlib.import_module("ray")
        except ImportError as fault:
            raise not_installed("A cluster needs Ray", "ray") from fault
        self._own = not self._ray.is_initialized()
        if self._own:
            self._begin(address, workers)
        self._wished = workers
        self.workers = self._cores()
        self._task = self._ray.remote(max_retries=RETRIES)(play_batch)

    def submit(self, job: ArenaJob[I, R], items: Sequence[I]) -> Ticket:
        return cast(Ticket, self._task.remote(job, list(items)))

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        ready: list[Ticket] = self._ray.wait(list(tickets), num_returns=1)[0]
        self.workers = self._cores()
        return ready

    def result(self, ticket: Ticket) -> Batch:
        try:
            batch: Batch = self._ray.get(ticket)
        except tuple(getattr(self._ray.exceptions, name) for name in RAY_LOSSES) as fault:
            raise LostWorkerError from fault
        return batch

    def close(self, *, at_once: bool) -> None:  # noqa: ARG002 - the cluster stops its tasks
        if self._own:
            self._ray.shutdown()

    def _cores(self) -> int:
        return self._wished or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _begin(self, address: str | None, workers: int | None) -> None:
        if address:
            knock(address)
        local = {"include_dashboard": False, "num_cpus": workers}
        where = {"address": address} if address else local
        try:
            with deaf_children():
                self._ray.init(log_to_driver=False, logging_level="error", **where)
        except (ConnectionError, ValueError, RuntimeError) as fault:
            why = " ".join(str(fault).split())
            raise Refusal("no-cluster", f"There is no Ray cluster to be had: {why}") from fault


def knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and (number := number_in(port, 65_535))):
        return  # a word of Ray's own, as `auto`
    try:
        socket.create_connection((host, number), timeout=KNOCK_SECONDS).close()
    except OSError as fault:
        raise Refusal("no-cluster", f"Nobody answers at {address}.") from fault


SECONDS = 1.0
GROWTH = 4
"""A batch is at most so many times as large as one before: the first ones compile the rules."""

LOSSES = 5
"""How often a game may be lost with its worker before we give up."""


def play_on(pool: Workers, job: ArenaJob[I, R], items: Iterable[I]) -> Iterator[list[R]]:
    waiting, pending = deque(items), dict[Ticket, list[I]]()
    losses: Counter[I] = Counter()
    size = 1
    while waiting or pending:
        while waiting and len(pending) < 2 * pool.workers:
            fair_part = ceil(len(waiting) / (2 * pool.workers))
            batch = [waiting.popleft() for _ in range(min(size, pool.largest, fair_part))]
            pending[pool.submit(job, batch)] = batch
        for ticket in pool.wait(list(pending)):
            batch = pending.pop(ticket)
            try:
                results, seconds = pool.result(ticket)
            except LostWorkerError as fault:
                losses[batch[0]] += 1
                if losses[batch[0]] == LOSSES:
                    raise LostWorkerError(_sentence(batch[0])) from fault
                waiting.extendleft(reversed(batch))
                size = 1
                continue
            size = _next_size(size, len(batch), seconds)
            yield cast(list[R], list(results))


def _next_size(size: int, played: int, seconds: float) -> int:
    wished = round(played * SECONDS / max(seconds, 1e-9))
    return max(1, min(wished, GROWTH * max(size, played)))


def _sentence(item: object) -> str:
    number = cast(int, item[0] if isinstance(item, tuple) else item)
    return f"Workers died {LOSSES} times over game {number + 1}, so the arena stopped there."
