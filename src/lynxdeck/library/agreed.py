"""What is to be played, as somebody asks for it."""

from collections.abc import Mapping
from typing import NamedTuple

from lynxdeck.games.edition import Edition, check_players, usual_seats
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game


class Agreed(NamedTuple):
    """A game, an edition of it, and how many play."""

    game: Game
    edition: Edition
    seats: int


def agreed(
    game: str, edition: str | None, flags: Mapping[str, str] | None, seats: int | None
) -> Agreed:
    """What was asked for, checked; the usual edition and number of players where nothing was."""
    found = find_game(game)
    chosen = found.edition(edition) if edition else found.editions[0]
    chosen = found.changed(chosen, [f"{flag}={value}" for flag, value in (flags or {}).items()])
    number = usual_seats(chosen) if seats is None else seats
    check_players(chosen, number)
    return Agreed(found, chosen, number)
