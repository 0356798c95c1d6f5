"""What drawn positions of all games have in common: a text of lines, each a word and its cards.

    andy    7      | 7 / 6 6 6 J / 12 12
    ben*    13 2   | 3
    display 1 2 3 4 5 6
    pile    7 7 7 7

Seats come first, in order; the star marks whose turn it is. What lies open on the right of `|`
is the game's own affair. Lines that begin with `#` are remarks.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import number_in, width

NOTHING = "-"


@dataclass(frozen=True)
class SeatLine:
    name: str
    active: bool
    left: str
    right: str


@dataclass(frozen=True)
class Drawn:
    seats: list[SeatLine]
    lines: dict[str, str]

    @property
    def active(self) -> int:
        marked = [i for i, seat in enumerate(self.seats) if seat.active]
        if len(marked) != 1:
            raise Refusal("drawing", "A drawn position marks one seat with a star.")
        return marked[0]


def parse(text: str, words: Collection[str]) -> Drawn:
    """Split a drawn position into seats and the lines that begin with one of `words`."""
    seats: list[SeatLine] = []
    lines: dict[str, str] = {}
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word in words:
            if word in lines:
                raise Refusal("drawing", f"“{word}” is drawn twice.")
            lines[word] = rest.strip()
        else:
            left, bar, right = rest.partition("|")
            if not bar:
                raise Refusal("drawing", f"The line of “{word}” has no “|”.")
            seats.append(
                SeatLine(word.rstrip("*"), word.endswith("*"), left.strip(), right.strip())
            )
    return Drawn(seats, lines)


def cards(text: str, names: Mapping[str, int]) -> list[int]:
    """The cards of a line.

    >>> cards("7 J", {"7": 7, "J": 14}), cards("-", {})
    ([7, 14], [])
    """
    words = [word for word in text.split() if word != NOTHING]
    for word in words:
        if word not in names:
            raise Refusal("drawing", f"“{word}” is no card of this game.")
    return [names[word] for word in words]


def number(text: str, most: int) -> int:
    if (found := number_in(text, most)) is None:
        raise Refusal("drawing", f"“{text}” is no number from 0 to {most}.")
    return found


def fitting(found: list[int], most: int, where: str) -> list[int]:
    if len(found) > most:
        raise Refusal("drawing", f"{len(found)} cards are too many for {where}: it has {most}.")
    return found


def hidden_pile(size: int) -> str:
    """A pile whose cards are not shown; the remark cannot be read back."""
    return f"# {size} hidden" if size else NOTHING


def table(rows: list[tuple[str, str]]) -> str:
    most = max(width(word) for word, _ in rows) + 1
    return "\n".join((word + " " * (most - width(word)) + rest).rstrip() for word, rest in rows)


def names(kinds: Iterable[int], card_names: Sequence[str]) -> str:
    return " ".join(card_names[kind] for kind in kinds) or NOTHING


def expand(counts: Iterable[int], *, first: int = 0) -> list[int]:
    """The cards that counts by kind stand for, the first kind being `first`.

    >>> expand([0, 2, 1])
    [1, 1, 2]
    """
    return [kind for kind, n in enumerate(counts, first) for _ in range(int(n))]


def seat_name(seats: Sequence[str], seat: int) -> str:
    return seats[seat] if seats else f"seat{seat + 1}"
