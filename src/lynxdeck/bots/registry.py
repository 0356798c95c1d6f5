"""The bots there are, by name; a one-line description of each is in the locale files."""

import re
import shlex
from collections.abc import Callable

from lynxdeck.bots.bot import Bot
from lynxdeck.games import weights
from lynxdeck.games.manifest import LEVELS, Level
from lynxdeck.games.ready import can_compile, say_once
from lynxdeck.games.refusal import Refusal, install
from lynxdeck.games.registry import Game

__all__ = ["LEVELS", "known", "make", "names"]

CMD = "cmd:"
_BUDGET = re.compile(r"(?P<simulations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s")


Maker = Callable[[Game], Bot]

guests: dict[str, Maker] = {}
"""Bots that a program brought along, by name: in its own process, as long as it wants."""


BUDGETED = ("search", "champion")
NETWORKED = ("neural",)
"""Those of games that come with the weights of a network, like a champion with a budget."""


def names(game: Game) -> list[str]:
    networked = NETWORKED if weights.available(game) else ()
    plain = ("random", "greedy", *game.manifest.bots, "search")
    return [*plain, *LEVELS, *networked, *game.manifest.lynxes]


def known(spec: str, game: Game) -> bool:
    """Whether a game has this bot: a name, one that searches with a budget, or a program."""
    if spec.startswith(CMD):
        return bool(command_of(spec))
    name, colon, rest = spec.partition(":")
    budgeted = name in BUDGETED and _BUDGET.fullmatch(rest) is not None
    if name == "champion" and colon and not weights.available(game):
        return False
    return name in names(game) and (budgeted if colon else True)


def command_of(spec: str) -> list[str]:
    """The words with which an outside program is started; none if they cannot be read."""
    try:
        return shlex.split(spec.removeprefix(CMD))
    except ValueError:
        return []


def make(spec: str, game: Game, *, seconds: float | None = None) -> Bot:
    """A bot: a name, `search:2000` (simulations), `search:1.5s`, or `cmd:PROGRAM ARGS`.

    `seconds` is the time for a decision where the name does not say otherwise.
    """
    name, colon, rest = spec.partition(":")
    if name == "cmd":
        from lynxdeck.bots.outside import Outside

        return Outside(game, spec, command=rest, seconds=seconds)
    if spec in guests:
        return guests[spec](game)
    if name in NETWORKED or spec.startswith("champion:"):
        weights.load(game)
    if name not in names(game) or (colon and (name not in BUDGETED or not rest)):
        known = ", ".join(names(game))
        raise Refusal(
            "unknown-bot", f"“{spec}” is no bot for {game.name}; there are {known}, cmd:PROGRAM."
        )
    if name == "search" or (name == "champion" and colon):
        return _search(spec, game, rest, seconds)
    if name == "neural":
        from lynxdeck.bots.champion import Neural

        return Neural(game, name)
    if level := {**game.manifest.levels, **game.manifest.lynxes}.get(name):
        return _level(game, name, level)
    return _plain(game, name)


def _level(game: Game, name: str, level: Level) -> Bot:
    from lynxdeck.bots.bot import Greedy
    from lynxdeck.bots.search import Search

    if level.networked and weights.available(game) and _can_ask(game):
        from lynxdeck.bots.champion import Champion, Tempted

        if level.guided:
            return Champion(game, name, simulations=level.guided)
        return Tempted(game, name, level)
    if level.simulations:
        return Search(game, name, simulations=level.simulations)
    return Greedy(game, name, slips=level.slips, tastes=game.tastes(level))


def _can_ask(game: Game) -> bool:
    """Whether the network can be run here; a level is played without it where it cannot."""
    from lynxdeck.bots import module

    if can_compile() or module.available(game, module.NET):
        return True
    say_once(
        f"Levels play without the network, weaker: {install('terminal')} brings what it needs."
    )
    return False


def _plain(game: Game, name: str) -> Bot:
    from lynxdeck.bots.bot import GameBot, Greedy, Random

    kinds: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}
    return kinds.get(name, GameBot)(game, name)


def _search(spec: str, game: Game, budget: str, seconds: float | None) -> Bot:
    from lynxdeck.bots.champion import Champion
    from lynxdeck.bots.search import Search

    kind = Champion if spec.startswith("champion") else Search
    if not budget:
        return kind(game, spec, seconds=seconds)
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise Refusal(
            "bot-budget", f"“{spec}”: a budget is simulations, as 2000, or seconds, as 1.5s."
        )
    if found["seconds"]:
        return kind(game, spec, seconds=float(found["seconds"]))
    return kind(game, spec, simulations=int(found["simulations"]))
