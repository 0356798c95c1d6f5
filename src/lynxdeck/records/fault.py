"""What is wrong with a record, and where."""

import unicodedata

from lynxdeck.locale.text import isolated

SHOWN = 40  # code points of a token that a message repeats
LONGEST = 1000  # code points of a message
BREAKS = ("Cc", "Zl", "Zp", "Cs")  # would break the line or confuse the terminal


class Fault(ValueError):  # noqa: N818 - it is a finding, not a fault of the program
    """The first fault of a record; lines and columns count from 1, columns in code points."""

    def __init__(
        self, line: int, column: int, message: str, token: str = "", kind: str = "other"
    ) -> None:
        super().__init__(line, column, message, token, kind)
        self.line = line
        self.column = column
        self.message = one_line(message)
        self.token = token
        self.kind = kind
        """What it is about, for those who say it in another language: `web-record-<kind>`."""

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.message}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.args)


def one_line(text: str) -> str:
    """A message that stays on its line, whatever it quotes, and does not run on for ever.

    >>> one_line("a line\\nand\\x1b[31m colour")
    'a line\\\\nand\\\\x1b[31m colour'
    """
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    return "".join(escaped(sign) if unicodedata.category(sign) in BREAKS else sign for sign in text)


def quoted(token: str) -> str:
    """A token between quotation marks, its end cut off if it is long.

    >>> quoted("7x1"), quoted("a\\u200b"), len(quoted("7" * 1000))
    ('“7x1”', '“a\\\\u200b”', 43)
    """
    short = token if len(token) <= SHOWN else token[:SHOWN] + "…"
    text = "".join(sign if sign.isprintable() else escaped(sign) for sign in short)
    return f"“{isolated(text)}”"


def brief(token: str) -> str:
    """A token as a sentence in another language may repeat it.

    >>> brief(" 7x1 "), len(brief("7" * 1000))
    ('7x1', 41)
    """
    return quoted(token.strip())[1:-1]


def shown(name: str) -> str:
    """A name as a line of ours may hold it."""
    return isolated(one_line(name))


def escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
