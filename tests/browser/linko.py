"""Linko's table under somebody's fingers: by taps, by keys, by dragging."""

import re
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.finger import touch
from tests.browser.told import Json

JOKER = 14
CHOSEN = """() => document.querySelector("button.act[data-act]")?.dataset.act ?? null"""
PLAY = re.compile(r"(?:J(?:x(\d+))?|(\d+)(?:x(\d+))?(?:(\+J)(?:x(\d+))?)?)")


class Play(NamedTuple):
    """Cards of one value."""

    value: int
    numbers: int
    jokers: int

    @property
    def size(self) -> int:
        """How many cards."""
        return self.numbers + self.jokers


def play_of(token: str | None) -> Play | None:
    """The play that a token means, if it is one.

    >>> play_of("6x3+J"), play_of("Jx2"), play_of("T")
    (Play(value=6, numbers=3, jokers=1), Play(value=14, numbers=0, jokers=2), None)
    """
    found = PLAY.fullmatch(token or "")
    if found is None:
        return None
    lone, value, numbers, joined, jokers = found.groups()
    if value is None:
        return Play(JOKER, 0, int(lone or 1))
    return Play(int(value), int(numbers or 1), int(jokers or 1) if joined else 0)


def tap(page: Page, view: Json, token: str) -> None:
    """Decide with a finger."""
    play = play_of(token)
    if play is not None:
        select(page, token)
        touch(page.locator(f'[data-act="{token}"]'))
    elif token.startswith("^") and token != "^*":
        touch(page.locator(f'[data-place="display:{place_of(view, token)}"] button'))
    elif token == "^*":
        touch(page.locator('[data-place="pile"] button'))
    else:
        touch(page.locator(f'[data-act="{token}"]'))


def select(page: Page, token: str) -> None:
    """Tap cards until they are chosen; the amber button says what would be played."""
    wanted = play_of(token)
    assert wanted is not None
    for _ in range(24):
        now = chosen(page)
        if now == wanted:
            return
        same = now is not None and now.value == wanted.value and now.numbers == wanted.numbers
        if same and now is not None and now.jokers > wanted.jokers and wanted.value != JOKER:
            touch(page.locator("button.jokers"))
        elif same and wanted.value != JOKER:
            group(page, JOKER)
        else:
            group(page, wanted.value)
    raise AssertionError(f"{token} cannot be chosen by tapping")


def group(page: Page, value: int) -> None:
    """Tap the cards of a value in the own hand."""
    touch(page.locator(f'[data-value="{value}"]'))


def chosen(page: Page) -> Play | None:
    """What the amber button would play."""
    return play_of(page.evaluate(CHOSEN))


def press(page: Page, view: Json, token: str) -> None:
    """Decide with the keyboard alone."""
    keys = page.keyboard
    play = play_of(token)
    if play is None:
        keys.press(key_of(view, token))
        return
    for _ in range(40):
        now = chosen(page)
        if now is None or now.value != play.value:
            keys.press("ArrowRight")
        elif now == play:
            keys.press("Enter")
            return
        elif now.value == JOKER:
            keys.press("-" if now.jokers > play.jokers else "+")
        elif now.numbers != play.numbers:
            keys.press("-" if now.numbers > play.numbers else "+")
        else:
            keys.press("j" if now.jokers < play.jokers else "J")
    raise AssertionError(f"{token} cannot be chosen by keys")


def key_of(view: Json, token: str) -> str:
    """The key that stands for a choice other than a play."""
    if token == "^*":
        return "p"
    if token.startswith("^"):
        return str(place_of(view, token) + 1)
    if token.startswith("G"):
        sets = sorted(view["legal"], key=lambda one: int(one[1:]))
        return str(sets.index(token) + 1)
    return token.lower()


def place_of(view: Json, token: str) -> int:
    """The leftmost place of the display that a draw takes from."""
    places = ["^" + "+".join(cards) if cards else "" for cards in view["display"]]
    return places.index(token)


def drag(page: Page, value: int) -> None:
    """Drag a value's cards up onto the table, and let go."""
    start = page.locator(f'[data-value="{value}"]').bounding_box()
    goal = page.locator('[data-place="pile"]').bounding_box()
    assert start is not None
    assert goal is not None
    mouse = page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] * 0.6)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    mouse.up()


def hand(page: Page, seat: int) -> dict[str, int]:
    """The own cards as the page shows them: by value, so many."""
    counted: dict[str, int] = page.locator(f'[data-place="hand:{seat}"]').last.evaluate(
        """(hand) => Object.fromEntries([...hand.querySelectorAll("[data-value]")].map((group) =>
          [group.dataset.value === "14" ? "J" : group.dataset.value,
           group.querySelectorAll("[data-card]").length]))"""
    )
    return counted
