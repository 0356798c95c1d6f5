"""The browser table's files, and the pages of invites with what chat programs show of them."""

import asyncio
import html
import mimetypes
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog
from aiohttp import web

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale import speaker
from lynxdeck.server.http.openapi import API
from lynxdeck.server.limits import Visitor
from lynxdeck.server.origins import preferred
from lynxdeck.server.protocol import TableInfo
from lynxdeck.server.store import StoreError
from lynxdeck.server.tables.tables import Tables

if TYPE_CHECKING:
    from lynxdeck.server.store.postgres import PostgresAssets

log = structlog.get_logger()

PRELOADS = "preloads.json"
"""What each screen and language will need, as the build left it."""

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
MARK = "<!-- preview -->"
"""Where the page takes the lines for link previews."""

END = "</head>"
"""Where it takes the names of further files: after those that it begins with."""

RELATIVE = '="./'
"""The built page names its files next to itself; here it is shown at paths of any depth."""

PATHS = (
    "/",
    "/new",
    "/new/{game}",
    "/play",
    "/games",
    "/daily",
    "/trail",
    "/t/{table}",
    "/replay",
    "/replay/{table}",
    "/learn",
    "/learn/{game}",
    "/rules",
    "/rules/{game}",
)
"""Where the browser table has screens; its router knows the same."""

PACKED = re.compile(r"\.(?:br|gz)$")
"""Files that are sent instead of others, not by their own names."""

HASHED = re.compile(r"assets/[\w.-]{1,100}")
"""Files whose names tell their content apart."""

Base = Callable[[web.Request], str]
Limit = Callable[[web.Request], None]

MISSING = """<!doctype html><meta charset="utf-8"><title>Lynxdeck</title>
<p>The browser table is not built here: <code>pip install -e .</code> builds it.</p>
"""


def add(
    app: web.Application,
    tables: Tables,
    files: Path,
    *,
    root: str,
    base: Base,
    limit: Limit,
    visitor: Callable[[web.Request], Visitor],
    assets: "PostgresAssets | None" = None,
) -> None:
    """Serve the built pages; every path of the router gets the same one."""
    index = files / "index.html"
    ahead = Preloads(files, root)

    def page(
        request: web.Request,
        needed: Iterable[str] = (),
        *,
        shown: str = "",
        asked: str = "",
        status: int = 200,
    ) -> web.Response:
        text = index.read_text(encoding="utf-8") if index.is_file() else MISSING
        links = ahead.links([f"words-{wanted(request)}", *needed]) + asked
        text = text.replace(RELATIVE, f'="{root}/').replace(END, links + END, 1)
        return web.Response(
            text=text.replace(MARK, shown),
            status=status,
            content_type="text/html",
            headers={"Cache-Control": FRESH, "X-Robots-Tag": "noindex", "Vary": "Accept-Language"},
        )

    async def plain(request: web.Request) -> web.Response:
        return page(request)

    async def invite(request: web.Request) -> web.Response:
        """The same page; robots that fetch it for a preview change nothing and learn no secret."""
        limit(request)
        name = request.match_info["invite"]
        try:
            room = await tables.invited(name, visitor(request))
        except Refusal:
            return page(request, ["join"])
        asked = preload(f"{root}{API}/invites/{name}")
        # Words are read from files, once.
        shown = await asyncio.to_thread(preview, room.info(), base(request), wanted(request))
        return page(request, ["join"], shown=shown, asked=asked)

    async def file(request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        path = built.find(name)
        if path is None:
            if assets and HASHED.fullmatch(name) and (content := await assets.find(name)):
                return other_release(name, content)
            if "text/html" in request.headers.get("Accept", "") and "." not in name:
                # A mistyped address: the page says so, and where to go.
                return page(request, status=404)
            raise web.HTTPNotFound
        hashed = name.startswith("assets/")
        return web.FileResponse(path, headers={"Cache-Control": FOREVER if hashed else FRESH})

    async def share(app: web.Application) -> None:  # noqa: ARG001
        if assets:
            await share_assets(assets, await asyncio.to_thread(built.hashed))

    async def close(app: web.Application) -> None:  # noqa: ARG001
        if assets:
            await assets.close()

    built = BuiltFiles(files)
    app.on_startup.append(share)
    app.on_cleanup.append(close)
    for path in PATHS:
        app.router.add_get(path, plain)
    app.router.add_get("/j/{invite}", invite)
    app.router.add_get("/{name:(?!api/).+}", file)


async def share_assets(assets: "PostgresAssets", files: Mapping[str, bytes]) -> None:
    """Let servers of other releases have our files, if that can be; people can play without.

    A page comes from one server, and the files that it names from any that the proxy asks: during
    a release that one may never have had them.
    """
    try:
        await assets.keep(files)
    except StoreError as fault:
        log.warning("assets.failed", fault=str(fault))


def other_release(name: str, content: bytes) -> web.Response:
    kind, _ = mimetypes.guess_type(name)
    return web.Response(
        body=content,
        content_type=kind or "application/octet-stream",
        headers={"Cache-Control": FOREVER},
    )


def wanted(request: web.Request) -> str:
    """The language that a page will speak, unless its device has chosen another."""
    asked = request.query.get("lang", "")
    return preferred(f"{asked}," + request.headers.get("Accept-Language", ""))


class BuiltFiles:
    """The built files, by name: a client's words never become a path."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built = 0
        self._files: dict[str, Path] = {}

    def find(self, name: str) -> Path | None:
        """A file, if there is one of that name; looks again after a new build."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime_ns if index.is_file() else 0
        if built != self._built:
            self._built = built
            self._files = {
                path.relative_to(self._folder).as_posix(): path
                for path in sorted(self._folder.rglob("*"))
                if path.is_file() and path != index and not PACKED.search(path.name)
            }
        return self._files.get(name)

    def hashed(self) -> dict[str, bytes]:
        """The content of all whose names tell it apart."""
        self.find("")
        named = self._files.items()
        return {name: path.read_bytes() for name, path in named if HASHED.fullmatch(name)}


def preview(info: TableInfo, base: str, language: str) -> str:
    taken = sum(seat.kind != "free" for seat in info.seats)
    game = html.escape(info.setup.game.capitalize())
    title = f"{game} · Lynxdeck"
    text = speaker(language).say("server-invited", taken=taken, seats=info.setup.seats)
    image = html.escape(f"{base}/preview.png")
    return (
        f'<meta property="og:title" content="{title}">'
        f'<meta property="og:description" content="{html.escape(text)}">'
        f'<meta property="og:image" content="{image}">'
        '<meta property="og:type" content="website">'
        '<meta name="twitter:card" content="summary_large_image">'
    )


class Preloads:
    def __init__(self, folder: Path, root: str = "") -> None:
        self._path = folder / PRELOADS
        self._root = root
        self._built = 0
        self._files: dict[str, list[str]] = {}

    def links(self, names: Iterable[str]) -> str:
        built = self._path.stat().st_mtime_ns if self._path.is_file() else 0
        if built != self._built:
            text = self._path.read_bytes() if built else b"{}"
            self._built, self._files = built, msgspec.json.decode(text, type=dict[str, list[str]])
        found = dict.fromkeys(file for name in names for file in self._files.get(name, []))
        return "".join(_link(f"{self._root}/{file}") for file in found)


def preload(path: str) -> str:
    """The line for what the page will ask the server, if no key of the device's changes that."""
    return f'<link rel="preload" as="fetch" crossorigin href="{html.escape(path)}">'


def _link(file: str) -> str:
    kind = 'preload" as="style' if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{html.escape(file)}">'
