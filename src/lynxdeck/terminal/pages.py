"""Pages laid over the table: help, rules, log, score sheet. Esc goes back.

The rules are drawn by a small Markdown reader: Textual's own takes seconds for that much text.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from lynxdeck.games.registry import Game
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.rulebook import MARKS, RULE, blocks, rulebook
from lynxdeck.terminal.speech import sheet_rows

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


class TextPage(Screen[None]):
    app: "TableApp"

    def body(self) -> Widget:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield self.body()
        yield Static(self.app.phrases.say("table-close"), classes="page-foot", markup=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in LEAVES:
            event.stop()
            self.dismiss()
        elif event.key in SCROLLS:
            event.stop()
            scroll = self.query_one(VerticalScroll)
            scroll.scroll_relative(y=SCROLLS[event.key], animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is not None and event.widget.has_class("page-foot"):
            self.dismiss()


class HelpPage(TextPage):
    def body(self) -> Widget:
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


class RulesPage(TextPage):
    def body(self) -> Widget:
        session = self.app.session
        text = rulebook(session.game.name, session.edition, self.app.phrases)
        return Static(marked(text, max(min(self.app.size.width - MARGIN, READABLE), 20)))


class LogPage(TextPage):
    def body(self) -> Widget:
        title = Content.styled(self.app.phrases.say("table-label-log") + "\n\n", "bold")
        return Static(title + Content("\n".join(self.app.log_lines())))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).scroll_end(animate=False)


class SheetPage(TextPage):
    def body(self) -> Widget:
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


_ITEM = re.compile(r"(?P<sign>[-*]|\d+\.) +(?P<text>.*)")


def marked(text: str, width: int) -> Content:
    lines: list[Content] = []
    for block in blocks(text):
        lines += [*_draw(block, width), Content("")]
    return Content("\n").join(lines)


def inline(text: str) -> Content:
    """Bold, italic and code within a line.

    >>> inline("play **two** `9x2`").plain
    'play two 9x2'
    """
    parts, end = [], 0
    for found in MARKS.finditer(text):
        parts.append(Content(text[end : found.start()]))
        if found["code"]:
            parts.append(Content.styled(found["code"], "$act-text"))
        else:
            style = "bold" if found["bold"] else "italic"
            parts.append(Content.styled(found["bold"] or found["italic"], style))
        end = found.end()
    parts.append(Content(text[end:]))
    return Content("").join(parts)


def _draw(block: list[str], width: int) -> Iterator[Content]:
    first = block[0]
    if first.startswith("#"):
        yield Content.styled(first.lstrip("# ").replace("`", ""), "bold $act-text")
    elif first.startswith("```"):
        yield from (Content.styled(line, "$quiet") for line in block if line[:3] != "```")
    elif first.startswith("|"):
        yield from _table(block)
    elif first.startswith("---"):
        yield Content.styled("─" * width, "$back-mark")
    elif _ITEM.match(first):
        for line in block:
            yield from _item(line, width)
    else:
        yield from inline(" ".join(block)).wrap(width)


def _item(line: str, width: int) -> Iterator[Content]:
    found = _ITEM.match(line.strip())
    sign = found["sign"].replace("-", "•") + " " if found else "  "
    text = found["text"] if found else line.strip()
    for i, part in enumerate(inline(text).wrap(width - len(sign))):
        yield Content(sign if i == 0 else " " * len(sign)) + part


def _table(block: list[str]) -> Iterator[Content]:
    cells = [
        [inline(cell.strip()) for cell in line.strip("|").split("|")]
        for line in block
        if not RULE.fullmatch(line)
    ]
    widths = [max(len(row[i].plain) for row in cells) + 2 for i in range(len(cells[0]))]
    for number, row in enumerate(cells):
        padded = [cell.pad_right(w - len(cell.plain)) for cell, w in zip(row, widths, strict=True)]
        line = Content("").join(padded)
        yield line.stylize("bold") if number == 0 else line


Line = tuple[str, str]
"""Keys and what they do; without keys a heading."""

TABLE = (
    ("h", "terminal-help-hint"),
    ("u", "terminal-help-undo"),
    ("s", "terminal-help-save"),
    ("f", "terminal-help-forced"),
    ("m", "terminal-help-sheet"),
    ("F1 ?", "terminal-help-help"),
    ("F2 R", "terminal-help-rules"),
    ("F3", "terminal-help-language"),
    ("F4", "terminal-help-theme"),
    ("F5", "terminal-help-log"),
    ("q", "terminal-help-quit"),
)


def help_lines(phrases: Phrases, game: Game) -> list[Line]:
    lines = [("", phrases.say("terminal-help-decide"))]
    lines += [(keys, phrases.say(key)) for keys, key in room(game).keys(phrases)]
    lines.append(("⏎", phrases.say("terminal-help-enter")))
    lines.append(("◎", phrases.say("terminal-help-mouse")))
    lines.append(("", phrases.say("terminal-help-table")))
    return lines + [(keys, phrases.say(key)) for keys, key in TABLE]
