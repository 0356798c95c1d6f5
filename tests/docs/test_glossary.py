"""One thing has one name: the glossary of docs/rules/README.md, and the files it speaks of."""

import functools
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.wording import RULES, sentences

LANGUAGES = {"English": "en", "Italian": "it", "Polish": "pl", "French": "fr", "German": "de"}


def rows() -> list[list[str]]:
    """All rows of all tables of the page."""
    text = (RULES / "README.md").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if line.startswith("| "))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def wanted() -> Iterator[tuple[str, str]]:
    """A language and one of its words, for all of them."""
    for row in rows():
        if len(row) == len(LANGUAGES) and row[0] != "English" and "---" not in row[0]:
            yield from zip(LANGUAGES.values(), row, strict=True)


def unwanted() -> list[tuple[str, str]]:
    return [(LANGUAGES[row[0]], row[1]) for row in rows() if len(row) == 3 and row[0] in LANGUAGES]


@functools.cache
def text(language: str) -> str:
    return "\n".join(line for _, line in sentences(language))


def test_the_tables_are_there() -> None:
    assert len(list(wanted())) > 150
    assert {language for language, _ in unwanted()} == set(LANGUAGES.values())


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_the_words_of_the_glossary_are_in_use(language: str) -> None:
    said = text(language).lower()
    words = [word.removeprefix("to ") for tongue, word in wanted() if tongue == language]
    assert not [word for word in words if word.lower() not in said]


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_what_was_given_up_does_not_come_back(language: str) -> None:
    given_up = [re.escape(word) for tongue, word in unwanted() if tongue == language]
    begin = "" if language == "pl" else r"\b"  # Polish words have prefixes
    flags = re.IGNORECASE if language == "en" else re.NOFLAG
    pattern = re.compile(f"{begin}(?:{'|'.join(given_up)})", flags)
    found = [f"{place}: {line}" for place, line in sentences(language) if pattern.search(line)]
    assert not found, "\n".join(found)


STAYS_OUT = re.compile(
    r"\b(?:whoever|whosever|whomever|oneself|one['’]s|anew|beside"
    r"|look(?:s|ed|ing)? after|somebody else['’]s)\b",
    re.IGNORECASE,
)
"""The last table of docs/glossary.md."""


def test_the_pages_speak_plainly() -> None:
    """README, changelog and docs."""
    root = RULES.parents[1]
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("deploy/*")]
    found = [
        f"{page.name}: {line}"
        for page in pages
        if page.name != "glossary.md"
        for line in page.read_text(encoding="utf-8").splitlines()
        if STAYS_OUT.search(line)
    ]
    assert len(pages) > 20
    assert not found, "\n".join(found)


COMMENT = re.compile(r"//([^\n]*)|/\*(.*?)\*/|<!--(.*?)-->", re.DOTALL)


def spoken(path: Path) -> Iterator[str]:
    """The comments, docstrings and messages of a source file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        for found in COMMENT.finditer(text):
            yield from filter(None, found.groups())
        return
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                yield token.string


def test_the_code_speaks_plainly() -> None:
    root = RULES.parents[1]
    files = [
        path
        for folder, suffixes in (
            ("src", (".py",)),
            ("tests", (".py",)),
            ("web/src", (".ts", ".svelte")),
        )
        for path in (root / folder).rglob("*")
        if path.suffix in suffixes and ".test." not in path.name and "static" not in path.parts
        if path != Path(__file__)
    ]
    found = [
        f"{path.relative_to(root)}: {' '.join(text.split())}"
        for path in files
        for text in spoken(path)
        if STAYS_OUT.search(text)
    ]
    assert len(files) > 500
    assert not found, "\n".join(found)
