"""How the rules of every game read their record."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np

State: TypeAlias = Any
"""One record of a game's STATE: `states[i]` when compiled, of a recarray when interpreted."""

int64: Callable[[Any], int] = cast(Any, np.int64)
"""A number to reckon with, from a field: bytes wrap in NumPy, and `int` stays unsigned in Numba."""
