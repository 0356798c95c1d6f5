"""Networks on a GPU say what they say on the CPU, and so what they say in the browser."""

import itertools
import os
from typing import Any, cast

import numpy as np
import pytest

from lynxdeck.bots import engine
from lynxdeck.games import cuda, net, weights
from lynxdeck.games.compile import build
from lynxdeck.games.registry import Game
from tests.networks import random_file
from tests.wasm.test_net import Asked, decisions, every_net

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not cuda.available(), reason="no CUDA device on this machine"),
]
POSITIONS = int(os.environ.get("NET_POSITIONS", "20000"))
BATCH = 20_000


def rating(game: Game) -> cuda.Kernel:
    """The network: `rate(states, biases, weights, out)`, one position a thread.

    A row of `out` is how many actions are legal, and what `rated_at` writes.
    """
    from numba import cuda as numba_cuda

    jit = numba_cuda.jit(device=True)
    made = build(game.rules, jit, game.policy, game.features, game.net, net)
    rated_at, length = cast(Any, made).rated_at, game.rules.ACTIONS + 2 * net.MIX
    width, hidden = game.features.FEATURES.width, net.HIDDEN

    def rate(states: Any, biases: Any, wide: Any, out: Any) -> None:
        i = numba_cuda.grid(1)
        if i < len(states):
            room = numba_cuda.local.array((2, length), np.int64)
            seen = numba_cuda.local.array(width, np.uint8)
            acts = numba_cuda.local.array(hidden, np.int16)
            out[i, 0] = rated_at(states, i, room, biases, wide, seen, acts, out[i, 1:])

    return cast(cuda.Kernel, numba_cuda.jit(rate))


@every_net
def test_a_gpu_agrees(game: Game) -> None:
    """`NET_POSITIONS=1000000` asks for a million."""
    asked = Asked(game, engine.guided_compiled(game))
    biases, wide = weights.read(game, random_file(game))
    rate = rating(game)
    every = decisions(game)
    for first in range(0, POSITIONS, BATCH):
        seen = list(itertools.islice(every, min(BATCH, POSITIONS - first)))
        states = np.frombuffer(bytearray(b"".join(seen)), game.rules.STATE)
        out = np.zeros((len(seen), 1 + len(asked.out)), np.int64)
        rate[-(-len(seen) // cuda.THREADS), cuda.THREADS](states, biases, wide, out)
        for masked, row in zip(seen, out.tolist(), strict=True):
            count, _, *numbers = asked.rated(masked)
            assert row == [count, *numbers]
