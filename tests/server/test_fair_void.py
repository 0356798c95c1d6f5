"""Fair deals of which somebody keeps a share back, is away, or knows nothing."""

import pytest

from tests.server.conftest import Play
from tests.server.fair_clients import Stubborn, comes, parts, playing, pledges, table, voided
from tests.server.guest import Guest
from tests.server.house import House, Place

# --- void -----------------------------------------------------------------------------------------


@pytest.mark.promise("fair-void")
def test_who_withholds_makes_it_void_before_all_and_is_silent_after_two(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann, eve = await comes(place, "Ann"), await comes(place, "Eve", Stubborn)
        watcher = await place.join(None)
        await place.host("start")
        shown = []
        for tries in (1, 2):
            await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
            shown.append(ann.info["deal"]["commitment"])
            house.clock.shift_ms += 3_600_000  # no clock on the wall counts
            await house.passes(9)
            assert len(ann.events("void")) == tries - 1
            await house.passes(1)
            for guest in (ann, eve, watcher):
                await voided(guest, tries)
                void = guest.events("void")[-1]["info"]["deal"]["void"]
                assert void == {"seats": [2], "cause": "late", "count": tries}
        await ann.until(playing)
        assert parts(ann) == ["share", "silent"]
        assert len({*shown, ann.info["deal"]["commitment"]}) == 3
        assert ann.info["deal"]["void"]["count"] == 2

    play(scene)


def test_a_lost_connection_makes_it_void_once_and_the_rest_begin(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=3)
        ann, ben = await comes(place, "Ann"), await comes(place, "Ben")
        cleo = await comes(place, "Cleo", Stubborn)
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [3])
        await cleo.cut()
        await house.passes(10)
        await ann.until(playing)
        assert parts(ann) == ["share", "share", "silent"]
        assert len(ben.events("void")) == 1

    play(scene)


def test_who_leaves_just_then_is_told_and_nobody_is_held_up(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann, _ = await comes(place, "Ann"), await comes(place, "Eve", Stubborn)
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
        assert await place.refused("seats/2/kick") == "started"
        await place.own(2, "leave")
        await ann.until(lambda g: g.events("freed"))
        assert ann.info["deal"]["void"]["cause"] == "left"
        pledges(place).pop(2)
        await comes(place, "Ben")
        await place.host("start")
        await ann.until(playing)
        assert parts(ann) == ["share", "share"]

    play(scene)


# --- silent ---------------------------------------------------------------------------------------


@pytest.mark.promise("fair-old-programs")
def test_programs_without_shares_and_those_who_are_away_play_as_silent_seats(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=4, clock={"kind": "days", "days": 1})
        ann = await comes(place, "Ann")
        await place.claim("Olga")
        olga = await place.join(2)
        gone = await comes(place, "Gus")
        await gone.close()
        await place.claim("Http", share="ef" * 32)
        await house.passes(11)  # nothing was heard of that program meanwhile
        await place.host("start")
        await ann.until(playing)
        await olga.until(playing)
        assert parts(ann) == ["share", "silent", "silent", "silent"]

    play(scene)


def test_a_program_without_a_socket_that_was_heard_of_takes_part(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann = await comes(place, "Ann")
        await place.claim("Ben", share="ef" * 32)
        await house.passes(8)
        await place.view(2)
        await house.passes(8)
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
        assert await place.refused("seats/2/reveal", {"share": "00" * 32}, key=place.keys[2])
        await place.answer(2)
        await ann.until(playing)
        assert parts(ann) == ["share", "share"]

    play(scene)


async def passed_around(house: House) -> tuple[Place, Guest]:
    """Ann and Ben on one device."""
    place = await table(house)
    for name in ("Ann", "Ben"):
        await place.claim(name, share="ef" * 32)
    device = await house.connect(place.name)
    for seat in (2, 1):
        await device.join(seat, key=place.keys[seat])
    return place, device


def test_all_seats_of_a_device_that_is_passed_around_take_part(play: Play) -> None:
    async def scene(house: House) -> None:
        place, device = await passed_around(house)
        await house.passes(60)
        await place.host("start")
        assert (await place.info())["deal"]["waiting"] == [1, 2]
        await place.answer()
        await device.until(playing)
        assert parts(device) == ["share", "share"]

    play(scene)


def test_a_key_that_was_taken_back_makes_nobody_be_here(play: Play) -> None:
    async def scene(house: House) -> None:
        place, device = await passed_around(house)
        await place.own(2, "revoke")
        await house.passes(60)
        await place.host("start")
        await place.answer(1)
        await device.until(playing)
        assert parts(device) == ["share", "silent"]

    play(scene)
