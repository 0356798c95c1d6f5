"""What commands print: tables, help and complaints in plain words."""

import codecs
import os
import re
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from typer.core import TyperCommand

from lynxdeck.locale.text import FIRST_STRONG, POP

if TYPE_CHECKING:
    from typer._click import Context

GAP = 2
USUAL_WIDTH = 80
NUMBER = re.compile(r"[+-]?\d")
NARROW = 24
"""Columns that are wider may be folded."""


class TextTable(NamedTuple):
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def show(title: str, *tables: TextTable) -> None:
    """Print the first of these tables that fits the terminal, from most exact to shortest.

    Nothing is ever cut: sentences are folded, and where that is not enough each row of the last
    table becomes a paragraph. What is no terminal is as wide as the first table.
    """
    from lynxdeck.records.fault import shown

    room = screen_width()
    say(shown(title))
    print()
    lines: Iterator[str] = iter(())
    for head, rows in tables:
        table = TextTable([*map(shown, head)], [[*map(shown, row)] for row in rows])
        if widths := _fitting(table, room):
            lines = _drawn(table, widths)
            break
        lines = _paragraphs(table, room or 0)
    print("\n".join(lines) + "\n")


def screen_width() -> int | None:
    """How many characters a line has; None where nobody watches."""
    if not sys.stdout.isatty():
        return None
    return os.get_terminal_size(sys.stdout.fileno()).columns or USUAL_WIDTH


def say(text: str, indent: str = "") -> None:
    """Print a sentence, folded where the terminal ends; `indent` goes before its further lines."""
    room = screen_width()
    print("\n".join(_folded(text, room, indent)) if room else text)


def _folded(text: str, room: int, indent: str = "") -> list[str]:
    if _width(text) <= room:
        return [text]
    start = text[: len(text) - len(text.lstrip())]
    lines = wrap(
        text.lstrip(),
        max(room, 1),
        initial_indent=start,
        subsequent_indent=start + indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    for number, line in enumerate(lines[:-1]):  # a word from right to left may be folded, too
        if line.count(FIRST_STRONG) > line.count(POP):
            lines[number] = line + POP
            lines[number + 1] = FIRST_STRONG + lines[number + 1]
    return lines or [""]


def _fitting(table: TextTable, room: int | None) -> list[int] | None:
    """How wide the columns are, the widest folded; None if that is not enough."""
    columns = list(zip(table.head, *table.rows, strict=True))
    widths = [max(map(_width, cells)) for cells in columns]
    least = [
        max(len(word) for cell in cells for word in cell.split() or [""]) if wide > NARROW else wide
        for cells, wide in zip(columns, widths, strict=True)
    ]
    if room is None:
        return widths
    over = sum(widths) + GAP * len(widths) - room
    while over > 0:
        spare, column = max((widths[i] - max(least[i], NARROW), i) for i in range(len(widths)))
        if spare <= 0:
            return None
        widths[column] -= min(over, spare)
        over -= spare
    return widths


def _drawn(table: TextTable, widths: Sequence[int]) -> Iterator[str]:
    columns = zip(*table.rows, strict=True) if table.rows else [()] * len(table.head)
    numeric = [bool(cells) and all(map(NUMBER.match, cells)) for cells in columns]
    for number, row in enumerate([table.head, *table.rows]):
        cells = [_folded(cell, wide) for cell, wide in zip(row, widths, strict=True)]
        for i in range(max(map(len, cells))):
            parts = [cell[i] if i < len(cell) else "" for cell in cells]
            yield "".join(map(_padded, parts, widths, numeric)).rstrip()
        if number == 0:
            yield " " * GAP + "─" * (sum(widths) + GAP * (len(widths) - 1))


def _padded(text: str, wide: int, numeric: bool) -> str:  # noqa: FBT001 - for map
    blanks = " " * (wide - _width(text))
    return " " * GAP + (blanks + text if numeric else text + blanks)


def _width(text: str) -> int:
    from rich.cells import cell_len

    return cell_len(text)


def _paragraphs(table: TextTable, room: int) -> Iterator[str]:
    wide = max(map(_width, table.head))
    for row in table.rows:
        yield f"  {row[0]}"
        for name, cell in zip(table.head[1:], row[1:], strict=True):
            if cell:
                start = f"    {name}{' ' * (wide - _width(name))}  "
                yield from _folded(f"{start}{cell}", room, " " * (len(start) - 4))


SIGNS = {
    **dict.fromkeys("–—−‐─━", "-"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("●■▲◆✚★⚄⇄", ""),  # a word or a letter stands next to each
    "…": "...",
    "→": "->",
    "×": "x",
    "÷": "/",
    "·": "-",
    "µ": "u",
    "ł": "l",
    "Ł": "L",
    "ß": "ss",
    "œ": "oe",
}
"""What is written where an encoding has not even a minus sign."""


def spelt(fault: UnicodeError) -> tuple[str, int]:
    """The signs that an encoding lacks, in ASCII.

    >>> codecs.register_error("spelt", spelt)
    >>> "−13, can’t, żółw, ◉".encode("ascii", "spelt")
    b"-13, can't, zolw, ?"
    """
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    text = fault.object[fault.start : fault.end]
    return "".join(map(_spelt, text)), fault.end


def _spelt(sign: str) -> str:
    if sign in SIGNS:
        return SIGNS[sign]
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"


def open_streams() -> None:
    """Let what was closed by the caller, as in `lynxdeck bots >&-`, be empty instead of missing.

    In the order of their numbers: a file opened later must not get one of them.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it stays


def mend_streams() -> None:
    """Let a poor encoding cost an accent, but never a minus sign, and no traceback.

    In UTF-8 only names of files may hold what cannot be written. What is typed may hold anything.
    """
    codecs.register_error("spelt", spelt)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            rich = stream.encoding.lower() == "utf-8"
            stream.reconfigure(errors="backslashreplace" if rich else "spelt")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="backslashreplace")


TIDIED = (
    (re.compile(r"\{([A-Z]+)\}"), r"\1"),
    (re.compile(r"^(  \S+) <[^>]+>", re.MULTILINE), r"\1"),
)


def tidied(text: str) -> str:
    """The library's way to write arguments, turned into ours.

    >>> tidied("Usage: lynxdeck backup {FILE}")
    'Usage: lynxdeck backup FILE'
    >>> tidied("  FILE <file>  The file.")
    '  FILE  The file.'
    """
    for found, instead in TIDIED:
        text = found.sub(instead, text)
    return text


class Command(TyperCommand):
    """A command that helps in words."""

    def get_help(self, ctx: "Context") -> str:
        return tidied(super().get_help(ctx))


SAID = (
    (r"Invalid value for '(.+?)': (?:Value error, )?((?:is|has) .+\.)", r"\1 \2"),
    (r"Got unexpected extra argument\(?s?\)? \((.+)\)", r"One word too many: \1."),
    (r"No such option: (\S+) \(Possible options?: (.+)\)", r"No such option: \1. There is \2."),
)


def plain(told: str) -> str:
    """A complaint of the library's as we say it; its other ones are plain enough.

    >>> plain("Invalid value for '--games': Value error, is 1 or more.")
    '--games is 1 or more.'
    >>> plain("Got unexpected extra argument (linko)")
    'One word too many: linko.'
    >>> plain("No such option: -x")
    'No such option: -x.'
    """
    for pattern, instead in SAID:
        if found := re.fullmatch(pattern, told):
            return found.expand(instead)
    return told if told.endswith((".", "?")) else f"{told}."
