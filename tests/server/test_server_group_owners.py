"""Who runs a table when processes come and go: always somebody, and never two."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.server.store import StoreError
from tests.server.guest import eventually, play_on, soon
from tests.server.house import House
from tests.server.server_group import ServerGroup, at, spread

Play = Callable[..., None]


def test_somebody_elsewhere_is_not_away(play_in_group: Play) -> None:
    """The owner waits for a seat whose device is at another process, and no longer than that."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(persons=["Ann", "Ben"])
        guests = {1: await place.join(1), 2: await at(there, place).join(2)}
        await place.start()
        for guest in guests.values():
            await guest.until(lambda g: g.view is not None)
        asked = guests[1].view["to_move"]
        away, stays = guests[asked], guests[3 - asked]
        await group.passes(200)
        assert not stays.events("stand-in"), "nobody was away"
        n = stays.n
        await away.cut()
        for house in group.houses:
            house.guests = [guest for guest in house.guests if guest is not away]
        await group.passes(2)
        await group.passes(119 + 4)
        await stays.until(lambda g: g.events("stand-in"))
        await stays.until(lambda g: g.n > n + 1)

    play_in_group(scene)


def test_an_owner_that_dies_is_replaced_and_sockets_elsewhere_stay(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=3, bots={"3": "easy"})
        guests = await spread(group, place)
        await play_on(guests, random.Random(4), most=3)
        assert group.owner(place) is here
        await group.kill(here)
        ben = guests[2]
        ann = await at(there, place).join(1)
        assert ann.n >= ben.n
        await group.passes(2)
        assert group.owner(place) is there
        assert not ben.byes
        await play_on({1: ann, 2: ben}, random.Random(5))
        await ann.until(lambda g: g.result)

    play_in_group(scene)


def test_a_table_that_nobody_looks_at_is_taken_up_too(play_in_group: Play) -> None:
    """Bots play on when the process that had them think is gone."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        here.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        place = await here.make(seats=2, bots={"1": "easy", "2": "easy"})
        await place.start()
        before = max(group.shelf.log[place.name])
        await group.kill(here)
        assert not there.tables.rooms
        await group.passes(2)
        await eventually(lambda: max(group.shelf.log[place.name]) > before + 3)
        assert group.owner(place) is there

    play_in_group(scene)


def test_who_was_not_heard_of_for_long_stands_back(play_in_group: Play) -> None:
    """An owner without a lease does nothing by itself; its people go on as guests."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=3, bots={"3": "easy"})
        guests = await spread(group, place)
        await play_on(guests, random.Random(6), most=2)
        here.store.lapse()  # type: ignore[attr-defined]
        await group.passes(3)
        assert group.owner(place) is there
        await play_on(guests, random.Random(7), most=4)
        here.store.renew()  # type: ignore[attr-defined]
        await group.passes(3)
        assert group.owner(place) is there
        await play_on(guests, random.Random(8))

    play_in_group(scene)


def test_who_comes_back_before_anybody_noticed_goes_on(play_in_group: Play) -> None:
    async def scene(group: ServerGroup) -> None:
        (here,) = group.houses
        place = await here.make(seats=2, bots={"2": "easy"})
        guests = await spread(group, place)
        here.store.lapse()  # type: ignore[attr-defined]
        await group.passes(2)
        assert not any(room.driver.ours for room in group.copies(place))
        here.store.renew()  # type: ignore[attr-defined]
        await group.passes(2)
        await play_on(guests, random.Random(9))
        assert group.owner(place) is here

    play_in_group(scene, houses=1)


@pytest.mark.parametrize("late", [False, True])
def test_who_comes_back_looks_after_tables_without_people_too(
    play_in_group: Play, *, late: bool
) -> None:
    """In the store they were ours all the time, so nobody else would take them up."""

    async def scene(group: ServerGroup) -> None:
        (here,) = group.houses
        here.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        place = await here.make(seats=2, bots={"1": "easy", "2": "easy"}, persons=[])
        await place.start()
        before = max(group.shelf.log[place.name])
        here.store.lapse()  # type: ignore[attr-defined]
        await group.passes(2)
        assert not any(room.driver.ours for room in group.copies(place))
        peers = here.tables._peers
        assert peers is not None
        if late:  # it was on its way when the lease ended
            await peers.orphans.take_up()
        here.store.renew()  # type: ignore[attr-defined]
        here.bot_pool.may_answer.set()  # type: ignore[attr-defined]
        await group.passes(2)
        await eventually(lambda: max(group.shelf.log[place.name]) > before + 3)

    play_in_group(scene, houses=1)


def test_a_table_goes_to_where_its_people_are(play_in_group: Play) -> None:
    """Its maker has nobody there: then others drive it."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=2, bots={"2": "easy"})
        ann = await at(there, place).join(1)
        await place.start()
        await ann.until(lambda g: g.view is not None and g.view["to_move"] == 1)
        await group.passes(4)
        await eventually(lambda: group.owner(place) is there)
        await play_on({1: ann}, random.Random(10))

    play_in_group(scene)


def test_who_is_cut_off_sends_people_to_others(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store does not answer, to nobody here: those who stay would wait in vain."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=2)
        guests = await spread(group, place)
        ann, ben = guests.values()
        with monkeypatch.context() as line:
            for what in ("news", "attendances", "orphans"):
                line.setattr(here.store, what, never)
            here.store.lapse()  # type: ignore[attr-defined]
            await group.passes(3)
            await group.passes(3)
            bye = await ann.gone()
            assert (bye["code"], bye["retry_ms"]) == ("restart", 300)
            refused = await here.ask("GET", place.path)
            assert (refused.status, refused.code) == (503, "storage")
            async with here.session.get(f"{here.base}/readyz") as ready:
                assert ready.status == 503
            ann = await at(there, place).join(1)
            await play_on({1: ann, 2: ben}, random.Random(13), most=4)
            assert not ben.byes
        here.store.renew()  # type: ignore[attr-defined]
        await group.passes(3)
        await place.info()

    play_in_group(scene)


def test_who_waits_for_the_store_is_answered_when_that_is_in_vain(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that came before anybody knew: another server may be able to do it."""

    async def scene(group: ServerGroup) -> None:
        here, _ = group.houses
        place = await here.make(seats=2)
        answers, asked = asyncio.Event(), asyncio.Event()

        async def hang(*_: object) -> None:
            asked.set()
            await answers.wait()
            raise StoreError("It does not answer.")

        with monkeypatch.context() as line:
            for what in ("news", "attendances", "orphans"):
                line.setattr(here.store, what, hang)
            first = asyncio.create_task(place.info())
            await asked.wait()
            asking = [first, asyncio.create_task(place.info())]  # one after what is being asked
            here.store.lapse()  # type: ignore[attr-defined]
            await group.passes(3)
            await group.passes(3)
            for one in asking:
                with pytest.raises(AssertionError, match="503"):
                    await soon(one)
            answers.set()
        here.store.renew()  # type: ignore[attr-defined]
        await group.passes(3)
        await place.info()

    play_in_group(scene)


def test_one_stumble_does_not_end_the_following_of_tables(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        group.houses[0].allowed.add("task.failed")
        place = await here.make(seats=2)
        guests = await spread(group, place)
        news, stumbled = there.store.news, list[bool]()

        async def stumble(*asked: Any) -> Any:
            if not stumbled:
                stumbled.append(True)
                raise RuntimeError("out of order")
            return await news(*asked)

        monkeypatch.setattr(there.store, "news", stumble)
        await group.passes(3)
        await eventually(lambda: stumbled)
        await group.passes(3)
        await play_on(guests, random.Random(14), most=4)

    play_in_group(scene)


async def never(*_: object) -> None:
    """There is no answer for a while, and then none is to be expected."""
    await asyncio.sleep(5)  # time is the subject
    raise StoreError("It does not answer.")


def test_a_table_that_the_store_says_is_ours_is_looked_after(play_in_group: Play) -> None:
    """Whatever made us forget it: nobody else would take it up."""

    async def scene(group: ServerGroup) -> None:
        here, _ = group.houses
        place = await here.make(seats=2, bots={"2": "easy"})
        ann = await at(here, place).join(1)
        await place.start()
        here.room(place.name).driver.let_go()
        await group.passes(3)
        await play_on({1: ann}, random.Random(13))

    play_in_group(scene)


@pytest.mark.parametrize("done", [False, True])
def test_a_table_whose_release_broke_off_is_still_somebodys(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch, *, done: bool
) -> None:
    """Nobody knows whether it was stored: in either case bots play on."""

    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        place = await here.make(seats=2, bots={"2": "easy"})
        ann = await at(there, place).join(1)
        await place.start()
        broken = break_off(monkeypatch, here, "release", done=done)
        await group.passes(4)
        await eventually(lambda: broken)
        await group.passes(4)
        await play_on({1: ann}, random.Random(11))

    play_in_group(scene)


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("there_are_people", [False, True])
def test_a_table_whose_claim_broke_off_is_still_somebodys(
    play_in_group: Play, monkeypatch: pytest.MonkeyPatch, *, done: bool, there_are_people: bool
) -> None:
    async def scene(group: ServerGroup) -> None:
        here, there = group.houses
        if not there_are_people:
            here.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        bots = {"1": "easy", "2": "easy", "3": "easy"}
        people = ["Ann"] if there_are_people else []
        place = await here.make(
            seats=3, bots=dict(list(bots.items())[len(people) :]), persons=people
        )
        guests = {seat: await at(there, place).join(seat) for seat in place.keys}
        await place.start()
        before = max(group.shelf.log[place.name])
        broken = break_off(monkeypatch, there, "claim", done=done)
        await group.kill(here)
        await group.passes(3)
        await eventually(lambda: broken)
        await group.passes(3)
        if guests:
            await play_on(guests, random.Random(12))
        await eventually(lambda: max(group.shelf.log[place.name]) > before + 3)

    play_in_group(scene)


def break_off(
    monkeypatch: pytest.MonkeyPatch, house: House, what: str, *, done: bool
) -> list[bool]:
    """The next time the store is asked for this it breaks off, after the deed or before it."""
    real, broken = getattr(house.store, what), list[bool]()

    async def ask(*asked: object) -> object:
        if broken:
            return await real(*asked)
        broken.append(True)
        if done:
            await real(*asked)
        raise StoreError("It breaks off.")

    monkeypatch.setattr(house.store, what, ask)
    return broken
