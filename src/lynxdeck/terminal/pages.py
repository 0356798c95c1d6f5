"""Pages laid over the table: help, rules, log, score sheet. Esc goes back."""

from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from lynxdeck.terminal.helping import help_lines
from lynxdeck.terminal.marked import marked
from lynxdeck.terminal.rulebook import rulebook
from lynxdeck.terminal.sheet import sheet_rows

if TYPE_CHECKING:
    from lynxdeck.terminal.app import TableApp

READABLE = 92
MARGIN = 8
LEAVES = ("escape", "q", "enter")
SCROLLS = {
    "down": 1,
    "up": -1,
    "j": 1,
    "k": -1,
    "pagedown": 15,
    "space": 15,
    "pageup": -15,
    "home": -100_000,
    "end": 100_000,
}


class Page(Screen[None]):
    """A text to scroll, and the way back."""

    app: "TableApp"

    def body(self) -> Widget:
        """What the page shows."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The text, and one line below it."""
        with VerticalScroll(classes="page"):
            yield self.body()
        yield Static(self.app.phrases.say("table-close"), classes="page-foot", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Scroll, or go back to the table."""
        if event.key in LEAVES:
            event.stop()
            self.dismiss()
        elif event.key in SCROLLS:
            event.stop()
            scroll = self.query_one(VerticalScroll)
            scroll.scroll_relative(y=SCROLLS[event.key], animate=False)

    def on_click(self, event: events.Click) -> None:
        """A click on the last line goes back too."""
        if event.widget is not None and event.widget.has_class("page-foot"):
            self.dismiss()


class HelpPage(Page):
    """The keys."""

    def body(self) -> Widget:
        """The keys of this game, then those of the table."""
        lines = help_lines(self.app.phrases, self.app.session.game)
        wide = max(len(keys) for keys, _ in lines) + 4
        room = max(self.app.size.width - MARGIN - wide, 20)
        parts: list[Content] = []
        for keys, text in lines:
            if not keys:
                parts.append(Content.styled(f"\n{text}", "bold $words"))
                continue
            for i, part in enumerate(Content(text).wrap(room)):
                sign = f"  {keys}" if i == 0 else ""
                parts.append(Content.styled(f"{sign:<{wide}}", "bold $act-text") + part)
        return Static(Content("\n").join(parts))


class RulesPage(Page):
    """The rules of the edition that is played, then the whole text."""

    def body(self) -> Widget:
        """The rules, wrapped to a width that reads well."""
        session = self.app.session
        text = rulebook(session.game.name, session.edition, self.app.phrases)
        return Static(marked(text, max(min(self.app.size.width - MARGIN, READABLE), 20)))


class LogPage(Page):
    """All that happened."""

    def body(self) -> Widget:
        """The log from the beginning."""
        title = Content.styled(self.app.phrases.say("table-label-log") + "\n\n", "bold")
        return Static(title + Content("\n".join(self.app.log_lines())))

    def on_mount(self) -> None:
        """The newest is at the end."""
        self.query_one(VerticalScroll).scroll_end(animate=False)


class SheetPage(Page):
    """The score sheet."""

    def body(self) -> Widget:
        """A row for each round, and the totals."""
        phrases, session = self.app.phrases, self.app.session
        rows = sheet_rows(phrases, session)
        widths = [max(cell_len(row[i]) for row in rows) + 2 for i in range(len(rows[0]))]
        lines = [
            "".join(" " * (w - cell_len(word)) + word for word, w in zip(row, widths, strict=True))
            for row in rows
        ]
        rule = "  " + "─" * (sum(widths) - 2)
        lines = [lines[0], rule, *lines[1:-1], rule, lines[-1]]
        title = Content.styled(phrases.say("table-sheet-title") + "\n\n", "bold")
        text = "\n".join(lines)
        if session.match is None:
            text += "\n\n" + phrases.say("table-sheet-single")
        return Static(title + Content(text))
