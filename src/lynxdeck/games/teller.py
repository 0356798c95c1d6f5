"""Decisions told: from the rows of numbers that a story writes to the facts that people get."""

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from struct import Struct as Numbers
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import fact
from lynxdeck.games.engine import Engine
from lynxdeck.games.fields import States
from lynxdeck.games.shape import Story

if TYPE_CHECKING:
    from msgspec import Struct

Facts: TypeAlias = "list[Struct]"
"""Structs of a game's `facts.py`, in the order of happening."""


class Told(NamedTuple):
    """What one decision did, and who may know it; kept as rows, read when somebody asks."""

    read: "Callable[[bytes], Struct]"
    """What makes a fact of a row."""
    width: int
    """How many bytes a row has."""
    rows: bytes
    """With nothing hidden: for finished games, and records somebody brought."""
    public_rows: bytes
    own_rows: Mapping[int, bytes]
    """For seats (from 1) that see more than the public."""

    @property
    def open(self) -> Facts:
        """All of it."""
        return self.facts(self.rows)

    @property
    def public(self) -> Facts:
        """What everybody may know."""
        return self.facts(self.public_rows)

    @property
    def own(self) -> dict[int, Facts]:
        """What seats may know that see more than the public."""
        return {seat: self.facts(rows) for seat, rows in self.own_rows.items()}

    def seen_by(self, seat: int | None) -> Facts:
        """What a seat, or a spectator, may know."""
        return self.facts(self.own_rows.get(seat, self.public_rows) if seat else self.public_rows)

    def facts(self, rows: bytes) -> Facts:
        """These rows as facts."""
        width = self.width
        return [self.read(rows[at : at + width]) for at in range(0, len(rows), width)]


def _unread(row: bytes) -> "Struct":
    raise ValueError(f"Nothing was told, least of all {row!r}.")


NOTHING = Told(_unread, 1, b"", b"", {})


class Teller(threading.local):
    """Makes decisions and tells what they did; buffers are each thread's own."""

    def __init__(self, story: Story, engine: Engine, structs: "Sequence[type[Struct]]") -> None:
        self._before = engine.new(1)
        self._out = np.zeros((2, story.TOLD, story.TOLD_WIDTH), np.int16)
        self._rows, self._seen = self._out
        self._width, self._half = self._rows.strides[0], self._out.strides[0]
        self._fact = reader(story.FACTS, structs)
        self._decide, self._veil = engine.decide_told, engine.veil_told
        if hasattr(engine.decide_told, "compile"):
            examples = (self._before, 0, 0, self._before, self._out)
            self._decide = targets.direct(engine.decide_told, *examples)
            self._veil = targets.direct(engine.veil_told, self._rows, 0, 0, self._seen)

    def decide(self, states: States, i: int, code: int) -> tuple[int, Told]:
        """Make the decision that a token's code means: 0 and what it did, or why it is refused."""
        count = self._decide(states, i, code, self._before, self._out)
        if count < 0:
            return -count, NOTHING
        both, size, half = self._out.tobytes(), count * self._width, self._half
        raw, seen = both[:size], both[half : half + size]
        own = {} if raw == seen else self._own(count, int(states["seats"][i]), seen)
        return 0, Told(self._fact, self._width, raw, seen, own)

    def _own(self, count: int, seats: int, public: bytes) -> dict[int, bytes]:
        """What single seats may know beyond the public."""
        own = {}
        for seat in range(seats):
            self._veil(self._rows, count, seat, self._seen)
            seen = self._seen.tobytes()[: count * self._width]
            if seen != public:
                own[seat + 1] = seen
        return own


def reader(
    facts: Sequence[fact.Fact], structs: "Sequence[type[Struct]]"
) -> "Callable[[bytes], Struct]":
    """What makes a struct of a row's bytes; most happen again and again, so they are kept."""
    plans = [(struct, list(found.spans())) for found, struct in zip(facts, structs, strict=True)]
    numbers = Numbers(f"{max(found.width for found in facts)}h").unpack_from

    @functools.lru_cache(16384)
    def read(row: bytes) -> "Struct":
        values = numbers(row)
        struct, spans = plans[values[0]]
        made: Struct = struct(*[kind(values[start:end]) for start, end, kind in spans])
        return made

    return read
