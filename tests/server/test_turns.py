"""Turn-based play without a socket: what happened since one last looked."""

import random
from typing import Any

import pytest

from tests.server.conftest import Play
from tests.server.guest import play_on
from tests.server.house import House, Place


async def since(place: Place, move: int, seat: int) -> Any:
    """What a seat is told that has seen so many moves."""
    path = f"{place.path}/view?seat={seat}&since={move}"
    return await place.house.get(path, place.keys[seat])


@pytest.mark.parametrize("game", ["linko", "push"])
def test_a_seat_is_told_what_happened_as_it_would_be_live(play_stored: Play, game: str) -> None:
    async def scene(house: House) -> None:
        place = await house.make(game, seats=2)
        guests = await place.begun()
        await play_on(guests, random.Random(2), most=12)
        live = {
            seat: [[e["seat"], e["token"], e["facts"]] for e in guest.events("move")]
            for seat, guest in guests.items()
        }
        for again in (False, True):
            for seat, moves in live.items():
                for seen in (0, 5, 12, 99):
                    told = await since(place, seen, seat)
                    assert [[*one.values()] for one in told["events"]] == moves[seen:], again
                assert "events" not in await house.get(
                    f"{place.path}/view?seat={seat}", place.keys[seat]
                )
            if not again:
                await house.restart()  # then it is recounted from the log

    play_stored(scene)


def test_a_decision_by_http_is_answered_with_what_it_did(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        ben = await place.join(2)
        await place.start()
        token = (await place.view(1))["legal"][0]
        wish = {"id": "a", "move": 0, "token": token}
        made = await place.own(1, "decide", wish)
        assert await place.own(1, "decide", wish) == made  # once more: as the first time
        await ben.sees(made["n"])
        assert made["facts"] == ben.events("move")[0]["facts"]
        for bad in ("x", "-1", "9999999"):
            answer = await house.ask("GET", f"{place.path}/view?since={bad}")
            assert answer.code == "bad-request"

    play(scene)


def test_replays_of_a_game_that_was_loaded_from_the_log_go_on(play_stored: Play) -> None:
    """What was told before a restart is recounted once; what comes after it is added."""

    async def scene(house: House) -> None:
        place = await house.make("linko", seats=2, match=1)
        guests = await place.begun()
        rng = random.Random(4)
        await play_on(guests, rng, most=7)
        before = await house.get(f"{place.path}/replay?eyes=1", place.keys[1])
        await house.restart()
        back = await place.all_join()
        assert await house.get(f"{place.path}/replay?eyes=1", place.keys[1]) == before
        await play_on(back, rng, most=5)
        after = await house.get(f"{place.path}/replay?eyes=1", place.keys[1])
        assert after["events"][:7] == before["events"]
        assert len(after["events"]) == 12
        await play_on(back, rng)
        whole = await house.get(f"{place.path}/replay?eyes=open")
        await place.start()
        assert await house.get(f"{place.path}/replay?eyes=open&game=1") == whole
        assert (await house.get(f"{place.path}/replay"))["events"] == []

    play_stored(scene)
