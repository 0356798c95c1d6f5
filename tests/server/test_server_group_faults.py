"""Whatever happens to processes and to the bus: no decision is lost or doubled, no table stuck."""

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from lynxdeck.server.tables.loading import replay
from lynxdeck.table import events as ev
from tests.server.guest import GoneError, Guest
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore
from tests.server.server_group import ServerGroup, at

Play = Callable[..., None]

GONE = (GoneError, aiohttp.ClientError, OSError, TimeoutError)
"""What somebody meets who is connected to a process that dies."""
PEOPLE = ["Ann", "Ben"]
_ids = itertools.count(1)


class Person:
    """Sits at a table whatever happens: comes back, and sends again what had no answer."""

    def __init__(self, group: ServerGroup, place: Place, seat: int, rng: random.Random) -> None:
        self._group, self._place, self._seat, self._rng = group, place, seat, rng
        self.acknowledged: dict[str, tuple[str, int]] = {}
        self._wish: dict[str, Any] | None = None

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            house = self._rng.choice(self._group.houses)
            guest = None
            try:
                guest = await at(house, self._place).join(self._seat)
                await self._sit(guest)
                return
            except GONE:
                await asyncio.sleep(0.01)
            finally:
                if guest is not None:
                    guest.check_order()
                if guest in house.guests:
                    house.guests.remove(guest)
                    await guest.cut()

    async def _sit(self, guest: Guest) -> None:
        while True:
            await guest.until(lambda g: g.view and (g.view["over"] or g.view["to_move"] == g.seat))
            if guest.view["over"]:
                return
            if self._wish is None or self._wish["move"] != guest.view["move"]:
                token = self._rng.choice(guest.view["legal"])
                self._wish = {"id": f"w{next(_ids)}", "move": guest.view["move"], "token": token}
            answer = await guest.ask("decide", **self._wish)
            if answer["type"] == "done":
                self.acknowledged[self._wish["id"]] = (self._wish["token"], answer["n"])
                self._wish = None
                await guest.sees(answer["n"])
            elif answer["code"] == "stale":
                self._wish = None
                await guest.ping()
            else:
                raise GoneError(answer)  # the store is away: come back


class Fate:
    """Lets things go wrong."""

    def __init__(self, group: ServerGroup, rng: random.Random) -> None:
        self._group, self._rng = group, rng
        self.faults = 0

    async def strike(self, times: int) -> None:
        """Some faults, and in the end all is well."""
        blows = [self._kill, self._lapse, self._cut, self._lose, self._delay, self._wait]
        for _ in range(times):
            await asyncio.sleep(self._rng.uniform(0.005, 0.05))  # time is the subject
            await self._rng.choice(blows)()
            self.faults += 1
        bus = self._group.bus
        bus.cut, bus.loses, bus.delays = False, 0, 0
        for house in self._group.houses:
            self._store(house).renew()

    @staticmethod
    def _store(house: House) -> MemoryStore:
        assert isinstance(house.store, MemoryStore)
        return house.store

    async def _kill(self) -> None:
        await self._group.build()
        await self._group.kill(self._rng.choice(self._group.houses[:-1]))

    async def _lapse(self) -> None:
        store = self._store(self._rng.choice(self._group.houses))
        store.lapse()
        asyncio.get_running_loop().call_later(self._rng.uniform(0, 2), store.renew)

    async def _cut(self) -> None:
        self._group.bus.cut = not self._group.bus.cut

    async def _lose(self) -> None:
        self._group.bus.loses = self._rng.choice([0, 0.3, 1])

    async def _delay(self) -> None:
        self._group.bus.delays = self._rng.choice([0, 0.01, 0.5])

    async def _wait(self) -> None:
        await self._group.passes(self._rng.uniform(0.1, 3))


def live_through(play: Play, seed: int, *, faults: int) -> None:
    """Games of people and bots on three processes, and so many faults."""
    rng = random.Random(seed)

    async def scene(group: ServerGroup) -> None:
        first = group.houses[0]
        places = [
            await first.make(seats=3, bots={"3": "easy"}, persons=PEOPLE),
            await first.make("push", seats=2, persons=PEOPLE),
        ]
        for place in places:
            await place.start()
        people = {
            place.name: [Person(group, place, seat, rng) for seat in place.keys] for place in places
        }
        playing = [person.play() for some in people.values() for person in some]
        fate = Fate(group, rng)
        games = asyncio.gather(*playing)
        while not games.done():
            await fate.strike(rng.randrange(1, 4) if fate.faults < faults else 0)
            await group.passes(2)
        await games
        for place in places:
            check(group, place, people[place.name])
            for house in group.houses:  # and everybody shows the same
                assert (await at(house, place).info())["status"] != "playing"

    play(scene, houses=3, chance=rng, away_seconds=1_000_000)


def check(group: ServerGroup, place: Place, people: list[Person]) -> None:
    """The log replays, and all that was acknowledged is in it, once, where it was said to be."""
    rows = [row for _, row in sorted(group.shelf.log[place.name].items())]
    table = replay(place.name, rows)
    assert table.status in ("over", "between")
    events = {row.n: ev.decode(row.payload) for row in rows}
    moves = {n: event for n, event in events.items() if isinstance(event, ev.Moved)}
    ids = [event.id for event in moves.values() if event.id]
    assert len(ids) == len(set(ids))
    for person in people:
        for identity, (token, n) in person.acknowledged.items():
            assert (moves[n].id, moves[n].token) == (identity, token)


@pytest.mark.parametrize("seed", range(3))
def test_games_live_through_faults(play_in_group: Play, seed: int) -> None:
    live_through(play_in_group, seed, faults=25)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
def test_games_live_through_many_faults(play_in_group: Play, seed: int) -> None:
    live_through(play_in_group, seed, faults=60)
