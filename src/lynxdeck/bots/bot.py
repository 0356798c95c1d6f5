"""What a bot is: it is told what its seat may know, and answers with an action."""

from collections.abc import Callable

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
        self.heed: Callable[[], None] | None = None
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
