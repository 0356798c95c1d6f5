"""Schemas are made from the server's types, whole and fresh, and say what the types mean."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import NODEFAULT, UNSET

from lynxdeck.games.registry import games
from lynxdeck.server.http import openapi
from lynxdeck.server.http.routes import ROUTES
from lynxdeck.server.protocol.answers import Problem, Version
from lynxdeck.table.setup import Setup

ROOT = Path(__file__).parents[3]
KNOWN: dict[str, Any] = openapi.protocol()["$defs"]
GIVEN = [route.gives for route in ROUTES if isinstance(route.gives, type)]


def test_the_file_is_fresh() -> None:
    kept = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert json.loads(kept) == openapi.protocol(), "run `make format`"


@pytest.mark.parametrize("place", ["protocol", "openapi"])
def test_every_message_is_there(place: str) -> None:
    known = KNOWN if place == "protocol" else openapi.document()["components"]["schemas"]
    for name, kinds in (("Incoming", openapi.INCOMING), ("Outgoing", openapi.OUTGOING)):
        told = [ref["$ref"].rpartition("/")[2] for ref in known[name]["anyOf"]]
        assert told == [kind.__name__ for kind in kinds]
        assert set(told) <= set(known)


def test_views_are_told_apart_by_their_game() -> None:
    mapping = KNOWN["TableEvent"]["properties"]["view"]["discriminator"]["mapping"]
    assert set(mapping) == {game.name for game in games()}
    for name, reference in mapping.items():
        assert KNOWN[reference.rpartition("/")[2]]["properties"]["game"] == {"enum": [name]}


def test_what_stands_below_a_field_is_told() -> None:
    here = KNOWN["SeatInfo"]["properties"]["here"]
    assert here == {
        "type": "boolean",
        "description": "Whether a device of this seat is connected.",
    }


def test_keys_that_are_seats_are_told_as_seats() -> None:
    bots = openapi.document()["components"]["schemas"]["NewTable"]["properties"]["bots"]
    assert bots["propertyNames"] == {"pattern": "^[1-6]$"}


def test_the_server_leaves_nothing_out_that_has_a_value() -> None:
    """A default would read as "may be missing", and the server sends it all the same."""
    kinds = msgspec.inspect.multi_type_info([*openapi.OUTGOING, *GIVEN, Problem, Version])
    for kind in openapi.structs(kinds):
        for field in msgspec.structs.fields(kind):
            if kind.__struct_config__.omit_defaults:
                continue
            whole = kind is Setup or field.default_factory is field.default is NODEFAULT
            assert whole or field.default is UNSET, f"{kind.__name__}.{field.name}"
    told = openapi.document()["components"]["schemas"]["Setup"]
    assert set(told["required"]) == set(Setup.__struct_fields__)
