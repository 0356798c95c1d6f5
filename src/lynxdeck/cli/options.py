"""What options and arguments may be, and those that several commands share."""

import functools
import inspect
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar, get_type_hints

import typer

from lynxdeck.games.house import VARIABLE, house_names
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.games.deal import PlainSeed
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game


LONGEST = 4096
"""A word of a command has so many characters at most."""
MANY = 1_000_000_000
DAY_S = 86_400.0
WHOLE = re.compile(r"-?\d{1,18}", re.ASCII)
DECIMAL = re.compile(r"-?(\d{1,18}(\.\d{0,18})?|\.\d{1,18}|nan|inf)", re.ASCII)
N = TypeVar("N", int, float)


def whole(least: int, most: int) -> Callable[[object], int]:
    """A reader of whole numbers, for `parser`; what it raises goes on after the option's name.

    >>> whole(1, 9)("9")
    9
    >>> whole(1, 9)("10")
    Traceback (most recent call last):
    ...
    ValueError: is 9 or less.
    """
    return functools.partial(_number, int, WHOLE, "is a whole number.", least, most)


def decimal(least: float, most: float) -> Callable[[object], float]:
    """The same for numbers with a point.

    >>> decimal(0, 1)("0.25")
    0.25
    >>> decimal(0, 1)("inf")
    Traceback (most recent call last):
    ...
    ValueError: is 1 or less.
    """
    return functools.partial(_number, float, DECIMAL, "is a number.", least, most)


def _number(
    kind: Callable[[str], N],
    written: re.Pattern[str],
    sentence: str,
    least: N,
    most: N,
    given: object,
) -> N:
    word = str(given)
    if not written.fullmatch(word):
        raise ValueError(sentence)
    number = kind(word)
    if not number >= least:  # nor is nan
        raise ValueError(f"is {least:g} or more.")
    if number > most:
        raise ValueError(f"is {most:g} or less.")
    return number


def text(given: object) -> str:
    """A text of any content; what is no UTF-8 arrives in Python as half a character."""
    word = str(given)
    _check_length(word)
    if not word.isascii() and any("\ud800" <= sign <= "\udfff" for sign in word):
        raise ValueError("is text in UTF-8.")
    return word


def file(given: object) -> str:
    """The name of a file or folder, in any encoding."""
    word = str(given)
    _check_length(word)
    return word


def path(given: object) -> Path:
    return Path(file(given))


def _check_length(word: str) -> None:
    if len(word) > LONGEST:
        raise ValueError(f"has {LONGEST:,} characters at most.")
    if "\0" in word:
        raise ValueError("is text without control characters.")


def known() -> list[str]:
    """The games that may be named; of a bad one is told when it is asked for, not by the help."""
    if not os.environ.get(VARIABLE):
        return house_names()
    from lynxdeck.games.manifest import names

    try:
        return names()
    except Refusal:
        return house_names()


def listed(words: list[str], joint: str) -> str:
    """Words as a sentence has them.

    >>> listed(["linko", "push"], "or"), listed(["a", "b", "c"], "and")
    ('linko or push', 'a, b and c')
    """
    *most, last = words
    return f"{', '.join(most)} {joint} {last}"


def either() -> str:
    return listed(known(), "or") + "."


def titles() -> str:
    return listed([name.capitalize() for name in known()], "and")


USUAL = known()[0]
"""The game that is meant if none is named."""

GameWord = Annotated[str, typer.Argument(metavar="GAME", parser=text, help=either())]
GameName = Annotated[str, typer.Option("--game", metavar="GAME", parser=text, help=either())]

EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="NAME",
        parser=text,
        help="See `lynxdeck editions`; the usual one if none.",
    ),
]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="FLAG=VALUE", parser=text, help="Change one of its flags."),
]
seat_number = whole(-99, 99)
"""A seat, or how many there are: which of them there can be is the edition's to say."""
Seats = Annotated[
    int | None,
    typer.Option(
        "--seats",
        metavar="N",
        parser=seat_number,
        help="How many play; four, or as many as can.",
    ),
]
Start = Annotated[
    int, typer.Option("--start", metavar="SEAT", parser=seat_number, help="Who starts, from 1.")
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        parser=text,
        help="en, it, pl, fr or de; the system's if none.",
    ),
]
Place = Annotated[
    str | None, typer.Option("--on", metavar="PLACE", parser=text, help="process, cores or ray.")
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        parser=whole(1, 10_000),
        help="Games at once; one per core if none.",
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option("--address", metavar="HOST:PORT", parser=text, help="The Ray cluster's."),
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


@dataclass(frozen=True)
class GameOptions:
    """What is played, where bots or numbers are wanted rather than a table."""

    game: GameName = USUAL
    edition: EditionName = None
    changes: Changes = None
    seats: Seats = None


def flattened(command: Callable[..., None]) -> Callable[..., None]:
    """A command that has the fields of its dataclasses as options of its own."""
    shared: dict[str, type] = {}
    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command, eval_str=True).parameters.values():
        kind = parameter.annotation
        if not (isinstance(kind, type) and is_dataclass(kind)):
            parameters.append(parameter)
            continue
        shared[parameter.name] = kind
        hints = get_type_hints(kind, include_extras=True)
        parameters += [
            parameter.replace(name=it.name, default=it.default, annotation=hints[it.name])
            for it in fields(kind)
        ]

    @functools.wraps(command)
    def whole(**given: object) -> None:
        for name, kind in shared.items():
            given[name] = kind(**{it.name: given.pop(it.name) for it in fields(kind)})
        command(**given)

    whole.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return whole


def chosen_edition(
    name: str, edition: str | None, changes: list[str] | None, seats: int | None = None
) -> "tuple[Game, Edition]":
    """The game, and its edition with the changes asked for; the usual one for so many seats."""
    from lynxdeck.games.registry import game

    found = game(name)
    for flag in found.flags:
        if flag.name in (changes or []):
            ways = " or ".join(f"{flag.name}={value}" for value in flag.values)
            raise Refusal("flag-value", f"{flag.name} needs a value: {ways}.")
    named = found.edition(edition) if edition else found.usual(seats)
    return found, found.changed(named, changes or [])


def chosen_seats(edition: "Edition", seats: int | None) -> int:
    """How many play: as asked for if the edition allows it, else four or as many as it can."""
    from lynxdeck.games.edition import check_players, usual_seats

    if seats is None:
        return usual_seats(edition)
    check_players(edition, seats)
    return seats


def plain_seed(text: str | None) -> "PlainSeed":
    """The seed of a text, or a fresh one; text that is no seed is refused."""
    import secrets

    from lynxdeck.games.deal import PlainSeed

    try:
        return PlainSeed(secrets.token_hex(8) if text is None else text)
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault
