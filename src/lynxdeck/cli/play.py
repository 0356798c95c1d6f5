"""`lynxdeck play`: a small game in lines of text, until the real table stands."""

from typing import Annotated, Any

import typer

from lynxdeck.cli.options import Changes, EditionName, Seats, chosen_edition, chosen_seats

HELP = "Type one of the choices; `?` shows them again, `q` leaves the table."


def command(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="linko or push.")] = "linko",
    *,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Where you sit, from 1.")] = 1,
    seed: Annotated[str | None, typer.Option(help="What the deal is drawn from.")] = None,
) -> None:
    """Play a game in plain text against players who choose at random."""
    import secrets

    from lynxdeck.games.deal import PlainSeed
    from lynxdeck.games.position import from_key, lay_out
    from lynxdeck.games.refusal import Refusal

    game, chosen = chosen_edition(name, edition, changes)
    number = chosen_seats(chosen, seats)
    if not 1 <= seat <= number:
        raise Refusal("seat", f"You sit at one of the seats 1 to {number}, not {seat}.")
    text = seed or secrets.token_hex(4)
    deck, dice = from_key(game, chosen, number, PlainSeed(text).key())
    position = lay_out(game, chosen, seats=number, deck=deck, dice=dice)
    typer.echo(f"{chosen.text}, {number} players, seed “{text}”. You are seat {seat}. {HELP}")
    _play(position, seat, text)


def _play(position: Any, seat: int, seed: str) -> None:
    from random import Random

    choose = Random(seed).choice
    while not position.over:
        mover = position.to_move
        if mover == seat:
            token = _ask(position, seat)
            if token is None:
                typer.echo("You left the table.")
                return
        else:
            token = choose(position.legal())
        position.play(token)
        if mover != seat:
            typer.echo(f"  seat {mover}: {token}")
    typer.echo(f"\n{position}\n")
    scores = ", ".join(f"seat {i}: {score}" for i, score in enumerate(position.scores, 1))
    winners = " and ".join(f"seat {winner}" for winner in position.winners)
    typer.echo(f"The game is over ({position.end}). {scores}. Won by {winners}.")


def _ask(position: Any, seat: int) -> str | None:
    """One legal token from standard input; None when the player leaves."""
    import sys

    from lynxdeck.games.refusal import Refusal

    typer.echo(f"\n{_seen(position, seat)}\nseat {seat}, {position.phase}: {_choices(position)}")
    while True:
        typer.echo("> ", nl=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        word = line.strip()
        if not line or word == "q":
            return None
        if word in ("", "?"):
            typer.echo(f"{HELP}\n{_choices(position)}")
            continue
        try:
            position.copy().play(word)
        except Refusal as refusal:
            typer.echo(str(refusal))
            continue
        return word


def _choices(position: Any) -> str:
    return "  ".join(position.legal())


def _seen(position: Any, seat: int) -> str:
    """The table as this seat sees it: other hands and the pile face down."""
    game = position.game
    masked = game.interpreted.new(1)
    game.interpreted.mask_at(position.states, 0, seat - 1, masked, 0)
    return str(game.drawing.draw(masked[0]))
