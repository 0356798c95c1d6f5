"""Text from bytes, line by line and never more of it at once than a line may have.

A line that is longer comes in pieces. They are cut where no token can be: after white space or
a brace. So a reader that meets an endless line, comment or token sees only its beginning.
"""

import codecs
import re
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from lynxdeck.records.fault import Fault

LIMIT = 65_536
"""The most code points that a tag line or a token may have."""

CHUNK = 65_536
_TO_LAST_GAP = re.compile(r".*[\s{}]", re.DOTALL)


class Piece(NamedTuple):
    line: int
    column: int
    text: str
    ended: bool
    """Whether the line ends here."""


def pieces(stream: BinaryIO) -> Iterator[Piece]:
    """The lines of a file; raises a fault at the first byte that is not UTF-8."""
    line, column, held = 1, 1, ""
    bad = None
    try:
        for text in _decoded(stream):
            *whole, held = (held + text).split("\n")
            for row in whole:
                yield Piece(line, column, row.removesuffix("\r"), ended=True)
                line, column = line + 1, 1
            if len(held) > LIMIT + 1:  # one more: a carriage return may belong to the line's end
                cut = _gap(held)
                yield Piece(line, column, held[:cut], ended=False)
                column, held = column + cut, held[cut:]
    except UnicodeDecodeError as error:
        bad = error.object[error.start]
    if held or column > 1:
        yield Piece(line, column, held.removesuffix("\r"), ended=bad is None)
    if bad is not None:
        message = f"the byte 0x{bad:02x} is not UTF-8 here; expected a file in UTF-8"
        raise Fault(line, column + len(held), message, kind="text")


def _gap(text: str) -> int:
    found = _TO_LAST_GAP.match(text)
    return found.end() if found else len(text)


def _decoded(stream: BinaryIO) -> Iterator[str]:
    """The text as it comes, without byte-order mark; before the first bad byte all that is good."""
    read = getattr(stream, "read1", stream.read)  # a pipe's bytes as soon as they are there
    decoder = codecs.getincrementaldecoder("utf-8")()
    begun = False
    while True:
        chunk = read(CHUNK) or b""
        try:
            text = decoder.decode(chunk, final=not chunk)
        except UnicodeDecodeError as error:
            good = error.object[: error.start].decode()
            yield good if begun else good.removeprefix("\ufeff")
            raise
        yield text if begun else text.removeprefix("\ufeff")
        begun = begun or bool(text)
        if not chunk:
            return
