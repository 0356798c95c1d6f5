"""What each address takes of the server: its time, and what it holds open.

Work is counted in seconds of the processor's time, whoever it was done for: so much for every read,
frame and byte, and what answering took. An address has two buckets of it. Who has emptied the small
one waits a moment, so that however many sockets and requests come at once, others get their turn in
between; who has emptied the big one is sent away.
"""

import asyncio
import math
from collections import OrderedDict

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.limits import Bucket
from lynxdeck.server.settings import Settings

READ_S = 20e-6
"""The price of a read, however little has come: what the system and the loop have to do for it."""
FRAME_S = 10e-6
BYTE_S = 10e-9
CONNECTION_S = 200e-6
REQUEST_S = 500e-6
"""The price of a request beside what answering it takes: reading it, and sending the answer."""

AT_ONCE_S = 0.003
"""What an address may take of the loop at once; then others are served first."""
SHARE = 0.5
"""What it may take of the loop's time after that, while it has not used up its work."""
BURST_S = 8
"""An unused second counts for later, up to so many of them."""
SOCKET = 5
"""One socket gets a fifth of what its address gets."""
MOST = 10_000
"""Addresses that are remembered."""


class Visitor:
    """One address."""

    __slots__ = ("_pace", "_work", "connections", "sockets")

    def __init__(self, settings: Settings) -> None:
        rate, on = settings.work_per_second / 1000, settings.limited
        self._work = Bucket(rate, rate * BURST_S, on=on)
        self._pace = Bucket(SHARE, AT_ONCE_S, on=on)
        self.connections = 0
        """Over HTTP, open now."""
        self.sockets = 0
        """Open now."""

    @property
    def holds(self) -> bool:
        """Whether anything of it is open."""
        return bool(self.connections or self.sockets)

    def pay(self, now: float, seconds: float) -> bool:
        """So much was done for it on the loop; whether it may go on asking."""
        self._pace.spend(now, seconds)
        return self._work.spend(now, seconds)

    def pay_aside(self, now: float, seconds: float) -> None:
        """So much was done for it in another thread."""
        self._work.spend(now, seconds)

    def pause_s(self, now: float) -> float:
        """Seconds until it is this address's turn again; 0: now."""
        return self._pace.debt_s(now)

    def wait(self, now: float) -> int:
        """Whole seconds until it has work left; 0: it has."""
        return math.ceil(self._work.debt_s(now))

    async def turn(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wait until a request of this address is due, and pay for it."""
        while pause := self.pause_s(loop.time()):
            await asyncio.sleep(max(pause, 0.001))
        self.pay(loop.time(), REQUEST_S)


class Visitors:
    """All addresses lately seen."""

    def __init__(self, settings: Settings, *, most: int = MOST) -> None:
        self._settings = settings
        self._most = most
        self._known: OrderedDict[str, Visitor] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def find(self, address: str) -> Visitor:
        """An address, known or new; the ones not seen for longest are forgotten first."""
        found = self._known.get(address)
        if found is None:
            found = self._known[address] = Visitor(self._settings)
            self._trim()
        self._known.move_to_end(address)
        return found

    def _trim(self) -> None:
        """Forget one that holds nothing; those that do are no more than there are connections."""
        for address in list(self._known)[:8] if len(self._known) > self._most else ():
            if not self._known[address].holds:
                del self._known[address]
                return
            self._known.move_to_end(address)


def too_much_work(wait_s: int) -> Refusal:
    """What somebody hears who has used up the work of an address."""
    sentence = "Too much work for this address: slow down."
    return Refusal("too-many", sentence, arguments={"seconds": wait_s})
