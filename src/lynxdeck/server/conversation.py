"""Where a connected client's messages are answered. Every request gets an answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import projection
from lynxdeck.server import protocol as wire
from lynxdeck.server.frames import text_frame
from lynxdeck.server.keyring import Rights
from lynxdeck.server.room import Room, Viewer
from lynxdeck.server.tables import Tables
from lynxdeck.server.thinkers import HINT, Thought, fresh_seed
from lynxdeck.table import commands
from lynxdeck.table.table import PLAYING

CHAT_MS = 10_000
log = structlog.get_logger()

KEYS = 8
"""As many as a host with every seat on one device shows."""


class Conversation:
    """One connection's way to its table."""

    def __init__(self, tables: Tables, room: Room, viewer: Viewer, keys: Sequence[str]) -> None:
        self.tables = tables
        self.room = room
        self.viewer = viewer
        self.joined = False
        self.seat: int | None = None
        """Whose eyes were asked for; the viewer gets them when all before is stored."""
        self._keys = list(keys)

    def receive(self, frame: str | bytes) -> None:
        """Answer a message, whatever it is."""
        try:
            message = wire.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            self._refuse(None, Refusal("bad-request", f"This is no message of ours: {fault}."))
            return
        try:
            self._answers[type(message)](self, message)
        except Refusal as refusal:
            self._refuse(getattr(message, "id", None), refusal)
        except Exception as fault:
            log.exception("message.failed", kind=type(message).__name__, fault=repr(fault))
            sentence = "Something went wrong here; it has been noted."
            self._refuse(getattr(message, "id", None), Refusal("fault", sentence))

    # --- answers ------------------------------------------------------------------------------

    def _join(self, message: wire.Join) -> None:
        if message.protocol != wire.PROTOCOL:
            sentence = f"This server speaks protocol {wire.PROTOCOL}, not {message.protocol}."
            raise Refusal("protocol", sentence)
        if message.key is not None and message.key not in self._keys:
            self._keys = [*self._keys[1 - KEYS :], message.key]
        who = self.room.rights(self._keys)  # anew: a key may have been taken back meanwhile
        seat = message.seat
        if seat is not None and seat not in who.seats:
            raise Refusal("no-key", f"You have no key for seat {seat}.", arguments={"seat": seat})
        if seat is None and not self._may_watch(who):
            raise Refusal("off", "This table has no spectators.")
        self.viewer.host = who.host
        self.joined = True
        self.seat = seat
        self.room.join(self.viewer, seat, message.since)

    def _may_watch(self, who: Rights) -> bool:
        """Whether this one may look on without a seat."""
        if who.host or who.seats:
            return True
        crowd = sum(viewer.seat is None for viewer in self.room.viewers)
        if crowd >= self.tables.settings.spectators_per_table:
            raise Refusal("too-many", "There are too many spectators at this table.")
        return self.room.table.setup.spectators

    def _decide(self, message: wire.Decide) -> None:
        n, events = decision(self.tables, self.room, self._seat(), message)
        self._record(message.id, events, n)

    def _chat(self, message: wire.Chat) -> None:
        table, seat, now = self.room.table, self._seat(), self.tables.now()
        lately = sum(said == seat and now - at < CHAT_MS for _, at, said, _, _ in table.chat)
        if self.tables.settings.limited and lately >= self.tables.settings.chat_lines:
            raise Refusal("too-many", "Too much chat at once: wait a moment.")
        events = commands.chat(table, seat, message.text)
        self._record(message.id, events)

    def _contribute(self, message: wire.Contribute) -> None:
        events = commands.contribute(self.room.table, self._seat(), message.contribution)
        self._record(message.id, events)

    def _preview(self, message: wire.AskPreview) -> None:
        view = self._own_decision()
        if message.token not in view.legal:
            raise commands.why(self.room.table, message.token)
        table = self.room.table
        seen = table.played.preview.foresee(view, message.token)
        if not projection.tells_odds(table):
            seen = replace(seen, misfits=None, pile=None)
        self._send(wire.Preview(id=message.id, **vars(seen)))

    def _why(self, message: wire.AskWhy) -> None:
        self._own_decision()
        reason = commands.why(self.room.table, message.token)
        allowed = reason.code == "allowed"
        answer = wire.Why(
            message.id, allowed, reason.code, str(reason), dict(reason.arguments), reason.rule
        )
        self._send(answer)

    def _odds(self, message: wire.AskOdds) -> None:
        table = self.room.table
        if not projection.tells_odds(table):
            raise Refusal("off", "The odds are not told at this table.")
        view = self._view()
        odds = table.played.preview.odds(view)
        if odds is None:
            raise Refusal("off", "There are no odds in this game.")
        self._send(wire.Odds(message.id, *odds))

    def _hint(self, message: wire.AskHint) -> None:
        table = self.room.table
        if not projection.gives_hints(table):
            raise Refusal("off", "There are no hints at this table.")
        view = self._view()
        if not view.legal:
            raise Refusal("not-your-decision", "It is not your decision: there is nothing to hint.")
        position = table.position
        assert position is not None
        thought = Thought(
            game=table.played.name,
            edition=table.edition,
            seats=table.setup.seats,
            seat=view.seat,
            masked=table.played.sight.mask(position.states, 0, view.seat),
            level=HINT,
            seed=fresh_seed(),
        )
        self.tables.spawn(self._think(message.id, thought, view.move))

    async def _think(self, request: str, thought: Thought, move: int) -> None:
        try:
            token = await self.tables.thinkers.think(thought)
        except Exception:
            self._refuse(request, Refusal("no-hint", "No hint could be had."))
        else:
            self._send(wire.Hint(request, token, move))

    def _ping(self, message: wire.Ping) -> None:
        self._write(wire.Pong(message.id, self.tables.now()))

    _answers: ClassVar[dict[type, Callable[["Conversation", Any], None]]] = {
        wire.Join: _join,
        wire.Decide: _decide,
        wire.Chat: _chat,
        wire.Contribute: _contribute,
        wire.AskPreview: _preview,
        wire.AskWhy: _why,
        wire.AskOdds: _odds,
        wire.AskHint: _hint,
        wire.Ping: _ping,
    }

    # --- what they have in common -------------------------------------------------------------

    def _seat(self) -> int:
        if not self.joined:
            raise Refusal("not-joined", "Join the table first.")
        if self.seat is None:
            raise Refusal("no-seat", "A spectator does not take part.")
        return self.seat

    def _view(self) -> Any:
        """What this seat sees of a game under way."""
        seat = self._seat()
        if self.room.table.status != PLAYING:
            raise Refusal("not-started", "No game is being played at this table now.")
        return self.room.table.watch.view(seat)

    def _own_decision(self) -> Any:
        """What this seat sees, if it is asked: reasons speak of the hand of whoever is."""
        view, asked = self._view(), self.room.table.watch.asked
        if view.seat != asked:
            raise Refusal(
                "not-your-decision",
                f"Seat {asked} is asked, not seat {view.seat}.",
                arguments={"seat": asked or 0},
            )
        return view

    def _record(self, request: str, events: commands.Events, n: int | None = None) -> None:
        done = wire.Done(request, self.room.table.n + len(events) if n is None else n)
        self.room.record(events, answer=(self.viewer, text_frame(wire.encode(done))))

    def _refuse(self, request: str | None, refusal: Refusal) -> None:
        self.tables.counts.refused += 1
        self._send(refused(self.room, request, refusal))

    def _send(self, message: wire.ServerMessage) -> None:
        """Send what tells of the table as it is, once all of that is stored."""
        self.room.after(lambda: self._write(message))

    def _write(self, message: wire.ServerMessage) -> None:
        self.viewer.write(text_frame(wire.encode(message)))


def decision(
    tables: Tables, room: Room, seat: int, wish: wire.Decide
) -> tuple[int, commands.Events]:
    """The event that a decision becomes, and what happens; nothing if it was asked for before."""
    table = room.table
    known = table.seats[seat - 1].answered.get(wish.id)
    if known is not None:
        return known, []
    events = commands.decide(table, seat, wish.token, wish.move, request=wish.id)
    tables.counts.decisions += 1
    return table.n + 1, events


def refused(room: Room, request: str | None, refusal: Refusal) -> wire.Refused:
    """A refusal as it is sent."""
    table = room.table
    move = table.watch.move if table.status == PLAYING else None
    return wire.Refused(
        request, refusal.code, str(refusal), dict(refusal.arguments), refusal.rule, move
    )
