"""From files to records: one good record or one fault at a time, whatever the file's size."""

import contextlib
import io
import sys
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from lynxdeck.records.check import Examiner
from lynxdeck.records.fault import Fault
from lynxdeck.records.reader import drafts
from lynxdeck.records.record import Record

STANDARD_INPUT = "-"


def read(
    stream: BinaryIO, *, comments: bool = False, examiner: Examiner | None = None
) -> Iterator[Record | Fault]:
    """The records of a file in UTF-8, each checked; for a bad one its first fault."""
    judge = examiner or Examiner()
    for draft in drafts(stream, comments=comments):
        try:
            yield judge.examine(draft)
        except Fault as fault:
            yield fault


def read_text(text: str, *, comments: bool = False) -> Iterator[Record | Fault]:
    """The records of a text, each checked; for a bad one its first fault."""
    return read(io.BytesIO(text.encode()), comments=comments)


def read_files(
    names: Iterable[str], *, comments: bool = False
) -> Iterator[tuple[str, Record | Fault | OSError]]:
    """The records of several files, `-` for standard input; an error for one not to be read."""
    examiner = Examiner()
    for name in names:
        try:
            with opened(name) as stream:
                for found in read(stream, comments=comments, examiner=examiner):
                    yield name, found
        except OSError as error:
            yield name, error


@contextlib.contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A file's bytes, or those of standard input, which stays open."""
    if name != STANDARD_INPUT:
        with open(name, "rb") as stream:
            yield stream
    elif sys.stdin is None:
        raise OSError("standard input is closed")
    else:
        yield sys.stdin.buffer
