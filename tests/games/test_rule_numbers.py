"""Every rule that the docs number has a test that names it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGES = sorted((TESTS.parent / "docs" / "rules" / "en").glob("*.md"))

_BRACKET = re.compile(r"\(([A-Z]+[0-9]+(?:(?:, |–)[A-Z]+[0-9]+)*)\)")
_NUMBER = re.compile(r"([A-Z]+)([0-9]+)")
_IN_NAME = re.compile(r"(?<=_)[A-Z]+[0-9]+(?=_|$)")


def cited() -> dict[str, set[int]]:
    """The rule numbers that the docs cite in brackets, such as (L8) or (L15, LR6)."""
    numbers: dict[str, set[int]] = defaultdict(set)
    for page in PAGES:
        for bracket in _BRACKET.findall(page.read_text("utf-8")):
            for letters, number in _NUMBER.findall(bracket):
                numbers[letters].add(int(number))
    return numbers


def rules() -> set[str]:
    """All rule numbers, of all games."""
    return {f"{letters}{number}" for letters, numbers in cited().items() for number in numbers}


def named(source: str) -> Iterator[str]:
    """The rule numbers in the names of a module's tests.

    >>> list(named("def test_L8_LR6_higher(): ..."))
    ['L8', 'LR6']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from _IN_NAME.findall(node.name)


def covered() -> set[str]:
    """The rule numbers that any test names."""
    return {name for path in TESTS.rglob("test_*.py") for name in named(path.read_text("utf-8"))}


def in_order(name: str) -> tuple[str, int]:
    """The key to sort rule numbers by."""
    letters, number = _NUMBER.findall(name)[0]
    return letters, int(number)


def test_the_docs_cite_rules_and_rulings_without_a_gap() -> None:
    numbers = cited()
    assert len(numbers) == 2 * len(PAGES)  # rules and rulings of each game
    for found in numbers.values():
        assert sorted(found) == list(range(1, max(found) + 1))


def test_every_rule_has_a_test_that_names_it() -> None:
    assert sorted(rules() - covered(), key=in_order) == []


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert sorted(covered() - rules(), key=in_order) == []
