"""`lynxdeck editions`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import either, text

if TYPE_CHECKING:
    from lynxdeck.games.registry import Game


def command(
    name: Annotated[str | None, typer.Argument(metavar="GAME", parser=text, help=either())] = None,
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
        print("\n\n".join(markdown_table(one) for one in chosen))
    else:
        for one in chosen:
            _print_table(one)


def rows(game: "Game") -> tuple[list[str], list[list[str]]]:
    from lynxdeck.games.edition import count_text

    head = ["edition", "booklet", "players", *(flag.name for flag in game.options)]
    body = [
        [
            edition.name,
            edition.booklet,
            count_text(edition.players),
            *game.offered(edition).values(),
        ]
        for edition in game.editions
    ]
    return head, body


def markdown_table(game: "Game") -> str:
    head, body = rows(game)
    lines = [head, ["---"] * len(head), *([f"`{row[0]}`", *row[1:]] for row in body)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    flags = "\n".join(f"- `{f.name}` ({' / '.join(f.values)}): {f.sentence}" for f in game.options)
    return f"{table}\n\n{flags}"


def _print_table(game: "Game") -> None:
    from lynxdeck.cli.output import TextTable, say, show

    head, body = rows(game)
    brief = [
        [*row[:3], ", ".join(f"{name}={value}" for name, value in game.offered(edition).items())]
        for row, edition in zip(body, game.editions, strict=True)
    ]
    show(game.title, TextTable(head, body), TextTable([*head[:3], "flags"], brief))
    for flag in game.options:
        say(f"  {flag.name} ({' / '.join(flag.values)}): {flag.sentence} {flag.source}", "  ")
    print()


def _print_json(chosen: "Sequence[Game]") -> None:
    import json

    for game in chosen:
        for edition in game.editions:
            print(
                json.dumps(
                    {
                        "game": game.name,
                        "edition": edition.name,
                        "booklet": edition.booklet,
                        "players": list(edition.players),
                        "flags": game.offered(edition),
                    },
                    ensure_ascii=False,
                )
            )
