"""What whoever runs a game's module must know beside it, read off the game: names and places.

One JSON file a game, written by docs/generate.py; nothing in it decides anything.
"""

import itertools
import json
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from lynxdeck.games.fact import Fact
from lynxdeck.games.registry import Game
from lynxdeck.games.wasm import exports
from lynxdeck.games.wasm.sentences import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = Mapping[str, object]


def document(game: Game, records: Mapping[str, "np.dtype[np.void]"], **more: object) -> Json:
    """All of it, with what the caller knows of players and exports."""
    rules, notation, story = game.rules, game.notation, game.story
    return {
        "game": game.name,
        "version": rules.VERSION,
        "seats": rules.SEATS,
        "actions": rules.ACTIONS,
        "records": {name: layout(record) for name, record in records.items()},
        "constants": constants(game),
        "phases": notation.PHASES,
        "ends": notation.ENDS,
        "cards": notation.CARD_NAMES,
        "dice": {"rolls": game.dice, "names": notation.DICE_NAMES},
        "tokens": [notation.TOKENS.get(action) for action in range(rules.ACTIONS)],
        "reasons": notation.REASONS,
        "rules": notation.RULES,
        "sentences": refusals(game),
        "flags": {flag.name: flag.values for flag in game.flags},
        "unsaid": {flag.name: flag.before for flag in game.flags if flag.before is not None},
        "editions": [
            {"name": one.name, "flags": dict(one.flags), "players": list(one.players)}
            for one in game.editions
        ],
        "decks": decks(game),
        "view": view_fields(game),
        "told": [2, story.TOLD, story.TOLD_WIDTH],
        "facts": [fact(game, one) for one in story.FACTS],
        "foreseen": game.preview.FORESEEN,
        "tips": [{"name": one.name, "rule": one.rule} for one in game.tips.TIPS],
        "levels": {name: level._asdict() for name, level in game.manifest.levels.items()},
        "bots": game.manifest.bots,
        **more,
    }


def layout(record: "np.dtype[np.void]") -> Json:
    """Where the fields of a record lie: type, shape and first byte of each."""
    fields = cast("Mapping[str, tuple[np.dtype[np.generic], int]]", record.fields)
    return {
        "size": record.itemsize,
        "fields": {
            name: {"at": at, "type": kind.base.name, "shape": kind.shape}
            for name, (kind, at) in ((name, found[:2]) for name, found in fields.items())
        },
    }


def constants(game: Game) -> dict[str, int]:
    """The numbers that have names in the modules that are compiled."""
    found: dict[str, int] = {}
    for part in (game.rules, game.story, game.preview, game.tips):
        values = vars(cast(ModuleType, part)).items()
        found |= {name: value for name, value in values if name.isupper() and type(value) is int}
    return found


def refusals(game: Game) -> list[object]:
    """The sentence of each reason; none for the first, which is none."""
    keys = [f"{game.name}-why-{reason}" for reason in game.notation.REASONS[1:]]
    return [[], *sentences(keys)]


def view_fields(game: Game) -> list[str]:
    """The fields of a view, in the order in which they are written."""
    fields = msgspec.structs.fields(cast("type[msgspec.Struct]", game.view.View))
    return ["game", *(field.name for field in fields)]


def fact(game: Game, one: Fact) -> Json:
    """How a row of the story is read: its fields, each with its width and what its numbers mean."""
    tables = {game.notation.CARD_NAMES: "cards", game.notation.DICE_NAMES: "dice"}
    fields = [
        {
            "name": name,
            "kind": kind.word,
            "width": kind.width,
            **({"names": tables.get(tuple(kind.names), list(kind.names))} if kind.names else {}),
        }
        for name, kind in one.fields
    ]
    return {"name": one.name, "reveals": one.reveals, "fields": fields}


# --- decks ------------------------------------------------------------------------------------


def decks(game: Game) -> Json:
    """The cards that are shuffled, by the flags that decide them and by the number of seats."""
    ways = {tuple(flags.values()): dealt(game, flags) for flags in every_flags(game)}
    deciding = [at for at, _ in enumerate(game.flags) if decides(at, ways)]
    cards: list[list[int]] = []
    by: dict[str, dict[int, int]] = {}
    for values, seats in ways.items():
        key = ",".join(values[at] for at in deciding)
        by[key] = {count: index(cards, deck) for count, deck in seats.items()}
    return {"flags": [game.flags[at].name for at in deciding], "by": by, "cards": cards}


def every_flags(game: Game) -> "Iterator[dict[str, str]]":
    """Every way to set all flags."""
    for values in itertools.product(*(flag.values for flag in game.flags)):
        yield dict(zip((flag.name for flag in game.flags), values, strict=True))


def dealt(game: Game, flags: dict[str, str]) -> dict[int, list[int]]:
    """The deck for each number of seats that these flags allow."""
    edition = game.custom(flags)
    return {seats: game.fresh_deck(edition, seats) for seats in edition.players}


def decides(at: int, ways: Mapping[tuple[str, ...], object]) -> bool:
    """Whether decks or numbers of seats differ between ways that differ in this flag only."""
    rest: dict[tuple[str, ...], object] = {}
    return any(
        rest.setdefault(values[:at] + values[at + 1 :], seats) != seats
        for values, seats in ways.items()
    )


def index(known: list[list[int]], deck: list[int]) -> int:
    """The place of a deck among those known; it is added if it is new."""
    if deck not in known:
        known.append(deck)
    return known.index(deck)


# --- text -------------------------------------------------------------------------------------


def table(signatures: Mapping[str, exports.Signature]) -> Json:
    """How the functions are called: kinds of their arguments, and what they give."""
    return {
        name: {"takes": dict(one.takes), "gives": one.gives} for name, one in signatures.items()
    }


def write(content: Json) -> str:
    """The JSON file: a line for each thing, or for each entry of a thing that has many."""
    lines = (f"{json.dumps(name)}: {_lines(value)}" for name, value in content.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: object) -> str:
    if isinstance(value, Sequence) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"  {_line(one)}" for one in value) + "\n]"
    if isinstance(value, dict) and any(isinstance(one, dict) for one in value.values()):
        entries = (f"  {json.dumps(name)}: {_line(one)}" for name, one in value.items())
        return "{\n" + ",\n".join(entries) + "\n}"
    return _line(value)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
