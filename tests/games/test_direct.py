"""The way past Numba's dispatcher, which no documentation of Numba promises."""

import numba
import numpy as np

from lynxdeck.games.compile import direct

GONE = (
    f"Numba {numba.__version__} has no `entry_point` any more, which `direct` in games/compile.py"
    " uses: hold Numba below this version in pyproject.toml, or let `direct` give the function back"
    " as it is (a microsecond more for each call: a tenth of what the server does for a decision)."
)


def test_numba_still_lets_us_past_its_dispatcher() -> None:
    nth = numba.njit(lambda numbers, i: numbers[i] * 2)
    numbers = np.arange(5)
    signature = tuple(numba.typeof(argument) for argument in (numbers, 0))
    nth.compile(signature)
    assert hasattr(nth.overloads[signature], "entry_point"), GONE
    assert direct(nth, numbers, 0)(numbers, 3) == nth(numbers, 3) == 6, GONE
