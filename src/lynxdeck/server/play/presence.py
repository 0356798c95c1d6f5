"""Who is at a table: what no log says, and nobody keeps.

Every process tells the others of those whom it has there itself; all of that together is who is
there. Times are those of the calendar that all who share a store go by.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct

from lynxdeck.server.keyring import Rights
from lynxdeck.server.store import Attendance
from lynxdeck.table.setup import DAY_MS, Clock, DaysClock
from lynxdeck.table.table import Table

log = structlog.get_logger()


class ShownReaction(Struct, frozen=True, array_like=True):
    at: int
    seat: int
    what: str
    face: int | None = None


class Here(Struct, frozen=True, array_like=True):
    """People at one table, as one process or several know them."""

    devices: Mapping[int, int] = {}
    """Of each seat that is connected, how many."""
    watching: int = 0
    host: bool = False
    """Whether the host is connected."""
    hosting: int = 0
    """Which host: as of the table."""
    host_seen: int = 0
    sittings: frozenset[int] = frozenset()
    """Sittings whose keys were shown together with the host's."""
    connected: frozenset[int] = frozenset()
    """Seats that a device which is connected has a key for."""
    programs: frozenset[int] = frozenset()
    """Seats whose programs can answer soon."""
    earliest: int = 0
    """Before this nobody's time is up: the table was taken up again."""
    shown: frozenset[ShownReaction] = frozenset()

    @property
    def crowd(self) -> int:
        """How many look on, seated or not."""
        return sum(self.devices.values()) + self.watching

    @property
    def fleeting(self) -> bool:
        """Whether some of it is over in a moment, and nobody says so."""
        return bool(self.shown or self.programs - self.connected)


NOBODY = Here()

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Here).decode


def write(here: Here) -> bytes:
    """As the store keeps it; nothing if there is nothing to tell."""
    return b"" if here == NOBODY else _encode(here)


def together(told: Iterable[bytes]) -> Here:
    """What several processes tell, as one.

    >>> together([write(Here({1: 1}, host_seen=5)), write(Here({1: 1, 2: 1}, 3))]).devices
    {1: 2, 2: 1}
    """
    heres = [here for payload in told if (here := read(payload)) is not NOBODY]
    if len(heres) < 2:
        return heres[0] if heres else NOBODY
    devices: Counter[int] = Counter()
    for here in heres:
        devices.update(here.devices)
    hosting = max(here.hosting for here in heres)
    of_host = [here for here in heres if here.hosting == hosting]
    return Here(
        dict(devices),
        sum(here.watching for here in heres),
        any(here.host for here in of_host),
        hosting,
        max(here.host_seen for here in of_host),
        frozenset().union(*(here.sittings for here in of_host)),
        frozenset().union(*(here.connected for here in heres)),
        frozenset().union(*(here.programs for here in heres)),
        max(here.earliest for here in heres),
        frozenset().union(*(here.shown for here in heres)),
    )


def told_by(words: Iterable[Attendance]) -> Here:
    return together(one.payload for one in words)


def read(payload: bytes) -> Here:
    """What one process tells; of one that speaks otherwise, nothing is known."""
    try:
        return _decode(payload) if payload else NOBODY
    except msgspec.MsgspecError as fault:
        log.warning("presence.malformed", fault=str(fault))
        return NOBODY


class Present(NamedTuple):
    seats: frozenset[int]
    watching: int
    host: bool
    host_open: bool


ABSENT = Present(frozenset(), 0, host=False, host_open=False)


def connected(here: Here | None) -> Present:
    """Who is at a table that only other processes have in memory."""
    if here is None:
        return ABSENT
    return Present(frozenset(here.devices), here.watching, here.host, host_open=False)


# --- the host ---------------------------------------------------------------------------------

GONE_MS = 120_000
"""How long a host may be away from a table at which people wait for each other."""


def patience_ms(clock: Clock) -> int:
    """How long it takes until a host counts as away: in turn-based play as long as a decision."""
    return clock.days * DAY_MS if isinstance(clock, DaysClock) else GONE_MS


class HostPresence:
    """When the host was last seen: a socket, any request with the host's key or from their seat."""

    __slots__ = ("_now", "_patience", "_table", "seen", "sittings")

    def __init__(self, table: Table, now: Callable[[], int], *, ours: bool) -> None:
        self._table = table
        self._now = now
        self._patience = patience_ms(table.setup.clock)
        # The last actor may have been the host; and after a restart there is time to
        # come back, unless others have had the table meanwhile: they tell.
        back = now() - self._patience + GONE_MS if ours else 0
        self.seen = max(self._touched(), back)
        self.sittings: frozenset[int] = frozenset()
        """Sittings whose keys were shown together with the host's."""

    def _touched(self) -> int:
        """When something last happened, not counting time in which no server was up."""
        return min(self._table.touched + self._table.lost(self._table.touched), self._now())

    def see(self) -> None:
        self.seen = self._now()

    def hear(self, seen: int, sittings: frozenset[int]) -> None:
        self.seen = max(self.seen, min(seen, self._now()))
        self.sittings |= sittings

    def greet(self, who: Rights) -> bool:
        """Somebody shows keys; whether it is the host."""
        if who.host:
            now = {seat.sitting for seat in self._table.seats}
            shown = {self._table.seats[number - 1].sitting for number in who.seats}
            self.sittings = self.sittings & now | shown
        host = who.host or any(map(self.sits, who.seats))
        if host:
            self.see()
        return host

    def sits(self, number: int) -> bool:
        seat = self._table.seats[number - 1]
        return seat.host or (seat.sitting != 0 and seat.sitting in self.sittings)

    def forget(self) -> None:
        self.sittings = frozenset()
        self.see()

    @property
    def left_ms(self) -> int:
        """How long it takes until the host counts as away; 0: that is so now."""
        return max(0, self.seen + self._patience - self._now())


# --- programs that can add to a deal ------------------------------------------------------------


class Programs:
    """The devices at a table with all seats they hold, and who asks without a socket."""

    __slots__ = ("_changed", "_heard", "_lately_s", "_rights", "_shown", "elsewhere")

    def __init__(
        self,
        rights: Callable[[Sequence[str]], Rights],
        *,
        lately_s: float,
        changed: Callable[[], None],
    ) -> None:
        self._rights = rights
        self._lately_s = lately_s
        self._shown: dict[object, tuple[str, ...]] = {}
        """The keys of the connected clients."""
        self._heard: dict[int, float] = {}
        """When something was last asked for with a seat's key, by the loop's clock."""
        self._changed = changed
        self.elsewhere = NOBODY
        """People connected to other processes."""

    def enter(self, viewer: object, keys: Sequence[str]) -> None:
        self._shown[viewer] = tuple(keys)
        self._changed()

    def leave(self, viewer: object) -> None:
        self._shown.pop(viewer, None)
        self._changed()

    def hear_of(self, seats: Iterable[int]) -> None:
        """Something is asked for with the keys of these seats."""
        self._heard |= dict.fromkeys(seats, asyncio.get_running_loop().time())
        self._changed()

    def connected(self) -> frozenset[int]:
        return self.elsewhere.connected | self.own_connected()

    def own_connected(self) -> frozenset[int]:
        return frozenset().union(*(self._rights(keys).seats for keys in self._shown.values()))

    def here(self) -> frozenset[int]:
        """The seats that are connected with a key that opens them now, or were heard of lately."""
        return self.own() | self.elsewhere.programs

    def own(self) -> frozenset[int]:
        since = asyncio.get_running_loop().time() - self._lately_s
        return self.own_connected().union(seat for seat, at in self._heard.items() if at >= since)
