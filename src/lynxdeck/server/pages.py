"""The browser table's files, and the pages of invites with what chat programs show of them."""

import asyncio
import html
import mimetypes
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from aiohttp import web

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import preloads
from lynxdeck.server.hosts import preferred
from lynxdeck.server.openapi import API
from lynxdeck.server.parts import Parts
from lynxdeck.server.parts import share as share_parts
from lynxdeck.server.protocol import TableInfo
from lynxdeck.server.tables import Tables

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
MARK = "<!-- preview -->"
"""Where the page takes the lines for link previews."""

END = "</head>"
"""Where it takes the names of further files: after those that it begins with."""

RELATIVE, FROM_THE_TOP = '="./', '="/'
"""The built page names its files beside itself; here it is shown at paths of any depth."""

PATHS = (
    "/",
    "/new",
    "/new/{game}",
    "/play",
    "/games",
    "/daily",
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
    base: Base,
    limit: Limit,
    parts: Parts | None = None,
) -> None:
    """Serve the built pages; every path of the router gets the same one."""
    index = files / "index.html"
    ahead = preloads.Preloads(files)

    def page(
        request: web.Request,
        needed: Iterable[str] = (),
        *,
        shown: str = "",
        asked: str = "",
        status: int = 200,
    ) -> web.Response:
        text = index.read_text(encoding="utf-8") if index.is_file() else MISSING
        links = ahead.links([words(request), *needed]) + asked
        text = text.replace(RELATIVE, FROM_THE_TOP).replace(END, links + END, 1)
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
            room = await tables.invited(name)
        except Refusal:
            return page(request, ["join"])
        asked = preloads.answer(f"{API}/invites/{name}")
        return page(request, ["join"], shown=preview(room.info(), base(request)), asked=asked)

    async def file(request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        path = shelf.find(name)
        if path is None:
            if parts and HASHED.fullmatch(name) and (content := await parts.find(name)):
                return other_release(name, content)
            if "text/html" in request.headers.get("Accept", "") and "." not in name:
                # Somebody mistyped: the page says so, and where to go.
                return page(request, status=404)
            raise web.HTTPNotFound
        hashed = name.startswith("assets/")
        return web.FileResponse(path, headers={"Cache-Control": FOREVER if hashed else FRESH})

    async def share(app: web.Application) -> None:  # noqa: ARG001
        if parts:
            await share_parts(parts, await asyncio.to_thread(shelf.hashed))

    async def close(app: web.Application) -> None:  # noqa: ARG001
        if parts:
            await parts.close()

    shelf = Shelf(files)
    app.on_startup.append(share)
    app.on_cleanup.append(close)
    for path in PATHS:
        app.router.add_get(path, plain)
    app.router.add_get("/j/{invite}", invite)
    app.router.add_get("/{name:(?!api/).+}", file)


def other_release(name: str, content: bytes) -> web.Response:
    """A file that a page of another release asks for."""
    kind, _ = mimetypes.guess_type(name)
    return web.Response(
        body=content,
        content_type=kind or "application/octet-stream",
        headers={"Cache-Control": FOREVER},
    )


def words(request: web.Request) -> str:
    """What the words are called that a page will speak, unless its device has chosen others."""
    asked = request.query.get("lang", "")
    return f"words-{preferred(f'{asked},' + request.headers.get('Accept-Language', ''))}"


class Shelf:
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


def preview(info: TableInfo, base: str) -> str:
    """What a chat program shows of an invite."""
    taken = sum(seat.kind != "free" for seat in info.seats)
    game = html.escape(info.game.capitalize())
    title = f"{game} · Lynxdeck"
    text = f"{taken} of {info.players} seated – join the table"
    image = html.escape(f"{base}/preview.png")
    return (
        f'<meta property="og:title" content="{title}">'
        f'<meta property="og:description" content="{text}">'
        f'<meta property="og:image" content="{image}">'
        '<meta property="og:type" content="website">'
        '<meta name="twitter:card" content="summary_large_image">'
    )
