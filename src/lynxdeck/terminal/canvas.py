"""A sheet of characters to draw on. Only who shows it needs Textual."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.cells import cell_len, get_character_cell_size, set_cell_size

from lynxdeck.locale.text import ended

if TYPE_CHECKING:
    from textual.content import Content, Span

HIT = "hit"
"""The name under which a click finds what it hit."""


@dataclass(slots=True)
class _Cell:
    sign: str = " "
    style: str = ""
    hit: str = ""


class Canvas:
    """Draws from the top left; what does not fit is cut."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self._rows = [[_Cell() for _ in range(self.width)] for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "", *, hit: str = "") -> int:
        """Write text; the column after it."""
        before, last = "", None
        for sign in text:
            wide = get_character_cell_size(sign)
            if not wide:  # it belongs to the sign before it, or at the beginning to the next
                before += sign if last is None else ""
                if last is not None:
                    last.sign += sign
            elif 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                for i in range(wide):  # the second half of a wide sign is written by its first
                    cell = self._rows[y][x + i]
                    cell.sign = "" if i else before + sign
                    cell.style, cell.hit = style, hit or cell.hit
                before, last = "", self._rows[y][x]
            x += wide
        return x

    def fit(self, x: int, y: int, text: str, width: int, style: str = "", *, hit: str = "") -> int:
        shown = text
        if cell_len(text) > width:
            shown = ended(set_cell_size(text, max(width - 1, 0))) + "…"
        return self.put(x, y, shown, style, hit=hit)

    def right(self, x: int, y: int, text: str, style: str = "", *, hit: str = "") -> int:
        """Write text that ends before a column; the column it begins at."""
        start = x - cell_len(text)
        self.put(start, y, text, style, hit=hit)
        return start

    def fill(self, x: int, y: int, width: int, height: int, style: str, *, hit: str = "") -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style, hit=hit)

    def content(self) -> "Content":
        """The drawing for Textual, neighbours of one style joined."""
        from textual.content import Content

        text: list[str] = []
        spans: list[Span] = []
        place = 0
        for row in self._rows:
            start, style, hit = place, "", ""
            for cell in row:
                if (cell.style, cell.hit) != (style, hit):
                    _close(spans, start, place, style, hit)
                    start, style, hit = place, cell.style, cell.hit
                text.append(cell.sign)
                place += len(cell.sign)
            _close(spans, start, place, style, hit)
            text.append("\n")
            place += 1
        return Content("".join(text[:-1]), spans)


def _close(spans: "list[Span]", start: int, end: int, style: str, hit: str) -> None:
    from textual.content import Span
    from textual.style import Style

    if start == end:
        return
    if style:
        spans.append(Span(start, end, style))
    if hit:
        spans.append(Span(start, end, Style.from_meta({HIT: hit})))
