"""A client of the server, and what several of them do together."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp

from tests.patches import apply_patch, named
from tests.pledge import Answer, Pledge

Message = dict[str, Any]
SOON_S = 60.0
"""How long anything may take that should happen at once."""


class GoneError(Exception):
    """The socket closed before the answer came."""


LOST = (asyncio.CancelledError, aiohttp.ClientError, OSError, TimeoutError)
"""What somebody meets whose line breaks."""


async def dial(
    session: aiohttp.ClientSession, url: str, **headers: str
) -> aiohttp.ClientWebSocketResponse:
    """A socket; GoneError if its line is cut right after the handshake."""
    try:
        return await session.ws_connect(url, headers=headers, max_msg_size=0)
    except AssertionError as fault:  # aiohttp's word for that
        raise GoneError([]) from fault


ANSWERS = ("done", "refused", "preview", "why", "odds", "tips", "hint", "pong")


def shown_of(deal: Message) -> Message:
    """What a program goes by when it adds to a deal."""
    return {
        "game": deal["game_number"],
        "commitment": deal["commitment"],
        "promises": deal["promises"],
        "terms": deal["terms"],
    }


class Guest:
    """A client: keeps its view by patches, and minds that no event is missed or comes twice."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, number: int) -> None:
        self.socket = socket
        self.number = number
        self.frames: list[str] = []
        self.seat: int | None = None
        self.n = 0
        self.resuming = 0
        self.info: Message = {}
        self.view: Any = None
        self.clock: Any = None
        self.form: Any = None
        self.chat: list[str] = []
        self.heard: list[Message] = []
        """Events, in order."""
        self.pledge: Pledge | None = None
        """What this client adds to deals, if it does."""
        self.presence: Any = None
        self.reactions: list[tuple[int, str]] = []
        self.result: Any = None
        self.byes: list[Message] = []
        self.refusals: list[Message] = []
        """Those that answer no request of ours."""
        self.answered: list[Answer] = []
        """The promises and shares that it sent."""
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._joining: list[asyncio.Future[Message]] = []
        self._news = asyncio.Event()
        self._ids = itertools.count(1)
        self._faults: list[BaseException] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for message in self.socket:
                assert message.type is aiohttp.WSMsgType.TEXT, message
                self.frames.append(message.data)
                self._hear(json.loads(message.data))
                await self._add_chance()
                self._stir()
        except BaseException as fault:
            self._faults.append(fault)
            raise
        finally:
            for waiting in [*self._waiting.values(), *self._joining]:
                if not waiting.done():
                    waiting.set_exception(GoneError(self.byes))
            self._stir()

    async def _add_chance(self) -> None:
        """Promise or reveal a share, when a deal asks for it."""
        deal = self.info.get("deal")
        if self.pledge is None or not deal or self.info["status"] not in ("waiting", "between"):
            return
        if deal["terms"] is not None and self.seat not in deal["waiting"]:
            return
        answer = self.pledge.answer(**shown_of(deal))
        if answer is None or answer in self.answered:
            return
        self.answered.append(answer)
        if answer.kind == "promise":
            promise = {"commitment": answer.commitment, "promise": answer.value}
            await self.begin("promise", **promise)
        else:
            await self.begin("reveal", share=answer.value)

    def _stir(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "state":
            self.n, self.info, self.view = message["n"], message["info"], message["view"]
            self.seat, self.clock, self.result = (
                message["seat"],
                message["clock"],
                message["result"],
            )
            self.chat = [line["text"] for line in message["chat"]]
            self.form = message["form"]
        elif kind == "resumed":
            assert message["n"] >= self.n, (message, self.n)
            self.resuming, self.form = message["n"], message["form"]
        elif kind == "move":
            self._happen(named(message, self.form, self.view.get("to_move")))
        elif kind == "event":
            self._happen(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "reaction":
            self.reactions.append((message["seat"], message["what"]))
        elif kind == "bye":
            self.byes.append(message)
        if kind in ("state", "resumed") and self._joining:
            self._joined(message)
            return
        answered = self._waiting.pop(message.get("id") or "", None)
        if answered is not None and not answered.done():
            assert kind in ANSWERS, message
            answered.set_result(message)
        elif kind == "refused":
            self.refusals.append(message)
            if self._joining:
                self._joined(message)

    def _joined(self, message: Message) -> None:
        asked = self._joining.pop(0)
        if not asked.done():  # else it came too late for the one who asked
            asked.set_result(message)

    def _happen(self, event: Message) -> None:
        assert event["n"] == self.n + 1, (event, self.n)
        self.n = event["n"]
        self.heard.append(event)
        if event["kind"] == "move":
            assert self.view is not None
            apply_patch(self.view, event["patch"])
            self.clock = event["clock"]
        elif event["kind"] == "chat":
            self.chat.append(event["text"])
        else:
            self.info, self.clock = event["info"], event.get("clock")
            self.view = event.get("view", self.view)
            self.form = event.get("form", self.form)
            self.result = event.get("result", self.result)

    # asking

    async def say(self, message: Any) -> None:
        """Send anything at all."""
        await self.socket.send_str(message if isinstance(message, str) else json.dumps(message))

    async def join(
        self, seat: int | None, *, key: str | None = None, since: int | None = None, **more: Any
    ) -> Message:
        """Look on through some eyes; the state, or that it goes on from `since`."""
        message = {"type": "join", "protocol": 1, "seat": seat, **more}
        message |= {} if key is None else {"key": key}
        message |= {} if since is None else {"since": since}
        if since is not None and self.n == 0:
            self.n = since  # a fresh socket of somebody who has seen that much
        answered = asyncio.get_running_loop().create_future()
        self._joining.append(answered)
        await self.say(message)
        return await soon(answered)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """A request under a fresh id, or a given one; its answer."""
        return await soon(await self.begin(kind, **fields))

    async def begin(self, kind: str, **fields: Any) -> "asyncio.Future[Message]":
        """Send a request; its answer will be there when it comes."""
        identity = str(fields.pop("id", f"r{self.number}-{next(self._ids)}"))
        answered: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[identity] = answered
        await self.say({"type": kind, "id": identity, **fields})
        return answered

    async def decide(self, token: str, *, move: int | None = None, **fields: Any) -> Message:
        """A decision for what this client sees now; `done` or `refused`."""
        assert self.view is not None
        number = self.view["move"] if move is None else move
        return await self.ask("decide", move=number, token=token, **fields)

    async def done(self, token: str) -> int:
        """A decision that must be accepted; the number of its event."""
        answer = await self.decide(token)
        assert answer["type"] == "done", answer
        return int(answer["n"])

    async def ping(self) -> None:
        """Wait until all that was sent has been answered."""
        assert (await self.ask("ping"))["type"] == "pong"

    async def until(self, met: "Callable[[Guest], Any]") -> None:
        """Wait until something is true of what this client has seen."""
        async with asyncio.timeout(SOON_S):
            while not met(self):
                if self._listening.done():
                    raise GoneError(self.byes)
                await self._news.wait()

    async def silent(self, seconds: float, met: Callable[[], object]) -> bool:
        """Wait until something is true, or anything is told; whether neither happened."""
        before, end = len(self.frames), asyncio.get_running_loop().time() + seconds
        while not met() and len(self.frames) == before:
            if self._listening.done():
                raise GoneError(self.byes)
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                return True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._news.wait()
        return False

    async def sees(self, n: int) -> None:
        """Wait for an event."""
        await self.until(lambda guest: guest.n >= n)

    async def gone(self) -> Message:
        """Wait until the server has closed this socket; what it said."""
        async with asyncio.timeout(SOON_S):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(self._listening)
        return self.byes[-1]

    def events(self, what: str) -> list[Message]:
        """The events of one kind that this client has heard."""
        return [event for event in self.heard if what in (event["kind"], event.get("what"))]

    def check(self) -> None:
        """Nothing went wrong here, and every request was answered."""
        assert not self._faults, self._faults
        if not self._listening.done():
            assert not [wait for wait in self._waiting.values() if not wait.done()]

    def check_order(self) -> None:
        """Whatever became of the connection: all that came was as it should be, and in order."""
        for fault in self._faults:
            if not isinstance(fault, LOST):
                raise fault

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)
        self._excuse()
        assert not self._faults, self._faults

    async def cut(self) -> None:
        """Lose the connection without a word, if it is not lost already."""
        line = self.socket._response.connection
        if line is not None and line.transport is not None:
            line.transport.abort()
        await asyncio.gather(self._listening, return_exceptions=True)
        self._excuse()
        self._faults.clear()

    def _excuse(self) -> None:
        """Somebody may not have wanted to know what became of a request."""
        for waiting in [*self._waiting.values(), *self._joining]:
            if waiting.done() and not waiting.cancelled():
                waiting.exception()


async def eventually(met: Callable[[], object]) -> None:
    """Wait until something is true of the server, which must not take long."""
    async with asyncio.timeout(SOON_S):
        while not met():
            await asyncio.sleep(0.001)


async def soon(answer: "asyncio.Future[Message]") -> Message:
    """An answer, which must not take long."""
    async with asyncio.timeout(SOON_S):
        return await answer


async def play_on(
    guests: "Mapping[int, Guest]",
    rng: random.Random,
    *,
    most: int = 100_000,
    autos: bool = False,
) -> list[str]:
    """Let people decide at random, one after the other, until the game is over; the tokens.

    With `autos` somebody may be too late for a decision that was made by itself.
    """
    tokens: list[str] = []
    while len(tokens) < most:
        asked = await whose(guests)
        if asked is None:
            break
        guest = guests[asked]
        assert guest.view is not None
        token = rng.choice(guest.view["legal"])
        answer = await guest.decide(token)
        if autos and answer["type"] == "refused":
            assert answer["code"] in ("stale", "not-your-decision", "over")
            await guest.ping()
            continue
        assert answer["type"] == "done", answer
        n = answer["n"]
        tokens.append(token)
        for other in guests.values():
            await other.sees(n)
    return tokens


async def whose(guests: "Mapping[int, Guest]") -> int | None:
    """The person who is asked, once bots have answered; None when the game is over."""

    def known(guest: Guest) -> bool:
        view = guest.view
        return view is not None and (view["over"] or view["to_move"] in guests)

    first = next(iter(guests.values()))
    await first.until(known)
    assert first.view is not None
    if first.view["over"]:
        await first.until(lambda guest: guest.info["status"] != "playing")
        return None
    asked = int(first.view["to_move"])
    await guests[asked].sees(first.n)
    return asked
