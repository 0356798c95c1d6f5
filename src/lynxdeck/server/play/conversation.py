"""Where a connected client's messages are answered. Every request gets an answer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server import protocol as wire
from lynxdeck.server.play.access import PointOfView, look
from lynxdeck.server.play.audience import Viewer
from lynxdeck.server.play.hints import Asker
from lynxdeck.server.play.journal import Command, Deed, Request
from lynxdeck.server.play.room import Room
from lynxdeck.server.play.services import Services
from lynxdeck.server.protocol.frames import text_frame
from lynxdeck.table import commands, fairly
from lynxdeck.table.commands import Events
from lynxdeck.table.table import PLAYING, Table

CHAT_MS = 10_000
log = structlog.get_logger()

KEYS = 8
"""As many as a host with every seat on one device shows."""


class Conversation:
    __slots__ = ("_keys", "_point", "_room", "_services", "viewer")

    def __init__(
        self,
        room: Room,
        viewer: Viewer,
        keys: Sequence[str],
        services: Services,
    ) -> None:
        self._room = room
        self.viewer = viewer
        self._keys = list(keys)
        self._point: PointOfView | None = None
        self._services = services

    @property
    def joined(self) -> bool:
        """Whether it was said through whose eyes to look."""
        return self._point is not None

    def end(self) -> None:
        self._room.leave(self.viewer)

    def receive(self, frame: str | bytes) -> None:
        try:
            message = wire.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            self.refuse(None, refuse("bad-request:message", fault=str(fault)))
            return
        try:
            self._answers[type(message)](self, message)
        except Exception as fault:
            self.refuse(getattr(message, "id", None), fault)

    # --- answers ------------------------------------------------------------------------------

    def _join(self, message: wire.Join) -> None:
        if message.protocol != wire.PROTOCOL:
            raise refuse("protocol", ours=wire.PROTOCOL, theirs=message.protocol)
        if message.key is not None and message.key not in self._keys:
            self._keys = [*self._keys[1 - KEYS :], message.key]
        who = self._room.greet(self._keys)  # again: a key may have been taken back meanwhile
        point = look(self._room.table, who, message.seat or "none")
        if not who.host and not who.seats:
            self._room.check_crowd()
        self._room.check_devices(self.viewer, point.seat)
        self._point = point
        self._room.programs.enter(self.viewer, self._keys)
        self._room.join(self.viewer, point, host=who.host, since=message.since)

    def _decide(self, message: wire.Decide) -> None:
        seat, draw = self._own_seat(), self._services.ids.draw
        self._ask(message.id, partial(decision, seat, message, draw))

    def _chat(self, message: wire.Chat) -> None:
        seat = self._seat()

        def command(table: Table) -> Events:
            self._check_chatter(table, seat)
            return commands.chat(table, seat, message.text)

        self._ask(message.id, command)

    def _check_chatter(self, table: Table, seat: int) -> None:
        now, settings = self._services.now(), self._services.settings
        lately = sum(said == seat and 0 <= now - at < CHAT_MS for _, at, said, _, _ in table.chat)
        if settings.limited and lately >= settings.chat_lines:
            raise Refusal("too-many", "Too much chat at once: wait a moment.")

    def _react(self, message: wire.React) -> None:
        """Who looks on shows a face without words, and says whose it is."""
        if self._point is None or self._point.seat is not None or message.what in wire.PHRASES:
            self._room.reactions.show(self._seat(), message.what)
        else:
            self._room.reactions.show(0, message.what, message.face)
        self._send(wire.Done(message.id, self._room.table.n))

    def _promise(self, message: wire.Promise) -> None:
        seat, shown, made = self._seat(), message.commitment, message.promise
        self._ask(message.id, lambda table: fairly.promise(table, seat, shown, made))

    def _reveal(self, message: wire.Reveal) -> None:
        seat = self._seat()
        self._ask(message.id, lambda table: fairly.reveal(table, seat, message.share))

    def _preview(self, message: wire.AskPreview) -> None:
        seat, table = self._asked_seat(), self._room.table
        if message.token not in table.watch.legal:
            raise commands.why(table, message.token)
        code, odds = table.played.code(message.token), table.setup.odds and table.alone
        seen = table.watch.foresee(seat, code, odds=odds)
        if seen is None:
            raise refuse("off:preview-game")
        self._send(wire.Preview(message.id, seen))

    def _why(self, message: wire.AskWhy) -> None:
        self._asked_seat()
        reason = commands.why(self._room.table, message.token)
        allowed = reason.code == "allowed"
        answer = wire.Why(
            message.id, allowed, reason.code, str(reason), dict(reason.arguments), reason.rule
        )
        self._send(answer)

    def _odds(self, message: wire.AskOdds) -> None:
        table = self._room.table
        if not (table.setup.odds and table.alone):
            raise refuse("off:odds")
        seat = self._playing_seat()
        odds = table.watch.odds(seat)
        if odds is None:
            raise refuse("off:odds-game")
        self._send(wire.Odds(message.id, *odds))

    def _tips(self, message: wire.AskTips) -> None:
        seat, watch = self._playing_seat(), self._room.table.watch
        found = [wire.Advice(*tip) for tip in watch.tips(seat)]
        self._send(wire.Tips(message.id, watch.move, found))

    def _hint(self, message: wire.AskHint) -> None:
        table = self._room.table
        if not (table.setup.hints and table.alone):
            raise refuse("off:hints")
        seat, watch = self._playing_seat(), table.watch
        if watch.asked != seat:
            raise refuse("not-your-decision:hint")
        hinted, failed = partial(self._hinted, message.id), partial(self.refuse, message.id)
        self._room.hints.ask(seat, Asker(self.viewer, hinted, failed))

    def _undo(self, message: wire.Undo) -> None:  # noqa: ARG002
        self._seat()
        raise refuse("off:undo")

    def _enough(self, message: wire.Enough) -> None:  # noqa: ARG002
        self._seat()
        raise refuse("off:enough")

    def _give_host(self, message: wire.GiveHost) -> None:
        self._request(
            message.id,
            lambda table: self._room.seating.hosted(
                table, message.seat, lambda: self._room.check_host(self._keys)
            ),
        )

    def _ping(self, message: wire.Ping) -> None:
        self._send(wire.Pong(message.id, self._services.now()))

    _answers: ClassVar[dict[type, Callable[["Conversation", Any], None]]] = {
        wire.Join: _join,
        wire.Decide: _decide,
        wire.Chat: _chat,
        wire.React: _react,
        wire.Promise: _promise,
        wire.Reveal: _reveal,
        wire.AskPreview: _preview,
        wire.AskWhy: _why,
        wire.AskOdds: _odds,
        wire.AskTips: _tips,
        wire.AskHint: _hint,
        wire.Undo: _undo,
        wire.Enough: _enough,
        wire.GiveHost: _give_host,
        wire.Ping: _ping,
    }

    # --- what they have in common -------------------------------------------------------------

    def _seat(self) -> int:
        seat = self._own_seat()
        assert self._point is not None
        self._point.check_seat(self._room.table)
        return seat

    def _own_seat(self) -> int:
        """This seat, for what `_ask` asks: whether it is still theirs is seen when that is due."""
        if self._point is None:
            raise refuse("not-joined")
        if self._point.seat is None:
            raise refuse("no-seat:spectator")
        return self._point.seat

    def _playing_seat(self) -> int:
        seat = self._seat()
        if self._room.table.status != PLAYING:
            raise refuse("not-started:now")
        return seat

    def _asked_seat(self) -> int:
        """This seat, if it is asked: reasons speak of the hand of the one who is."""
        seat, asked = self._playing_seat(), self._room.table.watch.asked
        if seat != asked:
            raise refuse("not-your-decision", seat=asked or 0, own=seat)
        return seat

    def _ask(self, request: str, command: Command) -> None:
        """Let something happen, unless this one was sent away before its turn."""
        assert self._point is not None
        self._request(request, partial(self._judge, self._point, command))

    def _request(self, request: str, command: Command) -> None:
        done, failed = partial(self._confirm, request), partial(self.refuse, request)
        self._room.journal.ask(Request(command, done, failed))

    def _judge(self, point: PointOfView, command: Command, table: Table) -> Events | Deed:
        """What follows, if it may still be asked for: whose seat is another's is not here."""
        if not self._room.audience.has(self.viewer, point):
            raise refuse("not-joined")
        return command(table)

    def _confirm(self, request: str, n: int) -> None:
        """A request is carried out; said right after what it did."""
        done = wire.Done(request, n)
        self._room.audience.answer(self.viewer, text_frame(wire.encode(done)))

    def _hinted(self, request: str, token: str, move: int) -> None:
        self._send(wire.Hint(request, token, move))

    def refuse(self, request: str | None, fault: Exception) -> None:
        """Say why a request is not carried out; of our own faults no more than that."""
        if not isinstance(fault, Refusal):
            log.error("message.failed", fault=repr(fault), exc_info=fault)
            fault = refuse("fault")
        if fault.code == "too-many":
            self._services.notices.bites(str(fault))
        self._services.counts.refused += 1
        self._send(refused(self._room.table, request, fault))

    def _send(self, message: wire.ServerMessage) -> None:
        self.viewer.write(text_frame(wire.encode(message)))


def decision(seat: int, wish: wire.Decide, draw: commands.Draw, table: Table) -> Events:
    """A person's decision; its id tells it from the same one sent again."""
    return commands.decide(table, seat, wish.token, wish.move, request=wish.id, draw=draw)


def refused(table: Table, request: str | None, refusal: Refusal) -> wire.Refused:
    move = table.watch.move if table.status == PLAYING else None
    return wire.Refused(
        request, refusal.code, str(refusal), dict(refusal.arguments), refusal.rule, move
    )
