"""Hints as they are written: who tells them, and then table and number, again and again."""

import re
from collections.abc import Iterable, Iterator, Sequence

from lynxdeck.server.bus import Hint

VERSION = "1"
LONGEST = 7_000
"""Characters of one message: PostgreSQL's notifications hold less than 8000."""
MOST = 1_000
"""Hints that wait to be told; what is more is left to those who ask anyway."""

TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


class StrangeError(ValueError):
    """A message that none of us has written."""


def write(sender: str, hints: Iterable[Hint]) -> Iterator[str]:
    """Hints as messages, as few as possible; without any, one that says only who tells it.

    >>> list(write("me", [Hint("a", 7), Hint("b", -1)]))
    ['1 me a 7 b -1']
    """
    head = f"{VERSION} {sender}"
    text = head
    for table, n in hints:
        word = f" {table} {n}"
        if len(text) + len(word) > LONGEST:
            yield text
            text = head
        text += word
    yield text


def read(sender: str, text: str) -> Sequence[Hint]:
    """The hints of a message; none if it is our own.

    >>> read("you", "1 me a 7 b -1")
    [Hint(table='a', n=7), Hint(table='b', n=-1)]
    >>> read("me", "1 me a 7")
    []
    """
    version, _, rest = text.partition(" ")
    if version != VERSION or len(text) > LONGEST + 100:
        raise StrangeError(text[:80])
    by, *words = rest.split(" ")
    if by == sender:
        return []
    tables, numbers = words[::2], words[1::2]
    try:
        hints = [Hint(table, int(n)) for table, n in zip(tables, numbers, strict=True)]
    except ValueError as fault:
        raise StrangeError(text[:80]) from fault
    if not all(TABLE.fullmatch(table) for table in tables):
        raise StrangeError(text[:80])
    return hints
