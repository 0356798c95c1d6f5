"""Every way to play: each game with each edition, each flag set otherwise, each number of seats."""

from dataclasses import dataclass

import pytest

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
every_sort = pytest.mark.parametrize("sort", SORTS, ids=str)
