"""Records from files and into files, one at a time: a file of any size needs little memory."""

import contextlib
import io
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from typing import IO, BinaryIO, TextIO, cast

from lynxdeck import records
from lynxdeck.games.refusal import Refusal
from lynxdeck.records import Fault, Record

Source = str | PathLike[str] | IO[str] | IO[bytes]
"""A path, a record's text, or an open file."""


def read(
    source: Source, *, comments: bool = False, bad: Callable[[Fault], object] | None = None
) -> Iterator[Record]:
    """The records of a file, each checked by the rules: by its path, open, or the text itself.

    A bad one raises `Fault`, which tells line, column and what was expected; with `bad` that
    function hears of it, and the others go on.
    """
    with _opened(source) as stream:
        for found in records.read(stream, comments=comments):
            if not isinstance(found, Fault):
                yield found
            elif bad is None:
                raise found
            else:
                bad(found)


def _opened(source: Source) -> contextlib.AbstractContextManager[BinaryIO]:
    """The bytes of a source; what was open stays open."""
    if isinstance(source, str) and ("\n" in source or source.startswith("[")):
        return io.BytesIO(source.encode(errors="surrogatepass"))
    if isinstance(source, str | PathLike):
        return open(source, "rb")
    if not hasattr(source, "read"):
        raise Refusal("no-file", f"Records are in a path, a text or an open file, not {source!r}.")
    if _is_binary(source):
        return contextlib.nullcontext(cast(BinaryIO, source))
    inside = getattr(source, "buffer", None) or io.BytesIO(cast(TextIO, source).read().encode())
    return contextlib.nullcontext(inside)


def _is_binary(file: IO[str] | IO[bytes]) -> bool:
    return isinstance(file, io.RawIOBase | io.BufferedIOBase) or "b" in getattr(file, "mode", "")


def write(target: Source, games: Record | Iterable[Record], *, append: bool = False) -> int:
    """Write records into a file, by its path or open, in canonical form; how many there were."""
    if isinstance(games, Record):
        games = [games]
    if not isinstance(games, Iterable):
        raise Refusal("no-record", f"Records are written, not {games!r}.")
    if isinstance(target, str | PathLike):
        with open(target, "a" if append else "w", encoding="utf-8", newline="\n") as file:
            return _write(file, games, begun=append and file.tell() > 0)
    if not hasattr(target, "write"):
        raise Refusal("no-file", f"Records go to a path or an open file, not {target!r}.")
    return _write(target, games, begun=append)


def _write(file: IO[str] | IO[bytes], games: Iterable[Record], *, begun: bool) -> int:
    count = 0
    for count, record in enumerate(games, start=1):
        if not isinstance(record, Record):
            raise Refusal("no-record", f"Records are written, not {record!r}.")
        text = "\n" * (begun or count > 1) + str(record)
        if _is_binary(file):
            cast(BinaryIO, file).write(text.encode())
        else:
            cast(TextIO, file).write(text)
    return count
