"""The host's rights and a player's own; matches, rematches and bots at the table."""

import json
import random

import pytest

from lynxdeck.games.manifest import LEVELS
from tests.server.conftest import Play
from tests.server.guest import play_on
from tests.server.house import House

# --- the host's and a player's own ---------------------------------------------------------------


def test_whoever_is_kicked_loses_the_seat_at_once(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann, ben = await place.join(1), await place.join(2)
        await place.host("seats/2/kick")
        bye = await ben.gone()
        assert (bye["code"], bye["retry_ms"]) == ("revoked", None)
        await ann.until(lambda g: g.events("freed"))
        again = await house.connect(place.name)
        assert (await again.join(2, key=place.keys[2]))["code"] == "no-key"
        assert await place.claim("Cleo") == 2
        assert (await place.join(2)).seat == 2
        await place.start()
        assert await place.refused("seats/2/kick") == "started"

    play(scene)


def test_a_seat_is_renamed_left_and_taken_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1, stand_in="hard")
        guests = await place.begun()
        await place.own(1, "rename", {"name": "Anna"})
        path = "seats/1/rename"
        assert await place.refused(path, {"name": "ben"}, key=place.keys[1]) == "name-taken"
        house.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        await place.own(1, "leave")
        await guests[2].until(lambda g: g.events("stand-in"))
        assert guests[2].info["seats"][0]["stand_in"] is True
        refusal = await guests[1].decide("1")
        assert refusal["code"] in ("stand-in", "stale")
        house.bot_pool.may_answer.set()  # type: ignore[attr-defined]
        await guests[2].until(lambda g: g.events("move"))
        assert guests[2].events("move")[0]["by"] == "stand-in"
        assert house.bot_pool.requests[-1].level == "hard"  # type: ignore[attr-defined]
        await place.own(1, "back")
        await guests[2].until(lambda g: g.events("back"))
        assert guests[2].info["seats"][0] == {
            "seat": 1,
            "kind": "person",
            "name": "Anna",
            "level": None,
            "here": True,
            "stand_in": False,
            "auto": False,
            "face": None,
            "ready": False,
        }

    play(scene)


def test_a_bots_late_answer_is_not_used_once_the_owner_is_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        house.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        await place.own(1, "leave")
        await place.own(1, "back")
        house.bot_pool.may_answer.set()  # type: ignore[attr-defined]
        for _ in range(3):
            await guests[1].ping()
        assert not guests[1].events("move")
        await guests[1].done(guests[1].view["legal"][0])

    play(scene)


@pytest.mark.promise("keys-taken-back")
def test_revoking_a_seat_closes_its_devices_and_is_announced(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        old = place.keys[1]
        place.keys[1] = (await place.own(1, "revoke"))["key"]
        assert (await guests[1].gone())["code"] == "revoked"
        await guests[2].until(lambda g: g.events("revoked"))
        assert guests[2].events("revoked")[0]["seat"] == 1
        thief = await house.connect(place.name)
        assert (await thief.join(1, key=old))["code"] == "no-key"
        assert (await place.join(1)).seat == 1
        assert (await place.host("seats/1/revoke"))["key"] is None
        assert await place.refused("seats/2/revoke", key=place.keys[1]) in ("not-host", "no-key")

    play(scene)


@pytest.mark.promise("keys-taken-back")
def test_keys_of_a_closed_table_can_be_taken_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        old = place.keys[1]
        await place.host("close")
        place.keys[1] = (await place.own(1, "revoke"))["key"]
        refused = await house.ask("GET", f"{place.path}/seats/1/data", keys=[old])
        assert refused.code == "no-key"
        assert (await house.get(f"{place.path}/seats/1/data", place.keys[1]))["seat"] == 1

    play(scene)


def test_a_key_taken_back_opens_nothing_on_a_socket_that_is_still_open(play: Play) -> None:
    """The thief looks on as a spectator while the owner takes the key back."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        thief = await house.connect(place.name)
        await thief.join(None, key=place.keys[1])
        await place.own(1, "revoke")
        assert (await thief.join(1))["code"] == "no-key"

    play(scene)


def test_a_seat_is_handed_to_a_second_device_once(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        link = await place.own(1, "handover")
        assert link["link"].endswith(f"#take={link['key']}")
        assert link["expires"] == house.now() + 600_000
        answer = await house.ask("POST", f"{place.path}/handover/claim", {"key": link["key"]})
        assert (answer.status, answer.body["seat"]) == (200, 1)
        cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("seat-1=")
        key = cookie.removeprefix("seat-1=").split(";")[0]
        phone = await house.connect(place.name)
        assert (await phone.join(1, key=key))["seat"] == 1
        again = await house.ask("POST", f"{place.path}/handover/claim", {"key": link["key"]})
        assert again.code == "no-key"
        late = await place.own(1, "handover")
        house.clock.shift_ms += 600_001
        again = await house.ask("POST", f"{place.path}/handover/claim", {"key": late["key"]})
        assert again.code == "no-key"
        assert (await place.join(1)).seat == 1  # the first device's own key is still good

    play(scene)


def test_any_seated_player_may_act_as_host_when_the_host_is_gone_two_minutes(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        host = await house.connect(place.name)
        await host.join(None, key=place.host_key)
        ann = await place.join(1)
        await house.passes(300)
        assert await place.refused("start", key=place.keys[1]) == "not-host"  # he is here
        await host.close()
        await ann.until(lambda g: g.presence and not g.presence["host_here"])
        await house.passes(118)
        assert await place.refused("start", key=place.keys[1]) == "not-host"
        await house.passes(4)
        await ann.until(lambda g: g.presence and g.presence["host_open"])
        answer = await house.ask("POST", f"{place.path}/start")
        assert answer.code == "not-host"  # nobody in particular
        await house.post(f"{place.path}/start", None, place.keys[1])
        await place.join(None)
        back = await house.connect(place.name)
        await back.join(None, key=place.host_key)
        await ann.until(lambda g: g.presence and g.presence["host_here"])
        assert await place.refused("close", key=place.keys[1]) == "not-host"

    play(scene)


def test_the_host_closes_a_table_for_good(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        await place.host("close")
        await guests[1].until(lambda g: g.events("closed"))
        assert guests[1].info["status"] == "closed"
        assert (await guests[1].decide("1"))["code"] == "closed"
        assert await place.refused("start") == "closed"
        later = await place.join(1)
        assert (later.info["status"], later.view) == ("closed", None)

    play(scene)


@pytest.mark.promise("words-erased")
def test_a_player_may_leave_nothing_behind(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guests = await place.begun()
        await guests[1].ask("chat", text="my address")
        await play_on(guests, random.Random(6))
        data = await house.get(f"{place.path}/seats/1/data", place.keys[1])
        assert (data["name"], data["chat"]) == ("Ann", ["my address"])
        answer = await house.ask("DELETE", f"{place.path}/seats/1/data", keys=[place.keys[1]])
        assert answer.status == 200
        late = await house.connect(place.name)
        assert (await late.join(2, key=place.keys[2], since=guests[2].n - 3))["type"] == "state"
        for _ in range(2):
            for seat in (1, 2, None):
                told = json.dumps([(await place.join(seat)).frames, await place.info()])
                assert "Ann" not in told
                assert "my address" not in told
            assert "Ann" not in await house.get(f"{place.path}/record")
            await house.restart()

    play_stored(scene)


# --- rounds, rematches ---------------------------------------------------------------------------


def test_a_match_goes_round_with_its_sheet_and_a_rematch_begins_anew(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, match=1, start=2)
        guests = await place.begun()
        ann, rng = guests[1], random.Random(7)
        shown = [ann.info["deal"]["commitment"]]
        await play_on(guests, rng)
        assert (ann.info["status"], ann.info["round"], ann.info["rounds"]) == ("between", 2, 2)
        assert ann.result["match"]["sheet"] == ann.info["sheet"] == [ann.result["scores"]]
        assert ann.result["match"]["over"] is False
        first = ann.result["winners"]
        assert "evening" not in ann.result  # the first game of one
        shown.append(ann.info["deal"]["commitment"])
        later = await place.join(1)
        assert later.result == ann.result
        assert later.view == ann.view
        await place.start()
        await ann.until(lambda g: g.info["status"] == "playing")
        assert ann.view["to_move"] == 1
        await guests[2].sees(ann.n)
        await play_on(guests, rng)
        assert ann.info["status"] == "over"
        last = ann.result["winners"]
        won = [[*first, *last].count(seat) for seat in (1, 2)]
        run = 0 if len(last) > 1 else 1 + (first == last)
        assert ann.result["evening"] == {"games": 2, "won": won, "run": run}
        totals = [sum(column) for column in zip(*ann.info["sheet"], strict=True)]
        assert ann.info["totals"] == totals
        best = [seat for seat, total in enumerate(totals, 1) if total == max(totals)]
        assert ann.info["winners"] == best == ann.result["match"]["winners"]
        assert await place.refused("start") == "over"
        await place.host("rematch")
        await ann.until(lambda g: g.events("rematch"))
        assert (ann.info["status"], ann.info["sheet"], ann.info["winners"]) == ("waiting", [], [])
        shown.append(ann.info["deal"]["commitment"])
        assert len(set(shown)) == 3
        await place.start()
        await ann.until(lambda g: g.info["game_number"] == 3)

    play(scene)


def test_forced_decisions_are_made_by_themselves(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await place.own(1, "auto", {"auto": True})
        await guests[1].until(lambda g: g.events("move"))
        first = guests[1].events("move")[0]
        assert (first["token"], first["by"]) == ("+", "auto")
        await play_on(guests, random.Random(8), autos=True)
        by = {event["by"] for event in guests[1].events("move") if event["seat"] == 1}
        assert by == {"auto", "person"}
        assert {e["by"] for e in guests[1].events("move") if e["seat"] == 2} == {"person"}

    play(scene)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_bots_plays_itself_to_the_end(play: Play, level: str) -> None:
    async def scene(house: House) -> None:
        bots = {str(seat): level for seat in range(1, 5)}
        place = await house.make(seats=4, bots=bots)
        watcher = await place.join(None)
        await place.start()
        await watcher.until(lambda g: g.result is not None)
        assert {event["by"] for event in watcher.events("move")} == {"bot"}
        assert {thought.level for thought in house.bot_pool.requests} == {level}  # type: ignore[attr-defined]

    play(scene)


def test_a_bot_that_fails_does_not_stop_the_game(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed.add("bot.failed")
        place = await house.make("push", seats=2, bots={"2": "easy"})
        house.bot_pool.fails = True  # type: ignore[attr-defined]
        guests = await place.begun()
        await play_on(guests, random.Random(9))
        assert guests[1].result is not None

    play(scene)
