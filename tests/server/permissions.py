"""Every route and socket message, and who may ask for it when, for `test_permissions`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lynxdeck.server import protocol as wire

STRANGER, SPECTATOR, SEAT, OTHER, HOST, REVOKED = CALLERS = (
    "stranger",
    "spectator",
    "seat",
    "other seat",
    "host without a seat",
    "revoked key",
)
BEFORE, DURING, AFTER = PHASES = ("before", "during", "after")


@dataclass(frozen=True)
class Case:
    """Somebody who asks for something."""

    caller: str
    spectators: bool
    phase: str
    eyes: str = ""

    @property
    def may_look(self) -> bool:
        """Whether they may see what a spectator sees."""
        return self.spectators or self.caller in (SEAT, OTHER, HOST)

    @property
    def may_see(self) -> bool:
        """Whether they may look through the eyes they ask for."""
        if self.phase == AFTER or self.eyes == "none":
            return self.may_look and not (self.eyes == "open" and self.phase != AFTER)
        return self.caller == {"1": SEAT, "2": OTHER}.get(self.eyes)


Allowed = Callable[[Case], bool]


def by(*callers: str, phases: tuple[str, ...] = PHASES) -> Allowed:
    """Allowed to these, at these times."""
    return lambda case: case.caller in callers and case.phase in phases


def everybody(case: Case) -> bool:  # noqa: ARG001
    """Open to all."""
    return True


def nobody(case: Case) -> bool:  # noqa: ARG001
    """Not possible at this table, for whatever reason."""
    return False


@dataclass(frozen=True)
class Step:
    """A request of the walk: who may, and with which body; paths speak of seat 1."""

    allowed: Allowed
    body: Any = None
    eyes: str = ""
    """The part of the query that says through whose eyes."""


BROWSER = {"endpoint": "https://push.example/1", "p256dh": "BA" * 44, "auth": "AA" * 11}
WALK = {
    "GET /games": Step(everybody),
    "GET /rules/{game}": Step(everybody),
    "GET /words/{game}": Step(everybody),
    "POST /qr": Step(everybody, {"text": "hello"}),
    "POST /replay": Step(nobody, "no record", "eyes"),
    "GET /daily": Step(nobody),
    "POST /daily": Step(nobody, {"record": "no record", "key": "ab" * 16}),
    "POST /daily/forget": Step(everybody, {"key": "ab" * 16}),
    "POST /tables": Step(everybody, {"game": "push", "seats": 2}),
    "GET /tables": Step(everybody),
    "GET /tables/{table}": Step(everybody),
    "POST /tables/{table}/host": Step(by(HOST), {"key": "KEY"}),
    "POST /tables/{table}/host/link": Step(by(HOST)),
    "POST /tables/{table}/seats/{seat}/host": Step(by(HOST)),
    "POST /tables/{table}/invite": Step(by(HOST)),
    "POST /tables/{table}/setup": Step(by(HOST, phases=(BEFORE,)), {"match": 1}),
    "POST /tables/{table}/start": Step(by(HOST, phases=(BEFORE,))),
    "POST /tables/{table}/rematch": Step(by(HOST, phases=(AFTER,))),
    "POST /tables/{table}/close": Step(by(HOST)),
    "GET /invites/{invite}": Step(everybody),
    "POST /invites/{invite}/claim": Step(nobody, {"name": "Eve"}),
    "POST /tables/{table}/claim": Step(nobody, {"name": "Eve"}),
    "POST /tables/{table}/seats/{seat}/bot": Step(nobody, {"level": "easy"}),
    "POST /tables/{table}/seats/{seat}/kick": Step(by(HOST, phases=(BEFORE,))),
    "POST /tables/{table}/seats/{seat}/stand-in": Step(by(HOST, phases=(DURING,))),
    "POST /tables/{table}/seats/{seat}/rename": Step(by(SEAT), {"name": "Anna"}),
    "POST /tables/{table}/seats/{seat}/face": Step(by(SEAT), {"face": 7}),
    "POST /tables/{table}/seats/{seat}/ready": Step(
        by(SEAT, phases=(BEFORE, AFTER)), {"ready": True}
    ),
    "POST /tables/{table}/seats/{seat}/leave": Step(by(SEAT)),
    "POST /tables/{table}/seats/{seat}/back": Step(by(SEAT)),
    "POST /tables/{table}/seats/{seat}/auto": Step(by(SEAT), {"auto": True}),
    "POST /tables/{table}/seats/{seat}/handover": Step(by(SEAT)),
    "POST /tables/{table}/handover/claim": Step(nobody, {"key": "KEY"}),
    "POST /tables/{table}/seats/{seat}/revoke": Step(by(SEAT, HOST)),
    "POST /tables/{table}/seats/{seat}/promise": Step(
        by(SEAT, phases=(BEFORE,)), {"commitment": "SHOWN", "promise": "ab" * 32}
    ),
    "POST /tables/{table}/seats/{seat}/reveal": Step(nobody, {"share": "ab" * 32}),
    "POST /tables/{table}/seats/{seat}/decide": Step(
        by(SEAT, phases=(DURING,)), {"id": "walk", "move": 2, "token": "5"}
    ),
    "GET /tables/{table}/view": Step(lambda case: case.may_see, eyes="since=0&seat"),
    "GET /tables/{table}/replay": Step(
        lambda case: case.may_see and case.phase != BEFORE, eyes="eyes"
    ),
    "GET /tables/{table}/record": Step(lambda case: case.may_look and case.phase == AFTER),
    "GET /tables/{table}/fairness": Step(lambda case: case.may_look and case.phase != BEFORE),
    "GET /push": Step(everybody),
    "POST /tables/{table}/seats/{seat}/push": Step(nobody, BROWSER),
    "POST /tables/{table}/seats/{seat}/push/off": Step(by(SEAT), {"endpoint": BROWSER["endpoint"]}),
    "GET /tables/{table}/seats/{seat}/data": Step(by(SEAT)),
    "DELETE /tables/{table}/seats/{seat}/data": Step(by(SEAT, phases=(BEFORE, AFTER))),
}

ASKED = by(SEAT, phases=(DURING,))
MESSAGES: dict[type, tuple[Allowed, dict[str, Any]]] = {
    wire.Decide: (ASKED, {"move": 2, "token": "5"}),
    wire.Chat: (by(SEAT, OTHER), {"text": "hello"}),
    wire.React: (lambda case: case.may_look, {"what": "laugh"}),
    wire.AskPreview: (ASKED, {"token": "5"}),
    wire.AskWhy: (ASKED, {"token": "5"}),
    wire.AskOdds: (nobody, {}),
    wire.AskTips: (by(SEAT, OTHER, phases=(DURING,)), {}),
    wire.AskHint: (nobody, {}),
    wire.Undo: (nobody, {}),
    wire.Enough: (nobody, {}),
    wire.Promise: (
        by(SEAT, OTHER, phases=(BEFORE,)),
        {"commitment": "SHOWN", "promise": "ab" * 32},
    ),
    wire.Reveal: (nobody, {"share": "ab" * 32}),
    wire.GiveHost: (by(HOST), {"seat": 1}),
    wire.Ping: (everybody, {}),
}
"""All but `join`, which is walked through by itself."""
