"""Around every request: the headers that keep browsers safe, and faults that become answers."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import msgspec
import structlog
from aiohttp import web

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import hosts, policy, routes
from lynxdeck.server.answers import Problem
from lynxdeck.server.line import keeper_of
from lynxdeck.server.store import StoreError

log = structlog.get_logger()

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
        keeper.begin()
    try:
        response: web.StreamResponse = await handler(request)
    except Refusal as refusal:
        response = await refused(request, refusal)
        if wait := WAIT_S.get(refusal.code):
            response.headers["Retry-After"] = str(refusal.arguments.get("seconds", wait))
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
        if request.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
            response.headers.setdefault("X-Robots-Tag", "noindex")
    if keeper:
        keeper.answered()
    return response


def problem(
    status: int, code: str, sentence: str, args: Mapping[str, int | str] | None = None
) -> web.Response:
    """A refusal as an HTTP answer."""
    body = msgspec.json.encode(Problem(code, sentence, dict(args or {})))
    return web.Response(body=body, content_type="application/json", status=status)


async def refused(request: web.Request, refusal: Refusal) -> web.Response:
    """A refusal as it is told; who came to a strange name with a browser gets a page."""
    status = routes.status_of(refusal)
    called = str(refusal.arguments.get("called", ""))
    if called and "text/html" in request.headers.get("Accept", ""):
        wanted = request.headers.get("Accept-Language", "")
        text = await asyncio.to_thread(hosts.page, called, wanted)  # words are read from files once
        return web.Response(text=text, content_type="text/html", status=status)
    return problem(status, refusal.code, str(refusal), refusal.arguments)


def _route_of(request: web.Request) -> str:
    """The path with its names instead of values: an invite in a log would be an open door."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else "unknown"
