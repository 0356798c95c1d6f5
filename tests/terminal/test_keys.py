"""The sentences of the locale files: every key that is used is there, and none besides."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lynxdeck.locale import FALLBACK, FOLDER, languages

SOURCES = Path(__file__).parents[2] / "src" / "lynxdeck" / "terminal"
LITERAL = re.compile(r'(f?)["\'](terminal-[a-z-]+)')
"""A key in the sources; of one that is put together, its beginning."""


def entries(language: str) -> Iterator[ast.EntryType]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def used() -> tuple[set[str], set[str]]:
    """Whole keys, and beginnings of keys, as the sources have them."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for made, key in LITERAL.findall(path.read_text(encoding="utf-8")):
            (begun if made and key.endswith("-") else whole).add(key)
    return whole, begun


class Variables(Visitor):  # type: ignore[misc]
    """What a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def test_every_key_that_is_used_exists() -> None:
    known = set(messages(FALLBACK))
    whole, begun = used()
    assert whole <= known
    for beginning in begun:
        assert any(key.startswith(beginning) for key in known), beginning


def test_no_key_is_left_over() -> None:
    whole, begun = used()
    ours = {key for key in messages(FALLBACK) if key.startswith("terminal-")}
    left = {key for key in ours - whole if not key.startswith(tuple(begun))}
    assert not left


@pytest.mark.parametrize("language", languages())
def test_languages_have_no_unknown_keys_and_no_broken_ones(language: str) -> None:
    english, other = messages(FALLBACK), messages(language)
    junk = [entry for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk
    assert set(other) <= set(english)
    for key, message in other.items():
        assert variables(message) <= variables(english[key]), key
