"""What is played, as it was asked for: all that decides how the games go, and nothing else."""

import hashlib
from collections import Counter
from collections.abc import Sequence

import msgspec

from lynxdeck import __version__
from lynxdeck.arena.schedule import Schedule
from lynxdeck.bots.registry import make
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition, check_players
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
        """The game itself."""
        return find_game(self.game)

    @property
    def schedule(self) -> Schedule:
        """Who meets whom."""
        return Schedule(len(self.bots), self.seats, mirror=self.mirror, editions=len(self.editions))

    @property
    def names(self) -> list[str]:
        """The bots as reports call them, told apart.

        >>> Settings("linko", ("playte",), 4, ("greedy", "random", "greedy"), "tea").names
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

    def deal_seed(self, deal: int) -> PlainSeed:
        """What a deal is drawn from, whoever plays it."""
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
) -> Settings:
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
    return Settings(game.name, texts, seats, tuple(bots), seed, time, mirror)
