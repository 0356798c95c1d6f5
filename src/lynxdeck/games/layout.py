"""What a field of a fact or a view may be, and a game's table of fields applied.

A game's `view.py` is that table. A view is written from bytes: a masked record, its tally and all
hands, one after the other. The same table tells to which path of a view each byte belongs, so a
patch needs no two views; and it makes a record of a view again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from struct import pack, unpack, unpack_from
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.shape import AnyView, Notation, Rules, Structs

MOST_PIECES = 1024

# --- kinds of fields ------------------------------------------------------------------------------

Row = Sequence[int]
Names = Sequence[str | None]
Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""


@dataclass(frozen=True)
class Kind:
    """The numbers of a field, and their meaning; the browser has the same under the same word."""

    type: str
    """In Python's annotations."""
    word: str
    read: Callable[[Row], Any]
    write: Callable[[Any], Row]
    width: int = 1
    """How many numbers it takes; fewer that are written are followed by 0."""
    names: Names = ()
    """What the numbers stand for."""
    first: int = 0
    """The card that the first count is of."""


NUMBER = Kind("int", "number", lambda row: row[0], lambda n: (n,))
FLAG = Kind("bool", "flag", lambda row: row[0] != 0, lambda flag: (flag,))
SEAT = Kind("int", "seat", lambda row: row[0] + 1, lambda seat: (seat - 1,))
NOBODY = 255  # -1 as a byte
MAYBE_SEAT = Kind(
    "int | None",
    "seat?",
    lambda row: None if row[0] < 0 or row[0] == NOBODY else row[0] + 1,
    lambda seat: (NOBODY if seat is None else seat - 1,),
)
MAYBE_NUMBER = Kind(
    "int | None",
    "number?",
    lambda row: None if row[0] < 0 else row[0],
    lambda n: (-1 if n is None else n,),
)
LAYER = Kind("tuple[int, int, int]", "layer", tuple, tuple, 3)


def named(names: Names) -> Kind:
    """Something that has a name: a card, a colour, a column."""
    return Kind(
        "str", "name", lambda row: names[row[0]], lambda name: (names.index(name),), names=names
    )


def maybe_named(names: Names) -> Kind:
    """The same, or nothing, 0."""
    return Kind(
        "str | None",
        "name?",
        lambda row: names[row[0]] or None,
        lambda name: (names.index(name) if name else 0,),
        names=names,
    )


def cards(names: Names, most: int) -> Kind:
    """Cards in order."""
    return Kind(
        "list[str]",
        "cards",
        lambda row: [names[card] for card in row if card],
        lambda cards: [names.index(card) for card in cards],
        most,
        names,
    )


def maybe_cards(names: Names, most: int) -> Kind:
    """The same, or None where there are none."""
    some = cards(names, most)
    return Kind(
        "list[str] | None",
        "cards?",
        lambda row: some.read(row) or None,
        lambda cards: some.write(cards or ()),
        most,
        names,
    )


def multiset(names: Names, most: int) -> Kind:
    """Cards in any order, as card → count."""
    some = cards(names, most)

    def read(row: Row) -> Cards:
        listed = some.read(row)
        return {card: listed.count(card) for card in listed}

    def write(counts: Cards) -> Row:
        return some.write([card for card, n in counts.items() for _ in range(n)])

    return Kind("dict[str, int]", "multiset", read, write, most, names)


def counts(names: Names, first: int = 0, kinds: int = 0) -> Kind:
    """A number for each card, from card `first` on, as card → count."""
    width = kinds or len(names) - first
    counted = names[first:]

    def read(row: Row) -> dict[str | None, int]:
        return {name: n for name, n in zip(counted, row) if n}  # noqa: B905 - as many

    def write(cards: Cards) -> Row:
        return [cards.get(name or "", 0) for name in names[first : first + width]]

    return Kind("dict[str, int]", "counts", read, write, width, names, first)


def numbers(most: int) -> Kind:
    """Numbers from 1 on."""
    return Kind("list[int]", "numbers", lambda row: [n for n in row if n], list, most)


def layers(most: int) -> Kind:
    """A pile of layers, the bottom one first."""

    def read(row: Row) -> list[tuple[int, ...]]:
        return [tuple(row[at : at + 3]) for at in range(0, len(row), 3) if row[at]]

    def write(layers: Sequence[Row]) -> Row:
        return [n for layer in layers for n in layer]

    return Kind("list[tuple[int, int, int]]", "layers", read, write, 3 * most)


# --- the table of fields --------------------------------------------------------------------------
RECKONED = "tally:reckoned"
"""What `reckon` writes: numbers that the record does not hold."""


@dataclass(frozen=True)
class Field:
    """One field of a view, or of a player in it."""

    name: str
    kind: Kind = NUMBER
    of: str = ""
    """The field of the record, or the part of the tally, where that is called otherwise."""
    count: int = 0
    """How many entries a list has; 0 for a single thing."""
    when: str = ""
    """The flag of the record without which it is None."""
    own: bool = False
    """Whether it is hidden from all but its seat: the hand."""
    players: tuple["Field", ...] = ()
    """The fields of each player."""


SCORE = Field("score", of="tally:score")


def winners(seats: int) -> Kind:
    """The seats that won; none until the game is over."""
    return Kind(
        "list[int]",
        "winners",
        lambda row: [seat for seat, won in enumerate(row, start=1) if won],
        lambda won: [seat in won for seat in range(1, seats + 1)],
        seats,
    )


class Place(NamedTuple):
    """Where the numbers of a field lie: at which byte they begin, and how wide each is."""

    field: Field
    at: int
    item: int
    when: int = 0

    def entry(self, k: int) -> int:
        return self.at + k * self.field.kind.width * self.item

    def show(self, raw: bytes, k: int = 0) -> object:
        """The field as JSON has it; `k` is the seat of a player's."""
        if self.when and not raw[self.when]:
            return None
        if self.field.count:
            return [self._show(raw, entry) for entry in range(self.field.count)]
        return self._show(raw, k)

    def _show(self, raw: bytes, k: int) -> Any:
        at, kind = self.entry(k), self.field.kind
        if self.item == 1:
            return kind.read(raw[at : at + kind.width])
        return kind.read(unpack_from(f"<{kind.width}i", raw, at))

    def put(self, raw: bytearray, value: object, k: int = 0) -> None:
        if value is None and self.when:
            return
        each = enumerate(cast("Sequence[object]", value)) if self.field.count else ((k, value),)
        for entry, one in each:
            at, row = self.entry(entry), self.field.kind.write(one)
            numbers = pack(f"<{len(row)}{'B' if self.item == 1 else 'i'}", *row)
            raw[at : at + len(numbers)] = numbers


class Leaf(NamedTuple):
    """A part of a view that a patch can name."""

    path: str
    span: slice
    read: Callable[[Row], Any]
    item: int
    owner: int
    """The seat (from 1) that alone may know it; 0 for what everybody sees."""


class Layout:
    """The fields of a game's views, each with its place in the bytes."""

    def __init__(
        self, rules: "Rules", notation: "Notation", fields: Sequence[Field], structs: "Structs"
    ) -> None:
        self._rules, self._structs = rules, structs
        reckoned = sum(field.of == RECKONED for field in fields)
        each = sum(one.of == RECKONED for field in fields for one in field.players)
        self.dtype = np.dtype(
            [
                ("state", rules.STATE),
                ("tally:mover", "<i4"),
                ("tally:over", "<i4"),
                ("tally:score", "<i4", (rules.SEATS,)),
                ("tally:won", "<i4", (rules.SEATS,)),
                (RECKONED, "<i4", (reckoned + each * rules.SEATS,)),
                (
                    "tally:hands",
                    "u1",
                    (rules.SEATS, sum(one.kind.width for one in fields if one.own)),
                ),
            ]
        )
        """All that views are written from."""
        ends: tuple[str | None, ...] = notation.ENDS
        self._reckoned = 0
        self.places = [
            self._place(field)
            for field in (
                Field("move"),
                Field("to_move", MAYBE_SEAT, of="tally:mover"),
                Field("phase", named(notation.PHASES)),
                *fields,
                Field("over", FLAG, of="tally:over"),
                Field("end", maybe_named(ends)),
                Field("winners", winners(rules.SEATS), of="tally:won"),
            )
        ]
        group = next(place.field for place in self.places if place.field.players)
        self.players = [self._place(field, rules.SEATS) for field in group.players]
        self.own = next((place for place in self.places if place.field.own), None)
        self._seats, self._viewer = self.offset("seats"), self.offset("viewer")
        self.size, self.hands = rules.STATE.itemsize, self.offset("tally:hands")
        """How large a record is, and where the hands begin."""
        self.leaves = sorted(self._leaves(), key=lambda leaf: leaf.span.start)
        self.spans = [leaf.span for leaf in self.leaves]
        self.public = sum(leaf.owner == 0 for leaf in self.leaves)
        """How many leaves everybody sees; those of hands follow."""
        self.paths = [leaf.path for leaf in self.leaves[: self.public]]
        """What the numbers of a patch stand for."""
        self.paths += [self.own.field.name, "legal"] if self.own else ["legal"]
        self.leaf_at = np.full(self.dtype.itemsize, -1, np.int16)
        """To which leaf each byte belongs."""
        for number, leaf in enumerate(self.leaves):
            self.leaf_at[leaf.span] = number
        self._heads = [b"%d," % min(leaf, self.public) for leaf in range(len(self.leaves))]
        """How each leaf begins in a patch."""
        self.pieces: list[dict[bytes, bytes]] = [{} for _ in self.leaves]
        """By leaf, the bytes there as they stand in a patch: the same come again and again."""
        self.no_choices = self.choices([])
        """How a patch says that a seat is not asked any more."""

    def offset(self, name: str) -> int:
        """Where a field of the record, or a part of what follows it, begins."""
        return int(self._found(name)[1])

    def _found(self, name: str) -> tuple[Any, ...]:
        ours, record = self.dtype.fields, self._rules.STATE.fields
        assert ours is not None
        assert record is not None
        return ours[name] if name in ours else record[name]

    def _place(self, field: Field, entries: int = 1) -> Place:
        if field.players:
            return Place(field, 0, 0)
        kind, at, *_ = self._found(field.of or field.name)
        if field.of == RECKONED:
            at += 4 * self._reckoned
            self._reckoned += entries
        return Place(field, at, kind.base.itemsize, self.offset(field.when) if field.when else 0)

    # --- views --------------------------------------------------------------------------------

    def viewer(self, raw: bytes) -> int | None:
        """Whose eyes a record is for (from 1), None for a spectator; refuses an open one."""
        viewer = raw[self._viewer]
        if viewer == self._rules.OPEN & 255:
            raise Refusal("not-masked", "Only a masked record can be shown.")
        return None if viewer == self._rules.SPECTATOR & 255 else viewer + 1

    def show(self, raw: bytes, edition: "Edition", legal: list[str]) -> "AnyView":
        """The bytes of a masked record and its tally as JSON's struct."""
        seat = self.viewer(raw)
        seen = {place.field.name: place.show(raw) for place in self.places if place.item}
        if self.own:
            seen[self.own.field.name] = None if seat is None else self.own.show(raw, seat - 1)
        players = [
            self._structs.Player(**{one.field.name: one.show(raw, k) for one in self.players})
            for k in range(raw[self._seats])
        ]
        made = self._structs.View(
            edition=edition.text,
            rules=self._rules.VERSION,
            seat=seat,
            players=players,
            legal=legal,
            **seen,
        )
        return cast("AnyView", made)

    def record(self, shown: "AnyView", flags: Mapping[str, int]) -> bytearray:
        """What a view tells, in a record: `restore` completes it."""
        rules = self._rules
        if shown.rules != rules.VERSION:
            sentence = f"These are rules {rules.VERSION}, not {shown.rules}."
            raise Refusal("rules-version", sentence)
        raw = bytearray(self.size)
        for flag, value in flags.items():
            raw[self.offset(flag)] = value
        raw[self._seats] = len(shown.players)
        raw[self._viewer] = (rules.SPECTATOR if shown.seat is None else shown.seat - 1) & 255
        for place in self.places:
            value = getattr(shown, place.field.name)
            if place.field.own and shown.seat is not None:
                place.put(raw, value or {}, shown.seat - 1)
            elif place.item and place.at < self.size and not place.field.own:
                place.put(raw, value)
        for one in self.players:
            for seat, player in enumerate(shown.players if one.at < self.size else ()):
                one.put(raw, getattr(player, one.field.name), seat)
        return raw

    def hand(self, raw: bytes, seat: int) -> Cards | None:
        """A seat's hand: for that seat alone; None in a game without."""
        if self.own is None:
            return None
        kind = self.own.field.kind
        at = self.hands + (seat - 1) * kind.width
        return cast(Cards, kind.read(raw[at : at + kind.width]))

    # --- patches ------------------------------------------------------------------------------

    def _leaves(self) -> Iterator[Leaf]:
        seats = range(self._rules.SEATS)
        for place in self.places:
            field = place.field
            if field.players:
                for seat in seats:
                    for one in self.players:
                        yield _leaf(f"players.{seat}.{one.field.name}", one, one.entry(seat))
            elif field.own:
                for seat in seats:
                    at = self.hands + seat * field.kind.width
                    yield _leaf(field.name, place, at, owner=seat + 1)
            elif field.count:
                for k in range(field.count):
                    yield _leaf(f"{field.name}.{k}", place, place.entry(k))
            else:
                yield _leaf(field.name, place, place.at)

    def piece(self, leaf: int, part: bytes) -> bytes:
        """A leaf of which these are the bytes, as it stands in a patch."""
        _, _, read, item, _ = self.leaves[leaf]
        known = self.pieces[leaf]
        if len(known) == MOST_PIECES:
            known.clear()
        row = part if item == 1 else unpack(f"<{len(part) // item}i", part)
        known[part] = made = self._heads[leaf] + self._structs.encode(read(row))
        return made

    def choices(self, tokens: list[str]) -> bytes:
        return b"%d," % (len(self.paths) - 1) + self._structs.encode(tokens)


def _leaf(path: str, place: Place, at: int, owner: int = 0) -> Leaf:
    kind, item = place.field.kind, place.item
    return Leaf(path, slice(at, at + kind.width * item), kind.read, item, owner)
