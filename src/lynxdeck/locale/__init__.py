"""Sentences for people, from keys and arguments. Imports nothing of ours."""

import functools
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FALLBACK = "en"


class Speaker:
    """Says things in one language; what is missing there, in English."""

    def __init__(self, language: str) -> None:
        # Imported here: Babel, which comes along, takes longer to load than most commands run.
        from fluent.runtime import FluentLocalization, FluentResourceLoader

        loader = FluentResourceLoader(str(FOLDER / "{locale}"))
        files = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
        self.language = language
        self._texts = FluentLocalization([language, FALLBACK], files, loader, use_isolating=False)

    def say(self, key: str, **arguments: Any) -> str:
        """One sentence; a key that no language has is a fault of ours.

        >>> Speaker("en").say("linko-why-pile-empty", token="^*")
        'The pile is empty: draw from the display.'
        """
        text: str = self._texts.format_value(key, arguments)
        if text == key:
            raise KeyError(key)
        return text


@functools.cache
def speaker(language: str = FALLBACK) -> Speaker:
    """The speaker of a language."""
    return Speaker(language)


def languages() -> list[str]:
    """The languages there are files for."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))
