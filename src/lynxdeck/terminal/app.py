"""The drawn table: a Textual app around one session, its screen and its two themes.

The screen is header, board, question, hand, log and footer, drawn from the seat's view.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.theme import Theme
from textual.widget import Widget

from lynxdeck.terminal import phrases as languages
from lynxdeck.terminal import saving, speech
from lynxdeck.terminal.canvas import HIT, Canvas
from lynxdeck.terminal.chooser import ChoiceRow, Chooser, Counter, Marks
from lynxdeck.terminal.opponents import Opponents
from lynxdeck.terminal.pages import HelpPage, LogPage, RulesPage, SheetPage
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.session import Decision, Session

COOL_TO_WARM = ("#3b62c4", "#2fa6c2", "#3fb97a", "#a3bf3a", "#e0a92e", "#dd6a2c", "#c42f3f")
"""The fill of Linko's cards from 1 to 13."""

TOP = 13


def fills() -> dict[str, str]:
    """The fill for every value, as `fill-1` to `fill-13`."""
    steps = [Color.parse(name) for name in COOL_TO_WARM]
    found = {}
    for value in range(1, TOP + 1):
        place = (value - 1) * (len(steps) - 1) / (TOP - 1)
        low = min(int(place), len(steps) - 2)
        found[f"fill-{value}"] = steps[low].blend(steps[low + 1], place - low).hex
    return found


CARDS = {
    "card": "#f7f0dd",
    "card-edge": "#a79f88",
    "ink": "#1c2421",
    "joker": "#20292a",
    "joker-edge": "#4b5a58",
    "eye": "#f5ab3d",
    "back": "#2c5f54",
    "back-mark": "#4f8a7c",
    "push-r": "#c1272d",
    "push-b": "#1f5fbf",
    "push-g": "#1d7a3e",
    "push-y": "#a97400",
    "push-p": "#7b3aa6",
    "on-act": "#1c2421",
    **fills(),
}
"""Cards look the same by day and by night."""

DUSK = Theme(
    name="dusk",
    dark=True,
    primary="#f2a83b",
    accent="#f2a83b",
    error="#d9654a",
    warning="#f2a83b",
    success="#6fb58f",
    foreground="#ece5d2",
    background="#12332c",
    surface="#0e2823",
    panel="#0b201c",
    variables={
        **CARDS,
        "felt": "#12332c",
        "mat": "#0d2721",
        "bar": "#091a16",
        "words": "#ece5d2",
        "quiet": "#92ada2",
        "act": "#f2a83b",
        "act-text": "#f6b24a",
        "danger": "#e8785c",
        "scrollbar": "#2c5f54",
        "scrollbar-background": "#0b201c",
    },
)

LINEN = Theme(
    name="linen",
    dark=False,
    primary="#a85f00",
    accent="#a85f00",
    error="#a3341f",
    warning="#a85f00",
    success="#2d6b4c",
    foreground="#23302b",
    background="#ebe4d3",
    surface="#e0d7c1",
    panel="#d6ccb3",
    variables={
        **CARDS,
        "card": "#fffaf0",
        "card-edge": "#b3a88c",
        "felt": "#ebe4d3",
        "mat": "#dfd6c0",
        "bar": "#d2c7ab",
        "words": "#23302b",
        "quiet": "#5c6a60",
        "act": "#f0a436",
        "act-text": "#8f4f00",
        "danger": "#a3341f",
        "scrollbar": "#8a9a84",
        "scrollbar-background": "#d6ccb3",
    },
)

THEMES = (DUSK, LINEN)


Drawer = Callable[[int, int], Canvas]
"""Draws a sheet of this width and height."""


class Area(Widget):
    class Hit(Message):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, drawer: Drawer, *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._drawer = drawer

    def render(self) -> Content:
        return self._drawer(self.size.width, self.size.height).content()

    def on_click(self, event: events.Click) -> None:
        hit = event.style.meta.get(HIT)
        if hit:
            event.stop()
            self.post_message(self.Hit(str(hit)))


WIDE, TALL = 110, 38
"""From here on the log stands at the side, and cards grow."""
SMALLEST = (80, 24)
PANE = 38

AGAIN = "again"
"""What the amber line is called when the game is over."""

PATIENCE = 0.3
"""How long keys do not decide after the others have: they were meant for an earlier question."""
REFUSALS = ("terminal-not-legal", "terminal-not-yours")
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(Screen[None]):
    app: "TableApp"

    def __init__(self) -> None:
        super().__init__()
        self.chooser: Chooser | None = None
        self.message = ""
        """A word to the person, until the next key."""
        self._refused = False  # the word only refuses a key, and means nothing later
        self._deaf_until = 0.0  # a question that has just come up is not answered by mistake
        self._told: GameLog | None = None
        self.small = False
        """Whether the window has no room for the table."""

    def compose(self) -> ComposeResult:
        yield Area(self._draw_small, id="small")
        yield Area(self._draw_header, id="head")
        with Horizontal(id="middle"):
            with Vertical(id="felt"):
                yield Area(self._draw_board, id="board")
                yield Area(self._draw_question, id="ask")
                if self.app.has_hand:
                    yield Area(self._draw_hand, id="hand")
                yield Area(self._draw_log, id="strip")
            yield Area(self._draw_log, id="pane")
        yield Area(self._draw_footer, id="foot")

    def on_mount(self) -> None:
        self.measure(self.app.size.width, self.app.size.height)
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.measure(event.size.width, event.size.height)

    def measure(self, width: int, height: int) -> None:
        self.small = width < SMALLEST[0] or height < SMALLEST[1]
        self.query_one("#small").display = self.small
        for part in ("#head", "#middle", "#foot"):
            self.query_one(part).display = not self.small
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
        self.show()

    # --- the course of the game -----------------------------------------------------------

    def renew(self) -> None:
        table = self.app
        view = table.session.view
        self.chooser = room(table.session.game).chooser(table.phrases, view, self.chooser)
        self.show()

    def show(self) -> None:
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
        table, session = self.app, self.app.session
        asked = session.generation
        question = table.opponents.question(session, seat)
        thinking = asyncio.to_thread(table.opponents.answer, seat, question)
        try:
            token, _ = await asyncio.gather(thinking, asyncio.sleep(table.pace))
            if session.generation != asked:
                return False
            session.decide(token)
        except Exception as fault:  # a bot that fails must not take the table along
            name, reason = table.phrases.name(seat), str(fault) or type(fault).__name__
            self.tell("terminal-bot-failed", name=name, reason=reason)
            table.opponents.replace(seat)
        return True

    def decide(self, token: str) -> None:
        self.message = ""
        self.app.session.decide(token)
        self.go_on()

    def tell(self, key: str, **arguments: str | int) -> None:
        self.message = self.app.phrases.say(key, **arguments)
        self._refused = key in REFUSALS
        self.show()

    # --- keys and clicks ------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.message = ""
        sign = event.character or ""
        if self.small:  # nothing is decided that cannot be seen
            if sign == "q":
                self.app.exit()
            return
        heard = self._decides(event.key, sign) or self.app.command(event.key, sign)
        if not heard and (event.is_printable or event.key == "enter"):
            self.tell(REFUSALS[0] if self.app.session.mine else REFUSALS[1])
        self.show()

    def _decides(self, key: str, sign: str) -> bool:
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

    # --- the drawings ---------------------------------------------------------------------

    def retell(self) -> None:
        self._told = None

    def _draw_small(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        canvas.fill(0, 0, width, height, "on $felt")
        text = self.app.phrases.say(
            "terminal-small",
            width=SMALLEST[0],
            height=SMALLEST[1],
            columns=width,
            rows=height,
            command="lynxdeck play --plain",
        )
        lines = wrap(text, max(width - 4, 1))
        for y, line in enumerate(lines, start=max((height - len(lines)) // 2, 0)):
            canvas.put(2, y, line, "bold $words on $felt")
        return canvas

    def _draw_header(self, width: int, height: int) -> Canvas:
        return draw_header(self.app.phrases, self.app.session, width, height)

    def _draw_footer(self, width: int, height: int) -> Canvas:
        return draw_footer(self.app.phrases, self.message, width, height)

    def _draw_board(self, width: int, height: int) -> Canvas:
        session, chooser = self.app.session, self.chooser
        marks = chooser.marks if chooser else Marks()
        draw = room(session.game).draw_board
        return draw(self.app.phrases, session.view, marks, width=width, height=height)

    def _draw_hand(self, width: int, height: int) -> Canvas:
        session = self.app.session
        draw = room(session.game).draw_hand
        assert draw is not None, "drawn only where players hold cards"
        return draw(session.view, self.chooser, width=width, height=height)

    def _draw_log(self, width: int, height: int) -> Canvas:
        if self._told is None:
            self._told = GameLog(self.app.phrases, self.app.session)
        return self._told.draw(width, height)

    def _draw_question(self, width: int, height: int) -> Canvas:
        session, chooser = self.app.session, self.chooser
        question = room(session.game).ask(self.app.phrases, session.view)
        rows: list[ChoiceRow] = []
        counters: list[Counter] = []
        if session.view.over:
            question, rows = self._outcome(height - 1)
        elif session.mine and chooser:
            counters = [
                (self.app.phrases.say(key), kind, count, most)
                for key, kind, count, most in chooser.counters
            ]
            rows = chooser.rows(height - 1 - bool(counters))
        asked = session.mine or session.view.over
        return draw_question(question, rows, counters, width=width, height=height, asked=asked)

    def _outcome(self, lines_left: int) -> tuple[str, list[ChoiceRow]]:
        phrases, session = self.app.phrases, self.app.session
        lines = speech.outcome(phrases, session)
        seats = len(session.names)
        rows = [ChoiceRow("", "   ".join(lines[:seats]), "", quiet=True)]
        if len(lines) > seats + 1:  # the match is over too
            totals = "   ".join(lines[seats + 1 : -1])
            rows.append(ChoiceRow("", f"{lines[-1]}  {totals}", "", quiet=True))
        if session.has_next:
            key = "table-over-next" if session.match else "table-over-again"
            rows.append(ChoiceRow("", phrases.say(key), AGAIN, lit=True))
        ending = room(session.game).ending(phrases, session.view)
        return f"{ending} {lines[seats]}", rows[-lines_left:] if lines_left else []


BAR = "▌"

INDENT = 2


def draw_question(
    question: str,
    rows: list[ChoiceRow],
    counters: list[Counter],
    *,
    width: int,
    height: int,
    asked: bool,
) -> Canvas:
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, "on $mat")
    for y in range(height):
        canvas.put(0, y, BAR, "$act on $mat" if asked else "$back-mark on $mat")
    style = "bold $words on $mat" if asked else "$quiet on $mat"
    spare = max(height - 1 - len(rows) - (1 if counters else 0), 0)
    room = width - INDENT - 1
    asking = wrap(question, room) if spare and len(question) > room else [question]
    for y, line in enumerate(asking[: 1 + spare]):
        canvas.fit(INDENT, y, line, room, style)
    y = min(len(asking), 1 + spare)
    spare -= y - 1
    for row in rows:
        used = _draw_row(canvas, y, row, lines=1 + max(spare, 0))
        spare -= used - 1
        y += used
    _draw_counters(canvas, min(y + 1, height - 1), counters)
    return canvas


def _draw_row(canvas: Canvas, y: int, row: ChoiceRow, *, lines: int) -> int:
    """One choice; long ones wrap while there is room. How many lines it took."""
    style = _style(row)
    key = f" {row.key} " if row.key else ""
    start = INDENT + (4 if row.key else 0)
    room = canvas.width - start - 1
    parts = wrap(row.text, room)[:lines] if lines > 1 else [row.text]
    if row.key:
        canvas.put(INDENT, y, f"{key:<4}", f"bold {style.removeprefix('bold ')}", hit=row.hit)
    for i, part in enumerate(parts):
        if i:
            canvas.put(INDENT, y + i, "    ", style, hit=row.hit)
        text = f"{part} " if len(part) < room else part
        canvas.fit(start, y + i, text, room, style, hit=row.hit)
    return len(parts)


def _style(row: ChoiceRow) -> str:
    if row.lit:
        return "bold $on-act on $danger" if row.danger else "bold $on-act on $act"
    if row.danger:
        return "$danger on $mat"
    return "$quiet on $mat" if row.quiet else "$words on $mat"


def _draw_counters(canvas: Canvas, y: int, counters: list[Counter]) -> None:
    x = INDENT
    for label, kind, count, most in counters:
        keys = "↑↓" if kind == "count" else "jJ"
        x = canvas.put(x, y, f"{keys} {label} ", "$quiet on $mat")
        x = canvas.put(x, y, " − ", "bold $words on $back", hit=f"{kind}:-1")
        x = canvas.put(x, y, f" {count}/{most} ", "bold $words on $mat")
        x = canvas.put(x, y, " + ", "bold $words on $back", hit=f"{kind}:1")
        x += 3


KEYS = (
    ("?", "terminal-key-help"),
    ("R", "terminal-key-rules"),
    ("h", "terminal-key-hint"),
    ("u", "terminal-key-undo"),
    ("s", "terminal-key-save"),
    ("m", "terminal-key-sheet"),
    ("q", "terminal-key-quit"),
)


def draw_header(phrases: Phrases, session: Session, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, "on $bar")
    title = speech.played(phrases, session.game, session.edition)
    canvas.fit(1, 0, title, width - 21, "bold $words on $bar")
    match = session.match
    if match:
        text = phrases.say("table-label-round", round=session.round, rounds=match.rounds)
        canvas.right(width - 1, 0, text, "$words on $bar")
    return canvas


def draw_footer(phrases: Phrases, message: str, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, "on $bar")
    if message:
        canvas.fit(1, 0, message, width - 2, "bold $act-text on $bar")
        return canvas
    x = 1
    for key, name in KEYS:
        hit = f"key:{key}"
        x = canvas.put(x, 0, key, "bold $words on $bar", hit=hit)
        x = canvas.put(x, 0, f" {phrases.say(name)}", "$quiet on $bar", hit=hit) + 3
    return canvas


class LogPart(NamedTuple):
    """A sentence, or the row of one that is longer."""

    text: str
    begins: bool
    newest: bool


ROOMY = 5
"""Rows from which on the log has a row for each sentence."""


class GameLog:
    """The sentences of a game; told once, unless something was taken back."""

    def __init__(self, phrases: Phrases, session: Session) -> None:
        self._phrases = phrases
        self._session = session
        self._told: list[Decision] = []
        self._lines: list[list[str]] = []

    @property
    def entries(self) -> list[list[str]]:
        decisions = self._session.decisions
        known = len(self._told)
        if self._told != decisions[:known]:
            self._told, self._lines, known = [], [], 0
        for decision in decisions[known:]:
            self._told.append(decision)
            self._lines.append(room(self._session.game).told(self._phrases, decision))
        return [[speech.beginning(self._phrases, self._session)], *self._lines]

    def lines(self) -> list[str]:
        return [line for entry in self.entries for line in entry]

    def draw(self, width: int, height: int) -> Canvas:
        """From the top, and when that is full the last sentences; the newest is brightest.

        Where there is little height, short sentences stand next to each other: the others do more
        between two moves of a person than fits one below the other.
        """
        canvas = Canvas(width, height)
        canvas.fill(0, 0, width, height, "on $felt")
        room = max(width - 4, 10)
        rows = self._rows(room, height + 1)
        if len(rows) > height and height < ROOMY:
            rows = self._rows(room, height, packed=True)
        for y, row in enumerate(reversed(rows[:height])):
            x = 1
            for part in row:
                style = "$words on $felt" if part.newest else "$quiet on $felt"
                x = canvas.put(x, y, f"{'·' if part.begins else ' '} {part.text} ", style)
        return canvas

    def _rows(self, room: int, most: int, *, packed: bool = False) -> list[list[LogPart]]:
        """The last sentences, from the lowest row upwards."""
        rows: list[list[LogPart]] = []
        lines = self.lines()
        for number in range(len(lines) - 1, -1, -1):
            parts = [
                LogPart(text, begins=i == 0, newest=number == len(lines) - 1)
                for i, text in enumerate(wrap(lines[number], room) or [""])
            ]
            above = rows[-1] if rows else []
            fits = sum(len(part.text) + 3 for part in (*parts, *above)) <= room + 3
            if packed and above and above[0].begins and len(parts) == 1 and fits:
                above.insert(0, parts[0])
            elif len(rows) < most:
                rows += [[part] for part in reversed(parts)]
            else:
                break
        return rows


STOPPED = 130
"""The exit status after Ctrl-C."""


class TableApp(App[None]):
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "stop", show=False, priority=True),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(
        self, session: Session, opponents: Opponents, *, language: str, path: Path, pace: float
    ) -> None:
        super().__init__()
        self.session = session
        self.opponents = opponents
        self.phrases = Phrases(language, session.names, session.seat)
        self.path = path
        self.pace = pace
        self._finished = 0
        self.has_hand = room(session.game).draw_hand is not None
        self.screen_of_table = TableScreen()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name
        self.keys_of_table: dict[str, Callable[[], object]] = {
            "?": lambda: self.push_screen(HelpPage()),
            "f1": lambda: self.push_screen(HelpPage()),
            "r": lambda: self.push_screen(RulesPage()),
            "R": lambda: self.push_screen(RulesPage()),
            "f2": lambda: self.push_screen(RulesPage()),
            "f3": self.speak_next,
            "f4": self.change_theme,
            "f5": lambda: self.push_screen(LogPage()),
            "m": lambda: self.push_screen(SheetPage()),
            "f": self.toggle_auto,
            "h": self.hint,
            "u": self.undo,
            "s": self.save,
            "q": self.exit,
        }

    def on_mount(self) -> None:
        self.opponents.begin(self.session)
        self.push_screen(self.screen_of_table)

    def command(self, key: str, sign: str) -> bool:
        """Do what a key of the table does; whether it was one."""
        act = self.keys_of_table.get(key) or self.keys_of_table.get(sign)
        if act is None:
            return False
        act()
        return True

    def action_stop(self) -> None:
        """Leave as any program does that is stopped with Ctrl-C."""
        self.exit(return_code=STOPPED)

    # --- what the keys do -----------------------------------------------------------------

    def hint(self) -> None:
        table = self.screen_of_table
        if not self.session.mine:
            table.tell("terminal-hint-none")
            return
        table.tell("terminal-hint-thinking")
        table.run_worker(self._hint(), group="hint", exclusive=True)

    async def _hint(self) -> None:
        session, table = self.session, self.screen_of_table
        asked = session.generation
        question = self.opponents.question(session, session.seat)
        try:
            token = await asyncio.to_thread(self.opponents.advise, question)
        except Exception as fault:  # no hint is no reason to stop the game
            table.tell("terminal-hint-failed", reason=str(fault))
            return
        if session.generation != asked or table.chooser is None:
            return
        table.chooser.point(token)
        if current := table.chooser.current:
            told = speech.hint(self.phrases, session.view, current, session.game)
            if len(told) > self.size.width - 2:  # the amber line says what the move does
                counted = room(session.game).fact(self.phrases, session.view, current.token)
                told = self.phrases.say("table-hint", choice=counted) if counted else told
            table.message = told
            table.show()

    def undo(self) -> None:
        table = self.screen_of_table
        if not self.session.can_undo:
            key = "terminal-undo-blocked" if self.session.decisions else "terminal-undo-none"
            table.tell(key)
            return
        self.session.undo()
        table.go_on()
        table.tell("terminal-undone")

    def save(self) -> bool:
        try:
            saving.save(self.session, self.path)
        except OSError as fault:
            reason = fault.strerror or str(fault)
            self.screen_of_table.tell("terminal-save-failed", reason=reason)
            return False
        self.screen_of_table.tell("terminal-saved", path=str(self.path))
        return True

    def toggle_auto(self) -> None:
        auto = self.session.auto = not self.session.auto
        self.screen_of_table.go_on()
        self.screen_of_table.tell("terminal-forced-on" if auto else "terminal-forced-off")

    def speak_next(self) -> None:
        self.speak(languages.following(self.phrases.language))
        self.screen_of_table.tell("terminal-language")

    def speak(self, language: str) -> None:
        self.phrases = Phrases(language, self.session.names, self.session.seat)
        self.screen_of_table.retell()
        self.screen_of_table.renew()

    def change_theme(self) -> None:
        names = [theme.name for theme in THEMES]
        self.theme = names[(names.index(self.theme) + 1) % len(names)]

    def on_unmount(self) -> None:
        self.opponents.close(at_once=True)

    def finish(self) -> None:
        if self._finished != self.session.round:
            self._finished = self.session.round
            self.opponents.finish(self.session)

    def play_again(self) -> None:
        if not self.session.has_next:
            return
        self.session.next_game()
        self.opponents.begin(self.session)
        self.screen_of_table.retell()
        self.screen_of_table.go_on()

    # --- what the pages show --------------------------------------------------------------

    def log_lines(self) -> list[str]:
        return GameLog(self.phrases, self.session).lines()


def play(session: Session, opponents: Opponents, *, language: str, path: Path, pace: float) -> int:
    """Play at the drawn table; what was begun is saved on leaving. The exit status."""
    app = TableApp(session, opponents, language=language, path=path, pace=pace)
    try:
        app.run()
    finally:
        opponents.close()
        farewell(app)
    return app.return_code or 0


def farewell(app: TableApp) -> None:
    phrases, session = app.phrases, app.session
    if session.started:
        try:
            saving.save(session, app.path)
        except OSError as fault:
            print(phrases.say("terminal-save-failed", reason=fault.strerror or str(fault)))
        else:
            if session.view.over:
                print(*speech.outcome(phrases, session), sep="\n")
            print(phrases.say("terminal-saved", path=str(app.path)))
            if session.goes_on:
                print(phrases.say("terminal-resume", command=saving.resuming(app.path)))
    print(phrases.say("terminal-left"))
