"""From a wish to a table with everybody seated, as people do it: by the pages' own forms."""

import re

from playwright.sync_api import Locator, expect

from lynxdeck.locale import speaker
from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.browser.told import Json

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def open_by_form(host: Guest, *, game: str, seats: int, edition: str, name: str) -> str:
    """Open a table on the page for it; returns the link that invites others."""
    page = host.go("/new").page
    page.get_by_role("radio", name=words(host, f"web-game-{game}"), exact=True).check()
    sizes = page.get_by_role("group", name=words(host, "web-seats"))
    sizes.get_by_role("radio", name=str(seats)).check()
    edition_of(host).select_option(edition)
    page.get_by_label(words(host, "web-name")).fill(name)
    page.get_by_role("button", name=words(host, "web-open")).click()
    page.wait_for_url("**/t/*")
    return page.get_by_role("textbox", name=words(host, "web-link")).input_value()


def edition_of(host: Guest) -> Locator:
    """The choice of an edition; its hint is read with its name."""
    return host.page.get_by_role("combobox", name=re.compile(f"^{words(host, 'web-edition')}"))


def join_by_link(guest: Guest, link: str, name: str) -> None:
    """Follow an invitation and sit down on the first free seat."""
    page = guest.go(link).page
    page.get_by_label(words(guest, "web-name")).fill(name)
    page.get_by_role("button", name=words(guest, "web-sit")).click()
    page.wait_for_url("**/t/*")


def start(host: Guest) -> None:
    """The host's button, once everybody is here."""
    button = host.page.get_by_role("button", name=words(host, "web-start"))
    expect(button).to_be_enabled()
    button.click()


def open_table(wish: Json, sitting: dict[int, Guest]) -> list[Seat]:
    """A table without the forms, by the first guest: who sits, sits; the game has begun."""
    host = next(iter(sitting.values()))
    made = host.post("/tables", {"pace": "instant", "seats": len(sitting), **wish})
    seats = [Seat(guest, number) for number, guest in sitting.items()]
    for seat in seats:
        claim = {"name": NAMES[seat.number - 1], "seat": seat.number}
        seat.guest.post(f"/invites/{made['invite']}/claim", claim)
    host.post(f"/tables/{made['table']}/start")
    for seat in seats:
        seat.guest.go(f"/t/{made['table']}")
    for seat in seats:
        seat.reaches(0)
    return seats


def words(guest: Guest, key: str, **arguments: str | int) -> str:
    """A sentence in the language of a guest's page."""
    return speaker(guest.look.language).say(key, **arguments)
