"""Games to be played on all targets: random deals, stacked decks, drawn positions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from lynxdeck.games import perft
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.registry import Game
from tests.wasm.trace import Play

PERFT = Path(__file__).parents[1] / "games" / "perft"
STYLES = ("any", "first", "thumb")


@dataclass(frozen=True)
class Way:
    """One way to play a game."""

    game: Game
    edition: Edition
    seats: int

    def __str__(self) -> str:
        return f"{self.edition.text}, {self.seats} seats"

    @property
    def deck(self) -> list[int]:
        return self.game.fresh_deck(self.edition, self.seats)

    def blank(self, dice: int = 0) -> bytes:
        """The record before the deal; with rolls, for a game that has dice."""
        record = np.zeros(1, self.game.rules.STATE)
        record["seats"] = self.seats
        for flag, value in settings(self.edition, self.game.flags).items():
            record[flag] = value
        if self.game.dice:
            sides = len(self.game.notation.DICE)
            record["dice"] = np.random.default_rng(dice).integers(1, sides + 1, self.game.dice)
        return record.tobytes()


def ways(game: Game) -> list[Way]:
    """Every edition, each with every flag set otherwise, with each number of seats."""
    return [Way(game, edition, n) for edition in game.variants() for n in edition.players]


def word(seed: int) -> int:
    """A generator's first state."""
    return int(generator(seed)[0])


def random_game(way: Way, number: int) -> Play:
    """A random deal; the styles take turns."""
    deck = bytes(way.deck)
    rng, side = word(number), word(number + 1_000_000)
    return Play(way.blank(), deck, way.seats, rng, side, style=STYLES[number % 3])


def stacked(way: Way, number: int) -> Play:
    """A deck in which all high cards come together, sooner or later: heaps, jokers, switches."""
    deck, chance = way.deck, np.random.default_rng(number)
    high = chance.permutation(deck[-13:]).tolist()
    low = chance.permutation(deck[:-13]).tolist()
    at = (way.seats * 11 + 6, 0, len(low) // 3, len(low) // 2, len(low))[number % 5]
    order = bytes(low[:at] + high + low[at:])
    rng, side, start = word(number), word(number + 1_000_000), number % way.seats
    style = STYLES[number // 5 % 3]
    blank = way.blank(number)
    return Play(blank, order, way.seats, rng, side, style, start, shuffled=False)


def drawn(game: Game) -> Iterator[Play]:
    """The positions of the perft files, played on: stalls, last cards, robberies, ties."""
    paths = sorted(PERFT.glob(f"{game.name}-*.txt"))
    cases = [case for path in paths for case in perft.read(path.read_text("utf-8"))]
    for number, case in enumerate(cases):
        states, edition = case.states(), game.edition(case.edition)
        seats = int(states["seats"][0])
        deck = bytes(game.fresh_deck(edition, seats))
        rng, side = word(number), word(number + 1_000_000)
        style = STYLES[number % 3]
        position = Play(states.tobytes(), deck, seats, rng, side, style, drawn=True)
        yield replace(position, after=False, most=24)
