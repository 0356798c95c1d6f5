"""A server whose machine has the wrong time: `python -m tests.server.faults.skewed HOURS serve …`.

Its date is off by so many hours. Its watch stands still while the process does, as that of a
virtual machine which is put to sleep: so it does not notice by itself that its lease has run out.
"""

import sys
import threading
import time

TICK_S, MOST_S = 0.02, 0.3


class Watch:
    """Goes on by a little at most between two looks at it."""

    def __init__(self) -> None:
        self._real = time.monotonic
        self._before = self._shown = self._real()
        self._turn = threading.Lock()

    def read(self) -> float:
        """Seconds, without those that it slept through."""
        with self._turn:
            now = self._real()
            self._shown += min(now - self._before, MOST_S)
            self._before = now
            return self._shown

    def tick(self) -> None:
        """Look at it again and again."""
        while True:
            self.read()
            time.sleep(TICK_S)


def skew(hours: float) -> None:
    """Let the clocks of this process be wrong."""
    seconds, wall, wall_ns = hours * 3600, time.time, time.time_ns
    time.time = lambda: wall() + seconds
    time.time_ns = lambda: wall_ns() + int(seconds) * 1_000_000_000
    watch = Watch()
    threading.Thread(target=watch.tick, daemon=True).start()
    time.monotonic = watch.read


if __name__ == "__main__":
    skew(float(sys.argv.pop(1)))
    from lynxdeck.cli import main

    main()
