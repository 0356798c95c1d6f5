"""Whom a table waits for."""

from typing import NamedTuple


class Ask(NamedTuple):
    """Whose answer the table waits for, who gives it, and until when."""

    seat: int
    who: str
    """`person`, `bot` (with its level), `script` (with its token) or `auto` (with the only one)."""
    level: str = ""
    token: str = ""
    deadline: int | None = None
