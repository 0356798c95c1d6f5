"""A decision is made once, whatever the line, the server or a nervous finger does."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.line import Line
from tests.browser.looks import Look
from tests.browser.mishaps import BACK_MS
from tests.browser.rooms import open_table
from tests.browser.seat import Seat
from tests.browser.server_process import ServerProcess


@pytest.mark.parametrize("passes", [False, True], ids=["before", "after"])
def test_a_cut_line_neither_loses_nor_repeats(guests: Guests, line: Line, passes: bool) -> None:
    """The line is cut with a decision on its way: before the server has it, or its answer."""
    ann, ben = guests(base=line.base), guests(Look("desktop", "light", "de"))
    seats = open_table({"game": "push", "start": 1}, {1: ann, 2: ben})
    seats[0].shows(0)
    ann.page.wait_for_timeout(400)  # time is the subject: nothing else is on its way
    joined = ann.told.joined
    with ann.watch.outage():
        line.trap(passes=passes)
        ann.page.locator('[data-act="+"]').click()
        expect(ann.page.locator("[data-link]")).not_to_be_empty()
        line.mend()
        seats[0].hears(lambda: ann.told.joined > joined, most=BACK_MS)
        seats[0].hears(lambda: ann.told.move == 1)
    made_once(ann, seats)


def test_a_killed_server_neither_loses_nor_repeats(guests: Guests, house: ServerProcess) -> None:
    """The server dies at the moment of a decision; when it is back the decision is made, once."""
    ann, ben = guests(), guests(Look("desktop", "light", "fr"))
    seats = open_table({"game": "push", "start": 1}, {1: ann, 2: ben})
    seats[0].shows(0)
    joined = {guest: guest.told.joined for guest in (ann, ben)}
    with ann.watch.outage(), ben.watch.outage():
        ann.page.locator('[data-act="+"]').evaluate("(button) => button.click()")
        with house.away():
            pass
        seats[0].hears(lambda: all(one.told.joined > n for one, n in joined.items()), most=BACK_MS)
        for seat in seats:
            seat.reaches(1)
    made_once(ann, seats)


def test_two_taps_are_one_decision(guests: Guests) -> None:
    """A nervous finger decides once; both taps come before the server can answer the first."""
    ann, ben = guests(Look(), touch=True), guests()
    seats = open_table({"game": "push", "start": 1}, {1: ann, 2: ben})
    seats[0].shows(0)
    ann.page.locator('[data-act="+"]').evaluate("button => { button.click(); button.click(); }")
    seats[0].hears(lambda: ann.told.move >= 1)
    made_once(ann, seats)


def made_once(guest: Guest, seats: list[Seat]) -> None:
    """One decision, by one id, told to everybody once; the page goes on from there."""
    for seat in seats:
        seat.shows(1)
    guest.page.wait_for_timeout(300)  # time is the subject: nothing more comes
    decisions = guest.told.decisions()
    assert len(decisions) == 1
    assert {(one["move"], one["token"]) for sent in decisions.values() for one in sent} == {
        (0, "+")
    }
    for seat in seats:
        moves = [one for one in seat.guest.told.received if one.get("kind") == "move"]
        assert [one["token"] for one in moves if one["n"] == moves[0]["n"]] == ["+"] * len(moves)
        assert seat.guest.told.move == 1
    assert not [one for one in guest.told.received if one["type"] == "refused"]
