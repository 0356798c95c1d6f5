"""A record as it stands in the file: split into tags and moves, nothing of it checked yet."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from lynxdeck.records.fault import Fault

ROOM = 1 << 24
"""How much of one record is kept in memory, roughly in bytes; no game that ends needs that much."""

_OBJECT = 100  # what a tag, a comment or a run of moves costs besides its text
_TOKEN = re.compile(r"\S+")


class Tag(NamedTuple):
    value: str
    line: int
    column: int


class Run(NamedTuple):
    """A stretch of moves on one line, without comments."""

    line: int
    column: int
    text: str


@dataclass(slots=True)
class Draft:
    line: int
    """Where it begins."""
    tags: dict[str, Tag] = field(default_factory=dict)
    runs: list[Run] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    """Comments, if they are kept, with the number of runs before them."""
    fault: Fault | None = None
    """The first fault in the tags' syntax, or what ended the file."""
    unclosed: Fault | None = None
    """The comment that is open at the end of the file."""
    overflow: Fault | None = None
    """Where there was no more room."""
    room: int = ROOM

    def blame(self, fault: Fault) -> None:
        """Note a fault of syntax, unless there is one already; then nothing more need be kept."""
        if self.fault is None:
            self.fault = fault
            self.runs.clear()
            self.notes.clear()

    def keeps(self, line: int, column: int, text: str) -> bool:
        """Whether to keep a tag, a comment or a run of moves: a good record with room for it."""
        if self.fault or self.overflow:
            return False
        self.room -= len(text) + _OBJECT
        if self.room < 0:
            message = "the record goes on too long; expected its end: no game needs so much text"
            self.overflow = Fault(line, column, message, text, "long")
        return self.room >= 0

    def tokens(self) -> list[str]:
        return " ".join([run.text for run in self.runs]).split()

    def place(self, index: int) -> tuple[int, int]:
        for run in self.runs:
            count = len(run.text.split())
            if index < count:
                starts = [column for column, _ in words(run.text)]
                return run.line, run.column + starts[index]
            index -= count
        raise IndexError("There is no such token.")


def words(text: str) -> Iterator[tuple[int, str]]:
    """The tokens of a text, each with how many code points precede it.

    >>> list(words(" 2.  7x2"))
    [(1, '2.'), (5, '7x2')]
    """
    for found in _TOKEN.finditer(text):
        yield found.start(), found[0]
