"""Networks that nobody trained, and the same sums by NumPy."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from lynxdeck.games import weights
from lynxdeck.games.net import H1, ONE, SHIFT, squashed
from lynxdeck.games.registry import Game, games

SPREADS = {"w1": 6, "w2": 4, "w3": 30, "wg": 30, "u": 40, "wp": 10, "e": 20, "wv": 60}
Arrays = dict[str, npt.NDArray[np.int32 | np.int8]]


def random_arrays(game: Game, seed: int = 1) -> Arrays:
    """Weights for which no layer is all zeros or all ONE."""
    chance = np.random.default_rng(seed)
    biases, wide = weights.shapes(game)
    made: Arrays = {
        key: chance.integers(-2000, 2000, shape).astype(np.int32) for key, shape in biases.items()
    }
    made["b1"] = chance.integers(-20, 90, H1).astype(np.int32)
    for key, shape in wide.items():
        drawn = chance.normal(0, SPREADS[key], shape)
        made[key] = np.clip(np.rint(drawn), -40 if key == "w1" else -ONE, ONE).astype(np.int8)
    made["w1"] = np.clip(made["w1"], -40, 40)
    return made


def random_file(game: Game, seed: int = 1) -> bytes:
    return weights.write(game, random_arrays(game, seed), name="nobody", note="by chance")


def rows(seen: npt.NDArray[np.uint8], first: Any, most: Any) -> npt.NDArray[np.int64]:
    """The rows that features select."""
    return np.array(
        [
            int(at) + min(squashed(int(value)), int(count)) - 1
            for value, at, count in zip(seen, first, most, strict=True)
            if value
        ],
        np.int64,
    )


def rated(
    game: Game, arrays: Arrays, seen: Any, actions: list[int], done: list[Any]
) -> tuple[list[int], list[int]]:
    """What a network thinks of the seats and of the legal actions, by whole matrices."""
    net = game.net
    wide = {key: array.astype(np.int64) for key, array in arrays.items()}
    selected = wide["w1"][rows(seen, net.SEEN_FIRST, net.SEEN_MOST)]
    h1 = np.clip(wide["b1"] + selected.sum(0), 0, ONE)
    h2 = np.clip(wide["b2"] + h1 @ wide["w2"] >> SHIFT, 0, ONE)
    h3 = np.clip(wide["b3"] + h2 @ wide["w3"] >> SHIFT, 0, ONE)
    own = wide["bg"] + h2 @ wide["wg"]
    logits = []
    for action, features in zip(actions, done, strict=True):
        met = wide["e"][rows(features, net.DONE_FIRST, net.DONE_MOST)].sum(0)
        mixed = np.clip(own + (met << SHIFT) >> SHIFT, 0, ONE)
        logits.append(int(wide["bp"][action] + h1 @ wide["wp"][action] + mixed @ wide["u"]))
    return (wide["bv"] + h3 @ wide["wv"]).tolist(), logits


@pytest.fixture
def some_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Networks by chance for all games that may have one."""
    for found in games():
        if found.has_net:
            (tmp_path / f"{found.name}.net").write_bytes(random_file(found))
    weights.load.cache_clear()
    monkeypatch.setattr(weights, "path", lambda game: tmp_path / f"{game.name}.net")
    yield
    weights.load.cache_clear()


@pytest.fixture
def no_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As where no weights were brought along."""
    weights.load.cache_clear()
    monkeypatch.setattr(weights, "path", lambda game: tmp_path / f"{game.name}.net")
    yield
    weights.load.cache_clear()
