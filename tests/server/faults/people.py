"""People at tables: each comes back by itself, as the page does, and notes what is confirmed."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import aiohttp

from tests.server.faults.door import Door
from tests.server.guest import GoneError, Guest
from tests.server.house import Place

QUIET_S, PATIENCE_S = 2.0, 2.0
FIRST_S, MOST_S = 0.5, 2.5
"""As in web/src/net: socket.ts asks after a silence whether anybody is there, and for how long it
waits for an answer; backoff.ts says how long it waits before it comes again."""
JOIN_S = (2.5, 5.0, 8.0)
SOON_S, LATE_S = 3.0, 10.0
"""As in web/src/net/api.ts: how long a new table may take before it is asked for once more; and in
reach.ts how long anything may."""
ASK_AGAIN_S = 0.5
GONE = (GoneError, aiohttp.ClientError, OSError, TimeoutError)
"""What somebody meets who is connected to a process that dies."""
OVERTAKEN = ("stale", "not-your-decision", "over", "not-started", "stand-in")
"""A decision that was made meanwhile by another device, or by the bot that sat in, or is the bot's
to make: it may have sat in, and not have been able to store what it decided."""
LATER = ("storage", "too-many", "not-joined")
"""What is told while nothing can be stored."""

_numbers = itertools.count(1)


class SilenceError(GoneError):
    """Nobody answered for so long that there is no point in waiting before coming again."""


class Ack(NamedTuple):
    """A decision that a server has said it has stored."""

    at: float
    id: str
    token: str
    n: int


class Seen(NamedTuple):
    """What somebody had on the screen after an event."""

    seat: int
    n: int
    view: Any


@dataclass
class Notes:
    """Of one game: what its people were told."""

    place: Place
    made_s: float = 0.0
    """How long it took to make the table, and to let the game begin."""
    people: list["Person"] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    moves: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By the event: whose decision, and which."""


class Person:
    """Sits at a table until the game is over."""

    def __init__(self, door: Door, notes: Notes, seat: int, rng: random.Random, pace_s: float):
        self._door, self._notes, self.seat, self._rng = door, notes, seat, rng
        self.pace_s = pace_s
        self._ids = itertools.count(1)
        self.acks: list[Ack] = []
        self.over = False
        self.over_at = 0.0
        self.guest: Guest | None = None
        self.refusals: Counter[str] = Counter()
        """Of decisions, by their codes."""
        self._wish: dict[str, Any] | None = None
        self._last: Guest | None = None
        """What is on the screen while there is no line."""
        self.dozes = 0.0
        """How likely it is that a decision takes longer than the clock allows."""
        self.lines = 0

    async def play(self) -> None:
        """Come, and come again."""
        tries = 0
        while not self.over:
            wait = 0.0
            try:
                async with asyncio.timeout(JOIN_S[min(tries, len(JOIN_S) - 1)]):
                    guest = await self._come()
                tries = 0
                await self._sit(guest)
            except GONE as fault:
                wait = min(MOST_S, FIRST_S * 2**tries) * self._rng.uniform(0.5, 1)
                if tries == 0 and isinstance(fault, SilenceError):
                    wait = 0.0
                tries += 1
            finally:
                wait = await self._go(wait)
            await asyncio.sleep(wait)

    async def _come(self) -> Guest:
        last, place = self._last, self._notes.place
        socket = await self._door.dial(f"/tables/{place.name}/socket")
        self.guest = guest = Guest(socket, next(_numbers))
        if last is not None:
            guest.view, guest.info, guest.result = last.view, last.info, last.result
        since = last.n if last is not None else None
        answer = await guest.join(self.seat, key=place.keys[self.seat], since=since)
        if answer["type"] == "refused":
            raise GoneError(answer)
        self.lines += 1
        return guest

    async def _go(self, wait: float) -> float:
        """Leave the line, keep what was seen; how long to wait before coming again."""
        guest, self.guest = self.guest, None
        if guest is None:
            return wait
        guest.check_order()
        await guest.cut()
        bye = guest.byes[-1] if guest.byes else None
        if guest.view is not None:
            self._last = guest
        if bye is not None:
            assert bye["code"] in ("restart", "resync", "slow", "idle"), bye
            if bye["code"] == "resync":
                self._last = None
            if bye["retry_ms"] is not None:
                return float(bye["retry_ms"]) / 1000 * self._rng.uniform(1, 2)
        return wait

    # --- at the table ---------------------------------------------------------------------------

    async def _sit(self, guest: Guest) -> None:
        while True:
            self._look(guest)
            if self.over:
                return
            if guest.info["seats"][self.seat - 1]["stand_in"]:
                await self._take_back(guest)
            elif self._asked(guest):
                await self._decide(guest)
            else:
                before = guest.n
                await self._until(guest, lambda: guest.n > before)  # noqa: B023

    def _asked(self, guest: Guest) -> bool:
        view = guest.view
        return bool(view and not view["over"] and view["to_move"] == self.seat and view["legal"])

    def _look(self, guest: Guest) -> None:
        """Note what was told; whether it is over."""
        for event in guest.events("move"):
            known = self._notes.moves.setdefault(event["n"], (event["seat"], event["token"]))
            assert known == (event["seat"], event["token"]), (event, known)
        view = guest.view
        self.over = bool(view and view["over"] and guest.info["status"] != "playing")
        self.over_at = time.monotonic() if self.over else 0.0
        if view is not None and (self.over or self._rng.random() < 0.1):
            self._notes.seen.append(Seen(self.seat, guest.n, _copy(view)))

    async def _decide(self, guest: Guest) -> None:
        move = guest.view["move"]
        if self._wish is None or self._wish["move"] != move:
            await self._think(guest)
            if not self._asked(guest) or guest.view["move"] != move:
                return
            token = self._rng.choice(guest.view["legal"])
            self._wish = {"id": f"s{self.seat}-{next(self._ids)}", "move": move, "token": token}
        wish = self._wish
        asked = await guest.begin("decide", **wish)
        await self._until(guest, asked.done)
        answer = asked.result()
        if answer["type"] == "done":
            self.acks.append(Ack(time.monotonic(), wish["id"], wish["token"], answer["n"]))
            self._wish = None
            await self._until(guest, lambda: guest.n >= answer["n"])
            return
        self.refusals[answer["code"]] += 1
        if answer["code"] in OVERTAKEN:
            self._wish = None
            heard = await guest.begin("ping")
            await self._until(guest, heard.done)
        else:
            assert answer["code"] in LATER, answer
            await asyncio.sleep(ASK_AGAIN_S)  # time is the subject: they tap again

    async def _think(self, guest: Guest) -> None:
        pause = self.pace_s * self._rng.uniform(0.5, 1.5)
        if self._rng.random() < self.dozes:
            pause += sum(guest.info["setup"]["clock"][part] for part in ("seconds", "bank")) + 1
        await asyncio.sleep(pause)  # time is the subject

    async def _take_back(self, guest: Guest) -> None:
        """A bot sat in; it is our turn again when we say so."""
        place = self._notes.place
        path = f"{place.path}/seats/{self.seat}/back"
        answer = await self._door.ask("POST", path, None, place.keys[self.seat])
        if answer.status >= 300:
            await asyncio.sleep(ASK_AGAIN_S)  # time is the subject: they tap again
            return
        mine = self.seat - 1
        await self._until(
            guest, lambda: self._ends(guest) or not guest.info["seats"][mine]["stand_in"]
        )

    @staticmethod
    def _ends(guest: Guest) -> bool:
        return bool(guest.view and guest.view["over"])

    async def _until(self, guest: Guest, met: Callable[[], object]) -> None:
        """Wait; after a silence ask whether anybody is there, and go if nobody is."""
        while not met():
            if await guest.silent(QUIET_S, met):
                await guest.begin("ping")
                if await guest.silent(PATIENCE_S, met):
                    raise SilenceError


def _copy(view: Any) -> Any:
    if isinstance(view, dict):
        return {name: _copy(value) for name, value in view.items()}
    return [_copy(one) for one in view] if isinstance(view, list) else view


@dataclass
class Party:
    """Some people who play one game after the other."""

    door: Door
    rng: random.Random
    wish: dict[str, Any]
    pace_s: float
    dozes: float = 0.0
    played: list[Notes] = field(default_factory=list)
    enough: bool = False
    """Whether the game that is on is to be the last."""

    @property
    def now(self) -> Notes | None:
        """The game that is on."""
        return self.played[-1] if self.played else None

    async def play(self) -> None:
        """Until it is enough."""
        while not (self.enough and self.played):
            since = time.monotonic()
            place = await self._gather()
            notes = Notes(place, time.monotonic() - since)
            for seat in place.keys:
                person = Person(self.door, notes, seat, self.rng, self.pace_s)
                person.dozes = self.dozes if seat == 1 else 0
                notes.people.append(person)
            self.played.append(notes)
            await asyncio.gather(*(person.play() for person in notes.people))

    def hurry(self) -> None:
        """Come to an end, without thinking long."""
        self.enough, self.pace_s = True, 0.0
        for person in self.now.people if self.now else []:
            person.pace_s = 0.0

    async def _gather(self) -> Place:
        """A table with the game on, however often it takes."""
        tries = 0
        while True:
            try:
                async with asyncio.timeout(LATE_S):
                    place = await self._make()
                    await place.start()
                    return place
            except (AssertionError, *GONE):
                await asyncio.sleep(min(MOST_S, FIRST_S * 2**tries) * self.rng.uniform(0.5, 1))
                tries += 1

    async def _make(self) -> Place:
        """A table; at another server if the first one hangs."""
        try:
            async with asyncio.timeout(SOON_S):
                return await self.door.house().make(**self.wish)
        except TimeoutError:
            return await self.door.house().make(**self.wish)
