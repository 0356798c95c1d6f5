"""A match (L20): games in a row, each begun by the next seat clockwise, their scores summed.

Seats count from 0, as everywhere inside the program; rounds count from 1, as in the tag
`Round "2/4"`. A score sheet is one row a finished round, with one score a seat.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lynxdeck.games import rotation

Sheet = Sequence[Sequence[int]]

_ROUND_TAG = re.compile(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})")


@dataclass(frozen=True, slots=True)
class Match:
    """What was agreed before the first game: who sits, who begins, how often round the table."""

    seats: int
    cycles: int = 1
    """How often every seat starts. (L20: once, or twice, agreed beforehand)"""
    first: int = 0
    """The seat that starts the first round."""

    def __post_init__(self) -> None:
        if self.seats < 1:
            raise ValueError(f"A match needs at least one seat, not {self.seats}.")
        if self.cycles < 1:
            raise ValueError(f"Every seat starts a match at least once, not {self.cycles} times.")
        if not 0 <= self.first < self.seats:
            raise ValueError(f"Seat {self.first} cannot start: seats are 0 to {self.seats - 1}.")

    @property
    def rounds(self) -> int:
        return self.seats * self.cycles

    def start(self, round: int) -> int:  # noqa: A002 - the record's word
        return rotation.starter_of(self.seats, self.first, self._checked(round))

    def totals(self, sheet: Sheet) -> tuple[int, ...]:
        return tuple(self._standings(sheet)[0])

    def winners(self, sheet: Sheet) -> tuple[int, ...]:
        """All seats with the highest total; before the match is over, those who lead."""
        leads = self._standings(sheet)[1]
        return tuple(seat for seat, leading in enumerate(leads) if leading)

    def over(self, sheet: Sheet) -> bool:
        self._check(sheet)
        return len(sheet) == self.rounds

    def round_tag(self, round: int) -> str:  # noqa: A002
        """The round as the record's `Round` tag tells it.

        >>> Match(seats=4).round_tag(2)
        '2/4'
        """
        return f"{self._checked(round)}/{self.rounds}"

    def _standings(self, sheet: Sheet) -> list[list[int]]:
        self._check(sheet)
        rows, out = np.array(sheet, np.int64), np.zeros((2, self.seats), np.int64)
        rotation.standings(rows, out)
        numbers: list[list[int]] = out.tolist()
        return numbers

    def _check(self, sheet: Sheet) -> None:
        for number, row in enumerate(sheet, start=1):
            if len(row) != self.seats:
                raise ValueError(f"Round {number} has {len(row)} scores for {self.seats} seats.")
            self._checked(number)

    def _checked(self, number: int) -> int:
        if not 1 <= number <= self.rounds:
            raise ValueError(f"There is no round {number} in a match of {self.rounds}.")
        return number


def read_round_tag(text: str) -> tuple[int, int]:
    """The round and the number of rounds of a `Round` tag.

    >>> read_round_tag("2/4")
    (2, 4)
    """
    found = _ROUND_TAG.fullmatch(text)
    if found is None or int(found[1]) > int(found[2]):
        raise ValueError(f"A round of a match reads like 2/4, unlike {text!r}.")
    return int(found[1]), int(found[2])
