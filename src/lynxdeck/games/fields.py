"""How the rules of every game read their record, and what the arrays around it are called."""

from collections.abc import Callable
from typing import TypeAlias, cast

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

int64: Callable[[object], int] = cast(Callable[[object], int], np.int64)
"""A number to reckon with, from a field: bytes wrap in NumPy, and `int` stays unsigned in Numba."""
