"""The CUDA target plays what the CPU plays: decision by decision, whole record compared."""

import functools
from collections.abc import Callable

import numpy as np
import pytest

from lynxdeck.games import cuda
from lynxdeck.games.chance import generator
from lynxdeck.games.compile import build
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.fields import Numbers, Rng, States
from lynxdeck.games.registry import Game, games

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.filterwarnings("ignore:.*(Grid size|Host array)"),  # small on purpose
    pytest.mark.skipif(not cuda.available(), reason="no CUDA device on this machine"),
]

GAMES = 64


TABLES = [
    pytest.param(game, edition, seats, id=f"{edition.text}-{seats}")
    for game in games()
    for edition in game.variants()
    for seats in edition.players
]


def dealt(game: Game, edition: Edition, seats: int) -> tuple[States, Rng]:
    """Games dealt at random, and a stream for each."""
    engine = game.compiled
    states, blank = engine.new(GAMES), engine.new(1)
    blank["seats"] = seats
    for flag, value in settings(edition, game.flags).items():
        blank[flag] = value
    deck = np.array(game.fresh_deck(edition, seats), np.uint8)
    rngs = np.array([generator(i) for i in range(GAMES)], np.uint64)
    for i in range(GAMES):
        engine.deal_random(states, i, blank, deck, rngs[i])
    return states, rngs


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_cuda_plays_what_the_cpu_plays(game: Game, edition: Edition, seats: int) -> None:
    engine, kernels = game.compiled, cuda.kernels(game.rules)
    states, rngs = dealt(game, edition, seats)
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


@functools.cache
def telling_kernel(game: Game) -> Callable[..., None]:
    """One random decision in every game, and what it did: -1 where a game is over."""
    from numba import cuda as numba_cuda

    jit = numba_cuda.jit(device=True)
    engine = build(game.rules, jit, *game.parts)
    over, below, legal_at = engine.over, engine.below, engine.legal_at
    legal_count, apply_told = engine.legal_count, engine.apply_told

    def step(states: States, rngs: Rng, before: States, told: Numbers, counts: Numbers) -> None:
        i = numba_cuda.grid(1)
        if i < len(states):
            counts[i] = -1
            if not over(states[i]):
                action = legal_at(states[i], below(rngs[i], legal_count(states[i])))
                counts[i] = apply_told(states, i, action, before[i : i + 1], told[i])

    kernel: Callable[..., None] = numba_cuda.jit(step)[1, GAMES]
    return kernel


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_cuda_tells_what_the_cpu_tells(game: Game, edition: Edition, seats: int) -> None:
    engine, story = game.compiled, game.story
    states, rngs = dealt(game, edition, seats)
    room, told = engine.new(1), np.zeros((story.TOLD, story.TOLD_WIDTH), np.int16)
    to_device, step = cuda.kernels(game.rules).to_device, telling_kernel(game)
    told_there = to_device(np.zeros((GAMES, *told.shape), np.int16))
    counts_there = to_device(np.zeros(GAMES, np.int64))
    arrays = to_device(states), to_device(rngs), to_device(engine.new(GAMES))

    facts = 0
    while any(engine.count_of(states, i) for i in range(GAMES)):
        step(*arrays, told_there, counts_there)
        rows, counts = told_there.copy_to_host(), counts_there.copy_to_host()
        for i in range(GAMES):
            choices = engine.count_of(states, i)
            if choices:
                action = engine.kth_of(states, i, engine.below(rngs[i], choices))
                count = engine.apply_told(states, i, action, room, told)
                assert counts[i] == count
                assert rows[i, :count].tolist() == told[:count].tolist()
                facts += count
            else:
                assert counts[i] == -1
    assert facts > GAMES
