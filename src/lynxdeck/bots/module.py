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
from typing import TYPE_CHECKING, TypedDict, cast

import numpy as np

from lynxdeck.games.registry import Game

if TYPE_CHECKING:
    from wasmtime import Func

    from lynxdeck.bots.engine import Guided, Players

PAGE = 65536
TYPES: Mapping[str, str] = {
    "u8": "u1",
    "i8": "i1",
    "i16": "i2",
    "i32": "i4",
    "i64": "i8",
    "u64": "u8",
    "f64": "f8",
}
KEPT = ("i8[]", "i32[]")
"""A network's weights stay in the memory that they were laid into."""
RULES, NET, SCALAR_NET = ".wasm", ".net.simd.wasm", ".net.wasm"
"""Endings of modules: of the rules and players; with a network, with and without SIMD."""
Array = np.ndarray[tuple[int, ...], np.dtype[np.generic]]
Kinds = Sequence[str]


@functools.cache
def available(game: Game, kind: str = RULES) -> bool:
    """Whether a game has a module, and this program can run it."""
    try:
        import wasmtime  # noqa: F401
    except ImportError:
        return False
    return path(game, kind).is_file() and path(game, ".json").is_file()


def path(game: Game, suffix: str = RULES) -> Path:
    rules = cast(ModuleType, game.rules)
    return Path(str(rules.__file__)).with_name(game.name + suffix)


@functools.cache
def load(game: Game) -> "Players":
    return cast("Players", Module(game, RULES, _takes(_table(game))))


@functools.cache
def load_guided(game: Game, kind: str = NET) -> "Guided":
    return cast("Guided", Module(game, kind, _takes(_table(game)["net"])))


class Exported(TypedDict):
    takes: dict[str, str]
    """The parameters of a function, with their kinds."""


class Exports(TypedDict):
    exports: dict[str, Exported]


class Described(Exports):
    """What a game's data file says of its modules."""

    net: Exports


def _table(game: Game) -> Described:
    found: Described = json.loads(path(game, ".json").read_bytes())
    return found


def _takes(table: Exports) -> Mapping[str, Mapping[str, str]]:
    return {name: how["takes"] for name, how in table["exports"].items()}


class Module:
    """A module; every thread has a memory of its own."""

    def __init__(self, game: Game, kind: str, takes: Mapping[str, Mapping[str, str]]) -> None:
        import wasmtime

        engine = wasmtime.Engine()
        module = wasmtime.Module(engine, path(game, kind).read_bytes())
        self._new: Callable[[], Memory] = functools.partial(Memory, wasmtime, engine, module)
        self._local = threading.local()
        self.new = functools.partial(np.zeros, dtype=game.rules.STATE)
        for name, parameters in takes.items():
            setattr(self, name, self._function(name, list(parameters.values())))

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
        self._kept: dict[int, tuple[Array, int]] = {}
        self._find()

    def call(self, name: str, kinds: Kinds, values: Sequence[object]) -> int:
        function = self._function(name)
        for kind, value in zip(kinds, values, strict=True):
            if kind in KEPT:
                self._keep(cast(Array, value))
        passed: list[int | float] = []
        laid: list[tuple[int, Array, Array]] = []
        for kind, value in zip(kinds, values, strict=True):
            if kind == "number":
                passed.append(float(cast(int, value)))
                continue
            if kind in KEPT:
                passed += [self._kept[id(value)][1], *cast(Array, value).shape]
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

    def _keep(self, array: Array) -> None:
        """Lay an array where it stays; it must not change."""
        if id(array) not in self._kept:
            at = self._lay(array, [])
            self._kept[id(array)] = (array, at)
            self._free = at + array.nbytes

    def _lay(self, array: Array, laid: Sequence[tuple[int, Array, Array]]) -> int:
        end = laid[-1][0] + laid[-1][2].nbytes if laid else self._free
        at = (end + 15) & ~15
        missing = at + array.nbytes - self._size
        if missing > 0:
            self._bytes.grow(self._store, -(-missing // PAGE))
            self._find()
        ctypes.memmove(self._base + at, array.ctypes.data, array.nbytes)
        return at

    def _find(self) -> None:
        self._base = ctypes.addressof(self._bytes.data_ptr(self._store).contents)
        self._size = int(self._bytes.data_len(self._store))


def as_kind(kind: str, array: Array) -> Array:
    """An array with the items that a function takes; records stay as they are."""
    item = TYPES.get(kind.partition("[")[0])
    return array if item is None else cast(Array, array.astype(item, copy=False))
