"""How much of the processor's time something takes that waits in between."""

import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import thread_time
from typing import TypeVar

T = TypeVar("T")
Pay = Callable[[float], object]
"""Is told, step by step, how many seconds of the thread's own time were taken."""


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
