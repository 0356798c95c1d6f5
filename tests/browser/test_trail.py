"""The trail: a lynx is met, a game is played, and what it brings is kept on the device."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.rooms import words
from tests.browser.seat import Seat

BEATEN = {"crowns": {"rose": [True, False, False]}, "looks": {}}
KEEP = "kept => localStorage.setItem('lynxdeck.trail', JSON.stringify(kept))"


def test_a_station_is_played_and_its_end_knows_it(guests: Guests) -> None:
    guest = guests()
    page = guest.go("/").page
    page.evaluate(KEEP, BEATEN)
    guest.go("/trail")
    expect(page.locator("#who")).to_have_text(words(guest, "trail-title-rust"))
    page.locator(".sheet .act").click()
    page.wait_for_url("**/t/~*")
    seat = Seat(guest, 1)
    seat.hears(lambda: page.url.endswith(guest.told.info.get("table", "?")))
    seat.reaches(0)
    assert [one["name"] for one in guest.told.info["seats"][1:]] == ["Rust", "Rose"]
    page.get_by_role("button", name=words(guest, "web-table-menu")).click()
    page.get_by_role("button", name=words(guest, "web-frame-bot-on")).click()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.get_by_role("link", name=words(guest, "trail-go"))).to_be_visible()
    said = (words(guest, "trail-won-rust"), words(guest, "trail-lost-rust"))
    assert any(line in page.locator(".end blockquote").inner_text() for line in said)
    kept = json.loads(str(page.evaluate("localStorage.getItem('lynxdeck.trail')")))
    won = 1 in guest.told.view["winners"]
    assert kept["crowns"].get("rust", [False])[0] == won


def test_a_prize_that_was_won_is_worn_and_another_is_not_offered(guests: Guests) -> None:
    guest = guests()
    page = guest.go("/").page
    page.evaluate(KEEP, {**BEATEN, "crowns": {"rust": [True, True, True]}})
    guest.go("/trail")
    page.locator("button.sum").click()
    cloths = page.get_by_role("group", name=words(guest, "trail-cloth"))
    expect(cloths.get_by_role("radio", disabled=True)).to_have_count(5)
    cloths.get_by_role("radio", name=words(guest, "trail-prize-cloth-red")).check(force=True)
    cloth = "getComputedStyle(document.documentElement).getPropertyValue('--felt').trim()"
    assert page.evaluate(cloth) == "#6d262f"
    page.reload()
    page.wait_for_function(f"{cloth} === '#6d262f'")
