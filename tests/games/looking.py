"""Positions of every table, and what one seat or a spectator sees of them."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from tests.games.sorts import SORTS, Sort, cases

Drawn = Callable[..., Position]

MANY = -(-100_000 // len(SORTS))  # positions of each table, for what compiled code does
SOME = 24  # positions of each table, for what Python does: over 2,000
FEW = 8


def of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", cases(t for t in SORTS if t.game.name == name))


def random_positions(table: Sort) -> Iterator[Position]:
    """One position after the other without end, game after game, the last of each included."""
    engine, rng = table.game.compiled, generator(table.number)
    for number in range(1_000_000):
        position = table.dealt(number)
        while True:
            yield position
            if position.over:
                break
            k = engine.below(rng, engine.count_of(position.states, 0))
            engine.advance(position.states, 0, k)


def some_positions(table: Sort, n: int = FEW) -> Iterator[Position]:
    """From different stages of some games, and the end of the first."""
    yield last_of(table)
    for step, position in enumerate(random_positions(table)):
        if step == (n - 1) * 43:
            return
        if step % 43 == 0:
            yield position


def last_of(table: Sort) -> Position:
    return next(position for position in random_positions(table) if position.over)


def viewers(table: Sort) -> list[int | None]:
    """The seats, and the spectator."""
    return [*range(1, table.seats + 1), None]


def encoded(position: Position, seat: int | None) -> bytes:
    return msgspec.json.encode(position.view(seat))


def shown(position: Position, seat: int | None) -> dict[str, Any]:
    """A view as anybody gets it: JSON."""
    view: dict[str, Any] = json.loads(encoded(position, seat))
    return view


def mask(position: Position, seat: int | None) -> Any:
    """The masked record, in an array of one."""
    rules, out = position.game.rules, position.game.interpreted.new(1)
    viewer = rules.SPECTATOR if seat is None else seat - 1
    position.game.interpreted.mask_at(position.states.view(np.recarray), 0, viewer, out, 0)
    return out
