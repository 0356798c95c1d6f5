"""What a device does at its tables: the scenes that are recorded."""

import json
import random
from pathlib import Path
from typing import Any

from tests.local.recorder import Recorder, Scene, digest

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


async def make(rec: Recorder, game: str, seats: int, persons: int = 1, **wish: Any) -> None:
    """A table with people at the first seats and bots at the rest; line 1 looks on."""
    bots = {str(seat): "easy" for seat in range(persons + 1, seats + 1)}
    asked = {"game": game, "seats": seats, "pace": "instant", "chat": False} | wish
    if not wish.get("script"):
        asked["bots"] = bots
    await rec.api("POST", "/tables", asked)
    for name in NAMES[:persons]:
        await rec.api("POST", "./claim", {"name": name})
    await rec.open(1)
    await rec.join(1, 1)


async def decide(rec: Recorder, rng: random.Random, *, pass_on: bool) -> bool:
    """Whoever is asked decides at random; whether anybody is."""
    view = rec.lines[1].view
    if view is None or view["to_move"] is None:
        return False
    if pass_on and view["to_move"] != view["seat"]:
        await rec.join(1, view["to_move"])
        view = rec.lines[1].view
    await rec.say(1, "decide", move=view["move"], token=rng.choice(view["legal"]))
    return True


async def play_out(rec: Recorder, rng: random.Random, *, pass_on: bool = False) -> None:
    """To the end of the game; of what is told on the way a digest is kept."""
    first = len(rec.steps)
    while await decide(rec, rng, pass_on=pass_on):
        pass
    for step in rec.steps[first:-1]:
        if step.get("told"):
            step["told"] = digest(step["told"])


async def questions(rec: Recorder, rng: random.Random) -> None:
    """All that one may ask, in one's turn or not."""
    view = rec.lines[1].view
    legal = view["legal"]
    tokens = {"linko": ["13x4", "J", "T", "2x2+J", "^*"], "push": ["+", "a", "=b", "!r", "*"]}
    wrong = [token for token in tokens[view["game"]] if token not in legal]
    for token in [*rng.sample(legal, min(3, len(legal))), *wrong]:
        await rec.say(1, "preview", token=token)
        await rec.say(1, "why", token=token)
    for kind in ("odds", "tips", "hint", "hint"):
        await rec.say(1, kind)


async def mistakes(rec: Recorder) -> None:
    """What is refused in the middle of a game, and what is answered as before."""
    view = rec.lines[1].view
    token = view["legal"][0] if view["legal"] else "1"
    await rec.say(1, "decide", move=view["move"] + 1, token=token)
    await rec.say(1, "decide", move=view["move"], token="nonsense")
    await rec.say(1, "decide", id="once", move=view["move"], token=token)
    await rec.say(1, "decide", id="once", move=view["move"], token=token)
    await rec.say(1, "decide", move=view["move"], token=token)
    for path, body in (
        ("./start", None),
        ("./rematch", None),
        ("./claim", {"name": "Zoe"}),
        ("./seats/2/bot", {"level": "hard"}),
        ("./seats/9/kick", None),
    ):
        await rec.api("POST", path, body)
    for path in (
        "./replay?eyes=open",
        "./replay?eyes=2",
        "./replay?eyes=9",
        "./record",
        "./replay?game=7",
    ):
        await rec.api("GET", path)


async def come_back(rec: Recorder, rng: random.Random) -> None:
    """A line breaks, and another goes on where it was; and one that looks on without a seat."""
    since = rec.lines[1].n
    await rec.open(2)
    await rec.join(2, None)
    await rec.say(2, "tips")
    await decide(rec, rng, pass_on=False)
    await rec.close(1)
    await rec.open(1)
    await rec.join(1, 1, since=since)
    await rec.join(1, 1, since=rec.lines[1].n + 5)
    await rec.close(2)


async def look_back(rec: Recorder) -> None:
    """What can be had when a game is over, or as far as it went."""
    for path in (
        "./replay?eyes=open",
        "./replay?eyes=2",
        "./record",
        "./view?seat=1",
        "./view?since=3",
    ):
        await rec.api("GET", path)
        kept = rec.steps[-1]["answer"]
        kept[1] = digest(kept[1])


def solo(game: str, seats: int, **wish: Any) -> Scene:
    """One person against bots, with all that can be asked and done wrong."""

    async def scene(rec: Recorder, rng: random.Random) -> None:
        await make(rec, game, seats, **wish)
        for kind in ("tips", "odds", "why"):
            await rec.say(1, kind, **({"token": "1"} if kind == "why" else {}))
        await rec.api("POST", "./start")
        for _ in range(3):
            if rec.lines[1].view["to_move"] == 1:
                await questions(rec, rng)
            await decide(rec, rng, pass_on=False)
        if rec.lines[1].view["to_move"] == 1:
            await mistakes(rec)
        await come_back(rec, rng)
        await rec.api("POST", "./seats/1/auto", {"auto": True})
        await rec.api("POST", "./seats/1/rename", {"name": " Anne\u202e  Marie "})
        await rec.api("GET", "./view?seat=1&since=2")

    return scene


def whole(game: str, seats: int, persons: int = 1, **wish: Any) -> Scene:
    """A game to its end and what comes after it, several around one device."""

    async def scene(rec: Recorder, rng: random.Random) -> None:
        await make(rec, game, seats, persons, **wish)
        await rec.api("POST", "./start")
        await play_out(rec, rng, pass_on=persons > 1)
        await look_back(rec)
        await rec.api("POST", "./start")
        if rec.lines[1].info["status"] == "over":
            await rec.api("POST", "./rematch")
            await rec.api("POST", "./start")
        await decide(rec, rng, pass_on=persons > 1)
        await rec.api("GET", "./replay?eyes=none&game=1")
        rec.steps[-1]["answer"][1] = digest(rec.steps[-1]["answer"][1])

    return scene


def match(game: str, seats: int, **wish: Any) -> Scene:
    """All games of a match."""

    async def scene(rec: Recorder, rng: random.Random) -> None:
        await make(rec, game, seats, seats, match=1, **wish)
        for _ in range(seats):
            await rec.api("POST", "./start")
            await play_out(rec, rng, pass_on=True)
        await rec.api("GET", "./record?game=2")
        rec.steps[-1]["answer"][1] = digest(rec.steps[-1]["answer"][1])
        await rec.api("POST", "./start")
        await rec.api("POST", "./rematch")
        await rec.api("POST", "./close")
        await rec.api("POST", "./start")

    return scene


def seating(game: str, seats: int) -> Scene:
    """Who sits where, before the start and after somebody has gone."""

    async def scene(rec: Recorder, rng: random.Random) -> None:  # noqa: ARG001
        await rec.api(
            "POST",
            "/tables",
            {"game": game, "seats": seats, "chat": False, "title": "  Kitchen\ttable "},
        )
        await rec.open(1)
        await rec.join(1, 1)
        await rec.join(1, None)
        await rec.say(1, "decide", move=0, token="1")
        for name, seat in (
            ("Ann", 2),
            ("ann", None),
            ("Ben", 2),
            ("—", 1),
            ("x" * 25, 1),
            ("Ben", 4),
            ("Ben", None),
        ):
            await rec.api("POST", "./claim", {"name": name} | ({"seat": seat} if seat else {}))
        await rec.api("POST", "./start")
        for seat, level in (
            (2, "hard"),
            (3, "hard"),
            (3, "expert"),
            (3, None),
            (3, None),
            (3, "easy"),
        ):
            await rec.api("POST", f"./seats/{seat}/bot", {"level": level})
        await rec.api("POST", "./seats/1/leave")
        await rec.api("POST", "./seats/1/leave")
        await rec.api("POST", "./seats/1/bot", {"level": "medium"})
        await rec.api("POST", "./seats/1/kick")
        await rec.api("POST", "./claim", {"name": "Cleo"})
        await rec.close(1)
        await rec.open(1)
        await rec.join(1, 2)
        await rec.api("POST", "./start")
        await rec.api("POST", "./seats/2/leave")
        await rec.api("POST", "./seats/2/back")
        await rec.api("POST", "./seats/2/back")
        await rec.api("GET", ".")
        await rec.api("POST", "./close")
        await rec.api("POST", "./close")
        await rec.say(1, "decide", move=0, token="1")

    return scene


def lesson(game: str) -> Scene:
    """A lesson, played as it asks."""

    async def scene(rec: Recorder, rng: random.Random) -> None:  # noqa: ARG001
        told = json.loads((GAMES / game / "lesson.json").read_text(encoding="utf-8"))
        script: dict[str, Any] = {"deck": told["deck"].split(), "moves": told["moves"]}
        script |= {"dice": told["dice"].split()} if told["dice"] else {}
        wish = {name: told[name] for name in ("edition", "start")}
        await make(rec, game, told["seats"], pace="human", spectators=False, script=script, **wish)
        await rec.api("POST", "./start")
        for step in told["steps"]:
            view = rec.lines[1].view
            if step.get("token") and view["to_move"] == 1:
                await rec.say(1, "decide", move=view["move"], token=step["token"])

    return scene


def wishes(game: str) -> Scene:
    """Tables that cannot be made."""

    async def scene(rec: Recorder, rng: random.Random) -> None:  # noqa: ARG001
        usual = {"game": game, "seats": 2, "chat": False}
        for wish in (
            {"seats": 6} if game == "linko" else {"edition": "nonesuch"},
            {"edition": "nonesuch"},
            {"flags": ["nonsense=yes"]},
            {"start": 3},
            {"title": "x" * 41},
            {"script": {"deck": ["1", "queen"]}},
            {"script": {"deck": ["J"] if game == "linko" else ["R"]}},
        ):
            await rec.api("POST", "/tables", usual | wish)

    return scene


SHORT: dict[str, Scene] = {
    "solo linko": solo("linko", 3),
    "solo duel": solo("linko", 2, edition="amigo-2022-duel"),
    "solo custom": solo("linko", 4, flags=["ones_beat_top=yes"]),
    "solo push": solo("push", 3),
    "whole linko": whole("linko", 2, edition="playte-ghost"),
    "whole push": whole("push", 4, 2, edition="push-risk"),
    "match linko": match("linko", 2, edition="playte-ghost"),
    "seats": seating("linko", 3),
    "lesson linko": lesson("linko"),
    "lesson push": lesson("push"),
    "wishes linko": wishes("linko"),
    "wishes push": wishes("push"),
}
"""Those that every run repeats."""
