"""A picture of every screen, into screenshots/: `make screenshots`.

Phone and laptop, dusk and linen; some on a phone on its side and on a tablet, some in every
language. A file's name begins with what it shows, so that those of one screen lie together;
index.html shows them all, first those that a mock-up was drawn for, under its name. With
`--mockups FOLDER` (`make screenshots MOCKUPS=FOLDER`) the mock-ups stand next to them.
Words after the command name the tours to be walked: `python -m tests.browser.screenshots home`.
"""

import argparse
import html
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.guest import Guest
from tests.browser.looks import LANGUAGES, PSEUDO, Look, change, settle
from tests.browser.server_process import ServerProcess
from tests.browser.stage import BASE, Stage
from tests.browser.tours import MOMENTS, TOURS

FOLDER = Path("screenshots")
NAMES = {"dark": "dusk", "light": "linen"}
POSTER = 2400
EVERYWHERE = [Look(size, theme) for size in ("phone", "laptop") for theme in NAMES]
SPOKEN = {
    "home",
    "linko-take",
    "linko-selected",
    "push-on",
    "round-end",
    "match-end",
    "again-asked",
    "learn-linko-task",
    "invitation",
    "waiting-host",
    "deal",
}
"""Screens that are taken in every language too."""
LYING = {
    "home-again",
    "trail-pines",
    "invitation",
    "waiting-host",
    "linko-selected",
    "linko-take",
    "push-on",
    "push-roll",
    "round-end",
    "match-end",
    "again-asked",
}
"""Screens that are taken on a phone on its side and on a tablet too."""
MOCKUPS = {
    "home-phone": ("home-again", Look("phone")),
    "home-desktop": ("home-again", Look("laptop")),
    "linko-phone": ("linko-selected", Look("phone")),
    "linko-take-phone": ("linko-take", Look("phone")),
    "linko-desktop": ("linko-selected", Look("laptop")),
    "linko-desktop-linen": ("linko-selected", Look("laptop", "light")),
    "push-phone": ("push-on", Look("phone")),
    "push-landscape": ("push-on", Look("landscape")),
    "push-desktop": ("push-on", Look("laptop")),
    "push-roll-phone": ("push-roll", Look("phone")),
    "end-phone": ("round-end", Look("phone")),
    "end-desktop": ("round-end", Look("laptop")),
    "match-phone": ("match-end", Look("phone")),
    "match-desktop": ("match-end", Look("laptop")),
    "invitation-phone": ("invitation", Look("phone")),
    "invitation-desktop": ("invitation", Look("laptop")),
    "waiting-phone": ("waiting-host", Look("phone")),
    "waiting-desktop": ("waiting-host", Look("laptop")),
}
"""What was drawn beforehand, and which picture shows it."""
WALKS = TOURS | MOMENTS


def main(tours: list[str], mockups: Path | None = None) -> None:
    """Walk and take pictures."""
    FOLDER.mkdir(exist_ok=True)
    taken: dict[str, list[Path]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = ServerProcess(Path(folder))
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
        missing = {state for state, _ in MOCKUPS.values()} - set(taken)
        assert not missing, f"drawn beforehand, and never reached: {missing}"
        (FOLDER / "index.html").write_text(sheet(taken, mockups), encoding="utf-8")
        print(f"{sum(map(len, taken.values()))} pictures: {FOLDER / 'index.html'}")


def looks(name: str) -> list[Look]:
    """How a screen is taken."""
    others = [language for language in (*LANGUAGES, PSEUDO) if language != "en"]
    spoken = [Look("phone", "light", language) for language in others]
    lying = [Look(size, theme) for size in ("landscape", "tablet") for theme in NAMES]
    return EVERYWHERE + (lying if name in LYING else []) + (spoken if name in SPOKEN else [])


def picture(page: Page, name: str, look: Look) -> Path:
    """Take one: of a page that scrolls as much as fits on a poster."""
    change(page, look)
    height = int(page.evaluate("() => document.documentElement.scrollHeight"))
    if page.locator("dialog[open], main.table").count() == 0:
        tall = max(look.viewport["height"], min(height, POSTER))
        page.set_viewport_size({"width": look.viewport["width"], "height": tall})
    settle(page)
    path = FOLDER / named(name, look)
    page.screenshot(path=path)
    return path


def named(state: str, look: Look) -> str:
    """The file of one picture."""
    language = "" if look.language == "en" else f"-{look.language}"
    return f"{state}-{look.size}-{NAMES[look.theme]}{language}.png"


def sheet(taken: dict[str, list[Path]], mockups: Path | None) -> str:
    """All pictures on one page, first those that were drawn beforehand."""
    rows = [row("Next to the mock-ups", "".join(beside(one, mockups) for one in MOCKUPS))]
    rows += [row(name, "".join(shown(path.name) for path in taken[name])) for name in taken]
    style = (
        "body{font:1rem system-ui;margin:1.5rem;background:#888}h2{margin:1.5rem 0 .5rem}"
        "div{display:flex;gap:.75rem;overflow-x:auto;align-items:start}img{height:28rem}"
        "figure{margin:0;flex:none}figcaption{font-weight:600}"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Lynxdeck, every screen</title>'
        f"<style>{style}</style><h1>Every screen</h1>{''.join(rows)}</html>\n"
    )


def row(title: str, figures: str) -> str:
    """Pictures side by side, under a title."""
    return f"<section><h2>{html.escape(title)}</h2><div>{figures}</div></section>"


def shown(source: str) -> str:
    """One picture, which leads to itself."""
    name = html.escape(source, quote=True)
    return f'<a href="{name}"><img loading="lazy" src="{name}" alt="{name}" title="{name}"></a>'


def beside(mockup: str, folder: Path | None) -> str:
    """A picture under its mock-up's name, and the mock-up, where it is at hand."""
    drawn = shown((folder / f"{mockup}.png").resolve().as_uri()) if folder else ""
    return (
        f"<figure><figcaption>{mockup}</figcaption>{shown(named(*MOCKUPS[mockup]))}{drawn}</figure>"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mockups", type=Path, help="a folder of mock-ups, as PNG")
    parser.add_argument("tours", nargs="*", help="those to be walked")
    asked = parser.parse_args()
    main(asked.tours, asked.mockups)
