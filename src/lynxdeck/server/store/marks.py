"""The second mark: beside the database, how many events of each table were acknowledged.

A database that has lost its end, or is an older copy, looks whole. So a line goes into a small file
beside it after every commit and before anybody is told: a table and the number it is at. Whoever
opens the store compares. The file is flushed to the disk once a second, not with every commit: the
database is the truth, and this only says whether something of it is missing.
"""

import contextlib
import errno
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from lynxdeck.server.store.faults import plain
from lynxdeck.server.store.files import MARKS, claim, sync

SYNC_S = 1.0
GROWTH = 2 << 20
"""Bytes of lines that are superseded before the file is written anew."""
PIECE = 500
"""Lines read before other threads get their turn."""


GONE = "were acknowledged and are gone"


class Loss(NamedTuple):
    """Events of a table that were acknowledged, and are not there."""

    had: int
    has: int
    """None of it at all: 0."""

    def __str__(self) -> str:
        """A sentence."""
        if not self.has:
            return f"it had {self.had} acknowledged events and is gone"
        return f"events {self.has + 1} to {self.had} {GONE}"


class Noted(NamedTuple):
    """What a file of marks says."""

    last: dict[str, int]
    """The number each table is at."""
    lost: dict[str, Loss]
    """What was found missing, until the table is deleted or the host accepts it."""
    spoilt: int
    """Lines that cannot be read."""


def beside(path: Path) -> Path:
    """Where the marks of a store are."""
    return path.with_name(path.name + MARKS)


def read(file: Path) -> Noted:
    """What was noted; nothing if there is no file."""
    noted = Noted({}, {}, 0)
    spoilt = 0
    for word, numbers in lines(file):
        if word is None:
            spoilt += 1
        elif word.startswith("!"):
            noted.lost[word[1:]] = Loss(*numbers)
        elif numbers == [0]:
            noted.last.pop(word, None)
            noted.lost.pop(word, None)
        else:
            noted.last[word] = numbers[0]
    return noted._replace(spoilt=spoilt)


def lines(file: Path) -> Iterator[tuple[str | None, list[int]]]:
    """Line by line: a table and its numbers, or None. The last may have been cut off by a crash."""
    if not file.exists():
        return
    *whole, _ = file.read_bytes().split(b"\n")
    for count, line in enumerate(whole):
        if not count % PIECE:
            time.sleep(0)
        if line:
            yield parse(line)


def parse(line: bytes) -> tuple[str | None, list[int]]:
    """A table and its numbers; None if they are not what was written."""
    text, _, check = line.rpartition(b" ")
    if check != b"%08x" % crc32(text):
        return None, []
    word, *numbers = text.decode().split(" ")
    return word, [int(number) for number in numbers]


def line(word: str, *numbers: int) -> bytes:
    """A line, with a check of itself.

    >>> line("table", 7), parse(line("table", 7).rstrip())
    (b'table 7 b7c41349\\n', ('table', [7]))
    """
    text = " ".join([word, *map(str, numbers)]).encode()
    return b"%b %08x\n" % (text, crc32(text))


def mark(noted: tuple[str, int]) -> bytes:
    """The line of a table and its number, quickly: one is written with every event.

    >>> mark(("table", 7)) == line("table", 7)
    True
    """
    text = b"%b %d" % (noted[0].encode(), noted[1])
    return b"%b %08x\n" % (text, crc32(text))


class Marks:
    """The file, open at its end; belongs to the thread that writes."""

    def __init__(self, path: Path) -> None:
        self.file = beside(path)
        self.found = Noted({}, {}, 0)
        """What there was when it was opened, with what is missing."""
        self.fault = ""
        """Why they could not be written last time."""
        self._noted: dict[str, int] = {}
        self._size = self._base = 0
        self._synced = 0.0
        self._dirty = False
        self._end = -1

    def open(self, at: Callable[[str], int], names: Callable[[], Iterable[str]]) -> None:
        """Compare what was noted with the number each table is at, and go on from there.

        Where there is no file, whatever is there now counts as all there was.
        """
        noted = read(self.file)
        known = noted.last if self.file.exists() else names()
        now = {table: at(table) for table in known}
        short = {one: Loss(n, now[one]) for one, n in noted.last.items() if now[one] < n}
        self.found = Noted({}, noted.lost | short, noted.spoilt)
        self._begin(self.found._replace(last={table: n for table, n in now.items() if n}))

    def note(self, tables: Mapping[str, int]) -> None:
        """What is stored now is to be written with the next `write`."""
        self._noted.update(tables)

    def drop(self, tables: Iterable[str]) -> None:
        """Tables are about to be deleted: noted before they are, or they would seem lost."""
        self.note(dict.fromkeys(tables, 0))
        self.write()

    def write(self) -> None:
        """Write what was noted; what cannot be written now is written with the next."""
        text = b"".join(map(mark, self._noted.items()))
        try:
            if os.write(self._end, b"\n" * bool(self.fault) + text) < len(text):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as fault:
            self.fault = f"{self.file} cannot be written: {plain(fault, self.file)}."
            return
        self._noted.clear()
        self.fault = ""
        self._size += len(text)
        self._dirty = True

    def keep(self) -> None:
        """Now and then: flush it to the disk, write it anew when it has grown, or is gone."""
        if not self._dirty or time.monotonic() < self._synced + SYNC_S:
            return
        try:
            if self._size > self._base + max(GROWTH, self._base) or not self.file.exists():
                self._begin(read(self.file))
            os.fdatasync(self._end)
        except OSError as fault:
            self.fault = f"{self.file} cannot be written: {plain(fault, self.file)}."
        self._synced = time.monotonic()
        self._dirty = False

    def close(self) -> None:
        """Flush it, and let go."""
        if self._end >= 0:
            with contextlib.suppress(OSError):
                os.fdatasync(self._end)
            os.close(self._end)
            self._end = -1

    def _begin(self, noted: Noted) -> None:
        """Write the file anew, one line a table, and stay at its end."""
        self._base = self._size = rewrite(self.file, noted.last, noted.lost)
        end = os.open(self.file, os.O_WRONLY | os.O_APPEND)
        self.close()
        self._end = end


def rewrite(file: Path, last: Mapping[str, int], lost: Mapping[str, Loss]) -> int:
    """Put a fresh file in the place of another; its size."""
    new = file.with_name(file.name + ".new")
    text = b"".join(
        [line(f"!{table}", *loss) for table, loss in lost.items()]
        + [line(table, n) for table, n in last.items()]
    )
    with open(new, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as out:
        out.write(text)
    sync(new)
    new.replace(file)
    sync(file.parent)
    return len(text)


def accept(path: Path) -> None:
    """Take what is there for all there was. Nobody may use the store."""
    with contextlib.closing(claim(path)):
        beside(path).unlink(missing_ok=True)
