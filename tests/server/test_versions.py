"""Tables that another version writes: whoever cannot read an event leaves the table to others."""

import asyncio
import random
from collections.abc import Callable

import pytest

from lynxdeck.server.bus import Hint
from lynxdeck.server.store import GUEST, Line, Page
from lynxdeck.server.versions import BRIEFLY_S, LATER_S, Foreign
from tests.server.guest import Guest, eventually, play_on
from tests.server.house import Answer, House, Place
from tests.server.memory_store import MemoryStore
from tests.server.street import Street, at, spread

Play = Callable[..., None]

DANCED = b'{"t":"danced","seat":1}'
"""What only a later version knows."""
STRANGE = {
    "event": DANCED,
    "field": b'{"t":"ready","seat":1,"ready":true,"gladly":true}',
    "value": b'{"t":"stand-in","seat":1,"why":"asleep"}',
}


async def written(street: Street, place: Place, payload: bytes) -> MemoryStore:
    """A process of a later version stores something; the store that it has."""
    store = MemoryStore(street.shelf)
    await store.open()
    stored: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    n = max(street.shelf.log[place.name])
    store.append(Page(place.name, n, GUEST, [Line(1, payload)]), stored.set_result)
    assert await stored is None
    return store


async def asked(house: House, place: Place) -> Answer:
    """What a process says of a table."""
    return await house.ask("GET", place.path)


async def is_left(street: Street, place: Place) -> None:
    """No process has the table, and whoever comes is sent on."""
    await eventually(lambda: not street.copies(place) and place.name not in street.shelf.owners)
    for house in street.houses:
        answer = await asked(house, place)
        assert (answer.status, answer.code) == (503, "other-version")
        assert answer.headers["Retry-After"] == "1"
        bye = await (await house.connect(place.name)).gone()
        assert (bye["code"], bye["retry_ms"]) == ("restart", 500)


@pytest.mark.promise("release")
@pytest.mark.parametrize("payload", STRANGE.values(), ids=STRANGE)
def test_what_cannot_be_read_is_left_and_nothing_is_written(
    play_in_street: Play, payload: bytes
) -> None:
    async def scene(street: Street) -> None:
        place = await street.houses[0].make(seats=3, bots={"3": "easy"})
        guests = await spread(street, place)
        await play_on(guests, random.Random(1), most=4)
        other = await street.houses[0].make(seats=2)
        await written(street, place, payload)
        before = street.shelf.tables[place.name]
        n = max(street.shelf.log[place.name])
        await street.passes(3)  # no hint has told of it
        for guest in guests.values():
            bye = await guest.gone()
            assert (bye["code"], bye["retry_ms"]) == ("resync", 1000)
        await is_left(street, place)
        await street.passes(20)  # nobody takes it up
        await is_left(street, place)
        assert max(street.shelf.log[place.name]) == n
        assert street.shelf.tables[place.name] == before
        assert (await asked(street.houses[1], other)).status == 200

    play_in_street(scene)


def test_it_is_not_claimed_by_those_who_have_people_there(play_in_street: Play) -> None:
    """Whoever looked after it dies just after the other version has written."""

    async def scene(street: Street) -> None:
        here, there = street.houses
        place = await here.make(seats=3, bots={"3": "easy"})
        ben = (await spread(street, place))[2]
        await written(street, place, DANCED)
        await street.kill(here)
        assert place.name not in street.shelf.owners
        bridge = there.tables._bridge
        assert bridge
        bridge.hear([Hint(place.name, max(street.shelf.log[place.name]))])
        await ben.gone()
        await is_left(street, place)

    play_in_street(scene)


def test_at_its_start_a_process_takes_up_what_it_knows(play_in_street: Play) -> None:
    async def scene(street: Street) -> None:
        here, there = street.houses
        known = await here.make(seats=2, bots={"1": "easy"})
        strange = await here.make(seats=2, bots={"1": "easy"}, public=True)
        for place in (known, strange):
            await place.start()
        await street.kill(there)
        await written(street, strange, DANCED)
        await street.kill(here)
        assert {known.name, strange.name} & street.shelf.owners.keys() == set()
        third = await street.build()
        await eventually(lambda: third.tables.loaded)
        assert [room.table.name for room in third.tables.rooms if room.ours] == [known.name]
        assert strange.name not in street.shelf.owners
        assert (await third.get("/tables"))["tables"][0]["table"] == strange.name

    play_in_street(scene)


def test_it_is_played_again_where_it_is_known(
    play_in_street: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a release: the same table, the same keys."""

    async def scene(street: Street) -> None:
        here, _ = street.houses
        place = await here.make("push", seats=2)
        guests = await spread(street, place)
        await play_on(guests, random.Random(2), most=4)
        with monkeypatch.context() as patch:
            patch.setattr("lynxdeck.games.push.rules.VERSION", 2)
            third = await street.build()
            assert (await asked(third, place)).code == "other-version"
        await play_on(guests, random.Random(3), most=4)
        await street.passes(BRIEFLY_S)
        third.tables.foreign.forget(place.name)
        guests[3] = await at(third, place).join(None)
        seated: dict[int, Guest] = {1: guests[1], 2: guests[2]}
        await play_on(seated, random.Random(4))
        await guests[3].until(lambda g: g.result)

    play_in_street(scene)


def test_what_is_damaged_is_not_taken_for_strange(play_in_street: Play) -> None:
    async def scene(street: Street) -> None:
        here, _ = street.houses
        here.allowed |= {"table.unplayable", "store.damaged"}
        place = await here.make(seats=2)
        await street.kill(here)
        await written(street, place, DANCED)
        third = await street.build()
        assert isinstance(third.store, MemoryStore)
        third.store.spoilt[place.name] = "event 4 is damaged"
        assert (await at(third, place).info())["notice"] == "unplayable"

    play_in_street(scene)


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
