"""Options that several commands share."""

from typing import Annotated, Any

import typer

EditionName = Annotated[
    str | None, typer.Option("--edition", help="An edition; see `lynxdeck editions`.")
]
Changes = Annotated[
    list[str] | None, typer.Option("--set", metavar="FLAG=VALUE", help="Change one of its flags.")
]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Start = Annotated[int, typer.Option("--start", help="The seat that begins, from 1.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def chosen_edition(name: str, edition: str | None, changes: list[str] | None) -> tuple[Any, Any]:
    """The game, and its edition with the changes asked for."""
    from lynxdeck.games.registry import game

    found = game(name)
    named = found.edition(edition) if edition else found.editions[0]
    return found, found.changed(named, changes or [])


def chosen_seats(edition: Any, seats: int | None) -> int:
    """How many play: as asked for if the edition allows it, else four or as many as it can."""
    from lynxdeck.games.edition import check_players

    if seats is None:
        return min(4, int(edition.players[-1]))
    check_players(edition, seats)
    return seats
