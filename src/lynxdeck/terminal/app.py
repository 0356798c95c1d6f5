"""The drawn table: a Textual app around one session."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from lynxdeck.terminal import language as languages
from lynxdeck.terminal import saving, speech
from lynxdeck.terminal.chronicle import Chronicle
from lynxdeck.terminal.company import Company
from lynxdeck.terminal.pages import HelpPage, LogPage, RulesPage, SheetPage
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.screen import TableScreen
from lynxdeck.terminal.session import Session
from lynxdeck.terminal.theme import THEMES


class TableApp(App[None]):
    """The table, its pages, and what its keys do."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(
        self, session: Session, company: Company, *, language: str, path: Path, pace: float
    ) -> None:
        super().__init__()
        self.session = session
        self.company = company
        self.phrases = Phrases(language, session.names, session.seat)
        self.path = path
        self.pace = pace
        self._finished = 0
        self.has_hand = room(session.game).has_hand
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
        """Sit down."""
        self.company.begin(self.session)
        self.push_screen(self.screen_of_table)

    def command(self, key: str, sign: str) -> bool:
        """Do what a key of the table does; whether it was one."""
        act = self.keys_of_table.get(key) or self.keys_of_table.get(sign)
        if act is None:
            return False
        act()
        return True

    # --- what the keys do -----------------------------------------------------------------

    def hint(self) -> None:
        """Ask a strong player, without keeping the table waiting."""
        table = self.screen_of_table
        if not self.session.mine:
            table.tell("terminal-hint-none")
            return
        table.tell("terminal-hint-thinking")
        table.run_worker(self._hint(), group="hint", exclusive=True)

    async def _hint(self) -> None:
        session, table = self.session, self.screen_of_table
        asked = session.generation
        question = self.company.question(session, session.seat)
        try:
            token = await asyncio.to_thread(self.company.advise, question)
        except Exception as fault:  # no hint is no reason to stop the game
            table.tell("terminal-hint-failed", reason=str(fault))
            return
        if session.generation != asked or table.chooser is None:
            return
        table.chooser.point(token)
        current = table.chooser.current
        table.tell("terminal-hint", choice=current.sentence if current else token)

    def undo(self) -> None:
        """Take the last own decision back, if that tells nothing."""
        table = self.screen_of_table
        if not self.session.can_undo:
            key = "terminal-undo-blocked" if self.session.decisions else "terminal-undo-none"
            table.tell(key)
            return
        self.session.undo()
        table.go_on()
        table.tell("terminal-undone")

    def save(self) -> bool:
        """Write the sitting to its file; whether that worked."""
        try:
            saving.save(self.session, self.path)
        except OSError as fault:
            reason = fault.strerror or str(fault)
            self.screen_of_table.tell("terminal-save-failed", reason=reason)
            return False
        self.screen_of_table.tell("terminal-saved", path=str(self.path))
        return True

    def toggle_auto(self) -> None:
        """Make decisions with one answer for the person, or not."""
        auto = self.session.auto = not self.session.auto
        self.screen_of_table.go_on()
        self.screen_of_table.tell("terminal-forced-on" if auto else "terminal-forced-off")

    def speak_next(self) -> None:
        """Speak the next language, the log included."""
        self.speak(languages.following(self.phrases.language))
        self.screen_of_table.tell("terminal-language")

    def speak(self, language: str) -> None:
        """Speak a language."""
        self.phrases = Phrases(language, self.session.names, self.session.seat)
        self.screen_of_table.picture.retell()
        self.screen_of_table.renew()

    def change_theme(self) -> None:
        """From dusk to linen and back."""
        names = [theme.name for theme in THEMES]
        self.theme = names[(names.index(self.theme) + 1) % len(names)]

    def on_unmount(self) -> None:
        """The person leaves, and waits for nobody who still thinks."""
        self.company.close(at_once=True)

    def finish(self) -> None:
        """The game is over: everybody hears the result, once."""
        if self._finished != self.session.round:
            self._finished = self.session.round
            self.company.finish(self.session)

    def play_again(self) -> None:
        """The next round of the match, or another game."""
        if not self.session.has_next:
            return
        self.session.next_game()
        self.company.begin(self.session)
        self.screen_of_table.picture.retell()
        self.screen_of_table.go_on()

    # --- what the pages show --------------------------------------------------------------

    def log_lines(self) -> list[str]:
        """All that happened in this game."""
        return Chronicle(self.phrases, self.session).lines()


def play(session: Session, company: Company, *, language: str, path: Path, pace: float) -> None:
    """Play at the drawn table; what was begun is saved on leaving."""
    app = TableApp(session, company, language=language, path=path, pace=pace)
    try:
        app.run()
    finally:
        company.close()
        farewell(app)


def farewell(app: TableApp) -> None:
    """Save, and say on the bare terminal how it stands."""
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
            print(phrases.say("terminal-resume", command=saving.resuming(app.path)))
    print(phrases.say("terminal-left"))
