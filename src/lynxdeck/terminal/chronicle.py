"""The log: what happened, in words, as this seat saw it."""

from textwrap import wrap

from lynxdeck.terminal import speech
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.session import Decision, Session


class Chronicle:
    """The sentences of a game; told once, unless something was taken back."""

    def __init__(self, phrases: Phrases, session: Session) -> None:
        self._phrases = phrases
        self._session = session
        self._told: list[Decision] = []
        self._lines: list[list[str]] = []

    @property
    def entries(self) -> list[list[str]]:
        """For the beginning and every decision, its sentences."""
        decisions = self._session.decisions
        known = len(self._told)
        if self._told != decisions[:known]:
            self._told, self._lines, known = [], [], 0
        for decision in decisions[known:]:
            self._told.append(decision)
            self._lines.append(room(self._session.game).told(self._phrases, decision))
        return [[speech.beginning(self._phrases, self._session)], *self._lines]

    def lines(self) -> list[str]:
        """All sentences, one after the other."""
        return [line for entry in self.entries for line in entry]

    def draw(self, width: int, height: int) -> Canvas:
        """The last sentences, the newest at the bottom and brightest."""
        canvas = Canvas(width, height)
        canvas.fill(0, 0, width, height, "on $felt")
        y = height
        for age, line in enumerate(reversed(self.lines())):
            rows = wrap(line, max(width - 4, 10)) or [""]
            y -= len(rows)
            style = "$words on $felt" if age == 0 else "$quiet on $felt"
            for i, row in enumerate(rows):
                canvas.put(1, y + i, ("· " if i == 0 else "  ") + row, style)
            if y <= 0:
                break
        return canvas
