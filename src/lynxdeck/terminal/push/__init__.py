"""Push in a terminal: its words, its choices, its drawing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from lynxdeck.games.push.facts import PushFact
from lynxdeck.games.push.view import View
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.marks import Marks
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.push import lines, told, words
from lynxdeck.terminal.rooms import Room
from lynxdeck.terminal.session import Decision

if TYPE_CHECKING:
    from lynxdeck.terminal.canvas import Canvas
    from lynxdeck.terminal.chooser import Chooser


class PushRoom:
    """The room of Push."""

    keys = (
        ("← → ↑ ↓", "terminal-help-choose"),
        ("␣ +", "terminal-help-push"),
        ("a b c", "terminal-help-columns"),
        ("r b g y p", "terminal-help-protect"),
    )
    writing = ""
    has_hand = False

    def ask(self, phrases: Phrases, view: View) -> str:
        """What this seat must decide, or whom it waits for."""
        return words.ask(phrases, view)

    def choices(self, phrases: Phrases, view: View) -> list[Choice]:
        """All that this seat may decide now."""
        return words.choices(phrases, view)

    def describe(self, phrases: Phrases, view: View) -> list[str]:
        """Benches, protected piles, columns."""
        return lines.describe(phrases, view)

    def told(self, phrases: Phrases, decision: Decision) -> list[str]:
        """The sentences for one decision."""
        return told.told(phrases, cast(Sequence[PushFact], decision.facts))

    def ending(self, phrases: Phrases, view: View) -> str:  # noqa: ARG002 - there is one reason
        """The pile has run dry."""
        return words.ending(phrases)

    def chooser(self, phrases: Phrases, view: View, last: "Chooser | None") -> "Chooser":  # noqa: ARG002
        """Always a list."""
        from lynxdeck.terminal.chooser import Chooser

        return Chooser(self.choices(phrases, view))

    def draw_board(
        self, phrases: Phrases, view: View, marks: Marks, *, width: int, height: int
    ) -> "Canvas":
        """Every seat's bench, the columns, the pile and the die."""
        from lynxdeck.terminal.push.board import draw_board

        return draw_board(phrases, view, marks, width=width, height=height)

    def draw_hand(
        self, view: View, chooser: "Chooser | None", *, width: int, height: int
    ) -> "Canvas":
        """Nobody holds cards in Push."""
        raise NotImplementedError


ROOM: Room[View] = PushRoom()
