"""`lynxdeck site`: the browser table for a host of plain files."""

from pathlib import Path
from typing import Annotated

import typer

Folder = Annotated[
    Path, typer.Argument(metavar="DIR", help="An empty folder, or an earlier site of ours.")
]


def command(folder: Folder) -> None:
    """Write the browser table as plain files. Any static host can serve them, without a server."""
    from lynxdeck.server import site

    note = site.write(folder)
    print(f"{folder} holds the site: {len(note.files)} files, for any host, in any folder there.")
    print(f"To look at it here: python -m http.server --directory {folder}")
