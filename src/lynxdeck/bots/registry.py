"""The bots there are, by name; a one-line description of each is in the locale files."""

import re
from collections.abc import Callable

from lynxdeck.bots.bot import Bot
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game

LEVELS = ("easy", "medium", "hard", "expert")
"""For people, from the mildest to the strongest."""

_BUDGET = re.compile(r"(?P<simulations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s")


def names(game: Game) -> list[str]:
    """Every bot of a game that is asked for by name alone."""
    plain = [name for name in MAKERS if game.name in GAMES_OF.get(name, (game.name,))]
    return [*plain, "search", *LEVELS]


def make(spec: str, game: Game, *, seconds: float | None = None) -> Bot:
    """A bot: a name, `search:2000` (simulations), `search:1.5s`, or `cmd:PROGRAM ARGS`.

    `seconds` is the time for a decision where the name does not say otherwise.
    """
    name, colon, rest = spec.partition(":")
    if name == "cmd":
        from lynxdeck.bots.outside import Outside

        return Outside(game, spec, command=rest, seconds=seconds)
    if name not in names(game) or (colon and (name != "search" or not rest)):
        known = ", ".join(names(game))
        raise Refusal(
            "unknown-bot", f"“{spec}” is no bot for {game.name}; there are {known}, cmd:PROGRAM."
        )
    if name == "search":
        return _search(spec, game, rest, seconds)
    maker = LEVELS_OF[game.name][name] if name in LEVELS else MAKERS[name]
    return maker(game, name)


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


def _random(game: Game, name: str) -> Bot:
    from lynxdeck.bots.plain import Random

    return Random(game, name)


def _greedy(slips: int) -> Callable[[Game, str], Bot]:
    def make_greedy(game: Game, name: str) -> Bot:
        from lynxdeck.bots.plain import Greedy

        return Greedy(game, name, slips=slips)

    return make_greedy


def _simulating(simulations: int) -> Callable[[Game, str], Bot]:
    def make_search(game: Game, name: str) -> Bot:
        from lynxdeck.bots.search import Search

        return Search(game, name, simulations=simulations)

    return make_search


def _odds(game: Game, name: str) -> Bot:
    from lynxdeck.bots.odds import Odds

    return Odds(game, name)


MAKERS: dict[str, Callable[[Game, str], Bot]] = {
    "random": _random,
    "greedy": _greedy(0),
    "odds": _odds,
}

GAMES_OF = {"odds": ("push",)}
"""The bots that play only some games."""

LEVELS_OF: dict[str, dict[str, Callable[[Game, str], Bot]]] = {
    "linko": {
        "easy": _greedy(35),
        "medium": _greedy(0),
        "hard": _simulating(250),
        "expert": _simulating(4000),
    },
    "push": {
        "easy": _greedy(30),
        "medium": _greedy(10),
        "hard": _greedy(0),
        "expert": _simulating(2500),
    },
}
"""What a level is in each game; `docs/bots.md` has the arena's figures."""
