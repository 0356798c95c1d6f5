"""What a tour through the screens needs: browsers to look with, the API, and words to go by."""

from collections.abc import Callable, Iterator, Mapping

from playwright.sync_api import Page

from lynxdeck.locale import speaker
from tests.browser.api import Api
from tests.browser.guest import Guest
from tests.browser.looks import Look

BASE = Look("phone", "dark", "en")
TITLE = "Friday round"
Place = tuple[str, Page]
MakeGuest = Callable[..., Guest]


class Stage:
    """What a tour needs: browsers to look with, and the API, which sets tables up."""

    def __init__(
        self, guests: MakeGuest, base: str, heard: Mapping[str, str] | None = None
    ) -> None:
        self.guests = guests
        self.base = base
        self.heard = heard or {}
        """What pages are told in place of a name or a title."""
        self.api = Api(base)

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
    sheets = page.locator("dialog[open]")
    sheets.last.wait_for()  # some are fetched first
    open_now = sheets.count()
    page.keyboard.press("Escape")
    sheets.nth(open_now - 1).wait_for(state="detached")


def at(page: Page, move: int) -> None:
    """Wait until the table has come to a decision."""
    page.locator(f'main[data-move="{move}"][data-busy="false"]').wait_for()


Tour = Callable[[Stage], Iterator[Place]]
"""Brings a page somewhere and says where it is, again and again."""
