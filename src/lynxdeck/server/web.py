"""aiohttp around the tables: requests in, answers out, and the headers that keep browsers safe."""

import asyncio
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import structlog
from aiohttp import web
from msgspec import Struct

from lynxdeck import __version__
from lynxdeck.games.refusal import Refusal
from lynxdeck.server import heartbeat, openapi, origins, pages, routes, versions
from lynxdeck.server import protocol as wire
from lynxdeck.server.answers import Version
from lynxdeck.server.aside import aside
from lynxdeck.server.door import GATE, Gate
from lynxdeck.server.guard import Handler, guard
from lynxdeck.server.hosts import Hosts
from lynxdeck.server.limits import Addresses, part
from lynxdeck.server.line import Given, take_over
from lynxdeck.server.metrics import exposition
from lynxdeck.server.openapi import API
from lynxdeck.server.parts import Parts
from lynxdeck.server.post import Post
from lynxdeck.server.request import Body, Plain, Request, too_many
from lynxdeck.server.room import Room
from lynxdeck.server.sockets import Connection, accept
from lynxdeck.server.tables import Tables
from lynxdeck.server.timing import Meter, timed
from lynxdeck.server.visitors import Visitor, Visitors, too_much_work

log = structlog.get_logger()

BODY = 256 * 1024
"""The longest body: a record that somebody brings."""

BODY_S = 20
"""How long it may take to come."""

KEY_COOKIE = re.compile(r"host|seat-[1-6]")
KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")
SAFE = ("GET", "HEAD")
YEAR_S = 365 * 86_400
SOCKETS = 6
"""So many an address may have at any server, however many there are: a table's."""
GOODBYE_S = 2
"""How long clients may take to close their sockets when the server ends."""

TABLES = web.AppKey("tables", Tables)


class Front:
    """The HTTP side of one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        settings = tables.settings
        on, servers = settings.limited, tables.servers
        requests, made = settings.requests_per_minute, settings.tables_per_hour
        self.requests = Addresses(requests / 60, requests, on=on, servers=servers)
        self.makers = Addresses(made / 3600, made, on=on, servers=servers)
        self.visitors = Visitors(settings)
        self.gate = Gate(settings, tables.counts, tables.notices, self._caller)
        self.connections: set[Connection] = set()
        self._post = Post()
        self._meter = Meter()
        self.proxies = settings.proxies
        self._hosts = Hosts(settings)

    def address(self, request: web.Request) -> str:
        """Where a request comes from; a proxy's word counts only if the host trusts it."""
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return origins.address(request.remote, forwarded, self.proxies)

    def _caller(self, peer: str | None) -> Visitor | None:
        """Whoever is at the other end; None for a proxy that speaks for others."""
        if origins.trusted(peer, self.proxies):
            return None
        return self.visitors.find(origins.address(peer, "", self.proxies))

    def visitor(self, request: web.Request) -> Visitor:
        """The address that a request comes from."""
        return self.visitors.find(self.address(request))

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
            visitor=self.visitor(request),
            wait_to_make=lambda: self.makers.wait(address, loop.time()),
        )

    def limit(self, request: web.Request) -> None:
        """Refuse one request too many."""
        wait = self.requests.wait(self.address(request), self.tables.loop.time())
        if wait:
            self.tables.notices.bites("requests")
            raise too_many("Too many requests from this address: slow down.", wait_s=wait)

    async def work(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request in its address's turn, and count what that takes; not without end."""
        self.check_host(request)
        visitor, loop = self.visitor(request), self.tables.loop
        await visitor.turn(loop)  # a refusal takes its time too
        wait = visitor.wait(loop.time())
        if wait and request.path not in HOUSE:
            self.tables.notices.bites("work")
            raise too_much_work(wait)
        return await timed(_run(handler, request), lambda took: visitor.pay(loop.time(), took))

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
        visitor = self.visitors.find(address)
        most = self.tables.settings.sockets_per_address
        most = part(most, self.tables.servers(), least=SOCKETS)
        if self.tables.settings.limited and visitor.sockets >= most:
            self.tables.notices.bites("sockets")
            raise too_many("Too many connections from this address.", wait_s=10)
        visitor.sockets += 1

        def gone(connection: Connection | None = None) -> None:
            if connection is not None:
                self.connections.discard(connection)
                self.tables.counts.sockets -= 1
            visitor.sockets -= 1

        try:
            # A table that is not there is told by HTTP.
            room = await self._known(request.match_info["table"])
            connection = Connection(self.tables, address, visitor, self._post, self._meter, gone)
            take_over(request, connection, accept(request))
        except BaseException:
            gone()
            raise
        self.connections.add(connection)
        self.tables.counts.sockets += 1
        if room is None:
            connection.bye("restart", str(versions.elsewhere()), retry_ms=500)
        else:
            connection.sit(self.tables.converse(room, connection, self.keys(request)))
        return Given()

    async def _known(self, table: str) -> Room | None:
        """A table; none if only another version can play it.

        A browser does not tell its page why a socket was refused: it would wait longer and longer.
        """
        try:
            return await self.tables.room(table)
        except Refusal as refusal:
            if refusal.code != versions.ELSEWHERE:
                raise
            return None

    async def open(self, app: web.Application) -> None:  # noqa: ARG002
        """Begin."""
        await self.tables.open()
        self.tables.spawn(heartbeat.walk(self.connections))
        self.tables.spawn(self.gate.walk())

    async def close(self, app: web.Application) -> None:  # noqa: ARG002
        """Send everybody away, those too who have not said yet what they want."""
        self.gate.close()
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
        async with asyncio.timeout(BODY_S):
            body = await request.read()
    except TimeoutError as fault:
        raise Refusal("too-slow", "The body took too long.") from fault
    except (web.RequestPayloadError, ConnectionError, RuntimeError) as fault:
        raise Refusal("bad-request", "The body broke off.") from fault
    if not isinstance(takes, Plain):
        return routes.decode(takes, body)
    try:
        return body.decode()
    except UnicodeDecodeError as fault:
        raise Refusal(
            "bad-record",
            "This is not text in UTF-8.",
            arguments={"kind": "text", "token": ""},
        ) from fault


async def _run(handler: Handler, request: web.Request) -> web.StreamResponse:
    return await handler(request)


@web.middleware
async def meter(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What answering takes is counted."""
    return await request.app[FRONT].work(request, handler)


def application(
    tables: Tables, *, static: Path | None = None, parts: Parts | None = None
) -> web.Application:
    """The whole server; the tables is opened and closed with it."""
    app = web.Application(middlewares=[guard, meter], client_max_size=BODY)
    app[TABLES] = tables
    front = app[FRONT] = Front(tables)
    app[GATE] = front.gate
    # Of paths that begin alike the first is found soonest: after a restart everybody asks for it.
    app.router.add_get(f"{API}/tables/{{table}}/socket", front.socket, allow_head=False)
    for route in routes.ROUTES:
        add = app.router.add_get if route.method == "GET" else _adder(app, route.method)
        add(API + route.path, front.handler(route))
    app.router.add_get(f"{API}/openapi.json", _openapi)
    for path, handler in HOUSE.items():
        app.router.add_get(path, handler)
    files = static or Path(str(resources.files("lynxdeck.server") / "static"))
    app.on_startup.append(front.open)
    pages.add(app, tables, files, base=front.base, limit=front.limit, parts=parts)
    app.on_shutdown.append(front.close)
    return app


def _adder(app: web.Application, method: str) -> Callable[[str, Handler], object]:
    return lambda path, handler: app.router.add_route(method, path, handler)


FRONT = web.AppKey("front", Front)


async def _openapi(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(body=await aside(openapi.encoded), content_type="application/json")


async def _healthy(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(text="alive\n")


UNHEARD = "The store has not answered for some seconds."


async def _ready(request: web.Request) -> web.Response:
    tables = request.app[TABLES]
    told = [*tables.checkup.lines(), *tables.thinkers.lines()]
    store = tables.store
    if store.healthy and store.leased and not tables.closing:
        return web.Response(text="\n".join(["ready", *told, ""]))
    reason = "The server is closing." if tables.closing else store.reason or UNHEARD
    return web.Response(text="\n".join([f"not ready: {reason}", *told, ""]), status=503)


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
