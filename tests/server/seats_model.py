"""Whose key opens what, told by what happened alone: cards, devices, and the model itself."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.http.request import ApiRequest
from lynxdeck.server.play.conversation import Conversation
from lynxdeck.table import events as ev


@dataclass
class Card:
    """A key as the world knows it: whose it is, and from which event on."""

    text: str
    kind: str
    who: str
    seat: int
    at: int
    used: bool = False
    restored: bool = False


@dataclass
class Answer:
    """What came back: a body, or why there is none."""

    request: ApiRequest
    body: Any

    @property
    def refused(self) -> str:
        """The code of a refusal; empty if it was none."""
        return self.body.code if isinstance(self.body, Refusal) else ""


Told = Callable[[Answer, int], None]


@dataclass(eq=False)
class Viewer:
    """A device at the end of a socket."""

    cards: list[Card]
    address: str = ""
    seat: int | None = None
    heard: bytes = b""
    closed: bool = False
    conversation: Conversation | None = None

    def write(self, frames: bytes) -> None:
        """Hear something; who was sent away hears nothing of the table."""
        told = b'"type":"event"' in frames or b'"type":"move"' in frames
        assert not (self.closed and told)
        self.heard += frames

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:  # noqa: ARG002
        """The line is cut."""
        self.closed = True

    def say(self, **message: Any) -> bytes:
        """Say something; what is answered at once."""
        self.heard = b""
        assert self.conversation is not None
        self.conversation.receive(json.dumps(message))
        return self.heard


class Model:
    """Who may do what after so many events, told by what happened alone."""

    def __init__(self, history: list[ev.Event]) -> None:
        self.history = history
        self.people: dict[int, str] = {}
        """Who sat down with which event."""

    def good(self, card: Card, upto: int) -> bool:
        """Whether a key opens its seat, or is the host's."""
        return self.host(card, upto) if card.kind == "host" else self.sits(card, upto)

    def sits(self, card: Card, upto: int) -> bool:
        """Whether it is still that person's seat, and no newer key took the place of this one."""
        if card.kind == "host":
            return False
        there = ""
        for n, event in enumerate(self.history[:upto], start=1):
            if getattr(event, "seat", None) != card.seat:
                continue
            if isinstance(event, ev.Seated):
                there = self.people.get(n, "somebody who never heard of it")
            elif isinstance(event, ev.Freed):
                there = ""
            elif isinstance(event, ev.Revoked) and n > card.at:
                return False
        return there == card.who

    def host(self, card: Card, upto: int) -> bool:
        """Whether a key makes its holder the host."""
        given, seat = 1, 0
        for n, event in enumerate(self.history[:upto], start=1):
            if isinstance(event, ev.Hosted):
                given, seat = n, event.seat
            elif isinstance(event, ev.Freed) and event.seat == seat:
                seat = 0
            elif isinstance(event, ev.Revoked) and event.seat == seat:
                given = n
        if card.kind == "host":
            return card.at >= given
        return card.kind == "seat" and card.seat == seat and self.sits(card, upto)
