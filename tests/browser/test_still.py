"""Nothing jumps: question, hand, choices and faces stay where they are, whatever is asked."""

import random

import pytest

from tests.browser.conftest import Guests
from tests.browser.looks import Look
from tests.browser.rooms import open_table
from tests.browser.seat import play, quick
from tests.browser.told import Json

DECISIONS = 12
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
  '[data-prompt], .at-board, .at-hand, .at-acts, [data-face], [data-place^="display:"]')]
  .map((one, i) => [one.dataset.face ?? one.dataset.place ?? i,
    ["x", "y", "width", "height"].map((side) => Math.round(one.getBoundingClientRect()[side]))]))"""


@pytest.mark.long
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_table_stands_still(guests: Guests, screen: str) -> None:
    """At every decision of a game everything lies where it lay at the first."""
    guest = guests(Look(screen))
    bots = {"2": "easy", "3": "easy"}
    seats = open_table({"game": "linko", "seats": 3, "bots": bots, "start": 1}, {1: guest})
    seen: list[Json] = []
    choice = quick(random.Random(1))

    def choose(view: Json) -> str:
        seen.append(guest.page.evaluate(PLACES))
        return choice(view)

    play(seats, choose, most=DECISIONS)
    assert len(seen) == DECISIONS
    assert len(seen[0]) > 10
    assert [one for one in seen if one != seen[0]] == []
