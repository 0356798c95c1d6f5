"""Fair deals as browsers take part in them: nobody taps for it, all are told what was proven."""

import json
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from lynxdeck.server.settings import Settings
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.rooms import start, words
from tests.browser.server_process import ServerProcess
from tests.browser.told import Json

pytestmark = pytest.mark.promise("fair-browser")
SWAPS = {
    "seed": (r"(Seed \"lynx2-fair seed=)[0-9a-f]{4}", r"\g<1>0000"),
    "share": (r"( shares=)[0-9a-f]{4}", r"\g<1>0000"),
    "deck": (r"(Deck \"\S+) (\S+) (\S+) (\S+) (\S+)", r"\1 \5 \4 \3 \2"),
    "scheme": (r"Seed \"lynx2-fair [^\"]*\"", 'Seed "lynx1 tea party"'),
}
HOLD = """() => {
  const {send} = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type !== "reveal") send.call(this, text);
  };
}"""
"""A page that keeps its share back, until it is loaded again."""
SHARE = re.compile(r"[0-9a-f]{64}")
WAITED_FOR_S = Settings().reveal_seconds
"""So long a deal takes that waits for somebody; one that waits for nobody takes a moment."""


def two_and_a_bot(guests: Guests) -> tuple[Guest, Guest]:
    """Ann is the host, Ben sits next to her, and a bot; their pages wait for Start."""
    ann, ben = guests(), guests(Look("desktop", "light", "de"))
    wish = {"game": "push", "seats": 3, "pace": "instant", "bots": {"3": "easy"}}
    made = ann.post("/tables", {**wish, "stand_in": "easy"})
    for seat, (one, name) in enumerate(((ann, "Ann"), (ben, "Ben")), 1):
        one.post(f"/invites/{made['invite']}/claim", {"name": name, "seat": seat, "fair": True})
        one.go(f"/t/{made['table']}")
    for one in (ann, ben):
        one.page.wait_for_function("() => /[0-9a-f]{64}/.test(localStorage['lynxdeck.deals'])")
    return ann, ben


def finish(*people: Guest) -> None:
    """Everybody lets a bot stand in; the game runs to its end."""
    for one in people:
        table = one.page.url.rsplit("/", 1)[-1]
        one.post(f"/tables/{table}/seats/{one.told.seat}/leave")
    for one in people:
        one.page.locator("#end-title").wait_for(timeout=90_000)


def deals(guest: Guest) -> list[Json]:
    """What a browser noted."""
    kept: list[Json] = json.loads(
        guest.page.evaluate("() => localStorage['lynxdeck.deals'] ?? '[]'")
    )
    return kept


def test_two_people_and_a_bot(guests: Guests) -> None:
    """The first card without a tap or a wait; proof at the end, and none of a lie."""
    ann, ben = two_and_a_bot(guests)
    expect(ann.page.get_by_role("button", name=words(ann, "web-start"))).to_be_enabled()
    before = time.monotonic()
    start(ann)
    for one in (ann, ben):
        one.page.locator("main[data-move]").wait_for()
    took = time.monotonic() - before
    assert took < WAITED_FOR_S / 2, took
    for one in (ann, ben):
        (note,) = deals(one)
        assert SHARE.fullmatch(note["tries"][-1]["shares"][str(one.told.seat)])
        steps = [sent for sent in one.told.sent if sent["type"] in ("promise", "reveal")]
        # On a slow machine an answer may be late, and the same promise is made again.
        assert len({step["promise"] for step in steps[:-1]}) == 1
        assert [step["type"] for step in steps].index("reveal") == len(steps) - 1
    finish(ann, ben)
    for one in (ann, ben):
        expect(one.page.get_by_text(words(one, "web-fair-proven"))).to_be_visible()
        one.page.get_by_role("button", name=words(one, "web-more-links")).click()
        one.page.get_by_role("button", name=words(one, "web-end-fair")).click()
        expect(one.page.get_by_text(words(one, "web-fair-own"))).to_be_visible()
        expect(one.page.locator(".fair svg.bad")).to_have_count(0)
    told_otherwise(ann)


def test_one_among_bots_starts_at_once(guests: Guests) -> None:
    """Of a game for friends that bots fill: one press, and the own share is in."""
    ann = guests()
    page = ann.go("/").page
    page.get_by_role("button", name=words(ann, "web-invite")).click()
    page.get_by_role("button", name=words(ann, "web-fill", count=3)).click()
    expect(page.get_by_role("button", name=words(ann, "web-start"))).to_be_enabled()
    before = time.monotonic()
    start(ann)
    page.locator("main[data-move]").wait_for()
    assert time.monotonic() - before < WAITED_FOR_S / 2
    finish(ann)
    expect(page.get_by_text(words(ann, "web-fair-proven"))).to_be_visible()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that waits one second for a share."""
    house = ServerProcess(tmp_path, {**os.environ, "LYNXDECK_REVEAL_SECONDS": "1"})
    house.start()
    yield house
    house.stop()


@pytest.mark.long
@pytest.mark.promise("fair-void")
def test_a_void_is_told_to_everybody(guests: Guests, hasty: ServerProcess) -> None:
    """A program keeps its share back: all hear whose, and the cards come without it."""
    ann, ben = two_and_a_bot(lambda *look: guests(*look, base=hasty.base))
    ben.page.evaluate(HOLD)
    start(ann)
    void = words(ann, "web-deal-void", who="other", names="Ben", count=1)
    expect(ann.page.get_by_text(void)).to_be_visible()
    mine = words(ben, "web-deal-void", who="you", names="Ben", count=1)
    expect(ben.page.get_by_text(mine)).to_be_visible()
    expect(ben.page.get_by_text(words(ben, "web-deal-silent"))).to_be_visible()
    finish(ann, ben)
    for one, verdict in ((ann, "proven"), (ben, "sound")):
        expect(one.page.get_by_text(words(one, f"web-fair-{verdict}"))).to_be_visible()
        one.page.get_by_role("button", name=words(one, "web-more-links")).click()
        one.page.get_by_role("button", name=words(one, "web-end-fair")).click()
        told = words(one, "web-fair-void", names="Ben", count=2)
        expect(one.page.get_by_text(told)).to_be_visible()


def told_otherwise(guest: Guest) -> None:
    """A server that tells another seed, share, deck or scheme in the end is caught by the page."""
    swap: list[str] = []

    def lie(route: Route) -> None:
        answer = route.fetch()
        pattern, instead = swap
        route.fulfill(response=answer, body=re.sub(pattern, instead, answer.text()))

    guest.page.route("**/record*", lie)
    for swap[:] in SWAPS.values():
        guest.page.reload()
        expect(guest.page.get_by_text(words(guest, "web-fair-broken"))).to_be_visible()
    guest.page.unroute("**/record*")
    guest.page.reload()
    expect(guest.page.get_by_text(words(guest, "web-fair-proven"))).to_be_visible()


def test_a_reload_between_promise_and_reveal(guests: Guests) -> None:
    """The share is kept: a page that is loaded again reveals what it had promised."""
    ann, ben = two_and_a_bot(guests)
    ben.page.evaluate(HOLD)
    start(ann)
    dealing = words(ben, "web-deal-dealing")
    expect(ben.page.get_by_role("status").filter(has_text=dealing)).to_be_visible()
    ben.page.reload()
    ben.page.locator("main[data-move]").wait_for()
    assert ben.told.info["deal"]["void"] is None
