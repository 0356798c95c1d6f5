"""The search as a player: its tree, its budget, and all cores when the clock decides."""

import os
import threading
import time
from dataclasses import dataclass
from math import sqrt

import numpy as np

from lynxdeck.bots import module, tree
from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import players
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.manifest import Tuning
from lynxdeck.games.ready import can_compile
from lynxdeck.games.refusal import not_installed
from lynxdeck.games.registry import Game

__all__ = ["Search", "Tuning"]

CHUNK = 256  # simulations between two looks up: some milliseconds
SURE = 2.0  # standard errors by which the search must be ahead to go against advice
NODES = 200_000  # the most a tree may have when the clock decides


@dataclass(frozen=True)
class Arm:
    """One choice: how often it was made, the shares of the win it brought and their squares."""

    visits: int = 0
    gain: float = 0.0
    squares: float = 0.0

    def __add__(self, other: "Arm") -> "Arm":
        return Arm(self.visits + other.visits, self.gain + other.gain, self.squares + other.squares)

    @property
    def mean(self) -> float:
        return self.gain / max(self.visits, 1)

    @property
    def error(self) -> float:
        """The standard error of the mean; wide while there is little to go by."""
        if self.visits < 2:
            return 1.0
        variance = self.squares / self.visits - self.mean * self.mean
        return sqrt(max(variance, 0.0) / (self.visits - 1))


class Walker:
    def __init__(self, game: Game, tuning: Tuning, nodes: int) -> None:
        rules = game.rules
        numbers = [getattr(tuning, name) for name in tree.SETTINGS]
        self.engine = players(game)
        self.settings = np.array([*numbers, *[0.0] * rules.SEATS], np.float64)
        self.tree = np.zeros(nodes, tree.NODE)
        self.states = np.zeros(2, rules.STATE)
        self.room = np.zeros((3, max(rules.ACTIONS, tree.DEPTH) + 2), np.int64)
        self.root, self.used = 0, 1

    def plant(self, masked: States) -> None:
        self.states[0] = masked[0]
        self.tree[0] = 0
        self.root, self.used = 0, 1

    def go_on(self, masked: States, action: int, more: int) -> bool:
        """Go on with the branch of a choice that was made, if there is one and room for more."""
        child = int(self.engine.child_of(self.tree, self.root, action))
        if child == 0 or self.used + more > len(self.tree):
            return False
        self.states[0] = masked[0]
        self.root = child
        return True

    def grow(self, simulations: int, rng: Rng) -> None:
        grown = self.engine.search(
            self.states,
            self.tree,
            self.root,
            self.used,
            simulations,
            self.room,
            rng,
            self.settings,
        )
        self.used = int(grown)

    def arms(self) -> dict[int, Arm]:
        found = {}
        child = int(self.tree[self.root]["child"])
        while child:
            node = self.tree[child]
            arm = Arm(int(node["visits"]), float(node["gain"]), float(node["squares"]))
            found[int(node["action"])] = arm
            child = int(node["sibling"])
        return found


def surely_better(one: Arm, other: Arm) -> bool:
    """Whether one choice's mean is above another's by more than their errors allow for."""
    return one.mean - other.mean > SURE * sqrt(one.error * one.error + other.error * other.error)


class Search(Bot):
    """Information-set Monte-Carlo tree search, bounded by simulations or by the clock."""

    quick = False
    nodes_each = 1
    """Nodes that a simulation may add."""

    def __init__(
        self,
        game: Game,
        name: str,
        *,
        simulations: int = 2000,
        seconds: float | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(game, name)
        if not (can_compile() or module.available(game)):
            raise not_installed(f"“{name}” thinks ahead, and needs wasmtime or Numba", "terminal")
        self.simulations = simulations
        self.seconds = seconds
        self.tuning = tuning or game.manifest.tuning
        nodes = self.nodes_each * (NODES if seconds is not None else 2 * simulations) + 2
        threads = (os.cpu_count() or 1) if seconds is not None else 1
        self.walkers = [self.walker(nodes) for _ in range(threads)]
        self.last: tuple[int, int, int] | None = None
        """Seat, number and action of the decision that the trees stand at."""

    def walker(self, nodes: int) -> Walker:
        return Walker(self.game, self.tuning, nodes)

    def begin(self, edition: Edition, *, seats: int, seat: int) -> None:  # noqa: ARG002
        self.last = None

    def warm(self, masked: States) -> None:
        rng, walker = generator(1), self.walkers[0]
        walker.plant(masked)
        walker.grow(1, rng)
        self._decide(rng)
        self.last = None

    def choose(self, masked: States, rng: Rng) -> int:
        """The choice that the simulations made most often; at once where there is only one."""
        engine = players(self.game)
        seat, move = int(engine.mover_of(masked, 0)), int(masked["move"][0])
        if engine.count_of(masked, 0) == 1:
            self.last = None  # the tree stays behind
            return int(engine.kth_of(masked, 0, 0))
        self._set_out(masked, seat, move)
        action = self._think(rng)
        self.last = (seat, move, action)
        return action

    def _set_out(self, masked: States, seat: int, move: int) -> None:
        """Keep the branch of our last choice if this decision follows it at once, else replant."""
        follows = self.last is not None and self.last[:2] == (seat, move - 1)
        more = self.nodes_each * self.simulations
        for walker in self.walkers:
            if not (self.last and follows and walker.go_on(masked, self.last[2], more)):
                walker.plant(masked)

    def _think(self, rng: Rng) -> int:
        if self.seconds is None:
            self._think_so_often(rng)
        else:
            self._think_on_all_cores(time.monotonic() + self.seconds, rng)
        return self._decide(rng)

    def _think_so_often(self, rng: Rng) -> None:
        """In chunks, which change nothing: signals and `should_stop` are looked at in between."""
        for done in range(0, self.simulations, CHUNK):
            self.walkers[0].grow(min(CHUNK, self.simulations - done), rng)
            if self.should_stop:
                self.should_stop()

    def _decide(self, rng: Rng) -> int:
        """The legal choice made most often; advice, where there is some, unless it is surely worse.

        A branch that was kept may hold choices for cards that did not come.
        """
        arms = self._arms()
        best = max(arms, key=lambda action: (arms[action].visits, -action))
        advised = int(players(self.game).advice_at(self.walkers[0].states, 0, rng))
        if advised < 0 or surely_better(arms[best], arms[advised]):
            return best
        return advised

    def _arms(self) -> dict[int, Arm]:
        engine, masked = players(self.game), self.walkers[0].states
        arms = {int(engine.kth_of(masked, 0, k)): Arm() for k in range(engine.count_of(masked, 0))}
        for walker in self.walkers:
            for action, arm in walker.arms().items():
                if action in arms:
                    arms[action] += arm
        return arms

    def _think_on_all_cores(self, deadline: float, rng: Rng) -> None:
        """Grow one tree a core until the time is up; compiled code holds no lock."""

        stopped = threading.Event()

        def grow(walker: Walker, own: Rng) -> None:
            walker.grow(CHUNK, own)
            while time.monotonic() < deadline and walker.used < len(walker.tree):
                if stopped.is_set():
                    return
                walker.grow(CHUNK, own)

        engine = players(self.game)
        threads = [
            threading.Thread(target=grow, args=(walker, generator(int(engine.below(rng, 2**31)))))
            for walker in self.walkers
        ]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        finally:
            stopped.set()  # also when Ctrl-C ends this
