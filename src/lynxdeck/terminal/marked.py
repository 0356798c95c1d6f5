"""Markdown for the rules page: the little of it that the rules texts use, drawn at once.

Textual's own Markdown takes seconds for a text of this length.
"""

import re
from collections.abc import Iterator

from textual.content import Content

_INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`|\*(?P<italic>[^*]+)\*")
_ITEM = re.compile(r"(?P<sign>[-*]|\d+\.) +(?P<text>.*)")
_RULE = re.compile(r"\|[ :|-]+\|")


def marked(text: str, width: int) -> Content:
    """A Markdown text, wrapped to a width."""
    lines: list[Content] = []
    for block in _blocks(text):
        lines += [*_draw(block, width), Content("")]
    return Content("\n").join(lines)


def inline(text: str) -> Content:
    """Bold, italic and code within a line.

    >>> inline("play **two** `9x2`").plain
    'play two 9x2'
    """
    parts, end = [], 0
    for found in _INLINE.finditer(text):
        parts.append(Content(text[end : found.start()]))
        if found["code"]:
            parts.append(Content.styled(found["code"], "$act-text"))
        else:
            style = "bold" if found["bold"] else "italic"
            parts.append(Content.styled(found["bold"] or found["italic"], style))
        end = found.end()
    parts.append(Content(text[end:]))
    return Content("").join(parts)


def _blocks(text: str) -> Iterator[list[str]]:
    """Paragraphs, headings, lists, tables and fenced drawings, as lists of lines."""
    block: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if (line.strip() or fenced) and not (line.startswith("#") and not fenced):
            block.append(line)
            continue
        if block:
            yield block
        block = []
        if line.startswith("#"):
            yield [line]
    if block:
        yield block


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
    """An item of a list, its further lines set in."""
    found = _ITEM.match(line.strip())
    sign = found["sign"].replace("-", "•") + " " if found else "  "
    text = found["text"] if found else line.strip()
    for i, part in enumerate(inline(text).wrap(width - len(sign))):
        yield Content(sign if i == 0 else " " * len(sign)) + part


def _table(block: list[str]) -> Iterator[Content]:
    """A table, its columns aligned."""
    cells = [
        [inline(cell.strip()) for cell in line.strip("|").split("|")]
        for line in block
        if not _RULE.fullmatch(line)
    ]
    widths = [max(len(row[i].plain) for row in cells) + 2 for i in range(len(cells[0]))]
    for number, row in enumerate(cells):
        padded = [cell.pad_right(w - len(cell.plain)) for cell, w in zip(row, widths, strict=True)]
        line = Content("").join(padded)
        yield line.stylize("bold") if number == 0 else line
