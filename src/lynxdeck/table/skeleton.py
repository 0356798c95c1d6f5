"""What a name looks like: two names that people could take for each other share a skeleton.

After UTS #39, with Unicode's own table of look-alikes. That compares letters as they stand; people
also read ann, Ann and ANN as one. So a name has several skeletons: as it stands, in small letters,
in capitals; signs outside ASCII also by themselves, because their other case may look like a letter
that they do not (ӏ is the small letter of Ӏ, which looks like l).
"""

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from typing import Literal

STANDS, SMALL, CAPITALS = "as it stands", "in small letters", "in capitals"
Form = Literal["NFD", "NFKD"]
FORMS: tuple[Form, ...] = ("NFD", "NFKD")
"""As it is written, and with letters of other shapes (wide, round, for formulas) as plain ones."""

_ACCENTS = re.compile(
    r"([\u0000-\u052f\u1d00-\u1fff\u2c60-\u2c7f\ua640-\ua7ff])"
    r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
"""Accents on Latin, Greek and Cyrillic letters; José and Jose are too near."""
_POINTS = re.compile(r"[\u0591-\u05c7\u064b-\u0652\u0670]+")
"""Signs for vowels that Hebrew and Arabic may leave out."""
_UNSEEN = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]+"
)
"""Letters and marks without a shape."""


@lru_cache(maxsize=1024)
def skeletons(name: str) -> frozenset[tuple[str, str]]:
    """What a name looks like, in every way that counts; how it was read stands first.

    >>> skeletons("AI").isdisjoint(skeletons("Al")), skeletons("Ian").isdisjoint(skeletons("Lan"))
    (False, True)
    """
    found = set()
    for form in FORMS[:1] if name.isascii() else FORMS:
        plain = unicodedata.normalize(form, name)
        other = _foreign(str.upper, plain)
        found |= {(STANDS, _as_it_stands(plain)), (STANDS, _as_it_stands(other))}
        found.add((SMALL, _looks(plain.casefold())))
        found.add((CAPITALS, _looks(unicodedata.normalize(form, name.upper()))))
        if other != plain:
            found.add((SMALL, _looks(other).lower()))
    shaped = frozenset((read, shape) for read, shape in found if shape)
    return shaped or frozenset([(STANDS, name)])


def _as_it_stands(text: str) -> str:
    """A shape in which small and big letters are one but L, which looks like no I."""
    shape = _looks(_foreign(str.casefold, _looks(text)))
    return shape.replace("L", "\ue000").lower()


def _foreign(change: Callable[[str], str], text: str) -> str:
    """A text with only its signs outside ASCII changed."""
    if text.isascii():
        return text
    return "".join(sign if sign.isascii() else change(sign) for sign in text)


def _looks(text: str) -> str:
    """What a text looks like as it stands, without accents, blanks and signs between letters."""
    shapes = unicodedata.normalize("NFD", text).translate(_shapes())
    bare = _UNSEEN.sub("", _POINTS.sub("", unicodedata.normalize("NFD", shapes)))
    return _ACCENTS.sub(r"\1", bare)


@cache
def _shapes() -> "Shapes":
    return Shapes()


class Shapes(dict[int, str]):
    """What each sign is drawn as; those that are neither letter nor digit, nor look so, as none."""

    def __init__(self) -> None:
        super().__init__()
        file = resources.files(__package__) / "confusables.txt"
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            looks, _, signs = line.partition(": ")
            shape = "".join(filter(_counts, (chr(int(number, 16)) for number in looks.split())))
            for number in signs.split():
                self[int(number, 16)] = shape

    def __missing__(self, sign: int) -> str:
        shape = self[sign] = chr(sign) if _counts(chr(sign)) else ""
        return shape


def _counts(sign: str) -> bool:
    return sign.isalnum() or unicodedata.category(sign)[0] == "M"
