"""Bots to ask, and bots of your own: a function from a view to a token is one."""

import functools
from collections.abc import Callable
from typing import cast

import numpy as np

from lynxdeck.bots import registry
from lynxdeck.bots.asking import token_of
from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import compiled
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Seen
from lynxdeck.library.position import Position

Choose = Callable[[Seen], str]
"""A bot of your own: it is shown what its seat may see, and answers with one of `view.legal`."""


class Player:
    """A bot by its name, for positions of any game. It sees what the seat that decides may see.

    >>> import lynxdeck
    >>> position = lynxdeck.new("linko", seed="tea")
    >>> greedy = lynxdeck.bot("greedy")
    >>> greedy.choose(position) in position.legal()
    True
    """

    def __init__(self, name: str, *, seed: int = 0) -> None:
        self.name = name
        self._stream = generator(seed)
        self._of = functools.cache(functools.partial(registry.make, name))

    def choose(self, position: Position) -> str:
        """What it would decide."""
        seat = position.to_move
        if seat is None:
            raise Refusal("over", "This game is over: there is nothing to decide.")
        bot = self._of(position.game)
        bot.begin(position.edition, seats=position.seats, seat=seat)
        return token_of(bot, position.masked(seat).key, self._stream)

    def __repr__(self) -> str:
        return f"lynxdeck.bot({self.name!r})"


def bot(name: str, *, seed: int = 0) -> Player:
    """A bot: `easy`, `medium`, `hard`, `expert`, `greedy`, `random`, `search:2000`, `search:1.5s`
    or `cmd:PROGRAM`. The same seed makes the same choices.
    """
    return Player(name, seed=seed)


class Called(Bot):
    """A function as a bot of the house."""

    def __init__(self, game: Game, name: str, choose: Choose) -> None:
        super().__init__(game, name)
        self._choose = choose

    def begin(self, edition: Edition, *, seats: int, seat: int) -> None:  # noqa: ARG002
        """A game begins."""
        self._edition = edition

    def choose(self, masked: States, rng: Rng) -> int:  # noqa: ARG002
        """Show it the table, and read its token."""
        token = self._choose(seen(self.game, self._edition, masked))
        state = masked.view(np.recarray)[0]
        return int(self.game.interpreted.action_of(state, self.game.code(token)))


def seen(game: Game, edition: Edition, masked: States) -> Seen:
    """A masked record as a view."""
    engine, rules = compiled(game), game.rules
    numbers, actions = np.zeros(1 + 2 * rules.SEATS, np.int32), np.zeros(rules.ACTIONS, np.int64)
    engine.tally(masked, 0, numbers)
    raw = masked.tobytes()
    found = actions[: engine.list_of(masked, 0, actions)].tolist() if numbers[0] >= 0 else []
    legal = sorted(game.view.tokens(raw, found))
    return cast(Seen, game.view.show(raw + numbers.tobytes(), edition, legal))


def name_of(choose: Choose) -> str:
    """What a function is called in a table of results."""
    return str(getattr(choose, "__name__", type(choose).__name__))
