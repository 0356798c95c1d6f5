"""A real server, a real browser, and guests who fail a test when their pages misbehave."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.guest import Guest
from tests.browser.line import Line
from tests.browser.looks import Look
from tests.browser.server_process import ServerProcess

Guests = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium, one for each worker."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    house = ServerProcess(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(_house: ServerProcess) -> Iterator[ServerProcess]:
    """The server; one that logs a fault fails the test that made it."""
    before = len(_house.said())
    yield _house
    faults = _house.said()[before:]
    assert '"level":"error"' not in faults.replace(" ", ""), faults


@pytest.fixture
def line(house: ServerProcess) -> Iterator[Line]:
    """A way to the server that can be cut."""
    with Line(house.base) as line:
        yield line


@pytest.fixture
def guests(browser: Browser, house: ServerProcess, line: Line) -> Iterator[Guests]:  # noqa: ARG001
    """Makes guests; when the test is over, each must have had a faultless time.

    The line outlives them: a page that still fetches something must not find it closed.
    """
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
