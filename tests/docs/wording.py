"""The sentences of a language as people read them, without what is for programs."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from lynxdeck.locale import FOLDER

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"

_HEAD = re.compile(r"^[a-z][\w-]* =|^\s+\*?\[[\w-]+\]")
_PLACE = re.compile(r"\{[^{}]*\}")
_SELECT = re.compile(r"\{[^{}]*->\s*$|^\s*\}")
_CODE = re.compile(r"`[^`]*`|<!--.*?-->")
FILLED = "X"
"""What stands for a name or a number that is put in."""


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every line of the interface and of the rules, with where it is."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield from _lines(path, _message)
    for path in sorted((RULES / language).glob("*.md")):
        yield from _lines(path, _prose)


def _lines(path: Path, clean: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fenced ^= line.startswith("```")
        text = "" if fenced else clean(line)
        if text.strip():
            yield f"{path.parent.name}/{path.name}:{number}", text


def _message(line: str) -> str:
    if line.startswith("#"):
        return ""
    text = _SELECT.sub("", _HEAD.sub("", line))
    return _PLACE.sub(FILLED, text).removeprefix(" ")


def _prose(line: str) -> str:
    return _CODE.sub(FILLED, line)
