"""What views of all games have in common.

A view is written from the bytes of a masked record and its tally: reading bytes is ten times as
fast as reading a record's fields, and a table writes views for every decision.
"""

import functools
import operator
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from struct import Struct as Packing
from typing import Any, NamedTuple, TypeVar

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games.edition import Edition
from lynxdeck.games.engine import Engine
from lynxdeck.games.fields import Numbers, State, States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.shape import Rules

Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""

V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., object])

Fields = dict[str, Any]
"""Fields of a view by name; each view says what they are."""

LEAVES = 64
"""More than any plan has."""
_whole = Packing("<i").unpack_from
"""The whole number that begins at a byte, alone in a tuple."""


class Leaf(NamedTuple):
    """One piece of what everybody sees: its path in a view, and how it is written there."""

    path: str
    write: Callable[[bytes], object]
    """From the bytes of a masked record and, behind them, of its tally."""
    spans: tuple[tuple[int, int], ...]
    """Where these bytes are, from and to: if they are the same, so is the leaf."""
    derived: bool = False
    """Whether it may be the same although they are not."""


Plan = list[Leaf]
"""The public part of a view, leaf by leaf."""


@dataclass(frozen=True)
class Foresight:
    """What a decision would do at once, as far as its seat can know."""

    victims: list[int] = field(default_factory=list)
    """Linko: whose top layers it snatches, clockwise."""
    sets: list[int] = field(default_factory=list)
    """Linko: the ghost's sets of which it snatches one."""
    out: bool = False
    """Linko: whether these are the last cards."""
    may_draw: bool = False
    """Linko: whether a card may be drawn because nobody is snatched."""
    misfits: int | None = None
    """Push: how many cards of the pile would bust after it."""
    pile: int | None = None


class Sight(threading.local):
    """What a game's engine is asked for on the way to a view, without a detour.

    Each thread has buffers of its own: in shared ones two would see each other's cards. They are
    held by the functions, because asking a thread's own attributes is slow.
    """

    def __init__(self, rules: Rules, engine: Engine) -> None:
        self.rules, self.engine = rules, engine
        self.compiled = hasattr(engine.look, "compile")
        own, trial, size = engine.new(1), engine.new(1), rules.STATE.itemsize
        tallied = np.zeros(size + 4 * (1 + 2 * rules.SEATS), np.uint8)
        self.decide: Callable[[States, int, int], int] = self._direct(engine.decide, own, 0, 0)
        """Make the decision that a token's code means: 0, or why it is refused."""
        self.mask = _masker(rules, self._direct(engine.mask_at, own, 0, 0, own, 0), own)
        """The record as a seat (from 1) may see it, or a spectator: the only exit for secrets."""
        ends = self._direct(engine.ends_at, own, 0, 0, trial)
        self.ends: Callable[[States, int], bool] = lambda states, code: ends(states, 0, code, trial)
        """Whether a legal decision ends the game, tried on a copy."""
        seen = tallied[:size].view(rules.STATE)
        if not self.compiled:
            seen = seen.view(np.recarray)
        examples = (own, 0, seen, tallied[size:].view(np.int32), own, _actions(rules))
        self.look = _looker(self._direct(engine.look, *examples), tallied, *examples[2:])
        """What a spectator sees, with its tally; who is asked (from 1), and its legal actions."""
        changed = np.zeros(LEAVES, np.int64)
        spans = np.zeros((1, 3), np.int64)
        compare = self._direct(engine.compare, tallied, tallied, spans, changed)
        self.changes = _comparer(compare, tallied, changed)
        """Which leaves have changed from these bytes to those last looked at, which they become."""

    def _direct(self, function: F, *arguments: object) -> F:
        return targets.direct(function, *arguments) if self.compiled else function


def _actions(rules: Rules) -> Numbers:
    return np.zeros(rules.ACTIONS, np.int64)


def _masker(
    rules: Rules, mask: Callable[[States, int, int, States, int], None], own: States
) -> Callable[[States, int, int | None], bytes]:
    def masked(states: States, i: int, seat: int | None) -> bytes:
        mask(states, i, rules.SPECTATOR if seat is None else seat - 1, own, 0)
        return own.tobytes()

    return masked


def _looker(
    look: Callable[..., int],
    tallied: Numbers,
    seen: States,
    tally: Numbers,
    own: States,
    actions: Numbers,
) -> Callable[[States, int], tuple[bytes, int | None, list[int]]]:
    # Views of the same bytes, which Python reads faster than arrays.
    raw, told, legal = tallied.data, tally.data, actions.data

    def looked(states: States, i: int) -> tuple[bytes, int | None, list[int]]:
        count = look(states, i, seen, tally, own, actions)
        asked = told[0]
        if asked < 0:
            return raw.tobytes(), None, []
        return raw.tobytes(), asked + 1, legal[:count].tolist()

    return looked


def _comparer(
    compare: Callable[[Numbers, Numbers, Numbers, Numbers], int], now: Numbers, changed: Numbers
) -> Callable[[Numbers, Numbers], list[int]]:
    found = changed.data

    def changes(before: Numbers, spans: Numbers) -> list[int]:
        return found[: compare(before, now, spans, changed)].tolist()

    return changes


@functools.cache
def interpreted(rules: Rules) -> Sight:
    """Through the rules as they are, without Numba."""
    return Sight(rules, targets.interpreted(rules))


@functools.cache
def offsets(rules: Rules) -> dict[str, int]:
    """Where each field of a record begins, in bytes."""
    return {name: int(where[1]) for name, where in (rules.STATE.fields or {}).items()}


def check_masked(rules: Rules, viewer: int) -> int | None:
    """Whose eyes a record is for (from 1), None for a spectator; refuses an open one.

    Takes the byte as it stands in the record, where -1 is 255.
    """
    if viewer == rules.OPEN & 255:
        raise Refusal("not-masked", "Only a masked record can be shown.")
    return None if viewer == rules.SPECTATOR & 255 else viewer + 1


def check_version(rules: Rules, version: int) -> None:
    """Refuse what was written by other rules."""
    if version != rules.VERSION:
        raise Refusal("rules-version", f"These are rules {rules.VERSION}, not {version}.")


def write(
    rules: Rules,
    masked: State,
    edition: Edition,
    *,
    show: Callable[[bytes, Edition, list[str]], V],
    tokens: Callable[[bytes, list[int]], list[str]],
) -> V:
    """A masked record as JSON's struct."""
    record = np.array([masked], rules.STATE).view(np.recarray)
    engine = targets.interpreted(rules)
    tally = np.zeros(1 + 2 * rules.SEATS, np.int32)
    engine.tally(record, 0, tally)
    raw = record.tobytes()
    legal: list[str] = []
    if tally[0] >= 0 and tally[0] == raw[offsets(rules)["viewer"]]:
        actions = [int(engine.kth_of(record, 0, k)) for k in range(engine.count_of(record, 0))]
        legal = sorted(tokens(raw, actions))
    return show(raw + tally.tobytes(), edition, legal)


def byte(path: str, at: int, write: Callable[[int], object] | None = None) -> Leaf:
    """A leaf made of one byte."""
    take = operator.itemgetter(at)
    return Leaf(path, take if write is None else lambda raw: write(raw[at]), ((at, at + 1),))


def chunk(path: str, at: int, size: int, write: Callable[[bytes], object]) -> Leaf:
    """A leaf made of some bytes."""
    end = at + size
    return Leaf(path, lambda raw: write(raw[at:end]), ((at, end),))


def number(path: str, at: int, write: Callable[[int], object] | None = None) -> Leaf:
    """A leaf made of a whole number."""
    spans = ((at, at + 4),)
    if write is None:
        return Leaf(path, lambda raw: _whole(raw, at)[0], spans)
    return Leaf(path, lambda raw: write(_whole(raw, at)[0]), spans)


def outcome(rules: Rules, seats: int) -> Plan:
    """What a tally says of the whole table."""
    at = rules.STATE.itemsize
    won = at + 4 * (1 + seats)
    return [
        number("to_move", at, _seat_or_none),
        Leaf("over", lambda raw: _whole(raw, at)[0] < 0, ((at, at + 4),), derived=True),
        chunk("winners", won, 4 * seats, _winners),
    ]


def score(rules: Rules, seat: int) -> Leaf:
    """What a tally says of a seat (from 0)."""
    return number(f"players.{seat}.score", rules.STATE.itemsize + 4 * (1 + seat))


def spans(plan: Plan) -> Numbers:
    """Where the leaves are, as `compare` takes it."""
    rows = [(i, *span) for i, leaf in enumerate(plan) for span in leaf.spans]
    return np.array(rows, np.int64)


def _winners(won: bytes) -> list[int]:
    """The seats that won; none until the game is over."""
    return [seat + 1 for seat in range(len(won) // 4) if won[4 * seat]]


def _seat_or_none(seat: int) -> int | None:
    """A seat as people count, None for nobody, -1."""
    return None if seat < 0 else seat + 1


def nest(plan: Plan, raw: bytes) -> Fields:
    """The leaves as fields: those with numbered paths become lists.

    >>> nest([byte("pile", 0), byte("row.0", 1, str), byte("row.1", 2, str)], bytes((3, 1, 2)))
    {'pile': 3, 'row': ['1', '2']}
    """
    fields: Fields = {}
    for path, write, _, _ in plan:
        name, place, field = _steps(path)
        if place is None:
            fields[name] = write(raw)
            continue
        row = fields.setdefault(name, [])
        if not field:
            row.append(write(raw))
            continue
        if place == len(row):
            row.append({})
        row[-1][field] = write(raw)
    return fields


@functools.cache
def _steps(path: str) -> tuple[str, int | None, str]:
    """A path's field, the place in it, and the field there.

    >>> _steps("pile"), _steps("row.1"), _steps("players.0.score")
    (('pile', None, ''), ('row', 1, ''), ('players', 0, 'score'))
    """
    name, _, rest = path.partition(".")
    place, _, field = rest.partition(".")
    return name, int(place) if place else None, field


def seat_number(seat: int) -> int | None:
    """A seat as people count, None for nobody; takes a byte, where -1 is 255."""
    return None if seat > 127 else seat + 1


def multiset(counts: Iterable[int], names: Sequence[str], *, first: int = 0) -> Cards:
    """Counts by kind, from kind `first` on, as a multiset; kinds behind those are not there.

    >>> multiset([0, 3], ["J", "1", "2"]), multiset([0, 3], ["J", "1", "2"], first=1)
    ({'1': 3}, {'2': 3})
    """
    return {name: n for name, n in zip(names[first:], counts) if n}  # noqa: B905


def fill(
    counts: Numbers, cards: Mapping[str, int], kinds: Mapping[str, int], *, first: int = 0
) -> None:
    """Write a multiset into counts by kind."""
    for name, n in cards.items():
        counts[kinds[name] - first] = n
