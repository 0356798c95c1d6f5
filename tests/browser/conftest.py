"""A real server, a real browser, and guests who fail a test when their pages misbehave."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.looks import Look

Guests = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium, one for each worker."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(_house: House) -> Iterator[House]:
    """The server; one that logs a fault fails the test that made it."""
    before = len(_house.said())
    yield _house
    faults = _house.said()[before:]
    assert '"level":"error"' not in faults.replace(" ", ""), faults


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[Guests]:
    """Makes guests; when the test is over, each must have had a faultless time."""
    made: list[Guest] = []

    def make(look: Look | None = None, **options: Any) -> Guest:
        base = options.pop("base", house.base)
        made.append(Guest(browser, base, look or Look(), **options))
        return made[-1]

    yield make
    for guest in made:
        guest.context.close()
    for guest in made:
        guest.watch.check()
