"""The rules of a game compiled together with its rule of thumb and the search."""

import functools
import importlib
from typing import Any

from lynxdeck.bots import tree
from lynxdeck.games.compile import build, jit_for_cpu
from lynxdeck.games.registry import Game


@functools.cache
def compiled(game: Game) -> Any:
    """All that `game.compiled` has, and `greedy`, `search` and what they are made of."""
    policy = importlib.import_module(f"lynxdeck.bots.{game.name}")
    return build(game.rules, jit_for_cpu(game.rules, policy, tree), policy, tree)


@functools.cache
def interpreted(game: Game) -> Any:
    """The same to read and debug."""
    policy = importlib.import_module(f"lynxdeck.bots.{game.name}")
    return build(game.rules, lambda function: function, policy, tree)
