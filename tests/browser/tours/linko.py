"""A table of Linko: every question, every sheet, the ghost, and company."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from tests.browser import linko
from tests.browser.api import Room, asks
from tests.browser.guest import Guest
from tests.browser.stage import Place, Stage, at, button, close, say
from tests.browser.told import Json

GAMES = Path(__file__).parents[3] / "web/src/games"


def lesson(stage: Stage, game: str, guest: Guest) -> Room:
    """The table of a lesson without its coach: seat 1 decides, the others play by their script."""
    found: Json = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    script = {name: found[name].split() for name in ("deck", "dice")} | {"moves": found["moves"]}
    wish = {name: found[name] for name in ("game", "edition", "seats", "start")}
    made = stage.api.table({**wish, "script": script})
    made.host(guest).seat(1, guest)
    return made.start()


def linko_table(stage: Stage) -> Iterator[Place]:
    """Linko's questions, one after the other: play, take, reclaim, draw."""
    guest = stage.guest()
    made = lesson(stage, "linko", guest)
    page = guest.go(made.address).page
    at(page, 0)
    yield "linko-play", page
    page.locator('[data-place="pile"] button').click(force=True)
    page.locator('[data-prompt] [role="status"] button').wait_for()
    yield "linko-reason", page
    for token in ("6x2", "8x2"):
        made.until(asks(1, "play"), first)
        at(page, made.view(1)["move"])
        linko.select(page, token)
        if token == "8x2":
            follows = re.compile(say("table-linko-snatches", names=".+"))
            page.locator("button.act[data-act]").filter(has_text=follows).wait_for()
            yield "linko-selected", page
        page.locator(f'[data-act="{token}"]').click()
        page.locator(f'[data-act="{token}"]').wait_for(state="detached")
    page.locator('[data-act="T"]').wait_for()
    yield "linko-take", page
    for token in ("T", "D"):
        page.locator(f'[data-act="{token}"]').wait_for()
        if token == "D":
            yield "linko-reclaim", page
        made.decide(token)
    page.locator('[data-act="^*"]').wait_for()
    yield "linko-draw", page


def linko_sheets(stage: Stage) -> Iterator[Place]:
    """What opens above a game of Linko with five, long after its beginning."""
    guest = stage.guest()
    made = stage.api.dealt("linko", seats=5, edition="amigo-2022-basic", seed=3)
    made.host(guest).seat(1, guest).fill()
    made.until(lambda view: view["move"] > 60 and asks(1, "play")(view))
    page = guest.go(made.address).page
    at(page, made.view(1)["move"])
    yield "linko-five", page
    page.locator("button.seat").first.click()
    yield "linko-seat", page
    close(page)
    page.locator('[data-place="discards"] button').click()
    yield "linko-discards", page
    close(page)
    button(page, "web-react")
    page.locator("[popover] button").first.click()
    page.locator(".bubble").wait_for()
    yield "linko-reaction", page
    button(page, "web-table-log")
    yield "linko-log", page
    close(page)
    button(page, "web-table-menu")
    yield "linko-menu", page
    close(page)
    button(page, "web-table-menu")
    button(page, "web-table-rules")
    page.locator("dialog article").wait_for()
    yield "linko-rules-sheet", page
    close(page)
    button(page, "web-table-menu")
    button(page, "web-handover")
    page.locator("dialog").get_by_role("img").wait_for()
    yield "linko-handover", page
    close(page)
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    yield "linko-keys", page
    close(page)
    made.until(asks(1, "option"))
    at(page, made.view(1)["move"])
    yield "linko-option", page
    made.until(lambda view: view["to_move"] == 3)
    at(page, made.view(1)["move"])
    yield "linko-wait", page


def duel(stage: Stage) -> Iterator[Place]:
    """Two players and the ghost."""
    guest = stage.guest()
    made = stage.api.dealt("linko", seats=2, edition="amigo-2022-duel", seed=5)
    made.host(guest).seat(1, guest).fill()
    page = guest.go(made.address).page
    made.until(lambda view: view["move"] > 12 and asks(1, "play")(view))
    at(page, made.view(1)["move"])
    yield "duel-play", page
    made.until(asks(1, "ghost"))
    at(page, made.view(1)["move"])
    yield "duel-ghost", page


def company(stage: Stage) -> Iterator[Place]:
    """One screen for two people, a hint, a tip, somebody who looks on."""
    guest = stage.guest()
    made = stage.api.dealt("linko", seats=3, seed=7)
    made.host(guest).seat(1, guest).seat(2, guest).fill()
    page = guest.go(made.address).page
    ann = stage.heard.get("Ann", "Ann")
    page.get_by_role("button", name=say("web-frame-uncover", name=ann)).wait_for()
    yield "shared-covered", page
    button(page, "web-frame-uncover", name=ann)
    page.locator("[data-value]").first.wait_for()
    yield "shared-open", page
    alone = stage.guest(tips=True, reads=False)
    wish = {"game": "linko", "seats": 3, "bots": {"2": "easy", "3": "easy"}, "start": 1}
    while True:
        made = stage.api.table(wish).host(alone).seat(1, alone).start()
        if not made.until(asks(1, "take"))["over"]:
            break
    page = alone.go(made.address).page
    page.locator("[data-tip]").wait_for()
    yield "linko-tip", page
    page.locator("[data-tip]").click()
    button(page, "web-frame-hint")
    page.locator("[data-act].hint").wait_for()
    yield "linko-hint", page
    onlooker = stage.guest(made.address)
    at(onlooker.page, made.view(1)["move"])
    yield "linko-onlooker", onlooker.page


def first(view: Json) -> str:
    """The first choice."""
    return str(view["legal"][0])
