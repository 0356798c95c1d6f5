"""aiohttp around the hub: requests in, answers out, and the headers that keep browsers safe."""

import ipaddress
import re
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from aiohttp import web

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import pages, routes
from lynxdeck.server.answers import Problem
from lynxdeck.server.caller import Caller, Plain
from lynxdeck.server.desk import Desk
from lynxdeck.server.hub import Hub
from lynxdeck.server.limits import Addresses
from lynxdeck.server.metrics import exposition
from lynxdeck.server.sockets import Connection, attend, same_origin

log = structlog.get_logger()

API = "/api/v1"
BODY = 256 * 1024
"""The longest body: a record that somebody brings."""

KEY_COOKIE = re.compile(r"host|seat-[1-6]")
YEAR_S = 365 * 86_400

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
}

HUB = web.AppKey("hub", Hub)


class Front:
    """The HTTP side of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.requests = Addresses(
            settings.requests_per_minute / 60, settings.requests_per_minute, on=settings.limited
        )
        self.makers = Addresses(
            settings.tables_per_hour / 3600, settings.tables_per_hour, on=settings.limited
        )
        self.sockets: dict[str, int] = {}
        self.proxies = frozenset(filter(None, settings.trusted_proxies.replace(" ", "").split(",")))

    def address(self, request: web.Request) -> str:
        """Where a request comes from; a proxy's word counts only if the host trusts it."""
        remote = request.remote or ""
        if remote not in self.proxies:
            return remote
        for hop in reversed(request.headers.get("X-Forwarded-For", "").split(",")):
            try:
                found = str(ipaddress.ip_address(hop.strip()))
            except ValueError:
                return remote
            if found not in self.proxies:
                return found
        return remote

    def base(self, request: web.Request) -> str:
        """The address that links begin with."""
        settings = self.hub.settings
        if settings.public_url:
            return settings.public_url.rstrip("/")
        scheme = request.scheme
        if request.remote in self.proxies:
            scheme = request.headers.get("X-Forwarded-Proto", scheme)
        return f"{'https' if scheme == 'https' else 'http'}://{request.host}"

    def keys(self, request: web.Request) -> list[str]:
        """The keys that come with a request; never in its address."""
        found = [value for name, value in request.cookies.items() if KEY_COOKIE.fullmatch(name)]
        kind, _, value = request.headers.get("Authorization", "").partition(" ")
        if kind == "Bearer" and value:
            found.append(value)
        return [key for key in found if len(key) <= 64][:8]

    def caller(self, request: web.Request) -> Caller:
        """Who asks."""
        address, loop = self.address(request), self.hub.loop
        return Caller(
            hub=self.hub,
            base=self.base(request),
            keys=self.keys(request),
            query=request.query,
            may_make=lambda: self.makers.take(address, loop.time()),
        )

    def handler(self, route: routes.Route) -> Any:
        """A route as aiohttp calls it."""

        async def handle(request: web.Request) -> web.StreamResponse:
            if not self.requests.take(self.address(request), self.hub.loop.time()):
                raise Refusal("too-many", "Too many requests from this address: slow down.")
            if request.method != "GET":
                self._check_origin(request)
            caller = self.caller(request)
            arguments = _path_arguments(request)
            if route.takes is not None:
                arguments["wish" if not isinstance(route.takes, Plain) else "text"] = await _body(
                    request, route.takes
                )
            answer = await route.handler(caller, **arguments)
            return self._answer(request, route, caller, answer)

        return handle

    def _check_origin(self, request: web.Request) -> None:
        if not same_origin(request, self.hub.settings.public_url):
            raise Refusal("foreign", "This request comes from another site.")

    def _answer(
        self, request: web.Request, route: routes.Route, caller: Caller, answer: Any
    ) -> web.Response:
        if isinstance(route.gives, Plain):
            response = web.Response(
                text=answer, content_type=route.gives.kind, charset="utf-8", status=route.status
            )
        else:
            response = web.Response(
                body=msgspec.json.encode(answer),
                content_type="application/json",
                status=route.status,
            )
        if caller.filename:
            response.headers["Content-Disposition"] = f'attachment; filename="{caller.filename}"'
        secure = urlsplit(self.base(request)).scheme == "https"
        for table, name, key in caller.cookies:
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
        self._check_origin(request)
        address = self.address(request)
        most = self.hub.settings.sockets_per_address
        if self.hub.settings.limited and self.sockets.get(address, 0) >= most:
            raise Refusal("too-many", "Too many connections from this address.")
        live = await self.hub.live(request.match_info["table"])
        who = live.rights(self.keys(request))

        async def desk_for(connection: Connection) -> Desk:
            current = await self.hub.live(live.table.name)
            return Desk(self.hub, current, connection, who)

        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            return await attend(request, self.hub, desk_for)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


def _path_arguments(request: web.Request) -> dict[str, Any]:
    arguments: dict[str, Any] = dict(request.match_info)
    if "seat" in arguments:
        if not re.fullmatch(r"[1-9]", arguments["seat"]):
            raise Refusal("no-seat", "Seats are numbers from 1.")
        arguments["seat"] = int(arguments["seat"])
    return arguments


async def _body(request: web.Request, takes: Any) -> Any:
    body = await request.read()
    if isinstance(takes, Plain):
        try:
            return body.decode()
        except UnicodeDecodeError as fault:
            raise Refusal("bad-record", "This is not text in UTF-8.") from fault
    if request.content_type != "application/json":
        raise Refusal("bad-request", "The body is JSON, and says so (application/json).")
    return routes.decode(takes, body)


@web.middleware
async def guard(request: web.Request, handler: Any) -> web.StreamResponse:
    """Every answer has the headers; every fault is an answer, and tells nothing of the inside."""
    try:
        response: web.StreamResponse = await handler(request)
    except Refusal as refusal:
        response = problem(routes.status_of(refusal), refusal.code, str(refusal), refusal.arguments)
    except web.HTTPRequestEntityTooLarge:
        response = problem(413, "too-big", "That is too much at once.")
    except web.HTTPException as fault:
        if fault.status < 400:
            raise
        code = {404: "not-found", 405: "not-allowed"}.get(fault.status, "bad-request")
        response = problem(fault.status, code, fault.reason or "That did not work.")
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


def problem(status: int, code: str, sentence: str, args: Any = None) -> web.Response:
    """A refusal as an HTTP answer."""
    body = msgspec.json.encode(Problem(code, sentence, dict(args or {})))
    return web.Response(body=body, content_type="application/json", status=status)


def _route_of(request: web.Request) -> str:
    """The path with its names instead of values: an invite in a log would be an open door."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "unknown"


def application(hub: Hub, *, static: Path | None = None) -> web.Application:
    """The whole server; the hub is opened and closed with it."""
    app = web.Application(middlewares=[guard], client_max_size=BODY)
    app[HUB] = hub
    front = Front(hub)
    for route in routes.ROUTES:
        app.router.add_route(route.method, API + route.path, front.handler(route))
    app.router.add_get(f"{API}/tables/{{table}}/socket", front.socket)
    app.router.add_get("/healthz", _healthy)
    app.router.add_get("/readyz", _ready)
    app.router.add_get("/metrics", _metrics)
    files = static or Path(str(resources.files("lynxdeck.server") / "static"))
    pages.add(app, hub, files, base=front.base)
    app.on_startup.append(_open)
    app.on_shutdown.append(_close)
    return app


async def _open(app: web.Application) -> None:
    await app[HUB].open()


async def _close(app: web.Application) -> None:
    await app[HUB].close()


async def _healthy(request: web.Request) -> web.Response:  # noqa: ARG001
    return web.Response(text="alive\n")


async def _ready(request: web.Request) -> web.Response:
    store = request.app[HUB].store
    if store.healthy and not request.app[HUB].closing:
        return web.Response(text="ready\n")
    return web.Response(text=f"not ready: {store.reason or 'closing'}\n", status=503)


async def _metrics(request: web.Request) -> web.Response:
    body, kind = await exposition(request.app[HUB])
    return web.Response(body=body, headers={"Content-Type": kind})
