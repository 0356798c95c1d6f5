"""From Numba's intermediate code to WebAssembly: the same functions, types and arithmetic.

Numba has typed and lowered every function; what it would hand to LLVM for this machine is linked
into one module, told that it is for wasm32 and compiled by the LLVM that llvmlite brings. There
is no second compiler and no linker.

`get_llvm_str`, `_nrt` and how Numba's functions call each other are Numba's internals: modules
are built with the versions that `pyproject.toml` pins, and compared with the CPU call by call.
"""

import hashlib
import json
import os
import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games import chance, defaults, drive, fields
from lynxdeck.games import compile as targets
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.shape import Rules
from lynxdeck.games.wasm import binary, exports

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef, TargetMachine
    from numba.core.types import Array, Type

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last years has."""
SIMD = "+simd128"
"""What those have, too, that are a little younger: four or more numbers at a time."""

ENVIRONMENT = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""LLVM shall optimise once, for wasm32, and nothing for this machine before."""

NOTE = "lynxdeck"
"""The custom section that says what a module was made from and with."""


@dataclass(frozen=True)
class Parts:
    """What a module is made of."""

    rules: Rules
    quick: tuple[ModuleType, ...]
    """The modules compiled with the rules, because search and playouts need them."""
    small: tuple[ModuleType, ...]
    """Those that are asked once in a decision: small code matters more than quick code."""
    records: Mapping[str, "np.dtype[np.void]"]
    """The records that arrays hold, by their names in `exports`."""
    signatures: Mapping[str, exports.Signature]
    """The functions it exports."""
    simd: bool = False
    """Whether loops may be made to work on several numbers at a time."""

    @property
    def rest(self) -> tuple[ModuleType, ...]:
        """All that is compiled with the rules."""
        return (*self.small, *self.quick)


def origin(parts: Parts) -> dict[str, str]:
    """What decides a module's bytes: the sources, and the versions of what compiles them."""
    return {
        "sources": source_hash(parts),
        "python": ".".join(platform.python_version_tuple()[:2]),
        **{name: version(name) for name in ("numba", "llvmlite")},
    }


def source_hash(parts: Parts) -> str:
    """A hash of all sources that a module is made from, this package among them."""
    rules = cast(ModuleType, parts.rules)
    modules = (chance, defaults, targets, drive, fields, rules, *parts.rest, binary, exports)
    files = [*(Path(str(module.__file__)) for module in modules), Path(__file__)]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def made_from(module: bytes) -> dict[str, str]:
    """What a module says it was made from and with."""
    note: dict[str, str] = json.loads(binary.custom(module, NOTE) or b"{}")
    return note


def build(parts: Parts) -> bytes:
    """The module; the same bytes for the same sources and versions."""
    for name, value in ENVIRONMENT.items():
        if os.environ.get(name) != value:
            raise Refusal("wasm-process", f"A module is built in a process with {name}={value!r}.")
    machine = _machine(parts)
    small = (drive, defaults, *parts.small)
    pieces = (retargeted(piece, machine, small) for piece in _pieces(parts))
    whole = _linked(pieces)
    names = list(parts.signatures)
    _keep_only(whole, names)
    _optimise(whole, machine, parts)
    note = json.dumps(origin(parts), sort_keys=True).encode()
    return binary.module(machine.emit_object(whole), names, {NOTE: note})


# --- Numba ------------------------------------------------------------------------------------


def _pieces(parts: Parts) -> Iterator[str]:
    """The intermediate code of every function, and of what makes it callable from outside."""
    import numba

    jit = numba.njit(
        nogil=True, error_model="numpy", _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True
    )
    engine = targets.build(parts.rules, jit, *parts.rest)
    for name, signature in parts.signatures.items():
        function = getattr(engine, name)
        kinds = tuple(_type(kind, parts.records) for kind in signature.takes.values())
        function.compile(kinds)
        made = function.overloads[kinds]
        yield made.library.get_llvm_str()
        yield wrapper(name, made.fndesc.llvm_func_name, kinds, made.fndesc.restype)


ITEMS = {
    "number": np.int64,
    "u8": np.uint8,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "u64": np.uint64,
    "f64": np.float64,
}
"""What the words of `exports` mean, apart from the records."""


def _type(kind: str, records: Mapping[str, "np.dtype[np.void]"]) -> "Type":
    """Numba's type of an argument."""
    import numba
    from numba import types

    name, dimensions = exports.item(kind), exports.dimensions(kind)
    found: Type = numba.from_dtype(records.get(name) or np.dtype(ITEMS[name]))
    return types.Array(found, dimensions, "C") if dimensions else found


# --- the border, in LLVM's language -----------------------------------------------------------


@dataclass
class Border:
    """What one argument is outside and inside, and the lines that make the one the other."""

    takes: list[str]
    gives: list[str]
    lines: list[str]


def wrapper(name: str, symbol: str, kinds: Sequence["Type"], result: "Type") -> str:
    """A function that anybody can call, around one that Numba made for itself.

    Numba's functions give back a status, which is never bad here: nothing in the rules raises.
    """
    borders = [_border(at, kind) for at, kind in enumerate(kinds)]
    takes = [part for border in borders for part in border.takes]
    gives = ["ptr %result", "ptr %problem", *(part for border in borders for part in border.gives)]
    declared = ", ".join(part.rsplit(" ", 1)[0] for part in gives)
    back, end = _result(result)
    lines = [
        "%result = alloca i64",
        "%problem = alloca ptr",
        *(line for border in borders for line in border.lines),
        f'%status = call i32 @"{symbol}"({", ".join(gives)})',
        "%good = icmp eq i32 %status, 0",
        "br i1 %good, label %done, label %failed",
        "failed:",
        "call void @llvm.trap()",
        "unreachable",
        "done:",
        *end,
    ]
    head = f'declare i32 @"{symbol}"({declared})\ndeclare void @llvm.trap()\n'
    return head + f'define {back} @"{name}"({", ".join(takes)}) {{\n' + "\n".join(lines) + "\n}\n"


def _border(at: int, kind: "Type") -> Border:
    from numba import types

    if isinstance(kind, types.Array):
        return _array(at, kind)
    if isinstance(kind, types.Record):
        return Border([f"ptr %p{at}"], [f"ptr %p{at}"], [])
    whole = f"%i{at} = fptosi double %p{at} to i64"
    return Border([f"double %p{at}"], [f"i64 %i{at}"], [whole])


def _array(at: int, kind: "Array") -> Border:
    """An array's address and lengths, as Numba's array: parent, counts, address, shape, strides."""
    from numba.np.numpy_support import as_dtype

    axes, item = range(kind.ndim), as_dtype(kind.dtype).itemsize
    lines = [f"%l{at}_{d} = zext i32 %n{at}_{d} to i64" for d in axes]
    step, strides = str(item), list[str]()
    for d in reversed(axes):
        strides.insert(0, step)
        lines.append(f"%s{at}_{d} = mul i64 %l{at}_{d}, {step}")
        step = f"%s{at}_{d}"
    lines.append(f"%c{at} = udiv i64 {step}, {item}")
    gives = ["ptr null", "ptr null", f"i64 %c{at}", f"i64 {item}", f"ptr %p{at}"]
    gives += [f"i64 %l{at}_{d}" for d in axes] + [f"i64 {stride}" for stride in strides]
    return Border([f"ptr %p{at}", *(f"i32 %n{at}_{d}" for d in axes)], gives, lines)


def _result(result: "Type") -> tuple[str, list[str]]:
    """What a function gives back outside, and the lines that do."""
    from numba import types

    kind = types.unliteral(result)
    if kind == types.none:
        return "void", ["ret void"]
    width = 8 if kind == types.boolean else kind.bitwidth
    convert = "sitofp" if getattr(kind, "signed", False) else "uitofp"
    return "double", [
        f"%raw = load i{width}, ptr %result",
        f"%value = {convert} i{width} %raw to double",
        "ret double %value",
    ]


# --- LLVM -------------------------------------------------------------------------------------


def _machine(parts: Parts) -> "TargetMachine":
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    features = f"{FEATURES},{SIMD}" if parts.simd else FEATURES
    return target.create_target_machine(cpu="generic", features=features, opt=3, reloc="static")


def _linked(pieces: Iterator[str]) -> "ModuleRef":
    import llvmlite.binding as llvm

    whole = llvm.parse_assembly(next(pieces))
    for piece in pieces:
        whole.link_in(llvm.parse_assembly(piece))
    return whole


BUILTINS = '"no-builtin-strlen" "no-builtin-wcslen"'
"""What LLVM may not make up: it saw a `strlen` in a loop of `put_on_display`."""


def retargeted(code: str, machine: "TargetMachine", small: Sequence[ModuleType]) -> str:
    """The same for wasm32, without calls of a C library: for a root there is an instruction."""
    code = code.replace("@sqrt(", "@llvm.sqrt.f64(")
    code = re.sub(r"^(define .*)\{$", rf"\1{BUILTINS} {{", code, flags=re.M)
    for module in small:
        own = rf'^(define .*@"?_ZN{mangled(module)}\d.*?)({re.escape(BUILTINS)})'
        code = re.sub(own, r"\1optsize \2", code, flags=re.M)
    code = re.sub(r'^target (datalayout|triple) = ".*"$', "", code, flags=re.M)
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n{code}'


def mangled(module: ModuleType) -> str:
    """How the symbols of a module's functions begin."""
    return "".join(f"{len(word)}{word}" for word in module.__name__.split("."))


def _keep_only(whole: "ModuleRef", names: Sequence[str]) -> None:
    """Let LLVM throw away, or build in, all that is not called from outside."""
    for found in (*whole.functions, *whole.global_variables):
        if not found.is_declaration and found.name not in names:
            found.linkage = "internal"


def _optimise(whole: "ModuleRef", machine: "TargetMachine", parts: Parts) -> None:
    import llvmlite.binding as llvm

    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization, options.slp_vectorization = parts.simd, False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
