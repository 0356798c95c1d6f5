"""Sizes, themes and languages, and how an open page changes from one to another."""

from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, tuple[int, int]] = {
    "small": (360, 740),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
}
SCREENS = SIZES | {"landscape": (844, 390), "laptop": (1440, 900), "wide": (1920, 1080)}
"""Those that every page is shown at, and more for tables."""
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
        width, height = SCREENS[self.size]
        return {"width": width, "height": height}

    def __str__(self) -> str:
        return "-".join(self)


FULL = [
    Look(size, theme, language)
    for size in SIZES
    for theme in THEMES
    for language in (*LANGUAGES, PSEUDO)
]


def sampled(turn: int) -> Look:
    """One way, another with each turn; every second time in the grown language.

    In forty turns come all pairs of size, theme and language.

    >>> [str(sampled(turn)) for turn in range(3)]
    ['small-dark-en', 'tablet-light-xx', 'phone-dark-it']
    >>> forty = [sampled(turn) for turn in range(40)]
    >>> [len({look[:2] for look in forty}), len({look[1:] for look in forty})]
    [8, 12]
    >>> len({look[::2] for look in forty})
    24
    """
    half, grown = divmod(turn, 2)
    sizes, theme = list(SIZES), half // 4 % 2
    if grown:
        return Look(sizes[(half + 2) % 4], THEMES[1 - theme], PSEUDO)
    return Look(sizes[half % 4], THEMES[theme], LANGUAGES[half % 5])


SETTLED = """
const frames = (count) => new Promise((done) => {
  const quiet = setTimeout(done, 400);
  const next = (left) => {
    if (left > 0) requestAnimationFrame(() => next(left - 1));
    else { clearTimeout(quiet); done(); }
  };
  next(count);
});
const settled = async () => {
  await frames(2);
  // No colour is under way.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
};
"""
CHANGE = f"""async ({{theme, language}}) => {{
  {SETTLED}
  const key = "lynxdeck.settings";
  const root = document.documentElement;
  const shown = language === "xx" ? "en" : language;
  const kept = JSON.parse(localStorage.getItem(key) ?? "{{}}");
  localStorage.setItem(key, JSON.stringify({{...kept, theme, language}}));
  window.dispatchEvent(new StorageEvent("storage", {{key}}));
  for (let wait = 0; root.lang !== shown || root.dataset.theme !== theme; wait += 1) {{
    if (wait > 400) throw new Error(`The page does not change to ${{language}}, ${{theme}}.`);
    await new Promise((done) => setTimeout(done, 20));
  }}
  await settled();
}}"""


def change(page: Page, look: Look) -> None:
    """Another size, theme and language on the same page: as if another tab had chosen them."""
    if page.viewport_size != look.viewport:
        page.set_viewport_size(look.viewport)
    page.evaluate(CHANGE, {"theme": look.theme, "language": look.language})


def settle(page: Page) -> None:
    """Two frames, and no colour is under way: what was changed is there."""
    page.evaluate(f"async () => {{ {SETTLED} await settled(); }}")
