"""Push's table under somebody's fingers: by taps and by keys."""

from playwright.sync_api import Page

from tests.browser.told import Json


def tap(page: Page, view: Json, token: str) -> None:
    """Decide with a finger; what ends a turn is chosen first, then confirmed."""
    seat = view["seat"]
    if token == "+":
        page.locator('[data-act="+"]').click()
    elif token.startswith("="):
        confirm(page, f'[data-place="column:{token[1]}"]', alone=len(view["legal"]) == 1)
    elif token.startswith("!"):
        confirm(page, f'[data-place="bench:{seat}:{token[1]}"] button', alone=False)
    else:
        page.locator(f'[data-place="column:{token}"]').click()


def confirm(page: Page, target: str, *, alone: bool) -> None:
    """Choose it unless it is the only choice, then press the amber button."""
    if not alone:
        page.locator(target).click()
    page.locator('[data-act="confirm"]').click()


def press(page: Page, view: Json, token: str) -> None:
    """Decide with the keyboard alone."""
    if token in ("+", "a", "b", "c"):
        page.keyboard.press(token)
        return
    if len(view["legal"]) > 1:
        page.keyboard.press(token[1])
    page.locator('[data-act="confirm"]').wait_for()
    page.keyboard.press("Enter")
