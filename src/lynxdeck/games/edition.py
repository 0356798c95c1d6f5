"""Editions are data: a set of flags, each one sentence of a booklet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse

CUSTOM = "custom"
NO_YES = ("no", "yes")


@dataclass(frozen=True)
class Flag:
    """One rule that editions differ in; the record holds the place of its value in `values`."""

    name: str
    values: tuple[str, ...]
    sentence: str
    source: str
    before: str | None = None
    """For a flag that came later: the value that tables and records have that do not name it."""
    small: bool = False
    """It only makes the game smaller, for research: no list of options offers it."""


@dataclass(frozen=True)
class Edition:
    """A named set of flags, or a household's own."""

    name: str
    flags: Mapping[str, str]
    players: range
    booklet: str
    unsaid: Mapping[str, str] = field(default_factory=dict)
    """Values that go without saying, so that records keep their bytes when a flag is added."""

    @property
    def text(self) -> str:
        """How a record names it: by name, or `custom` and every flag that does not go unsaid."""
        if self.name != CUSTOM:
            return self.name
        said = (flag for flag in self.flags.items() if flag not in self.unsaid.items())
        return " ".join([CUSTOM, *(f"{name}={value}" for name, value in said)])


def settings(edition: Edition, flags: Sequence[Flag]) -> dict[str, int]:
    return {flag.name: flag.values.index(edition.flags[flag.name]) for flag in flags}


def complete(given: Mapping[str, str], flags: Sequence[Flag]) -> dict[str, str]:
    """Every flag's value: as given, or for one that came later as it was before."""
    usual = unsaid(flags)
    unknown = given.keys() - {flag.name for flag in flags}
    if unknown:
        raise Refusal("unknown-flag", f"There is no flag {min(unknown)} in this game.")
    for flag in flags:
        if flag.name not in given and flag.name not in usual:
            raise Refusal("flag-missing", f"A custom edition sets {flag.name} too.")
        if given.get(flag.name, flag.values[0]) not in flag.values:
            allowed = " or ".join(flag.values)
            raise Refusal("flag-value", f"{flag.name} is {allowed}, not “{given[flag.name]}”.")
    return {flag.name: given.get(flag.name, usual.get(flag.name, "")) for flag in flags}


def unsaid(flags: Sequence[Flag]) -> dict[str, str]:
    return {flag.name: flag.before for flag in flags if flag.before is not None}


def usual_seats(edition: Edition) -> int:
    """How many play where nobody says: four, or as many as can."""
    return min(4, edition.players[-1])


def check_players(edition: Edition, seats: int) -> None:
    """Refuse a number of players that the edition does not allow, and say which it does."""
    if seats not in edition.players:
        raise refuse(
            "player-count", edition=edition.name, players=count_text(edition.players), seats=seats
        )


def count_text(players: range) -> str:
    """Player counts as people write them.

    >>> count_text(range(2, 6)), count_text(range(2, 3))
    ('2–5', '2')
    """
    first, last = players[0], players[-1]
    return str(first) if first == last else f"{first}–{last}"


def read_flags(words: Sequence[str], flags: Sequence[Flag]) -> dict[str, str]:
    """Flags written `name=value`, each at most once."""
    known = {flag.name: flag for flag in flags}
    read: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            names = ", ".join(flag.name for flag in flags if not flag.small)
            raise Refusal("unknown-flag", f"“{word}” sets no flag of this game; it has {names}.")
        if name in read:
            raise Refusal("flag-twice", f"The flag {name} is set twice.")
        if value not in known[name].values:
            allowed = " or ".join(known[name].values)
            raise Refusal("flag-value", f"{name} is {allowed}, not “{value}”.")
        read[name] = value
    return {name: read[name] for name in known if name in read}
