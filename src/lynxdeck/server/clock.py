"""What time it is: the one place where the machine's clocks are read.

What runs (turns, limits, links, sweeps) is measured by a clock that only goes forward. The clock on
the wall can be put right or wrong at any moment: it is read at the start, to know the date.
"""

import time

_COUNTS_SLEEP = getattr(time, "CLOCK_BOOTTIME", None)
"""Where a machine that slept can say for how long: otherwise the date would lag behind."""


class Clock:
    """The machine's clocks; tests bring one that is turned by hand."""

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back, whatever is done to the date."""
        if _COUNTS_SLEEP is None:
            return time.monotonic()
        return time.clock_gettime(_COUNTS_SLEEP)

    def wall(self) -> int:
        """The date, in milliseconds since the epoch, as the machine believes just now."""
        return time.time_ns() // 1_000_000
