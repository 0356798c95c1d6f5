"""Where a connected client's messages are answered. Every request gets an answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server import protocol as wire
from lynxdeck.server.audience import Viewer
from lynxdeck.server.frames import text_frame
from lynxdeck.server.journal import Command, Deed
from lynxdeck.server.pov import PointOfView, look
from lynxdeck.server.room import Room
from lynxdeck.server.services import Services
from lynxdeck.table import commands, fairly, summary
from lynxdeck.table.commands import Events
from lynxdeck.table.table import PLAYING, Table

CHAT_MS = 10_000
log = structlog.get_logger()

KEYS = 8
"""As many as a host with every seat on one device shows."""


class Conversation:
    """One connection's way to its table."""

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
        """The connection is gone."""
        self._room.leave(self.viewer)

    def receive(self, frame: str | bytes) -> None:
        """Answer a message, whatever it is."""
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
        who = self._room.greet(self._keys)  # anew: a key may have been taken back meanwhile
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
        self._room.reactions.show(self._seat(), message.what)
        self._send(wire.Done(message.id, self._room.table.n))

    def _contribute(self, message: wire.Contribute) -> None:
        seat = self._seat()
        share = message.contribution
        self._ask(message.id, lambda table: commands.contribute(table, seat, share))

    def _promise(self, message: wire.Promise) -> None:
        seat, shown, made = self._seat(), message.commitment, message.promise
        self._ask(message.id, lambda table: fairly.promise(table, seat, shown, made))

    def _reveal(self, message: wire.Reveal) -> None:
        seat = self._seat()
        self._ask(message.id, lambda table: fairly.reveal(table, seat, message.share))

    def _preview(self, message: wire.AskPreview) -> None:
        seat, table = self._asked_seat(), self._room.table
        legal = message.token in table.watch.legal
        seen = table.watch.foresee(seat, table.played.code(message.token)) if legal else None
        if seen is None:
            raise commands.why(table, message.token)
        if not summary.tells_odds(table):
            seen = replace(seen, misfits=None, pile=None)
        self._send(wire.Preview(id=message.id, **vars(seen)))

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
        if not summary.tells_odds(table):
            raise refuse("off:odds")
        seat = self._playing_seat()
        odds = table.watch.odds(seat)
        if odds is None:
            raise refuse("off:odds-game")
        self._send(wire.Odds(message.id, *odds))

    def _tips(self, message: wire.AskTips) -> None:
        seat, watch = self._playing_seat(), self._room.table.watch
        found = [wire.Tip(*tip) for tip in watch.tips(seat)]
        self._send(wire.Tips(message.id, watch.move, found))

    def _hint(self, message: wire.AskHint) -> None:
        table = self._room.table
        if not summary.gives_hints(table):
            raise refuse("off:hints")
        seat, watch = self._playing_seat(), table.watch
        if watch.asked != seat:
            raise refuse("not-your-decision:hint")
        self._room.hints.ask(seat, Answer(self, message.id))

    def _undo(self, message: wire.Undo) -> None:  # noqa: ARG002
        self._seat()
        raise refuse("off:undo")

    def _enough(self, message: wire.Enough) -> None:  # noqa: ARG002
        self._seat()
        raise refuse("off:enough")

    def _give_host(self, message: wire.GiveHost) -> None:
        self._room.ask(
            lambda table: self._room.seating.hosted(
                table, message.seat, lambda: self._room.check_host(self._keys)
            ),
            Answer(self, message.id),
        )

    def _ping(self, message: wire.Ping) -> None:
        self._send(wire.Pong(message.id, self._services.now()))

    _answers: ClassVar[dict[type, Callable[["Conversation", Any], None]]] = {
        wire.Join: _join,
        wire.Decide: _decide,
        wire.Chat: _chat,
        wire.React: _react,
        wire.Contribute: _contribute,
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
        """This seat, if it is still theirs."""
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
        """This seat, if a game is being played."""
        seat = self._seat()
        if self._room.table.status != PLAYING:
            raise refuse("not-started:now")
        return seat

    def _asked_seat(self) -> int:
        """This seat, if it is asked: reasons speak of the hand of whoever is."""
        seat, asked = self._playing_seat(), self._room.table.watch.asked
        if seat != asked:
            raise refuse("not-your-decision", seat=asked or 0, own=seat)
        return seat

    def _ask(self, request: str, command: Command) -> None:
        """Let something happen, unless this one was sent away before its turn."""
        assert self._point is not None
        wish = Wish(self, request, self._point, command)
        self._room.ask(wish.judge, wish)

    def check(self, table: Table, point: PointOfView) -> None:
        """Refuse who may not act from there any more."""
        point.check_seat(table)
        if not self._room.looks_on(self.viewer):
            raise refuse("not-joined")

    def confirm(self, request: str, n: int) -> None:
        """A request is carried out; said right after what it did."""
        done = wire.Done(request, n)
        self._room.answer(self.viewer, text_frame(wire.encode(done)))

    def hint(self, request: str, token: str, move: int) -> None:
        """Say what a strong player would do."""
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


class Answer(msgspec.Struct, frozen=True):
    """What a request over a socket waits for."""

    conversation: Conversation
    request: str

    @property
    def viewer(self) -> Viewer:
        """Who waits."""
        return self.conversation.viewer

    def done(self, n: int) -> None:
        """It is stored."""
        self.conversation.confirm(self.request, n)

    def hinted(self, token: str, move: int) -> None:
        """The hint that was asked for."""
        self.conversation.hint(self.request, token, move)

    def failed(self, fault: Exception) -> None:
        """It is not."""
        self.conversation.refuse(self.request, fault)


class Wish(Answer, frozen=True):
    """A request that is judged when its turn comes."""

    point: PointOfView
    command: Command

    def judge(self, table: Table) -> Events | Deed:
        """What follows from it, if it may still be asked for."""
        self.conversation.check(table, self.point)
        return self.command(table)


def decision(seat: int, wish: wire.Decide, draw: commands.Draw, table: Table) -> Events:
    """A person's decision; its id tells it from the same one sent again."""
    return commands.decide(table, seat, wish.token, wish.move, request=wish.id, draw=draw)


def refused(table: Table, request: str | None, refusal: Refusal) -> wire.Refused:
    """A refusal as it is sent."""
    move = table.watch.move if table.status == PLAYING else None
    return wire.Refused(
        request, refusal.code, str(refusal), dict(refusal.arguments), refusal.rule, move
    )
