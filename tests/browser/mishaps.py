"""What happens in the middle of a game: a reload, a tunnel, another device, a server gone."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.line import Line
from tests.browser.rooms import words
from tests.browser.seat import Seat
from tests.browser.server_process import ServerProcess

BACK_MS = 60_000
"""A page that waits before it tries again takes its time; a server that starts too."""


def reload(seat: Seat) -> None:
    """The same page again: the same table at the same place."""
    seat.guest.page.reload()
    back(seat)


def back(seat: Seat, *, joined: int | None = None) -> None:
    """Wait until the page is joined again and shows where the game is."""
    told = seat.guest.told
    if joined is not None:
        seat.hears(lambda: told.joined > joined, most=BACK_MS)
    seat.shows(told.move)


def second_tab(seat: Seat) -> None:
    """Another tab at the same table shows the same, and takes over."""
    address = seat.guest.page.url
    first = seat.guest.page
    before = seat.guest.told
    seat.guest.open().go(address)
    seat.hears(lambda: seat.guest.told.move == before.move)
    seat.shows(before.move)
    assert seat.guest.told.view == before.view
    first.close()


def second_device(seat: Seat, other: Guest) -> Guest:
    """Hand the seat over to another browser by the link of the menu; returns the first one."""
    first = seat.guest
    page = first.page
    page.get_by_role("button", name=words(first, "web-table-menu")).click()
    page.get_by_role("button", name=words(first, "web-handover")).click()
    link = page.get_by_role("textbox", name=words(first, "web-link")).input_value()
    page.keyboard.press("Escape")
    other.go(urlsplit(link).path + "#" + urlsplit(link).fragment)
    seat.guest = other
    seat.hears(lambda: other.told.move == first.told.move)
    assert other.told.seat == seat.number
    seat.shows(other.told.move)
    return first


def flight_mode(seat: Seat, line: Line) -> None:
    """No network for a while: the page says so, and comes back by itself when there is one."""
    guest = seat.guest
    joined = guest.told.joined
    with guest.watch.outage():
        line.hold()
        guest.context.set_offline(True)
        expect(guest.page.locator("[data-link]")).not_to_be_empty()
        guest.context.set_offline(False)
        line.mend()
        back(seat, joined=joined)


def server_gone(
    house: ServerProcess, seats: Sequence[Seat], *others: Guest, killed: bool = True
) -> None:
    """The server dies and comes back: every page finds its place by itself, and says so."""
    watches = [guest.watch for guest in (*(seat.guest for seat in seats), *others)]
    before = [seat.guest.told.joined for seat in seats]
    watched = [guest.told.joined for guest in others]
    move = max(seat.guest.told.move for seat in seats)
    for seat in seats:
        seat.reaches(move)
    for watch in watches:
        watch.cut = True
    with house.away(killed=killed):
        for seat in seats:
            notice = seat.guest.page.locator("[data-link]")
            expect(notice).not_to_be_empty()
    for seat, joined in zip(seats, before, strict=True):
        back(seat, joined=joined)
    seats[0].hears(
        lambda: all(one.told.joined > n for one, n in zip(others, watched, strict=True)),
        most=BACK_MS,
    )
    for watch in watches:
        watch.cut = False
    assert {seat.guest.told.move for seat in seats} == {move}
