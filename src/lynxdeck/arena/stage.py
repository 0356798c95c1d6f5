"""Where one game is played: the record, what its seats see of it, and the loop over decisions."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

import numpy as np

from lynxdeck.arena import steps
from lynxdeck.arena.interrupts import undisturbed
from lynxdeck.arena.player import Player
from lynxdeck.arena.results import Result, packed
from lynxdeck.games.chance import generator
from lynxdeck.games.compile import build, direct, jit_for_cpu
from lynxdeck.games.deal import PlainSeed, Stream
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.engine import Engine
from lynxdeck.games.fields import Numbers, Rng, States
from lynxdeck.games.position import from_key
from lynxdeck.games.registry import Game


class Steps(Engine, Protocol):
    """All that an engine has, and the steps of a game."""

    def ask(self, states: States, i: int, masked: States, j: int, /) -> int:
        """Who decides, and in `masked` what that seat sees; −1 when the game is over."""

    def answer(self, states: States, i: int, action: int, /) -> int:
        """Make a decision; if it is not legal, nothing happens and this is the reason's number."""

    def any_action(self, states: States, i: int, rng: Rng, /) -> int:
        """A legal action at random."""


@functools.cache
def compiled(game: Game) -> Steps:
    """The rules compiled, and the steps of a game."""
    return cast(Steps, build(game.rules, jit_for_cpu(game.rules, steps), steps))


@dataclass(frozen=True)
class Deal:
    """All chance of a game, fixed before it begins."""

    deck: Numbers
    dice: list[int]
    key: bytes

    def stream(self, seat: int) -> Rng:
        """The chance that the bot at a seat has of its own; the same whoever sits there."""
        words = Stream(self.key, f"seat {seat + 1}")
        stream: Rng = generator(words.word() << 32 | words.word())
        return stream


class Stage:
    """Plays games of one edition and seat count, one after the other."""

    def __init__(self, game: Game, edition: Edition, seats: int) -> None:
        self.game, self.edition, self.seats = game, edition, seats
        self._blank = np.zeros(1, game.rules.STATE)
        self._blank["seats"] = seats
        for flag, value in settings(edition, game.flags).items():
            self._blank[flag] = value
        self.states = self._blank.copy()
        self._masked = self._blank.copy()
        with undisturbed(compiling=True):
            engine = self.engine = compiled(game)
            self._ask = direct(engine.ask, self.states, 0, self._masked, 0)
            self._answer = direct(engine.answer, self.states, 0, 0)
            self.apply = direct(engine.apply_at, self.states, 0, 0)
            self._deal = direct(engine.deal_at, self.states, 0, np.zeros(1, np.int64), 0)
            self._score = direct(engine.score_of, self.states, 0, 0)
            self._wins = direct(engine.wins_of, self.states, 0, 0)

    def deal(self, seed: PlainSeed) -> Deal:
        """The deal of a seed."""
        key = seed.key()
        deck, dice = from_key(self.game, self.edition, self.seats, key)
        return Deal(np.array(deck, np.int64), dice, key)

    def lay_out(self, deal: Deal, start: int) -> None:
        """Deal the cards; the start seat counts from 0."""
        self.states[0] = self._blank[0]
        if self.game.dice:
            self.states["dice"][0, : len(deal.dice)] = deal.dice
        self._deal(self.states, 0, deal.deck, start)

    def play(self, number: int, players: Sequence[Player], deal: Deal, start: int) -> Result:
        """Play one game to its end."""
        self.lay_out(deal, start)
        for seat, player in enumerate(players, start=1):
            player.begin(self.edition, seats=self.seats, seat=seat)
        moves, turns = self._decide(players)
        scores, winners = self._outcome()
        for player in players:
            player.finish(scores, winners)
        faulty = any(player.faults for player in players)
        return Result(
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

    def _decide(self, players: Sequence[Player]) -> tuple[list[int], int]:
        """Ask and answer until the game is over; the actions, and how many turns they made."""
        states, masked, ask, answer = self.states, self._masked, self._ask, self._answer
        listeners = [player for player in players if player.listens]
        moves: list[int] = []
        turns = 0
        while (seat := ask(states, 0, masked, 0)) >= 0:
            if seat >= steps.NEW_TURN:
                seat -= steps.NEW_TURN
                turns += 1
            player = players[seat]
            action = player.choose(masked)
            token = self._token(action) if listeners else ""
            if answer(states, 0, action):
                if not player.out:
                    player.fail(f"it answered {action}, which is not legal there")
                action = self._any_action(player.stream)
                token = self._token(action) if listeners else ""
                answer(states, 0, action)
            moves.append(action)
            for listener in listeners:
                listener.hear(seat + 1, token)
        return moves, turns

    def _any_action(self, stream: Rng) -> int:
        """A legal action at random: compiled for the first bot that fails, which few do."""
        with undisturbed(compiling=True):
            return int(self.engine.any_action(self.states, 0, stream))

    def _token(self, action: int) -> str:
        known: str | None = self.game.notation.TOKENS.get(action)
        if known is not None or not 0 <= action < self.game.rules.ACTIONS:
            return known or ""
        return str(self.game.notation.token(self.states.view(np.recarray)[0], action))

    def _outcome(self) -> tuple[list[int], list[int]]:
        """The scores, and the seats that won, from 1."""
        seats, states = range(self.seats), self.states
        scores = [self._score(states, 0, seat) for seat in seats]
        return scores, [seat + 1 for seat in seats if self._wins(states, 0, seat)]
