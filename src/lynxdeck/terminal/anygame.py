"""Any game at the terminal: its position drawn as text, and its legal tokens to choose from."""

from typing import TYPE_CHECKING

import numpy as np

from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Shown
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.marks import Marks
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.session import Decision

if TYPE_CHECKING:
    from lynxdeck.terminal.canvas import Canvas
    from lynxdeck.terminal.chooser import Chooser

DIGITS = 9
"""So many choices have a key of their own."""


class AnyRoom:
    """The room of a game that brings none."""

    keys = (("← → ↑ ↓", "terminal-help-choose"), ("1 … 9", "terminal-help-numbers"))
    writing = ""
    has_hand = False

    def __init__(self, game: Game) -> None:
        self._game = game

    def ask(self, phrases: Phrases, view: Shown) -> str:
        """What this seat must decide, or whom it waits for."""
        if view.to_move is None:
            return phrases.say("terminal-plain-over")
        if view.to_move == view.seat:
            return phrases.say("terminal-any-ask")
        return phrases.say("terminal-any-wait", name=phrases.name(view.to_move))

    def choices(self, phrases: Phrases, view: Shown) -> list[Choice]:
        """The legal tokens, numbered."""
        return [
            Choice(
                token,
                (str(number),) if number <= DIGITS else (),
                phrases.say("terminal-any-choice", token=token),
            )
            for number, token in enumerate(view.legal, start=1)
        ]

    def describe(self, phrases: Phrases, view: Shown) -> list[str]:
        """The drawn position, line by line."""
        masked = self._game.view.read(view).view(np.recarray)[0]
        text: str = self._game.drawing.draw(masked, phrases.names)
        return text.rstrip("\n").split("\n")

    def told(self, phrases: Phrases, decision: Decision) -> list[str]:
        """The token that was decided."""
        who = phrases.who(decision.seat)
        return [phrases.say("terminal-any-told", token=decision.token, **who)]

    def ending(self, phrases: Phrases, view: Shown) -> str:  # noqa: ARG002 - it gives no reasons
        """That the game is over."""
        return phrases.say("terminal-plain-over")

    def chooser(self, phrases: Phrases, view: Shown, last: "Chooser | None") -> "Chooser":  # noqa: ARG002
        """Always a list."""
        from lynxdeck.terminal.chooser import Chooser

        return Chooser(self.choices(phrases, view))

    def draw_board(
        self,
        phrases: Phrases,
        view: Shown,
        marks: Marks,  # noqa: ARG002 - choices are no spots of the drawing
        *,
        width: int,
        height: int,
    ) -> "Canvas":
        """The drawn position."""
        from lynxdeck.terminal.canvas import Canvas

        canvas = Canvas(width, height)
        canvas.fill(0, 0, width, height, "on $felt")
        for y, line in enumerate(self.describe(phrases, view)):
            canvas.fit(2, y + 1, line, width - 3, "$words on $felt")
        return canvas

    def draw_hand(
        self, view: Shown, chooser: "Chooser | None", *, width: int, height: int
    ) -> "Canvas":
        """What is in hand stands in the drawing."""
        raise NotImplementedError
