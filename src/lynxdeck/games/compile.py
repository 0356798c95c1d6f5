"""One source, three targets: make the rules of a game into an engine.

An engine is a namespace of all functions of `rules`, `drive` and what else is compiled with them,
each calling the others on the same target. The copies get globals of their own in which every name
is already compiled.
"""

import functools
import hashlib
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

import numpy as np

from lynxdeck.games import chance, defaults, drive, fields
from lynxdeck.games.fields import States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.shape import Rules

if TYPE_CHECKING:
    from lynxdeck.games.shape import rules

Function = Callable[..., object]
Jit = Callable[[FunctionType], Function]
F = TypeVar("F", bound=Function)


class Engine(SimpleNamespace):
    """The functions of a game on one target; what they do is told where they are defined."""

    if TYPE_CHECKING:
        new: Callable[[int], States]
        below = staticmethod(chance.below)
        action_of = staticmethod(defaults.action_of)
        chance_missing = staticmethod(defaults.chance_missing)
        turn_begins = rules.turn_begins
        why = rules.why
        deal_at = staticmethod(drive.deal_at)
        deal_random = staticmethod(drive.deal_random)
        apply_at = staticmethod(drive.apply_at)
        decide = staticmethod(drive.decide)
        ends_at = staticmethod(drive.ends_at)
        count_of = staticmethod(drive.count_of)
        kth_of = staticmethod(drive.kth_of)
        list_of = staticmethod(drive.list_of)
        codes_of = staticmethod(drive.codes_of)
        mark_legal = staticmethod(drive.mark_legal)
        why_of = staticmethod(drive.why_of)
        explain_at = staticmethod(drive.explain_at)
        code_at = staticmethod(drive.code_at)
        mover_of = staticmethod(drive.mover_of)
        score_of = staticmethod(drive.score_of)
        wins_of = staticmethod(drive.wins_of)
        tally = staticmethod(drive.tally)
        mask_at = staticmethod(drive.mask_at)
        ask = staticmethod(drive.ask)
        look = staticmethod(drive.look)
        observe = staticmethod(drive.observe)
        decide_told = staticmethod(drive.decide_told)
        veil_told = staticmethod(drive.veil_told)
        foresee_at = staticmethod(drive.foresee_at)
        bust_odds_at = staticmethod(drive.bust_odds_at)
        tips_at = staticmethod(drive.tips_at)
        redeal_at = staticmethod(drive.redeal_at)
        restore_at = staticmethod(drive.restore_at)
        advance = staticmethod(drive.advance)
        replay = staticmethod(drive.replay)
        perft = staticmethod(drive.perft)
        playout = staticmethod(drive.playout)
        play_games = staticmethod(drive.play_games)
        play_games_listing = staticmethod(drive.play_games_listing)


def build(rules: Rules, jit: Jit, *more: object) -> Engine:
    """Copy every function of the modules, compiled by `jit`, into one namespace."""
    names = merged(drive, cast(ModuleType, rules), *cast(tuple[ModuleType, ...], more))
    for name, value in vars(defaults).items():
        if isinstance(value, FunctionType):
            names.setdefault(name, value)
    names["__name__"] = cast(ModuleType, rules).__name__  # or loading from Numba's cache crashes
    for name, value in names.items():
        if isinstance(value, FunctionType):
            copy = FunctionType(value.__code__, names, name, value.__defaults__)
            copy.__module__ = value.__module__
            names[name] = jit(copy)
    return Engine(**names)


def merged(*modules: ModuleType) -> dict[str, object]:
    """The names of all modules; refused where two of them mean different things by one."""
    names: dict[str, object] = {}
    homes: dict[str, str] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            home = homes.setdefault(name, module.__name__)
            if names.setdefault(name, value) is not value:
                raise Refusal(
                    "name-collision",
                    f"{module.__name__} and {home} both define {name}: one engine holds both, so"
                    " one of them needs another name.",
                )
    return names


@functools.cache
def interpreted(rules: Rules, *more: object) -> Engine:
    """The rules as they are, to read, debug and step through; needs nothing but NumPy."""
    engine = build(rules, lambda function: function, *more)
    engine.new = lambda n: np.zeros(n, rules.STATE).view(np.recarray)
    return engine


@functools.cache
def compiled(rules: Rules, *more: object) -> Engine:
    """The rules compiled for the CPU: each function on its first call, then from the cache."""
    engine = build(rules, jit_for_cpu(rules, *more), *more)
    engine.new = lambda n: np.zeros(n, rules.STATE)
    return engine


def jit_for_cpu(*modules: object) -> Jit:
    """Numba's compiler as we use it, for the functions of these modules and of `drive`."""
    import numba

    numba.config.CACHE_DIR = str(cache_directory(*modules))
    # forceinline: without it half of the time goes into calls between these small functions.
    # _nrt: nothing allocates, so nothing need be counted; a batch is three times as fast.
    compiler = functools.partial(
        numba.njit, cache=True, error_model="numpy", forceinline=True, _nrt=False
    )

    def jit(function: FunctionType) -> Function:
        """With Python's lock let go where that pays: it is a quarter of a call for one decision."""
        short = function.__module__ == drive.__name__ and function.__name__ not in drive.LONG
        return cast(Function, compiler(nogil=not short)(function))

    return jit


class Compiled(Protocol):
    """A function compiled for some types."""

    entry_point: Function


class Dispatcher(Protocol):
    """What Numba makes of a function."""

    overloads: Mapping[tuple[object, ...], Compiled]

    def compile(self, signature: tuple[object, ...]) -> object:
        """Compile it for arguments of these types."""


def direct(function: F, *arguments: object) -> F:
    """A compiled function without Numba's look at its arguments on every call: twice as fast.

    Its arguments must stay of the types of these examples.
    """
    from numba import typeof

    signature = tuple(typeof(argument) for argument in arguments)
    dispatcher = cast(Dispatcher, function)
    dispatcher.compile(signature)
    return cast(F, dispatcher.overloads[signature].entry_point)


@functools.cache
def cache_directory(*modules: object) -> Path:
    """Where compiled code is kept: a folder for each state of the sources it is made from.

    Numba itself does not notice an edit in another file that a function calls. An edit in one
    game leaves the other's alone, and one in a view or a sentence leaves both. What was compiled
    of the same sources elsewhere, or before they were installed again, Numba does not take: so
    place and time count too, and what lies in the folder is what is ready here.
    """
    parts = cast(tuple[ModuleType, ...], (chance, defaults, drive, fields, *modules))
    sources = [Path(str(module.__file__)) for module in parts]
    sources.append(Path(__file__))
    state = hashlib.sha256()
    for path in sources:
        state.update(f"{path.resolve()} {path.stat().st_mtime_ns}\n".encode() + path.read_bytes())
    key = state.hexdigest()[:16]
    home = os.environ.get("LYNXDECK_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    folder = Path(home or Path.home() / ".cache") / "lynxdeck" / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except OSError:  # a home that cannot be written to costs compile time, nothing else
        return Path(tempfile.mkdtemp(prefix="lynxdeck-"))
    return folder
