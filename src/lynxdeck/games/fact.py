"""What a decision did, as facts: how a story keeps them in rows of numbers, and reads them.

A row is a fact's code and then its fields, each as wide as its kind; what is not used is 0.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

Row = Sequence[int]


@dataclass(frozen=True)
class Kind:
    """What a field of a fact may be: its type outside, its width in a row, the way between."""

    type: str
    width: int
    read: Callable[[Row], object]
    word: str
    """What this way of reading is called where it is written in another language."""
    names: Sequence[str] = ()
    """What its numbers stand for."""


@dataclass(frozen=True)
class Fact:
    """One thing that can happen: its name on the wire, a sentence, its fields in order."""

    name: str
    sentence: str
    fields: tuple[tuple[str, Kind], ...]
    reveals: bool = False
    """Whether chance decided it: from here on nobody can go back and choose otherwise."""

    @property
    def width(self) -> int:
        """How many numbers of a row it takes, its code included."""
        return 1 + sum(kind.width for _, kind in self.fields)

    def spans(self) -> Iterator[tuple[int, int, Callable[[Row], object]]]:
        """Where its fields lie in a row, from and to, and how each is read."""
        at = 1
        for _, kind in self.fields:
            yield at, at + kind.width, kind.read
            at += kind.width

    def struct_name(self, game: str) -> str:
        """What its struct is called.

        >>> Fact("drew-pile", "", ()).struct_name("linko")
        'LinkoDrewPile'
        """
        return "".join(word.capitalize() for word in (game, *self.name.split("-")))


def fact(name: str, sentence: str, *, reveals: bool = False, **fields: Kind) -> Fact:
    """A fact with its fields."""
    return Fact(name, sentence, tuple(fields.items()), reveals)


SEAT = Kind("int", 1, lambda row: row[0] + 1, "seat")
NUMBER = Kind("int", 1, lambda row: row[0], "number")
FLAG = Kind("bool", 1, lambda row: bool(row[0]), "flag")
MAYBE_NUMBER = Kind("int | None", 1, lambda row: None if row[0] < 0 else row[0], "number?")


def named(names: Sequence[str]) -> Kind:
    """Something that has a name: a card, a colour, a column."""
    return Kind("str", 1, lambda row: names[row[0]], "name", names)


def maybe_named(names: Sequence[str]) -> Kind:
    """The same, or nothing where it is hidden, 0."""
    return Kind("str | None", 1, lambda row: names[row[0]] or None, "name?", names)


def cards(names: Sequence[str], most: int) -> Kind:
    """Cards in order."""
    return Kind(
        "list[str]", most, lambda row: [names[card] for card in row if card], "cards", names
    )


def multiset(names: Sequence[str], most: int) -> Kind:
    """Cards in any order, as card → count."""

    def read(row: Row) -> dict[str, int]:
        counts: dict[str, int] = {}
        for card in row:
            if card:
                counts[names[card]] = counts.get(names[card], 0) + 1
        return counts

    return Kind("dict[str, int]", most, read, "counts", names)


LAYER = Kind("tuple[int, int, int]", 3, lambda row: (row[0], row[1], row[2]), "layer")


# --- the structs that go over the wire ------------------------------------------------------

HEAD = '''\
"""What a decision of {game} did, as it is told: made from `story.py` by docs/generate.py."""

import msgspec


class _Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact"):
    pass

'''
STRUCT = '''
class {name}(_Fact, frozen=True, tag="{tag}"):
    """{sentence}"""
'''


def module(game: str, facts: Sequence[Fact]) -> str:
    """The source of a game's `facts.py`."""
    names = [fact.struct_name(game) for fact in facts]
    union = "\n    | ".join(names)
    listed = "".join(f"    {name},\n" for name in names)
    return (
        HEAD.format(game=game.capitalize())
        + "\n".join(_struct(game, fact) for fact in facts)
        + f"\n\n{game.capitalize()}Fact = (\n    {union}\n)\n\n"
        + f'STRUCTS = (\n{listed})\n"""By the facts\' codes."""\n'
    )


def _struct(game: str, fact: Fact) -> str:
    fields = "".join(f"    {name}: {kind.type}\n" for name, kind in fact.fields)
    head = STRUCT.format(name=fact.struct_name(game), tag=fact.name, sentence=fact.sentence)
    return head + (f"\n{fields}" if fields else "")


def table(facts: Sequence[Fact]) -> str:
    """The facts of a game for the docs."""
    rows = ["| fact | fields | what it says |", "| --- | --- | --- |"]
    for fact in facts:
        fields = ", ".join(f"`{name}`" for name, _ in fact.fields)
        rows.append(f"| `{fact.name}` | {fields} | {fact.sentence} |")
    return "\n".join(rows)
