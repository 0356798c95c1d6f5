"""The host: when somebody counts as away, what passes to others then, and giving the role away."""

from typing import Any

import pytest

from lynxdeck.server.http.routes import ROUTES
from tests.server.conftest import Play
from tests.server.guest import Guest
from tests.server.house import House, Place

DAY_MS = 86_400_000
KEEPS_GOING = {"start", "rematch", "bot", "stand-in"}
"""All that passes to others while the host is away."""
BODIES: dict[str, Any] = {"bot": {"level": "easy"}}
TWO_DAYS = {"kind": "days", "days": 2}


async def is_open(place: Place) -> bool:
    """Whether the host counts as away, as a stranger is told."""
    return bool((await place.info())["host_open"])


async def is_host(place: Place, key: str) -> bool:
    """Whether a key is the host's."""
    return bool((await place.house.get(place.path, key))["host"])


async def hosting(place: Place, key: str) -> Guest:
    """A socket that shows a key and looks on."""
    guest = await place.house.connect(place.name)
    await guest.join(None, key=key)
    return guest


# --- presence ------------------------------------------------------------------------------------


@pytest.mark.promise("host-there")
def test_a_host_who_asks_for_something_now_and_then_is_there(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        for _ in range(5):
            house.clock.shift_ms += 119_000
            assert await is_host(place, place.host_key)
            assert not await is_open(place)
        house.clock.shift_ms += 119_999
        assert await is_host(place, place.keys[1]) is False
        assert not await is_open(place)
        house.clock.shift_ms += 1
        assert await is_open(place)

    play(scene)


@pytest.mark.promise("host-there")
def test_a_turn_based_host_has_as_long_as_a_decision(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, clock=TWO_DAYS)
        house.clock.shift_ms += 2 * DAY_MS - 1
        assert not await is_open(place)
        assert await place.refused("start", key=place.keys[1]) == "not-host"
        await house.restart()  # who did the last thing may have been the host
        assert not await is_open(place)
        house.clock.shift_ms += 120_000
        assert await is_open(place)
        await house.post(f"{place.path}/start", None, place.keys[1])

    play(scene)


@pytest.mark.promise("host-there")
def test_a_decision_from_the_hosts_own_seat_shows_the_host(play: Play) -> None:
    """A program shows one key at a time: the host's to sit down, the seat's to play."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, persons=[], start=1, clock=TWO_DAYS)
        sat = await house.post(f"{place.path}/claim", {"name": "Ann"}, place.host_key)
        place.keys[sat["seat"]] = sat["key"]
        await place.claim("Ben")
        await place.start()
        await house.restart()
        house.clock.shift_ms += DAY_MS
        await place.own(1, "decide", {"id": "1", "move": 0, "token": "+"})
        house.clock.shift_ms += 2 * DAY_MS - 1
        assert not await is_open(place)
        house.clock.shift_ms += 1
        assert await is_open(place)

    play(scene)


@pytest.mark.promise("host-there")
def test_a_host_who_plays_with_the_seats_key_alone_is_there(play: Play) -> None:
    """And on a socket that shows both, the seat is known to be the host's from then on."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2, persons=[])
        sat = await house.post(f"{place.path}/claim", {"name": "Ann"}, place.host_key)
        place.keys[sat["seat"]] = sat["key"]
        await place.claim("Ben")
        ann, ben = await place.join(1), await place.join(2)
        await house.passes(130)
        assert not await is_open(place)
        await ann.close()
        await ben.until(lambda g: g.presence and not g.presence["host_here"])
        await house.passes(125)
        assert await is_open(place)
        both = await hosting(place, place.host_key)
        await both.join(2, key=place.keys[2])
        await both.close()
        await ben.until(lambda g: g.presence and g.presence["host_here"])
        await house.passes(125)
        assert not await is_open(place)

    play(scene)


def test_keys_shown_together_are_one_persons(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await house.get(place.path, place.host_key, place.keys[1])
        for _ in range(3):
            house.clock.shift_ms += 119_000
            await house.get(place.path, place.keys[1])
            assert not await is_open(place)
        await house.get(place.path, place.keys[2])
        house.clock.shift_ms += 119_000
        await house.get(place.path, place.keys[2])
        house.clock.shift_ms += 1_000
        assert await is_open(place)

    play(scene)


@pytest.mark.promise("host-keeps")
@pytest.mark.parametrize("what", sorted({route.path for route in ROUTES if "host" in route.by}))
def test_only_what_keeps_the_table_going_passes_to_others(play: Play, what: str) -> None:
    """From the route table: whatever takes the host's key, asked for by a seated player."""
    name = what.rpartition("/")[2]

    async def scene(house: House) -> None:
        place = await house.make("push", seats=3, persons=["Ann", "Ben"])
        path = what.removeprefix("/tables/{table}/").format(seat=1)
        house.clock.shift_ms += 120_000
        assert await is_open(place)
        if name not in KEEPS_GOING:
            body = {"match": 1} if name == "setup" else None
            assert await place.refused(path, body, key=place.keys[2]) == "not-host"
            return
        bot = f"{place.path}/seats/3/bot"
        await house.post(bot, {"level": "easy"}, place.keys[2])  # in the place of a leaver
        for wish in ({"level": None}, {"level": "hard"}):
            answer = await house.ask("POST", bot, wish, keys=[place.keys[2]])
            assert answer.code == "not-host"
        if name != "bot":
            await house.post(f"{place.path}/start", None, place.keys[2])

    play(scene)


@pytest.mark.promise("host-back")
def test_the_host_comes_back_and_is_host_again_at_once(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann = await place.join(1)
        await house.passes(125)
        await ann.until(lambda g: g.presence and g.presence["host_open"])
        await house.get(place.path, place.host_key)
        assert await place.refused("start", key=place.keys[1]) == "not-host"
        await ann.until(lambda g: not g.presence["host_open"])
        await house.passes(125)  # told again, though no socket closed
        await ann.until(lambda g: g.presence["host_open"])
        await place.start()

    play(scene)


# --- giving the role away ------------------------------------------------------------------------


@pytest.mark.promise("host-given")
@pytest.mark.parametrize("how", ["http", "socket"])
def test_the_role_is_given_to_somebody_who_sits_here(play: Play, how: str) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        old, ben = await hosting(place, place.host_key), await place.join(2)
        await ben.until(lambda g: g.presence and g.presence["host_here"])
        invite = await place.host("invite")
        if how == "http":
            await place.host("seats/2/host")
        else:
            assert (await old.ask("host", seat=2))["type"] == "done"
        for guest in (old, ben):
            await guest.until(lambda g: g.events("host"))
            assert guest.events("host")[0]["seat"] == 2
            assert guest.info["host_seat"] == 2
        await ben.until(lambda g: g.presence["host_here"])
        assert not await is_host(place, place.host_key)
        assert await is_host(place, place.keys[2])
        assert (await old.ask("host", seat=1))["code"] == "not-host"
        for what in ("start", "close", "invite", "host/link", "seats/1/kick", "seats/2/host"):
            assert await place.refused(what) == "not-host"
        await house.restart()
        assert not await is_host(place, place.host_key)
        assert await is_host(place, place.keys[2])
        assert (await place.info())["host_seat"] == 2
        await house.post(f"{place.path}/invite", None, place.keys[2])
        assert (await house.ask("GET", f"/invites/{invite['invite']}")).status == 404

    play(scene)


@pytest.mark.promise("host-given")
def test_only_the_host_gives_the_role_and_only_to_a_person(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3, persons=["Ann"], bots={"2": "easy"})
        assert await place.refused("seats/1/host", key=place.keys[1]) == "not-host"
        ann = await place.join(1)
        assert (await ann.ask("host", seat=1))["code"] == "not-host"
        for seat in (2, 3):
            assert await place.refused(f"seats/{seat}/host") == "no-person"
        assert await place.refused("seats/6/host") == "no-seat"
        assert await is_host(place, place.host_key)

    play(scene)


@pytest.mark.promise("host-given")
def test_whoever_was_given_the_role_keeps_it_through_new_keys_and_without_a_seat(
    play: Play,
) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await place.host("seats/2/host")
        stolen = (await house.post(f"{place.path}/host/link", None, place.keys[2]))["key"]
        assert await is_host(place, stolen)
        place.keys[2] = (await place.own(2, "revoke"))["key"]
        assert not await is_host(place, stolen)  # it came with the keys that were taken back
        assert await is_host(place, place.keys[2])
        gone = place.keys.pop(2)
        left = await house.ask("POST", f"{place.path}/seats/2/leave", keys=[gone])
        own = left.headers["Set-Cookie"].removeprefix("host=").split(";")[0]
        assert not await is_host(place, gone)
        assert await is_host(place, own)
        await place.claim("Cleo", seat=2)
        assert not await is_host(place, place.keys[2])
        await house.restart()
        assert await is_host(place, own)

    play(scene)
