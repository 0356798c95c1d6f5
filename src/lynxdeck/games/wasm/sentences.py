"""Sentences of the locale files as data: text, what they speak of, and choices by that."""

from typing import TYPE_CHECKING

from lynxdeck import locale

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.syntax import ast

    Part = str | Mapping[str, object]


def sentences(keys: "Sequence[str]") -> "list[list[Part]]":
    found = _messages()
    return [_parts(found[key]) for key in keys]


def _messages() -> "dict[str, ast.Pattern]":
    from fluent.syntax import FluentParser, ast

    text = "\n".join(locale.words(folder) for folder in locale.FOLDERS)
    entries = FluentParser().parse(text).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {one.id.name: one.value for one in messages if one.value}


def _parts(pattern: "ast.Pattern") -> "list[Part]":
    return [_part(element) for element in pattern.elements]


def _part(element: "ast.TextElement | ast.Placeable") -> "Part":
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    found = element.expression
    if isinstance(found, ast.VariableReference):
        return {"$": found.id.name}
    if isinstance(found, ast.SelectExpression) and isinstance(
        found.selector, ast.VariableReference
    ):
        return {
            "by": found.selector.id.name,
            "cases": {_key(one): _parts(one.value) for one in found.variants if not one.default},
            "otherwise": next(_parts(one.value) for one in found.variants if one.default),
        }
    raise TypeError(f"A refusal's sentence is simpler than {found!r}.")


def _key(variant: "ast.Variant") -> str:
    from fluent.syntax import ast

    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)
