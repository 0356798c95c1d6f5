"""The README's pictures, into docs/pictures/: `make pictures`, a part of `make screenshots`.

Both tables in the middle of a game, on a phone and on a desktop, small enough to read on a train.
"""

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.api import Room, asks
from tests.browser.guest import Guest
from tests.browser.looks import Look, settle
from tests.browser.server_process import ServerProcess
from tests.browser.stage import Stage, at
from tests.browser.told import Json

FOLDER = Path("docs/pictures")
LARGEST = 120_000
"""Bytes of a picture."""
QUALITIES = (0.85, 0.75, 0.6, 0.45, 0.3)
SHARP = {"phone": 2, "desktop": 1.5}
"""Pixels of the picture for one of the page."""

WEBP = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Scene(NamedTuple):
    """A table worth a picture."""

    game: str
    edition: str
    seats: int
    seed: int
    there: Callable[[Json], bool]


SCENES = (
    Scene(
        "linko",
        "amigo-2022-basic",
        4,
        5,
        lambda view: view["move"] > 24 and asks(1, "play")(view),
    ),
    Scene(
        "push",
        "push",
        3,
        2,
        lambda view: view["move"] > 60 and asks(1, "push")(view) and all(view["columns"]),
    ),
)


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = ServerProcess(Path(folder))
        house.start()
        browser = chromium.launch(playwright)
        try:
            for scene in SCENES:
                for size in SHARP:
                    take(browser, house.base, scene, size)
        finally:
            browser.close()
            house.stop()


def take(browser: Browser, base: str, scene: Scene, size: str) -> None:
    """One scene on one screen."""
    guest = Guest(browser, base, Look(size, "dark"), device_scale_factor=SHARP[size])
    page = guest.go(reached(base, guest, scene).address).page
    at(page, page_move(page))
    settle(page)
    path = FOLDER / f"{scene.game}-{size}.webp"
    path.write_bytes(webp(browser, page.screenshot()))
    print(f"{path} {path.stat().st_size // 1000} kB", flush=True)
    guest.context.close()


def reached(base: str, guest: Guest, scene: Scene) -> Room:
    """The table, played on to where it is worth a picture."""
    api = Stage(lambda *_: guest, base).api
    made = api.dealt(
        scene.game, seats=scene.seats, edition=scene.edition, seed=scene.seed, level="easy"
    )
    made.host(guest).seat(1, guest).start()
    assert not made.until(scene.there)["over"], scene.game
    return made


def page_move(page: Page) -> int:
    """The decision that the page has come to."""
    page.locator('main[data-move][data-busy="false"]').wait_for()
    return int(page.locator("main[data-move]").get_attribute("data-move") or 0)


def webp(browser: Browser, png: bytes) -> bytes:
    """A picture as WebP, as good as fits."""
    page = browser.new_page()
    try:
        for quality in QUALITIES:
            text = page.evaluate(WEBP, [base64.b64encode(png).decode(), quality])
            if len(made := base64.b64decode(text)) <= LARGEST:
                return made
        raise AssertionError(f"a picture of {len(made)} bytes")
    finally:
        page.close()


if __name__ == "__main__":
    main()
