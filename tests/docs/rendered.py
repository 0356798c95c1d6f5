"""Every sentence of a language as people read it: with names, with “you”, with one and many.

`python -m tests.docs.rendered pl` prints the sheet for a native speaker.
"""

import functools
import sys
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from lynxdeck.locale import FOLDER, Argument, Speaker

NAMES = ("Luna", "Otto", "Ida", "Ada", "Élodie")
COUNTS = (0, 1, 2, 5, 22)
PLURALS = {"zero", "one", "two", "few", "many"}
MOST = 120
"""How many ways of one message are said, at most."""

VALUES: dict[str, tuple[Argument, ...]] = {
    "card": ("9",),
    "chance": (0.125,),
    "column": ("a",),
    "direction": ("→",),
    "game": ("Linko",),
    "held": (0, 1, 2),
    "number": (5,),
    "percent": (40,),
    "reason": ("…",),
    "rounds": (1, 2, 4),
    "round": (2,),
    "score": (-3, 12),
    "speed": (0.5,),
    **dict.fromkeys(("from", "high", "low", "share", "to"), (0.25,)),
    "value": (1, 9, 13),
}
"""What stands in a sentence, where it is neither a name nor a phrase nor chosen from."""

PEOPLE = {"name", "names", "winner", "victim", "ben", "cleo", "first", "last"}
PHRASES = {"layer", "cards", "card"}


def _variables(node: object, found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The variables of a message, and the variants that are chosen by each."""
    if isinstance(node, list):
        for one in node:
            _variables(one, found)
    if isinstance(node, ast.VariableReference):
        found.setdefault(node.id.name, set())
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        variants = found.setdefault(node.selector.id.name, set())
        for key in (variant.key for variant in node.variants):
            variants.add(key.name if isinstance(key, ast.Identifier) else key.value)
    if isinstance(node, ast.BaseNode):
        _variables(list(vars(node).values()), found)
    return found


def messages(path: Path) -> Iterator[tuple[str, dict[str, set[str]]]]:
    """The keys of a file with their variables."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry.id.name, _variables(entry.value, {})


def values(speaker: Speaker, name: str, variants: set[str]) -> tuple[Argument, ...]:
    """What a variable may be."""
    if variants & PLURALS or any(one.isdigit() for one in variants):
        if name == "value":
            return *VALUES["value"], *(("J",) if "J" in variants else ())
        return COUNTS
    if name in PHRASES:
        two = speaker.say("table-numbers", count=2, value=9)
        joker, nothing = speaker.say("table-jokers", count=1), speaker.say("table-nothing")
        return (two, joker, nothing) if variants or name == "layer" else (two,)
    if name in ("colour", "face") and not variants:
        return tuple(speaker.say("table-colour", colour=one) for one in "rbgyp")
    if name in PEOPLE:
        return NAMES
    if variants:
        return tuple(sorted(variants))
    return VALUES.get(name, ("7",))


@functools.cache
def rendered(language: str) -> list[tuple[str, str, dict[str, Argument]]]:
    """A key, what it says, and the arguments; in many ways each."""
    return list(_ways(language))


def _ways(language: str) -> Iterator[tuple[str, str, dict[str, Argument]]]:
    speaker = Speaker(language)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for key, variables in messages(path):
            lists = [values(speaker, *one) for one in variables.items()]
            for chosen in islice(product(*lists), MOST):
                arguments = dict(zip(variables, chosen, strict=True))
                yield key, speaker.say(key, **arguments), arguments


if __name__ == "__main__":
    print(*dict.fromkeys(text for _, text, _ in rendered(sys.argv[1])), sep="\n")
