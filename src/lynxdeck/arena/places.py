"""Where games are played: in this process, or on all cores; `cluster.py` has Ray."""

import os
import signal
import sys
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from typing import Protocol, TypeVar, cast

from lynxdeck.arena.crew import Batch, Crew, play_batch
from lynxdeck.arena.interrupts import deaf_children
from lynxdeck.arena.settings import Settings
from lynxdeck.bots.keeper import end_with_parent
from lynxdeck.games.refusal import Refusal

PROCESS, CORES, RAY = "process", "cores", "ray"

T = TypeVar("T")
Ticket = Hashable
"""What a place gives for a batch, and knows when it gets it back."""


class LostWorkerError(Exception):
    """A worker died with a batch; the batch can be played again."""


class Place(Protocol):
    """Takes batches of games and brings back their results, in any order."""

    workers: int
    largest: int
    """How many games a batch may have."""

    def submit(self, settings: Settings, numbers: Sequence[int]) -> Ticket:
        """Hand a batch out; what to ask for it by."""

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        """Wait for at least one of these batches; those that are there."""

    def result(self, ticket: Ticket) -> Batch:
        """A batch that is there; raises LostWorkerError if its worker died."""

    def close(self, *, at_once: bool) -> None:
        """Let everybody go; `at_once` means in the middle of a game."""


class Here:
    """This process: one game at a time."""

    workers = 1
    largest = 1

    def __init__(self) -> None:
        self._crew: Crew | None = None

    def submit(self, settings: Settings, numbers: Sequence[int]) -> Ticket:
        """Note what is to be played."""
        if self._crew is None:
            self._crew = Crew(settings)
        return tuple(numbers)

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        """The first one is as good as there."""
        return tickets[:1]

    def result(self, ticket: Ticket) -> Batch:
        """Play it now."""
        assert self._crew is not None
        return [self._crew.play(number) for number in cast(tuple[int, ...], ticket)], 0.0

    def close(self, *, at_once: bool) -> None:
        """Send the bots home."""
        if self._crew is not None:
            self._crew.close(at_once=at_once)


class Pool(Protocol):
    """What we ask of loky's pool."""

    def submit(self, work: Callable[..., T], /, *arguments: object) -> Future[T]:
        """Have something done in one of its processes."""

    def shutdown(self, wait: bool, kill_workers: bool) -> None:  # noqa: FBT001 - loky's own
        """Stop its processes."""


class Cores:
    """Processes on this machine, kept by loky; a pool that broke is replaced."""

    largest = 1 << 30

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._pool = self._fresh()

    def submit(self, settings: Settings, numbers: Sequence[int]) -> Ticket:
        """Hand a batch to the pool, or to a new one."""
        from loky import BrokenProcessPool

        with deaf_children():  # loky replaces here those that have ended
            try:
                return self._pool.submit(play_batch, settings, list(numbers))
            except BrokenProcessPool:
                self._pool = self._fresh()
                return self._pool.submit(play_batch, settings, list(numbers))

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        """Wait for the first ones."""
        futures = cast(Sequence[Future[Batch]], tickets)
        return wait(futures, return_when=FIRST_COMPLETED).done

    def result(self, ticket: Ticket) -> Batch:
        """A batch that is there."""
        from loky import BrokenProcessPool

        try:
            return cast(Future[Batch], ticket).result()
        except BrokenProcessPool as fault:
            raise LostWorkerError from fault

    def close(self, *, at_once: bool) -> None:
        """Stop the processes."""
        if (
            at_once and sys.platform != "win32"
        ):  # loky would kill their children first, also those that see to other children
            for pid in list(vars(self._pool).get("_processes") or ()):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self._pool.shutdown(wait=True, kill_workers=at_once)

    def _fresh(self) -> Pool:
        try:
            from loky import ProcessPoolExecutor
        except ImportError as fault:
            raise missing("--on cores", "loky", "arena") from fault
        pool: Pool = ProcessPoolExecutor(
            max_workers=self.workers, initializer=end_with_parent, initargs=(os.getpid(),)
        )
        with deaf_children():
            pool.submit(os.getpid)  # begins all processes
        return pool


def missing(what: str, library: str, extra: str) -> Refusal:
    """The sentence when a library is not there."""
    return Refusal(
        "not-installed", f"{what} needs {library}: pip install 'lynxdeck[{extra}]' brings it."
    )


def place(on: str, *, workers: int | None = None, address: str | None = None) -> Place:
    """The place of that name."""
    if address is not None and on != RAY:
        raise Refusal("address", "Only a Ray cluster has an --address: add --on ray.")
    if on == PROCESS:
        return Here()
    if on == CORES:
        return Cores(workers)
    if on == RAY:
        from lynxdeck.arena.cluster import Cluster

        return Cluster(address, workers)
    raise Refusal("place", f"--on is {PROCESS}, {CORES} or {RAY}, not “{on}”.")
