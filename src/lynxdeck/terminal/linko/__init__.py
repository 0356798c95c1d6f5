"""Linko in a terminal: its words, its choices, its drawing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from lynxdeck.games.linko.facts import LinkoFact
from lynxdeck.games.linko.view import View
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.linko import lines, told, words
from lynxdeck.terminal.marks import Marks
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import Room
from lynxdeck.terminal.session import Decision

if TYPE_CHECKING:
    from lynxdeck.terminal.canvas import Canvas
    from lynxdeck.terminal.chooser import Chooser


class LinkoRoom:
    """The room of Linko."""

    keys = (
        ("← →", "terminal-help-groups"),
        ("↑ ↓", "terminal-help-count"),
        ("j J", "terminal-help-jokers"),
        ("1 … 6", "terminal-help-places"),
        ("p 0", "terminal-help-pile"),
        ("- ␣", "terminal-help-decline"),
        ("t l", "terminal-help-take"),
        ("r d", "terminal-help-reclaim"),
    )
    writing = "terminal-plain-write-linko"
    has_hand = True

    def ask(self, phrases: Phrases, view: View) -> str:
        """What this seat must decide, or whom it waits for."""
        return words.ask(phrases, view)

    def choices(self, phrases: Phrases, view: View) -> list[Choice]:
        """All that this seat may decide now."""
        return words.choices(phrases, view) if view.legal else []

    def describe(self, phrases: Phrases, view: View) -> list[str]:
        """All that lies open, and the own hand."""
        return lines.describe(phrases, view)

    def told(self, phrases: Phrases, decision: Decision) -> list[str]:
        """The sentences for one decision."""
        return told.told(phrases, cast(Sequence[LinkoFact], decision.facts))

    def ending(self, phrases: Phrases, view: View) -> str:
        """Somebody is out, the cards have run dry, or nothing moves any more."""
        return words.ending(phrases, view.end, view.active)

    def chooser(self, phrases: Phrases, view: View, last: "Chooser | None") -> "Chooser":
        """A list, or for plays a value, a count and jokers."""
        from lynxdeck.terminal.linko.choosing import chooser

        return chooser(phrases, view, last)

    def draw_board(
        self, phrases: Phrases, view: View, marks: Marks, *, width: int, height: int
    ) -> "Canvas":
        """The others, the display, the pile, the own layers."""
        from lynxdeck.terminal.linko.board import draw_board

        return draw_board(phrases, view, marks, width=width, height=height)

    def draw_hand(
        self, view: View, chooser: "Chooser | None", *, width: int, height: int
    ) -> "Canvas":
        """The hand, with the play that is being chosen lifted."""
        from lynxdeck.terminal.linko.choosing import draw_hand

        return draw_hand(view, chooser, width=width, height=height)


ROOM: Room[View] = LinkoRoom()
