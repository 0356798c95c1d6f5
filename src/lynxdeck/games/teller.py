"""Decisions told: from the rows of numbers that a story writes to the facts that people get."""

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from struct import Struct as Packing
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import fact
from lynxdeck.games.engine import Engine
from lynxdeck.games.fields import Numbers, States
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
        before = engine.new(1)
        out = np.zeros((2, story.TOLD, story.TOLD_WIDTH), np.int16)
        decide, veil = engine.decide_told, engine.veil_told
        if hasattr(engine.decide_told, "compile"):
            decide = targets.direct(engine.decide_told, before, 0, 0, before, out)
            veil = targets.direct(engine.veil_told, out[0], 0, 0, out[1])
        self.decide = _decider(decide, before, out, _owner(veil, out), reader(story.FACTS, structs))
        """Make the decision that a token's code means: 0 and what it did, or why it is refused."""


def _decider(
    decide: Callable[[States, int, int, States, Numbers], int],
    before: States,
    out: Numbers,
    own: Callable[[int, int, bytes], Mapping[int, bytes]],
    fact: "Callable[[bytes], Struct]",
) -> Callable[[States, int, int], tuple[int, Told]]:
    width, half = out[0].strides[0], out.strides[0]
    both = out.data.cast("B")  # which Python reads faster than arrays

    def decided(states: States, i: int, code: int) -> tuple[int, Told]:
        count = decide(states, i, code, before, out)
        if count < 0:
            return -count, NOTHING
        size = count * width
        raw, seen = both[:size].tobytes(), both[half : half + size].tobytes()
        more = {} if raw == seen else own(count, int(states["seats"][i]), seen)
        return 0, Told(fact, width, raw, seen, more)

    return decided


def _owner(
    veil: Callable[[Numbers, int, int, Numbers], None], out: Numbers
) -> Callable[[int, int, bytes], Mapping[int, bytes]]:
    """What tells what single seats may know beyond the public."""
    rows, seen = out
    width = rows.strides[0]

    def owned(count: int, seats: int, public: bytes) -> Mapping[int, bytes]:
        own = {}
        for seat in range(seats):
            veil(rows, count, seat, seen)
            shown = seen.tobytes()[: count * width]
            if shown != public:
                own[seat + 1] = shown
        return own

    return owned


def reader(
    facts: Sequence[fact.Fact], structs: "Sequence[type[Struct]]"
) -> "Callable[[bytes], Struct]":
    """What makes a struct of a row's bytes; most happen again and again, so they are kept."""
    plans = [(struct, list(found.spans())) for found, struct in zip(facts, structs, strict=True)]
    numbers = Packing(f"{max(found.width for found in facts)}h").unpack_from

    @functools.lru_cache(16384)
    def read(row: bytes) -> "Struct":
        values = numbers(row)
        struct, spans = plans[values[0]]
        made: Struct = struct(*[kind(values[start:end]) for start, end, kind in spans])
        return made

    return read
