"""`lynxdeck version`."""

from typing import Annotated

import typer

from lynxdeck import __version__


def say(wanted: bool) -> None:  # noqa: FBT001 - so it is called
    """`lynxdeck --version`, as other programs have it."""
    if wanted:
        print(f"lynxdeck {__version__}")
        raise typer.Exit


def command(
    *, as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False
) -> None:
    """Say which Lynxdeck this is."""
    if not as_json:
        print(f"lynxdeck {__version__}")
        return
    import json
    import platform

    from lynxdeck.games.registry import games

    print(
        json.dumps(
            {
                "lynxdeck": __version__,
                "python": platform.python_version(),
                "rules": {game.name: game.rules.VERSION for game in games()},
            }
        )
    )
