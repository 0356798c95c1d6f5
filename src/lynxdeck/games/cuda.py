"""The third target: the same rules on a GPU, one thread a game.

Needs NumPy, Numba and numba-cuda, and nothing else of ours but the rules.
"""

import functools
import time
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from lynxdeck.games.chance import generator
from lynxdeck.games.compile import build
from lynxdeck.games.fields import Numbers, Rng, States
from lynxdeck.games.shape import Rules

THREADS = 128  # a block; 64 is as fast on an H200


def available() -> bool:
    """Whether there is a CUDA device that Numba can use."""
    try:
        return bool(_cuda().is_available())
    except (ImportError, AttributeError):
        return False


def _cuda() -> ModuleType:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for it; NumPy 2.5 dropped it
        setattr(np, "row_stack", np.vstack)  # noqa: B010 - it is not in NumPy's types any more
    with warnings.catch_warnings():  # and for a date without a unit, which NumPy calls outdated
        warnings.simplefilter("ignore", DeprecationWarning)
        from numba import cuda

    return cast(ModuleType, cuda)


class OnDevice(Protocol):
    def copy_to_host(self) -> Numbers:
        """Bring it back."""


class Kernel(Protocol):
    """A function of many threads: `kernel[blocks, threads](…)`."""

    def __getitem__(self, grid: tuple[int, int], /) -> Callable[..., None]:
        """The same for so many blocks of so many threads."""


class Kernels(Protocol):
    """The rules of a game on a device."""

    step: Kernel
    play: Kernel

    def to_device(self, array: npt.NDArray[np.generic], /) -> OnDevice:
        """Send an array there."""

    def synchronize(self) -> None:
        """Wait until all is done."""


@functools.cache
def kernels(rules: Rules) -> Kernels:
    """The rules compiled for CUDA, with kernels that step and play many games at once."""
    cuda = _cuda()
    engine = build(rules, cuda.jit(device=True, forceinline=True))
    apply, below, over = engine.apply, engine.below, engine.over
    legal_at, legal_count, play_games = engine.legal_at, engine.legal_count, engine.play_games
    record = rules.STATE

    def step(states: States, rngs: Rng, actions: Numbers) -> None:
        """Make one random legal decision in every game that is not over; -1 where it is."""
        i = cuda.grid(1)
        if i < len(states):
            state = states[i]
            actions[i] = -1
            if not over(state):
                actions[i] = legal_at(state, below(rngs[i], legal_count(state)))
                apply(state, actions[i])

    def play(blank: States, decks: Numbers, rngs: Rng, games: int, totals: Numbers) -> None:
        """Deal and play that many random games in every thread, and count their decisions."""
        i = cuda.grid(1)
        if i >= len(decks):
            return
        # Local memory: CUDA lays it out so that neighbouring threads read neighbouring words.
        room = cuda.local.array(1, record)
        totals[i] = play_games(room, 0, blank, decks[i], rngs[i], games)

    engine.step, engine.play = cuda.jit(step), cuda.jit(play)
    engine.to_device, engine.synchronize = cuda.to_device, cuda.synchronize
    return cast(Kernels, engine)


def measure(
    rules: Rules,
    blank: States,
    deck: list[int],
    *,
    games: int,
    threads: int,
    block: int = THREADS,
) -> float:
    """Decisions per second of random play, deals included; compiled before the clock runs."""
    kernel = kernels(rules)
    rngs = kernel.to_device(np.array([generator(i) for i in range(threads)], np.uint64))
    decks = kernel.to_device(np.tile(np.array(deck, np.uint8), (threads, 1)))
    totals, record = kernel.to_device(np.zeros(threads, np.int64)), kernel.to_device(blank)
    play = kernel.play[-(-threads // block), block]
    play(record, decks, rngs, 1, totals)
    kernel.synchronize()
    start = time.perf_counter()
    play(record, decks, rngs, games, totals)
    kernel.synchronize()
    seconds = time.perf_counter() - start
    return float(totals.copy_to_host().sum() / seconds)
