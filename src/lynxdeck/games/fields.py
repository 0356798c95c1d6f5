"""How the rules of every game read their record, and what the arrays around it are called."""

from collections.abc import Callable
from typing import Annotated, TypeAlias, cast

import numpy as np
import numpy.typing as npt

State: TypeAlias = np.record
"""One record of a game's STATE: `states[i]` when compiled, of a recarray when interpreted."""

States: TypeAlias = npt.NDArray[np.void]
"""An array of records; what Python calls takes it with an index."""

Numbers: TypeAlias = npt.NDArray[np.generic]
"""Room for numbers: legal actions, a deck, counts."""

Rng: TypeAlias = npt.NDArray[np.uint64]
"""The state of a random stream (`games/chance.py`)."""

Bytes: TypeAlias = Annotated[Numbers, "u8[]"]
Shorts: TypeAlias = Annotated[Numbers, "i16[]"]
ShortRows: TypeAlias = Annotated[Numbers, "i16[,]"]
ShortTables: TypeAlias = Annotated[Numbers, "i16[,,]"]
SmallNumbers: TypeAlias = Annotated[Numbers, "i8[]"]
Integers: TypeAlias = Annotated[Numbers, "i32[]"]
Longs: TypeAlias = Annotated[Numbers, "i64[]"]
LongRows: TypeAlias = Annotated[Numbers, "i64[,]"]
Floats: TypeAlias = Annotated[Numbers, "f64[]"]
FloatRows: TypeAlias = Annotated[Numbers, "f64[,]"]
Nodes: TypeAlias = Annotated[States, "node[]"]
"""What arrays hold where a WebAssembly module takes them; in Python any numbers will do."""

int64: Callable[[object], int] = cast(Callable[[object], int], np.int64)
"""A number to reckon with, from a field: bytes wrap in NumPy, and `int` stays unsigned in Numba."""
