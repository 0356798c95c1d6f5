"""`lynxdeck play`: a game at the drawn table, or in lines of text."""

from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import (
    USUAL,
    Changes,
    EditionName,
    GameWord,
    Language,
    Seats,
    chosen_edition,
    chosen_seats,
)

if TYPE_CHECKING:
    from lynxdeck.terminal.session import Session


def command(
    name: GameWord = USUAL,
    *,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL,…", help="The others: easy, medium, hard, expert, cmd:PROGRAM."
        ),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="SEAT", help="Where you sit, from 1.")] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Seed of the deal; fresh if none.")
    ] = None,
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines of text.")] = False,
    match: Annotated[
        int,
        typer.Option(
            "--match",
            metavar="N",
            min=0,
            help="A match: every seat starts N times; 0: one game.",
        ),
    ] = 0,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    pace: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, help="Pause between the others' moves.")
    ] = 0.6,
) -> None:
    """Play against bots, at a drawn table or in plain text."""
    import os

    from lynxdeck.bots.engine import use_modules
    from lynxdeck.terminal import sitting
    from lynxdeck.terminal.language import chosen

    use_modules()  # nobody waits for a compiler at the first card
    spoken = chosen(language, os.environ)
    if load is None:
        session = _new(name, edition, changes, seats, bots, seat, seed, match, spoken)
    else:
        session = sitting.resumed(load, seat=seat, bots=bots)
    sitting.sit(session, load, language=spoken, plain=plain, pace=pace)


def _new(
    name: str,
    edition: str | None,
    changes: list[str] | None,
    seats: int | None,
    bots: str | None,
    seat: int | None,
    seed: str | None,
    match: int,
    language: str,
) -> "Session":
    from lynxdeck.terminal import sitting

    game, chosen = chosen_edition(name, edition, changes)
    named = bots.count(",") + 1 if bots and "," in bots else None
    number = chosen_seats(chosen, named + 1 if named and seats is None else seats)
    return sitting.fresh(
        game,
        chosen,
        seats=number,
        bots=bots,
        seat=1 if seat is None else seat,
        seed=seed,
        cycles=match,
        language=language,
    )
