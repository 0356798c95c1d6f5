"""What an observation consists of: one table per game, from which code and pages take their places.

A feature is one whole number from 0 to 255. It never depends on a card that its seat does not see.
"""

import functools
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lynxdeck.games.fields import Numbers, int64


class Feature(NamedTuple):
    """One number of an observation, and what it may be."""

    name: str
    lo: int
    hi: int


@dataclass(frozen=True)
class FeatureGroup:
    """Features of one kind, side by side."""

    name: str
    hi: int | tuple[int, ...]
    """The largest value, of all or of each."""
    text: str
    labels: tuple[str, ...] = ()
    """What tells them apart; none for a single one."""

    def features(self) -> Iterator[Feature]:
        """Each by its own name.

        >>> list(FeatureGroup("end", 1, "How it ended.", ("out", "stock")).features())
        [Feature(name='end.out', lo=0, hi=1), Feature(name='end.stock', lo=0, hi=1)]
        """
        names = [f"{self.name}.{label}" for label in self.labels] or [self.name]
        tops = self.hi if isinstance(self.hi, tuple) else (self.hi,) * len(names)
        for name, hi in zip(names, tops, strict=True):
            yield Feature(name, 0, hi)


@dataclass(frozen=True)
class Each:
    """The same groups several times: of each seat, of each column."""

    name: str
    labels: tuple[str, ...]
    text: str
    groups: tuple[FeatureGroup, ...]


class FeatureTable:
    """The features of a game in their order."""

    def __init__(self, *parts: FeatureGroup | Each) -> None:
        self.parts = parts
        self.starts: dict[str, int] = {}
        self.features: list[Feature] = []
        for part in parts:
            if isinstance(part, FeatureGroup):
                self._add(part)
                continue
            for label in part.labels:
                self.starts[f"{part.name}{label}"] = len(self.features)
                for group in part.groups:
                    self._add(group, f"{part.name}{label}.")

    def _add(self, group: FeatureGroup, prefix: str = "") -> None:
        self.starts[prefix + group.name] = len(self.features)
        self.features += [
            feature._replace(name=prefix + feature.name) for feature in group.features()
        ]

    def at(self, name: str) -> int:
        """Where a group begins, or the groups of a seat."""
        return self.starts[name]

    def inside(self, name: str) -> int:
        """Where a group begins within its seat or column: `seat0.known`."""
        return self.starts[name] - self.starts[name.partition(".")[0]]

    @property
    def width(self) -> int:
        """How many features there are."""
        return len(self.features)

    @functools.cached_property
    def mark(self) -> str:
        """The same where every feature has its name, range and place."""
        return f"{zlib.crc32(repr(self.features).encode()):08x}"

    def rows(self) -> Iterator[tuple[int, int, str, str, str]]:
        """The first and last place of each group, its name, its values, what it tells.

        Of groups that come several times those of the first stand there.
        """
        for part in self.parts:
            if isinstance(part, FeatureGroup):
                yield self._row(part, "")
                continue
            first, start = part.labels[0], self.at(f"{part.name}{part.labels[0]}")
            width = sum(len(list(group.features())) for group in part.groups)
            last = start + width * len(part.labels) - 1
            yield start, last, f"{part.name}{first} … {part.name}{part.labels[-1]}", "", part.text
            for group in part.groups:
                yield self._row(group, f"{part.name}{first}.")

    def _row(self, group: FeatureGroup, prefix: str) -> tuple[int, int, str, str, str]:
        start, own = self.at(prefix + group.name), list(group.features())
        tops = sorted({feature.hi for feature in own})
        most = str(tops[0]) if len(tops) == 1 else f"{tops[0]}–{tops[-1]}"
        values = "0 or 1" if tops == [1] else f"0 to {most}"
        name = prefix + group.name
        if group.labels:
            name += f".{group.labels[0]} … {group.labels[-1]}"
        return start, start + len(own) - 1, name, values, group.text


def numbered(count: int, first: int = 0) -> tuple[str, ...]:
    """Labels that are numbers.

    >>> numbered(3, 1)
    ('1', '2', '3')
    """
    return tuple(str(number) for number in range(first, first + count))


def lines(table: FeatureTable) -> Sequence[dict[str, str | int]]:
    """Each feature for programs."""
    return [
        {"place": place, "name": feature.name, "lo": feature.lo, "hi": feature.hi}
        for place, feature in enumerate(table.features)
    ]


def write_bits(actions: Numbers, count: int, out: Numbers) -> None:
    """Set the bits of so many actions in zeros."""
    for k in range(count):
        action = int64(actions[k])
        out[action >> 3] |= 1 << (action & 7)
