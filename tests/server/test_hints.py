"""Hints: one waiting for a seat, given up when nobody needs it, and never before people's games."""

import asyncio
from typing import cast

import pytest

from lynxdeck.server.bots import pool
from lynxdeck.server.bots.pool import Job, JobKind, JobPriority
from tests.server.byhand import QuickBots
from tests.server.conftest import Play
from tests.server.guest import Guest, eventually
from tests.server.house import House, Place
from tests.server.slow_bots import SlowBots


async def alone(house: House, game: str = "linko") -> tuple[Place, Guest]:
    """A table with one person who is asked, and a bot."""
    place = await house.make(game, seats=2, bots={"2": "easy"}, start=1)
    return place, (await place.begun())[1]


def hints(house: House) -> list[Job]:
    """What was asked for."""
    jobs = cast(QuickBots, house.bot_pool).jobs
    return [job for job in jobs if job.priority.kind == JobKind.HINT]


async def settled(job: Job) -> bool:
    """Wait until a request is over; whether it was given up."""
    await asyncio.wait([job.answer], timeout=60)
    return job.answer.cancelled()


@pytest.mark.promise("hints-one")
def test_a_new_question_takes_the_place_of_the_old_one(play: Play) -> None:
    """Before, each of them was request about."""

    async def scene(house: House) -> None:
        bot_pool = cast(QuickBots, house.bot_pool)
        _, ann = await alone(house)
        bot_pool.may_answer.clear()
        asked = [await ann.begin("hint") for _ in range(20)]
        assert {(await one)["code"] for one in asked[:-1]} == {"superseded"}
        bot_pool.may_answer.set()
        told = await asked[-1]
        assert told["token"] in ann.view["legal"]
        assert (await ann.ask("hint"))["token"] == told["token"]  # the same question, once answered
        assert len(hints(house)) == 1

    play(scene)


async def decide(_: Place, ann: Guest) -> None:
    """The table moves on."""
    await ann.ask("decide", move=0, token=ann.view["legal"][0])


async def go(_: Place, ann: Guest) -> None:
    """The connection is cut."""
    await ann.close()


async def revoke(place: Place, _: Guest) -> None:
    """The seat gets another key."""
    await place.host("seats/1/revoke")


async def look_elsewhere_then_lose_the_key(place: Place, ann: Guest) -> None:
    """The one who asked looks on as a spectator when the seat gets another key."""
    await ann.join(None)
    await revoke(place, ann)


async def close(place: Place, _: Guest) -> None:
    """The host closes the table."""
    await place.host("close")


@pytest.mark.promise("hints-one")
@pytest.mark.parametrize("end", [decide, go, revoke, look_elsewhere_then_lose_the_key, close])
def test_a_hint_that_nobody_needs_any_more_is_given_up(play: Play, end: object) -> None:
    """Before, it was request about all the same, and told to those who were still connected."""

    async def scene(house: House) -> None:
        bot_pool = cast(QuickBots, house.bot_pool)
        place, ann = await alone(house)
        bot_pool.may_answer.clear()
        hint = await ann.begin("hint")
        await ann.ask("ping")
        await end(place, ann)  # type: ignore[operator]
        assert await settled(hints(house)[0])
        bot_pool.may_answer.set()
        if end is decide:
            assert (await hint)["code"] == "stale"
        elif end is look_elsewhere_then_lose_the_key:
            assert (await hint)["code"] == "no-key"
        await asyncio.wait([hint], timeout=60)
        hint.exception()  # of a connection that is gone

    play(scene)


def test_the_next_position_is_another_question(play: Play) -> None:
    async def scene(house: House) -> None:
        _, ann = await alone(house)
        first = await ann.ask("hint")
        await ann.ask("decide", move=0, token=first["token"])
        await ann.until(lambda guest: guest.view["to_move"] == 1)
        second = await ann.ask("hint")
        assert second["token"] in ann.view["legal"]
        assert second["move"] == ann.view["move"] > 0
        assert len(hints(house)) == 2

    play(scene)


def test_too_many_hints_are_refused_with_a_sentence(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pool.MOST, JobKind.HINT, 0)

    async def scene(house: House) -> None:
        _, ann = await alone(house)
        told = await ann.ask("hint")
        assert (told["code"], told["sentence"][-1]) == ("hints-full", ".")
        metrics = await house.ask("GET", "/../../metrics")
        assert "lynxdeck_bot_requests_refused_total 1.0" in metrics.body

    play(scene, bot_pool=SlowBots)


@pytest.mark.promise("hints-yield")
def test_askers_for_hints_hold_up_nobody_elses_bot(play: Play) -> None:
    """It once worked: 7,471 thoughts waited, and another table's bot for a minute."""

    async def scene(house: House) -> None:
        bot_pool = cast(SlowBots, house.bot_pool)
        crowd = [(await alone(house))[1] for _ in range(12)]
        place = await house.make(seats=2, bots={"2": "hard"}, start=1)
        ben = (await place.begun())[1]
        for _ in range(10):
            asked = [await guest.begin("hint") for guest in crowd]
            await asyncio.gather(*(guest.ask("ping") for guest in crowd))
            assert bot_pool.waiting(JobKind.HINT) <= len(crowd)
            await bot_pool.passes(0.1)
        await ben.ask("decide", move=0, token=ben.view["legal"][0])
        await eventually(lambda: games(bot_pool))
        taken = await bot_pool.until(games(bot_pool)[0])
        assert taken < 0.15  # its own time, and that of the hint under way
        for guest in crowd:
            await guest.close()
        await eventually(lambda: not bot_pool.waiting(JobKind.HINT) and not hinting(bot_pool))
        for one in asked:
            one.exception() if one.done() else one.cancel()

    def hinting(bot_pool: SlowBots) -> list[Job]:
        return [one for one in bot_pool.busy_with if one.priority.kind == JobKind.HINT]

    def games(bot_pool: SlowBots) -> list[Job]:
        return [one for one in bot_pool.jobs if one.priority.kind == JobKind.GAME]

    play(scene, bot_pool=SlowBots)


def test_bots_yield_where_nobody_looks_on(play: Play) -> None:
    async def scene(house: House) -> None:
        bot_pool = cast(QuickBots, house.bot_pool)
        place = await house.make(seats=2, bots={"2": "hard"}, start=2)
        bot_pool.may_answer.clear()
        await place.start()
        job = bot_pool.jobs[-1]
        assert job.priority == JobPriority(JobKind.UNWATCHED)
        ann = await place.join(1)
        assert job.priority == JobPriority(JobKind.GAME, ("127.0.0.1",))
        await ann.close()
        await eventually(lambda: job.priority == JobPriority(JobKind.UNWATCHED))
        bot_pool.may_answer.set()

    play(scene)


def test_who_plays_over_http_alone_waits_for_bots_as_everybody_does(play: Play) -> None:
    async def scene(house: House) -> None:
        bot_pool = cast(QuickBots, house.bot_pool)
        place = await house.make(seats=2, bots={"2": "hard"}, start=1)
        await place.start()
        token = (await place.view(1))["legal"][0]
        bot_pool.may_answer.clear()
        await place.own(1, "decide", {"id": "a", "token": token, "move": 0})
        while (await place.view(1))["to_move"] == 1:  # a decision may have a second part
            view = await place.view(1)
            wish = {"id": f"b{view['move']}", "token": view["legal"][0], "move": view["move"]}
            await place.own(1, "decide", wish)
        assert bot_pool.jobs[-1].priority.kind == JobKind.GAME
        bot_pool.may_answer.set()

    play(scene)
