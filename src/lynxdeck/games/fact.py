"""What a decision did, or would do, as rows of numbers; and the structs that they are read into.

A row is a fact's code and then its fields, each as wide as its kind; what is not used is 0.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lynxdeck.games.layout import Kind, Row


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
        return 1 + sum(kind.width for _, kind in self.fields)

    def spans(self) -> Iterator[tuple[int, int, Callable[[Row], object]]]:
        """Where its fields lie in a row, from and to, and how each is read."""
        at = 1
        for _, kind in self.fields:
            yield at, at + kind.width, kind.read
            at += kind.width


def fact(name: str, sentence: str, *, reveals: bool = False, **fields: Kind) -> Fact:
    return Fact(name, sentence, tuple(fields.items()), reveals)


def table(facts: Sequence[Fact]) -> str:
    rows = ["| fact | fields | what it says |", "| --- | --- | --- |"]
    for fact in facts:
        fields = ", ".join(f"`{name}`" for name, _ in fact.fields)
        rows.append(f"| `{fact.name}` | {fields} | {fact.sentence} |")
    return "\n".join(rows)
