"""Whose programs can answer soon, when a deal asks them for something."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from lynxdeck.server.attendance import NOBODY
from lynxdeck.server.audience import Viewer
from lynxdeck.server.keyring import Rights


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
        self._shown: dict[Viewer, tuple[str, ...]] = {}
        """The keys of whoever is connected."""
        self._heard: dict[int, float] = {}
        """When something was last asked for with a seat's key, by the loop's clock."""
        self._changed = changed
        self.elsewhere = NOBODY
        """Those at other processes."""

    def enter(self, viewer: Viewer, keys: Sequence[str]) -> None:
        """A device is connected."""
        self._shown[viewer] = tuple(keys)
        self._changed()

    def leave(self, viewer: Viewer) -> None:
        """A device is gone."""
        self._shown.pop(viewer, None)
        self._changed()

    def hear_of(self, seats: Iterable[int]) -> None:
        """Something is asked for with the keys of these seats."""
        self._heard |= dict.fromkeys(seats, asyncio.get_running_loop().time())
        self._changed()

    def connected(self) -> frozenset[int]:
        """The seats that a device which is connected now has a key for."""
        return self.elsewhere.connected | self.own_connected()

    def own_connected(self) -> frozenset[int]:
        """Those of them whose device is connected to this process."""
        return frozenset().union(*(self._rights(keys).seats for keys in self._shown.values()))

    def here(self) -> frozenset[int]:
        """The seats that are connected with a key that opens them now, or were heard of lately."""
        return self.own() | self.elsewhere.programs

    def own(self) -> frozenset[int]:
        """Those of them that are connected to this process, or were heard of by it."""
        since = asyncio.get_running_loop().time() - self._lately_s
        return self.own_connected().union(seat for seat, at in self._heard.items() if at >= since)
