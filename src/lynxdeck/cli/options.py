"""Options that several commands share."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.games.house import VARIABLE, house_names
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game


def known() -> list[str]:
    """The games that may be named; of a bad one is told when it is asked for, not by the help."""
    if not os.environ.get(VARIABLE):
        return house_names()
    from lynxdeck.games.manifest import names

    try:
        return names()
    except Refusal:
        return house_names()


def listed(words: list[str], joint: str) -> str:
    """Words as a sentence has them.

    >>> listed(["linko", "push"], "or"), listed(["a", "b", "c"], "and")
    ('linko or push', 'a, b and c')
    """
    *most, last = words
    return f"{', '.join(most)} {joint} {last}"


def either() -> str:
    """The games, as the help of an option says it."""
    return listed(known(), "or") + "."


def titles() -> str:
    """The games, as a sentence says it."""
    return listed([name.capitalize() for name in known()], "and")


USUAL = known()[0]
"""The game that is meant if none is named."""

GameWord = Annotated[str, typer.Argument(metavar="GAME", help=either())]
GameName = Annotated[str, typer.Option("--game", metavar="GAME", help=either())]

EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition", metavar="NAME", help="See `lynxdeck editions`; the game's first if none."
    ),
]
Changes = Annotated[
    list[str] | None, typer.Option("--set", metavar="FLAG=VALUE", help="Change one of its flags.")
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many play; four, or as many as can.")
]
Start = Annotated[int, typer.Option("--start", metavar="SEAT", help="Who starts, from 1.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="en, it, pl, fr or de; the system's if none."),
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def chosen_edition(
    name: str, edition: str | None, changes: list[str] | None
) -> "tuple[Game, Edition]":
    """The game, and its edition with the changes asked for."""
    from lynxdeck.games.registry import game

    found = game(name)
    named = found.edition(edition) if edition else found.editions[0]
    return found, found.changed(named, changes or [])


def chosen_seats(edition: "Edition", seats: int | None) -> int:
    """How many play: as asked for if the edition allows it, else four or as many as it can."""
    from lynxdeck.games.edition import check_players, usual_seats

    if seats is None:
        return usual_seats(edition)
    check_players(edition, seats)
    return seats
