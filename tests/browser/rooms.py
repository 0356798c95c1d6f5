"""From a wish to a table with everybody seated, as people do it: by the pages' own forms."""

from playwright.sync_api import Locator, expect

from lynxdeck.locale import speaker
from tests.browser.guest import SELF, Guest
from tests.browser.seat import Seat
from tests.browser.told import Json

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def open_by_form(host: Guest, *, game: str, seats: int, edition: str, name: str) -> str:
    """Open a table on the page for it; returns the link that invites others."""
    page = host.go(f"/new/{game}").page
    page.get_by_role("button", name=words(host, f"web-game-{game}"), exact=True).click()
    page.wait_for_url("**/t/*")
    option_of(host, "web-seats").select_option(str(seats))
    expect(option_of(host, "web-seats")).to_have_value(str(seats))
    expect(host.page.locator(".round li")).to_have_count(seats)
    option_of(host, "web-edition").select_option(edition)
    seat_of(host, str(SELF["nick"])).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(words(host, "web-name")).fill(name)
    sheet.get_by_role("button", name=words(host, "web-done")).click()
    expect(seat_of(host, name)).to_be_visible()
    return link_of(host)


def seat_of(host: Guest, name: str) -> Locator:
    """Where somebody sits in the waiting room."""
    return host.page.locator(".round li button", has_text=name)


def option_of(host: Guest, key: str) -> Locator:
    """One of the pills with what is agreed."""
    return host.page.get_by_role("combobox", name=words(host, key), exact=True)


def link_of(host: Guest) -> str:
    """The link that invites others."""
    return host.page.get_by_role("textbox", name=words(host, "web-link")).input_value()


def tile_of(guest: Guest, game: str) -> Locator:
    """A game on the first page."""
    return guest.page.locator(f"section.tile.{game}")


def begin(guest: Guest, game: str, *, opponents: int | None = None, level: str = "") -> None:
    """Play against bots, as anybody begins: one tap, after a look at what is folded away."""
    tile = tile_of(guest, game)
    if opponents is not None or level:
        tile.locator("summary").click()
    for key, choice in (("web-opponents", opponents), ("web-level", level)):
        if choice:
            named = tile.get_by_role("group", name=words(guest, key))
            named.get_by_role("radio", name=str(choice)).check()
    tile.locator("button.act:enabled").click()


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
