"""Observations: ranges, no dead feature, nothing hidden in them, one answer on every target."""

import json
from typing import Any

import numpy as np
import pytest

from lynxdeck.cli import run
from lynxdeck.envs import batch
from lynxdeck.games.chance import generator
from lynxdeck.games.features import lines
from lynxdeck.games.registry import Game, games
from tests.games.looking import random_positions, some_positions
from tests.games.sorts import SORTS, Sort, cases

GAMES = [pytest.param(one, id=one.name) for one in games()]
of_every_game = pytest.mark.parametrize("found", GAMES)
MARKS = {"linko": "5237405c9e77ee81", "push": "9434207b8dd5b08f"}
"""Of version 0."""


def seen(engine: Any, found: Game, states: Any, seat: int) -> Any:
    out = np.zeros(found.features.FEATURES.width, np.uint8)
    engine.features(states.view(np.recarray)[0], seat, out)
    return out


@of_every_game
def test_the_layout_of_version_0_stays(found: Game) -> None:
    assert found.features.OBSERVATION_VERSION == 0
    tables = found.features.FEATURES.mark + found.features.ACTION_FEATURES.mark
    assert tables == MARKS[found.name]


@of_every_game
def test_every_feature_has_a_name_of_its_own_and_a_place(found: Game) -> None:
    for table in (found.features.FEATURES, found.features.ACTION_FEATURES):
        rows = lines(table)
        assert [row["place"] for row in rows] == list(range(table.width))
        assert len({row["name"] for row in rows}) == table.width
        assert all(0 <= feature.lo < feature.hi <= 255 for feature in table.features)


@pytest.mark.parametrize("table", cases(SORTS))
def test_LR8_an_observation_stays_when_all_that_is_hidden_is_dealt_again(table: Sort) -> None:
    loops, rng = batch.compiled(table.game), generator(table.number)
    masked = table.game.compiled.new(1)
    for position in some_positions(table, 24):
        for seat in range(table.seats):
            once = np.zeros((1, table.game.features.FEATURES.width), np.uint8)
            seats = np.array([seat])
            loops.look_games(position.states, seats, once, 0, 1)
            first = once.tobytes()
            table.game.compiled.mask_at(position.states, 0, seat, masked, 0)
            loops.look_games(masked, seats, once, 0, 1)
            assert once.tobytes() == first
            table.game.compiled.redeal_at(masked, 0, rng)
            loops.look_games(masked, seats, once, 0, 1)
            assert once.tobytes() == first


@pytest.mark.parametrize("table", cases(SORTS))
def test_interpreted_and_compiled_observe_alike(table: Sort) -> None:
    loops, plain = batch.compiled(table.game), batch.interpreted(table.game)
    features, room = table.game.features, np.zeros(table.game.rules.ACTIONS, np.int16)
    for position in some_positions(table, 4):
        n = loops.list_of(position.states, 0, room)
        for most in (1, 300):
            found = batch.Choices(
                np.zeros((1, most), np.int16),
                np.zeros(1, np.int16),
                np.zeros((1, most, features.ACTION_FEATURES.width), np.uint8),
            )
            ended = np.array([position.over], np.uint8)
            loops.list_games(position.states, ended, room, *found, 0, 1)
            assert found.counts[0] == n
            for k in range(min(n, most)):
                out = np.zeros(features.ACTION_FEATURES.width, np.uint8)
                plain.action_features(position.state, int(found.actions[0, k]), out)
                assert out.tolist() == found.features[0, k].tolist()
        seat = table.number % table.seats
        once = np.zeros((1, features.FEATURES.width), np.uint8)
        loops.look_games(position.states, np.array([seat]), once, 0, 1)
        assert once[0].tolist() == seen(plain, table.game, position.states, seat).tolist()
        mask = np.zeros(-(-len(room) // 8), np.uint8)
        plain.write_mask(position.state, room, mask)
        bits = np.unpackbits(mask, count=len(room), bitorder="little")
        assert np.flatnonzero(bits).tolist() == position.actions()


@pytest.mark.parametrize("table", cases(SORTS))
def test_masks_are_the_legal_actions(table: Sort) -> None:
    loops, room = batch.compiled(table.game), np.zeros(table.game.rules.ACTIONS, np.int16)
    marked = np.zeros(len(room), np.uint8)
    for step, position in enumerate(random_positions(table)):
        if step == 400:
            break
        mask = np.zeros(-(-len(room) // 8), np.uint8)
        loops.write_mask(position.states[0], room, mask)
        loops.mark_legal(position.states, 0, marked)
        assert np.unpackbits(mask, count=len(room), bitorder="little").tolist() == marked.tolist()


class Reached:
    """What features have been, at least and at most."""

    def __init__(self, width: int) -> None:
        self.least, self.most = np.full(width, 255), np.zeros(width, int)

    def add(self, rows: Any) -> None:
        self.least = np.minimum(self.least, rows.min(axis=0))
        self.most = np.maximum(self.most, rows.max(axis=0))


RARE = {
    "linko": {"end.stall"},
    "push": set[str](),
}
"""What games at random hardly reach."""


@of_every_game
def test_features_keep_their_ranges_and_none_is_dead(found: Game) -> None:
    sorts = [(one.name, seats) for one in found.editions for seats in one.players]
    env = batch.BatchEnv(found.name, 2048, edition=sorts, seed=5)
    table, actions = found.features.FEATURES, found.features.ACTION_FEATURES
    seats, acting = Reached(table.width), Reached(actions.width)
    count = np.array([seats for _, seats in env.sorts])[np.arange(env.n) % len(env.sorts)]
    step = env.reset()
    for turn in range(400):
        seats.add(step.observation)
        seats.add(step.final_observation)
        seats.add(env.observe((step.to_move.astype(int) + turn) % count))
        if turn % 20 == 0:
            choices = env.choices()
            acting.add(choices.features[choices.actions >= 0])
        step = env.step(env.choose("greedy" if turn % 3 else "random"))
    for reached, layout in ((seats, table), (acting, actions)):
        for place, feature in enumerate(layout.features):
            assert feature.lo <= reached.least[place], feature
            assert reached.most[place] <= feature.hi, feature
        dead = {
            feature.name
            for place, feature in enumerate(layout.features)
            if reached.least[place] == reached.most[place]
        }
        assert dead <= RARE[found.name]


@of_every_game
def test_the_command_lists_every_number(found: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["envs", "layout", found.name, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["mark"] == found.features.FEATURES.mark
    assert told["observation"] == lines(found.features.FEATURES)
    assert run(["envs", "layout", found.name]) == 0
    shown = capsys.readouterr().out
    assert all(row[2] in shown for row in found.features.FEATURES.rows())
