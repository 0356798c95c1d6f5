"""A clock on the wall that jumps: turns, links, talk and tables do not notice."""

import random

import pytest

from tests.server.conftest import Play
from tests.server.guest import Guest, eventually, play_on
from tests.server.house import House, Place

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
JUMPS = {
    "an hour back": -HOUR_MS,
    "200 days back": -200 * DAY_MS,
    "200 days ahead": 200 * DAY_MS,
}
jumps = pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
restarts = pytest.mark.parametrize("restart", [False, True], ids=["running", "at a restart"])
promise = pytest.mark.promise("clock-jumps")


async def jumps_by(house: House, jump: int, *, restart: bool) -> None:
    """The clock on the wall is put elsewhere, while the server runs or is down."""
    house.clock.jump_ms += jump
    if restart:  # what ends looks at no date: it may as well have jumped when that was done
        await house.restart()


async def push_table(house: House, **clock: object) -> tuple[Place, dict[int, Guest]]:
    """Ann and Ben at a game of Push; Ann is asked."""
    place = await house.make("push", seats=2, start=1, clock=clock)
    return place, await place.begun()


@promise
@jumps
@restarts
def test_no_jump_makes_a_turn_longer(play: Play, jump: int, restart: bool) -> None:
    async def scene(house: House) -> None:
        place, _ = await push_table(house, kind="live", seconds=60, bank=10)
        await house.passes(30)
        await jumps_by(house, jump, restart=restart)
        watcher = await place.join(None)
        left = watcher.clock["deadline"] - house.now()
        # The time itself is another after 200 days back: then the turn begins again, once.
        assert left == (70_000 if restart and jump < -DAY_MS else 40_000)
        await house.passes(left / 1000 - 2)
        assert not watcher.events("stand-in")
        await house.passes(4)
        await watcher.until(lambda g: g.events("stand-in"))

    play(scene)


@promise
@jumps
def test_the_file_remembers_as_well(play_stored: Play, jump: int) -> None:
    async def scene(house: House) -> None:
        place, _ = await push_table(house, kind="live", seconds=600, bank=0)
        waiting = await house.make("push", seats=2, persons=["Ann"])
        await house.passes(30)
        for step in (jump, -jump):  # and put right again
            await jumps_by(house, step, restart=True)
            watcher = await place.join(None)
            left = watcher.clock["deadline"] - house.now()
            assert 600_000 - 100_000 <= left <= 600_000
            await house.passes(64)
            assert (await house.ask("GET", waiting.path)).status == 200
            assert not watcher.events("stand-in")

    play_stored(scene)


@promise
@jumps
@restarts
def test_no_jump_ends_a_turn_of_days(play: Play, jump: int, restart: bool) -> None:
    async def scene(house: House) -> None:
        place, _ = await push_table(house, kind="days", days=3)
        house.clock.shift_ms += DAY_MS
        await jumps_by(house, jump, restart=restart)
        watcher = await place.join(None)
        left = watcher.clock["deadline"] - house.now()
        assert left == (3 if restart and jump < -DAY_MS else 2) * DAY_MS

    play(scene)


@promise
@jumps
@restarts
def test_no_jump_costs_anybody_the_bank(play: Play, jump: int, restart: bool) -> None:
    async def scene(house: House) -> None:
        place, _ = await push_table(house, kind="live", seconds=10, bank=60)
        await house.passes(20)
        await jumps_by(house, jump, restart=restart)
        ann = await place.join(1)
        await ann.done("+")
        assert ann.heard[-1]["clock"]["bank_ms"] in ([50_000, 60_000], [60_000, 60_000])
        await house.restart()  # the log says the same
        banks = (await place.join(1)).clock["bank_ms"]
        assert banks == ann.heard[-1]["clock"]["bank_ms"]

    play(scene)


@promise
@jumps
@restarts
def test_no_jump_deletes_a_table(play: Play, jump: int, restart: bool) -> None:
    async def scene(house: House) -> None:
        waiting = await house.make("push", seats=2, persons=["Ann"])
        over = await house.make("push", seats=2)
        await play_on(await over.begun(), random.Random(5))
        await jumps_by(house, jump, restart=restart)
        await house.passes(64 * 2)
        for place in (waiting, over):
            assert (await house.ask("GET", place.path)).status == 200

    play(scene)


def test_what_is_old_goes_however_the_time_was_counted(play: Play) -> None:
    """Up for 100 days, down for as long, up for 81: a table that is over has had its time."""

    async def scene(house: House) -> None:
        over = await house.make("push", seats=2)
        await play_on(await over.begun(), random.Random(5))
        house.clock.shift_ms += 100 * DAY_MS
        await jumps_by(house, 100 * DAY_MS, restart=True)
        house.clock.shift_ms += 79 * DAY_MS
        await house.passes(64)
        assert (await house.ask("GET", over.path)).status == 200
        house.clock.shift_ms += 2 * DAY_MS
        await house.passes(64)
        assert (await house.ask("GET", over.path)).status == 404

    play(scene)


@promise
@jumps
@restarts
@pytest.mark.parametrize("minutes", [9, 11])
def test_no_jump_makes_a_link_for_another_device_last(
    play: Play,
    jump: int,
    restart: bool,
    minutes: int,
) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        link = await place.own(1, "handover")
        await jumps_by(house, jump, restart=restart)
        house.clock.shift_ms += minutes * 60_000
        answer = await house.ask("POST", f"{place.path}/handover/claim", {"key": link["key"]})
        early = minutes < 10 and (not restart or jump == -HOUR_MS)
        assert answer.status == (200 if early else 403), "a restart may end it, never make it last"

    play(scene)


@promise
@jumps
@restarts
def test_no_jump_silences_anybody(play: Play, jump: int, restart: bool) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        ann = await place.join(1)
        for n in range(6):
            await ann.ask("chat", text=f"line {n}")
        assert (await ann.ask("chat", text="more"))["code"] == "too-many"
        await jumps_by(house, jump, restart=restart)
        await house.passes(11)
        ann = await place.join(1)
        assert (await ann.ask("chat", text="there"))["type"] == "done"

    play(scene, limits="on")


@promise
@jumps
def test_no_jump_sends_a_bot_for_somebody_who_is_here_or_waits_longer(
    play: Play, jump: int
) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await guests[1].cut()
        await eventually(lambda: 1 not in place.room.audience.present().seats)
        house.clock.jump_ms += jump
        await house.passes(20)
        assert not guests[2].events("stand-in")
        await house.passes(14)
        await guests[2].until(lambda g: g.events("stand-in"))

    play(scene, away_seconds=30)


@promise
@jumps
@restarts
@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 3}], ids=str)
def test_no_jump_makes_a_host_gone_or_keeps_one_here(
    play: Play, jump: int, restart: bool, clock: dict[str, object]
) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, clock=clock)
        await jumps_by(house, jump, restart=restart)
        await place.info()
        await house.passes(110)
        assert not place.room.audience.present().host_open
        await house.passes(20)
        by_the_day = clock["kind"] == "days"
        assert place.room.audience.present().host_open != by_the_day
        house.clock.shift_ms += 3 * DAY_MS
        assert place.room.audience.present().host_open

    play(scene)
