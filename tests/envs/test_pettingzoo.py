"""PettingZoo's own tests, for every edition and number of seats."""

import contextlib
import io
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.registry import games

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install '.[research]'")

from pettingzoo import env_registry
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from lynxdeck.envs import linko_v0, push_v0

DOORS: dict[str, Any] = {"linko": linko_v0, "push": push_v0}
WAYS = [
    (game.name, edition.name, seats)
    for game in games()
    if game.name in DOORS
    for edition in game.editions
    for seats in edition.players
]
SAMPLE = [("linko", "amigo-2022-duel", 2), ("linko", "amigo-2022-expert", 5), ("push", "push", 3)]
every_way = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [pytest.param(*way, marks=() if way in SAMPLE else pytest.mark.long) for way in WAYS],
)
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""Two warnings that all but PettingZoo's own games with dictionaries draw."""


@every_way
def test_pettingzoo_finds_nothing_wrong(game: str, edition: str, seats: int) -> None:
    env = DOORS[game].env(edition=edition, seats=seats)
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings(record=True) as drawn:
        warnings.simplefilter("always")
        api_test(env, num_cycles=300)
        seed_test(lambda: DOORS[game].env(edition=edition, seats=seats), num_cycles=100)
    others = [str(one.message) for one in drawn if not str(one.message).startswith(KNOWN)]
    assert not others


@every_way
def test_pettingzoo_renders(game: str, edition: str, seats: int) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(lambda **how: DOORS[game].env(edition=edition, seats=seats, **how))


class Hours:
    """A clock that PettingZoo's benchmark, which plays for five seconds, soon finds run down."""

    def __init__(self) -> None:
        self.asked = 0

    def time(self) -> float:
        self.asked += 1
        return 0.05 * self.asked


@every_way
def test_pettingzoo_measures_it(
    game: str, edition: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", Hours())
    with contextlib.redirect_stdout(io.StringIO()) as said:
        performance_benchmark(DOORS[game].env(edition=edition, seats=seats))
    assert "turns per second" in said.getvalue()


def test_rewards_come_once_and_dead_agents_step_with_none() -> None:
    env = linko_v0.raw_env(seats=3)
    env.reset(seed=4)
    brought: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        brought[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(brought.values()) == pytest.approx(1)
    assert not env.agents


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env, raw = push_v0.env(seats=2), push_v0.raw_env(seats=2)
    env.reset(seed=1)
    env.step(11)  # PettingZoo says so in its log
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == -1
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        raw.step(11)


def test_the_registry_knows_it() -> None:
    import lynxdeck.envs  # noqa: F401

    assert "lynxdeck/Linko-v0" in str(env_registry.registration.__dict__)
