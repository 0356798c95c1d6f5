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
    decimal,
    file,
    plain_seed,
    seat_number,
    text,
    whole,
)
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game
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
            metavar="LEVEL,…",
            parser=text,
            help="The others: easy, medium, hard, expert, champion, cmd:PROGRAM.",
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", parser=seat_number, help="Where you sit, from 1."),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", parser=text, help="Seed of the deal; fresh if none."),
    ] = None,
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines of text.")] = False,
    match: Annotated[
        int,
        typer.Option(
            "--match",
            metavar="N",
            parser=whole(0, 999),
            help="A match: every seat starts N times; 0: one game.",
        ),
    ] = 0,
    load: Annotated[
        str | None, typer.Option(metavar="FILE", parser=file, help="Continue a saved game.")
    ] = None,
    pace: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", parser=decimal(0, 3600), help="Pause between the others' moves."
        ),
    ] = 0.6,
) -> None:
    """Play against bots, at a drawn table or in plain text."""
    import os

    from lynxdeck.bots.engine import use_modules
    from lynxdeck.terminal import saving
    from lynxdeck.terminal.phrases import chosen

    use_modules()  # nobody waits for a compiler at the first card
    spoken = chosen(language, os.environ)
    if load is not None:
        session = saving.load(load, seat=seat, bots=bots)
    else:
        if seats is None and bots and "," in bots:
            seats = bots.count(",") + 2
        game, rules = chosen_edition(name, edition, changes, seats)
        number = chosen_seats(rules, seats)
        session = _new(game, rules, number, bots, 1 if seat is None else seat, seed, match, spoken)
    _sit(session, load, language=spoken, plain=plain, pace=pace)


def _new(
    game: "Game",
    edition: "Edition",
    seats: int,
    bots: str | None,
    seat: int,
    seed: str | None,
    match: int,
    language: str,
) -> "Session":
    import secrets

    from lynxdeck.terminal.opponents import levels, sitting
    from lynxdeck.terminal.phrases import Phrases
    from lynxdeck.terminal.session import sit_down

    if not 1 <= seat <= seats:
        raise Refusal("seat", f"You sit at one of the seats 1 to {seats}, not {seat}.")
    text = plain_seed(secrets.token_hex(4) if seed is None else seed).text
    names = sitting(Phrases(language, [], 1).say("table-you"), seat, seats - 1)
    others = levels(bots, others=seats - 1)
    session = sit_down(game, edition, names, seat=seat, levels=others, seed=text, cycles=match)
    session.next_game()
    return session


def _sit(session: "Session", file: str | None, *, language: str, plain: bool, pace: float) -> None:
    """Play, drawn or in lines; where it cannot be drawn, one sentence says so."""
    import os
    import secrets
    import sys
    from pathlib import Path

    from lynxdeck.games.refusal import install
    from lynxdeck.terminal import saving
    from lynxdeck.terminal.opponents import Opponents
    from lynxdeck.terminal.phrases import Phrases
    from lynxdeck.terminal.plain import PlainTable, welcome, why_plain

    opponents = Opponents(session, seed=secrets.randbits(32))
    path = Path(file) if file else saving.fresh_path(session)
    obstacle = None if plain else why_plain(os.environ)
    if not plain and obstacle is None:
        from lynxdeck.terminal.app import play

        raise typer.Exit(play(session, opponents, language=language, path=path, pace=pace))
    phrases = Phrases(language, session.names, session.seat)
    if obstacle:
        sys.stdout.write(phrases.say(obstacle, install=install("terminal")) + "\n")
    sys.stdout.write(welcome(phrases, session, file) + "\n")
    PlainTable(session, opponents, phrases, path).run()
