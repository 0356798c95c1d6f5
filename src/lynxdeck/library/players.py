"""Bots to ask, and bots of your own: a function from a view to a token is one."""

from collections.abc import Callable
from typing import cast

import numpy as np

from lynxdeck.bots import registry
from lynxdeck.bots.bot import Bot, token_of
from lynxdeck.bots.engine import say_compiling
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng, States
from lynxdeck.games.linko.structs import LinkoView
from lynxdeck.games.push.structs import PushView
from lynxdeck.games.ready import can_compile
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.shape import AnyView
from lynxdeck.library.position import Masked, Position, whole

Choose = Callable[[LinkoView], str] | Callable[[PushView], str] | Callable[[AnyView], str]
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
        self._bots: dict[str, Bot] = {}

    def choose(self, shown: Position | Masked | LinkoView | PushView | AnyView) -> str:
        """What it would decide in a position, or as far as a view tells of one."""
        known = masked(shown)
        game, state = known.game, known.states[0]
        seat = game.layout.viewer(known.key)
        asked = int(game.interpreted.mover_of(known.states.view(np.recarray), 0)) + 1
        if not asked:
            raise Refusal("over", "This game is over: there is nothing to decide.")
        if seat != asked:
            eyes = f"seat {seat}" if seat else "a spectator"
            raise Refusal("not-asked", f"Seat {asked} decides now, and this is the view of {eyes}.")
        if game.name not in self._bots:
            say_compiling(game)
            self._bots[game.name] = registry.make(self.name, game)
        bot = self._bots[game.name]
        bot.begin(known.edition, seats=int(state["seats"]), seat=seat)
        return token_of(bot, known.key, self._stream)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name,), {"_stream": self._stream.copy()}

    def __eq__(self, other: object) -> bool:
        """Whether it is called the same, and would draw the same chance."""
        if not isinstance(other, Player):
            return NotImplemented
        return self.name == other.name and bool((self._stream == other._stream).all())

    __hash__ = None  # type: ignore[assignment]  # its stream moves on

    def __repr__(self) -> str:
        return f"lynxdeck.bot({self.name!r})"


def masked(shown: object) -> Masked:
    """What a bot may know: of a position for the seat that decides, of a view what it tells."""
    if isinstance(shown, Masked):
        return shown
    if isinstance(shown, Position):
        return shown.masked(shown.to_move)
    name = getattr(shown, "game", None)
    if not isinstance(name, str) or not hasattr(shown, "legal"):
        raise Refusal("no-view", f"A bot is shown a position or a view, not {shown!r}.")
    game, view = find_game(name), cast(AnyView, shown)
    return Masked(game, game.edition(view.edition), game.read(view).tobytes())


def bot(name: str, *, seed: int = 0) -> Player:
    """A bot: `easy`, `medium`, `hard`, `expert`, `champion`, `greedy`, `random`, `search:2000`,
    `search:1.5s` or `cmd:PROGRAM`. The same seed makes the same choices.
    """
    if not isinstance(name, str):
        raise Refusal("bot-name", "A bot is named; a function is one already: `play` takes it.")
    if not any(registry.known(name, one) for one in games()):
        names = ", ".join(dict.fromkeys(known for one in games() for known in registry.names(one)))
        raise Refusal("unknown-bot", f"“{name}” is no bot; there are {names}, cmd:PROGRAM.")
    return Player(name, seed=whole("seed", seed, 0))


class Called(Bot):
    def __init__(self, game: Game, name: str, choose: Choose, *, raises: bool) -> None:
        super().__init__(game, name)
        self._choose = cast(Callable[[AnyView], object], choose)
        self.raises = raises

    def begin(self, edition: Edition, *, seats: int, seat: int) -> None:  # noqa: ARG002
        self._edition = edition

    def choose(self, masked: States, rng: Rng) -> int:  # noqa: ARG002
        """Show it the table, and read its token."""
        view = seen(self.game, self._edition, masked)
        token = self._choose(view)
        if not isinstance(token, str) or token not in view.legal:
            some = " ".join(view.legal[:8]) + (" …" if len(view.legal) > 8 else "")
            sentence = f"{self.name} answered {token!r}; it may decide {some}"
            raise Refusal("bot-answer", f"{sentence} at move {view.move}.")
        state = masked.view(np.recarray)[0]
        return int(self.game.interpreted.action_of(state, self.game.code(token)))


def seen(game: Game, edition: Edition, masked: States) -> AnyView:
    """A masked record as a view."""
    observer = game.observer(compiled=can_compile())
    return observer.view(masked if observer.compiled else masked.view(np.recarray), edition)


def name_of(bot: str | Player | Choose) -> str:
    """What a bot is called in a table of results."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, Player):
        return bot.name
    return str(getattr(bot, "__name__", type(bot).__name__))
