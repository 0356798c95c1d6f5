"""A host of plain files: `python -m http.server`, with the site in a folder of it."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self
from urllib.request import urlopen

from lynxdeck.server.ops import site

PLACE = "games/cards"
"""Where on the host the site lies."""


class PlainHost:
    """Serves a folder, and whatever is written there later."""

    def __init__(self, top: Path, static: Path | None = None) -> None:
        self.folder = top / PLACE
        self.publish(static)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}/{PLACE}/"
        self._program = subprocess.Popen(
            [sys.executable, "-m", "http.server", f"{port}", "--bind", "127.0.0.1", "-d", str(top)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def publish(self, static: Path | None = None) -> None:
        """Write a site, as `lynxdeck site` does."""
        site.write(self.folder, static)

    def __enter__(self) -> Self:
        for _ in range(200):
            try:
                urlopen(self.base).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("http.server does not start")

    def __exit__(self, *_: object) -> None:
        self._program.terminate()
        self._program.wait()
