"""A way to the server without a browser: tables brought to where a page is to look at them."""

import json
import random
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lynxdeck.games.registry import game as find_game
from tests.browser.guest import API, Guest
from tests.browser.seat import Choose, quick
from tests.browser.told import Json

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
PATIENCE_S = 90


@dataclass
class Api:
    """Opens tables at one server."""

    base: str

    def ask(self, path: str, body: Json | None = None, *, key: str = "") -> Json:
        """A request as programs make it: with a key instead of a cookie."""
        found: Json = json.loads(self.text(path, body, key=key))
        return found

    def text(self, path: str, body: Json | None = None, *, key: str = "") -> str:
        """The same for an answer that is no JSON: a record."""
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.base}{API}{path}", data=data, headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: bytes = answer.read()
        return found.decode()

    def table(self, wish: Json) -> "Room":
        """A new table, at which nobody sits."""
        made = self.ask("/tables", {"pace": "instant", "stand_in": "easy", **wish})
        return Room(
            self, made["table"], made["invite"], made["host_key"], len(made["info"]["seats"])
        )

    def dealt(
        self, game: str, *, seats: int, edition: str = "", seed: int = 0, level: str = ""
    ) -> "Room":
        """A table with a deal that is always the same; seat 1 begins, bots may have the others."""
        found = find_game(game)
        chosen = found.edition(edition) if edition else found.editions[0]
        signs = {code: name for name, code in found.notation.CARDS.items()}
        deck = [signs[code] for code in found.fresh_deck(chosen, seats)]
        random.Random(seed).shuffle(deck)
        script = {"deck": deck, "dice": list("rbg*yp") if game == "push" else []}
        wish = {"game": game, "edition": chosen.name, "seats": seats, "start": 1, "script": script}
        bots = {str(number): level for number in range(2, seats + 1)} if level else {}
        return self.table({**wish, "bots": bots})


@dataclass
class Room:
    """A table, its keys, and those who sit there without a browser."""

    api: Api
    table: str
    invite: str
    host_key: str
    players: int
    keys: dict[int, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        """Where it is shown."""
        return f"/t/{self.table}"

    def host(self, guest: Guest) -> "Room":
        """Let a browser be the host."""
        guest.post(f"/tables/{self.table}/host", {"key": self.host_key})
        return self

    def seat(self, number: int, guest: Guest | None = None) -> "Room":
        """Sit somebody down, at a browser if one is named."""
        path, body = f"/invites/{self.invite}/claim", {"name": NAMES[number - 1], "seat": number}
        claimed = guest.post(path, body) if guest else self.api.ask(path, body)
        self.keys[number] = claimed["key"]
        return self

    def fill(self) -> "Room":
        """Somebody on every free seat, and the game begins."""
        info = self.api.ask(f"/tables/{self.table}")["info"]
        for one in info["seats"]:
            if one["kind"] == "free":
                self.seat(one["seat"])
        return self.start()

    def start(self) -> "Room":
        """Deal."""
        self.api.ask(f"/tables/{self.table}/start", {}, key=self.host_key)
        return self

    def view(self, seat: int) -> Json:
        """What a seat sees now."""
        path = f"/tables/{self.table}/view?seat={seat}"
        found: Json = self.api.ask(path, key=self.keys[seat])["view"]
        return found

    def decide(self, token: str) -> None:
        """Let the seat that is asked decide so."""
        view = self.asked()
        path = f"/tables/{self.table}/seats/{view['seat']}/decide"
        body = {"id": f"api-{view['move']}", "move": view["move"], "token": token}
        self.api.ask(path, body, key=self.keys[view["seat"]])

    def asked(self) -> Json:
        """The view of the seat that is to decide; any seat's when the game is over."""
        view = self.view(min(self.keys))
        return view if view["to_move"] not in self.keys else self.view(view["to_move"])

    def until(self, there: Callable[[Json], bool], choose: Choose | None = None) -> Json:
        """Play on until somebody's question is the wanted one, or the game is over."""
        choose = choose or quick(random.Random(1))
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            view = self.asked()
            if view["over"] or (view["to_move"] in self.keys and there(view)):
                return view
            if view["to_move"] in self.keys:
                self.decide(choose(view))
            else:
                time.sleep(0.01)
        raise AssertionError("the game does not come there")

    def ready(self, *seats: int) -> "Room":
        """They want to go on."""
        for seat in seats:
            path = f"/tables/{self.table}/seats/{seat}/ready"
            self.api.ask(path, {"ready": True}, key=self.keys[seat])
        return self

    def finish(self) -> "Room":
        """Play to the end: everybody lets a bot stand in."""
        for seat, key in self.keys.items():
            self.api.ask(f"/tables/{self.table}/seats/{seat}/leave", {}, key=key)
        end = time.monotonic() + PATIENCE_S
        while self.api.ask(f"/tables/{self.table}")["info"]["status"] == "playing":
            assert time.monotonic() < end, "the bots do not come to an end"
            time.sleep(0.05)
        for seat, key in self.keys.items():
            self.api.ask(f"/tables/{self.table}/seats/{seat}/back", {}, key=key)
        return self


def asks(seat: int, phase: str, **more: Any) -> Callable[[Json], bool]:
    """Whether a seat is asked a question."""
    return lambda view: (
        view["to_move"] == seat
        and view["phase"] == phase
        and all(view.get(name) == value for name, value in more.items())
    )
