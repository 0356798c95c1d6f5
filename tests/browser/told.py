"""What a page was told over its socket, and what it said: the view it must show, and no secret."""

import copy
import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.patches import apply_patch, named

Json = dict[str, Any]

LINKO = {
    "game", "edition", "rules", "seat", "move", "to_move", "phase", "active", "victim", "drawer",
    "to_draw", "hand", "players", "display", "ghost", "pile", "discards", "quiet", "stirred",
    "legal", "over", "end", "winners",
}  # fmt: skip
PUSH = {
    "game", "edition", "rules", "seat", "move", "to_move", "phase", "active", "card", "switches",
    "columns", "players", "pile", "discards", "unseen", "last_roll", "rolls", "legal", "over",
    "end", "winners",
}  # fmt: skip
PLAYERS = {
    "linko": {"hand_size", "known", "layers", "score"},
    "push": {"bench", "protected", "score", "cards"},
}
FIELDS = {"linko": LINKO, "push": PUSH}


class Told:
    """Follows one page's sockets: frames in, frames out, the view they add up to."""

    def __init__(self, page: Page) -> None:
        self.view: Json = {}
        self.form: Json = {}
        self.info: Json = {}
        self.seat: int | None = None
        self.received: list[Json] = []
        self.sent: list[Json] = []
        self.texts: list[str] = []
        """Every frame as it came, with the game's number before it."""
        self.hands: list[tuple[int, int, Json]] = []
        """The own hand as it was told: game, move, cards."""
        self.joined = 0
        self.result: Json | None = None
        page.on("websocket", self._follow)

    def device(self, way: str, text: str) -> None:
        """A table on the page's own device: what is told there, and what is decided."""
        if way == "in":
            self._hear(text)
        else:
            self.sent.append(json.loads(text))

    @property
    def move(self) -> int:
        """How many decisions the page knows of."""
        return int(self.view["move"]) if self.view else -1

    @property
    def to_move(self) -> int | None:
        """Whose decision it is."""
        return self.view.get("to_move")

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return bool(self.view.get("over"))

    def decisions(self) -> dict[str, list[Json]]:
        """The decisions that were sent, by their ids."""
        found: dict[str, list[Json]] = {}
        for message in self.sent:
            if message["type"] == "decide":
                found.setdefault(message["id"], []).append(message)
        return found

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.texts.append(text)
        message: Json = json.loads(text)
        kind = message["type"]
        if kind == "move":
            message = named(message, self.form, self.view["to_move"])
        self.received.append(message)
        if kind == "state":
            self.joined += 1
            self.seat, self.info = message["seat"], message["info"]
            self.view = message["view"] or {}
            self.form = message["form"] or self.form
            self.result = message["result"]
        elif kind == "resumed":
            self.joined += 1
        elif kind == "event" and message["kind"] == "table":
            self.info = message["info"]
            self.view = message.get("view") or self.view
            self.form = message.get("form") or self.form
            self.result = message.get("result") or self.result
        elif kind == "move" or (kind == "event" and message["kind"] == "move"):
            self.view = patched(self.view, message["patch"])
        else:
            return
        if self.view.get("hand") is not None:
            self.hands.append((self.info["game_number"], self.move, dict(self.view["hand"])))


def patched(view: Json, patch: Json) -> Json:
    """A view after a decision."""
    after = copy.deepcopy(view)
    apply_patch(after, patch)
    return after


def secrets(told: Told) -> list[str]:
    """What frames held that this viewer may not see, as far as it shows without the truth."""
    faults = []
    over = False
    for message in told.received:
        if message["type"] == "state":
            over = message["info"]["status"] != "playing"
            if message["view"]:
                faults += _unfit(message["view"], message["seat"])
        elif message.get("kind") == "table":
            over = message["info"]["status"] != "playing"
            if "view" in message:
                faults += _unfit(message["view"], told.seat)
        elif message.get("kind") == "move":
            faults += _told_too_much(message, told)
        if not over and message.get("result"):
            faults.append("a result before the end")
    return faults


def _unfit(view: Json, seat: int | None) -> list[str]:
    game = view["game"]
    faults = [f"field {name} in a view" for name in view.keys() - FIELDS[game]]
    if view["seat"] != seat:
        faults.append(f"seat {view['seat']}'s view for seat {seat}")
    if seat is None and view.get("hand") is not None:
        faults.append("a hand for a spectator")
    if view["legal"] and view["to_move"] != seat:
        faults.append("choices that are another seat's")
    for player in view["players"]:
        faults += [f"field {name} of a player" for name in player.keys() - PLAYERS[game]]
    return faults


def _told_too_much(event: Json, told: Told) -> list[str]:
    game = told.info["setup"]["game"]
    faults = []
    for path, value in event["patch"].items():
        field, *more = path.split(".")
        known = FIELDS[game] if not more or field in ("display", "columns") else set()
        if field == "players" and len(more) == 2:
            known, field = PLAYERS[game], more[1]
        if field not in known:
            faults.append(f"path {path} in a patch")
        if path == "hand" and (told.seat is None or value is None):
            faults.append("a hand in a spectator's patch")
        if path == "legal" and value and event["patch"].get("to_move", told.seat) != told.seat:
            faults.append("another seat's choices in a patch")
    return faults
