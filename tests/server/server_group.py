"""Several servers that share their tables, in one loop: every house is a process of its own."""

import asyncio
import itertools
import random
from collections.abc import Sequence

from lynxdeck.server.play.room import Room
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Done, News, Owner, Page, Since
from tests.server.byhand import CountedIds, HandClock, QuickBots
from tests.server.guest import Guest, eventually
from tests.server.house import House, Place
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.memory_database import MemoryDatabase
from tests.server.memory_store import MemoryStore


class LateStore(MemoryStore):
    """A database at the end of a line: it takes a while until it is asked, and to hear from it."""

    def __init__(self, shelf: MemoryDatabase, chance: random.Random) -> None:
        super().__init__(shelf)
        self._chance = chance

    def _wait(self) -> float:
        return self._chance.choice([0, 0.001, 0.005])

    def append(self, page: Page, done: Done) -> None:
        """Later, and told of later: who dies meanwhile has stored it, and nobody knows."""
        loop = asyncio.get_running_loop()

        def heard(fault: BaseException | None) -> None:
            loop.call_later(self._wait(), done, fault)

        loop.call_later(self._wait(), super().append, page, heard)

    async def news(self, since: Sequence[Since]) -> list[News]:
        """As it was when it was asked for; by now it may be another."""
        await asyncio.sleep(self._wait())  # time is the subject
        news = await super().news(since)
        await asyncio.sleep(self._wait())  # time is the subject
        return news

    async def claim(self, table: str) -> Owner:
        """The same."""
        await asyncio.sleep(self._wait())  # time is the subject
        owner = await super().claim(table)
        await asyncio.sleep(self._wait())  # time is the subject
        return owner


class ServerGroup:
    """Houses with one shelf and one bus."""

    def __init__(self, settings: Settings, chance: random.Random | None = None) -> None:
        self.settings = settings
        self._chance = chance
        self.shelf = MemoryDatabase(date=HandClock().wall)
        self.bus = Exchange(chance)
        self.houses: list[House] = []
        self._built = 0

    async def build(self) -> House:
        """One more house."""
        self._built += 1
        ids = CountedIds(f"h{self._built}")
        store = LateStore(self.shelf, self._chance) if self._chance else MemoryStore(self.shelf)
        house = House(store, self.settings, QuickBots(), ids)
        house.bus = MemoryBus(self.bus)
        house.numbers = itertools.count(1000 * self._built)
        house.allowed = {"table.not_stored"}
        await house.open()
        self.houses.append(house)
        return house

    async def close(self) -> None:
        """All of them end well."""
        for house in self.houses:
            await house.close()

    async def end(self) -> None:
        """All of them end, whatever is waited for."""
        for house in self.houses:
            await house.end()

    async def kill(self, house: House) -> None:
        """A process dies: its sockets break, and its lease runs out."""
        self.houses.remove(house)
        assert isinstance(house.store, MemoryStore)
        tables = house.tables
        tables.closing = True
        if house.bus in self.bus.lines:
            self.bus.lines.remove(house.bus)
        if tables._peers:
            tables._peers.stop()
        tables.tasks.cancel()
        for room in tables.rooms:
            room.stop()
        for guest in house.guests:
            await guest.cut()
        house.guests.clear()
        house.store.lapse()
        house.store.die()
        house.listening.close()
        await house.session.close()
        await house.runner.cleanup()

    def copies(self, place: Place) -> list[Room]:
        """The table, wherever it is in memory."""
        rooms = [room for house in self.houses for room in house.tables.rooms]
        return [room for room in rooms if room.table.name == place.name]

    def owner(self, place: Place) -> House | None:
        """Whose table it is; for a moment it may be nobody's."""
        ours = [
            house
            for house in self.houses
            for room in house.tables.rooms
            if room.table.name == place.name and room.driver.ours
        ]
        assert len(ours) < 2
        return ours[0] if ours else None

    async def settled(self, place: Place) -> None:
        """Wait until all copies that somebody looks at are as the log is."""
        log = self.shelf.log[place.name]
        await eventually(
            lambda: all(
                room.table.n == max(log)
                for room in self.copies(place)
                if room.attended or room.driver.ours
            )
        )

    async def passes(self, seconds: float) -> None:
        """Let time pass for all."""
        await self.houses[0].passes(seconds)


def at(house: House, place: Place) -> Place:
    """The same table and keys, asked of another house."""
    other = Place(house, {"table": place.name, "host_key": place.host_key, "invite": place.invite})
    other.keys = place.keys
    other.pledges = place.pledges
    return other


async def spread(group: ServerGroup, place: Place) -> dict[int, Guest]:
    """Everybody who sits there, connected to one house after the other; and the game on."""
    guests = {}
    for number, seat in enumerate(place.keys):
        house = group.houses[number % len(group.houses)]
        guests[seat] = await at(house, place).join(seat)
    await place.start()
    for guest in guests.values():
        await guest.until(lambda g: g.view is not None)
    return guests


async def a_while() -> None:
    """Let whatever is under way come to an end, as far as it needs no time."""
    for _ in range(20):
        await asyncio.sleep(0.001)
