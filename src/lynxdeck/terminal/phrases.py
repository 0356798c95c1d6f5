"""How the table speaks to one seat: its language, the players' names, and whom it calls “you”."""

import unicodedata
from collections.abc import Mapping, Sequence

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale import FALLBACK, Argument, languages, speaker
from lynxdeck.locale.text import STEERING, isolated


class Phrases:
    def __init__(self, language: str, names: Sequence[str], seat: int) -> None:
        self.language = language
        self.names = [isolated(printable(name)) for name in names]
        self.seat = seat

    def say(self, key: str, **arguments: Argument) -> str:
        return speaker(self.language).say(key, **arguments)

    def name(self, seat: int) -> str:
        return self.say("table-you") if seat == self.seat else self.names[seat - 1]

    def who(self, seat: int) -> dict[str, Argument]:
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def join(self, words: Sequence[str]) -> str:
        """A list in words: “Ben, Cleo and Dan”."""
        if not words:
            return self.say("table-nothing")
        first, *rest = words
        you, listed = self.say("table-you"), self.say("table-you-listed")
        *before, text = [first, *(listed if word == you else word for word in rest)]
        for i, word in enumerate(reversed(before)):
            if i == 0:
                text = self.say("table-names-pair", first=word, last=text)
            else:
                text = self.say("table-names-more", first=word, rest=text)
        return text

    def cards(self, count: int) -> str:
        return self.say("table-cards", count=count)

    def points(self, count: int) -> str:
        return self.say("table-points", count=count)

    def does(self, act: str, effect: str) -> str:
        return self.say("table-act-effect", act=act, effect=effect) if effect else act

    def counted(self, choice: str, fact: str) -> str:
        """A choice and what can be counted of it."""
        return self.say("table-counted", choice=choice, fact=fact) if fact else choice


def printable(name: str) -> str:
    """A name out of a file, without signs that would steer the terminal.

    >>> printable("Ann\\x1b[2J")
    'Ann�[2J'
    """
    kept = (sign for sign in name if sign not in STEERING)
    return "".join(sign if sign.isprintable() else "�" for sign in kept)


def bare(word: str) -> str:
    """A word as it may be typed: without capitals and accents.

    >>> bare("Zurück"), bare("stół"), bare("règles")
    ('zuruck', 'stol', 'regles')
    """
    letters = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def signed(number: int) -> str:
    """A score, with a minus as wide as a plus.

    >>> signed(-2), signed(11)
    ('−2', '11')
    """
    return f"−{-number}" if number < 0 else str(number)


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
