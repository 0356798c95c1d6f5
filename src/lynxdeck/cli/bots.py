"""`lynxdeck bots`: whom one can play against here."""

import os
from typing import TYPE_CHECKING, NamedTuple

from lynxdeck.cli.options import AsJson
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.bots.offers import Offers

VARIABLE = "LYNXDECK_BOTS"


class Row(NamedTuple):
    """A bot, for people who look for one."""

    name: str
    games: str
    kind: str
    sentence: str


def command(*, as_json: AsJson = False) -> None:
    """List the bots: levels, those of the arena, and what this server offers."""
    import json

    from lynxdeck.cli.screen import console, table

    rows = [*house(), *offered()]
    if as_json:
        for row in rows:
            print(json.dumps(row._asdict(), ensure_ascii=False))
        return
    console().print(table("Bots", list(Row._fields), [list(row) for row in rows]))


def house() -> list[Row]:
    """The bots that everybody has."""
    from lynxdeck.bots.registry import LEVELS, names
    from lynxdeck.games.registry import games

    every = dict.fromkeys([*LEVELS, *(name for game in games() for name in names(game)), "cmd"])
    return [
        Row(
            f"{name}:PROGRAM" if name == "cmd" else name,
            ", ".join(game.name for game in games() if name == "cmd" or name in names(game)),
            "level" if name in LEVELS else "arena",
            sentence(name),
        )
        for name in every
    ]


def offered() -> list[Row]:
    """What LYNXDECK_BOTS offers at this server's tables."""
    return [
        Row(offer.name, ", ".join(offer.games), "offered", f"{sentence(offer.spec)} ({offer.spec})")
        for offer in offers().values()
    ]


def offers() -> "Offers":
    """The offers in the environment."""
    from lynxdeck.bots.offers import read

    try:
        return read(os.environ.get(VARIABLE, ""))
    except ValueError as fault:
        raise Refusal("settings", f"{VARIABLE}: {fault}.") from fault


def offered_now() -> str:
    """For the help: the names that are offered already."""
    if not os.environ.get(VARIABLE):
        return ""
    try:
        return f"  [offered: {', '.join(offers())}]"
    except Refusal:  # told by the command itself
        return ""


def sentence(spec: str) -> str:
    """What a bot does, in a sentence."""
    from lynxdeck.locale import speaker

    return speaker().say(f"bot-{spec.partition(':')[0]}")
