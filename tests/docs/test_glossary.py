"""One thing has one name: the glossary of docs/rules/README.md, and the files it speaks of."""

import functools
import re
from collections.abc import Iterator

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


def test_the_pages_speak_to_people_too() -> None:
    """README, changelog and docs, where a few of those words have always crept in again."""
    stiff = re.compile(r"\b(?:whoever|whosever|oneself|one['’]s|is to decide)\b", re.IGNORECASE)
    root = RULES.parents[1]
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("deploy/*")]
    found = [
        f"{page.name}: {line}"
        for page in pages
        for line in page.read_text(encoding="utf-8").splitlines()
        if stiff.search(line)
    ]
    assert len(pages) > 20
    assert not found, "\n".join(found)
