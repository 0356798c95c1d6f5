"""Who is at a table, as processes tell each other: what no log says, and nobody keeps.

Every process tells of those whom it has there itself; all of that together is who is there.
Times are those of the calendar that all who share a store go by.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
import structlog
from msgspec import Struct

from lynxdeck.server.store import Attendance

log = structlog.get_logger()


class Shown(Struct, frozen=True, array_like=True):
    """A reaction of the last moments."""

    at: int
    seat: int
    what: str


class Here(Struct, frozen=True, array_like=True):
    """Those at one table whom one process has, or several."""

    devices: Mapping[int, int] = {}
    """Of each seat that is connected, how many."""
    watching: int = 0
    host: bool = False
    """Whether the host is connected."""
    hosting: int = 0
    """Which host: as of the table."""
    host_seen: int = 0
    sittings: frozenset[int] = frozenset()
    """Those whose keys were shown together with the host's."""
    connected: frozenset[int] = frozenset()
    """Seats that a device which is connected has a key for."""
    programs: frozenset[int] = frozenset()
    """Seats whose programs can answer soon."""
    earliest: int = 0
    """Before this nobody's time is up: the table was taken up again."""
    shown: frozenset[Shown] = frozenset()

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
    """Whom other processes have at a table."""
    return together(one.payload for one in words)


def read(payload: bytes) -> Here:
    """What one process tells; of one that speaks otherwise, nothing is known."""
    try:
        return _decode(payload) if payload else NOBODY
    except msgspec.MsgspecError as fault:
        log.warning("attendance.strange", fault=str(fault))
        return NOBODY
