"""What was told of a table, kept as it was encoded then.

Those who come back are told from it what they missed, and replays and turn-based answers are made
of it: nothing is played again. Only what a table went through before it was loaded is recounted
once, when somebody asks.
"""

import functools
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar, cast

import msgspec

from lynxdeck.games.position import Position
from lynxdeck.games.sight import Cards
from lynxdeck.games.watch import Changes, Watch
from lynxdeck.server import protocol as wire
from lynxdeck.server.frames import text_frame
from lynxdeck.server.pov import PointOfView
from lynxdeck.table.events import By

OTHERS = 48
"""How many events beside decisions are kept."""

_encode = msgspec.json.Encoder().encode

T = TypeVar("T")


class Own(msgspec.Struct, frozen=True, gc=False):
    """What one seat sees beside what everybody does."""

    seat: int
    encoded: bytes


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A decision, and what it changed for whom.

    Kept by the thousand and in no circle with anything: the collector need not look at it, nor at
    what hangs on it.
    """

    seat: int
    token: str
    patch: bytes
    """Of what everybody sees."""
    own: tuple[Own, ...]
    """What single seats see beside that."""
    facts: bytes
    own_facts: tuple[Own, ...]
    """For seats that may know more."""
    open_facts: bytes

    @classmethod
    def of(cls, seat: int, token: str, changes: Changes) -> "Entry":
        """A decision that has just been made."""
        return cls(seat, token, *pieces(changes))

    def patch_for(self, point: PointOfView) -> bytes:
        """What changed in a view; all hands aside."""
        for own in self.own:
            if own.seat == point.seat:
                return join(self.patch, own.encoded)
        return self.patch

    def facts_for(self, point: PointOfView) -> bytes:
        """What happened, as it was seen."""
        if point.open:
            return self.open_facts
        for own in self.own_facts:
            if own.seat == point.seat:
                return own.encoded
        return self.facts

    def hands(self) -> dict[int, Cards]:
        """The hands that changed."""
        patches = {own.seat: msgspec.json.decode(own.encoded) for own in self.own}
        return {seat: patch["hand"] or {} for seat, patch in patches.items() if "hand" in patch}


def pieces(changes: Changes) -> tuple[bytes, tuple[Own, ...], bytes, tuple[Own, ...], bytes]:
    """What a decision changed and did, encoded once for everybody: the fields of an `Entry`."""
    told = changes.told
    read, width = told.read, told.width
    facts = encoded(read, width, told.public_rows)
    return (
        _encode(changes.public),
        tuple([Own(one, _encode(patch)) for one, patch in changes.own.items()]),
        facts,
        tuple([Own(one, encoded(read, width, rows)) for one, rows in told.own_rows.items()])
        if told.own_rows
        else (),
        facts if told.rows == told.public_rows else encoded(read, width, told.rows),
    )


@functools.lru_cache(16384)
def encoded(read: Callable[[bytes], msgspec.Struct], width: int, rows: bytes) -> bytes:
    """Facts as they are sent; most happen together again and again, so they are kept."""
    return _encode([read(rows[at : at + width]) for at in range(0, len(rows), width)])


def join(one: bytes, other: bytes) -> bytes:
    """Two encoded objects as one.

    >>> join(b'{"a":1}', b'{"b":2}'), join(b'{}', b'{"b":2}')
    (b'{"a":1,"b":2}', b'{"b":2}')
    """
    return one[:-1] + b"," + other[1:] if len(one) > 2 else other


def ready(kind: type[T], encoded: bytes) -> T:  # noqa: ARG001 - for who checks types
    """What is encoded already, as part of a message that has such a thing there."""
    return cast(T, msgspec.Raw(encoded))


class Outbound(msgspec.Struct, frozen=True, gc=False):
    """One event as frames: one for all, and others for seats that see more."""

    n: int
    shared: bytes
    own: Mapping[int | None, bytes]

    def to(self, point: PointOfView) -> bytes:
        """The frame for whoever looks from there."""
        return self.own.get(point.seat, self.shared)


def together(events: Sequence[Outbound]) -> Outbound:
    """Several events that are told in one go."""
    seats = {seat for one in events for seat in one.own}
    own = {seat: b"".join([one.own.get(seat, one.shared) for one in events]) for seat in seats}
    return Outbound(events[-1].n, b"".join([one.shared for one in events]), own)


class Move(Entry, frozen=True, gc=False):
    """A decision as it was told."""

    n: int
    at: int
    by: By
    clock: wire.Clocks | None

    def to(self, point: PointOfView) -> bytes:
        """The frame for whoever looks from there."""
        return text_frame(self._head() + self.patch_for(point) + tail(self.facts_for(point)))

    def frames(self, points: Sequence[PointOfView]) -> Outbound:
        """The frames for all who may look on, a spectator first: most are told the same."""
        head, patch, shared = self._head(), self.patch, tail(self.facts)
        own: dict[int | None, bytes] = {}
        for one in self.own:
            end = tail(self.facts_for(points[one.seat])) if self.own_facts else shared
            own[one.seat] = text_frame(head + join(patch, one.encoded) + end)
        return Outbound(self.n, text_frame(head + patch + shared), own)

    def _head(self) -> bytes:
        """The message up to what single viewers are told."""
        empty = wire.MoveEvent(
            self.n, self.at, "move", self.seat, self.token, self.by, self.clock, patch={}, facts=[]
        )
        return wire.encode(empty).removesuffix(TAIL)


def tail(facts: bytes) -> bytes:
    """The end of a message, behind the patch."""
    return b',"facts":' + facts + b"}"


TAIL = b"{}" + tail(b"[]")


class Chronicle:
    """A table's present game, decision by decision, and what else was told lately."""

    __slots__ = ("_before", "_early", "_moves", "_opening", "_others")

    def __init__(self, made: int) -> None:
        self._opening: Position | None = None
        self._early: Sequence[Entry] = ()
        """What was decided before the table was loaded, once somebody has asked."""
        self._before = made
        """How many decisions that were."""
        self._moves: list[Move] = []
        self._others: deque[Outbound] = deque(maxlen=OTHERS)

    def begin(self, opening: Position) -> None:
        """The cards are dealt."""
        self._opening = opening.copy()
        self._before, self._early, self._moves = 0, (), []

    def add(self, move: Move) -> None:
        """A decision was made."""
        self._moves.append(move)

    def add_other(self, out: Outbound) -> None:
        """Something else has happened."""
        self._others.append(out)

    def missed(self, since: int | None, n: int) -> "list[Move | Outbound] | None":
        """What was told after event `since`, up to event `n`; None if not all of it is known."""
        if since is None or not 0 <= n - since <= len(self._moves) + len(self._others):
            return None
        told: list[Move | Outbound] = [out for out in self._others if out.n > since]
        told += [move for move in self._moves[-(n - since) :] if move.n > since and n > since]
        return sorted(told, key=lambda one: one.n) if len(told) == n - since else None

    def facts_of(self, n: int, point: PointOfView) -> wire.Facts:
        """What the decision that became event `n` did, if it is one of this game."""
        found = (move for move in reversed(self._moves) if move.n == n)
        move = next(found, None)
        return [] if move is None else ready(wire.Facts, move.facts_for(point))

    def forget(self) -> None:
        """Tell nobody again what was said."""
        self._others.clear()

    @property
    def untold(self) -> int | None:
        """How many decisions are to be recounted first; None if the whole game is here."""
        return self._before if self._opening is None else None

    def recall(self, early: "Story") -> None:
        """Take in what was recounted."""
        self._opening, self._early = early

    def story(self) -> "Story":
        """The present game from the deal on; when nothing is to be recounted."""
        assert self._opening is not None
        return Story(self._opening, [*self._early, *self._moves])


class Story(NamedTuple):
    """A game as it was told: the deal, and what each decision changed."""

    opening: Position
    entries: Sequence[Entry]


def recount(opening: Position, tokens: Iterable[str]) -> list[Entry]:
    """What each decision of a game changed, by playing it; the opening stays as it is."""
    position = opening.copy()
    watch = Watch(position)
    entries = []
    for token in tokens:
        seat = watch.asked
        assert seat is not None
        watch.decide(position.game.code(token))
        entries.append(Entry.of(seat, token, watch.step()))
    return entries
