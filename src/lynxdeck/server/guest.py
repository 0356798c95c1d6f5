"""A program that the host offers as a bot, in a thinking process of its own.

Whatever it does wrong fails the thought: the table then says so at the seat, and a level plays on.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from lynxdeck.bots.asking import token_of
from lynxdeck.bots.offers import CMD, Offer
from lynxdeck.bots.outside import Outside
from lynxdeck.games.chance import generator
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game
from lynxdeck.server.thought import Thought, ThoughtError

PATIENCE = 2
"""So often in a row it may fail and be started again at once."""
LONGEST_REST_S = 60.0


class Terms(NamedTuple):
    """What a program is, and what it may take."""

    offer: Offer
    seconds: float
    """For an answer."""
    memory: int
    """In bytes, for each of its processes."""


class Guest:
    """A program at whatever tables ask for it, one question at a time."""

    def __init__(self, terms: Terms, now: Callable[[], float] = time.monotonic) -> None:
        self._terms = terms
        self._now = now
        self._bot: Outside | None = None
        self._failed = 0
        """How often in a row."""
        self._rests_until = 0.0

    def begin(self) -> None:
        """Start the program before somebody waits for it."""
        offer = self._terms.offer
        self._bot = Outside(
            find_game(offer.games[0]),
            offer.name,
            command=offer.spec.removeprefix(CMD),
            seconds=self._terms.seconds,
            memory=self._terms.memory,
        )

    def end(self) -> None:
        """End the program."""
        if self._bot is not None:
            self._bot.close(at_once=True)

    def solve(self, thought: Thought, heed: Callable[[], None] | None = None) -> str:  # noqa: ARG002
        """Its answer; raises ThoughtError if it gives none, and for a while if it never does."""
        if self._now() < self._rests_until:
            raise ThoughtError("it failed again and again, and rests")
        try:
            token = self._ask(thought)
        except (ThoughtError, Refusal) as fault:
            self._rest()
            raise ThoughtError(str(fault)) from fault
        self._failed = 0
        return token

    def _ask(self, thought: Thought) -> str:
        if self._bot is None:
            self.begin()
        bot = self._bot
        assert bot is not None
        bot.game = find_game(thought.game)
        bot.begin(thought.edition, seats=thought.seats, seat=thought.seat)
        token = "" if bot.failed else token_of(bot, thought.masked, generator(thought.seed))
        if bot.failed:
            raise ThoughtError(bot.last_fault)
        return token

    def _rest(self) -> None:
        """Start it again no more often than makes sense."""
        self._failed += 1
        often = self._failed - PATIENCE
        if often > 0:
            self._rests_until = self._now() + min(2.0**often, LONGEST_REST_S)
