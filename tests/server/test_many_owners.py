"""Who looks after a table when processes come and go: always somebody, and never two."""

import random
from collections.abc import Callable

from tests.server.guest import eventually, play_on
from tests.server.street import Street, at, spread

Play = Callable[..., None]


def test_somebody_elsewhere_is_not_away(play_in_street: Play) -> None:
    """The owner waits for a seat whose device is at another process, and no longer than that."""

    async def scene(street: Street) -> None:
        here, there = street.houses
        place = await here.make(persons=["Ann", "Ben"])
        guests = {1: await place.join(1), 2: await at(there, place).join(2)}
        await place.start()
        for guest in guests.values():
            await guest.until(lambda g: g.view is not None)
        asked = guests[1].view["to_move"]
        away, stays = guests[asked], guests[3 - asked]
        await street.passes(200)
        assert not stays.events("stand-in"), "nobody was away"
        n = stays.n
        await away.cut()
        for house in street.houses:
            house.guests = [guest for guest in house.guests if guest is not away]
        await street.passes(2)
        await street.passes(119 + 4)
        await stays.until(lambda g: g.events("stand-in"))
        await stays.until(lambda g: g.n > n + 1)

    play_in_street(scene)


def test_an_owner_that_dies_is_replaced_and_sockets_elsewhere_stay(play_in_street: Play) -> None:
    async def scene(street: Street) -> None:
        here, there = street.houses
        place = await here.make(seats=3, bots={"3": "easy"})
        guests = await spread(street, place)
        await play_on(guests, random.Random(4), most=3)
        assert street.owner(place) is here
        await street.kill(here)
        ben = guests[2]
        ann = await at(there, place).join(1)
        assert ann.n >= ben.n
        await street.passes(2)
        assert street.owner(place) is there
        assert not ben.byes
        await play_on({1: ann, 2: ben}, random.Random(5))
        await ann.until(lambda g: g.result)

    play_in_street(scene)


def test_a_table_that_nobody_looks_at_is_taken_up_too(play_in_street: Play) -> None:
    """Bots play on when the process that had them think is gone."""

    async def scene(street: Street) -> None:
        here, there = street.houses
        here.thinkers.may_answer.clear()  # type: ignore[attr-defined]
        place = await here.make(seats=2, bots={"1": "easy", "2": "easy"})
        await place.start()
        before = max(street.shelf.log[place.name])
        await street.kill(here)
        assert not there.tables.rooms
        await street.passes(2)
        await eventually(lambda: max(street.shelf.log[place.name]) > before + 3)
        assert street.owner(place) is there

    play_in_street(scene)


def test_who_was_not_heard_of_for_long_stands_back(play_in_street: Play) -> None:
    """An owner without a lease does nothing by itself; its people go on as guests."""

    async def scene(street: Street) -> None:
        here, there = street.houses
        place = await here.make(seats=3, bots={"3": "easy"})
        guests = await spread(street, place)
        await play_on(guests, random.Random(6), most=2)
        here.store.lapse()  # type: ignore[attr-defined]
        await street.passes(3)
        assert street.owner(place) is there
        await play_on(guests, random.Random(7), most=4)
        here.store.renew()  # type: ignore[attr-defined]
        await street.passes(3)
        assert street.owner(place) is there
        await play_on(guests, random.Random(8))

    play_in_street(scene)


def test_who_comes_back_before_anybody_noticed_goes_on(play_in_street: Play) -> None:
    async def scene(street: Street) -> None:
        (here,) = street.houses
        place = await here.make(seats=2, bots={"2": "easy"})
        guests = await spread(street, place)
        here.store.lapse()  # type: ignore[attr-defined]
        await street.passes(2)
        assert not any(room.ours for room in street.copies(place))
        here.store.renew()  # type: ignore[attr-defined]
        await street.passes(2)
        await play_on(guests, random.Random(9))
        assert street.owner(place) is here

    play_in_street(scene, houses=1)


def test_a_table_goes_to_where_its_people_are(play_in_street: Play) -> None:
    """Whoever made it has nobody there: then the others look after it, and no bridge is used."""

    async def scene(street: Street) -> None:
        here, there = street.houses
        place = await here.make(seats=2, bots={"2": "easy"})
        ann = await at(there, place).join(1)
        await place.start()
        await ann.until(lambda g: g.view is not None and g.view["to_move"] == 1)
        await street.passes(4)
        await eventually(lambda: street.owner(place) is there)
        await play_on({1: ann}, random.Random(10))

    play_in_street(scene)
