"""How the table speaks to one seat: a language, the players' names, and whom it calls “you”."""

from collections.abc import Sequence

from lynxdeck.locale import Argument, speaker
from lynxdeck.locale.direction import STEERING, isolated


class Phrases:
    """Sentences for the person at one seat (seats count from 1)."""

    def __init__(self, language: str, names: Sequence[str], seat: int) -> None:
        self.language = language
        self.names = [isolated(printable(name)) for name in names]
        self.seat = seat

    def say(self, key: str, **arguments: Argument) -> str:
        """One sentence of the locale files."""
        return speaker(self.language).say(key, **arguments)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("table-you") if seat == self.seat else self.names[seat - 1]

    def who(self, seat: int) -> dict[str, Argument]:
        """The doer of a sentence, as its arguments."""
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def join(self, words: Sequence[str]) -> str:
        """A list in words: “Ben, Cleo and Dan”."""
        if not words:
            return self.say("table-nothing")
        text = words[-1]
        for i, word in enumerate(reversed(words[:-1])):
            if i == 0:
                text = self.say("table-names-pair", first=word, last=text)
            else:
                text = self.say("table-names-more", first=word, rest=text)
        return text

    def cards(self, count: int) -> str:
        """So many cards, in words."""
        return self.say("table-cards", count=count)

    def points(self, count: int) -> str:
        """So many points, in words."""
        return self.say("table-points", count=count)

    def does(self, act: str, effect: str) -> str:
        """An act and what it does, as one line."""
        return self.say("table-act-effect", act=act, effect=effect) if effect else act


def printable(name: str) -> str:
    """A name out of a file, without signs that would steer the terminal.

    >>> printable("Ann\\x1b[2J")
    'Ann�[2J'
    """
    kept = (sign for sign in name if sign not in STEERING)
    return "".join(sign if sign.isprintable() else "�" for sign in kept)


def signed(number: int) -> str:
    """A score, with a minus as wide as a plus.

    >>> signed(-2), signed(11)
    ('−2', '11')
    """
    return f"−{-number}" if number < 0 else str(number)
