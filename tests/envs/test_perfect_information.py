"""Every interface tells all cards when it is asked for `state()`, and in no observation."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lynxdeck.envs import BatchEnv
from lynxdeck.games.chance import generator
from lynxdeck.games.fields import States
from lynxdeck.games.registry import game

LINKO = game("linko")


def batch() -> Any:
    env = BatchEnv("linko", 1, seats=3)
    env.reset(seed=4)
    return env


def pettingzoo() -> Any:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from lynxdeck.envs import linko_v0

    env = linko_v0.env(seats=3)
    env.reset(seed=4)
    return env


def gymnasium() -> Any:
    made = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    env = made.make("lynxdeck/Linko-v0", opponents=["random", "random"], seat=0)
    env.reset(seed=4)
    return env.unwrapped


def vector() -> Any:
    made = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    env = made.make_vec("lynxdeck/Linko-v0", 1, opponents="random", seats=3)
    env.reset(seed=4)
    return env.unwrapped


def openspiel() -> Any:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    import lynxdeck.envs.openspiel  # noqa: F401 - registers the games

    state = pyspiel.load_game("python_lynxdeck_linko(players=3,deal=sampled)").new_initial_state()
    state.apply_action(4)
    return state


every_interface = pytest.mark.parametrize(
    "interface", [batch, pettingzoo, gymnasium, vector, openspiel]
)


@every_interface
def test_the_state_has_every_hand_and_the_order_of_the_pile(interface: Callable[[], Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found: States = interface().state()
    record = found[0]
    assert record["hand"].sum(axis=1)[:3].tolist() == record["hand_size"][:3].tolist()
    assert 0 not in record["pile"][: record["pile_size"]]


@every_interface
def test_the_state_is_a_copy(interface: Callable[[], Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = interface()
        env.state()["hand"][:] = 0
    assert env.state()["hand"].any()


@pytest.mark.parametrize("seat", range(3))
def test_no_observation_has_any_of_it(seat: int) -> None:
    """Other hidden cards, the same observation."""
    env = batch()
    seen = env.observe(np.array([seat])).copy()
    masked, engine = np.zeros(1, LINKO.rules.STATE), LINKO.compiled
    engine.mask_at(env.state(), 0, seat, masked, 0)
    engine.redeal_at(masked, 0, generator(1))
    assert masked["hand"].tolist() != env.state()["hand"].tolist()
    from lynxdeck.envs.batch import compiled

    again = np.zeros_like(seen)
    compiled(LINKO).look_games(masked, np.array([seat]), again, 0, 1)
    assert again.tolist() == seen.tolist()


def test_the_records_lie_in_rows_of_bytes_and_follow_the_games() -> None:
    env = BatchEnv("linko", 6, edition=[("ravensburger-2014", 3), ("amigo-2022-duel", 2)], seed=4)
    env.reset()
    rows = env.records()
    for _ in range(20):
        assert rows.tobytes() == env.state().tobytes()
        env.step(env.choose())
    assert rows.shape == (6, LINKO.rules.STATE.itemsize)
