"""Bots that a host offers besides the levels: a name to choose, and what plays under it.

`LYNXDECK_BOTS`, or `--bot` of `lynxdeck serve`: `mine=cmd:python3 bot.py; deep=search:8000; odds`.
People choose among the names. What stands behind one never comes from a client, nor goes to one.
"""

import re
import shutil
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from lynxdeck.bots.registry import CMD, LEVELS, command_of, known
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import games

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST = 24
MOST = 16
"""Each program has a process of its own, from the start."""


class Offer(NamedTuple):
    name: str
    spec: str
    """As the arena takes it: `search:8000`, `cmd:python3 bot.py`. For the host's eyes only."""
    games: tuple[str, ...]

    @property
    def outside(self) -> bool:
        return self.spec.startswith(CMD)

    @property
    def command(self) -> list[str]:
        return command_of(self.spec)


Offers = Mapping[str, Offer]


def read(text: str) -> dict[str, Offer]:
    """The offers of a setting, one a line or all in one line; raises ValueError with a sentence.

    >>> read("odds; deep=search:8000; mine@linko=cmd:python3 bot.py")["mine"].games
    ('linko',)
    """
    entries = [entry.strip() for entry in text.split("\n" if "\n" in text else ";")]
    found = [_offer(entry) for entry in entries if entry]
    offers = {offer.name: offer for offer in found}
    if len(offers) < len(found):
        raise ValueError("bots: each needs a name of its own")
    if len(found) > MOST:
        raise ValueError(f"bots: {MOST} at most")
    return offers


def _offer(entry: str) -> Offer:
    called, equals, spec = (part.strip() for part in entry.partition("="))
    name, at, only = called.partition("@")
    check_name(name)
    spec = spec if equals else name
    played = [game for game in games() if not at or game.name == only]
    if not played:
        raise ValueError(f"bots: there is no game “{only}”")
    fitting = tuple(game.name for game in played if known(spec, game))
    if not fitting:
        raise ValueError(f"bots: “{spec}” is no bot; `lynxdeck bots` lists them, or cmd:PROGRAM")
    return Offer(name, spec, fitting)


def check_name(name: str) -> None:
    """Refuse a name that could be taken for something else, or that nobody could read."""
    if name in LEVELS:
        raise ValueError(f"bots: “{name}” is a level already")
    if len(name) > LONGEST or not NAME.fullmatch(name):
        raise ValueError(
            f"bots: a name is up to {LONGEST} small letters, digits and hyphens, not “{name}”"
        )


def for_game(offers: Offers, game: str) -> list[str]:
    return [offer.name for offer in offers.values() if game in offer.games]


def check_programs(offers: Iterable[Offer]) -> None:
    """Refuse a program that is not there: better now than when somebody waits for it."""
    for offer in offers:
        if offer.outside and shutil.which(offer.command[0]) is None:
            raise Refusal("bot-command", f"Bot {offer.name}: there is no “{offer.command[0]}”.")
