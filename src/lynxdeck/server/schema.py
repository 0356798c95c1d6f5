"""JSON Schema of messages and answers, made from their types.

msgspec writes schemas too, but not of a union of untagged structs, as the two games' views are,
and not of two structs of one name; nor does it know what stands below a field.
"""

import ast
import functools
import inspect
import textwrap
import types
from collections.abc import Iterable
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType

from lynxdeck.games.registry import games
from lynxdeck.server import protocol as wire
from lynxdeck.table import events, setup

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, dict[str, Any]] = {
    Any: {},
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    None: {"type": "null"},
    type(None): {"type": "null"},
}
BOUNDS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}
NUMBER = r"^-?(0|[1-9]\d*)$"
WISH = "Wish"
"""Ends the name of what clients send where the server sends the same type with every field."""

Schema = dict[str, Any]


def words(source: Iterable[types.ModuleType]) -> dict[Any, str]:
    """Unions and choices by the name that a module gives them."""
    return {
        value: name
        for module in source
        for name, value in vars(module).items()
        if not name.startswith("_") and get_origin(value) in (Union, types.UnionType, Literal)
    }


class Book:
    """Schemas by name, each written when it is first met."""

    def __init__(self, place: str) -> None:
        self.schemas: dict[str, Schema] = {}
        self._place = place
        self._owners: dict[str, Any] = {}
        self._names = words((events, setup, wire))
        self._games: dict[type, str] = {}
        for game in games():
            self._names[_either(game.facts.STRUCTS)] = f"{game.title}Fact"
            shown = game.view.View
            self._games[shown] = game.name
            for kind in (shown, game.view.Player):
                self._names[kind] = f"{game.name.capitalize()}{kind.__name__}"

    def of(self, kind: Any, *, sent: bool = False) -> Schema:
        """The schema of a type; `sent` by clients, who may leave out what has a default."""
        if kind in PLAIN:
            return dict(PLAIN[kind])
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._bounded(arguments[0], arguments[1:], sent=sent)
        if origin is list:
            return {"type": "array", "items": self.of(arguments[0], sent=sent)}
        if origin is dict:
            return self._mapping(*arguments, sent=sent)
        if origin is tuple:
            items = [self.of(item, sent=sent) for item in arguments]
            return {
                "type": "array",
                "prefixItems": items,
                "minItems": len(items),
                "maxItems": len(items),
            }
        return self._named(kind, sent=sent)

    def _named(self, kind: Any, *, sent: bool) -> Schema:
        """A struct, a union or a choice: by reference, if it has a name."""
        name = self._names.get(kind, kind.__name__ if isinstance(kind, type) else "")
        if not name:
            return self._body(kind, sent=sent)
        if sent and _has_two_forms(kind):
            name += WISH
        if self._owners.setdefault(name, kind) != kind:
            raise TypeError(f"Two types are called {name}.")
        if name not in self.schemas:
            self.schemas[name] = {}  # types may speak of themselves
            self.schemas[name] = {"title": name, **self._body(kind, sent=sent)}
        return {"$ref": self._place + name}

    def _body(self, kind: Any, *, sent: bool) -> Schema:
        if get_origin(kind) is Literal:
            choices = list(get_args(kind))
            return {"enum": choices} if len(choices) > 1 else {"const": choices[0]}
        if get_origin(kind) in (Union, types.UnionType):
            return {"anyOf": [self.of(part, sent=sent) for part in self._parts(kind)]}
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._struct(kind, sent=sent)
        raise TypeError(f"No schema is known for {kind}.")

    def _parts(self, kind: Any) -> tuple[Any, ...]:
        """The parts of a union; Python forgets the name of a union within a union, we do not."""
        parts = get_args(kind)
        rest = _either(part for part in parts if part is not type(None))
        return (rest, None) if type(None) in parts and rest in self._names else parts

    def _struct(self, kind: type[Struct], *, sent: bool) -> Schema:
        config = kind.__struct_config__
        properties: dict[str, Schema] = {}
        required: list[str] = []
        if config.tag is not None:
            properties[str(config.tag_field)] = {"const": config.tag}
            required.append(str(config.tag_field))
        said = sentences(kind)
        for field in msgspec.structs.fields(kind):
            shape = self._field(field.type, sent=sent)
            if field.name in said:
                shape["description"] = said[field.name]
            if sent and field.default is not NODEFAULT and field.default is not UNSET:
                shape["default"] = msgspec.to_builtins(field.default)
            elif sent and field.default_factory is not NODEFAULT:
                shape["default"] = field.default_factory()
            properties[field.name] = shape
            if not _optional(field, sent=sent):
                required.append(field.name)
        if kind in self._games:
            properties["game"] = {"const": self._games[kind]}
        return {
            "description": inspect.getdoc(kind) or "",
            "type": "object",
            "properties": properties,
            "required": required,
            **({"additionalProperties": False} if config.forbid_unknown_fields else {}),
        }

    def _field(self, kind: Any, *, sent: bool) -> Schema:
        """What may be left out is told by `required`, not by the type."""
        parts = get_args(kind)
        if get_origin(kind) in (Union, types.UnionType) and UnsetType in parts:
            kind = _either(part for part in parts if part is not UnsetType)
        return self.of(kind, sent=sent)

    def _bounded(self, kind: Any, metas: Iterable[Meta], *, sent: bool) -> Schema:
        shape = self.of(kind, sent=sent)
        for meta in metas:
            for name, word in BOUNDS.items():
                value = getattr(meta, name)
                if value is not None:
                    items = shape.get("type") == "array"
                    shape[word.replace("Length", "Items") if items else word] = value
        return shape

    def _mapping(self, key: Any, value: Any, *, sent: bool) -> Schema:
        shape: Schema = {"type": "object", "additionalProperties": self.of(value, sent=sent)}
        keys = self.of(key, sent=sent)
        if keys.get("type") == "integer":
            low, high = keys.get("minimum"), keys.get("maximum")
            bounded = low is not None and high is not None and 0 <= low < high < 10
            shape["propertyNames"] = {"pattern": f"^[{low}-{high}]$" if bounded else NUMBER}
        return shape


def _either(parts: Iterable[Any]) -> Any:
    return functools.reduce(lambda one, other: one | other, parts)


def _optional(field: msgspec.structs.FieldInfo, *, sent: bool) -> bool:
    if field.default is UNSET:
        return True
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return sent and has_default


def _has_two_forms(kind: Any) -> bool:
    """Whether a type, that server and clients both send, has fields that only clients leave out."""
    if get_origin(kind) in (Union, types.UnionType):
        return any(_has_two_forms(part) for part in get_args(kind))
    if not (isinstance(kind, type) and issubclass(kind, Struct)):
        return False
    answered = not kind.__struct_config__.forbid_unknown_fields
    return answered and any(_optional(field, sent=True) for field in msgspec.structs.fields(kind))


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


def protocol() -> Schema:
    """`docs/protocol.schema.json`: every message of the socket, both ways."""
    book = Book("#/$defs/")
    sent = book.of(wire.Incoming, sent=True)
    told = book.of(wire.Outgoing)
    return {
        "$schema": DIALECT,
        "title": f"Lynxdeck protocol {wire.PROTOCOL}",
        "description": (
            "Messages of the socket: `Incoming` from clients, `Outgoing` from the server."
            " How they are used: protocol.md."
        ),
        "anyOf": [sent, told],
        "$defs": dict(sorted(book.schemas.items())),
    }
