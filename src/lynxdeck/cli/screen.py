"""Tables for people: Rich, loaded when there is something to show."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def console() -> "Console":
    """Standard output; wide enough not to cut a table when nobody watches."""
    from rich.console import Console

    return Console() if sys.stdout.isatty() else Console(width=160, highlight=False)


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> "Table":
    """A table of plain text; columns of numbers stand on the right."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    from lynxdeck.records.fault import shown

    made = Table(title=escape(title), title_justify="left", box=box.SIMPLE_HEAD)
    for i, name in enumerate(head):
        numeric = all(row[i][:1].isdigit() for row in rows)
        made.add_column(escape(shown(name)), justify="right" if numeric else "left", no_wrap=True)
    for row in rows:
        made.add_row(*(escape(shown(cell)) for cell in row))
    return made
