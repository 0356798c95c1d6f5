"""The rooms of the house, lent to the third game."""

import random

import pytest

from lynxdeck.games.registry import Game, game
from lynxdeck.records import Record, begin_from_seed
from tests.server.conftest import play  # noqa: F401 - a fixture


@pytest.fixture
def topper() -> Game:
    """The third game."""
    return game("topper")


@pytest.fixture
def played(topper: Game) -> Record:
    """A record of a whole game."""
    record = begin_from_seed(topper, topper.editions[0], ["Ann", "Ben", "Cleo"], seed="tea")
    pick = random.Random(3)
    while not record.position.over:
        record.play(pick.choice(record.position.legal()))
    return record
