"""Those who wait for one commit are told of it in order, and not all at one go."""

import asyncio
import itertools
from functools import partial
from time import perf_counter

from lynxdeck.server.store.common import CALLBACKS_S, Callbacks


def test_a_big_commit_is_told_in_slices_and_in_order() -> None:
    told: list[int] = []
    turns: list[int] = []
    done: list[int] = []

    def toil(number: int, fault: BaseException | None) -> None:
        assert fault is None
        end = perf_counter() + CALLBACKS_S / 4
        while perf_counter() < end:
            pass
        told.append(number)

    def call(callbacks: Callbacks, numbers: range) -> None:
        callbacks.call([(partial(toil, number), None) for number in numbers])

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        callbacks = Callbacks(loop, done=lambda: done.append(len(told)))
        loop.call_soon(call, callbacks, range(20))
        loop.call_soon(call, callbacks, range(20, 40))
        while len(told) < 40:
            await asyncio.sleep(0)
            turns.append(len(told))

    asyncio.run(scene())
    assert told == list(range(40))
    assert done == [40]
    assert max(after - before for before, after in itertools.pairwise(turns)) <= 10
