"""The bots of one process, and the games they are asked to play.

Bots are made when they first sit down and stay for all games: an outside program is started once.
"""

import atexit
import functools
from collections.abc import Sequence
from time import perf_counter

from lynxdeck.arena.player import Player
from lynxdeck.arena.results import Result
from lynxdeck.arena.settings import Settings
from lynxdeck.arena.stage import Deal, Stage
from lynxdeck.bots.bot import Bot
from lynxdeck.bots.registry import make

Batch = tuple[list[Result], float]
"""The results of some games, and how many seconds they took."""


class Crew:
    """Plays any games of a run by their numbers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.schedule = settings.schedule
        self._bots: dict[tuple[int, int], Bot] = {}
        editions = map(settings.found.edition, settings.editions)
        self._stages = [Stage(settings.found, edition, settings.seats) for edition in editions]
        self._deal = functools.lru_cache(maxsize=4)(self._dealt)

    def play(self, number: int) -> Result:
        """Play one game of the schedule."""
        meeting = self.schedule.at(number)
        deal = self._deal(meeting.deal, meeting.edition)
        known = set(self._bots)
        copies = copies_in(meeting.seating)
        players = [
            Player(self._bot(*who), deal.stream(seat), fresh=who not in known)
            for seat, who in enumerate(copies)
        ]
        return self._stages[meeting.edition].play(number, players, deal, meeting.start)

    def close(self, *, at_once: bool = False) -> None:
        """Send all bots home."""
        for bot in self._bots.values():
            bot.close(at_once=at_once)
        self._bots.clear()

    def _dealt(self, deal: int, edition: int) -> Deal:
        return self._stages[edition].deal(self.settings.deal_seed(deal))

    def _bot(self, bot: int, copy: int) -> Bot:
        if (bot, copy) not in self._bots:
            spec, time = self.settings.bots[bot], self.settings.time
            self._bots[bot, copy] = make(spec, self.settings.found, seconds=time)
        return self._bots[bot, copy]


def copies_in(seating: Sequence[int]) -> list[tuple[int, int]]:
    """The bots in seat order, each with its number among its likes: one cannot sit twice.

    >>> copies_in((1, 0, 1))
    [(1, 0), (0, 0), (1, 1)]
    """
    return [(bot, seating[:seat].count(bot)) for seat, bot in enumerate(seating)]


@functools.lru_cache(maxsize=1)
def crew_of(settings: Settings) -> Crew:
    """This process's crew."""
    crew = Crew(settings)
    atexit.register(crew.close)
    return crew


def play_batch(settings: Settings, numbers: Sequence[int]) -> Batch:
    """Play some games: what workers are sent."""
    begun = perf_counter()
    crew = crew_of(settings)
    results = [crew.play(number) for number in numbers]
    return results, perf_counter() - begun
