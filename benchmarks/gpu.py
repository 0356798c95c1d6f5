"""Measure a game on a CUDA device, and hold what is played there to what the CPU plays.

- compiling: seconds until each kernel has made its first call, its registers and local memory.
- play: decisions a second of random play, one thread a game, deals included.
- steps: steps a second of a batch; each is chosen at random, observed, masked, and dealt again
  where the game is over. `of a step` leaves out choosing.
- equal: games of several editions and numbers of seats, each step compared byte by byte.

`python -m benchmarks.gpu linko` prints a row of JSON for each figure. Several such programs at once
compile side by side and take turns on the device.
"""

import argparse
import fcntl
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import numpy.typing as npt

from lynxdeck.envs import bench, cuda
from lynxdeck.envs.batch import BatchEnv
from lynxdeck.games import cuda as plain
from lynxdeck.games.bench import Runner
from lynxdeck.games.registry import game

RUNS = 5
SEATS = 4


@contextmanager
def alone() -> Iterator[None]:
    """The device without other programs of this kind."""
    with (Path(tempfile.gettempdir()) / "lynxdeck-gpu").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def row(**figures: object) -> None:
    print(json.dumps(figures), flush=True)


def seconds(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    bench.wait("cuda")
    return round(time.perf_counter() - start, 5)


def needs(kernel: Any) -> dict[str, int]:
    """What a thread of a kernel takes of the device."""
    (registers,) = kernel.get_regs_per_thread().values()
    (local,) = kernel.get_local_mem_per_thread().values()
    return {"registers": registers, "local": local}


class RandomPlay:
    """Random play, one thread a game."""

    def __init__(self, name: str) -> None:
        self.name, self.game = name, game(name)
        edition = self.game.editions[0]
        self.blank = Runner(self.game, edition.name, SEATS, 0).blank
        self.deck = self.game.fresh_deck(edition, SEATS)

    def rate(self, threads: int, block: int, games: int) -> float:
        return plain.measure(
            self.game.rules, self.blank, self.deck, games=games, threads=threads, block=block
        )

    def compile(self) -> None:
        took = seconds(lambda: self.rate(32, 32, 1))
        kernel = plain.kernels(self.game.rules).play
        row(compiling=self.name, kernel="play", seconds=took, **needs(kernel))

    def measure(self, threads: int, block: int) -> None:
        rates = [self.rate(threads, block, 16) for _ in range(RUNS)]
        billions = round(median(rates) / 1e9, 3)
        row(play=self.name, threads=threads, block=block, billions=billions)


def compile_batch(name: str) -> None:
    env = BatchEnv(name, 32, seats=SEATS, device="cuda", illegal="end", seed=1)
    kernels = cuda.kernels(game(name))
    calls: dict[str, Callable[[], object]] = {
        "deal": env.reset,
        "choose": env.choose,
        "step": lambda: env.step(env.choose()),
    }
    for kernel, call in calls.items():
        took = seconds(call)
        row(compiling=name, kernel=kernel, seconds=took, **needs(getattr(kernels, kernel)))


def measure_batch(name: str, n: int, *, floats: bool = False) -> None:
    env = BatchEnv(
        name,
        n,
        seats=SEATS,
        device="cuda",
        illegal="end",
        observation="f32" if floats else "u8",
        mask="bytes" if floats else "bits",
        seed=1,
    )
    env.reset()

    def some(count: int) -> None:
        for _ in range(count):
            env.step(env.choose())

    some(100)  # games at all their stages
    bench.wait("cuda")
    both = median(seconds(lambda: some(32)) for _ in range(RUNS)) / 32
    choosing = median(seconds(lambda: [env.choose() for _ in range(32)]) for _ in range(RUNS)) / 32
    millions, lone = (round(n / took / 1e6, 1) for took in (both, both - choosing))
    figures = {"millions": millions, "of a step": lone, "microseconds": round(both * 1e6, 1)}
    row(steps=name, n=n, kind="f32 bytes" if floats else "u8 bits", **figures)


def compare(game: str, n: int = 256, steps: int = 300) -> int:
    """Play the same games on CPU and GPU; at how many bytes of all steps they differ."""
    sorts = "ravensburger-2014 amigo-2022-expert" if game == "linko" else "push push-risk"
    editions: list[tuple[str | None, int]] = [
        (name, seats) for name in sorts.split() for seats in (3, 4, 5)
    ]
    if game == "linko":
        editions += [("amigo-2022-duel", 2), ("playte-ghost", 2)]
    here = BatchEnv(game, n, edition=editions, seed=7)
    there = BatchEnv(game, n, edition=editions, seed=7, device="cuda", arrays="torch")
    differing = 0
    mine, theirs = here.reset(), there.reset()
    for step in range(steps):
        for name, one, other in zip(mine._fields[:5], mine, theirs, strict=False):
            found = int((host(one).view(np.uint8) != host(other).view(np.uint8)).sum())
            if found and not differing:
                print(f"step {step}: {name} differs in {found} bytes", flush=True)
            differing += found
        policy = "greedy" if step % 3 == 0 else "random"
        mine, theirs = here.step(here.choose(policy)), there.step(there.choose(policy))
    bench.wait("cuda")
    return differing + int((here.state().view(np.uint8) != there.state().view(np.uint8)).sum())


def host(array: object) -> npt.NDArray[np.generic]:
    """An array of a GPU, here."""
    for name in ("copy_to_host", "cpu", "get"):
        if hasattr(array, name):
            return np.asarray(getattr(array, name)())
    return np.asarray(array)


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.gpu", description=__doc__)
    parser.add_argument("game", choices=("linko", "push"))
    parser.add_argument("--sizes", type=int, nargs="*", default=[2**13, 2**15, 2**17, 2**19])
    parser.add_argument("--threads", type=int, nargs="*", default=[2**15, 2**16, 2**17, 2**18])
    parser.add_argument("--blocks", type=int, nargs="*", default=[32, 64, 128, 256])
    parser.add_argument("--steps", type=int, default=300, help="to compare; 0 for none")
    asked = parser.parse_args()
    player = RandomPlay(asked.game)
    player.compile()
    compile_batch(asked.game)
    with alone():
        for threads in asked.threads:
            for block in asked.blocks:
                player.measure(threads, block)
        for n in asked.sizes:
            measure_batch(asked.game, n)
        measure_batch(asked.game, 2**17, floats=True)
        differing = compare(asked.game, steps=asked.steps) if asked.steps else 0
        row(equal=asked.game, steps=asked.steps, games=256, differing=differing)
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main())
