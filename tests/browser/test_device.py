"""Games on one's own device: no server is asked, nothing is lost, whatever happens to the page."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.rooms import words
from tests.browser.seat import Seat, play, quick


def play_now(guest: Guest, game: str = "linko", *, opponents: int = 2) -> Seat:
    """A game against bots, as anybody begins one."""
    page = guest.go("/").page
    page.locator(f'input[name="game"][value="{game}"]').check()
    others = page.get_by_role("group", name=words(guest, "web-opponents"))
    others.get_by_role("radio", name=str(opponents)).check()
    guest.primary().click()
    page.wait_for_url("**/t/~*")
    seat = Seat(guest, 1)
    seat.reaches(0)
    return seat


@pytest.mark.parametrize("game", ["linko", "push"])
def test_a_game_to_its_end_with_a_reload(guests: Guests, game: str) -> None:
    """Against bots, on the device alone, and the page is loaded anew in between."""
    guest = guests()
    seat = play_now(guest, game)
    play([seat], quick(random.Random(1)), stops={4: reload})
    expect(guest.page.locator("#end-title")).to_be_visible()
    assert not [url for url in guest.watch.requests if re.search(r"/api/v1/(tables|invites)/", url)]


def reload(seat: Seat) -> None:
    """The page is loaded anew, and stands where it stood."""
    before = seat.view
    seat.shows(before["move"])
    seat.guest.page.reload()
    seat.shows(before["move"], asked=True)
    assert seat.view == before
