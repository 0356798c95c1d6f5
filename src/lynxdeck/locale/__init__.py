"""Sentences for people, from keys and arguments. Imports nothing of ours."""

import functools
from pathlib import Path
from typing import Any

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


class Speaker:
    """Says things in one language; what is missing there, in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def say(self, key: str, **arguments: Argument) -> str:
        """One sentence; a key or an argument that is missing is a fault of ours, and loud.

        >>> Speaker("en").say("linko-why-pile-empty")
        'The draw pile is empty: draw from the display.'
        """
        for bundle in self._bundles:
            if bundle.has_message(key):
                text, faults = bundle.format_pattern(bundle.get_message(key).value, arguments)
                if faults:
                    raise faults[0]
                return str(text)
        raise KeyError(key)


def _bundle(language: str) -> Any:
    # Imported here: Babel, which comes along, takes longer to load than most commands run.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@functools.cache
def speaker(language: str = FALLBACK) -> Speaker:
    """The speaker of a language."""
    return Speaker(language)


def languages() -> list[str]:
    """The languages there are files for."""
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
