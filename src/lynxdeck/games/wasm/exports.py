"""Which functions a module has, and how each argument crosses its border.

Outside, every whole number is a double (exact up to 2⁵³, and JavaScript's own), a record is its
address, and an array is its address and its lengths, first the longest stride.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import NamedTuple, cast

from lynxdeck.games import defaults, drive, fields
from lynxdeck.games.compile import merged
from lynxdeck.games.refusal import Refusal

Function = Callable[..., object]

EXPORTS = (
    # drive.py: what is asked of the rules
    *("deal_at", "deal_random", "apply_at", "decide", "ends_at", "count_of", "kth_of", "list_of"),
    "codes_of",
    *("why_of", "explain_at", "code_at", "mover_of", "score_of", "wins_of", "tally", "mask_at"),
    *("ask", "look", "redeal_at", "restore_at", "replay", "play_games", "play_games_listing"),
    # stories, previews, tips
    *("decide_told", "apply_told", "veil_told", "foresee_at", "bust_odds_at", "tips_at"),
    # rules.py and chance.py
    *("action_of", "turn_begins", "chance_missing", "below"),
    # rotation.py: matches
    *("starter_of", "standings"),
    # policy.py and the search
    *("greedy_at", "advice_at", "random_at", "slip_at", "tasted_at", "search", "child_of"),
)

NET_EXPORTS = (
    *("count_of", "kth_of", "child_of", "below"),
    # net.py and guided.py
    *("rated_at", "guided", "neural_at", "tempted_at"),
    # judging.py
    *("shuffle_ahead", "value_at", "value_deals", "follow", "weigh"),
)
"""Those of a module with a network."""

REASON_EXPORTS = ("tempting", "compare_choices", "find_reason")
"""And of one that tells why a choice is worth less than another."""

KINDS = {int: "number", fields.State: "state", fields.States: "state[]", fields.Rng: "u64[]"}
"""What annotations tell; those of other arrays say it themselves."""

RESULTS = {int: "number", bool: "number", None: "nothing"}


class Signature(NamedTuple):
    """How a function is called: its parameters with their kinds, and what it gives back."""

    takes: Mapping[str, str]
    gives: str


def names(bots: tuple[str, ...]) -> Iterator[str]:
    """All functions of a module for a game that brings these bots of its own."""
    yield from EXPORTS
    yield from (f"{bot}_at" for bot in bots)


def signature(name: str, function: Function) -> Signature:
    """How a function is called, from its annotations."""
    found = inspect.signature(function)
    takes = {
        parameter: _kind(name, parameter, annotated.annotation)
        for parameter, annotated in found.parameters.items()
    }
    return Signature(takes, RESULTS[found.return_annotation])


def _kind(function: str, parameter: str, annotation: object) -> str:
    for known, kind in KINDS.items():
        if annotation == known:
            return kind
    told: tuple[str, ...] = getattr(annotation, "__metadata__", ())
    if not told:
        raise Refusal("export", f"The annotation of {parameter} in {function} says no kind.")
    return told[0]


def signatures(names: Iterable[str], *modules: ModuleType) -> dict[str, Signature]:
    """How the functions of these modules, of `drive` and of `defaults` are called."""
    found = {**vars(defaults), **merged(drive, *modules)}
    return {name: signature(name, cast(Function, found[name])) for name in names}


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
