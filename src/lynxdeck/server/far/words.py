"""A thought as it is written into the queue, and what one must know to think about it."""

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.registry import games
from lynxdeck.server.thought import Thought, ThoughtError

ASKED, GONE = "-asked", "-gone"
"""Names in hints: thoughts wait, or are not needed any more. No table's name begins like that."""


def answered(process: int) -> str:
    """The name in a hint to one process: something it asked for is there."""
    return f"-{process}"


class Written(msgspec.Struct, array_like=True):
    """All that is told of a game: a masked record, and a level to be looked up."""

    game: str
    edition: str
    seats: Annotated[int, Meta(ge=1, le=64)]
    seat: Annotated[int, Meta(ge=1, le=64)]
    masked: bytes
    level: str
    seed: int


_decoder = msgspec.msgpack.Decoder(Written)


def write(thought: Thought) -> bytes:
    """A thought as bytes."""
    game, edition, seats, seat, masked, level, seed = thought
    return msgspec.msgpack.encode(Written(game, edition.text, seats, seat, masked, level, seed))


def read(payload: bytes) -> Thought:
    """A thought from bytes, which may be anybody's."""
    try:
        one = _decoder.decode(payload)
        edition = find_game(one.game).edition(one.edition)
    except (msgspec.MsgspecError, Refusal) as fault:
        raise ThoughtError("it cannot be read") from fault
    return Thought(one.game, edition, one.seats, one.seat, one.masked, one.level, one.seed)


def skill(game: str, level: str, house: Mapping[str, str]) -> str:
    """What one must know to play a level, or a bot of the house, by our rules.

    >>> skill("linko", "deep", {"deep": "search:8000"}).split()[2:]
    ['deep=search:8000']
    """
    rules = f"{game} {find_game(game).mark}"
    return rules if level in LEVELS else f"{rules} {level}={house.get(level, '')}"


def skills(house: Mapping[str, str]) -> list[str]:
    """All that those know who offer these bots."""
    names: Iterable[str] = ("easy", *house)
    return sorted({skill(game.name, name, house) for game in games() for name in names})
