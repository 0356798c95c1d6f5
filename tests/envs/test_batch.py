"""Batches: the same games whatever the threads, every way to go on after an end, bad input."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lynxdeck.envs.batch import BatchEnv, BatchStep, IllegalActionError
from lynxdeck.games.refusal import Refusal

MIXED = [("ravensburger-2014", 4), ("amigo-2022-duel", 2), ("amigo-2022-expert", 5)]


def copied(step: BatchStep) -> list[Any]:
    return [array.copy() for array in step]


def same(one: Any, other: Any, rows: slice = slice(None)) -> bool:
    return all((a[rows] == b[rows]).all() for a, b in zip(one[:5], other[:5], strict=True))


def test_neither_threads_nor_size_change_a_game() -> None:
    small = BatchEnv("linko", 9, edition=MIXED, seed=3)
    large = BatchEnv("linko", 60, edition=MIXED, seed=3, threads=3)
    assert same(copied(small.reset()), copied(large.reset()), slice(9))
    for _ in range(150):
        one, other = small.step(small.choose()), large.step(large.choose())
        assert same(one, other, slice(9))
    assert small.state().tobytes() == large.state()[:9].tobytes()


def test_a_seed_begins_all_deals_again() -> None:
    env = BatchEnv("linko", 16, seats=3, seed=1)
    first = copied(env.reset(seed=8))
    env.step_many(50)
    second = copied(env.reset())
    assert not same(first, second)
    assert same(first, copied(env.reset(seed=8)))
    assert not same(first, copied(env.reset(seed=9)))


def test_same_step_shows_the_next_game_at_once() -> None:
    env = BatchEnv("linko", 64, seats=2, seed=1)
    step = env.reset()
    ends = 0
    for _ in range(200):
        step = env.step(env.choose())
        ends += int(step.done.sum())
        assert (step.to_move >= 0).all()
        over = env.features.at("phase") + 6
        assert (step.final_observation[step.done, over] == 1).all()
        assert (step.observation[:, over] == 0).all()
        assert (step.rewards[step.done].sum(axis=1) == 1).all()
        assert not step.rewards[~step.done].any()
    assert ends > 64


def test_next_step_resets_with_an_ignored_action() -> None:
    env = BatchEnv("linko", 32, seats=2, seed=1, autoreset="next_step", mask="bytes")
    step = env.reset()
    for _ in range(300):
        before = step.done.copy()
        step = env.step(np.where(before, -1, env.choose()))
        assert not step.done[before].any()
        assert (env.state()["move"][before] == 0).all()
        assert (step.to_move[step.done] == -1).all()
        assert step.mask[step.done].all()


def test_disabled_waits_for_a_reset() -> None:
    env = BatchEnv("push", 32, seats=2, seed=1, autoreset="disabled")
    step = env.reset()
    while not step.done.all():
        finished = step.done.copy()
        step = env.step(env.choose())
        assert not step.rewards[finished].any()
    which = np.arange(32) < 5
    step = env.reset(which=which)
    assert (step.done == ~which).all()
    assert ((step.to_move >= 0) == which).all()


@pytest.mark.parametrize("rewards", ["share", "margin", "rank"])
def test_rewards_come_at_the_end(rewards: Any) -> None:
    env = BatchEnv("linko", 50, seats=3, seed=2, autoreset="disabled", rewards=rewards)
    step, brought = env.reset(), np.zeros((50, 3))
    while not step.done.all():
        step = env.step(env.choose())
        brought += step.rewards
    game, states = env.game, env.state()
    for i in range(50):
        scores = [game.compiled.score_of(states, i, seat) for seat in range(3)]
        wins = [bool(game.compiled.wins_of(states, i, seat)) for seat in range(3)]
        if rewards == "share":
            expected = [won / sum(wins) for won in wins]
        elif rewards == "margin":
            expected = [scores[k] - max(scores[:k] + scores[k + 1 :]) for k in range(3)]
        else:
            keys = [(won, score) for won, score in zip(wins, scores, strict=True)]
            expected = [
                1 - (sum(k > key for k in keys) + (keys.count(key) - 1) / 2) / 2 for key in keys
            ]
        assert brought[i] == pytest.approx(expected, abs=1e-6)


def test_an_illegal_action_touches_no_game() -> None:
    env = BatchEnv("linko", 8, seats=4, seed=2)
    env.reset()
    actions, before = env.choose().copy(), env.state()
    actions[5] = 652  # to decline is never the first decision
    with pytest.raises(IllegalActionError, match="Action 652 is not legal in game 5"):
        env.step(actions)
    assert env.state().tobytes() == before.tobytes()


def test_an_illegal_action_can_end_the_game() -> None:
    env = BatchEnv("linko", 4, seats=4, seed=2, illegal="end", autoreset="disabled")
    env.reset()
    step = env.step(np.array([10**9, -5, 652, 653]))
    assert step.done.all()
    assert step.rewards.tolist() == [[-1, 0, 0, 0]] * 4


def test_many_steps_are_the_same_steps() -> None:
    one, other = (BatchEnv("push", 40, seats=4, seed=6, threads=2) for _ in range(2))
    one.reset()
    other.reset()
    brought = np.zeros((40, 4))
    ended = np.zeros(40, bool)
    for _ in range(30):
        step = one.step(one.choose("greedy"))
        brought += step.rewards
        ended |= step.done
    many = other.step_many(30, "greedy")
    assert (many.observation == step.observation).all()
    assert (many.rewards == brought).all()
    assert (many.done == ended).all()


@pytest.mark.parametrize("seat", [None, 1])
def test_opponents_play_until_the_seat_is_asked(seat: int | None) -> None:
    sorts = [("ravensburger-2014", 4), ("amigo-2022-expert", 3)]
    names = ["greedy", "random", "greedy"]
    env = BatchEnv("linko", 24, edition=sorts, seed=4, opponents=names, seat=seat)
    step = env.reset()
    shares = []
    for _ in range(150):
        before = env.learners
        assert (step.to_move == before).all()
        if seat is not None:
            assert (before == seat).all()
        step = env.step(env.choose("greedy"))
        shares += step.rewards[np.arange(24), before][step.done].tolist()
        assert (step.rewards[step.done].sum(axis=1) == 1).all()
        over = env.features.at("phase") + 6
        assert (step.final_observation[step.done, over] == 1).all()
    assert len(shares) > 48
    assert 0 < np.mean(shares) < 1
    if seat is None:
        assert set(before.tolist()) == {0, 1, 2, 3}


def test_opponents_are_those_that_were_named() -> None:
    def mean(opponents: list[str]) -> float:
        env = BatchEnv("linko", 400, seats=2, seed=4, opponents=opponents, autoreset="disabled")
        step, won = env.reset(), np.zeros(400)
        while not step.done.all():
            step = env.step(env.choose("greedy"))
            won += step.rewards[np.arange(400), env.learners]
        return float(won.mean())

    assert mean(["random"]) > 0.8
    assert 0.4 < mean(["greedy"]) < 0.6


def test_floats_are_shares_of_what_a_feature_may_reach() -> None:
    small = BatchEnv("linko", 20, seats=4, seed=6)
    large = BatchEnv("linko", 20, seats=4, seed=6, observation="f32", mask="bytes")
    small.reset()
    large.reset()
    one, other = small.step_many(40), large.step_many(40)
    tops = np.array([feature.hi for feature in small.features.features])
    assert np.allclose(other.observation * tops, one.observation)
    bits = np.unpackbits(one.mask, axis=1, count=small.actions, bitorder="little")
    assert (bits == other.mask).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"edition": "amigo-2022-duel", "seats": 4}, "2"),
        ({"edition": "poker"}, "there are ravensburger-2014"),
        ({"autoreset": "soon"}, "same_step, next_step, disabled"),
        ({"rewards": "money"}, "share, margin, rank"),
        ({"observation": "f64"}, "u8, f32"),
        ({"opponents": "hard"}, "random, greedy"),
        ({"opponents": ["random", "greedy"], "seats": 4}, "3 opponents play here, not 2"),
        ({"opponents": "random", "seats": 3, "seat": 3}, "0 to 2, not 3"),
        ({"seat": 0}, "opponents"),
    ],
)
def test_bad_settings_name_the_good_ones(wrong: Any, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        BatchEnv("linko", 4, **wrong)


SCRIPT = Path(__file__).parent / "simulated.py"


@pytest.mark.parametrize(
    ("game", "steps"),
    [("push", 2), pytest.param("linko", 12, marks=pytest.mark.long)],
)
def test_a_simulated_gpu_plays_what_the_cpu_plays(game: str, steps: int) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", SCRIPT, game, str(steps)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
