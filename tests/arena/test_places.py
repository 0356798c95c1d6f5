"""One process, all cores: the same results, and no game lost with a worker."""

import os
import signal
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from lynxdeck.arena.crew import Batch, Crew
from lynxdeck.arena.places import Cores, Here, LostWorkerError, place
from lynxdeck.arena.results import Result
from lynxdeck.arena.session import run
from lynxdeck.arena.settings import Settings
from lynxdeck.arena.spread import LOSSES
from lynxdeck.games.refusal import Refusal

MakeSettings = Callable[..., Settings]


def alike(some: Sequence[Result], others: Sequence[Result]) -> bool:
    """Whether two runs played the same games, in the same order."""
    pairs = zip(some, others, strict=True)
    return all(one.played_alike(other) for one, other in pairs)


def test_cores_play_what_one_process_plays(settings: MakeSettings) -> None:
    asked = settings("greedy", "random", "search:20", seats=3)
    here = run(asked, Here(), games=60)
    cores = run(asked, Cores(2), games=60)
    assert here.stopped is cores.stopped is None
    assert alike(here.results, cores.results)
    assert all(one.game < other.game for one, other in pairwise(cores.results))


def test_a_killed_worker_costs_no_game(settings: MakeSettings) -> None:
    asked = settings("greedy", "random")
    cores = Cores(2)
    killed: list[int] = []

    def kill_once(_: int) -> None:
        if not killed:
            killed.append(next(iter(vars(cores._pool)["_processes"])))
            os.kill(killed[0], signal.SIGKILL)

    outcome = run(asked, cores, games=2000, watch=kill_once)
    assert killed
    assert outcome.stopped is None
    assert [result.game for result in outcome.results] == list(range(2000))
    crew = Crew(asked)
    assert alike([crew.play(number) for number in range(40)], outcome.results[:40])


class Forgetful(Here):
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
        place("moon")
    with pytest.raises(Refusal, match="Only a Ray cluster has an --address"):
        place("cores", address="10.0.0.1:6379")
