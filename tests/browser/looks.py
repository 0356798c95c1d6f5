"""Sizes, themes and languages, and how an open page changes from one to another."""

from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, tuple[int, int]] = {
    "small": (360, 740),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
}
THEMES = ("dark", "light")
LANGUAGES = ("en", "it", "pl", "fr", "de")
PSEUDO = "xx"
"""English, accented and grown by a third: what is cut or not translated is seen at once."""
LOCALES = {"en": "en-GB", "it": "it-IT", "pl": "pl-PL", "fr": "fr-FR", "de": "de-DE", "xx": "en-GB"}


class Look(NamedTuple):
    """One way a page can look."""

    size: str = "phone"
    theme: str = "dark"
    language: str = "en"

    @property
    def viewport(self) -> ViewportSize:
        """In CSS pixels."""
        width, height = SIZES[self.size]
        return {"width": width, "height": height}

    def __str__(self) -> str:
        return "-".join(self)


FULL = [
    Look(size, theme, language)
    for size in SIZES
    for theme in THEMES
    for language in (*LANGUAGES, PSEUDO)
]


def rotated(turn: int) -> list[Look]:
    """Every language, size and theme once or more; another pairing with each turn.

    >>> [str(look) for look in rotated(0)][:3]
    ['small-dark-en', 'phone-light-it', 'tablet-dark-pl']
    >>> len({look[::2] for turn in range(4) for look in rotated(turn)})
    24
    """
    tongues = (*LANGUAGES, PSEUDO)
    sizes = list(SIZES)
    return [
        Look(sizes[(i + turn) % len(sizes)], THEMES[(i + turn // 4) % 2], tongue)
        for i, tongue in enumerate(tongues)
    ]


CHANGE = """async ({theme, language}) => {
  const key = "lynxdeck.settings";
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({...kept, theme, language}));
  window.dispatchEvent(new StorageEvent("storage", {key}));
}"""
SETTLE = """() => new Promise((done) => {
  const quiet = setTimeout(done, 250);
  requestAnimationFrame(() => requestAnimationFrame(() => { clearTimeout(quiet); done(); }));
}).then(() => document.getAnimations().forEach((one) => {
  if (one instanceof CSSTransition) one.finish();
}))"""


def change(page: Page, look: Look) -> None:
    """Another size, theme and language on the same page: as if another tab had chosen them."""
    if page.viewport_size != look.viewport:
        page.set_viewport_size(look.viewport)
    page.evaluate(CHANGE, {"theme": look.theme, "language": look.language})
    shown = "en" if look.language == PSEUDO else look.language
    page.locator(f'html[lang="{shown}"][data-theme="{look.theme}"]').wait_for(state="attached")
    settle(page)


def settle(page: Page) -> None:
    """Two frames, and no colour is under way: what was changed is there."""
    page.evaluate(SETTLE)
