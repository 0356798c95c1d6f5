"""Every way to play: each game with each edition, each flag set otherwise, each number of seats.

By default a test of every way takes each edition and each flag with one number of seats, another
from edition to edition; `make test-long` takes them all.

>>> {(sort.game, sort.edition.text) for sort in SORTS} == {
...     (sort.game, sort.edition.text) for sort in SAMPLE
... }
True
>>> {(sort.game, sort.seats) for sort in SORTS} == {(sort.game, sort.seats) for sort in SAMPLE}
True
"""

from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from _pytest.mark.structures import ParameterSet

from lynxdeck.games.deal import key_of
from lynxdeck.games.edition import Edition
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.registry import Game, games


@dataclass(frozen=True)
class Sort:
    """One way to play: a game, its edition and how many play it."""

    game: Game
    edition: Edition
    seats: int
    number: int = 0
    """Which one of all it is."""

    def __str__(self) -> str:
        return f"{self.game.name}, {self.edition.text}, {self.seats} seats"

    @property
    def viewers(self) -> list[int | None]:
        return [*range(1, self.seats + 1), None]

    def dealt(self, seed: object = "watch", *, start: int = 1) -> Position:
        deck, dice = from_key(self.game, self.edition, self.seats, key_of(f"{seed} {self}"))
        return lay_out(
            self.game,
            self.edition,
            seats=self.seats,
            deck=deck,
            dice=dice,
            start=start,
            engine=self.game.compiled,
        )


WAYS = (
    (game, edition, seats)
    for game in games()
    for edition in game.variants()
    for seats in edition.players
)
SORTS = [Sort(*way, number) for number, way in enumerate(WAYS)]


def sample() -> list[Sort]:
    """Every game, edition and flag set otherwise, and every number of seats of each game."""
    turns = {
        (game, edition.text): edition.players[turn % len(edition.players)]
        for game in games()
        for turn, edition in enumerate(game.variants())
    }
    return [sort for sort in SORTS if turns[sort.game, sort.edition.text] == sort.seats]


SAMPLE = sample()


def cases(sorts: Iterable[Sort] = SORTS) -> list[ParameterSet]:
    """The sample by default, the others where time does not matter."""
    return [
        pytest.param(sort, id=str(sort), marks=() if sort in SAMPLE else pytest.mark.long)
        for sort in sorts
    ]


every_sort = pytest.mark.parametrize("sort", cases())
every_table = pytest.mark.parametrize("table", cases())
