"""Players with a network: by itself, and inside the search."""

import numpy as np

from lynxdeck.bots import guided, module, tree
from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import guided_players
from lynxdeck.bots.search import Search, Walker
from lynxdeck.games import weights
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.manifest import Guidance, Level
from lynxdeck.games.net import HIDDEN, MIX
from lynxdeck.games.ready import can_compile
from lynxdeck.games.refusal import not_installed
from lynxdeck.games.registry import Game

BREADTH = 8
"""Nodes that a tree has room for a simulation: all choices of a new one are opened."""


class LoadedNetwork:
    """A game's weights, and room for what is made of a position."""

    def __init__(self, game: Game) -> None:
        if not (can_compile() or module.available(game, module.NET)):
            raise not_installed("A network needs wasmtime or Numba", "terminal")
        rules = game.rules
        self.players = guided_players(game)
        self.room = np.zeros((guided.ROWS, width(game)), np.int64)
        self.arrays = (
            *weights.load(game),
            np.zeros(game.features.FEATURES.width, np.uint8),
            np.zeros(HIDDEN, np.int16),
        )
        self.seats = rules.SEATS


def width(game: Game) -> int:
    """How long the rows of `room` are."""
    return max(game.rules.ACTIONS, tree.DEPTH, 2 * MIX) + 2


class Neural(Bot):
    """The legal action that the network thinks best."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game, name)
        self.network = LoadedNetwork(game)

    def choose(self, masked: States, rng: Rng) -> int:  # noqa: ARG002
        network = self.network
        return int(network.players.neural_at(masked, 0, network.room, *network.arrays))


class Tempted(Bot):
    """A taste, and a network that sees when it would cost too much."""

    def __init__(self, game: Game, name: str, level: Level) -> None:
        super().__init__(game, name)
        self.network = LoadedNetwork(game)
        self.states = self.network.players.new(2)
        self.taste = np.array(game.tastes(level), np.int64)
        self.leeway, self.memory = level.leeway or 0, level.memory

    def choose(self, masked: States, rng: Rng) -> int:
        network, states = self.network, self.states
        states[0] = masked[0]
        own = network.room, rng, self.taste, self.leeway, self.memory
        return int(network.players.tempted_at(states, *own, *network.arrays))


class GuidedWalker(Walker):
    def __init__(self, game: Game, guidance: Guidance, nodes: int) -> None:
        super().__init__(game, game.manifest.tuning, nodes)
        self.network = LoadedNetwork(game)
        played = self.settings[: -game.rules.SEATS]
        own = [getattr(guidance, name) for name in guided.GUIDANCE]
        self.settings = np.array([*played, *own, *[0.0] * game.rules.SEATS], np.float64)

    def grow(self, simulations: int, rng: Rng) -> None:
        grown = self.network.players.guided(
            self.states,
            self.tree,
            self.root,
            self.used,
            simulations,
            self.network.room,
            rng,
            self.settings,
            *self.network.arrays,
        )
        self.used = int(grown)


class Champion(Search):
    """The search with the network in it: bounded as the search is."""

    nodes_each = BREADTH

    def __init__(
        self,
        game: Game,
        name: str,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        guidance: Guidance | None = None,
    ) -> None:
        self.guidance = guidance or game.manifest.guidance
        often = simulations or self.guidance.simulations
        super().__init__(game, name, simulations=often, seconds=seconds)

    def walker(self, nodes: int) -> Walker:
        return GuidedWalker(self.game, self.guidance, nodes)

    def _decide(self, rng: Rng) -> int:  # noqa: ARG002
        arms = self._arms()
        return max(arms, key=lambda action: (arms[action].visits, -action))
