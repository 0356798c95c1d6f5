"""What brings people back: the deal of the day, their own games, the first page with both."""

import json
import time
from collections.abc import Iterator

from tests.browser.stage import Place, Stage, say
from tests.browser.told import Json

DAY_MS = 86_400_000
GAMES: tuple[tuple[str, str, tuple[int, ...], dict[str, int], int], ...] = (
    ("linko", "amigo-2022-basic", (24, 21, 17), {"2": 4, "3": 3}, 0),
    ("linko", "amigo-2022-basic", (5, 9, 17), {"2": 1}, 0),
    ("push", "push", (38, 32), {}, 2),
    ("push", "push", (29, 33, 20, 12), {}, 3),
    ("linko", "ravensburger-2014", (31, 8), {"2": 5}, 7),
)
"""Game, edition, scores with the player's first, snatches by victim, days ago."""


def saved(now_ms: int) -> Json:
    """Some games as the page saves them."""
    bots = [
        {"name": name, "bot": True, "level": "easy", "face": None}
        for name in ("Luna", "Otto", "Mila")
    ]
    me = {"name": "Ann", "bot": False, "level": None, "face": 0}
    rows = [
        {
            "id": f"~picture{number} 1",
            "shape": 1,
            "at": now_ms - ago * DAY_MS - number,
            "game": game,
            "edition": edition,
            "seats": [me, *bots[: len(scores) - 1]],
            "mine": [1],
            "scores": list(scores),
            "winners": [scores.index(max(scores)) + 1],
            "end": "stock",
            "round": None,
            "seed": None,
            "deeds": {"victims": victims, "busts": 1},
            "record": None,
        }
        for number, (game, edition, scores, victims, ago) in enumerate(GAMES)
    ]
    return {"lynxdeck": "games", "games": rows, "days": {}}


def mine(stage: Stage) -> Iterator[Place]:
    """The deal of the day; own games, first none; then the first page of who comes back."""
    guest = stage.guest("/daily")
    page = guest.page
    page.locator("article button.act:enabled").first.wait_for()
    yield "daily", page
    page.goto("/games")
    page.get_by_text(say("games-none")).wait_for()
    yield "games-none", page
    text = json.dumps(saved(int(time.time() * 1000))).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "games.json", "mimeType": "application/json", "buffer": text}
    )
    page.locator("main li").first.wait_for()
    page.reload()
    page.locator("main li").first.wait_for()
    yield "games", page
    made = stage.api.table({"game": "linko", "seats": 2, "start": 1}).seat(1, guest).fill()
    page.goto(made.address)
    page.locator("main[data-move]").wait_for()
    page.goto("/")
    page.locator(".asked li").wait_for()
    page.locator(".recent li").first.wait_for()
    yield "home-again", page


def trail(stage: Stage) -> Iterator[Place]:
    """The trail as it begins, and with lynxes beaten; what was won there."""
    guest = stage.guest("/trail")
    page = guest.page
    page.locator("#who").wait_for()
    yield "trail", page
    crowns = {"rose": (1, 1, 1), "rust": (1, 1, 0), "olive": (1, 0, 0), "sand": (1, 0, 1)}
    walked = {lynx: [bool(one) for one in won] for lynx, won in crowns.items()}
    page.evaluate(
        "kept => localStorage.setItem('lynxdeck.trail', JSON.stringify(kept))",
        {"crowns": walked, "looks": {}},
    )
    page.reload()
    page.get_by_role("heading", name=say("trail-title-ink")).wait_for()
    yield "trail-pines", page
    page.locator("button.sum").click()
    page.get_by_role("dialog").wait_for()
    yield "trail-looks", page
