"""A picture of every screen, into screenshots/: `make screenshots`.

Phone and desktop, dusk and linen; some tables on a phone on its side, some screens in every
language. A file's name begins with what it shows, so that those of one screen lie together;
index.html shows them all.
Words after the command name the tours to be walked: `python -m tests.browser.screenshots home`.
"""

import html
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.looks import LANGUAGES, PSEUDO, Look, change, settle
from tests.browser.stage import BASE, Stage
from tests.browser.tours import MOMENTS, TOURS

FOLDER = Path("screenshots")
NAMES = {"dark": "dusk", "light": "linen"}
POSTER = 2400
EVERYWHERE = [Look(size, theme) for size in ("phone", "desktop") for theme in NAMES]
SPOKEN = {
    "home",
    "linko-take",
    "linko-selected",
    "push-on",
    "round-end",
    "match-end",
    "learn-linko-task",
    "invitation",
    "waiting-host",
    "deal",
}
"""Screens that are taken in every language too."""
LYING = {"linko-selected", "linko-take", "push-on", "push-roll", "round-end", "match-end"}
"""Screens that are taken on a phone on its side too."""
WALKS = TOURS | MOMENTS


def main(tours: list[str]) -> None:
    """Walk and take pictures."""
    FOLDER.mkdir(exist_ok=True)
    taken: dict[str, list[Path]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = chromium.launch(playwright)
        try:
            for tour in tours or WALKS:
                made: list[Guest] = []

                def guests(look: Look = BASE, made: list[Guest] = made, **options: Any) -> Guest:
                    base = options.pop("base", house.base)
                    made.append(Guest(browser, base, look, **options))
                    return made[-1]

                for name, page in WALKS[tour](Stage(guests, house.base)):
                    taken[name] = [picture(page, name, look) for look in looks(name)]
                    change(page, BASE)
                    print(name, flush=True)
                for guest in made:
                    guest.context.close()
        finally:
            browser.close()
            house.stop()
    if not tours:
        (FOLDER / "index.html").write_text(sheet(taken), encoding="utf-8")
        print(f"{sum(map(len, taken.values()))} pictures: {FOLDER / 'index.html'}")


def looks(name: str) -> list[Look]:
    """How a screen is taken."""
    others = [language for language in (*LANGUAGES, PSEUDO) if language != "en"]
    spoken = [Look("phone", "light", language) for language in others]
    lying = [Look("landscape", theme) for theme in NAMES]
    return EVERYWHERE + (lying if name in LYING else []) + (spoken if name in SPOKEN else [])


def picture(page: Page, name: str, look: Look) -> Path:
    """Take one: of a page that scrolls as much as fits on a poster."""
    change(page, look)
    height = int(page.evaluate("() => document.documentElement.scrollHeight"))
    if page.locator("dialog[open], main.table").count() == 0:
        tall = max(look.viewport["height"], min(height, POSTER))
        page.set_viewport_size({"width": look.viewport["width"], "height": tall})
    settle(page)
    language = "" if look.language == "en" else f"-{look.language}"
    path = FOLDER / f"{name}-{look.size}-{NAMES[look.theme]}{language}.png"
    page.screenshot(path=path)
    return path


def sheet(taken: dict[str, list[Path]]) -> str:
    """All pictures on one page."""
    rows = []
    for name, paths in taken.items():
        figures = "".join(
            f'<a href="{path.name}"><img loading="lazy" src="{path.name}"'
            f' alt="{html.escape(path.stem)}" title="{html.escape(path.stem)}"></a>'
            for path in paths
        )
        rows.append(f"<section><h2>{html.escape(name)}</h2><div>{figures}</div></section>")
    style = (
        "body{font:1rem system-ui;margin:1.5rem;background:#888}h2{margin:1.5rem 0 .5rem}"
        "div{display:flex;gap:.75rem;overflow-x:auto;align-items:start}img{height:28rem}"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Lynxdeck, every screen</title>'
        f"<style>{style}</style><h1>Every screen</h1>{''.join(rows)}</html>\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
