"""`lynxdeck editions`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import either

if TYPE_CHECKING:
    from lynxdeck.games.registry import Game


def command(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help=either())] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="As in the README.")] = False,
) -> None:
    """List the editions: their flags, players and booklets."""
    from lynxdeck.games.registry import game, games

    chosen = [game(name)] if name else games()
    if as_json:
        _print_json(chosen)
    elif markdown:
        typer.echo("\n\n".join(markdown_table(one) for one in chosen))
    else:
        for one in chosen:
            _print_table(one)


def rows(game: "Game") -> tuple[list[str], list[list[str]]]:
    """The heading and the editions of a game as text."""
    from lynxdeck.games.edition import count_text

    head = ["edition", "booklet", "players", *(flag.name for flag in game.flags)]
    body = [
        [edition.name, edition.booklet, count_text(edition.players), *edition.flags.values()]
        for edition in game.editions
    ]
    return head, body


def markdown_table(game: "Game") -> str:
    """The editions of a game as a Markdown table, its flags explained beneath."""
    head, body = rows(game)
    lines = [head, ["---"] * len(head), *([f"`{row[0]}`", *row[1:]] for row in body)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    flags = "\n".join(f"- `{f.name}` ({' / '.join(f.values)}): {f.sentence}" for f in game.flags)
    return f"{table}\n\n{flags}"


def _print_table(game: "Game") -> None:
    from lynxdeck.cli.screen import console, table

    head, body = rows(game)
    console().print(table(game.name.capitalize(), head, body))
    for flag in game.flags:
        typer.echo(f"  {flag.name} ({' / '.join(flag.values)}): {flag.sentence} {flag.source}")
    typer.echo()


def _print_json(chosen: "Sequence[Game]") -> None:
    import json

    for game in chosen:
        for edition in game.editions:
            typer.echo(
                json.dumps(
                    {
                        "game": game.name,
                        "edition": edition.name,
                        "booklet": edition.booklet,
                        "players": list(edition.players),
                        "flags": dict(edition.flags),
                    },
                    ensure_ascii=False,
                )
            )
