"""Those who wait for one commit are told of it in order, and not all at one go."""

import asyncio
import itertools
from functools import partial
from time import perf_counter

from lynxdeck.server.store.teller import TELL_S, Teller
from lynxdeck.server.store.writer import Task


def test_a_big_commit_is_told_in_slices_and_in_order() -> None:
    told: list[int] = []
    turns: list[int] = []
    done: list[int] = []

    def toil(number: int, fault: BaseException | None) -> None:
        assert fault is None
        end = perf_counter() + TELL_S / 4
        while perf_counter() < end:
            pass
        told.append(number)

    def tell(teller: Teller, numbers: range) -> None:
        jobs = [Task(lambda _: None, partial(toil, number)) for number in numbers]
        teller.tell(jobs, [None] * len(jobs))

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        teller = Teller(loop, done=lambda: done.append(len(told)))
        loop.call_soon(tell, teller, range(20))
        loop.call_soon(tell, teller, range(20, 40))
        while len(told) < 40:
            await asyncio.sleep(0)
            turns.append(len(told))

    asyncio.run(scene())
    assert told == list(range(40))
    assert done == [40]
    assert max(after - before for before, after in itertools.pairwise(turns)) <= 10
