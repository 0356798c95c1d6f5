"""Who hears by which process what happens at a table, and who waits for whom."""

import random
from collections.abc import Callable

import pytest

from lynxdeck.server.cluster import peers
from lynxdeck.server.store import Done, Page
from tests.server.guest import Guest, play_on
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore
from tests.server.server_group import ServerGroup, at

Play = Callable[..., None]


async def both_at(house: House, group: ServerGroup) -> tuple[Place, dict[int, Guest]]:
    """Ann and Ben play at one process, and all know it."""
    place = await house.make(persons=["Ann", "Ben"])
    guests = {1: await place.join(1), 2: await place.join(2)}
    await place.start()
    await group.passes(5)
    return place, guests


def test_only_those_who_have_a_table_hear_of_it(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        await group.build()
        place, guests = await both_at(here, group)
        group.bus.carried.clear()
        await play_on(guests, random.Random(1), most=10)
        assert not group.bus.carried, "all are at one process"
        guests[2] = await at(there, place).join(2)
        await group.passes(5)
        group.bus.carried.clear()
        await play_on(guests, random.Random(1), most=10)
        assert group.bus.carried.keys() == {here.store.process, there.store.process}

    play_in_group(scene)


def test_only_what_some_hear_by_another_process_may_wait_to_be_stored(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient: list[bool] = []
    append = MemoryStore.append

    def noted(store: MemoryStore, page: Page, done: Done) -> None:
        patient.append(page.patient)
        append(store, page, done)

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place, guests = await both_at(here, group)
        monkeypatch.setattr(MemoryStore, "append", noted)
        await play_on(guests, random.Random(1), most=3)
        assert patient == [False] * 3
        guests[2] = await at(there, place).join(2)
        await group.passes(5)
        patient.clear()
        await play_on(guests, random.Random(1), most=3)
        assert patient == [True] * 3

    play_in_group(scene)


def test_who_has_just_come_misses_nothing(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is decided before others know of a newcomer is heard without waiting for a poll."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place, guests = await both_at(here, group)
        monkeypatch.setattr(peers, "POLL_S", 1e6)
        await group.passes(5)
        newcomer = await at(there, place).join(None)
        await play_on(guests, random.Random(1), most=1)
        assert newcomer.n < guests[1].n, "nobody has told them"
        await newcomer.sees(guests[1].n)

    play_in_group(scene)
