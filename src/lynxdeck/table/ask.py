"""Whom a table waits for."""

import msgspec


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Whose answer the table waits for, who gives it, and until when."""

    seat: int
    who: str
    """`person`, `bot` (with its level), `script` (with its token) or `auto` (with the only one)."""
    level: str = ""
    token: str = ""
    deadline: int | None = None
