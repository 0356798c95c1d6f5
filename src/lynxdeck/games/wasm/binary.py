"""The file format of WebAssembly, as far as it takes to make a module of LLVM's object file.

One object file is a module already, but for what a linker adds: memory and stack, which it
imports, and exports, which it lacks. Code and constants stay as LLVM wrote them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from lynxdeck.games.refusal import Refusal

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA = 0, 2, 5, 6, 7, 11
AFTER_EXPORTS = {8, 9, 12, 10, 11}
PAGE = 1 << 16

EXPECTED = {"__linear_memory", "__stack_pointer"}
"""What an object file imports, and a module here has itself."""

TOP = PAGE
"""Constants lie from address 0 on, the stack grows down from here, and above it all is free."""

Section = tuple[int, bytes]


class Reader:
    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def more(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()


def leb(value: int) -> bytes:
    """A number as unsigned LEB128.

    >>> leb(624485).hex()
    'e58e26'
    """
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    """A number that is not negative as signed LEB128: the sign's bit must stay clear.

    >>> signed(64).hex()
    'c000'
    """
    out = leb(value)
    return out if out[-1] < 64 else out[:-1] + bytes([out[-1] | 128, 0])


def text(name: str) -> bytes:
    return leb(len(name.encode())) + name.encode()


def vector(entries: Sequence[bytes]) -> bytes:
    """Entries with their number before them."""
    return leb(len(entries)) + b"".join(entries)


def sections(data: bytes) -> Iterator[Section]:
    """Number and content of each section."""
    reader = Reader(data, len(MAGIC))
    while reader.more:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def custom(data: bytes, name: str) -> bytes:
    """The content of a custom section; empty if there is none."""
    for kind, content in sections(data):
        reader = Reader(content)
        if kind == CUSTOM and reader.name() == name:
            return content[reader.at :]
    return b""


class Import(NamedTuple):
    """Something that a module asks of its surroundings."""

    name: str
    kind: int
    """0 a function, 1 a table, 2 a memory, 3 a global."""


def imports(data: bytes) -> list[Import]:
    for kind, content in sections(data):
        if kind == IMPORT:
            reader = Reader(content)
            return [_import(reader) for _ in range(reader.number())]
    return []


def _import(reader: Reader) -> Import:
    reader.name()  # of the module that it comes from
    found = Import(reader.name(), reader.byte())
    if found.kind == 0:
        reader.number()
    elif found.kind == 3:
        reader.take(2)
    else:
        reader.take(1 if found.kind == 1 else 0)
        flags = reader.byte()
        for _ in range(1 + (flags & 1)):
            reader.number()
    return found


def exports(data: bytes) -> list[str]:
    for kind, content in sections(data):
        if kind == EXPORT:
            reader = Reader(content)
            return [_export(reader) for _ in range(reader.number())]
    return []


def _export(reader: Reader) -> str:
    name = reader.name()
    reader.byte()
    reader.number()
    return name


# --- the symbols of an object file ------------------------------------------------------------

SYMBOLS = 8
FUNCTION, DATUM, SECTION = 0, 1, 3
UNDEFINED, NAMED = 0x10, 0x40


def functions(data: bytes) -> dict[str, int]:
    """The indices of the functions that an object file defines."""
    reader = Reader(custom(data, "linking"))
    reader.number()  # the version
    found: dict[str, int] = {}
    while reader.more:
        kind, content = reader.byte(), Reader(reader.take(reader.number()))
        if kind == SYMBOLS:
            found = dict(filter(None, (_symbol(content) for _ in range(content.number()))))
    return found


def _symbol(reader: Reader) -> tuple[str, int] | None:
    kind, flags = reader.byte(), reader.number()
    if kind == DATUM:
        reader.name()
        for _ in range(0 if flags & UNDEFINED else 3):
            reader.number()
        return None
    index = reader.number()
    if kind == SECTION or (flags & UNDEFINED and not flags & NAMED):
        return None
    name = reader.name()
    return (name, index) if kind == FUNCTION and not flags & UNDEFINED else None


# --- the module -------------------------------------------------------------------------------


def module(data: bytes, names: Sequence[str], notes: Mapping[str, bytes]) -> bytes:
    """An object file as a module with memory and stack of its own, exports, and notes."""
    check_imports(data)
    parts = [part for part in sections(data) if part[0] not in (CUSTOM, IMPORT)]
    if any(kind in (MEMORY, GLOBAL, EXPORT) for kind, _ in parts):
        raise Refusal("wasm-object", "LLVM's object file is not as we know it.")
    made = [(MEMORY, vector([b"\0" + leb(TOP // PAGE + 1)])), (GLOBAL, _globals())]
    made.append((EXPORT, _exports(functions(data), names)))
    before = [part for part in parts if part[0] not in AFTER_EXPORTS]
    after = [part for part in parts if part[0] in AFTER_EXPORTS]
    noted = [(CUSTOM, text(name) + content) for name, content in notes.items()]
    return MAGIC + b"".join(
        bytes([kind]) + leb(len(content)) + content
        for kind, content in (*before, *made, *after, *noted)
    )


def check_imports(data: bytes) -> None:
    """Refuse what would have to come from outside: a browser has no C library."""
    wanted = sorted(found.name for found in imports(data) if found.name not in EXPECTED)
    if wanted:
        raise Refusal("wasm-import", f"The module would need {', '.join(wanted)} from outside.")


def _globals() -> bytes:
    """The stack's pointer, where code expects it, and for callers where free memory begins."""
    i32, mutable, const, end = b"\x7f", (b"\0", b"\1"), b"\x41", b"\x0b"
    top = const + signed(TOP) + end
    return vector([i32 + mutable[1] + top, i32 + mutable[0] + top])


def _exports(found: Mapping[str, int], names: Sequence[str]) -> bytes:
    entries = [text("memory") + b"\2\0", text("free") + b"\3\1"]
    return vector([*entries, *(text(name) + b"\0" + leb(found[name]) for name in names)])
