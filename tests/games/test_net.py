"""The networks of the games: which rows a position selects, and files of weights."""

from collections.abc import Callable

import numpy as np
import pytest

from lynxdeck.games import weights
from lynxdeck.games.net import FALLING, LAST, rows_of, squashed
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game
from tests.networks import Arrays, random_arrays, random_file

ROWS = {"linko": (1797, 88), "push": (2466, 93)}
every_net = pytest.mark.parametrize(
    "found", [game(name) for name in ROWS], ids=lambda one: one.name
)


@every_net
def test_every_level_of_a_feature_has_its_row(found: Game) -> None:
    seen, done = rows_of(found.name)
    assert (seen.total, done.total) == ROWS[found.name]
    assert ROWS[found.name] == (found.net.SEEN_ROWS, found.net.DONE_ROWS)
    features = found.features
    for rows, table in ((seen, features.FEATURES), (done, features.ACTION_FEATURES)):
        at = 0
        for first, most, feature in zip(rows.first, rows.most, table.features, strict=True):
            assert first == at
            assert 1 <= most <= squashed(feature.hi)
            at += most


@every_net
def test_levels_are_of_groups_that_there_are(found: Game) -> None:
    net, features = found.net, found.features
    for levels, table in (
        (net.SEEN_LEVELS, features.FEATURES),
        (net.DONE_LEVELS, features.ACTION_FEATURES),
    ):
        words = {word for feature in table.features for word in feature.name.split(".")}
        assert set(levels) <= words


def test_weights_fall_by_e_to_the_number_of_ones() -> None:
    assert FALLING[0] == 1 << 20
    assert np.abs(FALLING - np.exp(np.arange(LAST + 1) / -127) * (1 << 20)).max() < 0.51


# --- files --------------------------------------------------------------------------------------


@every_net
def test_a_file_holds_all_weights(found: Game) -> None:
    arrays, data = random_arrays(found), random_file(found)
    assert len(data) <= weights.LARGEST
    head, _ = weights.parts(data)
    assert head["game"] == found.name
    assert (head["licence"], head["name"], head["note"]) == ("MIT", "nobody", "by chance")
    read = weights.arrays(found, weights.read(found, data))
    assert read.keys() == arrays.keys()
    for key, array in arrays.items():
        assert np.array_equal(read[key], array)
    assert weights.write(found, read, name="nobody", note="by chance") == data


def broken(change: Callable[[Arrays], object]) -> str:
    """Why a file with these weights is not written."""
    found = game("linko")
    arrays = random_arrays(found)
    change(arrays)
    with pytest.raises(Refusal) as refused:
        weights.write(found, arrays, name="nobody", note="")
    return str(refused.value)


def test_sums_that_might_not_fit_are_refused() -> None:
    def all_high(arrays: Arrays) -> None:
        arrays["w1"][:] = 127

    def far(key: str) -> Callable[[Arrays], None]:
        return lambda arrays: arrays[key].fill(2**31 - 1)

    assert "first layer may reach" in broken(all_high)
    assert "more than 16 bits" in broken(all_high)
    assert "first layer" in broken(lambda arrays: arrays["b1"].fill(30_000))
    for key, what in {
        "b2": "second layer",
        "b3": "third layer",
        "bv": "A seat's sum",
        "bg": "an action meets",
        "bp": "An action's sum",
    }.items():
        assert what in broken(far(key))


def test_arrays_that_are_none_are_refused() -> None:
    assert "needs w2(448, 32)" in broken(lambda arrays: arrays.update(w2=arrays["w2"].T))
    assert "needs u(32,)" in broken(lambda arrays: arrays.pop("u"))
    wide = np.full(32, 300)
    assert "u holds numbers" in broken(lambda arrays: arrays.update(u=wide))


def test_a_file_that_does_not_fit_is_refused_in_a_sentence() -> None:
    linko, push = game("linko"), game("push")
    data = random_file(linko)
    with pytest.raises(Refusal, match="for another game: linko, not push"):
        weights.read(push, data)
    other = data.replace(weights.mark(linko).encode(), b"00000000", 1)
    with pytest.raises(Refusal, match="for another layout: 00000000, not"):
        weights.read(linko, other)
    newer = data.replace(b'"observation": 0', b'"observation": 9', 1)
    with pytest.raises(Refusal, match="another version of observations: 9, not 0"):
        weights.read(linko, newer)
    with pytest.raises(Refusal, match="is not whole"):
        weights.read(linko, data[:-1])
    for none in (b"", b"lynx", data[:40], b"\0" * 80):
        with pytest.raises(Refusal, match="no file of a network"):
            weights.read(linko, none)


def test_a_mark_tells_layouts_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    linko = game("linko")
    before = weights.mark(linko)
    monkeypatch.setattr(linko.net, "SEEN_MOST", linko.net.SEEN_MOST[::-1])
    assert weights.mark(linko) != before
