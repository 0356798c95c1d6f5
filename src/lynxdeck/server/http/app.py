"""aiohttp around the tables: requests in, answers out, and the headers that keep browsers safe."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog
from aiohttp import web
from msgspec import Struct

from lynxdeck import __version__
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.locale.text import number_in
from lynxdeck.server import origins
from lynxdeck.server import protocol as wire
from lynxdeck.server.http import openapi, pages, policy, routes
from lynxdeck.server.http.metrics import exposition
from lynxdeck.server.http.openapi import API
from lynxdeck.server.http.request import ApiRequest, Body, Plain, too_many
from lynxdeck.server.limits import Addresses, Meter, Visitor, Visitors, part, timed, too_much_work
from lynxdeck.server.offload import offload
from lynxdeck.server.play import versions
from lynxdeck.server.play.room import Room
from lynxdeck.server.protocol.answers import Problem, Version
from lynxdeck.server.socket.connection import Connection, WriteBatch, accept
from lynxdeck.server.socket.listener import (
    LISTENER,
    Listener,
    UpgradedResponse,
    check_all,
    keeper_of,
    take_over,
)
from lynxdeck.server.store import Damaged, StoreError
from lynxdeck.server.tables.tables import Tables

if TYPE_CHECKING:
    from lynxdeck.server.store.postgres import PostgresAssets

log = structlog.get_logger()

BODY = 256 * 1024
"""The longest body: a record to be replayed."""

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

HEADERS = {
    "Content-Security-Policy": policy.header(),
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

WAIT_S = {"too-many": 60, "other-version": 1}
"""How long to wait before asking again, where nothing else is said."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer has the headers; every fault is an answer, and tells nothing of the inside."""
    keeper = keeper_of(request)
    if keeper:
        keeper.begin(request.app[FRONT].visitor(request))
    try:
        response: web.StreamResponse = await handler(request)
    except Refusal as refusal:
        response = await refused(request, refusal)
        if wait := WAIT_S.get(refusal.code):
            response.headers["Retry-After"] = str(refusal.arguments.get("seconds", wait))
    except Damaged:
        response = await refused(request, refuse("damaged"))
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
    except ConnectionResetError:
        response = problem(400, "bad-request", "You have gone.")  # nobody reads it
    except Exception as fault:
        log.exception("request.failed", path=_route_of(request), fault=type(fault).__name__)
        response = problem(500, "fault", "Something went wrong here; it has been noted.")
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.app[FRONT].wants_https_alone(request):
            response.headers.setdefault("Strict-Transport-Security", f"max-age={YEAR_S}")
        if request.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
            response.headers.setdefault("X-Robots-Tag", "noindex")
    if keeper:
        keeper.answered()
    return response


def problem(
    status: int, code: str, sentence: str, args: Mapping[str, int | str] | None = None
) -> web.Response:
    body = msgspec.json.encode(Problem(code, sentence, dict(args or {})))
    return web.Response(body=body, content_type="application/json", status=status)


async def refused(request: web.Request, refusal: Refusal) -> web.Response:
    """A refusal as it is told; who came to a strange name with a browser gets a page."""
    status = routes.status_of(refusal)
    called = str(refusal.arguments.get("called", ""))
    if called and "text/html" in request.headers.get("Accept", ""):
        wanted = request.headers.get("Accept-Language", "")
        # Words are read from files, once.
        text = await asyncio.to_thread(origins.strange_name_page, called, wanted)
        return web.Response(text=text, content_type="text/html", status=status)
    return problem(status, refusal.code, str(refusal), refusal.arguments)


def _route_of(request: web.Request) -> str:
    """The path with its names instead of values: an invite in a log would be an open door."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "unknown"


class Front:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        settings = tables.settings
        on, servers = settings.limited, tables.servers
        requests, made = settings.requests_per_minute, settings.tables_per_hour
        self.requests = Addresses(requests / 60, requests, on=on, servers=servers)
        self.makers = Addresses(made / 3600, made, on=on, servers=servers)
        self.visitors = Visitors(settings)
        self.listener = Listener(settings, tables.counts, tables.notices, self._caller)
        self.connections: set[Connection] = set()
        self._batch = WriteBatch()
        self._meter = Meter()
        self.proxies = settings.proxies
        self.root = self.listener.root
        self._hosts = origins.Hosts(settings)

    def address(self, request: web.Request) -> str:
        """Where a request comes from; a proxy's word counts only if the host trusts it."""
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return origins.address(request.remote, forwarded, self.proxies)

    def _caller(self, peer: str | None) -> Visitor | None:
        """The visitor at the other end; None for a proxy that speaks for others."""
        if origins.trusted(peer, self.proxies):
            return None
        return self.visitors.find(origins.address(peer, "", self.proxies))

    def visitor(self, request: web.Request) -> Visitor:
        return self.visitors.find(self.address(request))

    def base(self, request: web.Request) -> str:
        settings = self.tables.settings
        if settings.public_url:
            return settings.public_url.rstrip("/")
        scheme = request.scheme
        if origins.trusted(request.remote, self.proxies):
            scheme = request.headers.get("X-Forwarded-Proto", scheme)
        return f"{'https' if scheme == 'https' else 'http'}://{request.host}"

    def wants_https_alone(self, request: web.Request) -> bool:
        """Under a path the host is others' too, and what they serve may need plain http."""
        return not self.root and self.base(request).startswith("https:")

    def keys(self, request: web.Request) -> list[str]:
        """The keys that come with a request; never in its address."""
        found = [value for name, value in request.cookies.items() if KEY_COOKIE.fullmatch(name)]
        kind, _, value = request.headers.get("Authorization", "").partition(" ")
        if kind.lower() == "bearer":
            found.append(value.strip())
        return [key for key in found if KEY.fullmatch(key)][:8]

    def read(self, request: web.Request, route: routes.Route) -> ApiRequest:
        """What a route is told of a request: of its query the words that the route names."""
        address, loop = self.address(request), self.tables.loop
        return ApiRequest(
            tables=self.tables,
            base=self.base(request),
            keys=self.keys(request),
            query={word: request.query[word] for word in route.query if word in request.query},
            address=address,
            visitor=self.visitor(request),
            wait_to_make=lambda: self.makers.wait(address, loop.time()),
        )

    def limit(self, request: web.Request) -> None:
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
        async def handle(request: web.Request) -> web.StreamResponse:
            self.limit(request)
            if request.method not in SAFE:
                self._check_origin(request)
            asked = self.read(request, route)
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
        line = request.transport
        here = line.get_extra_info("sockname") if line else None
        self._hosts.check(request.headers.get("Host"), str(here[0]) if here else "")

    def _check_origin(self, request: web.Request) -> None:
        if not origins.same_origin(request.headers, request.host, self.tables.settings.public_url):
            raise Refusal("foreign", "This request comes from another site.")

    def _answer(
        self, request: web.Request, route: routes.Route, asked: ApiRequest, answer: Struct | str
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
        secure = self.base(request).startswith("https:")
        for table, name, key in asked.cookies:
            response.set_cookie(
                name,
                key,
                path=f"{self.root}{API}/tables/{table}",
                httponly=True,
                samesite="Lax",
                secure=secure,
                max_age=YEAR_S,
            )
        return response

    async def socket(self, request: web.Request) -> web.StreamResponse:
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
            room = await self._known(request.match_info["table"], visitor)
            connection = Connection(self.tables, address, visitor, self._batch, self._meter, gone)
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
        return UpgradedResponse()

    async def _known(self, table: str, visitor: Visitor) -> Room | None:
        """A table; none if only another version can play it.

        A browser does not tell its page why a socket was refused: it would wait longer and longer.
        """
        try:
            return await self.tables.room(table, visitor)
        except Refusal as refusal:
            if refusal.code != versions.ELSEWHERE:
                raise
            return None

    async def open(self, app: web.Application) -> None:  # noqa: ARG002
        await self.tables.open()
        keep = self.tables.tasks.keep
        keep("connections", lambda: check_all(self.connections))
        keep("listener", self.listener.check)

    async def close(self, app: web.Application) -> None:  # noqa: ARG002
        """Send everybody away, those too who have not said yet what they want."""
        self.listener.close()
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
    if "seat" in arguments:
        seat = number_in(request.match_info["seat"], 9, least=1)
        if seat is None:
            raise Refusal("no-seat", "Seats are numbers from 1.")
        arguments["seat"] = seat
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
    return await request.app[FRONT].work(request, handler)


def application(
    tables: Tables, *, static: Path | None = None, assets: "PostgresAssets | None" = None
) -> web.Application:
    app = web.Application(middlewares=[guard, meter], client_max_size=BODY)
    app[TABLES] = tables
    front = app[FRONT] = Front(tables)
    app[LISTENER] = front.listener
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
    pages.add(
        app,
        tables,
        files,
        root=front.root,
        base=front.base,
        limit=front.limit,
        visitor=front.visitor,
        assets=assets,
    )
    app.on_shutdown.append(front.close)
    return app


def _adder(app: web.Application, method: str) -> Callable[[str, Handler], object]:
    return lambda path, handler: app.router.add_route(method, path, handler)


FRONT = web.AppKey("front", Front)


async def _openapi(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(body=await offload(openapi.encoded), content_type="application/json")


async def _healthy(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(text="alive\n")


NAMED = 20
"""Damaged tables that are named; the rest is counted."""
UNHEARD = "The store has not answered for some seconds."


async def _ready(request: web.Request) -> web.Response:
    tables = request.app[TABLES]
    store = tables.store
    told = [
        f"damaged: {table or 'the store itself'}: {fault}"
        for table, fault in [*store.damage.items()][:NAMED]
    ]
    told += [f"failing: {name}: {fault}" for name, fault in tables.tasks.down.items()]
    if len(store.damage) > NAMED:
        told.append(f"damaged: {len(store.damage) - NAMED} more: see `lynxdeck doctor`")
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
"""What hosts and monitors ask."""
