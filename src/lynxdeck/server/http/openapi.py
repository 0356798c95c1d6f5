"""The HTTP API as OpenAPI 3.1, made from the routes, and the schema of the socket's messages."""

import ast
import functools
import inspect
import itertools
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct

from lynxdeck import __version__
from lynxdeck.games.manifest import names
from lynxdeck.games.registry import games
from lynxdeck.locale import languages
from lynxdeck.server import protocol as wire
from lynxdeck.server.http.request import Plain
from lynxdeck.server.http.routes import ROUTES, Route
from lynxdeck.server.protocol.answers import Problem, Version
from lynxdeck.table.setup import Setup

DIALECT = "https://json-schema.org/draft/2020-12/schema"
INCOMING: tuple[type[Struct], ...] = get_args(wire.Incoming)
OUTGOING: tuple[type[Struct], ...] = get_args(wire.Outgoing)

Schema = dict[str, Any]
Kinds = Sequence[type[Struct]]

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
    " `docs/protocol.schema.json`; everything else is here. The holder of a key may act: in"
    " `Authorization: Bearer KEY`, or in the cookie that the server sets when it gives the key."
    " A request that is refused is answered with a `Problem`: a stable code, a sentence, and"
    " what the sentence speaks of."
)


def document() -> Schema:
    problem = {"description": "Refused.", "content": _content(Problem)}
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(API + route.path, {})[route.method.lower()] = _operation(route)
    paths[f"{API}/tables/{{table}}/socket"] = {"get": _socket()}
    paths[f"{API}/openapi.json"] = {
        "get": _plain("openapi", "This description.", {JSON: {"schema": {"type": "object"}}})
    }
    paths |= _operations()
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
    bodies = [kind for route in ROUTES for kind in (route.takes, route.gives)]
    kinds = [kind for kind in bodies if isinstance(kind, type)]
    kinds += [Problem, Version, *INCOMING, *OUTGOING]
    return components(kinds, PLACE)


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


def _operations() -> dict[str, Schema]:
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
    return msgspec.json.encode(document())


# --- the schemas of messages ------------------------------------------------------------------


def components(kinds: Iterable[type[Struct]], place: str) -> dict[str, Schema]:
    """Schemas of types, and of all that these speak of, by name; `place` leads to them."""
    told = list(dict.fromkeys([*kinds, *itertools.chain(*facts().values())]))
    _, schemas = msgspec.json.schema_components(
        told, schema_hook=functools.partial(_facts_schema, place), ref_template=place + "{name}"
    )
    schemas |= {name: _either(place, parts) for name, parts in unions().items()}
    if Setup.__name__ in schemas:  # requests are other structs; what is told of a table is whole
        schemas[Setup.__name__]["required"] = list(Setup.__struct_fields__)
    for kind in structs(msgspec.inspect.multi_type_info(told)):
        for field, sentence in sentences(kind).items():
            schemas[kind.__name__]["properties"][field]["description"] = sentence
    return dict(sorted(schemas.items()))


def unions() -> dict[str, Kinds]:
    """What has a name of its own; msgspec writes no union whose tags are not unique."""
    return {"Incoming": INCOMING, "Outgoing": OUTGOING, **facts()}


def facts() -> dict[str, Kinds]:
    return {f"{game.title}Fact": game.structs.STRUCTS for game in games()}


def _facts_schema(place: str, kind: type) -> Schema:
    """What msgspec does not know: either one game's facts, or another's."""
    if kind.__name__ != "Facts":
        raise TypeError(f"No schema is known for {kind}.")
    return {"anyOf": [{"type": "array", "items": {"$ref": place + name}} for name in facts()]}


def _either(place: str, kinds: Kinds) -> Schema:
    return {"anyOf": [{"$ref": place + kind.__name__} for kind in kinds]}


def protocol() -> Schema:
    """`docs/protocol.schema.json`: every message of the socket, both ways."""
    place = "#/$defs/"
    return {
        "$schema": DIALECT,
        "title": f"Lynxdeck protocol {wire.PROTOCOL}",
        "description": (
            "Messages of the socket: `Incoming` from clients, `Outgoing` from the server."
            " How they are used: protocol.md."
        ),
        "anyOf": [{"$ref": f"{place}Incoming"}, {"$ref": f"{place}Outgoing"}],
        "$defs": components((*INCOMING, *OUTGOING), place),
    }


def structs(node: object) -> Iterator[type[Struct]]:
    if isinstance(node, list | tuple):
        for part in node:
            yield from structs(part)
    elif isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
        if isinstance(node, msgspec.inspect.StructType):
            yield node.cls
        yield from structs([getattr(node, name) for name in node.__struct_fields__])


@functools.cache
def sentences(kind: type) -> dict[str, str]:
    """What stands below the fields of a class, by field."""
    found: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        found |= _below_fields(part)
    return found


def _below_fields(kind: type) -> dict[str, str]:
    try:
        text = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):  # installed without sources, or made of another struct
        return {}
    body = ast.parse(text).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
            and isinstance(below.value.value, str)
        ):
            found[field.target.id] = " ".join(below.value.value.split())
    return found
