"""The HTTP API as OpenAPI 3.1, made from the routes: `/api/v1/openapi.json`."""

import functools
import re

import msgspec
from msgspec import Struct

from lynxdeck import __version__
from lynxdeck.games.manifest import names
from lynxdeck.locale import languages
from lynxdeck.server import protocol as wire
from lynxdeck.server import schema
from lynxdeck.server.answers import Problem, Version
from lynxdeck.server.request import Plain
from lynxdeck.server.routes import ROUTES, Route
from lynxdeck.server.schema import Schema

API = "/api/v1"
JSON = "application/json"
EYES = r"^(open|none|[1-6])$"
PLACE = "#/components/schemas/"

PATH: dict[str, Schema] = {
    "game": {"type": "string", "enum": names()},
    "invite": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{16}$",
        "description": "The last part of an invite link.",
    },
    "seat": {"type": "integer", "minimum": 1, "maximum": 6},
    "table": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{12}$",
        "description": "A table's name, the last part of its address.",
    },
}

QUERY: dict[str, Schema] = {
    "eyes": {
        "type": "string",
        "pattern": EYES,
        "description": "Whose: `open` for all hands, `none` for a spectator, or a seat.",
    },
    "deal": {
        "type": "string",
        "description": "The name of a day's deal, as docs/daily.md tells it.",
    },
    "game": {
        "type": "integer",
        "minimum": 1,
        "description": "Which game of this table, from 1; the last one unless told.",
    },
    "lang": {
        "type": "string",
        "description": f"One of {', '.join(languages())}; English unless it is known.",
    },
    "seat": {
        "type": "integer",
        "minimum": 1,
        "maximum": 6,
        "description": "Whose view; a spectator's unless told.",
    },
    "since": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999_999,
        "description": "A move number: what was decided after it is told too.",
    },
}

SCHEMES: dict[str, Schema] = {
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A key, for programs: the host's or a seat's.",
    },
    "host": {
        "type": "apiKey",
        "in": "cookie",
        "name": "host",
        "description": "The host's key, as the browser keeps it for one table.",
    },
    "seat": {
        "type": "apiKey",
        "in": "cookie",
        "name": "seat-1",
        "description": "A seat's key: the cookie `seat-N` of seat N, kept for one table.",
    },
}

RETRY = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
NOT_NOW = "Nothing can be stored just now, or another version of the server plays this table."
ABOUT = (
    "Tables for card games. What is live goes over a socket, see `docs/protocol.md` and"
    " `docs/protocol.schema.json`; everything else is here. Whoever holds a key may act: in"
    " `Authorization: Bearer KEY`, or in the cookie that the server sets when it gives the key."
    " A request that is refused is answered with a `Problem`: a stable code, a sentence, and"
    " what the sentence speaks of."
)


def document() -> Schema:
    """The whole description."""
    problem = {"description": "Refused.", "content": _content(Problem)}
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(API + route.path, {})[route.method.lower()] = _operation(route)
    paths[f"{API}/tables/{{table}}/socket"] = {"get": _socket()}
    paths[f"{API}/openapi.json"] = {
        "get": _plain("openapi", "This description.", {JSON: {"schema": {"type": "object"}}})
    }
    paths |= _house()
    return {
        "openapi": "3.1.1",
        "info": {
            "title": "Lynxdeck",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": SCHEMES,
            "responses": {
                "Refused": problem,
                "TooMany": {**problem, "headers": {"Retry-After": RETRY}},
                "NotNow": {**problem, "description": NOT_NOW},
            },
        },
    }


def _operation(route: Route) -> Schema:
    done: Schema = {"description": "Done.", "content": _content(route.gives)}
    if route.status == 201:
        done["description"] = "Made. A browser gets the key as a cookie too."
        done["headers"] = {"Set-Cookie": {"schema": {"type": "string"}}}
    operation: Schema = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [
            *(_path(name) for name in re.findall(r"\{(\w+)\}", route.path)),
            *(_query(name) for name in route.query),
        ],
        "responses": {str(route.status): done} | _refusals(),
    }
    if route.takes is not None:
        body = _content(route.takes)
        operation["requestBody"] = {"required": True, "content": body}
    if route.by:
        operation["security"] = [{"bearer": []}, *({name: []} for name in route.by)]
    return operation


def _content(kind: type[Struct] | Plain) -> Schema:
    if isinstance(kind, Plain):
        return {kind.kind: {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": PLACE + kind.__name__}}}


def _schemas() -> dict[str, Schema]:
    """All types of the API and of the socket: the browser's are made from these."""
    bodies = [kind for route in ROUTES for kind in (route.takes, route.gives)]
    kinds = [kind for kind in bodies if isinstance(kind, type)]
    kinds += [Problem, Version, *schema.INCOMING, *schema.OUTGOING]
    return schema.components(kinds, PLACE)


def _refusals() -> Schema:
    return {
        "4XX": {"$ref": "#/components/responses/Refused"},
        "429": {"$ref": "#/components/responses/TooMany"},
        "503": {"$ref": "#/components/responses/NotNow"},
    }


def _path(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": PATH[name]}


def _query(name: str) -> Schema:
    return {"name": name, "in": "query", "schema": QUERY[name]}


def _socket() -> Schema:
    return {
        "operationId": "socket",
        "summary": f"Live play: a WebSocket that speaks protocol {wire.PROTOCOL}.",
        "description": (
            "Frames are JSON text of at most 16 KiB: a client sends what `Incoming` describes, and"
            " hears what `Outgoing` does; see `docs/protocol.md`."
        ),
        "parameters": [_path("table")],
        "responses": {"101": {"description": "The socket is open."}} | _refusals(),
    }


def _plain(name: str, summary: str, content: Schema) -> Schema:
    return {
        "operationId": name,
        "summary": summary,
        "responses": {"200": {"description": "Done.", "content": content}}
        | {"4XX": {"$ref": "#/components/responses/Refused"}},
    }


def _house() -> dict[str, Schema]:
    """What a host asks, not a player."""
    text = {"text/plain": {"schema": {"type": "string"}}}
    ready = _plain("ready", "Whether tables can be played: the store takes what is written.", text)
    ready["responses"]["503"] = {"description": "Not now, and why.", "content": text}
    return {
        "/healthz": {"get": _plain("healthy", "Whether the server is alive.", text)},
        "/readyz": {"get": ready},
        "/metrics": {"get": _plain("metrics", "Figures for Prometheus.", text)},
        "/version": {"get": _plain("version", "What this server is.", _content(Version))},
    }


@functools.cache
def encoded() -> bytes:
    """The description as it is sent."""
    return msgspec.json.encode(document())
