"""All that is seen and asked of a game: views, what a decision did and changed, previews, tips.

An `Observer` is a game on one target, with room for one question at a time; a `Watch` is what has
been seen of one position. Nothing leaves either that was not masked for those who get it.
"""

import copy
import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from struct import Struct as Packing
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import ready
from lynxdeck.games.compile import Engine
from lynxdeck.games.edition import Edition
from lynxdeck.games.fact import Fact
from lynxdeck.games.fields import Numbers, States
from lynxdeck.games.layout import Cards
from lynxdeck.games.tip import Tip

if TYPE_CHECKING:
    from msgspec import Struct

    from lynxdeck.games.position import Position
    from lynxdeck.games.registry import Game
    from lynxdeck.games.shape import AnyView

F = TypeVar("F", bound=Callable[..., object])
Facts: TypeAlias = "list[Struct]"
"""Structs of a game, in the order of happening."""


class Told(NamedTuple):
    """What one decision did, and who may know it; kept as rows, read when they are asked for."""

    read: "Callable[[bytes], Struct]"
    """What makes a fact of a row."""
    width: int
    """How many bytes a row has."""
    rows: bytes
    """With nothing hidden: for finished games, and records that were brought along."""
    public_rows: bytes
    own_rows: Mapping[int, bytes]
    """For seats (from 1) that see more than the public."""

    @property
    def open(self) -> Facts:
        return self.facts(self.rows)

    @property
    def public(self) -> Facts:
        return self.facts(self.public_rows)

    @property
    def own(self) -> dict[int, Facts]:
        """What seats may know that see more than the public."""
        return {seat: self.facts(rows) for seat, rows in self.own_rows.items()}

    def seen_by(self, seat: int | None) -> Facts:
        return self.facts(self.own_rows.get(seat, self.public_rows) if seat else self.public_rows)

    def facts(self, rows: bytes) -> Facts:
        width = self.width
        return [self.read(rows[at : at + width]) for at in range(0, len(rows), width)]


class Changes(NamedTuple):
    """What one decision changed in views, as JSON; how patches are read says `docs/protocol.md`."""

    public: bytes
    """A list without its brackets."""
    own: dict[int, bytes]
    """What a seat (from 1) sees in addition."""
    told: Told
    """The same as facts, in the order of happening."""


class Look(NamedTuple):
    """A position as a spectator sees it, with its tally and, behind that, all hands."""

    raw: bytes
    asked: int | None
    """The seat whose decision it is."""
    legal: list[str]
    """What it may decide, sorted."""
    choices: bytes
    """The same as it stands in a patch."""


Following = tuple[bytes, Look, Told, list[int]]
"""What a decision leads to: the record, what is seen of it, what was done, which leaves changed."""


class Observer(threading.local):
    """A game on one target. Each thread has buffers of its own: two would see each other's cards.

    Those of every decision are held by functions: asking a thread's own attributes is slow.
    """

    def __init__(self, game: "Game", *, compiled: bool) -> None:
        self.game, self.compiled = game, compiled
        self.engine: Engine = game.compiled if compiled else game.interpreted
        engine = self.engine
        self._room = engine.new(1)
        self.decide = self._direct(engine.decide, self._room, 0, 0)
        """Make the decision that a token's code means: 0, or why it is refused."""
        self._mask = self._direct(engine.mask_at, self._room, 0, 0, self._room, 0)
        self.tell, self.look, self.observe = _functions(game, engine, self._direct)
        """Make a decision and tell it; see the table; say what a decision leads to."""
        self._numbers = np.zeros(game.foresight.width if game.foresight else 3, np.int64)
        self._rows = np.zeros((game.story.TOLD, game.story.TOLD_WIDTH), np.int16)
        self._codes = np.zeros(len(game.tips) + 1, np.int64)

    def _direct(self, function: F, *arguments: object) -> F:
        return targets.direct(function, *arguments) if self.compiled else function

    def mask(self, states: States, seat: int | None) -> bytes:
        """The record as a seat (from 1) may see it, or a spectator: the only exit for secrets."""
        viewer = self.game.rules.SPECTATOR if seat is None else seat - 1
        self._mask(states, 0, viewer, self._room, 0)
        return self._room.tobytes()

    def view(self, masked: States, edition: Edition) -> "AnyView":
        layout, raw = self.game.layout, masked.tobytes()
        tally = np.zeros((layout.hands - layout.size) // 4, np.int32)
        self.engine.tally(masked, 0, tally)
        legal: list[str] = []
        if layout.viewer(raw) == tally[0] + 1:
            codes = np.zeros(self.game.rules.ACTIONS, np.int64)
            count = self.engine.codes_of(masked, 0, codes)
            legal = sorted(self.game.text(int(code)) for code in codes[:count])
        return layout.show(raw + tally.tobytes(), edition, legal)

    def foresee(
        self, states: States, seat: int, code: int, *, odds: bool = True
    ) -> "Struct | None":
        """What the decision that a token's code means would do at once; None if it is illegal.

        Where odds are not to be told, a preview that is nothing else tells nothing.
        """
        if self.engine.foresee_at(states, 0, seat - 1, code, self._room, self._numbers):
            return None
        if not odds and self.game.has_odds:
            self._numbers[:] = -1
        return self.game.foreseen(self._numbers.tolist())

    def odds(self, states: States, seat: int) -> tuple[int, int] | None:
        """How many of the cards in the pile would bust, and how many there are."""
        if not self.engine.bust_odds_at(states, 0, seat - 1, self._room, self._numbers):
            return None
        _, misfits, pile = self._numbers[:3].tolist()
        return misfits, pile

    def tips(self, states: States, seat: int, told: bytes) -> list[Tip]:
        rows = np.frombuffer(told, np.int16).reshape(-1, self._rows.shape[1])
        self._rows[: len(rows)] = rows
        room, codes = self._room, self._codes
        count = self.engine.tips_at(states, 0, seat - 1, self._rows, len(rows), room, codes)
        return [self.game.tips[code] for code in codes[:count]]


Tell = Callable[[States, int], Told | None]
Seeing = Callable[[States], Look]
Observe = Callable[[States, int, Numbers], Following | None]


def _functions(
    game: "Game", engine: Engine, direct: Callable[..., Callable[..., int]]
) -> tuple[Tell, Seeing, Observe]:
    layout, story, state = game.layout, game.story, game.rules.STATE
    after, before, own = engine.new(1), engine.new(1), engine.new(1)
    record, first = octets(after), layout.own.at if layout.own else 0
    hands = record[first : first + layout.dtype.itemsize - layout.hands]
    told = np.zeros((2, story.TOLD, story.TOLD_WIDTH), np.int16)
    now = np.zeros(layout.dtype.itemsize, np.uint8)
    seen = now[: layout.size].view(state).view(type(before))
    numbers = now[layout.size : layout.hands].view(np.int32)
    codes, leaves = np.zeros(game.rules.ACTIONS, np.int64), layout.leaf_at
    changed = np.zeros(2 + len(layout.leaves), np.int64)
    see = (seen, numbers, own, codes)
    decide = direct(engine.decide_told, before, 0, 0, before, told)
    look = direct(engine.look, before, 0, *see)
    rooms = (after, before, told, *see, hands, now)
    observe = direct(engine.observe, before, 0, 0, *rooms, now, leaves, changed)
    veil = direct(engine.veil_told, told[0], 0, 0, told[1])
    # Views of the same bytes, which Python reads faster than arrays.
    raw, mover, legal, found, facts = now.data, numbers.data, codes.data, changed.data, told.data
    following = record.data
    both, width, half = facts.cast("B"), told.strides[1], told.strides[0]
    read, text = reader(story.FACTS, game.structs.STRUCTS), game.text

    @functools.lru_cache(256)  # two in three are new: dropping one of many costs more than it saves
    def choices(encoded: bytes) -> tuple[list[str], bytes]:
        tokens = sorted(map(text, memoryview(encoded).cast("q")))
        return tokens, layout.choices(tokens)

    def looked(count: int) -> Look:
        asked = mover[0] + 1 if mover[0] >= 0 else None
        return Look(raw.tobytes(), asked, *choices(legal[:count].tobytes()))

    def telling(count: int, states: States) -> Told:
        size = count * width
        rows, public = both[:size].tobytes(), both[half : half + size].tobytes()
        more = {} if rows == public else owned(count, int(states["seats"][0]), public)
        return Told(read, width, rows, public, more)

    def owned(count: int, seats: int, public: bytes) -> dict[int, bytes]:
        more = {}
        for seat in range(seats):
            veil(told[0], count, seat, told[1])
            shown = both[half : half + count * width].tobytes()
            if shown != public:
                more[seat + 1] = shown
        return more

    def tell(states: States, code: int) -> Told | None:
        count = decide(states, 0, code, before, told)
        return telling(count, states) if count >= 0 else None

    def observed(states: States, code: int, kept: Numbers) -> Following | None:
        count = observe(states, 0, code, *rooms, kept, leaves, changed)
        if count < 0:
            return None
        look, leaf = looked(found[0]), found[2 : 2 + found[1]].tolist()
        return following.tobytes(), look, telling(count, states), leaf

    return tell, lambda states: looked(look(states, 0, *see)), observed


def octets(states: States) -> Numbers:
    return states.view(np.ndarray).view(np.uint8)


def reader(facts: Sequence[Fact], structs: "Sequence[type[Struct]]") -> "Callable[[bytes], Struct]":
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


class Watch:
    """What has been seen of one position, decision by decision: all that seats see alike once.

    Through the compiled rules as soon as they are ready, unless another observer is lent.
    """

    __slots__ = (
        "_following", "_kept", "_last", "_look", "_observer", "_record", "_shown", "asked",
        "legal", "move", "position",
    )  # fmt: skip

    def __init__(self, position: "Position", observer: Observer | None = None) -> None:
        self.position = position
        self._observer = observer or ready.observer(position.game)
        layout, states = position.game.layout, position.states
        self._record = octets(states)
        self._following: tuple[int, Following | None] | None = None
        """A decision's code and what it leads to, once that has been asked for."""
        self._shown: AnyView | None = None
        """What a spectator sees, once it has been asked for; a copy becomes a seat's view."""
        self._last: Told | None = None
        seen = self._observer.look(states)
        first = layout.own.at if layout.own else 0
        hands = self._record[first : first + layout.dtype.itemsize - layout.hands]
        raw = seen.raw[: layout.hands] + hands.tobytes()
        self._kept = np.frombuffer(bytearray(raw), np.uint8)
        self.move = int(states["move"][0])
        """How many decisions have been made."""
        self._see(seen._replace(raw=raw))

    def _see(self, look: Look) -> None:
        self._look, self._shown = look, None
        self.asked = look.asked
        """The seat whose decision it is."""
        self.legal = look.legal
        """What that seat may decide."""

    def view(self, seat: int | None) -> "AnyView":
        layout, raw = self.position.game.layout, self._look.raw
        if self._shown is None:
            self._shown = layout.show(raw, self.position.edition, [])
        view = copy.copy(self._shown)
        if seat is not None:
            view.seat = seat
            view.legal = self.legal if seat == self.asked else []
            if layout.own:
                setattr(view, layout.own.field.name, layout.hand(raw, seat))
        return view

    def hands(self) -> list[Cards]:
        """Every hand: for finished games, and records that were brought along."""
        layout, raw = self.position.game.layout, self._look.raw
        return [layout.hand(raw, seat) or {} for seat in range(1, self.position.seats + 1)]

    def ends(self, code: int) -> bool:
        """Whether a decision ends the game; what it leads to is kept until it is made."""
        following = self._follow(code)
        return following is not None and following[1].asked is None

    def _follow(self, code: int) -> Following | None:
        if self._following is None or self._following[0] != code:
            found = self._observer.observe(self.position.states, code, self._kept)
            self._following = code, found
        return self._following[1]

    def decide(self, code: int) -> Changes | None:
        """Make the decision that a token's code means; None if it is refused."""
        following, self._following = self._follow(code), None
        if following is None:
            return None
        record, look, told, changed = following
        self._record.data[:] = record
        self._kept.data[:] = look.raw
        raw, before, layout = look.raw, self.asked, self.position.game.layout
        known, spans, public = layout.pieces, layout.spans, layout.public
        pieces = [known[n].get(raw[spans[n]]) or layout.piece(n, raw[spans[n]]) for n in changed]
        own: dict[int, bytes] = {}
        while changed and changed[-1] >= public:
            own[layout.leaves[changed.pop()].owner] = pieces.pop()
        self._see(look)
        self.move += 1
        self._last = told
        after = look.asked
        if before is not None and before != after:
            none = layout.no_choices
            own[before] = own[before] + b"," + none if before in own else none
        if after is not None:
            legal = look.choices
            own[after] = own[after] + b"," + legal if after in own else legal
        return Changes(b",".join(pieces), own, told)

    def foresee(self, seat: int, code: int, *, odds: bool = True) -> "Struct | None":
        return self._observer.foresee(self.position.states, seat, code, odds=odds)

    def odds(self, seat: int) -> tuple[int, int] | None:
        return self._observer.odds(self.position.states, seat)

    def tips(self, seat: int) -> list[Tip]:
        told = self._last.rows if self._last else b""
        return self._observer.tips(self.position.states, seat, told)

    def warm(self) -> None:
        """Ask all that a seat may ask: the first who does would wait for the compiler."""
        if self.asked is not None:
            self.foresee(self.asked, self.position.game.code(self.legal[0]))
            self.odds(self.asked)
            self.tips(self.asked)
