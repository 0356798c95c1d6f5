"""Bots that think on one's own device do not hold up the page."""

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.rooms import begin, words
from tests.browser.seat import Seat, next_asked
from tests.browser.test_lean import TASK_MS, traced

DECISIONS = 2


def against_an_expert(guest: Guest, game: str) -> Seat:
    """A game on this device, as anybody begins one."""
    page = guest.go("/").page
    begin(guest, game, opponents=1, level=words(guest, "web-level-expert"))
    page.wait_for_url("**/t/~*")
    return Seat(guest, 1)


@pytest.mark.alone
@pytest.mark.parametrize("game", ["linko", "push"])
def test_smooth_while_an_expert_thinks(browser: Browser, guests: Guests, game: str) -> None:
    """No task of the page takes 50 ms of its processor while the Worker thinks and cards move."""
    seat = against_an_expert(guests(Look("phone"), speed="normal"), game)
    seat.reaches(0)
    with traced(browser, seat.guest.page) as tasks:
        for _ in range(DECISIONS):
            if next_asked([seat]) is None:
                break
            seat.shows(seat.guest.told.move)
            seat.decide(seat.view["legal"][0])
        next_asked([seat])
    print(f"{game}: the longest task took {max(tasks):.1f} ms")
    assert max(tasks) <= TASK_MS
