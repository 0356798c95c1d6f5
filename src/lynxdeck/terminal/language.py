"""Which language the table speaks: the one asked for, else the environment's, else English."""

from collections.abc import Mapping

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale import FALLBACK, languages

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""As programs ask them, the strongest first."""


def chosen(wanted: str | None, environment: Mapping[str, str]) -> str:
    """A language there are sentences for; one asked for that there is not is refused."""
    known = languages()
    if wanted is None:
        return _surrounding(known, environment)
    name = _short(wanted)
    if name not in known:
        raise Refusal("language", f"“{wanted}” is not spoken here; there are {', '.join(known)}.")
    return name


def following(language: str) -> str:
    """The next language round the table."""
    known = languages()
    return known[(known.index(language) + 1) % len(known)] if language in known else FALLBACK


def _surrounding(known: list[str], environment: Mapping[str, str]) -> str:
    # An empty variable counts as absent; the first that is set decides alone.
    value = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    name = _short(value)
    return name if name in known else FALLBACK


def _short(locale: str) -> str:
    """The language of a locale's name.

    >>> _short("pl_PL.UTF-8"), _short("de")
    ('pl', 'de')
    """
    return locale.partition(".")[0].partition("_")[0].partition("-")[0].lower()
