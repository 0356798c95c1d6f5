"""What a seat may decide, and the cursor over it that keys and clicks move."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    token: str
    keys: tuple[str, ...]
    """The characters that choose it at once; the first is shown."""
    sentence: str
    spots: tuple[str, ...] = ()
    """What a mouse may click on for it, by the names that the drawings use."""
    danger: int = 0
    """How likely it ends badly, in hundredths."""
    written: str = ""
    """How it is written in plain mode, if not as its token."""

    @property
    def key(self) -> str:
        return self.keys[0] if self.keys else ""


@dataclass(frozen=True)
class Marks:
    """Seats and spots that light up; each also gets a sign, so that colour is not the only cue."""

    seats: frozenset[int] = frozenset()
    """Who would be snatched."""
    spots: frozenset[str] = frozenset()
    """What the choice under the cursor is about."""
    open: frozenset[str] = frozenset()
    """All that may be chosen now."""


TARGET = "✦"
TURN = "▸"


ACT = "act"
"""What the amber line is called for clicks."""
CHOICE = "choice"
DANGEROUS = 20
"""From so many hundredths on a choice is drawn as a dangerous one."""


Counter = tuple[str, str, int, int]
"""A label's key in the locale files, the kind, how many, of how many."""


@dataclass(frozen=True)
class ChoiceRow:
    key: str
    text: str
    hit: str
    lit: bool = False
    """Whether Enter decides for it."""
    quiet: bool = False
    """Whether it only explains."""
    danger: bool = False
    """Whether it may well end badly."""


class Chooser:
    """A cursor over a list. What it returns is the token to decide with, or nothing yet."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.place = 0

    @property
    def current(self) -> Choice | None:
        return self.choices[self.place] if self.choices else None

    @property
    def token(self) -> str | None:
        return self.current.token if self.current else None

    @property
    def marks(self) -> Marks:
        spots = self.current.spots if self.current else ()
        open_spots = (spot for choice in self.choices for spot in choice.spots)
        return Marks(spots=frozenset(spots), open=frozenset(open_spots))

    @property
    def counters(self) -> list[Counter]:
        return []

    def step(self, across: int, down: int) -> None:
        if self.choices:
            self.place = (self.place + across + down) % len(self.choices)

    def press(self, sign: str) -> str | None:
        """A key that is a choice's own decides at once."""
        for choice in self.choices:
            if sign in choice.keys:
                return choice.token
        return None

    def click(self, hit: str) -> str | None:
        """The first click moves the cursor, one on what it is at decides."""
        current = self.current
        if current and (hit == ACT or hit in current.spots):
            return current.token
        for place, choice in enumerate(self.choices):
            if hit in choice.spots or hit == f"{CHOICE}:{place}":
                if place == self.place:
                    return choice.token
                self.place = place
        return None

    def point(self, token: str) -> None:
        tokens = [choice.token for choice in self.choices]
        if token in tokens:
            self.place = tokens.index(token)

    def rows(self, room: int) -> list[ChoiceRow]:
        """All choices, if there is room; else the one under the cursor and how to reach others."""
        if len(self.choices) <= room:
            return [
                _row(choice, f"{CHOICE}:{i}", lit=i == self.place)
                for i, choice in enumerate(self.choices)
            ]
        current = self.choices[self.place]
        keys = " ".join(key_name(choice.key) for choice in self.choices)
        place = f"‹ {self.place + 1}/{len(self.choices)} ›"
        return [
            _row(current, ACT, lit=True),
            ChoiceRow("", f"{place}  {keys}", "", quiet=True),
        ]


def _row(choice: Choice, hit: str, *, lit: bool) -> ChoiceRow:
    dangerous = choice.danger >= DANGEROUS
    return ChoiceRow(key_name(choice.key), choice.sentence, hit, lit=lit, danger=dangerous)


def key_name(sign: str) -> str:
    """A key as it is shown.

    >>> key_name(" "), key_name("a")
    ('␣', 'a')
    """
    return "␣" if sign == " " else sign
