"""The waiting room: the role of host, given by its own controls; what is said; who looks on."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.rooms import join_by_link, link_of, open_by_form, seat_of, start, words


def rules(guest: Guest) -> bool:
    """Whether the page offers what is the host's alone."""
    return guest.page.get_by_role("button", name=words(guest, "web-close-table")).count() == 1


def say_yes(guest: Guest) -> None:
    """What does not come back by itself is asked first."""
    guest.page.get_by_role("button", name=words(guest, "web-host-give-yes")).click()


@pytest.mark.promise("host-given")
def test_the_role_is_given_in_the_waiting_room_and_back_at_the_table(guests: Guests) -> None:
    ann, ben = guests(), guests(Look("desktop", "light", "de"))
    link = open_by_form(ann, game="linko", seats=2, edition="ravensburger-2014", name="Ann")
    join_by_link(ben, link, "Ben")
    seat = seat_of(ann, "Ben")
    give = ann.page.get_by_role("button", name=words(ann, "web-host-give", name="Ben"))
    seat.click()
    expect(give).to_be_enabled()
    assert (rules(ann), rules(ben)) == (True, False)
    give.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(give).to_have_count(0)
    ann.page.keyboard.press("Escape")  # asked once more: no
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert (rules(ann), rules(ben)) == (True, False)
    seat.click()
    give.click()
    say_yes(ann)
    expect(ben.page.get_by_text(words(ben, "web-host-now", who="you", name="Ben"))).to_be_visible()
    expect(seat).to_have_count(0)
    assert (rules(ann), rules(ben)) == (False, True)
    start(ben)
    ben.page.get_by_role("button", name=words(ben, "web-table-menu")).click()
    ben.page.get_by_role("button", name=words(ben, "web-host-give", name="Ann")).click()
    say_yes(ben)
    expect(ann.page.get_by_text(words(ann, "web-host-now", who="you", name="Ann"))).to_be_visible()


def test_who_learns_meanwhile_is_called_when_the_cards_are_dealt(guests: Guests) -> None:
    ann, ben = guests(), guests(Look("desktop", "light", "de"))
    link = open_by_form(ann, game="linko", seats=2, edition="ravensburger-2014", name="Ann")
    join_by_link(ben, link, "Ben")
    ben.page.get_by_role("button", name=words(ben, "web-room-learn")).click()
    expect(ben.page.locator("dialog .coach")).to_be_visible()
    start(ann)
    expect(ben.page.locator("main[data-move='0']")).to_be_visible()
    expect(ben.page.locator("dialog .coach")).to_have_count(0)
    expect(ben.page.get_by_text(words(ben, "web-learn-called"))).to_be_visible()


def test_what_is_said_in_the_waiting_room_stands_over_its_seat(guests: Guests) -> None:
    ann, ben = guests(Look("small")), guests(Look("desktop", "light", "de"))
    link = open_by_form(ann, game="linko", seats=2, edition="ravensburger-2014", name="Ann")
    join_by_link(ben, link, "Ben")
    ben.page.get_by_role("textbox", name=words(ben, "web-table-chat-say")).fill("Servus!")
    ben.page.keyboard.press("Enter")
    expect(ann.page.locator(".layer > .bubble", has_text="Servus!")).to_be_visible()
    expect(ben.page.locator(".layer > .bubble")).to_have_count(0)
    unread = ann.page.get_by_role("button", name=words(ann, "web-table-log-unread", count=1))
    unread.click()
    expect(unread).to_have_count(0)
    expect(ann.page.locator(".chat").get_by_text("Servus!")).to_be_in_viewport()


def test_a_television_shows_the_code_then_the_table_and_cheers_with_faces(guests: Guests) -> None:
    ann, ben, screen = guests(), guests(Look("desktop", "light", "de")), guests(Look("wide"))
    link = open_by_form(ann, game="linko", seats=2, edition="ravensburger-2014", name="Ann")
    page = screen.page
    page.goto(link)
    page.get_by_role("button", name=words(screen, "web-watch-large")).click()
    expect(page.get_by_role("img", name=words(screen, "web-qr"))).to_be_visible()
    large = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert page.evaluate(large) > 20
    join_by_link(ben, link_of(screen), "Ben")
    start(ann)
    expect(page.locator("main[data-move='0']")).to_be_visible()
    # Who came by the code holds a hand: the others' cards lie on the television.
    assert ben.page.url.endswith("?hand")
    expect(ben.page.locator(".seat:not(.own) .lay")).to_be_hidden()
    expect(ann.page.locator(".seat:not(.own) .lay")).to_be_visible()
    page.get_by_role("button", name=words(screen, "web-react")).first.click()
    choice = page.get_by_role("dialog", name=words(screen, "web-react"))
    expect(choice.get_by_role("button")).to_have_count(6)
    choice.get_by_role("button", name=words(screen, "web-react-laugh")).click()
    for one in (ann, ben, screen):
        expect(one.page.locator(".layer > .bubble")).to_be_visible()
