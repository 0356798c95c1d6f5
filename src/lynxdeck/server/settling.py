"""Those who wait for the same."""

import asyncio
from collections.abc import Iterable

from lynxdeck.server.store import teller


class Waiting:
    """Those who wait for what is asked next, and for what is being asked, by what they ask of."""

    def __init__(self) -> None:
        self._next: dict[str, asyncio.Future[None]] = {}
        self._now: dict[str, asyncio.Future[None]] = {}

    def future(self, name: str) -> asyncio.Future[None]:
        """What tells when that was asked which is asked next."""
        if name not in self._next:
            self._next[name] = asyncio.get_running_loop().create_future()
        return self._next[name]

    def begin(self) -> None:
        """It is asked now; whoever comes from now on waits for the next time."""
        self._now, self._next = self._next, {}

    def end(self, fault: BaseException | None) -> None:
        """It was."""
        settle(self._now.values(), fault)
        self._now = {}

    def give_up(self, fault: BaseException) -> None:
        """Nobody is to wait any longer, for whatever it is."""
        settle([*self._now.values(), *self._next.values()], fault)
        self._now, self._next = {}, {}


def settle(waiting: Iterable[asyncio.Future[None]], fault: BaseException | None) -> None:
    """Tell them that it is done, or why it is not."""
    for one in waiting:
        if not one.done():
            teller.settle(one, fault)
            if fault is not None:
                one.exception()  # most often nobody waits
