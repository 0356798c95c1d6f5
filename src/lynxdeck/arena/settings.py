"""A run's settings, and its schedule: who meets whom.

Every deal is played in all rotations of the seats, so that luck cancels.

- As many bots as seats: all of them sit down.
- Two bots at more seats: the first one sits alone among copies of the second, and with `mirror`
  also the second among copies of the first.
- Otherwise fewer bots than seats: they fill the seats in turn.
- More bots than seats: all combinations.
- One bot (in a lab) plays all seats, once a deal: rotations would be the same game again.

From deal to deal the start seat moves on, and the order round the table changes, so that nobody
always sits behind the same neighbour.
"""

import functools
import hashlib
import itertools
from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from lynxdeck import __version__
from lynxdeck.bots.registry import make
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition, check_players
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game

if TYPE_CHECKING:
    from lynxdeck.arena.runner import GameRunner

MOST_A_DEAL = 1000
"""Games that a deal may take without having been asked for."""


class Meeting(NamedTuple):
    """One game of the schedule; everything counts from 0."""

    deal: int
    edition: int
    team: int
    """Which combination of bots it is."""
    start: int
    seating: tuple[int, ...]
    """The bot at each seat."""


class Schedule:
    def __init__(self, bots: int, seats: int, *, mirror: bool = False, editions: int = 1) -> None:
        self.seats = seats
        self.teams = teams(bots, seats, mirror=mirror)
        self.rotations = 1 if bots == 1 else seats
        self.per_edition = len(self.teams) * self.rotations
        self.per_deal = self.per_edition * editions

    def at(self, number: int) -> Meeting:
        deal, rest = divmod(number, self.per_deal)
        edition, rest = divmod(rest, self.per_edition)
        which, shift = divmod(rest, self.rotations)
        orders = circles(self.seats)
        row = [self.teams[which][place] for place in orders[deal % len(orders)]]
        seating = tuple(row[seat - shift] for seat in range(self.seats))
        return Meeting(deal, edition, which, deal % self.seats, seating)

    def total(self, games: int) -> int:
        """So many games of each edition, rounded up to whole deals."""
        return -(-games // self.per_edition) * self.per_deal


def teams(bots: int, seats: int, *, mirror: bool) -> list[tuple[int, ...]]:
    """The groups of bots that sit down together.

    >>> teams(2, 4, mirror=True), teams(3, 5, mirror=False), teams(3, 2, mirror=False)
    ([(0, 1, 1, 1), (1, 0, 0, 0)], [(0, 1, 2, 0, 1)], [(0, 1), (0, 2), (1, 2)])
    """
    if mirror and not (bots == 2 and seats > 2):
        raise Refusal("mirror", "Only two bots at more than two seats can be mirrored.")
    if bots > seats:
        return list(itertools.combinations(range(bots), seats))
    if bots == 2 and seats > 2:
        alone = [(bot, *(1 - bot,) * (seats - 1)) for bot in (0, 1)]
        return alone if mirror else alone[:1]
    return [tuple(seat % bots for seat in range(seats))]


@functools.cache
def circles(seats: int) -> list[tuple[int, ...]]:
    """The orders round a table, its rotations aside.

    >>> circles(3)
    [(0, 1, 2), (0, 2, 1)]
    """
    return [(0, *rest) for rest in itertools.permutations(range(1, seats))]


def check_size(bots: int, seats: int, games: int) -> None:
    """Refuse so many combinations that nobody can have meant them."""
    size = comb(bots, seats) * seats
    if bots > seats and size > max(MOST_A_DEAL, games):
        raise Refusal(
            "too-many-bots",
            f"{bots} bots at {seats} seats meet in {size:,} games a deal;"
            " name fewer, or ask for as many --games.",
        )


class RunSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays what, and the seed of all chance; how many games may change when it goes on."""

    game: str
    editions: tuple[str, ...]
    """As records name them. An arena has one; a lab plays every deal by two."""
    seats: int
    bots: tuple[str, ...]
    seed: str
    time: float | None = None
    """Seconds a decision, for bots that ask for them."""
    mirror: bool = False
    """Of two bots, the second one sits alone among copies of the first, too."""
    lynxdeck: str = __version__

    @property
    def found(self) -> Game:
        return find_game(self.game)

    @property
    def schedule(self) -> Schedule:
        return Schedule(len(self.bots), self.seats, mirror=self.mirror, editions=len(self.editions))

    @property
    def names(self) -> list[str]:
        """The bots as reports call them, told apart.

        >>> RunSettings("linko", ("playte",), 4, ("greedy", "random", "greedy"), "tea").names
        ['greedy', 'random', 'greedy#2']
        """
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
        return names

    @property
    def mark(self) -> str:
        """A short name for these settings, to know their records again."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]

    def worker(self) -> "GameRunner":
        from lynxdeck.arena.runner import GameRunner

        return GameRunner(self)

    def deal_seed(self, deal: int) -> PlainSeed:
        return PlainSeed(f"{self.seed}/{deal + 1}")


def checked(
    game: Game,
    editions: Sequence[Edition],
    *,
    seats: int,
    bots: Sequence[str],
    seed: str,
    time: float | None = None,
    mirror: bool = False,
) -> RunSettings:
    """The settings, if they fit together; each bot is tried on, so that it is refused now."""
    for edition in editions:
        check_players(edition, seats)
    try:
        PlainSeed(f"{seed}/1")
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault
    for spec in dict.fromkeys(bots):
        make(spec, game, seconds=time).close()
    texts = tuple(edition.text for edition in editions)
    return RunSettings(game.name, texts, seats, tuple(bots), seed, time, mirror)
