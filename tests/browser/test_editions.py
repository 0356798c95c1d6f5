"""A game of every edition in the browser, with as many players as it allows at most."""

import random

import pytest

from lynxdeck.games.registry import game as find_game
from tests.browser import truth
from tests.browser.conftest import Guests
from tests.browser.looks import LANGUAGES, SIZES, THEMES, Look
from tests.browser.rooms import open_table
from tests.browser.seat import play, quick
from tests.browser.test_games import ended

EDITIONS = [
    pytest.param(game, edition.name, max(edition.players), id=edition.name)
    for game in ("linko", "push")
    for edition in find_game(game).editions
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "edition", "seats"), EDITIONS)
def test_edition(guests: Guests, game: str, edition: str, seats: int) -> None:
    """Two people, the other seats bots; nobody is told what they may not know."""
    turn = [param.id for param in EDITIONS].index(edition)
    ann, ben = (
        guests(Look(list(SIZES)[i % 4], THEMES[i % 2], LANGUAGES[i % 5])) for i in (turn, turn + 1)
    )
    bots = {str(number): "easy" for number in range(3, seats + 1)}
    wish = {"game": game, "edition": edition, "seats": seats, "bots": bots}
    sitting = open_table(wish, {1: ann, 2: ben})
    sitting[1].keyboard = True
    play(sitting, quick(random.Random(turn)))
    ended(sitting)
    truth.check(ann, [ben])
    truth.check(ben, [ann])
