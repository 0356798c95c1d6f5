"""The types of the protocol for the browser: `web/src/lib/protocol.gen.ts`."""

import json
import re
from typing import Any

from lynxdeck.server import answers
from lynxdeck.server import protocol as wire
from lynxdeck.server.routes import ROUTES
from lynxdeck.server.schema import Book, Schema

HEAD = """\
// The protocol's types, made from the server's by docs/generate.py: do not edit.

"""
WORDS = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}
WIDTH = 100
NAME = re.compile(r"[A-Za-z_$][\w$]*")


def module() -> str:
    """All types that go over the wire, by name."""
    book = Book("")
    book.of(wire.Incoming, sent=True)
    book.of(wire.Outgoing)
    book.of(answers.Problem)
    for route in ROUTES:
        for kind, sent in ((route.takes, True), (route.gives, False)):
            if isinstance(kind, type):
                book.of(kind, sent=sent)
    protocol = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    declared = (declaration(name, shape) for name, shape in sorted(book.schemas.items()))
    return HEAD + "\n".join([protocol, *declared])


def declaration(name: str, shape: Schema) -> str:
    """One type.

    >>> print(declaration("Pace", {"enum": ["human", "instant"]}), end="")
    export type Pace = "human" | "instant";
    """
    if "properties" not in shape:
        return _comment(shape) + _alias(name, shape)
    lines = [f"export interface {name} {{"]
    for field, inner in shape["properties"].items():
        mark = "" if field in shape["required"] else "?"
        key = field if NAME.fullmatch(field) else json.dumps(field)
        lines += [f"  {line}" for line in _comment(inner).splitlines()]
        lines.append(f"  {key}{mark}: {expression(inner)};")
    return _comment(shape) + "\n".join([*lines, "}"]) + "\n"


def _alias(name: str, shape: Schema) -> str:
    line = f"export type {name} = {expression(shape)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n  | " + expression(shape).replace(" | ", "\n  | ") + ";\n"


def expression(shape: Schema) -> str:
    """A type within another.

    >>> expression({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    if "$ref" in shape:
        return str(shape["$ref"])
    if "const" in shape:
        return json.dumps(shape["const"])
    if "enum" in shape:
        return " | ".join(map(json.dumps, shape["enum"]))
    if "anyOf" in shape:
        return " | ".join(expression(part) for part in shape["anyOf"])
    kind: Any = shape.get("type")
    if kind == "array" and "prefixItems" in shape:
        return f"[{', '.join(map(expression, shape['prefixItems']))}]"
    if kind == "array":
        items = expression(shape["items"])
        return f"({items})[]" if " " in items else f"{items}[]"
    if kind == "object":
        return f"Record<string, {expression(shape['additionalProperties'])}>"
    return WORDS[kind] if kind else "unknown"


def _comment(shape: Schema) -> str:
    text = shape.get("description")
    return f"/** {text} */\n" if text else ""
