"""`lynxdeck version`."""

from typing import Annotated

import typer

from lynxdeck import __version__


def say(wanted: bool) -> None:  # noqa: FBT001 - so it is called
    """`lynxdeck --version`, as other programs have it."""
    if wanted:
        typer.echo(f"lynxdeck {__version__}")
        raise typer.Exit


def command(
    *, as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False
) -> None:
    """Say which Lynxdeck this is."""
    if not as_json:
        typer.echo(f"lynxdeck {__version__}")
        return
    import json
    import platform

    from lynxdeck.games.registry import games

    typer.echo(
        json.dumps(
            {
                "lynxdeck": __version__,
                "python": platform.python_version(),
                "rules": {game.name: game.rules.VERSION for game in games()},
            }
        )
    )
