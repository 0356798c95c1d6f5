"""How many steps a second a batch makes: each with an observation, a mask, and a deal where due."""

import argparse
import json
import time
from statistics import median
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

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


def compare(game: str, arrays: Arrays, n: int = 256, steps: int = 300) -> int:
    """Play the same games on CPU and GPU; at how many bytes of all steps they differ."""
    sorts = "ravensburger-2014 amigo-2022-expert" if game == "linko" else "push push-risk"
    editions: list[tuple[str | None, int]] = [
        (name, seats) for name in sorts.split() for seats in (3, 4, 5)
    ]
    if game == "linko":
        editions += [("amigo-2022-duel", 2), ("playte-ghost", 2)]
    here = BatchEnv(game, n, edition=editions, seed=7)
    there = BatchEnv(game, n, edition=editions, seed=7, device="cuda", arrays=arrays)
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
    wait("cuda")
    return differing + int((here.state().view(np.uint8) != there.state().view(np.uint8)).sum())


def host(array: object) -> npt.NDArray[np.generic]:
    """An array of a GPU, here."""
    for name in ("copy_to_host", "cpu", "get"):
        if hasattr(array, name):
            return np.asarray(getattr(array, name)())
    return np.asarray(array)


def main() -> None:
    """Print one row of JSON for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--arrays", default=None, choices=("torch", "cupy", "numba"))
    parser.add_argument("--threads", type=int, nargs="*", default=[1])
    parser.add_argument("--sizes", type=int, nargs="*", default=[8192])
    parser.add_argument("--games", nargs="*", default=["linko", "push"])
    parser.add_argument("--floats", action="store_true", help="f32 observations and byte masks")
    parser.add_argument("--compare", action="store_true", help="the GPU with the CPU, first")
    given = parser.parse_args()
    kinds: list[Any] = [("u8", "bits"), *([("f32", "bytes")] if given.floats else [])]
    for game in given.games:
        if given.compare:
            start = time.perf_counter()
            found = compare(game, given.arrays or "torch")
            row = {"game": game, "differing": found, "seconds": time.perf_counter() - start}
            print(json.dumps(row), flush=True)
        for observation, mask in kinds:
            for n in given.sizes:
                for threads in given.threads:
                    rate = measure(
                        game,
                        n=n,
                        threads=threads,
                        device=given.device,
                        arrays=given.arrays,
                        observation=observation,
                        mask=mask,
                    )
                    row = {
                        "game": game,
                        "device": given.device,
                        "n": n,
                        "threads": threads,
                        "kind": f"{observation} {mask}",
                        "million_steps": round(rate / 1e6, 3),
                    }
                    print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
