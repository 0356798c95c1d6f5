"""After a game: its end, a match, and the game once more."""

from collections.abc import Iterator

from tests.browser.stage import Place, Stage, button, close, say
from tests.browser.told import Json


def linko_end(stage: Stage) -> Iterator[Place]:
    """The end of a round and of a match: scores, hands, fairness, the sheet."""
    guest = stage.guest()
    wish = {"game": "linko", "seats": 3, "bots": {"3": "easy"}, "match": 1, "start": 1}
    made = stage.api.table(wish).host(guest).seat(1, guest).fill()
    page = guest.go(made.address).page
    made.finish()
    page.locator("#end-title").wait_for()
    yield "round-end", page
    button(page, "web-more-links")
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


def again(stage: Stage) -> Iterator[Place]:
    """The second game of two people: what each has won, who is ready, who still looks on."""
    guest = stage.guest()
    made = stage.api.table({"game": "push", "seats": 3, "bots": {"3": "easy"}, "start": 1})
    made.host(guest).seat(1, guest).fill().finish().ready(1, 2).finish()
    page = guest.go(made.address).page
    page.get_by_role("heading", name=say("web-evening", count=2)).wait_for()
    yield "again", page
    made.ready(2)
    page.get_by_text(say("web-again-ready", ready=1, all=2)).wait_for()
    yield "again-asked", page


def push_end(stage: Stage) -> Iterator[Place]:
    """The end of Push for four, for those who are not the host."""
    guest = stage.guest()
    made = stage.api.table({"game": "push", "seats": 4, "start": 1}).seat(1, guest).fill().finish()
    page = guest.go(made.address).page
    page.locator("#end-title").wait_for()
    yield "push-end", page


def coach(stage: Stage) -> Iterator[Place]:
    """A finished game looked at again: how it went, a question, the answer."""
    guest = stage.guest()
    wish = {"game": "push", "seats": 3, "bots": {"2": "easy", "3": "easy"}, "start": 1}
    made = stage.api.table(wish).host(guest).seat(1, guest).fill().finish()
    page = guest.go(made.address).page
    page.get_by_role("link", name=say("coach-title")).click()
    page.get_by_role("button", name=say("coach-begin")).wait_for()
    yield "coach", page
    button(page, "coach-begin")
    page.get_by_text(say("coach-ask")).wait_for()
    yield "coach-question", page
    button(page, "coach-show")
    page.get_by_role("region", name=say("coach-title")).wait_for()
    yield "coach-answer", page


def replay(stage: Stage) -> Iterator[Place]:
    """A game again: where a record is brought, a bad one, and the viewer from deal to end."""
    guest = stage.guest("/replay")
    page = guest.page
    paste = page.get_by_text(say("web-replay-paste"))
    paste.wait_for()
    yield "replay-open", page
    paste.click()
    guest.watch.refusal("/api/v1/replay")
    page.locator("textarea").fill('[Game "linko"]\n\n1. nonsense')
    button(page, "web-replay-show")
    page.get_by_role("alert").wait_for()
    yield "replay-fault", page
    made = stage.api.dealt("linko", seats=3, seed=2).seat(1, guest).fill()
    made.until(over)
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
    made = stage.api.dealt("push", seats=4, seed=2).seat(1, guest).fill()
    made.until(over)
    page.goto(f"/replay?table={made.table}&ply=60")
    page.get_by_role("slider").wait_for()
    yield "replay-push", page


def over(view: Json) -> bool:
    """Whether a game is."""
    return bool(view["over"])
