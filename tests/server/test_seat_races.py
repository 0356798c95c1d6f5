"""Seats change hands on a real server while everybody asks for everything at once.

Whatever somebody had or asked for in the last moment – keys, links, second devices, sockets – opens
nothing of the seat when it is another's, or when its keys were taken back.
"""

import asyncio
import random
from typing import Any, NamedTuple

import pytest

from tests.server.conftest import Play
from tests.server.guest import GoneError, Guest
from tests.server.house import Answer, House, Place

LINKS = 3
GONE_S = 5.0


class Round(NamedTuple):
    """What somebody tried while the seat changed hands."""

    keys: list[str]
    """Their own, and those of second devices."""
    links: list[str]
    sockets: list[Guest]


class Races:
    """One seat of one table, again and again."""

    def __init__(self, place: Place, chance: random.Random) -> None:
        self.place = place
        self.house = place.house
        self.chance = chance
        self.people = 0
        self.seat = 2
        self.wrong: list[str] = []

    async def post(self, path: str, body: Any = None, key: str = "") -> Answer:
        """Ask for something at the table; it may be refused."""
        keys = [key] if key else []
        return await self.house.ask("POST", f"{self.place.path}/{path}", body, keys=keys)

    async def claim(self) -> Answer:
        """The next person sits down, if the seat is free."""
        self.people += 1
        wish = {"name": f"Person {self.people}", "seat": self.seat}
        return await self.house.ask("POST", f"/invites/{self.place.invite}/claim", wish)

    async def join(self, key: str) -> Guest | None:
        """A socket at the seat, if it is let in."""
        guest = await self.house.connect(self.place.name)
        try:
            answer = await guest.join(self.seat, key=key)
        except GoneError:
            return None
        if answer["type"] == "refused":
            await guest.close()
            return None
        return guest

    async def play(self, key: str) -> str:
        """One round: the seat changes hands; the key of its holder then."""
        how = self.chance.choice(["leave", "kick", "revoke"])
        by = self.place.host_key if how == "kick" else key
        at = f"seats/{self.seat}"
        ready = await self.post(f"{at}/handover", key=key)
        wishes = {
            how: self.post(f"{at}/{how}", key=by),
            "claim": self.claim(),
            "redeem": self.post("handover/claim", {"key": ready.body["key"]}),
            "join": self.join(key),
            **{f"lend {i}": self.post(f"{at}/handover", key=key) for i in range(LINKS)},
        }
        order = list(wishes)
        self.chance.shuffle(order)
        told: dict[str, Any] = dict(
            zip(order, await asyncio.gather(*(wishes[name] for name in order)), strict=True)
        )
        tried = Round(
            [key, *taken(told["redeem"])],
            [ready.body["key"], *(told[n].body["key"] for n in told if lent(n, told[n]))],
            [told["join"]] if told["join"] else [],
        )
        assert told[how].status == 200, told[how]
        if how == "revoke":
            now = str(told[how].body["key"])
        else:
            claimed = told["claim"] if told["claim"].status == 201 else await self.claim()
            assert claimed.status == 201, claimed
            now = str(claimed.body["key"])
        await self.check(how, tried)
        return now

    async def check(self, how: str, tried: Round) -> None:
        """Nothing of it opens anything."""
        at = f"{self.place.path}/view?seat={self.seat}"
        looks = [self.house.ask("GET", at, keys=[key]) for key in tried.keys]
        claims = [self.post("handover/claim", {"key": link}) for link in tried.links]
        for answer in await asyncio.gather(*looks, *claims):
            if answer.status != 403:
                self.wrong.append(f"{how}: {answer}")
        for guest in tried.sockets:
            try:
                bye = await asyncio.wait_for(guest.gone(), GONE_S)
            except TimeoutError:
                self.wrong.append(f"{how}: a socket stayed")
            else:
                assert bye["code"] == "revoked"


def taken(answer: Answer) -> list[str]:
    """The key of a second device, if it got one."""
    if answer.status != 200:
        return []
    return [answer.headers["Set-Cookie"].partition("=")[2].split(";")[0]]


def lent(name: str, answer: Any) -> bool:
    """Whether this is a link that was had."""
    return name.startswith("lend") and answer.status == 200


ROUNDS = 250
"""At one table: its log has an end."""


async def race(house: House, rounds: int, seed: int) -> list[str]:
    """So many rounds; what went wrong."""
    place = await house.make(seats=2, persons=["Ann"])
    races = Races(place, random.Random(seed))
    key = str((await races.claim()).body["key"])
    for _ in range(rounds):
        key = await races.play(key)
        house.guests.clear()
    view = await house.ask("GET", f"{place.path}/view?seat=2", keys=[key])
    assert view.status == 200  # the seat’s holder in the end can look
    return races.wrong


def run(play_on_disk: Play, rounds: int) -> None:
    """Two tables at a time, so that commits are shared."""

    async def scene(house: House) -> None:
        for first in range(0, rounds // 2, ROUNDS):
            left = min(ROUNDS, rounds // 2 - first)
            found = await asyncio.gather(*(race(house, left, first + seed) for seed in (1, 2)))
            assert [one for wrong in found for one in wrong] == []

    play_on_disk(scene)


@pytest.mark.promise("keys-former-holder")
def test_whoever_had_a_seat_gets_nothing_of_the_next(play_on_disk: Play) -> None:
    run(play_on_disk, 200)


@pytest.mark.long
def test_ten_thousand_rounds(play_on_disk: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.conftest.LONGEST_S", 3600.0)
    run(play_on_disk, 10_000)
