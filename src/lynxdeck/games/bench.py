"""How fast the rules run: random play, measured the same way for every edition."""

import functools
import os
import platform
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median

import numpy as np

from lynxdeck.games.chance import generator
from lynxdeck.games.edition import settings
from lynxdeck.games.registry import Game, game

Measured = tuple[int, int, float]
"""Decisions, games, seconds."""
Clock = Callable[[], float]
"""What time is read from: the wall's, or a thread's own."""


class Runner:
    """One thread's random games of one edition and seat count, compiled."""

    def __init__(self, found: Game, edition: str, seats: int, seed: int) -> None:
        chosen = found.edition(edition)
        self.engine = found.compiled
        self.states = self.engine.new(1)
        self.blank = self.engine.new(1)
        self.blank["seats"] = seats
        for flag, value in settings(chosen, found.flags).items():
            self.blank[flag] = value
        self.deck = np.array(found.fresh_deck(chosen, seats), np.uint8)
        self.rng = generator(seed)
        self.out = np.zeros(found.rules.ACTIONS, np.int16)

    def play(self, games: int, *, listing: bool) -> int:
        """Play that many games; how many decisions they took."""
        dealt = (self.states, 0, self.blank, self.deck, self.rng, games)
        if listing:
            return int(self.engine.play_games_listing(*dealt, self.out))
        return int(self.engine.play_games(*dealt))

    def measure(
        self, seconds: float, *, listing: bool, clock: Clock = time.perf_counter
    ) -> Measured:
        """Play for about that long; deals are part of the time."""
        self.play(1, listing=listing)  # compiled, or loaded from the cache, before the clock runs
        decisions = games = 0
        batch = 64
        start = clock()
        elapsed = 0.0
        while elapsed < seconds:
            decisions += self.play(batch, listing=listing)
            games += batch
            elapsed = clock() - start
        return decisions, games, elapsed


def random_play(
    game_name: str,
    edition: str,
    seats: int,
    *,
    listing: bool,
    seconds: float,
    seed: int,
    clock: Clock = time.perf_counter,
) -> Measured:
    """Random games on one thread, the loop compiled too."""
    runner = Runner(game(game_name), edition, seats, seed)
    return runner.measure(seconds, listing=listing, clock=clock)


def on_all_cores(
    game_name: str, edition: str, seats: int, *, cores: int, seconds: float, seed: int
) -> Measured:
    """Random games on that many threads at once: compiled rules hold no lock."""
    runners = [Runner(game(game_name), edition, seats, seed + core) for core in range(cores)]
    runners[0].play(1, listing=False)
    measured: list[Measured] = []

    def work(runner: Runner) -> None:
        measured.append(runner.measure(seconds, listing=False))

    threads = [threading.Thread(target=work, args=(runner,)) for runner in runners]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rate = sum(decisions / spent for decisions, _, spent in measured)
    decisions = sum(part[0] for part in measured)
    return decisions, sum(part[1] for part in measured), decisions / rate


def on_gpu(game_name: str, edition: str, seats: int, *, runs: int = 5) -> float | None:
    """Decisions per second on a CUDA device, the median of runs; None where there is none."""
    from lynxdeck.games import cuda

    if not cuda.available():
        return None
    found = game(game_name)
    blank = Runner(found, edition, seats, 0).blank
    deck = found.fresh_deck(found.edition(edition), seats)
    return median(
        cuda.measure(found.rules, blank, deck, games=16, threads=2**16) for _ in range(runs)
    )


@dataclass(frozen=True)
class BenchRow:
    """One edition and seat count; medians of several runs, per second."""

    game: str
    edition: str
    seats: int
    decisions: float
    games: float
    listing: float
    all_cores: float


def table(*, only: str | None, runs: int, seconds: float, cores: int) -> Iterator[BenchRow]:
    from lynxdeck.games.registry import games

    for found in games():
        for edition in found.editions:
            if only in (None, edition.name):
                for seats in edition.players:
                    yield _row(found.name, edition.name, seats, runs, seconds, cores)


def _row(name: str, edition: str, seats: int, runs: int, seconds: float, cores: int) -> BenchRow:
    plain: list[Measured] = []
    listing: list[Measured] = []
    parallel: list[Measured] = []
    for run in range(runs):  # in turn, so that a noisy moment hits all three alike
        play = functools.partial(random_play, name, edition, seats, seconds=seconds, seed=run)
        plain.append(play(listing=False))
        listing.append(play(listing=True))
        parallel.append(on_all_cores(name, edition, seats, cores=cores, seconds=seconds, seed=run))
    return BenchRow(
        name,
        edition,
        seats,
        decisions=_median(plain, lambda m: m[0] / m[2]),
        games=_median(plain, lambda m: m[1] / m[2]),
        listing=_median(listing, lambda m: m[0] / m[2]),
        all_cores=_median(parallel, lambda m: m[0] / m[2]),
    )


def _median(measured: list[Measured], rate: Callable[[Measured], float]) -> float:
    return median(rate(one) for one in measured)


def machine() -> dict[str, str]:
    return {
        "cpu": _cpu(),
        "cores": str(os.cpu_count()),
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        **{name: version(name) for name in ("numba", "numpy", "lynxdeck")},
    }


def _cpu() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.partition(":")[2].strip() for line in file if "model name" in line]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
