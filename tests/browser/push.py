"""Push's table under somebody's fingers: by taps and by keys."""

from playwright.sync_api import Page

from tests.browser.finger import touch
from tests.browser.told import Json


def tap(page: Page, view: Json, token: str) -> None:
    """Decide with a finger; what ends a turn is chosen first, then confirmed."""
    seat = view["seat"]
    if token == "+":
        touch(page.locator('[data-act="+"]'))
    elif token.startswith("="):
        confirm(page, f'[data-place="column:{token[1]}"]', alone=len(view["legal"]) == 1)
    elif token.startswith("!"):
        confirm(page, f'[data-place="bench:{seat}:{token[1]}"] button', alone=False)
    else:
        touch(page.locator(f'[data-place="column:{token}"]'))


def confirm(page: Page, target: str, *, alone: bool) -> None:
    """Choose it unless it is the only choice, then press the amber button."""
    if not alone:
        touch(page.locator(target))
    touch(page.locator('[data-act="confirm"]'))


def press(page: Page, view: Json, token: str) -> None:
    """Decide with the keyboard alone."""
    if token in ("+", "a", "b", "c"):
        page.keyboard.press(token)
        return
    if len(view["legal"]) > 1:
        page.keyboard.press(token[1])
    page.locator('[data-act="confirm"]').wait_for()
    page.keyboard.press("Enter")
