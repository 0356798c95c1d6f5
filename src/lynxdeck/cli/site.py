"""`lynxdeck site`: the browser table for a host of plain files."""

from pathlib import Path
from typing import Annotated

import typer

from lynxdeck.cli.options import path

Folder = Annotated[
    Path,
    typer.Argument(metavar="DIR", parser=path, help="An empty folder, or an earlier site of ours."),
]


def command(folder: Folder) -> None:
    """Write the browser table as plain files. Any static host can serve them, without a server."""
    from lynxdeck.server.ops import site

    note = site.write(folder)
    print(f"{folder} holds the site: {len(note.files)} files, for any host, in any folder there.")
    print(f"To look at it here: python -m http.server --directory {folder}")
