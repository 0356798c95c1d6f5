"""A table that is being played: who is connected, what is stored, whose answer is awaited.

Commands change the table in memory at once; what follows from them is held back until the
store has the events. So nobody hears of anything that a crash could undo.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import projection
from lynxdeck.server import protocol as wire
from lynxdeck.server.frames import text_frame
from lynxdeck.server.keyring import Rights, rights
from lynxdeck.server.store import Key, Row
from lynxdeck.server.thinkers import Thought, fresh_seed
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import DaysClock
from lynxdeck.table.table import PERSON, Ask, Table

if TYPE_CHECKING:
    from lynxdeck.server.tables import Tables

RING = 24
"""How many events a viewer may have missed and still be told one by one."""

PRESENCE_S = 0.1
FORCED_MS = 500
"""How long a decision with one answer takes where bots take their time."""
HOST_GONE_MS = 120_000

log = structlog.get_logger()
Then = Callable[[], None]


class Viewer(Protocol):
    """Somebody who is connected."""

    seat: int | None
    host: bool

    def write(self, frames: bytes) -> None:
        """Send frames; a viewer that does not keep up is dropped, never waited for."""

    def bye(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Say why, and close."""


Answer = tuple[Viewer, bytes]


@dataclass(slots=True)
class Step:
    """Events that happen together: how they are stored and told, and what comes after that."""

    rows: list[Row]
    outs: list[projection.Outbound]
    answer: Answer | None = None
    """What the one who asked for it hears beside."""
    thens: list[Then] = field(default_factory=list)


class Room:
    """One table, in memory."""

    def __init__(
        self, tables: "Tables", table: Table, keys: Sequence[Key], *, loaded_at: int
    ) -> None:
        self.tables = tables
        self.table = table
        self.keys = list(keys)
        self.viewers: set[Viewer] = set()
        self.ring: deque[projection.Outbound] = deque(maxlen=RING)
        self.loaded_at = loaded_at
        self.host_seen = loaded_at
        self.gone_at: dict[int, int] = {}
        """Since when a seat has no device connected."""
        self.broken = False
        self.marked = table.status
        """The status as the store's index has it."""
        self._waiters: set[asyncio.Future[None]] = set()
        self.seating = asyncio.Lock()
        """Held while a seat and its keys change hands."""
        self._coming: set[Viewer] = set()
        """Those who join as soon as all is stored."""
        self._unstored: deque[Step] = deque()
        """What has happened and nobody was told of yet."""
        self._storing = 0
        """How many of these the store has been asked for."""
        self._timer: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    # --- who is here --------------------------------------------------------------------------

    def rights(self, shown: Sequence[str]) -> Rights:
        """What these keys open here."""
        return rights(self.keys, shown)

    def may_host(self, who: Rights) -> bool:
        """Whether somebody may do what a host may: the host, or anybody seated once he is gone."""
        return who.host or (bool(who.seats) and self.present().host_open)

    def present(self) -> projection.Present:
        """Who is connected now."""
        seats = frozenset(viewer.seat for viewer in self.viewers if viewer.seat)
        host = any(viewer.host for viewer in self.viewers)
        if host:
            self.host_seen = self.tables.now()
        host_open = not host and self.tables.now() - self.host_seen >= HOST_GONE_MS
        watching = sum(viewer.seat is None for viewer in self.viewers)
        return projection.Present(seats, watching, host, host_open)

    def join(self, viewer: Viewer, seat: int | None, since: int | None) -> None:
        """Let somebody look on: what was missed since an event, or all there is."""
        if self.broken:
            viewer.bye("resync", "This table has just been put away: ask again.", retry_ms=500)
            return
        if self._unstored:
            self._coming.add(viewer)
            self.after(lambda: self._let_in(viewer, seat, since))
            return
        known = viewer in self.viewers
        moved = known and viewer.seat != seat
        viewer.seat = seat
        self.viewers.add(viewer)
        if seat:
            self.gone_at.pop(seat, None)
        missed = self._missed(since) if since is not None and not moved else None
        if missed is None:
            state = projection.state(self.table, seat, self.present(), host=viewer.host)
            viewer.write(text_frame(wire.encode(state)))
        else:
            viewer.write(text_frame(wire.encode(wire.Resumed(self.table.n))))
            for out in missed:
                viewer.write(out.to(seat))
        if not known or moved:
            self._say_presence()
        if seat and self.table.seats[seat - 1].stand_in == "away":
            self._try(lambda: self.record(commands.back(self.table, seat)))
        self.wake()  # somebody may wait now for one who is away, or no more

    def _let_in(self, viewer: Viewer, seat: int | None, since: int | None) -> None:
        if viewer in self._coming or viewer in self.viewers:  # else gone meanwhile
            if not self._unstored:
                self._coming.discard(viewer)
            self.join(viewer, seat, since)

    def _missed(self, since: int) -> list[projection.Outbound] | None:
        if since > self.table.n:
            return None
        missed = [out for out in self.ring if out.n > since]
        return missed if len(missed) == self.table.n - since else None

    def leave(self, viewer: Viewer) -> None:
        """Somebody's connection is gone."""
        self._coming.discard(viewer)
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        if viewer.host:
            self.host_seen = self.tables.now()
            self.tables.loop.call_later(HOST_GONE_MS / 1000 + 1, self._say_presence)
        if viewer.seat and viewer.seat not in self.present().seats:
            self.gone_at[viewer.seat] = self.tables.now()
        self._say_presence()
        if not self._unstored:
            self._proceed()

    def _say_presence(self) -> None:
        """Tell who is connected, soon: many come at once."""
        if self._presence is None and self.viewers:
            self._presence = self.tables.loop.call_later(PRESENCE_S, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        present = self.present()
        message = wire.Presence(
            sorted(present.seats), present.watching, present.host, present.host_open
        )
        frame = text_frame(wire.encode(message))
        for viewer in list(self.viewers):
            viewer.write(frame)

    # --- what happens -------------------------------------------------------------------------

    def record(
        self,
        events: Sequence[ev.Event],
        then: Then | None = None,
        *,
        answer: Answer | None = None,
    ) -> None:
        """Let events happen: stored first, then told to everybody, then `then`."""
        if not events:
            if answer:
                self.after(lambda: answer[0].write(answer[1]))
            if then:
                self.after(then)
            return
        if self.broken or self.tables.closing or not self.tables.store.healthy:
            raise Refusal("storage", "Nothing can be stored just now: please try again.")
        try:
            step = self._happen(list(events))
        except Exception as fault:  # what is in memory is no more what is stored
            self._break(fault)
            raise
        step.answer = answer
        if then:
            step.thens.append(then)
        self._stop_timer()
        self._unstored.append(step)
        if not self._storing:
            self._store()

    def _happen(self, waiting: list[ev.Event]) -> Step:
        """Let the table change, and what follows from it."""
        table = self.table
        at = max(self.tables.now(), table.touched)
        step = Step([], [])
        while waiting:
            event = waiting.pop(0)
            changes = table.apply(event, at)
            step.rows.append(Row(table.name, table.n, at, ev.encode(event)))
            step.outs.append(projection.outbound(table, event, at, changes, self.present))
            if not waiting:
                waiting = commands.follow(table, self.tables.ids.draw)
        return step

    def _store(self) -> None:
        """Have all stored that is not; one append at a time, lest a failed one leave a gap."""
        self._storing = len(self._unstored)
        self.tables.store.append(
            [row for step in self._unstored for row in step.rows], self._stored
        )

    def after(self, then: Then) -> None:
        """Do something once all that has happened so far is stored."""
        if self._unstored:
            self._unstored[-1].thens.append(then)
        else:
            then()

    def _stored(self, fault: BaseException | None) -> None:
        if self.broken:
            return
        if fault is not None:
            self._break(fault)
            return
        for _ in range(self._storing):
            self._tell(self._unstored.popleft())
        self._storing = 0
        if self._unstored:
            self._store()
        else:
            self.tables.settled(self)
            self._proceed()

    def _tell(self, step: Step) -> None:
        """Tell everybody in one write each: a write costs more than what it says."""
        self.tables.counts.events += len(step.outs)
        self.ring.extend(step.outs)
        asker, answer = step.answer or (None, b"")
        for viewer in tuple(self.viewers):
            frames = b"".join([out.to(viewer.seat) for out in step.outs])
            viewer.write(frames + answer if viewer is asker else frames)
        if asker is not None and asker not in self.viewers:  # gone meanwhile, or not yet let in
            asker.write(answer)
        for then in step.thens:
            then()

    def on_break(self, waiter: "asyncio.Future[None]") -> None:
        """Tell this one if what it waits for cannot be stored."""
        self._waiters.add(waiter)
        waiter.add_done_callback(self._waiters.discard)
        if self.broken:
            self._give_up()

    def _break(self, fault: BaseException) -> None:
        """What is in memory did not happen: forget it, and let everybody come back."""
        log.error("table.not_stored", table=self.table.name, fault=str(fault))
        self.stop()
        self.tables.drop(self)
        for viewer in self.viewers | self._coming:
            viewer.bye("resync", "Something could not be stored: back to before.", retry_ms=1000)

    def stop(self) -> None:
        """Wait for nobody any more."""
        self.broken = True
        self._stop_timer()
        self._give_up()
        if self._presence:
            self._presence.cancel()
        if self._thinking:
            self._thinking.cancel()

    def _give_up(self) -> None:
        for waiter in list(self._waiters):
            if not waiter.done():
                sentence = "That could not be stored: please try again."
                waiter.set_exception(Refusal("storage", sentence))

    # --- whose answer is awaited --------------------------------------------------------------

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Go on with whatever the table waits for."""
        if not self._unstored:
            self._proceed()

    def _proceed(self) -> None:
        self._stop_timer()
        ask = None if self.broken or self.tables.closing else self.table.ask()
        if ask is None:
            return
        if ask.who == "person":
            self._wait_for(ask)
        elif ask.who == "bot":
            if self._thinking is None:
                self._thinking = self.tables.loop.create_task(self._think(ask))
        else:
            by: ev.By = "auto" if ask.who == "auto" else "script"
            move = self.table.watch.move
            self._timer = self.tables.loop.call_later(
                self._pause_s(), lambda: self._answer(ask.seat, ask.token, move, by)
            )

    def _pause_s(self) -> float:
        """How long a forced decision still takes, from when it was asked for."""
        ticking = self.table.ticking
        if self.table.setup.pace == "instant" or ticking is None:
            return 0.0
        return max(0, ticking.asked_at + FORCED_MS - self.tables.now()) / 1000

    def _wait_for(self, ask: Ask) -> None:
        due = ask.deadline
        away = self._away_at(ask.seat)
        why: ev.Absence = "clock"
        if away is not None and (due is None or away < due):
            due, why = away, "away"
        if due is None:
            return
        wait = min(max(due - self.tables.now(), 0) / 1000, 86_400)
        self._timer = self.tables.loop.call_later(wait, self._expire, ask.seat, due, why)

    def _away_at(self, seat: int) -> int | None:
        """When a bot sits in for somebody whose devices are all gone, while others wait."""
        here = [viewer.seat for viewer in self.viewers if viewer.seat]
        if seat in here or not here or isinstance(self.table.setup.clock, DaysClock):
            return None
        return (
            self.gone_at.setdefault(seat, self.tables.now())
            + self.tables.settings.away_seconds * 1000
        )

    def _expire(self, seat: int, due: int, why: ev.Absence) -> None:
        self._timer = None
        if self._unstored or self.broken:
            return
        if self.tables.now() < due:  # a long wait, in pieces
            self._proceed()
            return
        self._try(lambda: self.record(commands.stand_in(self.table, seat, why)))

    async def _think(self, ask: Ask) -> None:
        table, tables = self.table, self.tables
        position = table.position
        assert position is not None
        move = table.watch.move
        thought = Thought(
            game=table.played.name,
            edition=table.edition,
            seats=table.setup.seats,
            seat=ask.seat,
            masked=table.played.sight.mask(position.states, 0, ask.seat),
            level=ask.level,
            seed=fresh_seed(),
        )
        try:
            pause = 0.0 if table.setup.pace == "instant" else random.uniform(0.5, 1.4)
            token, _ = await asyncio.gather(tables.thinkers.think(thought), asyncio.sleep(pause))
        except asyncio.CancelledError:
            raise
        except Exception as fault:
            log.error("bot.failed", table=table.name, level=ask.level, fault=repr(fault))
            token = random.choice(table.watch.legal or [""])
        finally:
            self._thinking = None
        by: ev.By = "stand-in" if table.seats[ask.seat - 1].kind == PERSON else "bot"
        self._answer(ask.seat, token, move, by)

    def _answer(self, seat: int, token: str, move: int, by: ev.By) -> None:
        """An answer from one of ours; it may come too late, when the seat was taken back."""
        self._timer = None
        if self.broken or self.tables.closing:
            return
        ask = self.table.ask()
        if ask is None or ask.seat != seat or ask.who == "person":
            self.wake()
            return
        self._try(lambda: self.record(commands.decide(self.table, seat, token, move, by=by)))

    def _try(self, act: Then) -> None:
        try:
            act()
        except Refusal as refusal:
            log.warning("table.held_up", table=self.table.name, code=refusal.code)
            self._timer = self.tables.loop.call_later(1.0, self.wake)

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing will happen of itself."""
        if self.viewers or self._unstored or self._thinking:
            return False
        ask = self.table.ask()
        return ask is None or (ask.who == "person" and ask.deadline is None)
