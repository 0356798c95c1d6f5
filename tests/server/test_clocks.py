"""Time at a table that is being played: clocks run out, people are away, bots sit in."""

import random
from typing import Any

import pytest

from tests.server.conftest import Play
from tests.server.guest import Guest, eventually, play_on
from tests.server.house import House, Place

LIVE = {"kind": "live", "seconds": 10, "bank": 60}


async def push_table(house: House, **wish: Any) -> tuple[Place, dict[int, Guest]]:
    """Ann and Ben at a game of Push; Ann is asked."""
    place = await house.make("push", seats=2, start=1, **wish)
    return place, await place.begun()


async def loses(guest: Guest, place: Place) -> None:
    """Somebody's connection is gone, and the server has noticed."""
    seat = guest.seat
    await guest.cut()
    await eventually(lambda: seat not in place.room.audience.present().seats)


def stood_in(guest: Guest) -> list[tuple[int, str]]:
    """For which seats bots have sat in, as this client heard it."""
    return [(event["seat"], event["what"]) for event in guest.events("stand-in")]


def test_a_clock_that_runs_out_lets_a_bot_sit_in_until_the_owner_is_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place, guests = await push_table(house, clock=LIVE, stand_in="easy")
        ann, ben = guests[1], guests[2]
        assert ann.clock == {
            "seat": 1,
            "deadline": house.now() + 70_000,
            "bank_ms": [60_000, 60_000],
        }
        await house.passes(69)
        assert not ann.events("stand-in")
        await house.passes(2)
        await ben.until(lambda g: g.events("stand-in"))
        assert stood_in(ben) == [(1, "stand-in")]
        await ben.until(lambda g: g.events("move"))
        assert ben.events("move")[0]["by"] == "stand-in"
        assert (await ann.decide("+"))["code"] in ("stand-in", "stale", "not-your-decision")
        await ben.until(lambda g: g.view["to_move"] == 2)
        await place.own(1, "back")
        await ann.until(lambda g: g.events("back"))
        assert ann.clock["bank_ms"] == [0, 60_000]
        await play_on(guests, random.Random(1))
        assert ann.result is not None

    play(scene)


def test_the_bank_is_told_with_every_decision(play: Play) -> None:
    async def scene(house: House) -> None:
        _, guests = await push_table(house, clock=LIVE)
        ann = guests[1]
        await house.passes(8)
        await ann.done("+")
        assert ann.heard[-1]["clock"]["bank_ms"] == [60_000, 60_000]
        await house.passes(16)
        await ann.done("a")
        assert ann.heard[-1]["clock"] == {
            "seat": 1,
            "deadline": house.now() + 64_000,
            "bank_ms": [54_000, 60_000],
        }

    play(scene)


def test_a_turn_based_table_waits_for_days_and_not_for_sockets(play: Play) -> None:
    async def scene(house: House) -> None:
        place, guests = await push_table(house, clock={"kind": "days", "days": 1})
        await loses(guests[1], place)
        await house.passes(600)
        assert not guests[2].events("stand-in")
        assert guests[2].clock["deadline"] > house.now() + 80_000_000
        house.clock.shift_ms += 86_400_000
        # The timers have not noticed: as after a restart, the table is looked at again.
        place.room.wake()
        await house.passes(21)
        await guests[2].until(lambda g: g.events("stand-in"))

    play(scene)


def test_a_clock_that_ran_out_while_the_server_was_down_leaves_some_time(
    play_stored: Play,
) -> None:
    async def scene(house: House) -> None:
        place, _ = await push_table(house, clock=LIVE)
        await house.restart()
        house.clock.shift_ms += 1_000_000
        await house.restart()
        watcher = await place.join(None)
        assert 19_000 < watcher.clock["deadline"] - house.now() <= 20_000, "told as it is"
        await house.passes(16)
        assert not watcher.events("stand-in")
        await house.passes(6)
        await watcher.until(lambda g: g.events("stand-in"))

    play_stored(scene)


def test_a_clock_of_a_fresh_table_runs_out_when_it_says(play: Play) -> None:
    async def scene(house: House) -> None:
        clock = {"kind": "live", "seconds": 5, "bank": 0}
        _, guests = await push_table(house, clock=clock)
        assert guests[2].clock["deadline"] - house.now() <= 5000
        await house.passes(6)
        await guests[2].until(lambda g: g.events("stand-in"))

    play(scene)


def test_a_bot_sits_in_for_who_is_away_while_others_wait_and_goes_when_they_are_back(
    play: Play,
) -> None:
    async def scene(house: House) -> None:
        place, guests = await push_table(house)
        house.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        await loses(guests[1], place)
        await house.passes(28)
        assert not guests[2].events("stand-in")
        await house.passes(4)
        await guests[2].until(lambda g: g.events("stand-in"))
        back = await place.join(1)
        await back.until(lambda g: g.events("back") or not g.info["seats"][0]["stand_in"])
        await guests[2].until(lambda g: g.events("back"))
        house.bot_pool.may_answer.set()  # type: ignore[attr-defined]
        await back.done("+")
        assert {event["by"] for event in guests[2].events("move")} == {"person"}

    play(scene, away_seconds=30)


def test_the_host_need_not_wait_for_somebody_who_is_away(play: Play) -> None:
    async def scene(house: House) -> None:
        place, guests = await push_table(house)
        house.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        assert await place.refused("seats/1/stand-in") == "not-away"
        await loses(guests[1], place)
        assert await place.refused("seats/1/stand-in", key=place.keys[2]) == "not-host"
        await place.host("seats/1/stand-in")
        await guests[2].until(lambda g: g.events("stand-in"))
        back = await place.join(1)
        await guests[2].until(lambda g: g.events("back"))
        house.bot_pool.may_answer.set()  # type: ignore[attr-defined]
        await back.done("+")

    play(scene)


def test_while_the_host_is_away_too_a_seated_player_need_not_wait(play: Play) -> None:
    async def scene(house: House) -> None:
        place, guests = await push_table(house)
        await loses(guests[1], place)
        await house.passes(125)
        await guests[2].until(lambda g: g.presence["host_open"])
        await house.post(f"{place.path}/seats/1/stand-in", None, place.keys[2])
        await guests[2].until(lambda g: g.events("stand-in"))

    play(scene, away_seconds=600)


def test_who_comes_back_in_time_is_not_away(play: Play) -> None:
    """A page is loaded again, and its owner thinks for long."""

    async def scene(house: House) -> None:
        place, guests = await push_table(house)
        await loses(guests[1], place)
        await house.passes(12)
        back = await place.join(1)
        await house.passes(100)
        assert not guests[2].events("stand-in")
        await back.done("+")

    play(scene, away_seconds=30)


def test_who_never_comes_back_is_away_even_if_everybody_was_gone_for_a_while(play: Play) -> None:
    async def scene(house: House) -> None:
        place, guests = await push_table(house)
        await loses(guests[1], place)
        await loses(guests[2], place)
        await house.passes(100)
        assert not place.room.table.seats[0].stand_in  # nobody waits for her
        ben = await place.join(2)
        await house.passes(40)
        await ben.until(lambda g: g.events("stand-in") or g.info["seats"][0]["stand_in"])

    play(scene, away_seconds=30)


def test_who_does_not_come_back_after_a_restart_is_away(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        place, _ = await push_table(house)
        await house.restart()
        ben = await place.join(2)
        await house.passes(40)
        await ben.until(lambda g: g.events("stand-in"))

    play_stored(scene, away_seconds=30)


def test_nobody_is_away_where_nobody_else_waits(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, bots={"2": "easy"}, start=1)
        guests = await place.begun()
        await loses(guests[1], place)
        watcher = await place.join(None)
        await house.passes(100)
        assert not watcher.events("stand-in")

    play(scene, away_seconds=30)


@pytest.mark.parametrize("pace", ["human", "instant"])
def test_bots_take_a_moment_where_people_like_it(play: Play, pace: str) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, bots={"2": "easy"}, start=2, pace=pace)
        guests = await place.begun()
        await guests[1].ping()
        await guests[1].ping()
        assert bool(guests[1].events("move")) == (pace == "instant")
        await house.passes(2)
        await guests[1].until(lambda g: g.events("move"))

    play(scene)


def test_comings_and_goings_and_talk_do_not_hold_up_a_forced_decision(play: Play) -> None:
    """Its pause is counted from when it was asked for."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1, pace="human")
        guests = await place.begun()
        await place.own(1, "auto", {"auto": True})
        for _ in range(4):
            await house.passes(0.3)
            await guests[2].ask("chat", text="go on")
            watcher = await place.join(None)
            await watcher.close()
        assert guests[1].events("move")[0]["by"] == "auto"

    play(scene)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "seconds": 4, "bank": 0},
        {"kind": "live", "seconds": 3601, "bank": 0},
        {"kind": "live", "seconds": 10, "bank": -1},
        {"kind": "live", "seconds": 10, "bank": 36_001},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 31},
        {"kind": "hourglass"},
        {},
    ],
)
def test_a_clock_that_nobody_could_play_with_is_refused(play: Play, clock: Any) -> None:
    async def scene(house: House) -> None:
        wish = {"game": "push", "seats": 2, "clock": clock}
        answer = await house.ask("POST", "/tables", wish)
        assert (answer.status, answer.code) in ((422, "bad-clock"), (422, "bad-request"))

    play(scene)
