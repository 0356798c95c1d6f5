"""Tables that another version writes; who cannot read an event leaves the table to others."""

import asyncio
import random
from collections.abc import Callable

import pytest

from lynxdeck.server.cluster.bus import BusHint
from lynxdeck.server.play.versions import BRIEFLY_S, LATER_S, Foreign
from lynxdeck.server.store import GUEST, Page
from tests.server.guest import Guest, eventually, play_on
from tests.server.house import Answer, House, Place
from tests.server.memory_store import MemoryStore
from tests.server.server_group import ServerGroup, at, spread

Play = Callable[..., None]

DANCED = b'{"t":"danced","seat":1}'
"""What only a later version knows."""
STRANGE = {
    "event": DANCED,
    "field": b'{"t":"ready","seat":1,"ready":true,"gladly":true}',
    "value": b'{"t":"stand-in","seat":1,"why":"asleep"}',
}


async def written(group: ServerGroup, place: Place, payload: bytes) -> MemoryStore:
    """A process of a later version stores something; the store that it has."""
    store = MemoryStore(group.shelf)
    await store.open()
    stored: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    n = max(group.shelf.log[place.name])
    store.append(Page(place.name, n, GUEST, [(1, payload)]), stored.set_result)
    assert await stored is None
    return store


async def asked(house: House, place: Place) -> Answer:
    """What a process says of a table."""
    return await house.ask("GET", place.path)


async def is_left(group: ServerGroup, place: Place) -> None:
    """No process has the table, and newcomers are sent on."""
    await eventually(lambda: not group.copies(place) and place.name not in group.shelf.owners)
    for house in group.houses:
        answer = await asked(house, place)
        assert (answer.status, answer.code) == (503, "other-version")
        assert answer.headers["Retry-After"] == "1"
        bye = await (await house.connect(place.name)).gone()
        assert (bye["code"], bye["retry_ms"]) == ("restart", 500)


@pytest.mark.promise("release")
@pytest.mark.parametrize("payload", STRANGE.values(), ids=STRANGE)
def test_what_cannot_be_read_is_left_and_nothing_is_written(
    play_in_group: Play, payload: bytes
) -> None:
    async def scene(group: ServerGroup) -> None:
        place = await group.houses[0].make(seats=3, bots={"3": "easy"})
        guests = await spread(group, place)
        await play_on(guests, random.Random(1), most=4)
        other = await group.houses[0].make(seats=2)
        await written(group, place, payload)
        before = group.shelf.tables[place.name]
        n = max(group.shelf.log[place.name])
        await group.passes(3)  # no hint has told of it
        for guest in guests.values():
            bye = await guest.gone()
            assert (bye["code"], bye["retry_ms"]) == ("resync", 1000)
        await is_left(group, place)
        await group.passes(20)  # nobody takes it up
        await is_left(group, place)
        assert max(group.shelf.log[place.name]) == n
        assert group.shelf.tables[place.name] == before
        assert (await asked(group.houses[1], other)).status == 200

    play_in_group(scene)


def test_it_is_not_claimed_by_those_who_have_people_there(play_in_group: Play) -> None:
    """Its process dies just after the other version has written."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=3, bots={"3": "easy"})
        ben = (await spread(group, place))[2]
        await written(group, place, DANCED)
        await group.kill(here)
        assert place.name not in group.shelf.owners
        peers = there.tables._peers
        assert peers
        peers.hear([BusHint(place.name, max(group.shelf.log[place.name]))])
        await ben.gone()
        await is_left(group, place)

    play_in_group(scene)


def test_at_its_start_a_process_takes_up_what_it_knows(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        known = await here.make(seats=2, bots={"1": "easy"})
        strange = await here.make(seats=2, bots={"1": "easy"}, public=True)
        for place in (known, strange):
            await place.start()
        await group.kill(there)
        await written(group, strange, DANCED)
        await group.kill(here)
        assert {known.name, strange.name} & group.shelf.owners.keys() == set()
        third = await group.build()
        await eventually(lambda: third.tables.loaded)
        assert [room.table.name for room in third.tables.rooms if room.driver.ours] == [known.name]
        assert strange.name not in group.shelf.owners
        assert (await third.get("/tables"))["tables"][0]["table"] == strange.name

    play_in_group(scene)


def test_it_is_played_again_where_it_is_known(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a release: the same table, the same keys."""

    async def scene(group: ServerGroup) -> None:
        here, _ = group.houses
        place = await here.make("push", seats=2)
        guests = await spread(group, place)
        await play_on(guests, random.Random(2), most=4)
        with monkeypatch.context() as patch:
            patch.setattr("lynxdeck.games.push.rules.VERSION", 2)
            third = await group.build()
            assert (await asked(third, place)).code == "other-version"
        await play_on(guests, random.Random(3), most=4)
        await group.passes(BRIEFLY_S)
        third.tables.foreign.forget(place.name)
        guests[3] = await at(third, place).join(None)
        seated: dict[int, Guest] = {1: guests[1], 2: guests[2]}
        await play_on(seated, random.Random(4))
        await guests[3].until(lambda g: g.result)

    play_in_group(scene)


def test_what_is_damaged_is_not_taken_for_strange(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, _ = group.houses
        here.allowed |= {"table.unplayable", "store.damaged"}
        place = await here.make(seats=2)
        await group.kill(here)
        await written(group, place, DANCED)
        third = await group.build()
        assert isinstance(third.store, MemoryStore)
        third.store.spoilt[place.name] = "event 4 is damaged"
        assert (await at(third, place).info())["notice"] == "unplayable"

    play_in_group(scene)


def test_how_long_a_table_is_left_alone() -> None:
    now = [0.0]
    foreign = Foreign(lambda: now[0])
    foreign.meet("a")
    assert len(foreign) == 1
    with pytest.raises(Exception, match="Another version"):
        foreign.check("a")
    foreign.check("b")
    now[0] = BRIEFLY_S
    foreign.check("a")  # who asks for it may look again
    assert "a" in foreign  # by itself nobody does
    now[0] = LATER_S
    assert "a" not in foreign
