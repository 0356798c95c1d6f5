"""Matches on file (L20): records with the same `Match` tag and rounds like `2/4`."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lynxdeck.games.match import Match, read_round_tag
from lynxdeck.records.fault import Fault, quoted
from lynxdeck.records.record import BAR, Record

ALIKE = ("Game", "Edition", "Seats")


@dataclass(slots=True)
class ScoreSheet:
    """One match: what was agreed, and the scores of the rounds that are on file."""

    name: str
    tags: dict[str, str]
    """What all rounds have alike."""
    agreed: Match
    scores: dict[int, list[int] | None] = field(default_factory=dict)
    """By round; None while it is being played."""

    @property
    def names(self) -> list[str]:
        return self.tags["Seats"].split(BAR)

    @property
    def rows(self) -> list[list[int]]:
        return [row for _, row in sorted(self.scores.items()) if row is not None]

    @property
    def totals(self) -> list[int]:
        return list(self.agreed.totals(self.rows))

    @property
    def over(self) -> bool:
        return self.agreed.over(self.rows)

    @property
    def winners(self) -> list[int]:
        """The seats with the highest total, counted from 1; none until the match is over."""
        return [seat + 1 for seat in self.agreed.winners(self.rows)] if self.over else []

    def add(self, record: Record, number: int) -> None:
        for tag, value in self.tags.items():
            if record.tags[tag] != value:
                raise _at(record, tag, f"expected {quoted(value)}, as in the match's other games")
        if number in self.scores:
            raise _at(record, "Round", f"round {number} of {quoted(self.name)} is there already")
        start = self.agreed.start(number) + 1
        if record.tags["Start"] != str(start):
            raise _at(record, "Start", f"seat {start} starts round {number}, clockwise (L20)")
        over = record.position.over
        self.scores[number] = record.position.scores if over else None


class Matches:
    def __init__(self) -> None:
        self._sheets: dict[str, ScoreSheet] = {}

    def __iter__(self) -> Iterator[ScoreSheet]:
        return iter(self._sheets.values())

    def add(self, record: Record) -> None:
        """Enter a record; one that belongs to no match is left out, a wrong one is a fault."""
        name = record.tags.get("Match")
        if name is None:
            return
        number, rounds = _round(record)
        if name not in self._sheets:
            alike = {tag: record.tags[tag] for tag in ALIKE}
            self._sheets[name] = ScoreSheet(name, alike, _agreed(record, number, rounds))
        sheet = self._sheets[name]
        if sheet.agreed.rounds != rounds:
            raise _at(record, "Round", f"{quoted(name)} has {sheet.agreed.rounds} rounds")
        sheet.add(record, number)


def _round(record: Record) -> tuple[int, int]:
    if "Round" not in record.tags:
        raise _at(record, "Match", 'a game of a match has its round too; expected [Round "2/4"]')
    try:
        return read_round_tag(record.tags["Round"])
    except ValueError as error:
        raise _at(record, "Round", str(error)) from None


def _agreed(record: Record, number: int, rounds: int) -> Match:
    """What must have been agreed, told by any one round."""
    seats = len(record.names)
    cycles, rest = divmod(rounds, seats)
    if rest:
        raise _at(
            record, "Round", f"with {seats} seats a match has {seats} rounds, or twice so many"
        )
    first = (int(record.tags["Start"]) - number) % seats
    return Match(seats=seats, cycles=cycles, first=first)


def _at(record: Record, tag: str, message: str) -> Fault:
    line, column = record.places.get(tag, (1, 1))
    return Fault(line, column, message, record.tags[tag])
