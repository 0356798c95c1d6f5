"""The parts of the table's screen as drawings: from the session's view, and nothing else."""

from typing import TYPE_CHECKING

from lynxdeck.terminal import speech
from lynxdeck.terminal.asking import draw_question
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.chooser import Counter, Row
from lynxdeck.terminal.chronicle import Chronicle
from lynxdeck.terminal.footer import draw_footer, draw_header
from lynxdeck.terminal.marks import Marks
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.session import Session

if TYPE_CHECKING:
    from lynxdeck.terminal.screen import TableScreen

AGAIN = "again"
"""What the amber line is called when the game is over."""


class Picture:
    """Draws for one screen; every method makes a sheet of the size it is given."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._chronicle: Chronicle | None = None

    @property
    def _phrases(self) -> Phrases:
        return self._screen.app.phrases

    @property
    def _session(self) -> Session:
        return self._screen.app.session

    def retell(self) -> None:
        """Tell the log anew, in the language spoken now."""
        self._chronicle = None

    def header(self, width: int, height: int) -> Canvas:
        """The first line."""
        return draw_header(self._phrases, self._session, width, height)

    def footer(self, width: int, height: int) -> Canvas:
        """The last line."""
        return draw_footer(self._phrases, self._screen.message, width, height)

    def board(self, width: int, height: int) -> Canvas:
        """The table itself."""
        session, chooser = self._session, self._screen.chooser
        marks = chooser.marks if chooser else Marks()
        draw = room(session.game).draw_board
        return draw(self._phrases, session.view, marks, width=width, height=height)

    def hand(self, width: int, height: int) -> Canvas:
        """The own hand, with what is chosen of it."""
        session = self._session
        draw = room(session.game).draw_hand
        return draw(session.view, self._screen.chooser, width=width, height=height)

    def log(self, width: int, height: int) -> Canvas:
        """What happened last."""
        if self._chronicle is None:
            self._chronicle = Chronicle(self._phrases, self._session)
        return self._chronicle.draw(width, height)

    def question(self, width: int, height: int) -> Canvas:
        """The one sentence, and the choices; at the end the outcome."""
        session, chooser = self._session, self._screen.chooser
        question = room(session.game).ask(self._phrases, session.view)
        rows: list[Row] = []
        counters: list[Counter] = []
        if session.view.over:
            question, rows = self._outcome(height - 1)
        elif session.mine and chooser:
            counters = [
                (self._phrases.say(key), kind, count, most)
                for key, kind, count, most in chooser.counters
            ]
            rows = chooser.rows(height - 1 - bool(counters))
        asked = session.mine or session.view.over
        return draw_question(question, rows, counters, width=width, height=height, asked=asked)

    def _outcome(self, lines_left: int) -> tuple[str, list[Row]]:
        """How it ended, and what comes next."""
        phrases, session = self._phrases, self._session
        lines = speech.outcome(phrases, session)
        seats = len(session.names)
        rows = [Row("", "   ".join(lines[:seats]), "", quiet=True)]
        if len(lines) > seats + 1:  # the match is over too
            totals = "   ".join(lines[seats + 1 : -1])
            rows.append(Row("", f"{lines[-1]}  {totals}", "", quiet=True))
        if session.has_next:
            key = "table-over-next" if session.match else "table-over-again"
            rows.append(Row("", phrases.say(key), AGAIN, lit=True))
        ending = room(session.game).ending(phrases, session.view)
        return f"{ending} {lines[seats]}", rows[-lines_left:] if lines_left else []
