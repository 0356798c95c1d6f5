"""Sentences for people, from keys and arguments. Imports nothing from other packages of ours."""

import functools
import re
from pathlib import Path

from lynxdeck.locale.text import linked, typeset

Argument = str | int | float
"""What a sentence may speak of."""

FOLDER = Path(__file__).parent
FALLBACK = "en"
FOLDERS = [FOLDER]
"""Where words lie, `<language>/*.ftl`; a game from elsewhere adds its own folder."""

RULES = [FOLDER / "rules", FOLDER.parents[2] / "docs" / "rules"]
"""Where the rules texts lie: in an installed package, and in the repository."""


def add(folder: Path) -> None:
    """Speak the words of one more folder, and find its rules texts."""
    for folders in (FOLDERS, RULES):
        if folder not in folders:
            folders.append(folder)
    speaker.cache_clear()


LONGEST = 1000
"""A longer argument Fluent refuses; somebody typed or sent it."""


class Speaker:
    """Says things in one language; what is missing there, in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = [Messages(name) for name in dict.fromkeys((language, FALLBACK))]

    def say(self, key: str, **arguments: Argument) -> str:
        """One sentence; a key or an argument that is missing is a fault of ours, and loud.

        >>> Speaker("en").say("linko-why-pile-empty")
        'The draw pile is empty: draw from the display.'
        >>> len(Speaker("en").say("terminal-save-failed", reason="x" * 5000))
        1016
        """
        for name, value in arguments.items():
            if isinstance(value, str) and len(value) > LONGEST:
                arguments[name] = f"{value[: LONGEST - 1]}…"
        for messages in self._messages:
            if messages.load(key):
                return typeset(messages.format(key, arguments), messages.language)
        raise KeyError(key)


class Messages:
    """The messages of one language, each parsed when it is first said.

    To parse them all takes 0.2 s, for which a server's first refusal kept everybody waiting.
    """

    def __init__(self, language: str) -> None:
        # Imported here: Babel, which comes along, takes longer to load than most commands run.
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], functions={"LINKED": linked}, use_isolating=False)
        self.loaded: set[str] = set()
        """Names of those that are parsed."""
        self._sources: dict[str, str] = {}
        for folder in FOLDERS:
            for path in sorted((folder / language).glob("*.ftl")):
                parts = ENTRY.split(path.read_text(encoding="utf-8"))
                for name, rest in zip(parts[1::2], parts[2::2], strict=True):
                    self._sources.setdefault(name, name + rest)

    def load(self, name: str) -> bool:
        """Whether there is a message or term of that name; those that it refers to come along."""
        from fluent.runtime import FluentResource

        source = self._sources.get(name)
        if source is None:
            return False
        if name not in self.loaded:
            self.loaded.add(name)
            self._bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self.load(other)
        return True

    def format(self, key: str, arguments: dict[str, Argument]) -> str:
        text, faults = self._bundle.format_pattern(self._bundle.get_message(key).value, arguments)
        if faults:
            raise faults[0]
        return str(text)


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)(?= *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


@functools.cache
def speaker(language: str = FALLBACK) -> Speaker:
    return Speaker(language)


def languages() -> list[str]:
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def words(folder: Path, language: str = FALLBACK) -> str:
    """All words of a folder in a language, as Fluent; in English if it lacks that language."""
    for name in (language, FALLBACK):
        files = sorted((folder / name).glob("*.ftl"))
        if files:
            return "\n".join(path.read_text(encoding="utf-8") for path in files)
    return ""


def rules(game: str, language: str = FALLBACK) -> str:
    """The rules text of a game, in Markdown; what is missing in a language, in English.

    >>> rules("push", "en").splitlines()[0]
    '# Push: the rules'
    """
    for name in dict.fromkeys((language, FALLBACK)):
        for folder in RULES:
            path = folder / name / f"{game}.md"
            if path.is_file():
                return path.read_text(encoding="utf-8")
    raise FileNotFoundError(f"There is no rules text of {game} here.")
