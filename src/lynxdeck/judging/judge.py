"""Judges the games of records by a game's network. The same record gives the same numbers."""

import functools
import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lynxdeck.bots import judging
from lynxdeck.bots.champion import LoadedNetwork
from lynxdeck.games import weights
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.fields import States
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game
from lynxdeck.judging.verdict import SURE, JudgedMove, SeatResult, Verdict, exact
from lynxdeck.records import Record

Shares = npt.NDArray[np.float64]

SHUFFLES = 32
"""How many there are of what chance may bring."""
DEALS = 4000
"""Random deals that tell what a place is worth."""


class Care(NamedTuple):
    """How carefully choices are weighed: by numbers, never by the clock."""

    choices: int = 4
    """Those that are compared."""
    redeals: int = 256
    depth: int = 12
    """Decisions that the network plays on for."""


class Step(NamedTuple):
    """What a true decision met: the values around it, a row for each of `judging.FOUND` on."""

    values: Shares
    chance: int


class Judge:
    """Judges games of one kind; `care` is None where only luck is wanted."""

    def __init__(self, game: Game, care: Care | None = Care()) -> None:  # noqa: B008
        self.game, self.care = game, care
        self._network = LoadedNetwork(game)
        self._engine = self._network.players
        rules = game.rules
        self._states = np.zeros(3, rules.STATE)
        self._shares = np.zeros((judging.WON + 1, rules.SEATS))
        pile = rules.STATE["pile"].shape[0]
        self._orders = np.zeros((SHUFFLES, pile), np.int64)
        self._shifts = np.zeros((SHUFFLES, max(game.dice, 1)), np.int64)
        self._engine.shuffle_ahead(self._orders, self._shifts, generator(0))
        if care:
            self._masked = np.zeros(3, rules.STATE)
            self._actions = np.zeros(care.choices, np.int64)
            self._own = np.zeros((care.choices, care.redeals))
            self._weighed = np.zeros((care.choices + 1, rules.SEATS + 1))
        self._places = functools.cache(self._worth_of_places)

    def judge(self, record: Record) -> Verdict:
        """All of a record: luck, and every choice."""
        start = record.start()
        seats, begins = start.seats, int(record.tags["Start"]) - 1
        place, error = self.places(start.edition, seats, begins)
        actions = actions_of(record)
        moves: list[JudgedMove] = []
        steps = self.steps(start.states, actions)
        dealt = _row(next(steps).values[judging.LEFT], seats)
        position = record.start()
        for number, action in enumerate(actions, start=1):
            move = self.choice(position, action, number=number)
            values = next(steps).values
            decided, turned, left = (_row(values[k], seats) for k in range(1, 4))
            move.cards = _less(turned, decided)
            move.rolls = _less(left, turned)
            move.curve = left
            moves.append(move)
            position.engine.apply_at(position.states, 0, action)
        result = moves[-1].curve if moves else dealt
        return Verdict(
            game=self.game.name,
            edition=start.edition.text,
            over=record.position.over,
            network=network_hash(self.game),
            redeals=self.care.redeals if self.care else 0,
            seats=[
                _ledger(
                    seat, name, result[seat], dealt[seat] - place[seat], exact(1 / seats), moves
                )
                for seat, name in enumerate(record.names)
            ],
            moves=moves,
            dealt=dealt,
            place=place,
            place_error=error,
        )

    def luck(self, states: States, actions: Sequence[int], edition: Edition) -> list[float]:
        """What luck brought to each seat, in a game from its dealt position on."""
        seats, begins = int(states["seats"][0]), int(states["active"][0])
        steps = self.steps(states, actions)
        place = self.places(edition, seats, begins)[0]
        total = _less(_row(next(steps).values[judging.LEFT], seats), place)
        for values, _ in steps:
            brought = _less(_row(values[judging.LEFT], seats), _row(values[judging.DECIDED], seats))
            total = [sum(pair) for pair in zip(total, brought, strict=True)]
        return total

    def steps(self, states: States, actions: Sequence[int]) -> Iterator[Step]:
        """The values at a true position, then around each decision from there."""
        network, shares = self._network, self._shares
        self._states[0] = states[0]
        self._engine.value_at(self._states, 0, network.room, *network.arrays, shares)
        yield Step(shares, 0)
        for action in actions:
            chance = self._engine.follow(
                self._states,
                action,
                self._orders,
                self._shifts,
                network.room,
                *network.arrays,
                shares,
            )
            yield Step(shares, int(chance))

    def places(self, edition: Edition, seats: int, begins: int) -> tuple[list[float], float]:
        """What each seat's place is worth over random deals, and the largest error of that."""
        worth, error = self._places(edition.text, seats)
        return [worth[(seat - begins) % seats] for seat in range(seats)], error

    def _worth_of_places(self, edition: str, seats: int) -> tuple[list[float], float]:
        chosen = self.game.edition(edition)
        blank = np.zeros(1, self.game.rules.STATE)
        blank["seats"] = seats
        for flag, value in settings(chosen, self.game.flags).items():
            blank[flag] = value
        deck = np.array(self.game.fresh_deck(chosen, seats), np.uint8)
        network, shares = self._network, np.zeros_like(self._shares)
        self._engine.value_deals(
            self._states,
            blank,
            deck,
            DEALS,
            generator(0),
            network.room,
            *network.arrays,
            shares,
        )
        return _row(shares[0], seats), float(shares[1].max())

    def choice(self, position: Position, action: int, *, number: int) -> JudgedMove:
        """What a decision is worth by what its seat knows; `number` tells it from the others."""
        engine, states = position.engine, position.states
        mover = int(engine.mover_of(states, 0))
        move = JudgedMove(number, mover + 1, position.token(action), [], [], [])
        if self.care is None or engine.count_of(states, 0) == 1:
            return move
        masked = states.copy()
        engine.mask_at(states, 0, mover, masked, 0)
        self._masked[0] = masked[0]
        network, stream = self._network, generator(number)
        count = self._engine.weigh(
            self._masked,
            action,
            self.care.redeals,
            self.care.depth,
            stream,
            self._actions,
            network.room,
            *network.arrays,
            self._own,
            self._weighed,
        )
        seats = position.seats
        best, rows = int(self._actions[0]), self._weighed
        at = self._actions[:count].tolist().index(action)
        move.prefers = position.token(best)
        move.before, move.after = exact(rows[0, mover]), exact(rows[at, mover])
        move.gap, move.error = move.before - move.after, float(rows[at, -1])
        if move.gap > SURE * move.error:
            move.cost = move.gap
            move.gives = _less(_row(rows[at], seats), _row(rows[0], seats))
            move.gives[mover] = 0.0
        return move


def actions_of(record: Record) -> list[int]:
    """The decisions of a record as the actions they are."""
    position = record.start()
    actions = []
    for token in record.decisions:
        actions.append(position.action(token))
        position.engine.apply_at(position.states, 0, actions[-1])
    return actions


def _ledger(
    seat: int, name: str, result: float, deal: float, even: float, moves: Sequence[JudgedMove]
) -> SeatResult:
    cards, rolls = (sum(getattr(move, kind)[seat] for move in moves) for kind in ("cards", "rolls"))
    own = [move for move in moves if move.seat == seat + 1 and move.prefers is not None]
    luck, skill = deal + cards + rolls, -sum(move.cost for move in own)
    return SeatResult(
        seat=seat + 1,
        name=name,
        result=result,
        luck=luck,
        deal=deal,
        cards=cards,
        rolls=rolls,
        skill=skill,
        others=result - even - luck - skill,
        given=sum(move.gives[seat] for move in moves if move.gives),
        choices=len(own),
        close=sum(move.close for move in own),
    )


def network_hash(game: Game) -> str:
    """Of the file of weights: what judges the same has the same."""
    return hashlib.sha256(weights.path(game).read_bytes()).hexdigest()[:16]


def _row(values: Shares, seats: int) -> list[float]:
    return [exact(value) for value in values[:seats].tolist()]


def _less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]
