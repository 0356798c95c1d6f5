"""The table as a screen: board, question, hand, log. It draws from the session's view alone."""

import asyncio
import time
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from lynxdeck.terminal.area import Area
from lynxdeck.terminal.chooser import Chooser
from lynxdeck.terminal.picture import AGAIN, Picture
from lynxdeck.terminal.rooms import room

if TYPE_CHECKING:
    from lynxdeck.terminal.app import TableApp

WIDE, TALL = 110, 38
"""From here on the log stands at the side, and cards grow."""
SMALLEST = (80, 24)
PANE = 38

PATIENCE = 0.3
"""How long keys do not decide after the others have: they were meant for an earlier question."""
REFUSALS = ("terminal-not-legal", "terminal-not-yours")
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(Screen[None]):
    """One game after the other, as the person sees them."""

    app: "TableApp"

    def __init__(self) -> None:
        super().__init__()
        self.chooser: Chooser | None = None
        self.message = ""
        """A word to the person, until the next key."""
        self._refused = False  # the word only refuses a key, and means nothing later
        self._deaf_until = 0.0  # a question that has just come up is not answered by mistake
        self.picture = Picture(self)

    def compose(self) -> ComposeResult:
        """The parts, top to bottom; the log is there twice, and one of them shown."""
        yield Area(self.picture.header, id="head")
        with Horizontal(id="middle"):
            with Vertical(id="felt"):
                yield Area(self.picture.board, id="board")
                yield Area(self.picture.question, id="ask")
                if self.app.has_hand:
                    yield Area(self.picture.hand, id="hand")
                yield Area(self.picture.log, id="strip")
            yield Area(self.picture.log, id="pane")
        yield Area(self.picture.footer, id="foot")

    def on_mount(self) -> None:
        """Begin."""
        self.measure(self.app.size.width, self.app.size.height)
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Give every part the room that fits the new size."""
        self.measure(event.size.width, event.size.height)

    def measure(self, width: int, height: int) -> None:
        """Measure the parts."""
        wide, tall = width >= WIDE, height >= TALL
        hand = 7 if tall else 5
        self.query_one("#pane").display = wide
        self.query_one("#strip").display = not wide
        self.query_one("#strip").styles.height = 5 if height > TALL else 3
        if self.app.has_hand:
            self.query_one("#hand").styles.height = hand
            self.query_one("#ask").styles.height = 8 if tall else 4
        else:
            self.query_one("#ask").styles.height = 8 if tall else 5
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self.tell("terminal-small", width=SMALLEST[0], height=SMALLEST[1])
        self.show()

    # --- the course of the game -----------------------------------------------------------

    def renew(self) -> None:
        """After a change of the game, or of the language: choose anew, draw anew."""
        table = self.app
        view = table.session.view
        self.chooser = room(table.session.game).chooser(table.phrases, view, self.chooser)
        self.show()

    def show(self) -> None:
        """Draw all parts anew."""
        if self.is_mounted:
            for area in self.query(Area):
                area.refresh()

    def go_on(self) -> None:
        """Let the others decide, and what leaves no choice, until the person is asked."""
        self.renew()
        self.run_worker(self._others(), group="others", exclusive=True)

    async def _others(self) -> None:
        table, session = self.app, self.app.session
        waited = not session.mine
        while (ask := session.ask) and ask.who != "person":
            if ask.who == "auto":
                await asyncio.sleep(table.pace / 2)
                session.decide(ask.token)
            elif not await self._other(ask.seat):
                return
            if self._refused:
                self.message = ""
            self.renew()
        if session.view.over:
            table.finish()
        if waited:
            self._deaf_until = time.monotonic() + min(table.pace, PATIENCE)
        self.renew()

    async def _other(self, seat: int) -> bool:
        """One decision of another; whether it still mattered when it came."""
        table, session = self.app, self.app.session
        asked = session.generation
        question = table.company.question(session, seat)
        thinking = asyncio.to_thread(table.company.answer, seat, question)
        try:
            token, _ = await asyncio.gather(thinking, asyncio.sleep(table.pace))
            if session.generation != asked:
                return False
            session.decide(token)
        except Exception as fault:  # a bot that fails must not take the table along
            name, reason = table.phrases.name(seat), str(fault) or type(fault).__name__
            self.tell("terminal-bot-failed", name=name, reason=reason)
            table.company.replace(seat)
        return True

    def decide(self, token: str) -> None:
        """The person's decision."""
        self.message = ""
        self.app.session.decide(token)
        self.go_on()

    def tell(self, key: str, **arguments: str | int) -> None:
        """A message at the bottom, until the next key."""
        self.message = self.app.phrases.say(key, **arguments)
        self._refused = key in REFUSALS
        self.show()

    # --- keys and clicks ------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Keys of the decision first, then those of the table."""
        event.stop()
        self.message = ""
        sign = event.character or ""
        heard = self._decides(event.key, sign) or self.app.command(event.key, sign)
        if not heard and (event.is_printable or event.key == "enter"):
            self.tell(REFUSALS[0] if self.app.session.mine else REFUSALS[1])
        self.show()

    def _decides(self, key: str, sign: str) -> bool:
        """Whether the key was for the decision."""
        session, chooser = self.app.session, self.chooser
        if session.view.over and key == "enter":
            self.app.play_again()
            return True
        if not session.mine or chooser is None:
            return False
        if key in ARROWS:
            chooser.step(*ARROWS[key])
            return True
        if time.monotonic() < self._deaf_until:
            return True
        before = chooser.token
        token = chooser.token if key == "enter" else chooser.press(sign) if sign else None
        if token:
            self.decide(token)
        return bool(token) or chooser.token != before or sign in ("j", "J")

    def on_area_hit(self, message: Area.Hit) -> None:
        """A click on a card, a choice, a button, or a word of the bottom line."""
        self.message = ""
        session = self.app.session
        kind, _, what = message.name.partition(":")
        if kind == "key":
            self.app.command(what, what)
        elif message.name == AGAIN and session.view.over:
            self.app.play_again()
        elif session.mine and self.chooser:
            token = self.chooser.click(message.name)
            if token:
                self.decide(token)
        self.show()
