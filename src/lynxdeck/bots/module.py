"""A game's WebAssembly module as an engine for bots: no compiler, ready at once.

The same functions as the compiled ones, with the same answers (see `tests/wasm`), run by wasmtime.
A call costs about a hundred times as much as one of Numba's, so whole searches and choices are
asked here, and never a question for every card.
"""

import ctypes
import functools
import json
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games.registry import Game

if TYPE_CHECKING:
    from wasmtime import Func

    from lynxdeck.bots.engine import Players

PAGE = 65536
TYPES: Mapping[str, str] = {"u8": "u1", "i16": "i2", "i64": "i8", "u64": "u8", "f64": "f8"}
Array = np.ndarray[tuple[int, ...], np.dtype[np.generic]]
Kinds = Sequence[str]


@functools.cache
def available(game: Game) -> bool:
    """Whether a game has a module, and this program can run it."""
    try:
        import wasmtime  # noqa: F401
    except ImportError:
        return False
    return path(game).is_file() and path(game, ".json").is_file()


def path(game: Game, suffix: str = ".wasm") -> Path:
    """Where a game's module lies, or its data: beside its rules."""
    rules = cast(ModuleType, game.rules)
    return Path(str(rules.__file__)).with_name(game.name + suffix)


@functools.cache
def load(game: Game) -> "Players":
    """The functions of a game's module, to be called like the compiled ones."""
    return cast("Players", Module(game))


class Module:
    """A module; every thread has a memory of its own."""

    def __init__(self, game: Game) -> None:
        import wasmtime

        engine = wasmtime.Engine()
        module = wasmtime.Module(engine, path(game).read_bytes())
        self._new: Callable[[], Memory] = functools.partial(Memory, wasmtime, engine, module)
        self._local = threading.local()
        exports = json.loads(path(game, ".json").read_bytes())["exports"]
        for name, how in exports.items():
            setattr(self, name, self._function(name, list(how["takes"].values())))

    def _function(self, name: str, kinds: Kinds) -> Callable[..., int]:
        def call(*values: object) -> int:
            return self._memory.call(name, kinds, values)

        return call

    @property
    def _memory(self) -> "Memory":
        found: Memory | None = getattr(self._local, "memory", None)
        if found is None:
            found = self._local.memory = self._new()
        return found


class Memory:
    """An instance of a module: arguments are laid into its memory, and taken out again."""

    def __init__(self, wasmtime: ModuleType, engine: object, module: object) -> None:
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._bytes = self._exports["memory"]
        self._free = int(self._exports["free"].value(self._store))
        self._functions: dict[str, Func] = {}
        self._find()

    def call(self, name: str, kinds: Kinds, values: Sequence[object]) -> int:
        """Call a function as it would be called in this process."""
        function = self._function(name)
        passed: list[int | float] = []
        laid: list[tuple[int, Array, Array]] = []
        for kind, value in zip(kinds, values, strict=True):
            if kind == "number":
                passed.append(float(cast(int, value)))
                continue
            array = np.ascontiguousarray(as_kind(kind, cast(Array, value)))
            at = self._lay(array, laid)
            laid.append((at, cast(Array, value), array))
            passed += [at, *array.shape] if kind.endswith("]") else [at]
        given = function(self._store, *passed)
        for at, value, array in laid:
            ctypes.memmove(array.ctypes.data, self._base + at, array.nbytes)
            if array is not value:
                value[...] = array
        return int(given) if given is not None else 0

    def _function(self, name: str) -> "Func":
        if name not in self._functions:
            self._functions[name] = self._exports[name]
        return self._functions[name]

    def _lay(self, array: Array, laid: Sequence[tuple[int, Array, Array]]) -> int:
        """Copy an array behind those laid before it."""
        end = laid[-1][0] + laid[-1][2].nbytes if laid else self._free
        at = (end + 15) & ~15
        missing = at + array.nbytes - self._size
        if missing > 0:
            self._bytes.grow(self._store, -(-missing // PAGE))
            self._find()
        ctypes.memmove(self._base + at, array.ctypes.data, array.nbytes)
        return at

    def _find(self) -> None:
        """Where the memory lies now, and how large it is."""
        self._base = ctypes.addressof(self._bytes.data_ptr(self._store).contents)
        self._size = int(self._bytes.data_len(self._store))


def as_kind(kind: str, array: Array) -> Array:
    """An array with the items that a function takes; records stay as they are."""
    item = TYPES.get(kind.partition("[")[0])
    return array if item is None else cast(Array, array.astype(item, copy=False))
