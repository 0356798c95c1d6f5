"""Records from files and into files, one at a time: a file of any size needs little memory."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from lynxdeck import records
from lynxdeck.records import Fault, Record


def read(
    path: str | Path, *, comments: bool = False, bad: Callable[[Fault], object] | None = None
) -> Iterator[Record]:
    """The records of a file, each checked by the rules.

    A bad one raises `Fault`, which tells line, column and what was expected; with `bad` that
    function hears of it, and the others go on.
    """
    with Path(path).open("rb") as stream:
        for found in records.read(stream, comments=comments):
            if not isinstance(found, Fault):
                yield found
            elif bad is None:
                raise found
            else:
                bad(found)


def write(path: str | Path, games: Iterable[Record], *, append: bool = False) -> int:
    """Write records into a file, in canonical form; how many there were."""
    count = 0
    with Path(path).open("a" if append else "w", encoding="utf-8", newline="\n") as file:
        file.seek(0, 2)
        begun = file.tell() > 0
        for record in games:
            file.write("\n" * begun + records.write(record))
            begun, count = True, count + 1
    return count
