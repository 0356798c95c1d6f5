"""Who looks on at a table: what they are told, what they missed, and who is here."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Protocol

from lynxdeck.server import protocol as wire
from lynxdeck.server.agenda import GAME, UNWATCHED, Errand
from lynxdeck.server.attendance import NOBODY, Here
from lynxdeck.server.chronicle import Outbound, together
from lynxdeck.server.frames import text_frame
from lynxdeck.server.host import HostPresence
from lynxdeck.server.keyring import Rights
from lynxdeck.server.pov import PointOfView
from lynxdeck.server.projection import Present
from lynxdeck.table.table import Table

PRESENCE_S = 0.1


class Viewer(Protocol):
    """Somebody who is connected."""

    address: str
    """Where from, as limits count it; kept in memory only."""

    def write(self, frames: bytes) -> None:
        """Send frames; a viewer that does not keep up is dropped, never waited for."""

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Say why, and close."""


class Place(NamedTuple):
    """Where a viewer looks from, and for which host's time they have a key."""

    seat: int | None
    """Of the point of view: asked for every time something is told."""
    point: PointOfView
    hosting: int
    """The event with which it began; 0: they have no key of the host's."""


SEEN_MS = 5_000
"""So exactly other processes are told when the host was last seen."""


class Audience:
    """Everybody who is connected to one table; of those connected elsewhere, who they are."""

    __slots__ = (
        "_answer", "_changed", "_gone_at", "_host", "_host_timer", "_last", "_news", "_now",
        "_presence", "_table", "_viewers", "elsewhere",
    )  # fmt: skip

    def __init__(
        self, table: Table, now: Callable[[], int], changed: Callable[[], None], *, anew: bool
    ) -> None:
        self._table = table
        self._now = now
        self._changed = changed
        """Called when other processes are to know."""
        self._host = HostPresence(table, now, anew=anew)
        self.elsewhere = NOBODY
        """Those whom other processes have here."""
        self._viewers: dict[Viewer, Place] = {}
        self._news: list[Outbound] = []
        """What has happened and is told next."""
        self._answer: tuple[Viewer, bytes] | None = None
        """What one of them hears after that."""
        self._gone_at: dict[int, int] = {}
        """Since when a seat has no device connected."""
        self._presence: asyncio.TimerHandle | None = None
        self._last = ""
        """The address of whoever left last."""
        self._host_timer: asyncio.TimerHandle | None = None

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def __len__(self) -> int:
        return len(self._viewers)

    def places(self) -> list[tuple[Viewer, Place]]:
        """Everybody, and where they look from."""
        return list(self._viewers.items())

    # --- who is here --------------------------------------------------------------------------

    def present(self) -> Present:
        """Who is connected now."""
        host = self._has_host() or self.elsewhere.host
        if host:
            self._host.see()
        return Present(self._seats(), self.watching, host, host_open=not self._host.left_ms)

    def _has_host(self) -> bool:
        return any(self._hosts(place) for place in self._viewers.values())

    def here(self) -> Here:
        """Those who are connected here, as other processes are told of them."""
        seats = (place.seat for place in self._viewers.values())
        devices = Counter(seat for seat in seats if seat)
        host = self._has_host()
        seen = 0 if host else self._host.seen // SEEN_MS * SEEN_MS
        watching = len(self._viewers) - devices.total()
        return Here(dict(devices), watching, host, self._table.hosting, seen, self._host.sittings)

    def hear_of(self, elsewhere: Here) -> None:
        """Who is connected to other processes now."""
        before, self.elsewhere = self.elsewhere, elsewhere
        if elsewhere.hosting == self._table.hosting:
            self._host.hear(elsewhere.host_seen, elsewhere.sittings)
        if before.host or elsewhere.host:
            self._host.see()
        here = self._seats()
        for seat in before.devices.keys() - here:
            self._gone_at[seat] = self._now()
        for seat in here:
            self._gone_at.pop(seat, None)
        if _told(before) != _told(elsewhere):
            self._say_presence()

    def _hosts(self, place: Place) -> bool:
        seat = place.seat
        return place.hosting == self._table.hosting or (seat is not None and self._host.sits(seat))

    def greet(self, who: Rights) -> None:
        """Somebody shows keys, connected or not: the host may be back by that."""
        was_away = not self._host.left_ms
        if self._host.greet(who):
            self._changed()
            self._await_host()
            if was_away:
                self._say_presence()

    def _await_host(self) -> None:
        """Tell everybody when the host counts as away, unless the host is seen meanwhile."""
        if self._host_timer is None:
            loop, wait_s = asyncio.get_running_loop(), self._host.left_ms / 1000 + 1
            self._host_timer = loop.call_later(wait_s, self._look_for_host)

    def _look_for_host(self) -> None:
        self._host_timer = None
        if not self.present().host_open:
            self._await_host()
        else:
            self._say_presence()

    def new_host(self) -> None:
        """The host has given the role to somebody."""
        self._host.forget()
        self._await_host()
        self._say_presence()

    def _seats(self) -> frozenset[int]:
        seats = (place.seat for place in self._viewers.values())
        return frozenset(seat for seat in seats if seat).union(self.elsewhere.devices)

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        own = sum(place.seat is None for place in self._viewers.values())
        return own + self.elsewhere.watching

    def devices(self, seat: int, *, but: Viewer | None = None) -> int:
        """How many look on from a seat, others than that one."""
        places = self._viewers.items()
        own = sum(place.seat == seat and one is not but for one, place in places)
        return own + self.elsewhere.devices.get(seat, 0)

    def missing_since(self, seat: int) -> int | None:
        """Since when the others wait for a seat without a device; None if nobody does."""
        for place in self._viewers.values():
            if place.seat == seat:  # as most often, and asked after every decision
                return None
        seats = self._seats()
        if seat in seats or not seats:
            return None
        return self._gone_at.setdefault(seat, self._now())

    def errand(self, table: str) -> Errand:
        """On whose account bots think here: those who wait, at their seats or looking on."""
        waiting = {one.address for one, place in self._viewers.items() if place.seat}
        if waiting or self._viewers:
            return Errand(GAME, tuple(sorted(waiting or {one.address for one in self._viewers})))
        return Errand(GAME if self.elsewhere.crowd else UNWATCHED, (self._last or table,))

    def enter(self, viewer: Viewer, point: PointOfView, *, host: bool) -> bool:
        """Let somebody look on; whether they looked on from elsewhere until now."""
        before = self._viewers.get(viewer)
        self._viewers[viewer] = Place(point.seat, point, self._table.hosting if host else 0)
        self._await_host()
        if point.seat:
            self._gone_at.pop(point.seat, None)
        if before is None or before.point != point:
            self._say_presence()
        self._changed()
        return before is not None and before.point != point

    def leave(self, viewer: Viewer) -> bool:
        """Somebody's connection is gone; whether they looked on."""
        place = self._viewers.pop(viewer, None)
        if place is None:
            return False
        self._last = viewer.address
        if self._hosts(place):
            self._host.see()
        seat = place.seat
        if seat and seat not in self._seats():
            self._gone_at[seat] = self._now()
        self._say_presence()
        self._changed()
        return True

    def _say_presence(self) -> None:
        """Tell who is connected, soon: many come at once."""
        if self._presence is None and self._viewers:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_S, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        here = self.present()
        message = wire.Presence(sorted(here.seats), here.watching, here.host, here.host_open)
        self.say(message)

    def say(self, message: wire.ServerMessage) -> None:
        """Tell everybody at once something that is neither numbered nor kept."""
        frame = text_frame(wire.encode(message))
        for viewer in tuple(self._viewers):
            viewer.write(frame)

    # --- what is told -------------------------------------------------------------------------

    def hear(self, out: Outbound) -> None:
        """Something has happened; it is told with all that belongs to it."""
        self._news.append(out)

    def answer(self, viewer: Viewer, frame: bytes) -> None:
        """One viewer is answered right after what is told next."""
        self._answer = (viewer, frame)

    def tell(self) -> int:
        """Tell everybody in one write each, which costs more than what it says; how much it was."""
        news, self._news = self._news, []
        (asker, answer), self._answer = self._answer or (None, b""), None
        if news:
            out = news[0] if len(news) == 1 else together(news)
            shared, own = out.shared, out.own
            for viewer, (seat, _, _) in tuple(self._viewers.items()):
                told = own.get(seat, shared)
                viewer.write(told + answer if viewer is asker else told)
        if asker is not None and not (news and asker in self._viewers):
            asker.write(answer)
        return len(news)

    # --- the end of the line --------------------------------------------------------------------

    def strangers(self) -> list[Viewer]:
        """Devices of those whose seat is another's now, or who have a new key for it."""
        return [one for one, place in self._viewers.items() if not place.point.holds(self._table)]

    def dismiss(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Send everybody away."""
        for viewer in tuple(self._viewers):
            viewer.bye(code, sentence, retry_ms=retry_ms)

    def stop(self) -> None:
        """Say no more who is here."""
        for timer in (self._presence, self._host_timer):
            if timer:
                timer.cancel()


def _told(here: Here) -> tuple[object, ...]:
    """What those who look on are told of it."""
    return here.devices.keys(), here.watching, here.host, here.host_seen
