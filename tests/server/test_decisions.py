"""Decisions and chat, over a socket and without one."""

import asyncio
import random
from typing import Any

from tests.server.conftest import Play
from tests.server.guest import eventually, play_on
from tests.server.house import House

# --- deciding ------------------------------------------------------------------------------------


def test_a_decision_is_answered_and_everybody_hears_of_it(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=2)
        guests = await place.begun()
        ben = guests[2]
        token = ben.view["legal"][-1]
        n = await ben.done(token)
        await guests[1].sees(n)
        for guest in guests.values():
            event = guest.heard[-1]
            assert (event["n"], event["seat"], event["token"]) == (n, 2, token)
            assert (event["by"], event["kind"], event["clock"]) == ("person", "move", None)

    play(scene)


def test_a_refusal_has_code_sentence_arguments_rule_and_move(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        ann, ben = guests[1], guests[2]
        have = {name.split("x")[0] for name in ann.view["hand"]}
        lack = next(str(value) for value in range(1, 14) if str(value) not in have)
        refusal = await ann.decide(lack)
        assert refusal["type"] == "refused"
        assert (refusal["code"], refusal["rule"]) == ("linko-why-few-numbers", "L5")
        assert refusal["args"] == {
            "seat": 1,
            "phase": "play",
            "card": lack,
            "held": 0,
            "wanted": 1,
            "token": lack,
        }
        assert refusal["move"] == 0
        assert refusal["sentence"]
        assert (await ann.decide("nonsense"))["code"] == "unknown-token"
        stale = await ann.decide(ann.view["legal"][0], move=3)
        assert (stale["code"], stale["move"], stale["rule"]) == ("stale", 0, None)
        other = await ben.decide(ann.view["legal"][0])
        assert (other["code"], other["args"]) == ("not-your-decision", {"seat": 1})
        assert not ann.events("move")

    play(scene)


def test_the_same_request_happens_once_however_often_it_is_sent(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        ann = guests[1]
        token = ann.view["legal"][0]
        asked = [
            await ann.begin("decide", id=f"same{i}", move=0, token=token) for i in (1, 1, 1)
        ]  # before the first answer is there
        first = await asked[-1]
        again = await ann.decide(token, id="same1", move=0)
        assert first == again
        assert again["type"] == "done"
        await ann.cut()
        back = await place.join(1)
        assert await back.decide("anything", id="same1", move=99) == first
        over_http = await place.own(1, "decide", {"id": "same1", "move": 0, "token": token})
        told = guests[2].events("move")
        assert over_http == first | {"facts": told[0]["facts"]}
        assert len(told) == 1

    play(scene)


def test_a_request_is_remembered_over_a_restart(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        ann = guests[1]
        token = ann.view["legal"][0]
        first = await ann.decide(token, id="before the restart")
        await house.restart()
        back = await place.join(1)
        assert await back.decide(token, id="before the restart", move=0) == first
        assert back.n == first["n"]
        assert back.view["move"] == 1
        assert len(place.room.table.game.tokens) == 1

    play_stored(scene)


def test_two_devices_on_one_seat_see_and_do_the_same(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        phone = await place.join(1)
        assert phone.view == guests[1].view
        token = phone.view["legal"][0]
        late, early = await asyncio.gather(
            guests[1].decide(token, id="from the desk"), phone.decide(token, id="from the phone")
        )
        assert sorted([late["type"], early["type"]]) == ["done", "refused"]
        n = max(late.get("n", 0), early.get("n", 0))
        await phone.sees(n)
        await guests[1].sees(n)
        assert phone.view == guests[1].view
        viewers = place.room.audience._viewers
        assert len(viewers) == 3
        await phone.close()
        await eventually(lambda: len(viewers) == 2)
        assert (await place.info())["seats"][0]["here"] is True

    play(scene)


def test_pass_and_play_looks_through_one_seat_after_the_other(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await place.start()
        device = await house.connect(place.name)
        await device.join(1, key=place.keys[1])
        await device.join(2, key=place.keys[2])
        rng = random.Random(4)
        for _ in range(12):
            seat = (await place.view(None))["to_move"]
            await device.join(seat)
            assert device.view["seat"] == seat
            assert device.view == await place.view(seat)
            await device.done(rng.choice(device.view["legal"]))
        answer = await device.join(None)  # the screen while it is handed over
        assert answer["view"]["hand"] is None
        other = await place.join(1)
        assert (await other.join(2))["code"] == "no-key"

    play(scene)


def test_changing_eyes_never_goes_on_with_another_seats_events(play: Play) -> None:
    """Whatever `since` says: what was seen so far was seen through other eyes."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        device = await house.connect(place.name)
        await device.join(1, key=place.keys[1])
        await device.join(2, key=place.keys[2])
        await play_on(guests, random.Random(1), most=3)
        await device.sees(guests[1].n)
        assert (await device.join(1, since=device.n - 1))["type"] == "state"
        assert (await device.join(None, since=device.n - 1))["type"] == "state"
        assert (await device.join(None, since=device.n))["type"] == "resumed"

    play(scene)


def test_requests_are_answered_in_order_even_in_one_breath(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        ann = guests[1]
        asked = [await ann.begin("chat", text=f"line {i}") for i in range(10)]
        answers = await asyncio.gather(*asked)
        numbers = [answer["n"] for answer in answers]
        assert numbers == list(range(numbers[0], numbers[0] + 10))
        said = [event for event in ann.heard if event["kind"] == "chat"]
        assert [event["n"] for event in said] == numbers

    play(scene)


def test_no_game_no_decision(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann = await place.join(1)
        assert (await ann.ask("decide", move=0, token="1"))["code"] == "not-started"
        for kind in ("preview", "why"):
            assert (await ann.ask(kind, token="1"))["code"] == "not-started"
        assert ann.view is None

    play(scene)


# --- chat ----------------------------------------------------------------------------------------


def test_chat_has_limits(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann, ben = await place.join(1), await place.join(2)
        await ann.ask("chat", text="  hello\n there\u202e ")
        await ben.until(lambda g: g.chat == ["hello there"])
        assert ben.heard[-1]["name"] == "Ann"
        assert (await ann.ask("chat", text="x" * 301))["code"] == "too-long"
        assert (await ann.ask("chat", text=" "))["code"] == "empty"
        quiet = await house.make(seats=2, chat=False)
        assert (await (await quiet.join(1)).ask("chat", text="hello"))["code"] == "off"

    play(scene)


def test_who_sends_too_much_is_sent_away_and_may_come_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann, ben = await place.join(1), await place.join(2)
        for _ in range(20):
            await ann.say({"type": "ping"})
        bye = await ann.gone()
        assert (bye["code"], bye["retry_ms"]) == ("flood", 5000)
        assert ann.socket.close_code == 1008
        await ben.ping()
        await place.join(1)

    play(scene, limits="on", messages_per_second=5, message_burst=10)


# --- playing without a socket --------------------------------------------------------------------


def test_a_whole_game_by_http_alone(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, clock={"kind": "days", "days": 3})
        await place.start()
        rng = random.Random(5)
        for number in range(10_000):
            seat = (await place.view(None))["to_move"]
            if seat is None:
                break
            view = await place.view(seat)
            wish = {"id": f"r{number}", "move": view["move"], "token": rng.choice(view["legal"])}
            done = await place.own(seat, "decide", wish)
            assert done["id"] == f"r{number}"
        assert (await place.info())["status"] == "over"
        assert await house.get(f"{place.path}/record")

    play(scene)


def test_http_refuses_as_the_socket_does(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        await place.start()

        async def code(seat: int, key: int, **wish: Any) -> str:
            path = f"seats/{seat}/decide"
            return await place.refused(path, {"id": "a", **wish}, key=place.keys[key])

        assert await code(2, 2, move=0, token="+") == "not-your-decision"
        assert await code(1, 2, move=0, token="+") == "no-key"
        assert await code(1, 1, move=5, token="+") == "stale"
        assert await code(1, 1, move=0, token="!r") == "push-why-bench-empty"
        assert await code(1, 1, move=0, token="?") == "unknown-token"
        assert await code(1, 1, move=-1, token="+") == "bad-request"
        assert await code(1, 1, token="+") == "bad-request"

    play(scene)


# --- reactions -----------------------------------------------------------------------------------


def test_reactions_are_shown_to_everybody_and_kept_by_nobody(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1, chat=False)
        guests = await place.begun()
        n = guests[1].n
        answer = await guests[1].ask("react", what="laugh")
        assert (answer["type"], answer["n"]) == ("done", n)
        for guest in guests.values():
            await guest.ping()
            assert guest.reactions == [(1, "laugh")]
        later = await place.join(2)
        await later.ping()
        assert (later.n, later.reactions) == (n, [])
        await guests[1].say({"type": "react", "id": "odd", "what": "rude"})
        await guests[1].ping()
        assert guests[1].refusals[-1]["code"] == "bad-request"

    play(scene)


def test_who_looks_on_shows_faces_without_words(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        watching = [await place.join(None), await place.join(None)]
        told = [(await watching[0].ask("react", what="wow", face=7))["type"] for _ in range(3)]
        assert told == ["done", "done", "done"]
        for guest in (*guests.values(), *watching):
            await guest.ping()
            assert guest.reactions == [(0, "wow")] * 3
        assert (await watching[0].ask("react", what="well-played"))["code"] == "no-seat"
        # One limit for all of them, which takes nothing from the seats.
        assert (await watching[1].ask("react", what="cry"))["code"] == "too-many"
        assert (await guests[1].ask("react", what="cry"))["type"] == "done"

    play(scene, limits="on", chat_lines=3)


def test_reactions_have_chats_limit_for_each_seat(play: Play) -> None:
    async def scene(house: House) -> None:
        guests = await (await house.make(seats=2)).begun()
        told = [(await guests[1].ask("react", what="wow"))["type"] for _ in range(4)]
        assert told == ["done", "done", "done", "refused"]
        assert (await guests[2].ask("react", what="ouch"))["type"] == "done"
        await house.passes(10)
        assert (await guests[1].ask("react", what="wow"))["type"] == "done"

    play(scene, limits="on", chat_lines=3)
