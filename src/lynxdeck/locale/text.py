"""Text: words from right to left, French signs, numbers, and what a terminal is written."""

import re
import unicodedata
from typing import Any, TextIO

FIRST_STRONG, POP = "\u2068", "\u2069"
"""What lies between them has a direction of its own, which ends there."""

STEERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that only say in which direction to go on."""
FROM_THE_RIGHT = frozenset(["R", "AL", "AN"])


def isolated(text: str) -> str:
    """A foreign name or sentence, as it may stand in a line of ours.

    >>> isolated("Ann\\u202e"), isolated("דוד") == "\\u2068דוד\\u2069"
    ('Ann', True)
    """
    plain = "".join(sign for sign in text if sign not in STEERING)
    if any(unicodedata.bidirectional(sign) in FROM_THE_RIGHT for sign in plain):
        return FIRST_STRONG + plain + POP
    return plain


def ended(shown: str) -> str:
    """A text that was cut off, with its direction ended where it ends now."""
    return shown + POP * (shown.count(FIRST_STRONG) - shown.count(POP))


def width(text: str) -> int:
    """How many signs of a text are seen; those that only steer are not."""
    return sum(sign not in STEERING for sign in text)


def counted(number: int, noun: str) -> str:
    """So many of something.

    >>> counted(1, "game"), counted(0, "table"), counted(1200, "deal")
    ('1 game', '0 tables', '1,200 deals')
    """
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


NARROW, WIDE = "\u202f", "\u00a0"
"""Blanks at which no line breaks."""


def typeset(text: str, language: str) -> str:
    """A sentence with the blanks of its language: French has its own before signs of two parts.

    >>> typeset("« Ici » : vraiment ?", "fr") == "«\u00a0Ici\u00a0»\u00a0: vraiment\u202f?"
    True
    """
    if language != "fr":
        return text
    text = re.sub(r"[ \u00a0\u202f]+(?=[;!?%])", NARROW, text)
    return re.sub(r"[ \u00a0\u202f]+(?=[:»])|(?<=«)[ \u00a0\u202f]+", WIDE, text)


def linked(word: str, name: str) -> str:
    """A small word before a name: French *de* loses its vowel, Italian *a* gains a d.

    >>> [linked("de", name) for name in ("Luna", "Otto", "Élodie", "Yves", "Yann")]
    ['de Luna', 'd’Otto', 'd’Élodie', 'd’Yves', 'de Yann']
    >>> [linked("a", name) for name in ("Luna", "Otto", "Ada")]
    ['a Luna', 'a Otto', 'ad Ada']
    """
    plain = unicodedata.normalize("NFD", name).lower()
    if word in ("a", "e"):
        return f"{word}d {name}" if plain.startswith(word) else f"{word} {name}"
    if re.match(r"[aeiouæœ]|y[^aeiouy]", plain):
        return f"{word[:-1]}’{name}"
    return f"{word} {name}"


DIGITS = 18


def number_in(text: str, most: int, *, least: int = 0) -> int | None:
    """The number that stands in a text, ASCII digits alone; None if it is none from `least` on.

    Python refuses to read 5,000 digits, and reads a dozen alphabets.

    >>> number_in("12", 99), number_in("100", 99), number_in("-1", 99), number_in("9" * 5000, 99)
    (12, None, None, None)
    >>> number_in("\u0663", 99), number_in("\u00b2", 99), number_in(" 1", 99), number_in("", 99)
    (None, None, None, None)
    """
    digits = text.isascii() and text.isdecimal() and len(text) <= DIGITS
    found = int(text) if digits else -1
    return found if least <= found <= most else None


STEERING_TERMINALS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def legible(text: str) -> str:
    r"""A text whose control characters are seen and do nothing; line ends and tabs stay.

    >>> legible("Ann\x1b[2J\n")
    'Ann\\x1b[2J\n'
    """
    return STEERING_TERMINALS.sub(lambda sign: f"\\x{ord(sign[0]):02x}", text)


class Screen:
    """A stream that passes on text and nothing that steers a terminal, whatever is written to it.

    Names, records, files and faults come from anywhere. What styles its own lines, as Rich does,
    writes to the stream beneath.
    """

    def __init__(self, stream: TextIO) -> None:
        self.rich_proxied_file = stream
        """The stream beneath, under the name by which Rich asks for it."""
        self.buffer = ScreenBytes(stream)

    def write(self, text: str) -> int:
        self.rich_proxied_file.write(legible(text))
        return len(text)

    def writelines(self, lines: list[str]) -> None:
        self.write("".join(lines))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rich_proxied_file, name)


class ScreenBytes:
    """The same for bytes: they are text in UTF-8, and what is not is seen as numbers."""

    def __init__(self, stream: TextIO) -> None:
        self._bytes = stream.buffer

    def write(self, text: bytes) -> int:
        self._bytes.write(legible(text.decode("utf-8", "backslashreplace")).encode())
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bytes, name)


def beneath(stream: TextIO) -> TextIO:
    """The stream itself, for own lines that steer: a counter that is written over."""
    found: TextIO = getattr(stream, "rich_proxied_file", stream)
    return found
