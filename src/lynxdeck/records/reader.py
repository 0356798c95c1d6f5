"""Records from files and text, one good record or one fault at a time, whatever the file's size.

A file is split into drafts as it streams by, and each draft is examined.
Between records there is nothing but empty lines; a record is its tags, an empty line and its
moves; a line that begins with a bracket, outside a comment, begins the next record. Whatever is
wrong, the reader goes on: only text that is not UTF-8, or too long to be kept, ends a file.
"""

import contextlib
import io
import re
import sys
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from lynxdeck.records.check import Examiner
from lynxdeck.records.draft import Draft, Run, Tag, words
from lynxdeck.records.fault import Fault, quoted
from lynxdeck.records.record import Record
from lynxdeck.records.text import LIMIT, Piece, pieces

STANDARD_INPUT = "-"

# A value's text is read first and its escapes judged later: so a bad one can be pointed at.
_TAG_LINE = re.compile(r'\[([^\W\d_]\w*) "([^"\\]*(?:\\.[^"\\]*)*)"\]\s*')
_ESCAPE = re.compile(r"\\(.)")
_BAD_ESCAPE = re.compile(r'(?:[^\\]|\\["\\])*(\\[^"\\])')
_CARRIAGE_RETURNS = re.compile(r"\r+\n")
_LONG = 1024  # longer runs are kept word by word: they may be blanks for the most part


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
    return read(io.BytesIO(text.encode(errors="surrogatepass")), comments=comments)


def read_files(
    names: Iterable[str], *, comments: bool = False
) -> Iterator[tuple[str, Record | Fault | OSError]]:
    """The records of several files, `-` for standard input; an error for one not to be read."""
    examiner = Examiner()
    for name in names:
        try:
            with _opened(name) as stream:
                for found in read(stream, comments=comments, examiner=examiner):
                    yield name, found
        except OSError as error:
            yield name, error


@contextlib.contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name != STANDARD_INPUT:
        with open(name, "rb") as stream:
            yield stream
    elif sys.stdin is None:
        raise OSError("standard input is closed")
    else:
        yield sys.stdin.buffer


def drafts(stream: BinaryIO, *, comments: bool = False) -> Iterator[Draft]:
    splitter = Splitter(comments=comments)
    try:
        for piece in pieces(stream):
            if piece.text.startswith("["):
                done = splitter.end_before(piece)
                if done:
                    yield done
            splitter.feed(piece)
    except TooLong as fault:
        splitter.draft_at(fault.line).blame(fault)
    except Fault as fault:  # not UTF-8: that is what is wrong, whatever else is
        splitter.draft_at(fault.line).fault = fault
    last = splitter.finish()
    if last:
        yield last


class TooLong(Fault):
    """A tag line or a token over the limit, which ends the file."""


class Splitter:
    def __init__(self, *, comments: bool = False) -> None:
        self._keep_comments = comments
        self._draft: Draft | None = None
        self._in_moves = False
        self._held = ""  # the line so far, while it may still be a tag's or an empty one
        self._open: tuple[int, int] | None = None  # where the open comment began
        self._comment: list[str] = []

    def end_before(self, piece: Piece) -> Draft | None:
        """The record that ends because this bracket begins the next, if it does."""
        if not self._in_moves or self._open or piece.column > 1:
            return None
        done, self._draft, self._in_moves = self._draft, None, False
        return done

    def feed(self, piece: Piece) -> None:
        if not self._in_moves:
            self._read_tags(piece)
        elif self._open or "{" in piece.text:
            self._read_commented(piece)
        else:
            self._add_run(piece.line, piece.column, piece.text)

    def finish(self) -> Draft | None:
        if self._draft and self._open:
            message = "this comment is never closed; expected } before the end of the file"
            self._draft.unclosed = Fault(*self._open, message, "{", "comment")
        return self._draft

    def draft_at(self, line: int) -> Draft:
        if self._draft is None:
            self._draft = Draft(line)
        return self._draft

    def _read_tags(self, piece: Piece) -> None:
        """Read a line between records or among the tags, or hold what may become one."""
        text = self._held + piece.text
        self._held = ""
        if text.startswith("["):
            draft = self.draft_at(piece.line)
            if len(text) > LIMIT:
                message = f"a tag line has at most {LIMIT} code points"
                raise TooLong(piece.line, 1, message, "[", "long")
            if piece.ended:
                read_tag(draft, piece.line, text)
            else:
                self._held = text
        elif text and not text.isspace():
            self._held = "" if piece.ended else "…"  # the rest of this line is as wrong
            blame_line(self.draft_at(piece.line), piece.line, text)
        elif not piece.ended:
            self._held = " "
        elif self._draft:
            self._in_moves = True

    def _read_commented(self, piece: Piece) -> None:
        line, column, text, ended = piece
        start = 0
        while start <= len(text):
            mark = "{" if self._open is None else "}"
            stop = text.find(mark, start)
            here = text[start:] if stop < 0 else text[start:stop]
            if self._open is None:
                self._add_run(line, column + start, here)
            else:
                text_and_end = here + "\n" if stop < 0 and ended else here
                self._add_comment(line, column + start, text_and_end)
            if stop < 0:
                return
            self._toggle(line, column + stop)
            start = stop + 1

    def _toggle(self, line: int, column: int) -> None:
        if self._open is None:
            self._open = line, column
            return
        self._open = None
        if self._comment and self._draft:
            text = _CARRIAGE_RETURNS.sub("\n", "".join(self._comment))
            self._draft.notes.append((len(self._draft.runs), text))
        self._comment.clear()

    def _add_comment(self, line: int, column: int, text: str) -> None:
        if self._keep_comments and self._draft and self._draft.keeps(line, column, text):
            self._comment.append(text)

    def _add_run(self, line: int, column: int, text: str) -> None:
        draft = self._draft
        if draft is None or not text or text.isspace():
            return
        if len(text) <= _LONG:
            if draft.keeps(line, column, text):
                draft.runs.append(Run(line, column, text))
            return
        for start, token in words(text):
            if len(token) > LIMIT:
                message = f"{quoted(token)} is too long: a token has at most {LIMIT} code points"
                raise TooLong(line, column + start, message, token[:LIMIT], "long")
            if draft.keeps(line, column + start, token):
                draft.runs.append(Run(line, column + start, token))


def blame_line(draft: Draft, line: int, text: str) -> None:
    if draft.fault is None:
        message = f'{quoted(text.strip())} is no tag; expected [Name "value"]'
        draft.blame(Fault(line, 1, message, text, "line"))


def read_tag(draft: Draft, line: int, text: str) -> None:
    found = _TAG_LINE.fullmatch(text)
    if found is None:
        return blame_line(draft, line, text)
    name, value = found[1], found[2]
    column = found.start(2) + 1
    if "\\" in value:
        bad = _BAD_ESCAPE.match(value)
        if bad:
            message = f'{quoted(bad[1])} is no escape; expected \\" or \\\\'
            return draft.blame(Fault(line, column, message, bad[1], "escape"))
        value = _ESCAPE.sub(r"\1", value)
    if name in draft.tags:
        message = f"the tag {quoted(name)} is given twice; expected once"
        return draft.blame(Fault(line, 1, message, name, "twice"))
    if draft.keeps(line, 1, text):
        draft.tags[name] = Tag(value, line, column)
    elif draft.overflow:
        draft.blame(draft.overflow)
    return None
