"""The bots there are, by name; a one-line description of each is in the locale files."""

import re
from collections.abc import Callable

from lynxdeck.bots.bot import Bot
from lynxdeck.games.manifest import LEVELS, Level
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game

__all__ = ["LEVELS", "known", "make", "names"]

_BUDGET = re.compile(r"(?P<simulations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s")


Maker = Callable[[Game], Bot]

guests: dict[str, Maker] = {}
"""Bots that a program brought along, by name: in its own process, as long as it wants."""


def names(game: Game) -> list[str]:
    """Every bot of a game that is asked for by name alone."""
    return ["random", "greedy", *game.manifest.bots, "search", *LEVELS]


def known(spec: str, game: Game) -> bool:
    """Whether a game has this bot of the house's: a name, or `search` with a budget."""
    name, colon, rest = spec.partition(":")
    budgeted = name == "search" and _BUDGET.fullmatch(rest) is not None
    return name in names(game) and (budgeted if colon else True)


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
    if name not in names(game) or (colon and (name != "search" or not rest)):
        known = ", ".join(names(game))
        raise Refusal(
            "unknown-bot", f"“{spec}” is no bot for {game.name}; there are {known}, cmd:PROGRAM."
        )
    if name == "search":
        return _search(spec, game, rest, seconds)
    if name in LEVELS:
        return _level(game, name, game.manifest.levels[name])
    return _plain(game, name)


def _level(game: Game, name: str, level: Level) -> Bot:
    from lynxdeck.bots.plain import Greedy
    from lynxdeck.bots.search import Search

    if level.simulations:
        return Search(game, name, simulations=level.simulations)
    return Greedy(game, name, slips=level.slips)


def _plain(game: Game, name: str) -> Bot:
    from lynxdeck.bots.plain import Greedy, Own, Random

    kinds: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}
    return kinds.get(name, Own)(game, name)


def _search(spec: str, game: Game, budget: str, seconds: float | None) -> Bot:
    from lynxdeck.bots.search import Search

    if not budget:
        return Search(game, spec, seconds=seconds)
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise Refusal(
            "bot-budget", f"“{spec}”: a budget is simulations, as 2000, or seconds, as 1.5s."
        )
    if found["seconds"]:
        return Search(game, spec, seconds=float(found["seconds"]))
    return Search(game, spec, simulations=int(found["simulations"]))
