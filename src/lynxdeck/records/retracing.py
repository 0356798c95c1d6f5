"""A record gone through once more, decision by decision, each with what it did."""

from collections.abc import Iterator
from typing import NamedTuple

from lynxdeck.games.teller import Told
from lynxdeck.records.record import Record


class Step(NamedTuple):
    """One decision of a record."""

    seat: int
    token: str
    told: Told


def retraced(record: Record) -> Iterator[Step]:
    """Every decision from the deal on."""
    position = record.start()
    teller = position.game.teller(compiled=False)
    for token in record.decisions:
        seat = position.to_move
        assert seat is not None, "a record holds legal decisions only"
        _, told = teller.decide(position.states, 0, position.game.code(token))
        yield Step(seat, token, told)
