"""The rules text of a game: its sections, its blocks, and all of it without markup."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from lynxdeck.games.edition import CUSTOM, Edition
from lynxdeck.locale import rules
from lynxdeck.terminal.phrases import Phrases

MARKS = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`|\*(?P<italic>[^*]+)\*")
RULE = re.compile(r"\|[ :|-]+\|")
_SECTION = re.compile(r"<!-- section: (?P<key>[a-z0-9-]+) -->\n")


class Chapter(NamedTuple):
    title: str
    lines: list[str]


def rulebook(game: str, edition: Edition, phrases: Phrases) -> str:
    """Markdown: the edition's section, and then all sections in order."""
    try:
        text = rules(game, phrases.language)
    except FileNotFoundError:
        return phrases.say("terminal-rules-missing")
    special = sections(text).get(f"edition-{edition.name}", "")
    if edition.name == CUSTOM:  # the section of a named edition tells its flags itself
        flags = " · ".join(f"`{flag}`" for flag in edition.text.split()[1:])
        special = f"{special}\n{flags}\n\n"
    return f"{special}---\n\n{_SECTION.sub('', text)}"


def sections(text: str) -> dict[str, str]:
    """The sections of a rules text by their keys.

    >>> sections("# T\\n<!-- section: a -->\\n## A\\nx\\n<!-- section: b -->\\n## B\\n")
    {'a': '## A\\nx\\n', 'b': '## B\\n'}
    """
    parts = _SECTION.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def chapters(game: str, language: str) -> list[Chapter]:
    try:
        text = rules(game, language)
    except FileNotFoundError:
        return []
    found = []
    for section in sections(text).values():
        title, *lines = [line for block in blocks(section) for line in unmarked(block)]
        found.append(Chapter(title, lines))
    return found


def unmarked(block: list[str]) -> Iterator[str]:
    """A block for a voice or a pipe: a line for a paragraph, an item, or a row of a table.

    >>> list(unmarked(["| a | **b** |", "|---|---|", "| 1 | `2` |"]))
    ['a, b', '1, 2']
    >>> list(unmarked(["- one", "  more", "- two"]))
    ['- one more', '- two']
    """
    first = block[0]
    if first.startswith("```"):
        yield from (line for line in block if line[:3] != "```")
    elif first.startswith("|"):
        for line in block:
            if not RULE.fullmatch(line):
                yield ", ".join(cell.strip() for cell in _bare(line).strip("|").split("|"))
    elif not first.startswith("---"):
        lines = [first.lstrip("# ") if first.startswith("#") else first]
        for line in block[1:]:
            if re.match(r"([-*]|\d+\.) ", line):
                yield _bare(lines.pop())
                lines.append(line)
            else:
                lines[-1] += f" {line.strip()}"
        yield _bare(lines[-1])


def _bare(text: str) -> str:
    return MARKS.sub(lambda found: found["bold"] or found["code"] or found["italic"], text)


def blocks(text: str) -> Iterator[list[str]]:
    block: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if (line.strip() or fenced) and not (line.startswith("#") and not fenced):
            block.append(line)
            continue
        if block:
            yield block
        block = []
        if line.startswith("#"):
            yield [line]
    if block:
        yield block
