"""What `--help` prints, for people: names instead of types, words instead of formulas."""

import re
from typing import TYPE_CHECKING

from typer.core import TyperCommand

if TYPE_CHECKING:
    from typer._click import Context

TIDIED = (
    (re.compile(r"\{([A-Z]+)\}"), r"\1"),
    (re.compile(r"^(  \S+) <[^>]+>", re.MULTILINE), r"\1"),
    (re.compile(r"(\d+)<=x<=(\d+)"), r"\1 to \2"),
    (re.compile(r"x>=([\d.]+)"), r"at least \1"),
)


def tidied(text: str) -> str:
    """The library's way to write arguments and ranges, turned into ours.

    >>> tidied("Usage: lynxdeck backup {FILE}")
    'Usage: lynxdeck backup FILE'
    >>> tidied("  FILE <file>  The file.\\n  --depth N  Decisions.  [default: 3; 1<=x<=20]")
    '  FILE  The file.\\n  --depth N  Decisions.  [default: 3; 1 to 20]'
    """
    for found, instead in TIDIED:
        text = found.sub(instead, text)
    return text


class Command(TyperCommand):
    """A command that helps in words."""

    def get_help(self, ctx: "Context") -> str:
        """The whole page."""
        return tidied(super().get_help(ctx))
