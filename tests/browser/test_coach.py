"""The coach: a finished game is looked at again, a question is asked and answered, and tried."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.rooms import words
from tests.browser.seat import Seat, play, quick
from tests.browser.test_solo import play_now

LATER_MS = 60_000
"""A busy machine may take its time."""


def finished(guest: Guest, game: str) -> None:
    """Some hasty decisions, then a bot plays on to the end."""
    seat = play_now(guest, game, opponents=3)
    play([seat], quick(random.Random(1)), most=3)
    guest.page.get_by_role("button", name=words(guest, "web-table-menu")).click()
    guest.page.get_by_role("button", name=words(guest, "web-frame-bot-on")).click()
    expect(guest.page.locator("#end-title")).to_be_visible(timeout=LATER_MS)


@pytest.mark.parametrize("game", ["linko", "push"])
def test_from_the_end_to_a_question_an_answer_and_another_try(guests: Guests, game: str) -> None:
    guest = guests(Look("phone") if game == "linko" else Look("desktop"))
    page = guest.page
    finished(guest, game)
    before = page.url
    page.get_by_role("link", name=words(guest, "coach-title")).click(timeout=LATER_MS)
    begin = page.get_by_role("button", name=words(guest, "coach-begin"))
    expect(begin).to_be_visible(timeout=LATER_MS)
    begin.click()
    expect(page.get_by_text(words(guest, "coach-ask"))).to_be_visible()
    assert page.get_by_text(words(guest, "coach-why")).count() == 0
    page.get_by_role("button", name=words(guest, "coach-show")).click()
    answer = page.get_by_role("region", name=words(guest, "coach-title"))
    expect(answer.locator(".row")).to_have_count(2)
    expect(answer.locator(".row.best")).to_have_count(1)
    expect(answer.locator(".why p").first).not_to_be_empty()
    answer.get_by_role("button", name=words(guest, "coach-try")).click()
    page.wait_for_url(lambda url: "/t/~" in url and url != before)
    seat = Seat(guest, 1)
    seat.hears(lambda: page.url.endswith(guest.told.info.get("table", "?")))
    expect(page.locator("[data-prompt=asked]")).to_be_visible()
    assert [one["kind"] for one in guest.told.info["seats"]].count("bot") == 3
