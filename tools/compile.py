"""Compiles what the tests play with: `python tools/compile.py`, on all cores.

The result is kept for as long as the sources stay. Without it every process of pytest compiles the
same for itself.
"""

import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUEST = "tests.third.topper"


def players(name: str) -> None:
    """The rules of a game, its bots, and what a table asks."""
    from lynxdeck.bots.warm import warm_game

    warm_game(name)


def batches(name: str) -> None:
    """The loops over many games, in every form of their arrays."""
    import numpy as np

    from lynxdeck.envs.batch import BatchEnv

    for plain in (True, False):
        env = BatchEnv(
            name,
            2,
            seed=1,
            observation="u8" if plain else "f32",
            mask="bits" if plain else "bytes",
            opponents=None if plain else "random",
        )
        env.reset()
        env.step(env.choose())
        env.step_many(1)
        env.observe(np.zeros(2, np.int64))
        env.choices()


def compile_all() -> None:
    from lynxdeck.games.house import house_names
    from lynxdeck.games.registry import games

    begun = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=begun) as pool:
        waiting = [pool.submit(batches, name) for name in house_names()]
        waiting += [pool.submit(players, game.name) for game in games()]
        for one in waiting:
            one.result()


if __name__ == "__main__":
    os.environ["LYNXDECK_GAMES"] = GUEST
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.getenv("PYTHONPATH")]))
    sys.path.insert(0, str(ROOT))
    compile_all()
