"""The CUDA target plays what the CPU plays: decision by decision, whole record compared."""

import numpy as np
import pytest

from lynxdeck.games import cuda
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.registry import Game, games

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.filterwarnings("ignore:(Grid size|Host array)"),  # small on purpose
    pytest.mark.skipif(not cuda.available(), reason="no CUDA device on this machine"),
]

GAMES = 64


TABLES = [
    pytest.param(game, edition, seats, id=f"{edition.text}-{seats}")
    for game in games()
    for edition in game.variants()
    for seats in edition.players
]


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_cuda_plays_what_the_cpu_plays(game: Game, edition: Edition, seats: int) -> None:
    engine, kernels = game.compiled, cuda.kernels(game.rules)
    states, blank = engine.new(GAMES), engine.new(1)
    blank["seats"] = seats
    for flag, value in settings(edition, game.flags).items():
        blank[flag] = value
    deck = np.array(game.fresh_deck(edition, seats), np.uint8)
    rngs = np.array([generator(i) for i in range(GAMES)], np.uint64)
    for i in range(GAMES):
        engine.deal_random(states, i, blank, deck, rngs[i])
    there, actions = kernels.to_device(states), kernels.to_device(np.zeros(GAMES, np.int64))
    rngs_there = kernels.to_device(rngs)

    decisions = 0
    while any(engine.count_of(states, i) for i in range(GAMES)):
        kernels.step[1, GAMES](there, rngs_there, actions)
        made = actions.copy_to_host()
        for i in range(GAMES):
            count = engine.count_of(states, i)
            if count:
                action = engine.kth_of(states, i, engine.below(rngs[i], count))
                assert made[i] == action
                engine.apply_at(states, i, action)
                decisions += 1
            else:
                assert made[i] == -1
        assert there.copy_to_host().tobytes() == states.tobytes()
    assert decisions > GAMES
