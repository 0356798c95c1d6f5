"""Learning a game and reading its rules; and when the server is not there."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser import linko
from tests.browser.line import Line
from tests.browser.looks import LANGUAGES, Look, change
from tests.browser.stage import BASE, Place, Stage, at, button, say


def learn(stage: Stage) -> Iterator[Place]:
    """The lessons: the choice, first words, a task, a nudge, a lesson done."""
    page = stage.guest("/learn").page
    page.locator("main a").first.wait_for()
    yield "learn-choose", page
    page.locator('a[href$="/learn/linko"]').click()
    page.get_by_role("button", name=say("web-learn-next"), exact=True).wait_for()
    yield "learn-linko", page
    button(page, "web-learn-next")
    page.get_by_role("button", name=say("web-learn-show")).wait_for()
    yield "learn-linko-task", page
    linko.group(page, 4)
    page.locator("button.act[data-act]").click()
    page.locator(".nudge").wait_for()
    yield "learn-linko-nudge", page
    page.goto("/learn/push")
    on = page.get_by_role("button", name=say("web-learn-next"), exact=True)
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
            words = page.locator(".coach .words").inner_text()
            advance.click()
            page.wait_for_function(
                """(words) => document.querySelector(".coach .words")?.innerText !== words""",
                arg=words,
            )
    yield "learn-done", page
    page.locator("section.done .act").click()
    at(page, 0)
    page.locator('[data-act="+"]').wait_for()  # dealt with one tap, and the newcomer begins
    yield "first-game", page


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
        page.locator("button.act:enabled").first.wait_for()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        hear_all(page)
        made = stage.api.dealt("push", seats=2, seed=1)
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
