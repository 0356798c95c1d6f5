"""A bot at a seat in one game: what it chose, how long it took, where it failed."""

from operator import index
from time import perf_counter

from lynxdeck.arena.interrupts import undisturbed
from lynxdeck.bots.bot import Bot
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng, States

NO_ACTION = -1


class Player:
    """Asks a bot; once it has failed it is not asked again in this game."""

    def __init__(self, bot: Bot, stream: Rng, *, fresh: bool) -> None:
        self.bot = bot
        self.stream = stream
        self.fresh = fresh
        """Whether it has never been asked before: then all that it needs is compiled first."""
        self.decisions = 0
        self.seconds = 0.0
        self.faults = -bot.faults
        self.complaint: str | None = None
        self.out = False
        self.listens = type(bot).event is not Bot.event
        """Whether it wants to hear of every decision: most bots look at the table only."""

    def begin(self, edition: Edition, *, seats: int, seat: int) -> None:
        """Sit down; the seat counts from 1."""
        try:
            self.bot.begin(edition, seats=seats, seat=seat)
        except Exception as fault:
            self.fail(_crash(fault))

    def choose(self, masked: States) -> int:
        """Its action, NO_ACTION if it has none to offer."""
        self.decisions += 1
        if self.out:
            return NO_ACTION
        if self.fresh and self.decisions == 1:
            with undisturbed(compiling=True):
                if self.bot.quick:
                    return self._answer(masked)
                self.bot.warm(masked)
        begun = perf_counter()
        try:
            return self._answer(masked)
        finally:
            self.seconds += perf_counter() - begun

    def _answer(self, masked: States) -> int:
        try:
            return index(self.bot.choose(masked, self.stream))
        except Exception as fault:
            self.fail(_crash(fault))
            return NO_ACTION

    def hear(self, seat: int, token: str) -> None:
        """Tell it of a decision; the seat counts from 1."""
        try:
            if not self.out:
                self.bot.event(seat, token)
        except Exception as fault:
            self.fail(_crash(fault))

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """Tell it how the game ended, and sum up its faults, those it counted itself included."""
        try:
            self.bot.finish(scores, winners)
        except Exception as fault:
            self.fail(_crash(fault))
        self.faults += self.bot.faults
        if self.faults and self.complaint is None:
            self.complaint = getattr(self.bot, "last_fault", None)
        if self.fresh and self.bot.quick and self.decisions > 1:
            self.seconds *= self.decisions / (self.decisions - 1)

    def fail(self, complaint: str) -> None:
        """Play no more in this game: others choose for it, at random."""
        self.out = True
        self.faults += 1
        self.complaint = self.complaint or complaint


def _crash(fault: Exception) -> str:
    words = " ".join(str(fault).split())
    return f"it crashed: {type(fault).__name__}{': ' + words if words else ''}"
