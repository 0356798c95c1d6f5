"""How many steps a second a batch makes: each with an observation, a mask, and a deal where due."""

import time
from statistics import median
from typing import Literal

from lynxdeck.envs.batch import BatchEnv

Arrays = Literal["torch", "cupy", "numba"]


def measure(
    game: str,
    *,
    n: int = 8192,
    seats: int = 4,
    threads: int = 1,
    device: Literal["cpu", "cuda"] = "cpu",
    arrays: Arrays | None = None,
    observation: Literal["u8", "f32"] = "u8",
    mask: Literal["bits", "bytes"] = "bits",
    steps: int = 64,
    runs: int = 5,
) -> float:
    """Steps a second of random play, median of runs; choosing is part of it."""
    env = BatchEnv(
        game,
        n,
        seats=seats,
        threads=threads,
        device=device,
        arrays=arrays,
        observation=observation,
        mask=mask,
        illegal="end",
        seed=1,
    )
    env.reset()
    for _ in range(100):  # compiled, and games at all their stages
        env.step(env.choose())
    rates = []
    for _ in range(runs):
        wait(device)
        start = time.perf_counter()
        for _ in range(steps):
            env.step(env.choose())
        wait(device)
        rates.append(n * steps / (time.perf_counter() - start))
    return median(rates)


def wait(device: str) -> None:
    """Until all is done that was queued."""
    if device == "cuda":
        from lynxdeck.envs.cuda import cuda

        cuda.synchronize()
