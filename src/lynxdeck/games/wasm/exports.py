"""Which functions a module has, and how each argument crosses its border: the one table of them.

Outside, every whole number is a double (exact up to 2⁵³, and JavaScript's own), a record is its
address, and an array is its address and its lengths, first the longest stride.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import NamedTuple, cast

from lynxdeck.games import drive, fields
from lynxdeck.games.compile import merged
from lynxdeck.games.refusal import Refusal

Function = Callable[..., object]

EXPORTS: Mapping[str, Mapping[str, str]] = {
    # drive.py: what is asked of the rules
    "deal_at": {"cards": "u8[]"},
    "deal_random": {"deck": "u8[]"},
    "apply_at": {},
    "decide": {},
    "ends_at": {},
    "count_of": {},
    "kth_of": {},
    "list_of": {"out": "i16[]"},
    "why_of": {},
    "mover_of": {},
    "score_of": {},
    "wins_of": {},
    "tally": {"out": "i64[]"},
    "mask_at": {"out": "state[]"},
    "look": {"numbers": "i64[]", "actions": "i16[]"},
    "redeal_at": {},
    "replay": {"codes": "i64[]"},
    "play_games": {"deck": "u8[]"},
    "play_games_listing": {"deck": "u8[]", "out": "i16[]"},
    # rules.py and chance.py
    "action_of": {},
    "turn_begins": {},
    "chance_missing": {},
    "below": {},
    # telling.py: stories, previews, tips
    "decide_told": {"out": "i16[,,]"},
    "apply_told": {"out": "i16[,]"},
    "veil_told": {"told": "i16[,]", "seen": "i16[,]"},
    "foresee_at": {"out": "i64[]"},
    "bust_odds_at": {"out": "i64[]"},
    "tips_at": {"told": "i16[,]", "out": "i64[]"},
    # rotation.py: matches
    "starter_of": {},
    "standings": {"sheet": "i64[,]", "out": "i64[,]"},
    # policy.py and the search
    "greedy_at": {},
    "advice_at": {},
    "random_at": {},
    "slip_at": {},
    "search": {"tree": "node[]", "room": "i64[,]", "settings": "f64[]"},
    "child_of": {"tree": "node[]"},
}
"""The functions, with those of their arrays whose items the annotation does not tell."""

USUAL = {"int": "number", "State": "state", "States": "state[]", "Rng": "u64[]"}
"""What annotations tell."""

RESULTS = {"int": "number", "bool": "number", "None": "nothing"}


class Signature(NamedTuple):
    """How a function is called: its parameters with their kinds, and what it gives back."""

    takes: Mapping[str, str]
    gives: str


def names(bots: tuple[str, ...]) -> Iterator[str]:
    """All functions of a module for a game that brings these bots of its own."""
    yield from EXPORTS
    yield from (f"{bot}_at" for bot in bots)


def signature(name: str, function: Function) -> Signature:
    """How a function is called, from its annotations and the table above."""
    found = inspect.signature(function)
    special = EXPORTS.get(name, {})
    takes = {
        parameter: special.get(parameter) or _usual(name, parameter, annotated.annotation)
        for parameter, annotated in found.parameters.items()
    }
    return Signature(takes, RESULTS[_word(found.return_annotation)])


def _usual(function: str, parameter: str, annotation: object) -> str:
    kind = USUAL.get(_alias(annotation))
    if kind is None:
        raise Refusal(
            "export", f"What {parameter} of {function} holds is not said in games/wasm/exports.py."
        )
    return kind


def signatures(names: Iterable[str], *modules: ModuleType) -> dict[str, Signature]:
    """How the functions of these modules and of `drive` are called."""
    found = merged(drive, *modules)
    return {name: signature(name, cast(Function, found[name])) for name in names}


def _word(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def _alias(annotation: object) -> str:
    """The name of an annotation: a type's own, or the one `fields.py` gives it."""
    aliases = (name for name in ("State", "States", "Rng") if annotation == vars(fields)[name])
    return next(aliases, _word(annotation))


def dimensions(kind: str) -> int:
    """How many lengths an array of this kind has; 0 for what is none.

    >>> [dimensions(kind) for kind in ("number", "state", "u8[]", "i16[,,]")]
    [0, 0, 1, 3]
    """
    return kind.count(",") + 1 if kind.endswith("]") else 0


def item(kind: str) -> str:
    """What an array of this kind holds.

    >>> item("i16[,,]")
    'i16'
    """
    return kind.partition("[")[0]
