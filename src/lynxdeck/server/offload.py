"""Threads for what would take too long on the event loop, one job at a time."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import thread_time
from typing import ParamSpec, Protocol, TypeVar

from lynxdeck.games.refusal import Refusal

T = TypeVar("T")
P = ParamSpec("P")

AGAIN_S = 5
"""When a refused visitor may ask again."""


class Full(Refusal):
    """Too many jobs wait already."""


class Offload(Protocol):
    async def __call__(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do it, while the loop goes on."""


class OffloadThread:
    """A thread, and a bounded queue of jobs in which visitors take turns."""

    def __init__(self, name: str, *, most: int, each: int) -> None:
        self._thread = ThreadPoolExecutor(1, f"lynxdeck-{name}")
        self._most, self._each = most, each
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def do(self, who: Hashable, work: Callable[[], T]) -> tuple[T, float]:
        """Run a job in the thread; its result, and the seconds it took there."""
        await self._turn(who)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, partial(clocked, work))
        finally:
            self._next()

    async def _turn(self, who: Hashable) -> None:
        if not self._busy:
            self._busy = True
            return
        mine = self._waiting.get(who, ())
        if len(self) >= self._most or len(mine) >= self._each:
            sentence = "Too much waits to be done here: ask again in a moment."
            raise Full("too-many", sentence, arguments={"seconds": AGAIN_S})
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Give the thread to the client that has not had it for longest."""
        while self._waiting:
            who, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False


def clocked(work: Callable[[], T]) -> tuple[T, float]:
    began = thread_time()
    return work(), thread_time() - began


VISITORS = OffloadThread("visitors", most=64, each=8)
"""QR codes, replays, records."""
TABLES = OffloadThread("tables", most=10_000, each=10_000)
"""Long logs of tables that are loaded."""


async def offload(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Run a job for a table in a thread, one at a time."""
    done, _ = await TABLES.do(None, partial(work, *args, **more))
    return done
