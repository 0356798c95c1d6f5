"""After a game everything is open: was anybody told too much, or anything but the truth?"""

import re
from typing import Any

from tests.browser.guest import Guest
from tests.browser.told import Json, Told, patched, secrets

HIDDEN = re.compile(r"\b[0-9a-f]{64}\b")


def check(guest: Guest, others: list[Guest], game: int = 1) -> None:
    """What one guest was told during a game, against the open record of it."""
    for page, told in guest.pages:
        if not told.received:
            continue
        assert not (faults := secrets(told)), faults
        _check_hands(told, positions(guest.get(replay_path(told, game))), game)
        _check_words(told, others, game)
        if not page.is_closed() and told is guest.told:
            _check_view(guest, told)


def replay_path(told: Told, game: int) -> str:
    """Where the open record is."""
    return f"/tables/{told.info['table']}/replay?eyes=open&game={game}"


def positions(replay: Json) -> list[Json]:
    """The open view after each decision, the deal first."""
    views = [replay["view"]]
    for event in replay["events"]:
        views.append(patched(views[-1], event["patch"]))
    return views


def _check_hands(told: Told, open_views: list[Json], game: int) -> None:
    """Every hand that was shown is the seat's own, card by card."""
    if told.seat is None or "hands" not in open_views[0]:
        return
    shown = [(move, hand) for number, move, hand in told.hands if number == game]
    for move, hand in shown:
        assert hand == open_views[move]["hands"][told.seat - 1], f"the hand at {move}"


def _check_words(told: Told, others: list[Guest], game: int) -> None:
    """No key of anybody, and neither seed nor shares before the end."""
    keys = [cookie["value"] for other in others for cookie in other.context.cookies()]
    hidden: list[str] = []
    for message in told.received:
        result = message.get("result")
        if result and result["game_number"] == game and result["seed"]:
            hidden = HIDDEN.findall(result["seed"].partition(" table=")[0])
            assert hidden, "no seed in the end"
    before = True
    for message, text in zip(told.received, told.texts, strict=True):
        assert not any(key and key in text for key in keys), "somebody's key in a frame"
        before = before and not message.get("result")
        if before:
            assert not any(one in text for one in hidden), "seed or share before the end"


def _check_view(guest: Guest, told: Told) -> None:
    """What all the patches add up to is what the server shows this seat."""
    seat = "" if told.seat is None else f"?seat={told.seat}"
    now: Any = guest.get(f"/tables/{told.info['table']}/view{seat}")
    assert told.view == now["view"]
