"""Seats and their keys change hands together: no race leaves an old key for a new player's seat."""

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Play
from tests.server.guest import eventually
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore


async def lend(place: Place, key: str, seat: int) -> Any:
    """What comes of asking for a hand-over link."""
    return await place.house.ask("POST", f"{place.path}/seats/{seat}/handover", keys=[key])


async def check_shut(place: Place, links: list[Any], old: str, seat: int) -> None:
    """Neither the old key nor any link that was had with it opens the seat."""
    for link in links:
        if link.status == 200:
            wish = {"key": link.body["key"]}
            answer = await place.house.ask("POST", f"{place.path}/handover/claim", wish)
            assert answer.status == 403, answer
    answer = await place.house.ask("GET", f"{place.path}/view?seat={seat}", keys=[old])
    assert answer.status == 403


@pytest.mark.promise("keys-former-holder")
@pytest.mark.parametrize("how", ["leave", "kick", "revoke"])
def test_links_asked_for_while_a_seat_changes_hands_open_nothing(
    play_on_disk: Play, how: str
) -> None:
    async def scene(house: House) -> None:
        for _ in range(4):
            place = await house.make(seats=2)
            old = place.keys[2]
            by = {"leave": old, "kick": place.host_key, "revoke": place.host_key}[how]
            going = house.ask("POST", f"{place.path}/seats/2/{how}", keys=[by])
            asking = [lend(place, old, 2) for _ in range(11)]
            gone, *links = await asyncio.gather(going, *asking)
            assert gone.status == 200
            if how != "revoke":
                await place.claim("Cleo", seat=2)
            await check_shut(place, links, old, 2)

    play_on_disk(scene)


def test_leaving_twice_at_once_sends_nobody_else_away(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        path, old = f"{place.path}/seats/2/leave", place.keys[2]
        claim = f"/invites/{place.invite}/claim"
        leaves = [house.ask("POST", path, keys=[old]) for _ in range(3)]
        answers = await asyncio.gather(
            leaves[0], house.ask("POST", claim, {"name": "Cleo"}), *leaves[1:]
        )
        assert [answer.status for answer in answers if answer.status == 200]
        seats = (await place.info())["seats"]
        taken = [answer for answer in answers if answer.status == 201]
        assert [seat["name"] for seat in seats if seat["kind"] == "person"][1:] == ["Cleo"] * len(
            taken
        )

    play_on_disk(scene)


def test_a_decision_waiting_for_its_turn_is_dropped_with_its_key(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        house.store.held = True  # type: ignore[attr-defined]
        revoked = asyncio.create_task(place.host("seats/1/revoke"))
        await eventually(lambda: place.room.journal.waiting == 1)
        await guests[1].say({"type": "decide", "id": "late", "move": 0, "token": "+"})
        await eventually(lambda: place.room.journal.waiting == 2)
        house.store.let_through()  # type: ignore[attr-defined]
        await revoked
        assert (await guests[1].gone())["code"] == "revoked"
        assert (await place.view(None))["move"] == 0

    play(scene)


def test_two_who_claim_the_first_free_seat_at_once_both_get_one(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=4, persons=[])
        seats = await asyncio.gather(*(place.claim(name) for name in ("Ann", "Ben", "Cleo", "Dan")))
        assert sorted(seats) == [1, 2, 3, 4]
        path = f"/invites/{place.invite}/claim"
        assert (await house.ask("POST", path, {"name": "Eve"})).code == "full"
        await house.restart()
        assert {guest.seat for guest in (await place.all_join()).values()} == {1, 2, 3, 4}

    play_on_disk(scene)


def test_two_who_claim_the_same_seat_or_name_at_once(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=4, persons=[])
        path = f"/invites/{place.invite}/claim"
        wishes: list[Any] = [{"name": "Ann", "seat": 2}, {"name": "Ben", "seat": 2}]
        wishes += [{"name": "Cleo"}, {"name": "cleo"}]
        answers = await asyncio.gather(*(house.ask("POST", path, wish) for wish in wishes))
        assert sorted(answer.status for answer in answers) == [201, 201, 409, 409]
        codes = [answer.code for answer in answers if answer.status == 409]
        assert codes == ["seat-taken", "name-taken"]

    play_on_disk(scene)


def test_a_seat_taken_while_somebody_is_kicked_from_it_keeps_its_key(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        store = house.store
        assert isinstance(store, MemoryStore)
        store.held = True
        kicked = asyncio.create_task(place.host("seats/2/kick"))
        await eventually(lambda: place.room.journal.waiting == 1)
        claimed = asyncio.create_task(place.claim("Cleo", seat=2))
        await place.info()
        store.let_through()
        await asyncio.gather(kicked, claimed)
        assert (await place.join(2)).seat == 2
        await house.restart()
        assert (await place.join(2)).info["seats"][1]["name"] == "Cleo"

    play(scene)
