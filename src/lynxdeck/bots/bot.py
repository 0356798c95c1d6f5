"""What a bot is, and those that do not search: random, by the rule of thumb, a game's own."""

from collections.abc import Callable, Sequence

import numpy as np

from lynxdeck.bots.engine import players
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.registry import Game


class Bot:
    """A player at one seat. Bots keep no state that a choice depends on, but the search's tree."""

    quick = True
    """Whether it answers at once, when it is compiled: then Ctrl-C waits for the first answer."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.faults = 0
        """How often it crashed, was late or answered junk; only outside programs do."""
        self.raises = False
        """Whether what it does wrong ends the run, rather than its part in a game."""
        self.should_stop: Callable[[], None] | None = None
        """Called now and then in a long thought; what it raises ends the thought."""

    def begin(self, edition: Edition, *, seats: int, seat: int) -> None:
        """A game begins; the seat counts from 1."""

    def warm(self, masked: States) -> None:
        """Have all compiled that a choice needs; only those that are not quick are asked."""

    def choose(self, masked: States, rng: Rng) -> int:
        """A legal action, from an array of one masked record and a random stream."""
        raise NotImplementedError

    def event(self, seat: int, token: str) -> None:
        """A decision was made, as this seat sees it."""

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""

    def close(self, *, at_once: bool = False) -> None:
        """Leave for good; `at_once` means without a goodbye."""


def token_of(bot: Bot, masked: bytes, rng: Rng) -> str:
    states = players(bot.game).new(1)
    states[0] = np.frombuffer(masked, bot.game.rules.STATE)[0]
    action = bot.choose(states, rng)
    return bot.game.text(int(bot.game.interpreted.code_at(states.view(np.recarray), 0, action)))


class Random(Bot):
    def choose(self, masked: States, rng: Rng) -> int:
        engine = players(self.game)
        return int(engine.random_at(masked, 0, rng))


class Greedy(Bot):
    """The rule of thumb, with slips for those who should be easy to beat, and with tastes."""

    def __init__(
        self, game: Game, name: str, *, slips: int = 0, tastes: Sequence[int] = ()
    ) -> None:
        super().__init__(game, name)
        self.slips = slips
        """In how many of 100 decisions it takes one of two things that come to mind."""
        self.tastes = np.array(tastes, np.int64)

    def choose(self, masked: States, rng: Rng) -> int:
        engine = players(self.game)
        if self.slips and engine.below(rng, 100) < self.slips:
            return int(engine.slip_at(masked, 0, rng))
        if self.tastes.size:
            return int(engine.tasted_at(masked, 0, rng, self.tastes))
        return int(engine.greedy_at(masked, 0, rng))


class GameBot(Bot):
    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game, name)
        self._choice: Callable[[States, int, Rng], int] = getattr(players(game), f"{name}_at")

    def choose(self, masked: States, rng: Rng) -> int:
        return int(self._choice(masked, 0, rng))
