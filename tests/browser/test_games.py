"""Whole games in the browser, against the real server: everybody on a device of their own.

By default two are begun by hand, with all that happens on the way, and finished past the pages,
which an onlooker follows; `make test-long` plays more of them, and every card by hand.
"""

import functools
import random
import re
from collections.abc import Sequence
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import mishaps, truth
from tests.browser.conftest import Guests
from tests.browser.guest import SOON_MS, Guest
from tests.browser.line import Line
from tests.browser.looks import Look
from tests.browser.rooms import (
    join_by_link,
    link_of,
    open_by_form,
    open_table,
    option_of,
    start,
    words,
)
from tests.browser.seat import Seat, play, quick
from tests.browser.server_process import ServerProcess

AFTER = 4
"""So many decisions of a rematch show that it goes on."""
long = pytest.mark.long
each_way = pytest.mark.parametrize(
    "by_hand", [16, pytest.param(None, marks=long)], ids=["begun", "whole"]
)


@each_way
def test_linko_with_three(
    guests: Guests, house: ServerProcess, line: Line, by_hand: int | None
) -> None:
    """By forms and taps; a reload, a tunnel, another tab, another device, a dead server."""
    ann = guests(Look("desktop", "dark", "de"), worker=True)
    ben = guests(Look("phone", "light", "it"), touch=True, tips=True)
    cleo = guests(Look("tablet", "dark", "pl"), base=line.base)
    onlooker = guests(Look("phone", "dark", "en"))
    link = open_by_form(ann, game="linko", seats=3, edition="ravensburger-2014", name="Ann")
    join_by_link(ben, link, "Ben")
    join_by_link(cleo, link.replace(house.base, line.base), "Cleo")
    seats = [Seat(ann, 1), Seat(ben, 2), Seat(cleo, 3)]
    start(ann)
    onlooker.go(ann.page.url)
    other = guests(Look("tablet", "light", "it"))
    stops = {
        1: wrong_wish,
        3: mishaps.reload,
        5: lambda _: mishaps.flight_mode(seats[2], line),
        7: lambda _: mishaps.second_tab(seats[0]),
        9: lambda _: mishaps.server_gone(house, seats, onlooker),
        12: lambda _: mishaps.second_device(seats[1], other),
        13: lambda _: ben.page.close(),
    }
    play(seats, quick(random.Random(3)), stops=stops, by_hand=by_hand)
    ended(seats)
    for guest in (ann, ben, cleo, onlooker, other):
        truth.check(guest, [one for one in (ann, cleo, other) if one is not guest])
    rematch(seats)


def test_a_table_by_keyboard(guests: Guests) -> None:
    """Nobody touches a mouse, from the first page to the first decisions."""
    assert play(duel_by_keyboard(guests), quick(random.Random(5)), most=AFTER) == AFTER


@long
def test_duel_by_keyboard(guests: Guests, house: ServerProcess) -> None:
    """The same to the end and to the rematch; the server restarts politely."""
    seats = duel_by_keyboard(guests)
    ann, ben = (seat.guest for seat in seats)
    stops = {
        2: wrong_wish,
        5: mishaps.reload,
        8: lambda _: mishaps.server_gone(house, seats, killed=False),
    }
    play(seats, quick(random.Random(5)), stops=stops)
    ended(seats)
    truth.check(ann, [ben])
    truth.check(ben, [ann])
    rematch(seats)


def duel_by_keyboard(guests: Guests) -> list[Seat]:
    """Two people sit down and begin without a mouse."""
    ann, ben = guests(Look("phone", "light", "fr")), guests(Look("desktop", "dark", "en"))
    ben.go(open_with_keys(ann))
    press_by_tab(ben, "button", "web-sit")
    ben.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("button", name=words(ann, "web-start"))).to_be_enabled()
    press_by_tab(ann, "button", "web-start")
    return [Seat(ann, 1, keyboard=True), Seat(ben, 2, keyboard=True)]


@long
def test_push_with_two(guests: Guests, house: ServerProcess, line: Line) -> None:
    """One by taps, one by keys; a wish that cannot be, and the line cut."""
    ann = guests(Look("tablet", "light", "en"), base=line.base)
    ben = guests(Look("phone", "dark", "de"))
    seats = open_table({"game": "push"}, {1: ann, 2: ben})
    seats[1].keyboard = True
    stops = {
        1: wrong_wish,
        6: mishaps.reload,
        12: lambda _: mishaps.flight_mode(seats[0], line),
        18: lambda _: mishaps.server_gone(house, seats),
    }
    play(seats, quick(random.Random(7)), stops=stops)
    ended(seats)
    truth.check(ann, [ben])
    truth.check(ben, [ann])
    rematch(seats)


@each_way
def test_push_with_four(guests: Guests, by_hand: int | None) -> None:
    """Two people and two bots; one stands up, a bot stands in, and they come back."""
    ann, ben = guests(Look("phone", "light", "pl")), guests(Look("desktop", "dark", "fr"))
    bots = {"2": "easy", "4": "easy"}
    seats = open_table({"game": "push", "seats": 4, "bots": bots}, {1: ann, 3: ben})
    stops = {1: wrong_wish, 8: mishaps.reload, 14: lambda _: stand_up_and_back(seats[1])}
    play(seats, quick(random.Random(11)), stops=stops, by_hand=by_hand)
    ended(seats)
    truth.check(ann, [ben])
    truth.check(ben, [ann])
    rematch(seats)


def wrong_wish(seat: Seat) -> None:
    """Something that is not possible now is answered with the reason and the rule."""
    guest = seat.guest
    wrong(seat)
    line = guest.page.locator('[data-prompt] [role="status"]')
    expect(line.get_by_role("button")).to_have_text(re.compile(r"^[LP]R?\d+$"))
    said = line.locator("span").first
    expect(said).to_have_text(re.compile(r"\w{3}"))
    expect(said).not_to_have_text(re.compile(r"^Seat \d"))  # as programs are told


def wrong(seat: Seat) -> None:
    """Wish for something that is not asked now."""
    page, view = seat.guest.page, seat.view
    seat.shows(view["move"])
    if view["game"] == "push":
        columns = ("a", "b", "c") if view["phase"] == "place" else ("=a", "=b", "=c")
        shut = next((one for one in columns if one not in view["legal"]), None)
        target = f"column:{shut[-1]}" if shut else "pile"
        if seat.keyboard:
            page.keyboard.press(shut[-1] if shut else "+")
        else:
            page.locator(f'[data-place="{target}"]').click(force=True)
    elif seat.keyboard:
        page.keyboard.press("p" if view["phase"] in ("play", "take", "reclaim") else "t")
    elif view["phase"] == "play":
        page.locator('[data-place="pile"] button').click(force=True)
    else:
        page.locator("[data-value]").first.click(force=True)


def stand_up_and_back(seat: Seat) -> None:
    """Who leaves is gone, and a bot plays on, until they come back and take over."""
    page, at = seat.guest.page, seat.guest.page.url
    menu(seat.guest, "web-frame-leave")
    page.get_by_role("dialog").get_by_role(
        "button", name=words(seat.guest, "web-frame-leave-yes"), exact=True
    ).click()
    expect(page).to_have_url(re.compile(r"/$"), timeout=SOON_MS)
    seat.guest.go(at)
    back = page.get_by_role("button", name=words(seat.guest, "web-frame-take-over"))
    back.wait_for()
    assert seat.guest.told.info["seats"][seat.number - 1]["stand_in"]
    expect(page.locator("[data-act]")).to_have_count(0)
    back.click()
    seat.hears(lambda: not seat.guest.told.info["seats"][seat.number - 1]["stand_in"])


def menu(guest: Guest, key: str) -> None:
    """Choose something from the table's menu."""
    guest.page.get_by_role("button", name=words(guest, "web-table-menu")).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=words(guest, key)).click()


def ended(seats: Sequence[Seat]) -> None:
    """Everybody sees the end, and the scores that the server counted."""
    for seat in seats:
        end = seat.guest.page.locator('section[aria-labelledby="end-title"]')
        expect(end.get_by_role("heading").first).to_be_visible()
        result = seat.guest.told.result
        assert result is not None
        shown = [text.replace("−", "-") for text in end.locator(".score").all_inner_texts()]
        assert sorted(map(int, shown)) == sorted(result["scores"])


def rematch(seats: Sequence[Seat]) -> None:
    """Once more with the same people; it begins for everybody and goes on."""
    for seat in seats:
        if seat.keyboard:
            press_by_tab(seat.guest, "button", "web-end-rematch")
        else:
            again = words(seat.guest, "web-end-rematch")
            seat.guest.page.get_by_role("button", name=again).click()
    for seat in seats:
        seat.hears(functools.partial(begun, seat.guest, 2))
        expect(seat.guest.page.locator("#end-title")).to_be_hidden()
    assert play(seats, quick(random.Random(1)), most=AFTER) == AFTER


def begun(guest: Guest, game: int) -> bool:
    """Whether the page knows of that game at this table."""
    return bool(guest.told.info["game_number"] == game)


def open_with_keys(host: Guest) -> str:
    """A table for a duel, from the first page on, without a mouse."""
    page = host.go("/").page
    press_by_tab(host, "button", "web-invite")
    page.wait_for_url("**/t/*")
    tab_to(host, option_of(host, "web-seats"))
    for seats in (3, 2):
        page.keyboard.press("ArrowUp")
        expect(page.locator(".round li")).to_have_count(seats)
    expect(option_of(host, "web-edition")).to_have_value("amigo-2022-duel")
    return link_of(host)


def press_by_tab(guest: Guest, role: Literal["button", "link"], key: str) -> None:
    """Walk to something with Tab and press it with Enter."""
    tab_to(guest, guest.page.get_by_role(role, name=words(guest, key)))
    guest.page.keyboard.press("Enter")


def tab_to(guest: Guest, goal: Locator) -> None:
    """Press Tab until the focus is there."""
    goal.wait_for()
    for _ in range(80):
        if goal.evaluate("(goal) => goal === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {goal}")
