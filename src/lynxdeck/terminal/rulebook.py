"""The rules text as the table shows it: what is special about this edition comes first."""

import re

from lynxdeck.games.edition import CUSTOM, Edition
from lynxdeck.locale import rules
from lynxdeck.terminal.phrases import Phrases

_SECTION = re.compile(r"<!-- section: (?P<key>[a-z0-9-]+) -->\n")


def rulebook(game: str, edition: Edition, phrases: Phrases) -> str:
    """Markdown: the edition's section, and then all sections in order."""
    try:
        text = rules(game, phrases.language)
    except FileNotFoundError:
        return phrases.say("terminal-rules-missing")
    special = sections(text).get(f"edition-{edition.name}", "")
    if edition.name == CUSTOM:  # the section of a named edition tells its flags itself
        flags = " · ".join(f"`{flag}={value}`" for flag, value in edition.flags.items())
        special = f"{special}\n{flags}\n\n"
    return f"{special}---\n\n{_SECTION.sub('', text)}"


def sections(text: str) -> dict[str, str]:
    """The sections of a rules text by their keys.

    >>> sections("# T\\n<!-- section: a -->\\n## A\\nx\\n<!-- section: b -->\\n## B\\n")
    {'a': '## A\\nx\\n', 'b': '## B\\n'}
    """
    parts = _SECTION.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))
