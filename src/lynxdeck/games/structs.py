"""The structs that leave a table, written from a game's tables: `structs.py` of each game.

A game of the house has them as a file, for those who check types; for others they are made when
the game is loaded.
"""

from collections.abc import Iterable, Sequence

from lynxdeck.games.fact import Fact
from lynxdeck.games.layout import Field

HEAD = '''\
"""What leaves a table of {title}, made from `view.py`, `story.py` and `preview.py`.

Written by `make format`, do not edit.
"""

from typing import ClassVar

import msgspec

Cards = dict[str, int]
"""A multiset: card → count, zero counts left out."""

encode = msgspec.json.Encoder().encode
"""A part of a view as JSON."""


class {title}Player(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

{player}

class {title}View(msgspec.Struct, tag_field="game", tag="{name}", forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: ClassVar[str] = "{name}"
    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
{view}    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: list[Cards] | msgspec.UnsetType = msgspec.UNSET


Player = {title}Player
View = {title}View
'''
FORESIGHT = '''

class {title}Foresight(msgspec.Struct, frozen=True, tag_field="game", tag="{name}"):
    """{sentence}"""

{fields}

Foresight = {title}Foresight
'''
BASE = """

class _Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact"):
    pass
"""
FACT = '''

class {called}(_Fact, frozen=True, tag="{tag}"):
    """{sentence}"""
'''


def source(name: str, fields: Sequence[Field], facts: Sequence[Fact], preview: Fact | None) -> str:
    title = name.capitalize()
    players = next(field.players for field in fields if field.players)
    text = HEAD.format(
        name=name,
        title=title,
        player=_lines((one.name, one.kind.type) for one in players),
        view=_lines((field.name, _type(title, field)) for field in fields),
    )
    if preview:
        lines = _lines((field, kind.type) for field, kind in preview.fields)
        text += FORESIGHT.format(title=title, name=name, sentence=preview.sentence, fields=lines)
    called = [title + "".join(map(str.capitalize, fact.name.split("-"))) for fact in facts]
    text += BASE
    for fact, struct in zip(facts, called, strict=True):
        text += FACT.format(called=struct, tag=fact.name, sentence=fact.sentence)
        if fact.fields:
            text += "\n" + _lines((field, kind.type) for field, kind in fact.fields)
    union = "\n    | ".join(called)
    listed = "".join(f"    {struct},\n" for struct in called)
    return (
        text + f"\n\n{title}Fact = (\n    {union}\n)\n\n"
        f'STRUCTS = (\n{listed})\n"""By the facts\' codes."""\n'
    )


def _type(title: str, field: Field) -> str:
    if field.players:
        return f"list[{title}Player]"
    kind = "Cards" if field.kind.type == "dict[str, int]" else field.kind.type
    if field.count:
        return f"list[{kind}]"
    return f"{kind} | None" if field.own or field.when else kind


def _lines(fields: Iterable[tuple[str, str]]) -> str:
    return "".join(f"    {name}: {kind}\n" for name, kind in fields)
