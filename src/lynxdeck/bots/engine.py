"""The rules of a game compiled together with its rule of thumb and the search."""

import functools
from typing import Protocol, cast

from lynxdeck.bots import module, tree
from lynxdeck.games.compile import build, jit_for_cpu
from lynxdeck.games.engine import Engine
from lynxdeck.games.fields import Numbers, Rng, States
from lynxdeck.games.ready import can_compile, check_compiler
from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Policy


class Players(Engine, Policy, Protocol):
    """All that an engine has, a game's rule of thumb, and the search."""

    def search(
        self,
        states: States,
        tree: States,
        root: int,
        used: int,
        simulations: int,
        room: Numbers,
        rng: Rng,
        settings: Numbers,
        /,
    ) -> int:
        """Run simulations; how many nodes the tree has then."""

    def child_of(self, tree: States, node: int, action: int, /) -> int:
        """The child that an action leads to; 0 if there is none."""

    def random_at(self, states: States, i: int, rng: Rng, /) -> int:
        """A legal action at random."""

    def slip_at(self, states: States, i: int, rng: Rng, /) -> int:
        """A slip such as people make."""


_modules = False


def use_modules() -> None:
    """Let the bots of this process ask the games' WebAssembly modules, where they can be run.

    Nobody waits for a compiler then: right for a table, where a bot is asked now and then. Where
    millions of questions are asked, the compiled players are hundreds of times as quick.
    """
    global _modules  # noqa: PLW0603 - a process has one kind of bots
    _modules = True


def players(game: Game) -> Players:
    """What bots ask in this process."""
    wanted = _modules or not can_compile()
    return module.load(game) if wanted and module.available(game) else compiled(game)


@functools.cache
def compiled(game: Game) -> Players:
    """All that `game.compiled` has, and `greedy`, `search` and what they are made of."""
    check_compiler()
    jit = jit_for_cpu(game.rules, game.policy, tree)
    return cast(Players, build(game.rules, jit, game.policy, tree))


@functools.cache
def interpreted(game: Game) -> Players:
    """The same to read and debug."""
    return cast(Players, build(game.rules, lambda function: function, game.policy, tree))
