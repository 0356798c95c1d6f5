"""How much of the processor's time something takes: at one go, or with waits in between."""

import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import perf_counter, thread_time
from typing import TypeVar

T = TypeVar("T")
Pay = Callable[[float], object]
"""Is told, step by step, how many seconds of the thread's own time were taken."""

FRESH_S = 0.0002
"""How long a reading of the processor's time is gone on from."""


class Meter:
    """The processor's time that one thread has taken, quickly told.

    The system is asked for it at most every 0.2 ms, because asking takes longer than much of what
    is measured; in between, the clock on the wall goes on for it. So what takes long is measured
    as it is, and nobody pays for more than that moment because the machine was busy with others.
    """

    __slots__ = ("_asked", "_taken")

    def __init__(self) -> None:
        self._asked, self._taken = perf_counter(), thread_time()

    def read(self) -> float:
        """Seconds; the same clock may be read at the beginning and at the end of something."""
        now = perf_counter()
        if now - self._asked > FRESH_S:
            self._asked, self._taken = now, thread_time()
            return self._taken
        return self._taken + (now - self._asked)


def timed(work: Coroutine[object, None, T], pay: Pay) -> Awaitable[T]:
    """The same, with every step paid for."""
    return _stepwise(work, pay)


@types.coroutine
def _stepwise(work: Coroutine[object, None, T], pay: Pay) -> Generator[object, None, T]:
    fault: BaseException | None = None
    while True:
        began = thread_time()
        try:
            waits_for = work.send(None) if fault is None else work.throw(fault)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            pay(thread_time() - began)
        fault = None
        try:
            yield waits_for
        except BaseException as thrown:
            fault = thrown
