"""A server below a path, as https://home.example/cards: all that a page asks is asked there."""

import os
import random
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.rooms import join_by_link, open_by_form, start, tile_of
from tests.browser.seat import Seat, play, quick
from tests.browser.server_process import ServerProcess

PATH = "/home/cards"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose public address has a path."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    address = {"LYNXDECK_PUBLIC_URL": f"http://127.0.0.1:{port}{PATH}"}
    server = ServerProcess(tmp_path_factory.mktemp("below"), {**os.environ, **address}, port=port)
    server.start()
    yield server
    server.stop()


def test_two_play_and_one_alone(guests: Guests, below: ServerProcess) -> None:
    ann, ben = (guests(base=below.base, worker=True) for _ in range(2))
    link = open_by_form(ann, game="push", seats=2, edition="push", name="Ann")
    assert link.startswith(f"{below.base}/j/")
    join_by_link(ben, link, "Ben")
    start(ann)
    seats = [Seat(ann, 1), Seat(ben, 2)]
    for seat in seats:
        seat.reaches(0)
    play(seats, quick(random.Random(1)), most=6)
    ben.page.reload()
    seats[1].shows(6)

    scope = "() => navigator.serviceWorker.ready.then(({scope}) => scope)"
    assert ann.page.evaluate(scope) == f"{below.base}/"
    ann.open().go(below.base)  # without its last slash
    expect(tile_of(ann, "linko").locator("button.act:enabled")).to_be_visible()
    tile_of(ann, "linko").locator("button.act:enabled").click()
    ann.page.wait_for_url(f"{below.base}/t/~*")
    for guest in (ann, ben):
        asked = [url for url in guest.watch.requests if url.startswith("http")]
        assert [url for url in asked if not f"{url}/".startswith(f"{below.base}/")] == []
    assert '"level":"error"' not in below.said().replace(" ", "")
