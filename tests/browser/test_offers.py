"""A bot that the host of the server offers: among the levels, and at the table."""

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.rooms import open_by_form, seat_of, start, words
from tests.browser.seat import Seat
from tests.browser.server_process import ServerProcess

SIMPLE = Path(__file__).parents[2] / "examples" / "bots" / "simple.py"


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that offers the example as `mine`, as `--bot` and this variable do."""
    offer = f"mine=cmd:{shlex.join([sys.executable, str(SIMPLE)])}"
    house = ServerProcess(tmp_path, {**os.environ, "LYNXDECK_BOTS": offer})
    house.start()
    yield house
    house.stop()


def test_a_bot_of_the_hosts_own_is_chosen_and_plays(
    offering: ServerProcess, guests: Guests
) -> None:
    # In this order: the server outlives a page that still fetches something.
    ann = guests(base=offering.base)
    open_by_form(ann, game="push", seats=2, edition="push", name="Ann")
    seat_of(ann, words(ann, "web-bot-add")).click()
    seat_of(ann, "Luna").click()
    offered = ann.page.get_by_role("dialog").get_by_role("radio")
    expect(offered).to_have_count(6)
    offered.and_(ann.page.get_by_label("mine", exact=True)).check()
    ann.page.keyboard.press("Escape")
    ann.post(f"/tables/{ann.told.info['table']}/setup", {"start": 2})
    start(ann)
    Seat(ann, 1).reaches(1)
    luna = ann.told.info["seats"][1]
    assert (luna["level"], luna.get("failed", False)) == ("mine", False)
    assert next(one for one in ann.told.received if one.get("kind") == "move")["by"] == "bot"
