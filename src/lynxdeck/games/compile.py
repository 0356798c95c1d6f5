"""One source, three targets: make the rules of a game into an engine.

An engine is a namespace of all functions of `rules` and `drive`, each calling the others on the
same target. The copies get globals of their own in which every name is already compiled.
"""

import functools
import hashlib
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Protocol, TypeVar, cast

import numpy as np

from lynxdeck.games import chance, drive, fields
from lynxdeck.games.engine import Engine
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.shape import Rules

Function = Callable[..., object]
Jit = Callable[[FunctionType], Function]
F = TypeVar("F", bound=Function)


def build(rules: Rules, jit: Jit, *more: object) -> SimpleNamespace:
    """Copy every function of the modules, compiled by `jit`, into one namespace."""
    names = merged(drive, cast(ModuleType, rules), *cast(tuple[ModuleType, ...], more))
    names["__name__"] = cast(ModuleType, rules).__name__  # or loading from Numba's cache crashes
    for name, value in names.items():
        if isinstance(value, FunctionType):
            copy = FunctionType(value.__code__, names, name, value.__defaults__)
            copy.__module__ = value.__module__
            names[name] = jit(copy)
    return SimpleNamespace(**names)


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
    return cast(Engine, engine)


@functools.cache
def compiled(rules: Rules, *more: object) -> Engine:
    """The rules compiled for the CPU: each function on its first call, then from the cache."""
    engine = build(rules, jit_for_cpu(rules, *more), *more)
    engine.new = lambda n: np.zeros(n, rules.STATE)
    return cast(Engine, engine)


def jit_for_cpu(*modules: object) -> Jit:
    """Numba's compiler as we use it, for the functions of these modules and of `drive`."""
    import numba

    numba.config.CACHE_DIR = str(cache_directory(*modules))
    # forceinline: without it half of the time goes into calls between these small functions.
    jit: Jit = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)
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
    game leaves the other's alone, and one in a view or a sentence leaves both.
    """
    parts = cast(tuple[ModuleType, ...], (chance, drive, fields, *modules))
    sources = [Path(str(module.__file__)) for module in parts]
    sources.append(Path(__file__))
    key = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]
    home = os.environ.get("LYNXDECK_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    folder = Path(home or Path.home() / ".cache") / "lynxdeck" / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except OSError:  # a home that cannot be written to costs compile time, nothing else
        return Path(tempfile.mkdtemp(prefix="lynxdeck-"))
    return folder
