"""`lynxdeck bots`: whom one can play against here."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lynxdeck.cli.options import AsJson
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.bots.offers import Offers

VARIABLE = "LYNXDECK_BOTS"


class BotLine(NamedTuple):
    name: str
    games: Sequence[str]
    kind: str
    sentence: str


def command(*, as_json: AsJson = False) -> None:
    """List the bots: levels, those of the arena, and what this server offers."""
    import json

    from lynxdeck.cli.output import TextTable, show

    rows = [*house(), *offered()]
    if as_json:
        for row in rows:
            print(json.dumps(row._asdict(), ensure_ascii=False))
        return
    told = [[row.name, ", ".join(row.games), row.kind, row.sentence] for row in rows]
    show("Bots", TextTable(BotLine._fields, told))


def house() -> list[BotLine]:
    from lynxdeck.bots.registry import LEVELS, names
    from lynxdeck.games.registry import games

    every = dict.fromkeys([*LEVELS, *(name for game in games() for name in names(game)), "cmd"])
    return [
        BotLine(
            f"{name}:PROGRAM" if name == "cmd" else name,
            [game.name for game in games() if name == "cmd" or name in names(game)],
            "level" if name in LEVELS else "arena",
            sentence(name),
        )
        for name in every
    ]


def offered() -> list[BotLine]:
    return [
        BotLine(offer.name, offer.games, "offered", f"{sentence(offer.spec)} ({offer.spec})")
        for offer in offers().values()
    ]


def offers() -> "Offers":
    from lynxdeck.bots.offers import read

    try:
        return read(os.environ.get(VARIABLE, ""))
    except ValueError as fault:
        raise Refusal("settings", f"{VARIABLE}: {str(fault).removeprefix('bots: ')}.") from fault


def offered_now() -> str:
    """For the help: the names that are offered already."""
    if not os.environ.get(VARIABLE):
        return ""
    try:
        return f"  [offered: {', '.join(offers())}]"
    except Refusal:  # told by the command itself
        return ""


def sentence(spec: str) -> str:
    from lynxdeck.locale import speaker

    return speaker().say(f"bot-{spec.partition(':')[0]}")
