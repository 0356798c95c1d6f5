"""One touch: with a finger where the screen feels one, else with the mouse."""

from playwright.sync_api import Locator


def touch(place: Locator) -> None:
    """Tap it or click it, as the device can."""
    if place.page.evaluate("navigator.maxTouchPoints > 0"):
        place.tap()
    else:
        place.click()
