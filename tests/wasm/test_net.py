"""Networks on all targets: NumPy = interpreted = CPU = WebAssembly with and without SIMD."""

import itertools
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lynxdeck.bots import champion, engine, guided, module, tree, wasm
from lynxdeck.games import weights
from lynxdeck.games.chance import generator
from lynxdeck.games.net import HIDDEN
from lynxdeck.games.registry import Game, games
from tests.networks import random_arrays, random_file, rated
from tests.wasm import node
from tests.wasm.plays import STYLES, random_game, ways
from tests.wasm.questions import played
from tests.wasm.test_equal import positions
from tests.wasm.trace import Table

NETWORKED = [game for game in games() if game.has_net]
every_net = pytest.mark.parametrize("game", NETWORKED, ids=lambda game: game.name)
every_kind = pytest.mark.parametrize("kind", [module.NET, module.SCALAR_NET])


class Asked:
    """One target, and the room that it needs."""

    def __init__(self, game: Game, players: engine.Guided) -> None:
        self.game, self.players = game, players
        self.room = np.zeros((guided.ROWS, champion.width(game)), np.int64)
        self.arrays = (
            *weights.read(game, random_file(game)),
            np.zeros(game.features.FEATURES.width, np.uint8),
            np.zeros(HIDDEN, np.int16),
        )
        self.out = np.zeros(game.rules.SEATS + game.rules.ACTIONS, np.int64)

    def rated(self, masked: bytes) -> list[int]:
        """How many actions there are, the best, and what seats and actions are worth."""
        states = self.states(masked)
        self.out[:] = 0
        count = int(self.players.rated_at(states, 0, self.room, *self.arrays, self.out))
        best = self.players.neural_at(states, 0, self.room, *self.arrays)
        return [count, int(best), *self.out.tolist()]

    def tempted(self, masked: bytes) -> list[tuple[int, int]]:
        """What every level would do, and what became of its generator."""
        chosen: list[tuple[int, int]] = []
        states = self.players.new(2)
        for level in self.game.manifest.levels.values():
            states[0], rng = self.states(masked)[0], generator(len(chosen))
            taste = np.array(self.game.tastes(level._replace(leeway=0)), np.int64)
            own = self.room, rng, taste, level.leeway or 0, level.memory
            action = self.players.tempted_at(states, *own, *self.arrays)
            chosen.append((int(action), int(rng[0])))
        return chosen

    def grown(self, masked: bytes, simulations: int, **guidance: float) -> list[int]:
        """A tree from a masked record: its size, its bytes, what became of the generator."""
        game = self.game
        tuning = [getattr(game.manifest.tuning, name) for name in tree.SETTINGS]
        own = [guidance[name] for name in guided.GUIDANCE]
        settings = np.array([*tuning, *own, *[0.0] * game.rules.SEATS])
        states, nodes = self.players.new(2), np.zeros(12 * simulations, tree.NODE)
        if isinstance(states, np.recarray):  # interpreted
            nodes = nodes.view(np.recarray)
        states[0], rng = self.states(masked)[0], generator(len(masked))
        used = self.players.guided(
            states, nodes, 0, 1, simulations, self.room, rng, settings, *self.arrays
        )
        return [int(used), zlib.crc32(nodes.tobytes()), int(rng[0])]

    def states(self, masked: bytes) -> Any:
        states = self.players.new(1)
        states[0] = np.frombuffer(masked, self.game.rules.STATE)[0]
        return states


def decisions(game: Game) -> Iterator[bytes]:
    """What the mover sees at every decision of games of all sorts."""
    table = Table(game, compiled=True)
    for number, way in enumerate(itertools.cycle(ways(game))):
        table.begin(random_game(way, number))
        while (mover := table.e.mover_of(table.state, 0)) >= 0:
            table.e.mask_at(table.state, 0, mover, table.masked, 0)
            yield table.masked.tobytes()
            table.e.apply_at(table.state, 0, table.choice(STYLES[number % 3], mover))


def by_numpy(game: Game, masked: bytes) -> list[int]:
    states = np.frombuffer(bytearray(masked), game.rules.STATE).view(np.recarray)
    state, features, rules = states[0], game.features, game.rules
    seen = np.zeros(features.FEATURES.width, np.uint8)
    features.features(state, int(game.interpreted.mover_of(states, 0)), seen)
    room = np.zeros(rules.ACTIONS, np.int64)
    actions = room[: rules.legal(state, room)].tolist()
    done = [np.zeros(features.ACTION_FEATURES.width, np.uint8) for _ in actions]
    for action, out in zip(actions, done, strict=True):
        features.action_features(state, action, out)
    seats, logits = rated(game, random_arrays(game), seen, actions, done)
    best = actions[int(np.argmax(logits))]
    return [len(actions), best, *seats, *logits, *[0] * (rules.ACTIONS - len(actions))]


@every_net
def test_the_sums_are_those_of_whole_matrices(game: Game) -> None:
    asked = Asked(game, engine.guided_compiled(game))
    answers = [(asked.rated(masked), by_numpy(game, masked)) for masked in positions(game, 60)]
    assert all(ours == theirs for ours, theirs in answers)
    assert len({ours[1] for ours, _ in answers}) > 5


@every_net
def test_the_interpreter_agrees(game: Game) -> None:
    compiled, plain = (
        Asked(game, made(game)) for made in (engine.guided_compiled, engine.guided_interpreted)
    )
    for masked in positions(game, 3):
        assert plain.rated(masked) == compiled.rated(masked)
        assert plain.tempted(masked) == compiled.tempted(masked)
    masked = positions(game, 4)[-1]
    settings = {"boldness": 1.0, "doubt": 0.05, "fresh": 0, "played": 20, "deals": 2}
    assert plain.grown(masked, 4, **settings) == compiled.grown(masked, 4, **settings)


@every_kind
@every_net
def test_modules_agree(game: Game, kind: str) -> None:
    compiled, asked = Asked(game, engine.guided_compiled(game)), module.load_guided(game, kind)
    there = Asked(game, asked)
    for masked in positions(game, 100):
        assert there.rated(masked) == compiled.rated(masked)
        assert there.tempted(masked) == compiled.tempted(masked)


@every_kind
@every_net
def test_the_same_seed_grows_the_same_tree(game: Game, kind: str) -> None:
    compiled, asked = Asked(game, engine.guided_compiled(game)), module.load_guided(game, kind)
    there = Asked(game, asked)
    for at, masked in enumerate(positions(game, 8)):
        settings = {"boldness": 1.0, "doubt": 0.05, "fresh": at % 2, "played": 10 * (at % 3)}
        settings["deals"] = 1 + at % 4
        ours = compiled.grown(masked, 300, **settings)
        assert there.grown(masked, 300, **settings) == ours
        assert ours[0] > 300


@pytest.mark.usefixtures("some_networks")
@every_kind
@every_net
def test_the_page_chooses_what_we_choose(game: Game, kind: str, tmp_path: Path) -> None:
    bundled = node.bundle(tmp_path)
    way = next(way for way in ways(game) if way.seats == 3)
    levels = {"easy": 30, "medium": 30, "hard": 30, "expert": 30, "champion": 2}
    asked = [one for level, most in levels.items() for one in played(way, level, 5, most)]
    questions, ours = map(list, zip(*asked, strict=True))
    files = wasm.path(game, kind), weights.path(game)
    assert node.think(game, bundled, questions, *files)["tokens"] == ours


@pytest.mark.long
@every_kind
@every_net
def test_modules_agree_for_long(game: Game, kind: str) -> None:
    """A million positions in all."""
    compiled, asked = Asked(game, engine.guided_compiled(game)), module.load_guided(game, kind)
    there = Asked(game, asked)
    for masked in itertools.islice(decisions(game), 250_000):
        assert there.rated(masked) == compiled.rated(masked)
