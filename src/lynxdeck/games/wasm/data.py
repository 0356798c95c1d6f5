"""What a program that runs a game's module must know of it, read off the game: names and places.

One JSON file a game, written by docs/generate.py; nothing in it decides anything.
"""

import itertools
import json
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games.fact import Fact
from lynxdeck.games.layout import Kind, Place
from lynxdeck.games.manifest import Level
from lynxdeck.games.notation import BITS, HEAP, JOINT
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
        "flags": {flag.name: flag.values for flag in game.options},
        "unsaid": {flag.name: flag.before for flag in game.options if flag.before is not None},
        "editions": [
            {"name": one.name, "flags": game.offered(one), "players": list(one.players)}
            for one in game.editions
        ],
        "decks": decks(game),
        "heaps": heaps(game),
        "arguments": [field(game, *one) for one in notation.ARGUMENTS],
        "view": view(game),
        "told": [2, story.TOLD, story.TOLD_WIDTH],
        "facts": [fact(game, one) for one in story.FACTS],
        "foresight": fact(game, game.foresight) if game.foresight else None,
        "tips": [{"name": one.name, "rule": one.rule} for one in game.tips],
        "levels": levels(game, game.manifest.levels),
        "lynxes": levels(game, game.manifest.lynxes),
        "bots": game.manifest.bots,
        **more,
    }


def levels(game: Game, table: Mapping[str, Level]) -> Json:
    """Levels by their names, with a weight for each taste of the game or with none."""
    return {
        name: {**level._asdict(), "tastes": game.tastes(level)} for name, level in table.items()
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
    for part in (game.rules, game.story):
        values = vars(cast(ModuleType, part)).items()
        found |= {name: value for name, value in values if name.isupper() and type(value) is int}
    return found


def refusals(game: Game) -> list[object]:
    """The sentence of each reason; none for the first, which is none."""
    keys = [f"{game.name}-why-{reason}" for reason in game.notation.REASONS[1:]]
    return [[], *sentences(keys)]


def heaps(game: Game) -> Json | None:
    """How tokens name the cards of a heap; None in a game whose tokens do not."""
    pattern = getattr(game.notation, "HEAP_TOKEN", None)
    return pattern and {"pattern": f"^{pattern}$", "begins": HEAP, "joint": JOINT, "bits": BITS}


def view(game: Game) -> Json:
    """The table of a view's fields, each with its place in the bytes that views are made from."""
    layout = game.layout
    return {
        "size": layout.dtype.itemsize,
        "hands": layout.hands,
        "fields": [place(game, one) for one in layout.places],
        "players": [place(game, one) for one in layout.players],
    }


def place(game: Game, one: Place) -> Json:
    """A field of a view: where its numbers lie and what they mean."""
    about = one.field
    if about.players:
        return {"name": about.name, "kind": "players"}
    more = {"count": about.count, "when": one.when, "own": about.own}
    return {
        **field(game, about.name, about.kind),
        "at": one.at,
        "item": one.item,
        **{name: value for name, value in more.items() if value},
    }


def fact(game: Game, one: Fact) -> Json:
    """How a row of the story is read: its fields, each with its width and what its numbers mean."""
    fields = [field(game, *each) for each in one.fields]
    return {"name": one.name, "reveals": one.reveals, "fields": fields}


def field(game: Game, name: str, kind: Kind) -> Json:
    """A field: its width, and what its numbers mean: cards, dice, or names of its own."""
    tables = {game.notation.CARD_NAMES: "cards", game.notation.DICE_NAMES: "dice"}
    more = {"names": tables.get(tuple(kind.names), list(kind.names)), "first": kind.first}  # type: ignore[arg-type]
    return {
        "name": name,
        "kind": kind.word,
        "width": kind.width,
        **{word: value for word, value in more.items() if value},
    }


# --- decks ------------------------------------------------------------------------------------


def decks(game: Game) -> Json:
    """The cards that are shuffled, by the flags that decide them and by the number of seats."""
    ways = {tuple(flags.values()): dealt(game, flags) for flags in every_flags(game)}
    deciding = [at for at, _ in enumerate(game.options) if decides(at, ways)]
    cards: list[list[int]] = []
    by: dict[str, dict[int, int]] = {}
    for values, seats in ways.items():
        key = ",".join(values[at] for at in deciding)
        by[key] = {count: index(cards, deck) for count, deck in seats.items()}
    return {"flags": [game.options[at].name for at in deciding], "by": by, "cards": cards}


def every_flags(game: Game) -> "Iterator[dict[str, str]]":
    """Every way to set all flags."""
    for values in itertools.product(*(flag.values for flag in game.options)):
        yield dict(zip((flag.name for flag in game.options), values, strict=True))


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
