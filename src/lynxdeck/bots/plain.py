"""Bots that do not search: at random, by the rule of thumb, and those a game brings itself."""

from collections.abc import Callable

from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import players
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.registry import Game


class Random(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, masked: States, rng: Rng) -> int:
        """A legal action at random."""
        engine = players(self.game)
        return int(engine.random_at(masked, 0, rng))


class Greedy(Bot):
    """The rule of thumb, with slips for those who should be easy to beat."""

    def __init__(self, game: Game, name: str, *, slips: int = 0) -> None:
        super().__init__(game, name)
        self.slips = slips
        """In how many of 100 decisions it takes one of two things that come to mind."""

    def choose(self, masked: States, rng: Rng) -> int:
        """The choice of the rule of thumb, or a slip."""
        engine = players(self.game)
        if self.slips and engine.below(rng, 100) < self.slips:
            return int(engine.slip_at(masked, 0, rng))
        return int(engine.greedy_at(masked, 0, rng))


class Own(Bot):
    """A bot that one game has: the function of its name in that game's policy."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game, name)
        self._choice: Callable[[States, int, Rng], int] = getattr(players(game), f"{name}_at")

    def choose(self, masked: States, rng: Rng) -> int:
        """The choice of that function."""
        return int(self._choice(masked, 0, rng))
