"""JSON Schema of messages and answers: msgspec's, with what stands below a field beside it."""

import ast
import functools
import inspect
import itertools
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct

from lynxdeck.games.registry import games
from lynxdeck.server import protocol as wire

DIALECT = "https://json-schema.org/draft/2020-12/schema"
INCOMING: tuple[type[Struct], ...] = get_args(wire.Incoming)
OUTGOING: tuple[type[Struct], ...] = get_args(wire.Outgoing)

Schema = dict[str, Any]


def components(kinds: Iterable[type[Struct]], place: str) -> dict[str, Schema]:
    """Schemas of types, and of all that these speak of, by name; `place` leads to them."""
    told = list(dict.fromkeys([*kinds, *itertools.chain(*facts().values())]))
    _, schemas = msgspec.json.schema_components(
        told, schema_hook=functools.partial(_facts_schema, place), ref_template=place + "{name}"
    )
    schemas |= {name: _either(place, parts) for name, parts in unions().items()}
    for kind in structs(msgspec.inspect.multi_type_info(told)):
        for field, sentence in sentences(kind).items():
            schemas[kind.__name__]["properties"][field]["description"] = sentence
    return dict(sorted(schemas.items()))


Kinds = Sequence[type[Struct]]


def unions() -> dict[str, Kinds]:
    """What has a name of its own; msgspec writes no union whose tags are not unique."""
    return {"Incoming": INCOMING, "Outgoing": OUTGOING, **facts()}


def facts() -> dict[str, Kinds]:
    """The facts of each game, under the name of any of them."""
    return {f"{game.title}Fact": game.facts.STRUCTS for game in games()}


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
    """All structs that msgspec's description of types speaks of."""
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
    try:
        text = textwrap.dedent(inspect.getsource(kind))
    except OSError:  # installed without sources: only the descriptions are missing
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
