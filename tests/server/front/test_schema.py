"""Schemas and the browser's types are made from the server's types, whole and fresh."""

import json
import typing
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from lynxdeck.server import protocol as wire
from lynxdeck.server import schema, typescript
from lynxdeck.server.schema import Book

ROOT = Path(__file__).parents[3]


def test_the_files_are_fresh() -> None:
    kept = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert json.loads(kept) == schema.protocol(), "run `make format`"
    types = (ROOT / "web" / "src" / "lib" / "protocol.gen.ts").read_text(encoding="utf-8")
    assert types == typescript.module(), "run `make format`"


def test_every_message_is_there() -> None:
    known = schema.protocol()["$defs"]
    types = typescript.module()
    for union in (wire.Incoming, wire.Outgoing):
        for kind in typing.get_args(union):
            assert kind.__name__ in known
            assert f"export interface {kind.__name__} {{" in types


def test_views_are_told_apart_by_their_game() -> None:
    known = schema.protocol()["$defs"]
    assert known["View"]["anyOf"] == [{"$ref": "#/$defs/LinkoView"}, {"$ref": "#/$defs/PushView"}]
    assert known["LinkoView"]["properties"]["game"] == {"const": "linko"}
    assert known["PushView"]["properties"]["game"] == {"const": "push"}
    assert known["State"]["properties"]["view"]["anyOf"][0] == {"$ref": "#/$defs/View"}


class Wish(Struct, forbid_unknown_fields=True, tag_field="type", tag="wish"):
    """Something asked for."""

    seat: Annotated[int, Meta(ge=1, le=6)]
    """Whose."""
    names: Annotated[list[str], Meta(max_length=3)] = []
    bots: dict[Annotated[int, Meta(ge=1, le=6)], Literal["a", "b"]] = {}


class Told(Struct):
    """Something told."""

    n: int = 0
    more: int | UnsetType = UNSET


def test_what_clients_may_leave_out_and_the_server_does_not() -> None:
    book = Book("#/")
    assert book.of(Wish, sent=True) == {"$ref": "#/Wish"}
    wish = book.schemas["Wish"]
    assert wish["required"] == ["type", "seat"]
    assert wish["additionalProperties"] is False
    assert wish["properties"]["seat"] == {
        "type": "integer",
        "minimum": 1,
        "maximum": 6,
        "description": "Whose.",
    }
    assert wish["properties"]["names"]["maxItems"] == 3
    assert wish["properties"]["bots"]["propertyNames"] == {"pattern": "^[1-6]$"}
    book.of(Told)
    assert book.schemas["Told"]["required"] == ["n"]
    assert book.of(Told, sent=True) == {"$ref": "#/ToldWish"}
    assert book.schemas["ToldWish"]["required"] == []


def test_schema_and_types_agree_on_defaults() -> None:
    made = msgspec.json.decode(b'{"game": "linko", "seats": 2}', type=wire.NewTable)
    book = Book("#/")
    book.of(wire.NewTable, sent=True)
    for name, shape in book.schemas["NewTable"]["properties"].items():
        if "default" in shape:
            assert msgspec.to_builtins(getattr(made, name), str_keys=True) == shape["default"]


def test_two_types_of_one_name_are_refused() -> None:
    twin: Any = msgspec.defstruct("Told", [("x", int)])
    book = Book("#/")
    book.of(Told)
    with pytest.raises(TypeError, match="Two types are called Told"):
        book.of(twin)


def test_a_type_without_a_schema_is_refused() -> None:
    with pytest.raises(TypeError, match="No schema is known"):
        Book("#/").of(complex)
