"""Bots that think on the player's device do not hold up the page."""

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.rooms import words
from tests.browser.seat import Seat, next_asked
from tests.browser.test_lean import TRIES, judge, traced

DEALS = {
    "linko": "/play?game=linko&edition=ravensburger-2014&seats=2&seed=thinking",
    "push": "/play?game=push&edition=push&seats=2&seed=thinking",
}


def against_an_expert(guest: Guest, game: str) -> Seat:
    """A game on this device, from a deal that is always the same."""
    page = guest.go(DEALS[game]).page
    page.get_by_role("radio", name=words(guest, "web-level-expert")).check()
    page.get_by_role("button", name=words(guest, "web-start")).click()
    page.wait_for_url("**/t/~*")
    seat = Seat(guest, 1)
    seat.reaches(0)
    seat.shows(0)  # laid out and dealt: what follows is the game
    return seat


def turn(seat: Seat) -> None:
    """Decide until the expert has thought and the first question is asked again."""
    while not any(one.get("by") == "bot" for one in seat.guest.told.received):
        assert next_asked([seat]) is seat
        seat.shows(seat.guest.told.move)
        seat.decide(min(seat.view["legal"], key="+".__eq__))  # Push: rather stop than push on
        next_asked([seat])


@pytest.mark.alone
@pytest.mark.parametrize("game", ["linko", "push"])
def test_smooth_while_an_expert_thinks(browser: Browser, guests: Guests, game: str) -> None:
    """No task of the page takes 50 ms of its processor while the Worker thinks and cards move."""
    longest = []
    for _ in range(TRIES):
        guest = guests(Look("phone"), speed="normal")
        seat = against_an_expert(guest, game)
        with traced(browser, guest.page) as tasks:
            turn(seat)
        longest.append(max(tasks))
        guest.context.close()
    judge(game, longest)
