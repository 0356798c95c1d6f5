"""One source, three targets: make the rules of a game into an engine.

An engine is a namespace of all functions of `rules` and `drive`, each calling the others on the
same target. The copies get globals of their own in which every name is already compiled.
"""

import functools
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from lynxdeck.games import chance, drive, fields

Function = Callable[..., Any]


def build(rules: ModuleType, jit: Callable[[Function], Any], *more: ModuleType) -> Any:
    """Copy every function of the modules, compiled by `jit`, into one namespace."""
    names: dict[str, Any] = {}
    for module in (drive, rules, *more):
        names |= {name: value for name, value in vars(module).items() if name[:2] != "__"}
    names["__name__"] = rules.__name__  # or loading from Numba's cache crashes
    for name, value in names.items():
        if isinstance(value, FunctionType):
            copy = FunctionType(value.__code__, names, name, value.__defaults__)
            copy.__module__ = value.__module__
            names[name] = jit(copy)
    return SimpleNamespace(**names)


@functools.cache
def interpreted(rules: ModuleType, *more: ModuleType) -> Any:
    """The rules as they are, to read, debug and step through; needs nothing but NumPy."""
    engine = build(rules, lambda function: function, *more)
    engine.new = lambda n: np.zeros(n, rules.STATE).view(np.recarray)
    return engine


@functools.cache
def compiled(rules: ModuleType, *more: ModuleType) -> Any:
    """The rules compiled for the CPU: each function on its first call, then from the cache."""
    engine = build(rules, jit_for_cpu(rules, *more), *more)
    engine.new = lambda n: np.zeros(n, rules.STATE)
    return engine


def jit_for_cpu(*modules: ModuleType) -> Callable[[Function], Any]:
    """Numba's compiler as we use it, for the functions of these modules and of `drive`."""
    import numba

    numba.config.CACHE_DIR = str(cache_directory(*modules))
    # forceinline: without it half of the time goes into calls between these small functions.
    jit: Callable[[Function], Any] = numba.njit(
        cache=True, nogil=True, error_model="numpy", forceinline=True
    )
    return jit


def direct(function: Any, *arguments: Any) -> Function:
    """A compiled function without Numba's look at its arguments on every call: twice as fast.

    Its arguments must stay of the types of these examples.
    """
    from numba import typeof

    signature = tuple(typeof(argument) for argument in arguments)
    function.compile(signature)
    entry: Function = function.overloads[signature].entry_point
    return entry


@functools.cache
def cache_directory(*modules: ModuleType) -> Path:
    """Where compiled code is kept: a folder for each state of the sources it is made from.

    Numba itself does not notice an edit in another file that a function calls. An edit in one
    game leaves the other's alone, and one in a view or a sentence leaves both.
    """
    sources = [Path(str(module.__file__)) for module in (chance, drive, fields, *modules)]
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
