"""What a page will need, named in it: browsers fetch that beside the first script, not after."""

import html
from collections.abc import Iterable
from pathlib import Path

import msgspec

NAME = "preloads.json"


class Preloads:
    """The lists that the build left, by the name of a screen or a language."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._built = 0
        self._files: dict[str, list[str]] = {}

    def links(self, names: Iterable[str]) -> str:
        """The lines for what is called so, each file once; looks again after a new build."""
        built = self._path.stat().st_mtime_ns if self._path.is_file() else 0
        if built != self._built:
            text = self._path.read_bytes() if built else b"{}"
            self._built, self._files = built, msgspec.json.decode(text, type=dict[str, list[str]])
        found = dict.fromkeys(file for name in names for file in self._files.get(name, []))
        return "".join(_link(file) for file in found)


def answer(path: str) -> str:
    """The line for what the page will ask the server, if no key of the device's changes that."""
    return f'<link rel="preload" as="fetch" crossorigin href="{html.escape(path)}">'


def _link(file: str) -> str:
    kind = 'preload" as="style' if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{html.escape(file)}">'
