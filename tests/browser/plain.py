"""The table of a game without a page of its own under somebody's fingers: a button a decision."""

from playwright.sync_api import Page

from tests.browser.told import Json


def tap(page: Page, view: Json, token: str) -> None:  # noqa: ARG001
    """Decide with a finger."""
    page.locator(f'[data-act="{token}"]').click()


def press(page: Page, view: Json, token: str) -> None:  # noqa: ARG001
    """Decide with the keyboard alone."""
    page.locator(f'[data-act="{token}"]').press("Enter")
