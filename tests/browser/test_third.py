"""A game that the page has no module for: the plain board, in the words the game brings."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.looks import Look
from tests.browser.rooms import open_table
from tests.browser.seat import play
from tests.browser.server_process import ServerProcess
from tests.browser.test_lean import gzipped
from tests.third.environment import environment

BY_HAND = 10
"""So many decisions by taps and by keys; the rest is made past the pages."""
PLAIN = 5_000
"""Bytes of script and style, gzipped, that the plain board may take."""


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that plays the third game too."""
    house = ServerProcess(tmp_path_factory.mktemp("third"), environment())
    house.start()
    yield house
    house.stop()


def test_a_whole_game_on_the_plain_board(guests: Guests, third: ServerProcess) -> None:
    """From the first page to the count, by taps and by keys; all that is said is in words."""
    ann, ben = guests(Look("phone"), base=third.base), guests(Look("desktop"), base=third.base)
    ann.go("/").page.get_by_role("heading", name="Topper").wait_for()
    expect(ann.page.get_by_role("link", name="Topper")).not_to_have_count(0)
    seats = open_table({"game": "topper"}, {1: ann, 2: ben})
    seats[1].keyboard = True
    rng = random.Random(3)
    play(seats, lambda view: rng.choice(view["legal"]), by_hand=BY_HAND)
    for guest in (ann, ben):
        expect(guest.page.locator("#end-title")).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.page.locator(".at-story").click()
    log = ben.page.get_by_role("dialog").locator("ol").first
    expect(log).to_contain_text("Ann plays a")
    expect(log).to_contain_text("You play a")
    expect(log).not_to_contain_text("topper-")


def test_the_plain_board_is_small(guests: Guests, third: ServerProcess) -> None:
    """It is fetched when it is needed, and that is not much."""
    guest = guests(base=third.base)
    sent: list[str] = []
    guest.page.on("response", lambda one: sent.append(one.url))
    guest.go("/").page.get_by_role("heading", name="Topper").wait_for()
    assert not plain(sent), "the first page does without"
    open_table({"game": "topper", "seats": 2, "bots": {"2": "easy"}, "start": 1}, {1: guest})
    guest.page.locator("[data-act]").first.wait_for()
    sizes = {url: gzipped(url) for url in plain(sent)}
    print(f"the plain board: {sum(sizes.values())} bytes gzipped in {len(sizes)} files")
    assert 0 < sum(sizes.values()) <= PLAIN, sizes


def plain(urls: list[str]) -> set[str]:
    """The files of the plain board among others."""
    return {url for url in urls if "/assets/plain-" in url}
