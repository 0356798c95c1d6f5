"""Whole games in Debian's Firefox: on the device, and at a table of the server."""

import json
from pathlib import Path

import pytest

from tests.browser.api import Api
from tests.browser.firefox import firefox
from tests.browser.server_process import ServerProcess

pytestmark = pytest.mark.long

QUICK = json.dumps({"speed": "instant", "auto": True, "nick": "Pip", "face": 6})
SILENT = json.dumps({"off": True, "shown": []})
PLAY = """new Promise((done) => {
  const end = Date.now() + 50_000;
  const step = () => {
    if (document.querySelector("#end-title")) return done(true);
    if (Date.now() > end) return done(false);
    const table = document.querySelector('main[data-busy="false"] [data-prompt="asked"]');
    if (table) {
      const acts = [...document.querySelectorAll('[data-act]:not([aria-disabled="true"])')];
      const open = acts.length ? acts
        : [...document.querySelectorAll(
            '.display .open, [data-value][aria-disabled="false"]')];
      open[Math.floor(Math.random() * open.length)]?.click();
    }
    setTimeout(step, 20);
  };
  step();
})"""
"""Presses whatever may be pressed, until the game is over."""


@pytest.mark.parametrize("game", ["linko", "push"])
@pytest.mark.parametrize("where", ["device", "server"])
def test_a_whole_game(where: str, game: str, tmp_path: Path, house: ServerProcess) -> None:
    with firefox(tmp_path / "profile") as page:
        page.go(house.base)
        kept = {"lynxdeck.settings": QUICK, "lynxdeck.tips": SILENT}
        page.run(
            f"Object.entries({json.dumps(kept)}).forEach(([a, b]) => localStorage.setItem(a, b))"
        )
        if where == "server":
            wish = {"game": game, "seats": 2, "bots": {"2": "easy"}}
            made = Api(house.base).table(wish)
            claim = json.dumps({"name": "Pip", "seat": 1})
            page.run(
                f"""fetch("/api/v1/invites/{made.invite}/claim", {{method: "POST",
                  headers: {{"content-type": "application/json"}}, body: JSON.stringify({claim})}})
                  .then((answer) => answer.status)"""
            )
            made.start()
            page.go(f"{house.base}{made.address}")
        else:
            page.go(house.base)
            page.until(
                f'document.querySelector(".tile.{game} .go:not([disabled])")?.click() ?? true'
            )
        page.until('document.querySelector("main[data-move]") !== null')
        for _ in range(6):
            if page.run(PLAY):
                break
        assert page.run('document.querySelector("#end-title").textContent')
        assert page.faults == []
