"""Walks through every screen there is: a tour brings a page somewhere and says where it is.

The tests look at each place in all sizes, themes and languages; `make screenshots` takes pictures.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from playwright.sync_api import Page

from lynxdeck.locale import speaker
from tests.browser import linko
from tests.browser.desk import Desk, Room, asks
from tests.browser.guest import Guest
from tests.browser.line import Line
from tests.browser.looks import LANGUAGES, Look, change
from tests.browser.told import Json

GAMES = Path(__file__).parents[2] / "web/src/games"
BASE = Look("phone", "dark", "en")
TITLE = "Friday round"
Place = tuple[str, Page]
MakeGuest = Callable[..., Guest]


class Stage:
    """What a tour needs: browsers to look with, and a desk that sets tables up."""

    def __init__(
        self, guests: MakeGuest, base: str, heard: Mapping[str, str] | None = None
    ) -> None:
        self.guests = guests
        self.base = base
        self.heard = heard or {}
        """What pages are told in place of a name or a title."""
        self.desk = Desk(base)

    def guest(self, path: str = "/", **options: object) -> Guest:
        """A browser that looks at an address."""
        return self.guests(BASE, **options).go(path)


def say(key: str, **arguments: str | int) -> str:
    """The words that tours find their way by."""
    return speaker("en").say(key, **arguments)


def button(page: Page, key: str, **arguments: str | int) -> None:
    """Press a button by its name."""
    page.get_by_role("button", name=say(key, **arguments)).last.click()


def close(page: Page) -> None:
    """Leave the sheet on top."""
    page.keyboard.press("Escape")
    page.locator("dialog[open]").last.wait_for(state="detached")


# --- before a game ------------------------------------------------------------------------


def home(stage: Stage) -> Iterator[Place]:
    """The first page: as new, then with games of one's own and open tables."""
    guest = stage.guest()
    page = guest.page
    page.locator("button.act:enabled").wait_for()
    yield "home", page
    button(page, "web-settings")
    page.get_by_role("dialog").wait_for()
    yield "settings", page
    button(page, "web-keys")
    page.locator("dialog kbd").first.wait_for()
    yield "keys", page
    close(page)
    desk = stage.desk
    desk.table({"game": "push", "seats": 4, "public": True, "title": TITLE}).seat(1)
    mine = [
        desk.table({"game": "linko", "seats": 2, "start": 1}).seat(1, guest).fill(),
        desk.table({"game": "push", "seats": 3, "start": 2}).seat(1, guest).fill(),
        desk.table({"game": "linko", "seats": 3}).seat(1, guest),
        desk.table({"game": "push", "seats": 2, "bots": {"2": "easy"}})
        .seat(1, guest)
        .fill()
        .finish(),
    ]
    for room in mine:
        page.goto(room.address)
        page.locator("main").first.wait_for()
        page.wait_for_function(
            "(table) => localStorage['lynxdeck.tables']?.includes(table)", arg=room.table
        )
    page.goto("/")
    page.get_by_text(stage.heard.get(TITLE, TITLE)).first.wait_for()
    page.locator("details > summary").first.click()
    yield "home-with-games", page


def opening(stage: Stage) -> Iterator[Place]:
    """A new table with all its wishes, and one for several people at one device."""
    page = stage.guest("/new").page
    page.locator("button.act").wait_for()
    page.locator("details > summary").first.click()
    yield "new-linko", page
    page.get_by_role("radio", name="Push", exact=True).check()
    group = page.get_by_role("group", name=say("web-bots"))
    group.get_by_role("radio", name="1").check()
    yield "new-push", page
    page.goto("/new?here")
    page.locator("button.act").wait_for()
    button(page, "web-player-add")
    yield "here", page


def room(stage: Stage) -> Iterator[Place]:
    """The waiting room of a host and of a guest, and invitations good and bad."""
    host = stage.guest()
    made = stage.desk.table({"game": "linko", "seats": 4, "bots": {"4": "hard"}})
    made.host(host).seat(1, host)
    page = host.go(made.address).page
    button(page, "web-invite-new")
    page.get_by_role("img").wait_for()
    yield "waiting-host", page
    invite = page.get_by_role("textbox", name=say("web-link")).input_value()
    guest = stage.guest(invite)
    guest.page.locator("button.act").wait_for()
    yield "join", guest.page
    button(guest.page, "web-sit")
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_role("status").first.wait_for()
    yield "waiting-guest", guest.page
    guest.watch.refusal(r"/api/v1/(invites|tables)/")
    guest.go("/j/0123456789abcdef").page.get_by_role("alert").wait_for()
    yield "join-lost", guest.page
    guest.go("/t/0123456789ab").page.get_by_text(say("web-lost-about")).wait_for()
    yield "table-lost", guest.page


# --- Linko --------------------------------------------------------------------------------


def lesson(stage: Stage, game: str, guest: Guest) -> Room:
    """The table of a lesson without its coach: seat 1 decides, the others play by their script."""
    found: Json = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    script = {name: found[name].split() for name in ("deck", "dice")} | {"moves": found["moves"]}
    wish = {name: found[name] for name in ("game", "edition", "seats", "start")}
    made = stage.desk.table({**wish, "script": script})
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
    made = stage.desk.dealt("linko", seats=5, edition="amigo-2022-basic", seed=3)
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
    button(page, "web-table-log")
    yield "linko-log", page
    close(page)
    button(page, "web-table-menu")
    yield "linko-menu", page
    close(page)
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
    made = stage.desk.dealt("linko", seats=2, edition="amigo-2022-duel", seed=5)
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
    made = stage.desk.dealt("linko", seats=3, seed=7)
    made.host(guest).seat(1, guest).seat(2, guest).fill()
    page = guest.go(made.address).page
    ann = stage.heard.get("Ann", "Ann")
    page.get_by_role("button", name=say("web-table-uncover", name=ann)).wait_for()
    yield "shared-covered", page
    button(page, "web-table-uncover", name=ann)
    page.locator("[data-value]").first.wait_for()
    yield "shared-open", page
    alone = stage.guest(tips=True)
    wish = {"game": "linko", "seats": 3, "bots": {"2": "easy", "3": "easy"}, "start": 1}
    while True:
        made = stage.desk.table(wish).host(alone).seat(1, alone).start()
        if not made.until(asks(1, "take"))["over"]:
            break
    page = alone.go(made.address).page
    page.locator("section.tip").wait_for()
    yield "linko-tip", page
    page.locator("section.tip button").last.click()
    button(page, "web-table-hint")
    page.locator("[data-act].hint").wait_for()
    yield "linko-hint", page
    onlooker = stage.guest(made.address)
    at(onlooker.page, made.view(1)["move"])
    yield "linko-onlooker", onlooker.page


# --- Push ---------------------------------------------------------------------------------


def push_table(stage: Stage) -> Iterator[Place]:
    """Push's questions: the turn, where to put the card, whether to go on, which column to take."""
    guest = stage.guest()
    made = stage.desk.dealt("push", seats=3, seed=2)
    made.host(guest).seat(1, guest).fill()
    page = guest.go(made.address).page
    at(page, 0)
    yield "push-first", page
    questions: list[tuple[str, Callable[[Json], bool]]] = [
        (
            "turn",
            lambda view: view["move"] > 70 and asks(1, "turn")(view) and len(view["legal"]) > 2,
        ),
        ("place", lambda view: asks(1, "place")(view) and any(view["columns"])),
        ("on", lambda view: asks(1, "push")(view) and all(view["columns"])),
        ("take", lambda view: asks(1, "collect")(view) and len(view["legal"]) > 1),
        (
            "wait",
            lambda view: view["move"] > 70 and view["to_move"] == 2 and view["phase"] == "place",
        ),
    ]
    for name, there in questions:
        assert not made.until(there)["over"], name
        at(page, made.view(1)["move"])
        yield f"push-{name}", page
        if name == "turn":
            bench = page.locator('[data-place^="bench:1:"] button:not([aria-disabled="true"])')
            bench.first.click()
            page.locator('[data-act="confirm"]').wait_for()
            yield "push-protect", page


def push_six(stage: Stage) -> Iterator[Place]:
    """Six players, with the odds of a bust against bots, a reason, and the rules."""
    guest = stage.guest()
    bots = {str(number): "easy" for number in range(2, 7)}
    made = stage.desk.table({"game": "push", "seats": 6, "bots": bots, "start": 1})
    made.host(guest).seat(1, guest).start()
    made.until(lambda view: view["move"] > 60 and asks(1, "push")(view))
    page = guest.go(made.address).page
    at(page, made.view(1)["move"])
    page.locator('[data-place^="bench:1:"] button').first.click(force=True)
    page.locator('[data-prompt] [role="status"] button').wait_for()
    yield "push-reason", page
    page.locator('[data-prompt] [role="status"] button').click()
    page.locator("dialog article").wait_for()
    yield "push-rules-sheet", page


# --- after a game -------------------------------------------------------------------------


def linko_end(stage: Stage) -> Iterator[Place]:
    """The end of a round and of a match: scores, hands, fairness, the sheet."""
    guest = stage.guest()
    wish = {"game": "linko", "seats": 3, "bots": {"3": "easy"}, "match": 1, "start": 1}
    made = stage.desk.table(wish).host(guest).seat(1, guest).fill()
    page = guest.go(made.address).page
    made.finish()
    page.locator("#end-title").wait_for()
    yield "round-end", page
    button(page, "web-end-hands")
    yield "round-end-hands", page
    button(page, "web-end-fair")
    page.get_by_text(say("web-fair-sound")).wait_for()
    page.locator(".fair details > summary").click()
    yield "round-end-fairness", page
    made.start()
    page.locator("#end-title").wait_for(state="detached")
    button(page, "web-table-menu")
    button(page, "table-sheet-title")
    page.locator("dialog table").wait_for()
    yield "match-sheet", page
    close(page)
    made.finish().start().finish()
    page.get_by_role("button", name=say("web-end-rematch")).wait_for()
    yield "match-end", page
    button(page, "web-end-fold")
    yield "match-end-folded", page


def push_end(stage: Stage) -> Iterator[Place]:
    """The end of Push for four, for those who are not the host."""
    guest = stage.guest()
    made = stage.desk.table({"game": "push", "seats": 4, "start": 1}).seat(1, guest).fill().finish()
    page = guest.go(made.address).page
    page.locator("#end-title").wait_for()
    yield "push-end", page


def replay(stage: Stage) -> Iterator[Place]:
    """A game again: where a record is brought, a bad one, and the viewer from deal to end."""
    guest = stage.guest("/replay")
    page = guest.page
    page.locator("textarea").wait_for()
    yield "replay-open", page
    guest.watch.refusal("/api/v1/replay")
    page.locator("textarea").fill('[Game "linko"]\n\n1. nonsense')
    button(page, "web-replay-show")
    page.get_by_role("alert").wait_for()
    yield "replay-fault", page
    wish = {"game": "linko", "seats": 3, "bots": {"2": "easy", "3": "easy"}, "start": 1}
    made = stage.desk.table(wish).seat(1, guest).start().finish()
    page.goto(f"/replay?table={made.table}")
    page.get_by_role("slider").wait_for()
    yield "replay-deal", page
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    yield "replay-middle", page
    button(page, "table-label-log")
    page.locator("dialog [data-ply]").first.wait_for()
    yield "replay-log", page
    close(page)
    button(page, "web-replay-eyes-open")
    page.locator("dialog select").first.wait_for()
    yield "replay-options", page
    close(page)
    for _ in range(200):
        page.keyboard.press("]")
        if page.get_by_role("button", name=say("web-replay-next"), exact=True).is_disabled():
            break
    yield "replay-end", page
    wish = {"game": "push", "seats": 4, "bots": {"2": "easy", "3": "easy", "4": "easy"}, "start": 1}
    made = stage.desk.table(wish).seat(1, guest).start().finish()
    page.goto(f"/replay?table={made.table}&ply=60")
    page.get_by_role("slider").wait_for()
    yield "replay-push", page


# --- learning, and when something is not there ---------------------------------------------


def learn(stage: Stage) -> Iterator[Place]:
    """The lessons: the choice, first words, a task, a nudge, a lesson done."""
    page = stage.guest().page
    page.get_by_role("link", name=say("web-learn", game="Linko")).click()
    page.get_by_role("button", name=say("web-learn-next")).wait_for()
    yield "learn-linko", page
    button(page, "web-learn-next")
    page.get_by_role("button", name=say("web-learn-show")).wait_for()
    yield "learn-linko-task", page
    linko.group(page, 4)
    page.locator("button.act[data-act]").click()
    page.locator(".nudge").wait_for()
    yield "learn-linko-nudge", page
    page.goto("/learn/push")
    on = page.get_by_role("button", name=say("web-learn-next"))
    done = page.get_by_role("button", name=say("web-learn-show"))
    on.click()
    for step in range(60):
        on.or_(done).or_(page.locator("section.done")).first.wait_for()
        if page.locator("section.done").is_visible():
            break
        if step == 3:
            yield "learn-push", page
        advance = on if on.is_visible() else done
        if advance.is_enabled():
            words = page.locator("section.card .words").inner_text()
            advance.click()
            page.wait_for_function(
                """(words) => document.querySelector("section.card .words")?.innerText !== words""",
                arg=words,
            )
    yield "learn-done", page


def rules(stage: Stage) -> Iterator[Place]:
    """The rules of a game, and of one edition of it."""
    page = stage.guest("/rules/linko?edition=amigo-2022-duel").page
    page.locator("article").wait_for()
    yield "rules-linko", page
    page.goto("/rules/push")
    page.locator("article").wait_for()
    yield "rules-push", page


def away(stage: Stage) -> Iterator[Place]:
    """No server: the first page says so, and so does a table that was open."""
    with Line(stage.base) as line:
        guest = stage.guests(BASE, base=line.base, worker=True).go("/")
        page = guest.page
        page.locator("button.act:enabled").wait_for()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        hear_all(page)
        made = stage.desk.dealt("push", seats=2, seed=1)
        made.seat(1, guest).fill()
        page.goto(made.address)
        at(page, 0)
        hear_all(page)
        guest.watch.cut = True
        line.cut()
        page.locator("[data-link] p").wait_for()
        yield "away-table", page
        page.goto("/")
        page.get_by_text(say("web-away")).wait_for()
        yield "away-home", page


def hear_all(page: Page) -> None:
    """Every language once, so that none has to be fetched later."""
    for language in LANGUAGES:
        change(page, Look("phone", "dark", language))
    change(page, BASE)


def at(page: Page, move: int) -> None:
    """Wait until the table has come to a decision."""
    page.locator(f'main[data-move="{move}"][data-busy="false"]').wait_for()


def first(view: Json) -> str:
    """The first choice."""
    return str(view["legal"][0])


TOURS: dict[str, Callable[[Stage], Iterator[Place]]] = {
    tour.__name__.replace("_", "-"): tour
    for tour in (
        home, opening, room, linko_table, linko_sheets, duel, company, push_table, push_six,
        linko_end, push_end, replay, learn, rules, away,
    )
}  # fmt: skip
