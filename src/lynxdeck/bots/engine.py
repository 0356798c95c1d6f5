"""The rules of a game compiled together with its rule of thumb and the search."""

import functools
from types import ModuleType
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.bots import guided, judging, module, reasons, tree
from lynxdeck.games import defaults, net
from lynxdeck.games.compile import Engine, build, cache_directory, jit_for_cpu
from lynxdeck.games.ready import can_compile, check_compiler, compiling, say_once
from lynxdeck.games.refusal import install
from lynxdeck.games.registry import Game


class Players(Engine):
    """All that an engine has, a game's rule of thumb, and the search."""

    if TYPE_CHECKING:
        advice_at = staticmethod(defaults.advice_at)
        greedy_at = staticmethod(tree.greedy_at)
        random_at = staticmethod(tree.random_at)
        slip_at = staticmethod(tree.slip_at)
        tasted_at = staticmethod(tree.tasted_at)
        search = staticmethod(tree.search)
        child_of = staticmethod(tree.child_of)


class Guided(Engine):
    """The search with a network, and the network by itself."""

    if TYPE_CHECKING:
        neural_at = staticmethod(guided.neural_at)
        rated_at = staticmethod(net.rated_at)
        tempted_at = staticmethod(guided.tempted_at)
        guided = staticmethod(guided.guided)
        shuffle_ahead = staticmethod(judging.shuffle_ahead)
        value_at = staticmethod(judging.value_at)
        value_deals = staticmethod(judging.value_deals)
        follow = staticmethod(judging.follow)
        weigh = staticmethod(judging.weigh)
        child_of = staticmethod(tree.child_of)
        tempting = staticmethod(reasons.tempting)
        compare_choices = staticmethod(reasons.compare_choices)
        find_reason = staticmethod(reasons.find_reason)


MODULE_TIMES, INTERPRETED_TIMES = 50, 150
"""How many times as long a game takes without Numba, by the game's module or by the rules as they
are: `lynxdeck arena greedy random --seats 2 --on process` in Linko; in Push 85 and 310."""

_modules = False


def use_modules() -> None:
    """Let the bots of this process ask the games' WebAssembly modules, where they can be run.

    Nobody waits for a compiler then: right for a table, where a bot is asked now and then. Where
    millions of questions are asked, the compiled players are hundreds of times as quick.
    """
    global _modules  # noqa: PLW0603 - a process has one kind of bots
    _modules = True


def players(game: Game) -> Players:
    if (_modules or not can_compile()) and module.available(game):
        return module.load(game)
    return compiled(game) if can_compile() else interpreted(game)


def rules(game: Game) -> Engine:
    """The rules for many games in a row, on the same target as their bots."""
    if can_compile():
        return game.compiled
    return module.load(game) if module.available(game) else game.interpreted


def say_compiling(game: Game) -> None:
    if can_compile() and not _modules:
        folder = cache_directory(game.rules, cast(ModuleType, game.policy), tree)
        compiling(folder, f"the players of {game.title}")


def say_compiling_network(game: Game) -> None:
    if can_compile() and not _modules:
        folder = cache_directory(game.rules, *cast(tuple[ModuleType, ...], guided_parts(game)))
        compiling(folder, f"the network of {game.title}")


def say_speed(game: Game) -> None:
    """Say once what many games wait for: the first compiling, or for want of Numba for ever."""
    say_compiling(game)
    if not can_compile():
        times = MODULE_TIMES if module.available(game) else INTERPRETED_TIMES
        quicker = f"With Numba games are {times} times as quick or more"
        say_once(f"{quicker}: {install('fast')} brings it.")


@functools.cache
def compiled(game: Game) -> Players:
    check_compiler()
    jit = jit_for_cpu(game.rules, game.policy, tree)
    engine = cast(Players, build(game.rules, jit, game.policy, tree))
    engine.new = lambda n: np.zeros(n, game.rules.STATE)
    return engine


@functools.cache
def interpreted(game: Game) -> Players:
    engine = cast(Players, build(game.rules, lambda function: function, game.policy, tree))
    engine.new = game.interpreted.new
    return engine


# --- with a network -----------------------------------------------------------------------------


def guided_parts(game: Game) -> tuple[object, ...]:
    """What is compiled with the rules where a network plays."""
    playing = (game.policy, game.features, game.net, net, tree, guided, judging)
    return (*playing, game.story, game.reasons, reasons) if game.has_reasons else playing


def guided_players(game: Game) -> Guided:
    if (_modules or not can_compile()) and module.available(game, module.NET):
        return module.load_guided(game)
    return guided_compiled(game) if can_compile() else guided_interpreted(game)


@functools.cache
def guided_compiled(game: Game) -> Guided:
    check_compiler()
    parts = guided_parts(game)
    engine = cast(Guided, build(game.rules, jit_for_cpu(game.rules, *parts), *parts))
    engine.new = lambda n: np.zeros(n, game.rules.STATE)
    return engine


@functools.cache
def guided_interpreted(game: Game) -> Guided:
    engine = cast(Guided, build(game.rules, lambda function: function, *guided_parts(game)))
    engine.new = game.interpreted.new
    return engine
