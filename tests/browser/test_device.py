"""Games on this device: they outlive the page, are played in one tab, and go to another device."""

import contextlib

import pytest
from playwright.sync_api import Error, Page, expect

from lynxdeck.locale import speaker
from tests.browser.conftest import Guests
from tests.browser.guest import Guest

CHANGE = """async (change) => {
  const open = indexedDB.open("lynxdeck");
  const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const work = database.transaction("games", "readwrite");
  const heads = work.objectStore("games");
  heads.getAll().onsuccess = ({ target }) =>
    target.result.forEach((head) => heads.put({ ...head, ...change }));
  await new Promise((done) => { work.oncomplete = done; });
  database.close();
}"""
"""Changes what is told of all games that are kept."""


def say(key: str, **about: str | int) -> str:
    """What the page says."""
    return speaker("en").say(key, **about)


def button(page: Page, key: str) -> None:
    """Press the button with these words."""
    page.get_by_role("button", name=say(key), exact=True).click()


def begin(guest: Guest) -> str:
    """Play now; the table's address."""
    guest.go("/")
    guest.page.locator("section.tile.linko button.act:enabled").click()
    guest.page.wait_for_url("**/t/~*")
    playing(guest.page)
    return guest.page.url


def playing(page: Page) -> None:
    """The board lies there, and somebody is asked."""
    expect(page.get_by_role("button", name=say("web-table-menu"))).to_be_visible()


def crash(page: Page) -> None:
    """The tab's process ends without a word."""
    with contextlib.suppress(Error):
        page.goto("chrome://crash")


@pytest.mark.promise("device-stored")
def test_one_tab_plays_and_the_other_says_so(guests: Guests) -> None:
    guest = guests()
    address = begin(guest)
    first = guest.page
    first.reload()
    playing(first)
    crash(first)
    first = guest.open().go(address).page
    playing(first)
    second = guest.open().page
    second.goto(address)
    expect(second.get_by_text(say("web-elsewhere"))).to_be_visible()
    button(second, "web-elsewhere-here")
    playing(second)
    expect(first.get_by_text(say("web-elsewhere"))).to_be_visible()
    second.close()
    playing(first)


def test_a_game_goes_to_another_device_and_is_deleted(guests: Guests) -> None:
    ann, other = guests(), guests()
    begin(ann)
    button(ann.page, "web-table-menu")
    button(ann.page, "web-handover")
    link = ann.page.get_by_label(say("web-link")).input_value()
    other.go(link)
    other.page.wait_for_url("**/t/~*")
    playing(other.page)
    assert other.page.url != ann.page.url
    with ann.page.expect_download() as saved:
        button(ann.page, "web-take-file")
    other.go("/replay").page.set_input_files("input[type=file]", saved.value.path())
    other.page.wait_for_url("**/t/~*")
    playing(other.page)
    ann.go("/")
    button(ann.page, "web-drop")
    button(ann.page, "web-drop-yes")
    expect(ann.page.get_by_role("button", name=say("web-drop"))).to_have_count(0)
    other.go("/").page.get_by_text(say("web-asked-more", count=1)).click()
    expect(other.page.get_by_role("button", name=say("web-drop"))).to_have_count(2)


def test_a_game_that_cannot_go_on_is_not_lost(guests: Guests) -> None:
    guest = guests()
    address = begin(guest)
    for change, key in (({"n": 99}, "damaged"), ({"format": 0}, "outdated")):
        guest.go("/rules")
        guest.page.evaluate(CHANGE, change)
        guest.go(address)
        expect(guest.page.get_by_text(say(f"web-frozen-{key}"))).to_be_visible()
        with guest.page.expect_download() as saved:
            button(guest.page, "web-take-file")
        assert '[Deck "' in saved.value.path().read_text(encoding="utf-8")
