"""Reasons to come back: my games, the deal of the day; on this device, and compared at a server."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.rooms import words
from tests.browser.seat import Seat, play, quick

PUT = """rows => new Promise((done) => {
  const open = indexedDB.open("lynxdeck-played", 1);
  open.onupgradeneeded = () => {
    open.result.createObjectStore("games", { keyPath: "id" });
    open.result.createObjectStore("records");
  };
  open.onsuccess = () => {
    const work = open.result.transaction("games", "readwrite");
    rows.forEach((row) => work.objectStore("games").put(row));
    work.oncomplete = () => { open.result.close(); done(); };
  };
})"""


def row(number: int, scores: list[int]) -> dict[str, Any]:
    """A finished game as the page remembers it."""
    bot = {"bot": True, "level": "easy", "face": None}
    seats = [{"name": "Ada", "bot": False, "level": None, "face": 0}, {**bot, "name": "Luna"}]
    return {
        "id": f"~t{number} 1",
        "shape": 1,
        "at": 1_790_000_000_000 + number,
        "game": "linko",
        "edition": "amigo-2022-basic",
        "seats": [*seats, {**bot, "name": "Otto"}],
        "mine": [1],
        "scores": scores,
        "winners": [scores.index(max(scores)) + 1],
        "end": "out",
        "round": None,
        "seed": None,
        "deeds": {"victims": {"2": 2}, "busts": 0},
    }


def begin_daily(guest: Guest) -> Seat:
    """Today's deal of Linko, as anybody begins it."""
    page = guest.go("/daily").page
    page.get_by_role("button", name=words(guest, "daily-play")).first.click()
    page.wait_for_url("**/t/~*")
    seat = Seat(guest, 1)
    seat.hears(lambda: page.url.endswith(guest.told.info.get("table", "?")))
    seat.reaches(0)
    return seat


@pytest.mark.promise("games-remembered")
def test_my_games_are_counted_saved_and_deleted(guests: Guests) -> None:
    guest = guests()
    page = guest.go("/").page
    page.evaluate(PUT, [row(1, [9, 4, 2]), row(2, [3, 7, 1]), row(3, [8, 6, 5])])
    guest.go("/games")
    rows = page.locator("main > ul > li")
    expect(rows).to_have_count(3)
    expect(page.locator("main")).to_contain_text(re.compile("Luna.*6"))
    with page.expect_download() as saved:
        page.get_by_role("button", name=words(guest, "games-export")).click()
    told = json.loads(saved.value.path().read_text())
    assert [one["scores"] for one in told["games"]] == [[8, 6, 5], [3, 7, 1], [9, 4, 2]]
    page.get_by_role("button", name=words(guest, "games-clear"), exact=True).click()
    page.locator("dialog .act").click()
    expect(rows).to_have_count(0)
    page.reload()
    expect(page.get_by_text(words(guest, "games-none"))).to_be_visible()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(rows).to_have_count(3)
    for left in (2, 1):  # by keys: the next one is at hand
        first = rows.first.locator("[data-delete]")
        first.focus()
        first.press("Enter")
        page.locator("dialog .act").press("Enter")
        expect(rows).to_have_count(left)
        expect(rows.first.locator("[data-delete]")).to_be_focused()


def test_a_days_deal_is_begun_once_and_strict(guests: Guests) -> None:
    guest = guests()
    begin_daily(guest)
    info = guest.told.info
    assert not info["undo"]
    assert not info["setup"]["hints"]
    table = info["table"]
    guest.go("/daily")
    on = guest.page.get_by_role("link", name=words(guest, "daily-go-on"))
    expect(on).to_have_attribute("href", f"/t/{table}")


@pytest.mark.long
def test_a_days_deal_is_played_remembered_and_counted_by_the_server(guests: Guests) -> None:
    """The server asks the bots again, and finds what the device's bots chose."""
    guest = guests()
    play([begin_daily(guest)], quick(random.Random(3)))
    expect(guest.page.locator("#end-title")).to_be_visible()
    page = guest.go("/daily").page
    page.get_by_role("button", name=words(guest, "daily-compare")).click()
    # The server asks every bot again, behind all other thoughts.
    done = page.get_by_role("button", name=words(guest, "daily-forget"))
    expect(done).to_be_visible(timeout=90_000)
    expect(page.get_by_text(re.compile(words(guest, "daily-played", count=1)))).to_be_visible()
    page.get_by_role("button", name=words(guest, "daily-forget")).click()
    expect(page.get_by_role("button", name=words(guest, "daily-compare"))).to_be_visible()
    guest.go("/games")
    expect(guest.page.locator("main > ul > li")).to_have_count(1)
