"""Plays games by their numbers: bots at their seats, the record, and the loop over decisions.

Bots are made when they first sit down and stay for all games: an outside program is started once.
"""

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import index
from time import perf_counter
from typing import TypeVar

import numpy as np

from lynxdeck.arena.interrupts import undisturbed
from lynxdeck.arena.results import GameResult, packed
from lynxdeck.arena.settings import RunSettings
from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import rules
from lynxdeck.bots.registry import make
from lynxdeck.games.chance import below, generator
from lynxdeck.games.compile import direct
from lynxdeck.games.deal import PlainSeed, Stream
from lynxdeck.games.drive import NEW_TURN
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.fields import Numbers, Rng, States
from lynxdeck.games.position import from_key
from lynxdeck.games.ready import can_compile
from lynxdeck.games.registry import Game

F = TypeVar("F", bound=Callable[..., object])

NO_ACTION = -1


class SeatedBot:
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
        with self._judged():
            self.bot.begin(edition, seats=seats, seat=seat)

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
        try:  # not `_judged`, which costs as much as a quick bot's answer
            return index(self.bot.choose(masked, self.stream))
        except Exception as fault:
            if self.bot.raises:
                raise
            self.fail(_crash(fault))
            return NO_ACTION

    @contextmanager
    def _judged(self) -> Iterator[None]:
        """Count a crash, or let it pass if the bot's author wants to see it."""
        try:
            yield
        except Exception as fault:
            if self.bot.raises:
                raise
            self.fail(_crash(fault))

    def hear(self, seat: int, token: str) -> None:
        with self._judged():
            if not self.out:
                self.bot.event(seat, token)

    def finish(self, scores: list[int], winners: list[int]) -> None:
        with self._judged():
            self.bot.finish(scores, winners)
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


@dataclass(frozen=True)
class FixedDeal:
    deck: Numbers
    dice: list[int]
    key: bytes

    def stream(self, seat: int) -> Rng:
        """The chance that the bot at a seat has of its own; the same for every bot there."""
        words = Stream(self.key, f"seat {seat + 1}")
        stream: Rng = generator(words.word() << 32 | words.word())
        return stream


class GameLoop:
    def __init__(self, game: Game, edition: Edition, seats: int) -> None:
        self.game, self.edition, self.seats = game, edition, seats
        engine = self.engine = rules(game)
        self._blank = engine.new(1)
        self._blank["seats"] = seats
        for flag, value in settings(edition, game.flags).items():
            self._blank[flag] = value
        self.states = self._blank.copy()
        self._masked = self._blank.copy()
        with undisturbed(compiling=True):
            self._ask = self._direct(engine.ask, self.states, 0, self._masked, 0)
            self._decide = self._direct(engine.decide, self.states, 0, 0)
            self.apply = self._direct(engine.apply_at, self.states, 0, 0)
            self._deal = self._direct(engine.deal_at, self.states, 0, np.zeros(1, np.int64), 0)
            self._score = self._direct(engine.score_of, self.states, 0, 0)
            self._wins = self._direct(engine.wins_of, self.states, 0, 0)

    def _direct(self, function: F, *arguments: object) -> F:
        return direct(function, *arguments) if can_compile() else function

    def deal(self, seed: PlainSeed) -> FixedDeal:
        key = seed.key()
        deck, dice = from_key(self.game, self.edition, self.seats, key)
        return FixedDeal(np.array(deck, np.int64), dice, key)

    def lay_out(self, deal: FixedDeal, start: int) -> None:
        self.states[0] = self._blank[0]
        if self.game.dice:
            self.states["dice"][0, : len(deal.dice)] = deal.dice
        self._deal(self.states, 0, deal.deck, start)

    def play(
        self, number: int, players: Sequence[SeatedBot], deal: FixedDeal, start: int
    ) -> GameResult:
        self.lay_out(deal, start)
        for seat, player in enumerate(players, start=1):
            player.begin(self.edition, seats=self.seats, seat=seat)
        moves, turns = self._play_out(players)
        scores, winners = self._outcome()
        for player in players:
            player.finish(scores, winners)
        faulty = any(player.faults for player in players)
        return GameResult(
            game=number,
            scores=scores,
            winners=winners,
            end=self.game.notation.ENDS[self.states["end"][0]],
            turns=turns,
            decisions=[player.decisions for player in players],
            seconds=[round(player.seconds, 6) for player in players],
            moves=packed(moves),
            faults=[player.faults for player in players] if faulty else [],
            complaints=[player.complaint for player in players] if faulty else [],
        )

    def _play_out(self, players: Sequence[SeatedBot]) -> tuple[list[int], int]:
        states, masked, ask, decide = self.states, self._masked, self._ask, self._decide
        listeners = [player for player in players if player.listens]
        moves: list[int] = []
        turns = 0
        while (seat := ask(states, 0, masked, 0)) >= 0:
            if seat >= NEW_TURN:
                seat -= NEW_TURN
                turns += 1
            player = players[seat]
            action = player.choose(masked)
            token = self.token(action) if listeners else ""
            if action < 0 or decide(states, 0, action):
                if not player.out:
                    player.fail(f"it answered {action}, which is not legal there")
                action = self._any_action(player.stream)
                token = self.token(action) if listeners else ""
                decide(states, 0, action)
            moves.append(action)
            for listener in listeners:
                listener.hear(seat + 1, token)
        return moves, turns

    def _any_action(self, stream: Rng) -> int:
        """A legal action at random: compiled for the first bot that fails, which few do."""
        with undisturbed(compiling=True):
            choices = self.engine.count_of(self.states, 0)
            return int(self.engine.kth_of(self.states, 0, below(stream, choices)))

    def token(self, action: int) -> str:
        if not 0 <= action < self.game.rules.ACTIONS:
            return ""
        states = self.states.view(np.recarray)
        return self.game.text(int(self.game.interpreted.code_at(states, 0, action)))

    def _outcome(self) -> tuple[list[int], list[int]]:
        seats, states = range(self.seats), self.states
        scores = [int(self._score(states, 0, seat)) for seat in seats]
        return scores, [seat + 1 for seat in seats if self._wins(states, 0, seat)]


class GameRunner:
    def __init__(self, settings: RunSettings) -> None:
        self.settings = settings
        self.schedule = settings.schedule
        self._bots: dict[tuple[int, int], Bot] = {}
        editions = map(settings.found.edition, settings.editions)
        self._loops = [GameLoop(settings.found, edition, settings.seats) for edition in editions]
        self._deal = functools.lru_cache(maxsize=4)(self._dealt)

    def play(self, number: int) -> GameResult:
        meeting = self.schedule.at(number)
        deal = self._deal(meeting.deal, meeting.edition)
        known = set(self._bots)
        copies = copies_in(meeting.seating)
        players = [
            SeatedBot(self._bot(*who), deal.stream(seat), fresh=who not in known)
            for seat, who in enumerate(copies)
        ]
        return self._loops[meeting.edition].play(number, players, deal, meeting.start)

    def close(self, *, at_once: bool = False) -> None:
        for bot in self._bots.values():
            bot.close(at_once=at_once)
        self._bots.clear()

    def _dealt(self, deal: int, edition: int) -> FixedDeal:
        return self._loops[edition].deal(self.settings.deal_seed(deal))

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
