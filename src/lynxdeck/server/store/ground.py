"""Whether the files that are written to are still those that the next start will find."""

import os
from pathlib import Path

from lynxdeck.server.store.files import parts
from lynxdeck.server.store.refusals import Unwritable

Identity = tuple[int, int]
"""The device, and the number of a file on it."""


class Ground:
    """The files of an open store, told apart from others that may come to bear their names.

    A file that was deleted can be written to as long as it is open: nobody would notice before
    the end, and then all of it would be gone. Two looks at the folder cost some microseconds.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        file, log, _ = parts(path)
        self._own = [(one, identity(one)) for one in (file, log)]

    def check(self) -> None:
        """Unwritable if a file is gone, or is another one; it may come back."""
        for file, own in self._own:
            found = identity(file)
            if found != own:
                raise Unwritable(lost(self.path, file, replaced=found is not None))


def identity(file: Path) -> Identity | None:
    """Which file it is; None if there is none, or it cannot be looked at."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def lost(path: Path, file: Path, *, replaced: bool) -> str:
    """What has happened to a file, and what can be done."""
    if replaced:
        return f"{file} was replaced while the server runs: stop the server, and start it again."
    if file == path:
        return (
            f"{file} was deleted or moved while the server runs: put it back where it was,"
            " or stop the server, restore a backup and start it again."
        )
    return (
        f"{file} was deleted while the server runs: stop the server, which saves what was in it,"
        " and start it again."
    )
