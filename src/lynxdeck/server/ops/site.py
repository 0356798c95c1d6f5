"""The browser table as a folder for any static host: the same page, told that it has no server.

It needs nothing but Python: `make site` runs it where nothing is installed.
"""

import hashlib
import json
import os
import sys
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from lynxdeck import __version__
from lynxdeck.games.refusal import Refusal
from lynxdeck.server.http import policy

NOTE = "lynxdeck-site.json"
"""Tells which files of a folder are ours; whatever else lies there is left alone."""

PAGE, WORKER = "index.html", "sw.js"
TOP = '<meta charset="utf-8" />'
PREVIEW = "<!-- preview -->"
SERVED, ALONE = "const SERVER = true;", "const SERVER = false;"
PACKED = (".br", ".gz")
SERVER_ONLY = {"preview.png", "preloads.json"}
OLD_LINKS = ("learn", "replay", "rules")
"""Screens that a link may name in the way of a server: it is led on."""

FORWARD = """// Leads from an address as a server has it to the same place on this site.
const { home, place } = document.currentScript.dataset;
location.replace(`${home}#${place}${location.search}${location.hash.replace("#", ";")}`);
"""


class SiteNote(NamedTuple):
    version: str
    files: list[str]
    former: list[str]


def write(folder: Path, static: Path | None = None) -> SiteNote:
    """Write the site; a folder that holds anything else is left as it is."""
    before = _noted(folder)
    files = made(built(static or Path(str(resources.files("lynxdeck.server") / "static"))))
    # Whatever happens from here on, the folder is known as ours.
    _leave(folder, SiteNote(__version__, sorted({*before.files, *files}), before.former))
    # First what the page is made of, then the page, then the worker that tells of both.
    for name in sorted(files, key=lambda name: (name == WORKER, name == PAGE, name)):
        _put(folder / name, files[name])
    # Open pages may still ask for parts of the release before this one, not of older ones.
    for name in set(before.former) - set(before.files) - set(files):
        if name.startswith("assets/") and ".." not in name:
            (folder / name).unlink(missing_ok=True)
    return _leave(folder, SiteNote(__version__, sorted(files), before.files))


def built(top: Path) -> dict[str, bytes]:
    found = {
        path.relative_to(top).as_posix(): path.read_bytes()
        for path in sorted(top.rglob("*"))
        if path.is_file() and path.suffix not in PACKED
    }
    if PAGE not in found:
        raise Refusal("not-built", "The browser table is not built here: pip install -e . does it.")
    return {name: content for name, content in found.items() if name not in SERVER_ONLY}


def made(files: dict[str, bytes]) -> dict[str, bytes]:
    page, worker = files[PAGE].decode(), files[WORKER].decode()
    old = page.split('name="lynxdeck-release" content="')[1].split('"')[0]
    page = page.replace(TOP, f"{TOP}\n{_guards()}", 1).replace(PREVIEW, "")
    worker = worker.replace(SERVED, ALONE, 1)
    assert ALONE in worker, "the worker does not say whether there is a server"
    # The page is another than a server's, and so is its release.
    new = hashlib.sha256((page + worker).encode()).hexdigest()[: len(old)]
    return {
        **files,
        PAGE: page.replace(old, new).encode(),
        WORKER: worker.replace(old, new).encode(),
        "forward.js": FORWARD.encode(),
        ".nojekyll": b"",
        **{f"{screen}/{PAGE}": _forwarding(screen) for screen in OLD_LINKS},
    }


def _guards() -> str:
    return (
        f'    <meta http-equiv="Content-Security-Policy" content="{policy.meta()}" />\n'
        '    <meta name="referrer" content="no-referrer" />\n'
        '    <meta name="lynxdeck-site" content="" />'
    )


def _forwarding(screen: str) -> bytes:
    return (
        f"<!doctype html>\n{TOP}\n{_guards()}\n<title>Lynxdeck</title>\n"
        f'<script src="../forward.js" data-home="../" data-place="/{screen}"></script>\n'
        f'<a href="../#/{screen}">Lynxdeck</a>\n'
    ).encode()


def _noted(folder: Path) -> SiteNote:
    if folder.exists() and not folder.is_dir():
        raise Refusal("no-folder", f"{folder} is no folder.")
    if not folder.exists() or not any(folder.iterdir()):
        return SiteNote(__version__, [], [])
    try:
        note = SiteNote(**json.loads((folder / NOTE).read_bytes()))
        if not all(isinstance(name, str) for name in (*note.files, *note.former)):
            raise ValueError(note)
        return note
    except (OSError, TypeError, ValueError) as fault:
        raise Refusal(
            "not-ours", f"{folder} holds something else: name an empty folder, or an earlier site."
        ) from fault


def _leave(folder: Path, note: SiteNote) -> SiteNote:
    _put(folder / NOTE, json.dumps(note._asdict(), indent=2).encode())
    return note


def _put(path: Path, content: bytes) -> None:
    """Write a file as a whole: readers get the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(content)
    os.replace(fresh, path)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("One word goes with it: the folder of the site.")
    try:
        write(Path(sys.argv[1]))
    except Refusal as refusal:
        sys.exit(str(refusal))
