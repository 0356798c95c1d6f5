"""aiohttp around the tables: requests in, answers out, and the headers that keep browsers safe."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from importlib import resources
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import structlog
from aiohttp import web
from msgspec import Struct

from lynxdeck import __version__
from lynxdeck.games.refusal import Refusal
from lynxdeck.server import heartbeat, hosts, openapi, origins, pages, routes
from lynxdeck.server import protocol as wire
from lynxdeck.server.answers import Problem, Version
from lynxdeck.server.hosts import Hosts
from lynxdeck.server.limits import Addresses
from lynxdeck.server.line import take_over
from lynxdeck.server.metrics import exposition
from lynxdeck.server.openapi import API
from lynxdeck.server.request import Body, Plain, Request, too_many
from lynxdeck.server.sockets import Connection, accept
from lynxdeck.server.store import StoreError
from lynxdeck.server.tables import Tables

log = structlog.get_logger()

BODY = 256 * 1024
"""The longest body: a record that somebody brings."""

KEY_COOKIE = re.compile(r"host|seat-[1-6]")
KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")
SAFE = ("GET", "HEAD")
YEAR_S = 365 * 86_400
GOODBYE_S = 2
"""How long clients may take to close their sockets when the server ends."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Server": "Lynxdeck",
}

PLAIN_FAULTS = {
    404: ("not-found", "There is nothing here."),
    405: ("not-allowed", "This is asked for in another way: see `Allow`."),
    413: ("too-big", "That is too much at once."),
}
"""What aiohttp itself refuses, in our words."""

TABLES = web.AppKey("tables", Tables)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Front:
    """The HTTP side of one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        settings = tables.settings
        self.requests = Addresses(
            settings.requests_per_minute / 60, settings.requests_per_minute, on=settings.limited
        )
        self.makers = Addresses(
            settings.tables_per_hour / 3600, settings.tables_per_hour, on=settings.limited
        )
        self.sockets: dict[str, int] = {}
        """How many are open, by address."""
        self.connections: set[Connection] = set()
        self.proxies = settings.proxies
        self._hosts = Hosts(settings)

    def address(self, request: web.Request) -> str:
        """Where a request comes from; a proxy's word counts only if the host trusts it."""
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return origins.address(request.remote, forwarded, self.proxies)

    def base(self, request: web.Request) -> str:
        """The address that links begin with."""
        settings = self.tables.settings
        if settings.public_url:
            return settings.public_url.rstrip("/")
        scheme = request.scheme
        if origins.trusted(request.remote, self.proxies):
            scheme = request.headers.get("X-Forwarded-Proto", scheme)
        return f"{'https' if scheme == 'https' else 'http'}://{request.host}"

    def keys(self, request: web.Request) -> list[str]:
        """The keys that come with a request; never in its address."""
        found = [value for name, value in request.cookies.items() if KEY_COOKIE.fullmatch(name)]
        kind, _, value = request.headers.get("Authorization", "").partition(" ")
        if kind.lower() == "bearer":
            found.append(value.strip())
        return [key for key in found if KEY.fullmatch(key)][:8]

    def read(self, request: web.Request) -> Request:
        """Who asks."""
        address, loop = self.address(request), self.tables.loop
        return Request(
            tables=self.tables,
            base=self.base(request),
            keys=self.keys(request),
            query=request.query,
            address=address,
            wait_to_make=lambda: self.makers.wait(address, loop.time()),
        )

    def limit(self, request: web.Request) -> None:
        """Refuse one request too many."""
        wait = self.requests.wait(self.address(request), self.tables.loop.time())
        if wait:
            raise too_many("Too many requests from this address: slow down.", wait_s=wait)

    def handler(self, route: routes.Route) -> Handler:
        """A route as aiohttp calls it."""

        async def handle(request: web.Request) -> web.StreamResponse:
            self.limit(request)
            if request.method not in SAFE:
                self._check_origin(request)
            asked = self.read(request)
            arguments = _path_arguments(request)
            if request.method not in SAFE:
                _check_type(request, route.takes)
            if route.takes is not None:
                arguments["wish" if not isinstance(route.takes, Plain) else "text"] = await _body(
                    request, route.takes
                )
            answer = await route.handler(asked, **arguments)
            return self._answer(request, route, asked, answer)

        return handle

    def check_host(self, request: web.Request) -> None:
        """Refuse whoever came under a name that is not ours."""
        line = request.transport
        here = line.get_extra_info("sockname") if line else None
        self._hosts.check(request.headers.get("Host"), str(here[0]) if here else "")

    def _check_origin(self, request: web.Request) -> None:
        if not origins.same_origin(request.headers, request.host, self.tables.settings.public_url):
            raise Refusal("foreign", "This request comes from another site.")

    def _answer(
        self, request: web.Request, route: routes.Route, asked: Request, answer: Struct | str
    ) -> web.Response:
        if isinstance(route.gives, Plain):
            response = web.Response(
                text=str(answer),
                content_type=route.gives.kind,
                charset="utf-8",
                status=route.status,
            )
        else:
            response = web.Response(
                body=msgspec.json.encode(answer),
                content_type="application/json",
                status=route.status,
            )
        if asked.filename:
            response.headers["Content-Disposition"] = f'attachment; filename="{asked.filename}"'
        secure = urlsplit(self.base(request)).scheme == "https"
        for table, name, key in asked.cookies:
            response.set_cookie(
                name,
                key,
                path=f"{API}/tables/{table}",
                httponly=True,
                samesite="Lax",
                secure=secure,
                max_age=YEAR_S,
            )
        return response

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Live play."""
        self.limit(request)
        self._check_origin(request)
        address = self.address(request)
        most = self.tables.settings.sockets_per_address
        if self.tables.settings.limited and self.sockets.get(address, 0) >= most:
            raise too_many("Too many connections from this address.", wait_s=10)
        self.sockets[address] = self.sockets.get(address, 0) + 1

        def gone(connection: Connection | None = None) -> None:
            if connection is not None:
                self.connections.discard(connection)
                self.tables.counts.sockets -= 1
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

        try:
            # A table that is not there is told by HTTP.
            room = await self.tables.room(request.match_info["table"])
            connection = Connection(self.tables, address, gone)
            take_over(request, connection, accept(request))
        except BaseException:
            gone()
            raise
        self.connections.add(connection)
        self.tables.counts.sockets += 1
        connection.sit(self.tables.converse(room, connection, self.keys(request)))
        return web.Response()  # goes nowhere: aiohttp has nobody there any more

    async def open(self, app: web.Application) -> None:  # noqa: ARG002
        """Begin."""
        await self.tables.open()
        self.tables.spawn(heartbeat.walk(self.connections))

    async def close(self, app: web.Application) -> None:  # noqa: ARG002
        """Send everybody away, those too who have not said yet what they want."""
        await self.tables.close()
        for connection in list(self.connections):
            connection.bye("restart", "The server restarts: come back in a moment.", retry_ms=500)
        end = self.tables.loop.time() + GOODBYE_S
        while self.connections and self.tables.loop.time() < end:
            await asyncio.sleep(0.02)
        for connection in list(self.connections):
            connection.abort()


def _path_arguments(request: web.Request) -> dict[str, object]:
    arguments: dict[str, object] = {**request.match_info}
    seat = request.match_info.get("seat")
    if seat is not None:
        if not re.fullmatch(r"[1-9]", seat):
            raise Refusal("no-seat", "Seats are numbers from 1.")
        arguments["seat"] = int(seat)
    return arguments


def _check_type(request: web.Request, takes: Body | None) -> None:
    """Only what a page of another site cannot send unasked: its forms send no JSON."""
    if takes is None and not request.body_exists:
        return
    wanted = takes.kind if isinstance(takes, Plain) else "application/json"
    if request.content_type != wanted or "Content-Encoding" in request.headers:
        raise Refusal("bad-type", f"The body is {wanted}, says so, and is not packed.")


async def _body(request: web.Request, takes: Body) -> Struct | str:
    try:
        body = await request.read()
    except (web.RequestPayloadError, ConnectionError) as fault:
        raise Refusal("bad-request", "The body broke off.") from fault
    if not isinstance(takes, Plain):
        return routes.decode(takes, body)
    try:
        return body.decode()
    except UnicodeDecodeError as fault:
        raise Refusal("bad-record", "This is not text in UTF-8.") from fault


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer has the headers; every fault is an answer, and tells nothing of the inside."""
    try:
        request.app[FRONT].check_host(request)
        response: web.StreamResponse = await handler(request)
    except Refusal as refusal:
        response = refused(request, refusal)
        if refusal.code == "too-many":
            response.headers["Retry-After"] = str(refusal.arguments.get("seconds", 60))
    except StoreError as fault:
        log.warning("store.failed", path=_route_of(request), fault=str(fault))
        response = problem(503, "storage", "That could not be stored: please try again.")
    except web.HTTPException as fault:
        if fault.status < 400:
            raise
        code, sentence = PLAIN_FAULTS.get(fault.status, ("bad-request", "That cannot be read."))
        response = problem(fault.status, code, sentence)
        if "Allow" in fault.headers:
            response.headers["Allow"] = fault.headers["Allow"]
    except Exception as fault:
        log.exception("request.failed", path=_route_of(request), fault=type(fault).__name__)
        response = problem(500, "fault", "Something went wrong here; it has been noted.")
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
            response.headers.setdefault("X-Robots-Tag", "noindex")
    return response


def problem(
    status: int, code: str, sentence: str, args: Mapping[str, int | str] | None = None
) -> web.Response:
    """A refusal as an HTTP answer."""
    body = msgspec.json.encode(Problem(code, sentence, dict(args or {})))
    return web.Response(body=body, content_type="application/json", status=status)


def refused(request: web.Request, refusal: Refusal) -> web.Response:
    """A refusal as it is told; who came to a strange name with a browser gets a page."""
    status = routes.status_of(refusal)
    if refusal.code == "foreign" and "text/html" in request.headers.get("Accept", ""):
        return web.Response(text=hosts.page(str(refusal)), content_type="text/html", status=status)
    return problem(status, refusal.code, str(refusal), refusal.arguments)


def _route_of(request: web.Request) -> str:
    """The path with its names instead of values: an invite in a log would be an open door."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "unknown"


def application(tables: Tables, *, static: Path | None = None) -> web.Application:
    """The whole server; the tables is opened and closed with it."""
    app = web.Application(middlewares=[guard], client_max_size=BODY)
    app[TABLES] = tables
    front = app[FRONT] = Front(tables)
    for route in routes.ROUTES:
        add = app.router.add_get if route.method == "GET" else _adder(app, route.method)
        add(API + route.path, front.handler(route))
    app.router.add_get(f"{API}/tables/{{table}}/socket", front.socket, allow_head=False)
    app.router.add_get(f"{API}/openapi.json", _openapi)
    for path, handler in HOUSE.items():
        app.router.add_get(path, handler)
    files = static or Path(str(resources.files("lynxdeck.server") / "static"))
    pages.add(app, tables, files, base=front.base, limit=front.limit)
    app.on_startup.append(front.open)
    app.on_shutdown.append(front.close)
    return app


def _adder(app: web.Application, method: str) -> Callable[[str, Handler], object]:
    return lambda path, handler: app.router.add_route(method, path, handler)


FRONT = web.AppKey("front", Front)


async def _openapi(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(body=openapi.encoded(), content_type="application/json")


async def _healthy(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(text="alive\n")


async def _ready(request: web.Request) -> web.Response:
    tables = request.app[TABLES]
    if tables.store.healthy and not tables.closing:
        return web.Response(text="ready\n")
    reason = "The server is closing." if tables.closing else tables.store.reason
    return web.Response(text=f"not ready: {reason}\n", status=503)


async def _metrics(request: web.Request) -> web.Response:
    body, kind = await exposition(request.app[TABLES])
    return web.Response(body=body, headers={"Content-Type": kind})


async def _version(request: web.Request) -> web.Response:  # noqa: ARG001
    told = Version(__version__, wire.PROTOCOL)
    return web.Response(body=msgspec.json.encode(told), content_type="application/json")


HOUSE: dict[str, Handler] = {
    "/healthz": _healthy,
    "/readyz": _ready,
    "/metrics": _metrics,
    "/version": _version,
}
"""What a host asks, and whoever watches over the server."""
