"""Who looks on at a table: what they are told, what they missed, and who is here."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, cast

from msgspec import UNSET

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.bots.pool import JobKind, JobPriority
from lynxdeck.server.keyring import Rights
from lynxdeck.server.limits import Bucket
from lynxdeck.server.play.access import PointOfView
from lynxdeck.server.play.presence import NOBODY, Here, HostPresence, Present, ShownReaction
from lynxdeck.server.play.services import Services
from lynxdeck.server.protocol.frames import text_frame
from lynxdeck.table.table import Table

PRESENCE_S = 0.1
SPAN_S = 10
"""In which a seat may show as many as it may write lines of chat."""
TOLD_MS = 3_000
"""How long the other processes are told of one; later it means nothing any more."""


class Viewer(Protocol):
    address: str
    """Where from, as limits count it; kept in memory only."""

    def write(self, frames: bytes) -> None:
        """Send frames; a viewer that does not keep up is dropped, never waited for."""

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Say why, and close."""


class ViewerPlace(NamedTuple):
    """Where a viewer looks from, and for which host's time they have a key."""

    seat: int | None
    """Of the point of view: asked for every time something is told."""
    point: PointOfView
    hosting: int
    """The event with which it began; 0: they have no key of the host's."""


_NOTHING: Mapping[int | None, bytes] = {}
SEEN_MS = 5_000
"""So exactly other processes are told when the host was last seen."""


class Audience:
    """Everybody who is connected to one table; of those connected elsewhere, who they are."""

    __slots__ = (
        "_answer", "_changed", "_events", "_gone_at", "_host", "_host_timer", "_now", "_own",
        "_presence", "_shared", "_table", "_viewers", "elsewhere",
    )  # fmt: skip

    def __init__(
        self, table: Table, now: Callable[[], int], changed: Callable[[], None], *, ours: bool
    ) -> None:
        self._table = table
        self._now = now
        self._changed = changed
        """Called when other processes are to know."""
        self._host = HostPresence(table, now, ours=ours)
        self.elsewhere = NOBODY
        """People connected to this table through other processes."""
        self._viewers: dict[Viewer, ViewerPlace] = {}
        self._shared, self._own, self._events = b"", _NOTHING, 0
        """What is told next: to all, and to seats that see more; how many events that is."""
        self._answer: tuple[Viewer, bytes] | None = None
        """What one of them hears after that."""
        self._gone_at: dict[int, int] = {}
        """Since when a seat has no device connected."""
        self._presence: asyncio.TimerHandle | None = None
        self._host_timer: asyncio.TimerHandle | None = None

    def has(self, viewer: Viewer, point: PointOfView) -> bool:
        """Whether somebody (still) looks on from there: who lost a seat is sent away at once."""
        place = self._viewers.get(viewer)
        return place is not None and place.point is point

    def __len__(self) -> int:
        return len(self._viewers)

    def listeners(self) -> list[tuple[Viewer, ViewerPlace]]:
        """Who may hear what is told now, and from where."""
        return [one for one in self._viewers.items() if one[1].point.holds(self._table)]

    # --- who is here --------------------------------------------------------------------------

    def present(self) -> Present:
        host = self._has_host() or self.elsewhere.host
        if host:
            self._host.see()
        return Present(self._seats(), self.watching, host, host_open=not self._host.left_ms)

    def _has_host(self) -> bool:
        return any(self._hosts(place) for place in self._viewers.values())

    def here(self) -> Here:
        """People connected to this process, as other processes are told of them."""
        seats = (place.seat for place in self._viewers.values())
        devices = Counter(seat for seat in seats if seat)
        host = self._has_host()
        seen = 0 if host else self._host.seen // SEEN_MS * SEEN_MS
        watching = len(self._viewers) - devices.total()
        return Here(dict(devices), watching, host, self._table.hosting, seen, self._host.sittings)

    def hear_of(self, elsewhere: Here) -> None:
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

    def _hosts(self, place: ViewerPlace) -> bool:
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
        self._host.forget()
        self._await_host()
        self._say_presence()

    def _seats(self) -> frozenset[int]:
        seats = (place.seat for place in self._viewers.values())
        return frozenset(seat for seat in seats if seat).union(self.elsewhere.devices)

    @property
    def watching(self) -> int:
        own = sum(place.seat is None for place in self._viewers.values())
        return own + self.elsewhere.watching

    def devices(self, seat: int, *, but: Viewer | None = None) -> int:
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

    def priority(self) -> JobPriority:
        """How urgent this table's bots are: for people at their seats, or else spectators."""
        waiting = {one.address for one, place in self._viewers.items() if place.seat}
        if waiting or self._viewers:
            addresses = waiting or {one.address for one in self._viewers}
            return JobPriority(JobKind.GAME, tuple(sorted(addresses)))
        return JobPriority(JobKind.GAME if self.elsewhere.crowd else JobKind.UNWATCHED)

    def enter(self, viewer: Viewer, point: PointOfView, *, host: bool) -> bool:
        """Let somebody look on; whether they looked on from elsewhere until now."""
        before = self._viewers.get(viewer)
        self._viewers[viewer] = ViewerPlace(point.seat, point, self._table.hosting if host else 0)
        self._await_host()
        if point.seat:
            self._gone_at.pop(point.seat, None)
        if before is None or before.point != point:
            self._say_presence()
        self._changed()
        return before is not None and before.point != point

    def leave(self, viewer: Viewer) -> bool:
        place = self._viewers.pop(viewer, None)
        if place is None:
            return False
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
        for viewer, _ in self.listeners():
            viewer.write(frame)

    def show(self, viewer: Viewer, frames: bytes) -> None:
        """Tell one of them alone."""
        place = self._viewers.get(viewer)
        if place and place.point.holds(self._table):
            viewer.write(frames)

    # --- what is told -------------------------------------------------------------------------

    def hear(self, shared: bytes, own: Mapping[int | None, bytes]) -> None:
        if self._events:
            before, earlier = self._shared, self._own
            seats = {*earlier, *own}
            own = {seat: earlier.get(seat, before) + own.get(seat, shared) for seat in seats}
            shared = before + shared
        self._shared, self._own = shared, own
        self._events += 1

    def answer(self, viewer: Viewer, frame: bytes) -> None:
        """One viewer is answered right after what is told next."""
        self._answer = (viewer, frame)

    def tell(self) -> int:
        """Tell everybody in one write each, which costs more than what it says; of how much."""
        shared, own, events = self._shared, self._own, self._events
        self._shared, self._own, self._events = b"", _NOTHING, 0
        (asker, answer), self._answer = self._answer or (None, b""), None
        if events:
            for viewer, place in self.listeners():
                told = own.get(place.seat, shared)
                viewer.write(told + answer if viewer is asker else told)
        if asker is not None and not (events and asker in self._viewers):
            asker.write(answer)
        return events

    # --- the end of the line --------------------------------------------------------------------

    def strangers(self) -> list[tuple[Viewer, ViewerPlace]]:
        """Who may look on no more, as things are now; and from where they did."""
        return [one for one in self._viewers.items() if not one[1].point.holds(self._table)]

    def dismiss(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        for viewer in tuple(self._viewers):
            viewer.bye(code, sentence, retry_ms=retry_ms)

    def stop(self) -> None:
        for timer in (self._presence, self._host_timer):
            if timer:
                timer.cancel()


def _told(here: Here) -> tuple[object, ...]:
    return here.devices.keys(), here.watching, here.host, here.host_seen


class Reactions:
    """Faces and phrases over the seats: told to everybody at once, kept by nobody."""

    __slots__ = ("_buckets", "_changed", "_heard", "_say", "_services", "_shown")

    def __init__(
        self,
        say: Callable[[wire.ServerMessage], None],
        services: Services,
        changed: Callable[[], None],
    ) -> None:
        self._say = say
        self._services = services
        self._changed = changed
        self._shown: list[ShownReaction] = []
        """Reactions of the last moments, for other processes."""
        self._heard: frozenset[ShownReaction] = frozenset()
        self._buckets: dict[int, Bucket] = {}

    def show(self, seat: int, what: wire.ReactionName, face: int | None = None) -> None:
        """Seat 0 is all who look on: they have one limit together."""
        if not self._takes(seat):
            raise Refusal("too-many", "Too many reactions at once: wait a moment.")
        shown = ShownReaction(self._services.now(), seat, what, face)
        self._tell(shown)
        self._shown = [*self.lately(), shown]
        self._changed()

    def _tell(self, shown: ShownReaction) -> None:
        face = UNSET if shown.face is None else shown.face
        self._say(wire.Reaction(shown.seat, cast(wire.ReactionName, shown.what), face))

    def lately(self) -> frozenset[ShownReaction]:
        since = self._services.now() - TOLD_MS
        return frozenset(shown for shown in self._shown if shown.at > since)

    def hear(self, shown: frozenset[ShownReaction]) -> None:
        """Show what was shown elsewhere, once; it counts as shown here."""
        fresh, self._heard = shown - self._heard, shown
        since = self._services.now() - TOLD_MS
        for one in sorted(fresh, key=lambda shown: shown.at):
            if one.at > since:
                self._takes(one.seat)
                self._tell(one)

    def _takes(self, seat: int) -> bool:
        if seat not in self._buckets:
            settings = self._services.settings
            most = settings.chat_lines
            self._buckets[seat] = Bucket(most / SPAN_S, most, on=settings.limited)
        return self._buckets[seat].take(self._services.now() / 1000)
