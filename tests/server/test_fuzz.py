"""Frames of every kind, thousands of them: each is answered, nothing breaks, games go on.

The server's limits of rate are lifted here (`limits="off"`), else the flood itself would be
refused after some forty frames and little would be tried. 20,000 frames in the default run; with
`-m long` a million, or as many as FUZZ_FRAMES says.
"""

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

import aiohttp
import pytest
from aiohttp import WSMsgType

from lynxdeck.server import protocol as wire
from tests.patches import named
from tests.server.conftest import Play
from tests.server.guest import SOON_S, play_on
from tests.server.house import House, Place

DEFAULT = 20_000
MANY = int(os.environ.get("FUZZ_FRAMES", "1000000"))
BATCH = 2_000
BREATH = 100
"""So many frames are sent before anybody reads an answer."""

KINDS = ["join", "decide", "decide", "chat", "preview", "why", "odds", "tips", "hint"]
ANSWERS = {"state", "resumed", "done", "refused", "preview", "why", "odds", "tips", "hint", "pong"}
NUMBERS: list[Any] = [0, 1, -1, 2, 7, 31, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, -0.0]
JUNK: list[Any] = [
    *NUMBERS,
    None,
    True,
    "",
    " ",
    "x" * 65,
    "x" * 3000,
    "\x00\x07\u202e\u200b\ufeff",
    "ｊｏｉｎ",
    "é\u0301\U0001f469\u200d\U0001f680",
    [],
    {},
    [[]],
    [1, "2", None],
    {"type": "join"},
    {"": {"": ""}},
]
RAW = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e-999",
    "0x10",
    "01",
    "1.",
    "tru",
    "'a'",
    "9" * 4400,
]
"""What is no JSON, or no number that fits, where a value should stand."""
ESCAPES = [r"\ud800", r"\udfff\ud800", r"\ud83d\ude00", r"\u0000", r"\x41", r"\u12", "\\"]
HASHES = ["", "ab" * 32, "00" * 32, "AB" * 32, "ab" * 31, "ab" * 33, "ab" * 31 + "a\n"]
TOKENS = ["1", "7x2", "6x3+J", "J", "T", "L", "R", "D", "^*", "^7", "^3+13", "-", "G5"]
TOKENS += ["+", "!r", "a", "=b", "7x1", "^", "^" + "+".join(["13"] * 20), "x" * 64]


class Forge:
    """Makes frames, all told by one seed."""

    def __init__(self, seed: str, keys: list[str]) -> None:
        self.rng = random.Random(seed)
        self.keys = keys
        self.move = 0
        self.legal: list[str] = []

    def frame(self) -> str:
        """One frame, good or bad, no longer than the server reads."""
        for _ in range(20):
            made = self.rng.choice(self.WAYS)(self)
            if len(made.encode(errors="replace")) <= wire.FRAME:
                return made
        return ""

    def valid(self) -> dict[str, Any]:
        """A message as a client may send it."""
        rng = self.rng
        kind = rng.choice(
            ["join", "decide", "decide", "chat", "preview", "why", "odds", "tips", "hint"]
        )
        kind = rng.choice([kind, kind, kind, "promise", "reveal", "ping"])
        fields: dict[str, Any] = {"id": f"f{rng.randrange(10**6)}"}
        if kind == "join":
            fields = {"protocol": 1, "seat": rng.choice([None, 1, 2, 3])}
            fields |= {"key": rng.choice(self.keys)} if rng.random() < 0.5 else {}
            fields |= {"since": rng.randrange(200)} if rng.random() < 0.5 else {}
        elif kind == "decide":
            fields |= {"move": self.move + rng.choice([0, 0, 0, -1, 1]), "token": self._token()}
        elif kind == "chat":
            fields["text"] = rng.choice(["hello", "", "<b>&amp;", "x" * 301, "\u202eabc\n"])
        elif kind in ("preview", "why"):
            fields["token"] = self._token()
        elif kind == "promise":
            fields |= {name: rng.choice(HASHES) for name in ("commitment", "promise")}
        elif kind == "reveal":
            fields["share"] = rng.choice(HASHES)
        return {"type": kind, **fields}

    def _token(self) -> str:
        return self.rng.choice(self.legal if self.legal and self.rng.random() < 0.3 else TOKENS)

    def _valid(self) -> str:
        return json.dumps(self.valid())

    def _other_types(self) -> str:
        message = self.valid()
        for _ in range(self.rng.randint(1, 2)):
            message[self.rng.choice(list(message))] = self.rng.choice(JUNK)
        return json.dumps(message)

    def _fields(self) -> str:
        """Fields too many, too few, in another order, twice."""
        message = self.valid()
        items = list(message.items())
        if self.rng.random() < 0.5:
            items.pop(self.rng.randrange(len(items)))
        if self.rng.random() < 0.5:
            items.append((self.rng.choice(["n", "TYPE", "", "seat", "by"]), self.rng.choice(JUNK)))
        self.rng.shuffle(items)
        twice = items + items[:1] if self.rng.random() < 0.3 else items
        return "{" + ",".join(f"{json.dumps(k)}:{json.dumps(v)}" for k, v in twice) + "}"

    def _raw_values(self) -> str:
        text, rng = self._valid(), self.rng
        spot = rng.choice([i for i, sign in enumerate(text) if sign == ":"])
        return text[: spot + 1] + rng.choice(RAW) + text[spot + 1 + rng.randrange(4) :]

    def _escapes(self) -> str:
        text = self._valid()
        spots = [i for i, sign in enumerate(text) if sign == '"']
        spot = self.rng.choice(spots) + 1
        return text[:spot] + self.rng.choice(ESCAPES) + text[spot:]

    def _deep(self) -> str:
        """Nested deeper than anybody reads, in every place where a value may stand."""
        depth, rng = self.rng.choice([10, 500, 2_000, 7_500]), self.rng
        opened, closed = rng.choice([("[", "]"), ('{"a":', "}")])
        depth = min(depth, 15_000 // (len(opened) + len(closed)))
        nest = opened * depth + rng.choice(["", "1", '"x"']) + closed * rng.choice([depth, 0])
        return rng.choice(
            [
                nest,
                f'{{"type":"chat","id":"a","text":{nest}}}',
                f'{{"a":{nest},"type":"ping"}}',
                f'{{"type":{nest}}}',
            ]
        )

    def _torn(self) -> str:
        """A good message, cut, doubled or with signs changed."""
        text, rng = list(self._valid()), self.rng
        for _ in range(rng.randint(1, 4)):
            spot = rng.randrange(len(text) + 1)
            what = rng.randrange(4)
            if what == 0:
                del text[spot:]
            elif what == 1:
                text[spot:spot] = rng.choice(
                    ["{", "}", '"', ",", "\x00", "\ufeff", "é", "\n", "\\"]
                )
            elif what == 2:
                del text[spot : spot + rng.randint(1, 8)]
            else:
                text += text[:spot]
        return "".join(text)

    def _any_json(self) -> str:
        return json.dumps(self.rng.choice([*JUNK, [self.valid()], {"type": self.rng.choice(JUNK)}]))

    def _any_text(self) -> str:
        rng = self.rng
        size = rng.choice([0, 1, 5, 80, 4_000])
        return "".join(
            chr(rng.choice([rng.randrange(128), rng.randrange(0xD800)])) for _ in range(size)
        )

    WAYS: ClassVar[tuple[Callable[["Forge"], str], ...]] = (
        _valid,
        _valid,
        _other_types,
        _other_types,
        _fields,
        _raw_values,
        _escapes,
        _torn,
        _torn,
        _any_json,
        _any_text,
        _deep,
    )


class Stranger:
    """Sends anything, and counts what comes back."""

    def __init__(self, house: House, place: Place, seat: int | None, forge: Forge) -> None:
        self.house, self.place, self.seat, self.forge = house, place, seat, forge
        self.socket: aiohttp.ClientWebSocketResponse
        self.sent = 0
        self.kinds = Counter[str]()
        self.form: dict[str, Any] = {}
        self.eyes: set[int | None] = {None}
        """Through whose eyes it may look with the keys it has shown."""
        self.seed = ""
        self.secrets: list[str] = []

    async def connect(self) -> None:
        """Begin, as a seat or a spectator, or without a word."""
        url = f"{self.house.base}/api/v1/tables/{self.place.name}/socket"
        self.socket = await self.house.session.ws_connect(url, max_msg_size=0)
        self.eyes = {None, 1, 2} if self.forge.keys[:-1] else {None}
        if self.seat is not None:
            await self.send(
                json.dumps(
                    {
                        "type": "join",
                        "protocol": 1,
                        "seat": self.seat,
                        "key": self.place.keys[self.seat],
                    }
                )
            )

    async def send(self, frame: str) -> None:
        """One more."""
        self.sent += 1
        await self.socket.send_str(frame)

    async def flood(self, frames: int) -> None:
        """Send many, in breaths, and read what comes; every one must be answered."""
        for first in range(0, frames, BREATH):
            for _ in range(min(BREATH, frames - first)):
                await self.send(self.forge.frame())
            async with asyncio.timeout(SOON_S):
                while sum(self.kinds[kind] for kind in ANSWERS) < self.sent:
                    self.read(await self.socket.receive())

    def read(self, message: aiohttp.WSMessage) -> None:
        """An answer, or an event; nobody's secrets are in it."""
        assert message.type is WSMsgType.TEXT, (message, self.socket.close_code)
        heard = json.loads(message.data)
        self.kinds[heard["type"]] += 1
        view = heard.get("view")
        if view:
            self.forge.move, self.forge.legal = view["move"], view["legal"]
            assert view["seat"] in self.eyes
            assert "hands" not in view
            if view["seat"] is None:
                assert not view.get("hand")
        self.form = heard.get("form") or self.form
        if heard["type"] == "move":
            patch = named(heard, self.form, None)["patch"]
            self.forge.move, self.forge.legal = patch["move"], patch.get("legal", [])
        if heard["type"] == "refused":
            assert heard["code"]
            assert heard["sentence"]
        if heard.get("result"):
            # The seed is told when the game is over, and not before.
            self.secrets = [secret for secret in self.secrets if secret != self.seed]
        assert not [secret for secret in self.secrets if secret in message.data]


async def attack(house: House, number: int, frames: int) -> Counter[str]:
    """A table with people or a bot, attacked from all sides; then its game is played to the end."""
    forge = f"fuzz {number}"
    if number % 2:
        place = await house.make("push", seats=2, bots={"2": "easy"})
    else:
        place = await house.make("linko", seats=2)
    keys = [*place.keys.values(), "wrong"]
    await place.start()
    strangers = [
        Stranger(house, place, None, Forge(f"{forge} outside", ["wrong"])),
        *(Stranger(house, place, seat, Forge(f"{forge} {seat}", keys)) for seat in place.keys),
    ]
    for stranger in strangers:
        table = place.room.table
        assert table.deal is not None
        stranger.seed = table.deal.seed.hex()
        stranger.secrets = [place.host_key, place.invite, *place.keys.values(), stranger.seed]
        await stranger.connect()
    await asyncio.gather(*(one.flood(frames // len(strangers)) for one in strangers))
    for stranger in strangers:
        await stranger.socket.close()
        assert stranger.socket.close_code == 1000
    await finish(house, place)
    kinds = Counter[str]()
    for stranger in strangers:
        kinds += stranger.kinds
    return kinds


async def finish(house: House, place: Place) -> None:
    """Proper people sit down at what is left, and play to the end."""
    guests = await place.all_join()
    if (await place.info())["status"] == "playing":
        await play_on(guests, random.Random(1))
    assert guests[1].result is not None
    assert guests[1].view == await place.view(1)
    assert (await place.info())["status"] == "over"
    assert (await house.get(f"{place.path}/record")).startswith("[Game ")
    for guest in guests.values():
        await guest.close()


def fuzz(play: Play, frames: int) -> None:
    kinds = Counter[str]()

    async def scene(house: House) -> None:
        for number in range(frames // BATCH):
            kinds.update(await attack(house, number, BATCH))

    play(scene)
    answered = sum(kinds[kind] for kind in ANSWERS)
    assert answered >= frames - BATCH
    assert set(kinds) >= ANSWERS  # good ones were among them, and bad ones
    assert kinds["refused"] > answered / 4


@pytest.mark.promise("broken-frames")
def test_twenty_thousand_frames(play: Play) -> None:
    fuzz(play, DEFAULT)


@pytest.mark.long
def test_a_million_frames(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """With FUZZ_FRAMES=N as many as that."""
    monkeypatch.setattr("tests.server.conftest.LONGEST_S", 7200.0)
    fuzz(play, MANY)
