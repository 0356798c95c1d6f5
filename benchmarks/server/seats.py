"""Clients: four seats at a table, and what they do is tiny, for they share one core.

A table has one decision in flight. It is over when the last of the four has heard of it.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.server.tables import SEATS, Opened
from benchmarks.server.wire import Ask, Decide, Form, Heard, Join, Look, encode, heard

TEXT = WSMsgType.TEXT
CONNECT_AT_ONCE = 128
chance = random.Random(1).random

Questions = Sequence[str]
"""What a client asks the server before each decision."""
BROWSER: Questions = ()
"""Nothing: its page answers from its own view."""
PROGRAM: Questions = ("preview", "why", "tips")
"""A player without rules at home asks all there is to ask at a table of four."""
ANSWERS = frozenset(PROGRAM)


class Faults:
    """What must not happen: counted, with the first of each kind in words."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.first: dict[str, str] = {}

    def note(self, kind: str, words: str = "") -> None:
        """One more of a kind."""
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self.first.setdefault(kind, words)

    def __str__(self) -> str:
        if not self.counts:
            return "none"
        return ", ".join(f"{n} {kind} ({self.first[kind]})" for kind, n in self.counts.items())


class Table:
    """Four seats, and at most one decision in flight."""

    seats: "Sequence[Seat]"

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.asked_at = 0.0
        self.left = 0
        """How many seats have not heard of the decision yet; 0: none is in flight."""
        self.on_informed: Callable[[Table, float], object] = lambda _table, _seconds: None
        self.on_ready: Callable[[Table], object] = lambda _table: None

    def decide(self) -> bool:
        """Have the seat that is asked decide; False if nobody is, or not yet."""
        raise NotImplementedError

    def hears(self) -> None:
        """One seat has heard of a decision."""
        self.left -= 1
        if self.left == 0:
            self.on_informed(self, time.perf_counter() - self.asked_at)
        elif self.left < 0:
            self.left = 0  # of a decision that nobody waits for any more: a socket came back


class Seat(WSListener):
    """One socket."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.transport: WSTransport | None = None
        self.closing = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Ready to send."""
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """Gone; that is a fault unless we wanted it."""
        self.transport = None
        if not self.closing:
            self.table.faults.note("disconnected")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message."""
        if frame.msg_type == TEXT:
            self.hear(heard(frame.get_payload_as_memoryview()))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    def hear(self, message: Heard) -> None:
        """What it means to this seat."""
        raise NotImplementedError

    def say(self, message: object) -> None:
        """Send, if there is a connection."""
        if self.transport is not None:
            self.transport.send(TEXT, encode(message))

    def close(self) -> None:
        """Leave for good."""
        self.closing = True
        if self.transport is not None:
            self.transport.disconnect()


class FloorTable(Table):
    """A table of the bare server: the seats take turns."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(faults)
        self.seats = [FloorSeat(self, number) for number in range(1, SEATS + 1)]
        self.count = 0

    def decide(self) -> bool:
        """The next one says something of the usual length."""
        self.count += 1
        self.left = SEATS
        self.asked_at = time.perf_counter()
        self.seats[self.count % SEATS].say(Decide(f"{self.count:032}", self.count, "6x3+J"))
        return True


class FloorSeat(Seat):
    """Hears events and nothing else."""

    def hear(self, message: Heard) -> None:  # noqa: ARG002
        """One event."""
        self.table.hears()


class PlayedTable(Table):
    """A table of ours: random legal decisions, game after game."""

    def __init__(self, opened: Opened, faults: Faults, again: Callable[[Opened], Awaitable[None]]):
        super().__init__(faults)
        self.opened = opened
        self.again = again
        self.players = [
            PlayedSeat(self, number, key) for number, key in enumerate(opened.seat_keys, start=1)
        ]
        self.seats = self.players
        self.to_move: int | None = None
        self.request: Decide | None = None
        """The decision in flight: said again after a reconnect, with the same id."""
        self.chosen: Decide
        """The one to be made next."""
        self.asked_seat = 0
        self.count = 0
        self.games = 0
        self.beginning = 0
        self.insisting = False
        self.questions = BROWSER
        self.unanswered = 0
        """How many of them are, for the decision to be made next."""
        self._task: asyncio.Task[None] | None = None

    def decide(self) -> bool:
        """The seat that is asked picks any legal token."""
        if self.left or self.to_move is None:
            return False
        seat = self.players[self.to_move - 1]
        if not seat.legal or seat.transport is None:
            return False
        token = seat.legal[int(chance() * len(seat.legal))]
        self.count += 1
        self.chosen = Decide(f"{self.games}-{self.count}", seat.move, token)
        self.asked_seat = self.to_move
        self.left = SEATS
        self.unanswered = len(self.questions)
        for question in self.questions:
            seat.say(Ask(question, question, None if question == "tips" else token))
        if not self.questions:
            self.decide_now()
        return True

    def told(self) -> None:
        """A question is answered; after the last one it is decided."""
        self.unanswered -= 1
        if self.unanswered == 0:
            self.decide_now()

    def decide_now(self) -> None:
        """Say what was chosen; from now on it is timed."""
        self.request = self.chosen
        self.asked_at = time.perf_counter()
        self.players[self.asked_seat - 1].say(self.request)

    def insist(self) -> None:
        """After a reconnect: say the decision in flight again, and see that there is a new one."""
        self.insisting = True
        if self.request is not None:
            self.left = SEATS
            self.seats[self.asked_seat - 1].say(self.request)
            return
        self.left = 0
        self._go_on()

    def _go_on(self) -> None:
        if not self.decide():
            self.ends()  # it was over, or its next game was about to begin

    def answered(self, n: int, seen: int) -> None:
        """A request is done. One that was done before the reconnect moves nothing any more."""
        self.request = None
        if self.insisting and n <= seen:
            self.left = 0
            self._go_on()
        self.insisting = False

    def begins(self) -> None:
        """A seat has got the view of a new game; when the last one has, it can go on."""
        self.beginning += 1
        if self.beginning == SEATS:
            self.beginning = 0
            self.games += 1
            self.on_ready(self)

    def ends(self) -> None:
        """The host wants another game."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._again())

    async def _again(self) -> None:
        try:
            await self.again(self.opened)
        except Exception as fault:
            if not self.seats[0].closing:
                self.faults.note("no rematch", repr(fault))


class PlayedSeat(Seat):
    """Keeps of its view what a decision needs."""

    def __init__(self, table: PlayedTable, number: int, key: str) -> None:
        super().__init__(table, number)
        self.played = table
        self.key = key
        self.n: int | None = None
        self.move = 0
        self.legal: list[str] = []
        self.leaves: list[str] = []
        self.joined: asyncio.Future[None] | None = None
        self.missing_to = 0
        self.moves = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Sit down, where we left off."""
        super().on_ws_connected(transport)
        self.say(Join(self.number, self.key, 1, self.n))

    def hear(self, message: Heard) -> None:
        """Follow the game."""
        kind = message.type
        if kind in ("event", "move"):
            self._event(message)
        elif kind == "done":
            request = self.played.request
            if request is not None and request.id == message.id:
                self.played.answered(message.n, self.n or 0)
        elif kind in ANSWERS:
            self.played.told()
        elif kind in ("state", "resumed"):
            self._joined(message)
        elif kind == "refused":
            self.table.faults.note("refused", f"{message.code}: {message.sentence}")
        elif kind == "bye" and message.code != "restart":
            self.table.faults.note("bye", f"{message.code}: {message.sentence}")

    def _event(self, message: Heard) -> None:
        if self.n is not None and message.n != self.n + 1:
            self.table.faults.note("out of order", f"{message.n} after {self.n}")
        self.n = message.n
        if message.type == "move":
            self.moves += 1
            self._patch(message.patch or [])
            self.table.hears()
        elif message.what == "started" and message.view is not None:
            self._look(message.view, message.form)
            self.played.begins()
        elif message.what == "ended" and self.number == 1:
            self.played.ends()
        if self.joined is not None:
            self._caught_up()

    def _joined(self, message: Heard) -> None:
        if self.n is not None and message.n < self.n:
            self.table.faults.note("lost", f"at {message.n}, but {self.n} was told")
        if message.type == "state":
            self.n = message.n
            if message.view is not None:
                self._look(message.view, message.form)
        self.missing_to = message.n
        self._caught_up()

    def _caught_up(self) -> None:
        if self.joined is not None and self.n is not None and self.n >= self.missing_to:
            if not self.joined.done():
                self.joined.set_result(None)
            self.joined = None

    def _look(self, view: Look, form: Form | None) -> None:
        self.move, self.legal, self.played.to_move = view.move, view.legal, view.to_move
        self.leaves = form.leaves if form else []

    def _patch(self, patch: Sequence[Any]) -> None:
        for leaf, value in zip(patch[::2], patch[1::2], strict=True):
            name = self.leaves[leaf]
            if name == "move":
                self.move = value
            elif name == "legal":
                self.legal = value
            elif name == "to_move":
                self.played.to_move = value


async def connect(seat: Seat, url: str, *, patience_s: float = 0.0) -> None:
    """Connect a seat, and for some time try again if nobody answers."""
    end = time.perf_counter() + patience_s
    while True:
        try:
            await ws_connect(lambda: seat, url, websocket_handshake_timeout=20)
            return
        except Exception:
            if time.perf_counter() > end:
                raise
            await asyncio.sleep(0.05)


async def join(seat: PlayedSeat, port: int, *, patience_s: float = 0.0) -> None:
    """Connect, and wait for the table's answer."""
    joined = seat.joined = asyncio.get_running_loop().create_future()
    table = seat.played.opened.table
    url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/socket"
    await connect(seat, url, patience_s=patience_s)
    await asyncio.wait_for(joined, 20)


async def seat_all(todo: list[Awaitable[Any]]) -> float:
    """Connect many, some at a time; how many in a second."""
    gate = asyncio.Semaphore(CONNECT_AT_ONCE)

    async def one(work: Awaitable[Any]) -> None:
        async with gate:
            await work

    began = time.perf_counter()
    await asyncio.gather(*map(one, todo))
    return len(todo) / (time.perf_counter() - began)
