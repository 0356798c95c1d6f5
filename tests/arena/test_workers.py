"""One process, all cores: the same results, and no game lost with a worker."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from lynxdeck.arena.results import GameResult
from lynxdeck.arena.run import run
from lynxdeck.arena.runner import GameRunner
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import (
    LOSSES,
    Batch,
    CorePool,
    InProcess,
    LostWorkerError,
    workers_on,
)
from lynxdeck.games.refusal import Refusal

MakeSettings = Callable[..., RunSettings]


def alike(some: Sequence[GameResult], others: Sequence[GameResult]) -> bool:
    """Whether two runs played the same games, in the same order."""
    pairs = zip(some, others, strict=True)
    return all(one.played_alike(other) for one, other in pairs)


def test_cores_play_what_one_process_plays(settings: MakeSettings) -> None:
    asked = settings("greedy", "random", "search:20", seats=3)
    here = run(asked, InProcess(), games=60)
    cores = run(asked, CorePool(2), games=60)
    assert here.stopped is cores.stopped is None
    assert alike(here.results, cores.results)
    assert all(one.game < other.game for one, other in pairwise(cores.results))


def test_a_killed_worker_costs_no_game(settings: MakeSettings) -> None:
    asked = settings("greedy", "random")
    cores = CorePool(2)
    killed: list[int] = []

    def kill_once(_: int) -> None:
        if not killed:
            killed.append(next(iter(vars(cores._pool)["_processes"])))
            os.kill(killed[0], signal.SIGKILL)

    outcome = run(asked, cores, games=2000, watch=kill_once)
    assert killed
    assert outcome.stopped is None
    assert [result.game for result in outcome.results] == list(range(2000))
    crew = GameRunner(asked)
    assert alike([crew.play(number) for number in range(40)], outcome.results[:40])


BIRTHS = """
import signal, threading
from pathlib import Path
from lynxdeck.arena.workers import CorePool

def deaf(task):
    [blocked] = [line for line in Path(task, "status").read_text().splitlines() if "SigBlk" in line]
    return bool(int(blocked.split()[1], 16) & 1 << signal.SIGINT - 1)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    cores = CorePool(2)
    [manager] = [one for one in threading.enumerate() if "ExecutorManager" in type(one).__name__]
    workers = [deaf(f"/proc/{pid}") for pid in cores._pool._processes]
    print(*workers, deaf(f"/proc/self/task/{manager.native_id}"), deaf("/proc/self"))
    cores.close(at_once=True)
"""
"""Whether they are deaf to Ctrl-C: two workers just begun, what begins others later, and we."""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells what a process does not hear")
def test_workers_are_deaf_to_ctrl_c_from_their_birth() -> None:
    """In a process of its own, where nothing has begun Python's tracker before."""
    told = subprocess.run(
        [sys.executable, "-c", BIRTHS], capture_output=True, text=True, timeout=60, check=True
    )
    assert told.stdout.split() == ["True", "True", "True", "False"]


class Forgetful(InProcess):
    """Loses every batch the first time, and one game always."""

    def __init__(self, hopeless: int = -1) -> None:
        super().__init__()
        self.seen: set[Any] = set()
        self.hopeless = hopeless

    def result(self, ticket: Any) -> Batch:
        if ticket not in self.seen or self.hopeless in ticket:
            self.seen.add(ticket)
            raise LostWorkerError
        return super().result(ticket)


def test_lost_batches_are_played_again(settings: MakeSettings) -> None:
    outcome = run(settings("greedy", "random"), Forgetful(), games=8)
    assert [result.game for result in outcome.results] == list(range(8))


def test_a_game_that_kills_every_worker_stops_the_run_with_a_sentence(
    settings: MakeSettings,
) -> None:
    outcome = run(settings("greedy", "random"), Forgetful(hopeless=5), games=8)
    assert (
        outcome.stopped == f"Workers died {LOSSES} times over game 6, so the arena stopped there."
    )
    played = [result.game for result in outcome.results]
    assert played[:5] == list(range(5))
    assert 5 not in played


def test_other_places_are_refused() -> None:
    with pytest.raises(Refusal, match="--on is process, cores or ray, not “moon”"):
        workers_on("moon")
    with pytest.raises(Refusal, match="Only a Ray cluster has an --address"):
        workers_on("cores", address="10.0.0.1:6379")
