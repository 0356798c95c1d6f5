"""Networks on a GPU say what they say on the CPU, and so what they say in the browser."""

import itertools
import os

import numpy as np
import pytest

from lynxdeck.bots import engine
from lynxdeck.games import cuda, net, weights
from lynxdeck.games.registry import Game
from tests.networks import random_file
from tests.wasm.test_net import Asked, decisions, every_net

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not cuda.available(), reason="no CUDA device on this machine"),
]
POSITIONS = int(os.environ.get("NET_POSITIONS", "20000"))
BATCH = 20_000


@every_net
def test_a_gpu_agrees(game: Game) -> None:
    """`NET_POSITIONS=1000000` asks for a million."""
    asked = Asked(game, engine.guided_compiled(game))
    biases, wide = weights.read(game, random_file(game))
    rate = cuda.rating(game.rules, game.policy, game.features, game.net, net)
    every = decisions(game)
    for first in range(0, POSITIONS, BATCH):
        seen = list(itertools.islice(every, min(BATCH, POSITIONS - first)))
        states = np.frombuffer(bytearray(b"".join(seen)), game.rules.STATE)
        out = np.zeros((len(seen), 1 + len(asked.out)), np.int64)
        rate[-(-len(seen) // cuda.THREADS), cuda.THREADS](states, biases, wide, out)
        for masked, row in zip(seen, out.tolist(), strict=True):
            count, _, *numbers = asked.rated(masked)
            assert row == [count, *numbers]
