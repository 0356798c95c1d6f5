"""A question to a bot, and its answer."""

import functools
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from lynxdeck.games.edition import Edition

if TYPE_CHECKING:
    from lynxdeck.bots.bot import Bot
    from lynxdeck.table.table import Table

HINT_LEVEL = "hard"
"""The level that gives hints."""


class Thought(NamedTuple):
    """What a bot is asked: a masked record, and nothing else of the game."""

    game: str
    edition: Edition
    seats: int
    seat: int
    masked: bytes
    level: str
    seed: int

    @classmethod
    def at(cls, table: "Table", seat: int, level: str) -> "Thought":
        """What a bot of some level would decide for a seat of this table, now."""
        return cls(
            game=table.played.name,
            edition=table.edition,
            seats=table.setup.seats,
            seat=seat,
            masked=table.masked(seat),
            level=level,
            seed=secrets.randbits(62),
        )


class ThoughtError(Exception):
    """A bot failed; whoever asked finds another answer."""


def solve(thought: Thought, heed: Callable[[], None] | None = None) -> str:
    """Let a bot choose; runs in a process of the pool. It looks up with `heed` now and then."""
    from lynxdeck.bots.asking import token_of
    from lynxdeck.games.chance import generator

    bot = _bot(thought.game, thought.level)
    bot.heed = heed
    bot.begin(thought.edition, seats=thought.seats, seat=thought.seat)
    return token_of(bot, thought.masked, generator(thought.seed))


offered: dict[str, str] = {}
"""What plays under each name that the host offers; this process's, set when it begins."""


@functools.cache
def _bot(game: str, level: str) -> "Bot":
    """A bot by its level, or by a name that the host offers. Nothing else can be asked for.

    A name comes out of a table's log, which may be anybody's: it is looked up, never carried out.
    """
    from lynxdeck.bots.registry import LEVELS, make
    from lynxdeck.games.registry import game as find_game

    if level not in LEVELS and level not in offered:
        raise ThoughtError("it is not offered here")
    return make(offered.get(level, level), find_game(game))
