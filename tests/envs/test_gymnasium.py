"""Gymnasium's own check, and what it does not look at."""

import contextlib
import io
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install '.[research]'")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import lynxdeck.envs
from lynxdeck.games.refusal import Refusal

IDS = ["lynxdeck/Linko-v0", "lynxdeck/Push-v0"]


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(name, disable_env_checker=True, **settings)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore:.*")
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    with contextlib.redirect_stdout(io.StringIO()):
        check_env(made(name, opponents="greedy").unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_games_end_with_one_share_for_all(name: str) -> None:
    env = made(name, opponents=["random", "random"])
    shares, rng = [], np.random.default_rng(5)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        done = False
        while not done:
            assert (info["action_mask"] == env.unwrapped.action_masks()).all()
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, done, truncated, info = env.step(action)
            assert not truncated
        shares.append(reward)
    assert 0 <= min(shares) < max(shares) <= 1


def played(seed: int) -> list[Any]:
    env = made("lynxdeck/Linko-v0", opponents=["hard"], seats=2)
    seen, info = env.reset(seed=seed)
    story = [seen.tobytes()]
    for _ in range(8):
        seen, _, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        story.append(seen.tobytes())
        if done:
            break
    return story


def test_a_seed_brings_the_game_back() -> None:
    assert played(3) == played(3)
    assert played(3) != played(4)


def test_what_an_illegal_action_does_can_be_chosen() -> None:
    env = made("lynxdeck/Push-v0", opponents="random", seats=2)
    env.reset(seed=1)
    assert env.step(11)[1:4] == (-1.0, True, False)
    env = made("lynxdeck/Push-v0", opponents="random", seats=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(11)
    env = made("lynxdeck/Push-v0", opponents="random", seats=2, illegal="redraw", seat=0)
    env.reset(seed=1)
    assert env.step(11)[1:4] == (0.0, False, False)


def many(name: str, **settings: Any) -> Any:
    return gymnasium.make_vec(name, **settings)


@pytest.mark.parametrize("name", IDS)
def test_many_games_at_once(name: str) -> None:
    envs = many(name, num_envs=64, opponents=["greedy", "random"], illegal="raise")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, info = envs.reset(seed=3)
    first, ends, waiting = seen.copy(), 0, np.zeros(64, bool)
    for _ in range(150):
        assert seen in envs.observation_space
        assert seen.shape == (64, *envs.single_observation_space.shape)
        actions = info["action_mask"].argmax(axis=1)
        actions[waiting] = 7  # that of a game that is dealt again is ignored
        seen, rewards, ended, truncated, info = envs.step(actions)
        assert not truncated.any()
        assert not ended[waiting].any()
        assert not rewards[~ended].any()
        assert ((rewards[ended] >= 0) & (rewards[ended] <= 1)).all()
        assert info["action_mask"][ended].all()
        ends, waiting = ends + int(ended.sum()), ended
    assert ends > 10
    assert (envs.reset(seed=3)[0] == first).all()


def test_the_same_step_shows_the_end_in_its_info() -> None:
    envs = many(
        IDS[0], num_envs=32, opponents="random", seats=2, autoreset_mode=AutoresetMode.SAME_STEP
    )
    _, info = envs.reset(seed=3)
    over, ends = envs.batch.features.at("phase") + 6, 0
    for _ in range(120):
        seen, _, ended, _, info = envs.step(info["action_mask"].argmax(axis=1))
        assert not seen[:, over].any()
        if ended.any():
            assert (info["_final_obs"] == ended).all()
            assert info["final_obs"][ended, over].all()
        ends += int(ended.sum())
    assert ends > 20


def test_a_disabled_reset_waits_for_its_mask() -> None:
    envs = many(IDS[1], num_envs=8, opponents="greedy", autoreset_mode=AutoresetMode.DISABLED)
    _, info = envs.reset(seed=3)
    ended = np.zeros(8, bool)
    while not ended.all():
        _, _, ended, _, info = envs.step(info["action_mask"].argmax(axis=1))
    which = np.arange(8) < 3
    before = envs.batch.state()["move"].copy()
    envs.reset(options={"reset_mask": which})
    assert ((envs.batch.state()["move"] == before) == ~which).all()


def test_nothing_that_many_games_gave_is_written_again() -> None:
    envs = many(IDS[0], num_envs=4, opponents="random")
    seen, info = envs.reset(seed=3)
    kept = [array.tobytes() for array in (seen, info["action_mask"], info["seat"])]
    envs.step(info["action_mask"].argmax(axis=1))
    assert kept == [array.tobytes() for array in (seen, info["action_mask"], info["seat"])]


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:.*")
def test_maskable_ppo_soon_plays_better_than_random() -> None:
    contrib = pytest.importorskip(
        "sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib torch"
    )
    env = made(IDS[0], opponents="random", seats=2, rewards="margin")
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, seed=1)
    model.learn(12_000)

    def mean(choose: Any) -> float:
        env, won = made(IDS[0], opponents="random", seats=2), 0.0
        for seed in range(150):
            (seen, _), done = env.reset(seed=seed), False
            while not done:
                seen, reward, done, _, _ = env.step(choose(seen, env.unwrapped.action_masks()))
            won += reward
        return won / 150

    rng = np.random.default_rng(2)
    learnt = mean(lambda seen, masks: model.predict(seen, action_masks=masks)[0])
    at_random = mean(lambda _, masks: rng.choice(np.flatnonzero(masks)))
    assert abs(at_random - 0.5) < 0.15
    assert learnt > at_random + 0.15


def test_bad_settings_are_sentences() -> None:
    with pytest.raises(Refusal, match="3 opponents play here, not 2"):
        made("lynxdeck/Linko-v0", opponents=["random", "random"], seats=4)
    with pytest.raises(Refusal, match="no bot"):
        made("lynxdeck/Linko-v0", opponents="genius")
    with pytest.raises(Refusal, match="random, greedy, not “hard”"):
        many("lynxdeck/Linko-v0", num_envs=2, opponents="hard")


def test_it_is_registered() -> None:
    assert lynxdeck.envs.__all__
    assert set(IDS) <= set(gymnasium.registry)
