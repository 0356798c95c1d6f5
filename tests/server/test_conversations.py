"""Conversations through a real WebSocket: joining, deciding, talking, leaving, coming back."""

import asyncio
import json
import random
from typing import Any

import pytest

from lynxdeck.games.registry import game as find_game
from lynxdeck.server.live import RING
from tests.server.conftest import GoneError, Guest, House, Place, Play, play_on, whose


def public(view: Any) -> Any:
    """What everybody sees of a view."""
    return {name: value for name, value in view.items() if name not in ("seat", "hand", "legal")}


# --- joining and resuming -----------------------------------------------------------------------


def test_everybody_sees_the_same_table_through_their_own_eyes(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3)
        guests = await place.begun()
        watcher = await place.join(None)
        await play_on(guests, random.Random(1), most=40)
        for seat, guest in guests.items():
            assert guest.view == await place.view(seat)
            assert sum(guest.view["hand"].values()) == guest.view["players"][seat - 1]["hand_size"]
            await watcher.sees(guest.n)
            assert public(guest.view) == public(watcher.view)
        assert (watcher.view["hand"], watcher.view["legal"], watcher.seat) == (None, [], None)
        assert watcher.view == await place.view(None)

    play(scene)


def test_resuming_tells_what_was_missed_and_nothing_twice(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        await play_on(guests, random.Random(2), most=6)
        left, view = guests[1].n, json.loads(json.dumps(guests[1].view))
        await guests[1].cut()
        asked = await house.get(f"{place.path}/view?seat=2", place.keys[2])
        if asked["view"]["legal"]:
            await guests[2].done(asked["view"]["legal"][0])
        await guests[2].ask("chat", text="are you there?")
        back = await house.connect(place.name)
        back.view = view
        answer = await back.join(1, key=place.keys[1], since=left)
        assert answer["type"] == "resumed"
        await back.sees(answer["n"])
        await back.ping()
        assert [event["n"] for event in back.heard] == list(range(left + 1, answer["n"] + 1))
        assert back.view == await place.view(1)
        assert back.chat == ["are you there?"]

    play(scene)


def test_a_resume_is_the_same_bytes_as_what_the_others_heard_live(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        away = guests[1].n
        tokens = await play_on(guests, random.Random(3), most=20)
        assert len(tokens) == 20
        live = guests[1].frames
        again = await house.connect(place.name)
        again.view = {"players": [{}, {}], "display": [[]] * 6}
        again._happen = lambda event: setattr(again, "n", event["n"])  # type: ignore[method-assign]
        await again.join(1, key=place.keys[1], since=away)
        await again.sees(guests[1].n)
        told = [frame for frame in again.frames if '"type":"event"' in frame]
        assert told == [frame for frame in live if '"type":"event"' in frame][-20:]

    play(scene)


def test_a_resume_from_too_long_ago_or_from_the_future_gives_a_fresh_state(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await place.begun()
        guest = await place.join(1)
        early = guest.n
        for number in range(RING + 1):
            await guest.ask("chat", text=f"line {number}")
        for since, kind in (
            (early, "state"),
            (early + 1, "resumed"),
            (guest.n, "resumed"),
            (guest.n + 1, "state"),
            (10**15, "state"),
            (0, "state"),
        ):
            other = await house.connect(place.name)
            answer = await other.join(1, key=place.keys[1], since=since)
            assert answer["type"] == kind, since
            assert answer["n"] == guest.n
            await other.sees(guest.n)
            await other.ping()

    play(scene)


def test_the_state_has_the_last_fifty_lines_of_chat(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guest = await place.join(1)
        for number in range(55):
            await guest.ask("chat", text=f"line {number}")
        later = await place.join(2)
        assert later.chat == [f"line {number}" for number in range(5, 55)]

    play(scene)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "join", "protocol": 2}, "protocol"),
        ({"type": "join", "protocol": 10**200}, "protocol"),
        ({"type": "join", "protocol": 1, "seat": 1}, "no-key"),
        ({"type": "join", "protocol": 1, "seat": 1, "key": "wrong"}, "no-key"),
        ({"type": "join", "protocol": 1, "seat": 6}, "no-key"),
        ({"type": "join", "protocol": 1, "seat": 7}, "bad-request"),
        ({"type": "join", "protocol": 1, "since": -1}, "bad-request"),
        ({"type": "join", "protocol": 1, "more": 1}, "bad-request"),
        ({"type": "join"}, "bad-request"),
        ({"type": "decide", "id": "a", "move": 0, "token": "T"}, "not-joined"),
        ({"type": "chat", "id": "a", "text": "hello"}, "not-joined"),
        ({"type": "preview", "id": "a", "token": "T"}, "not-joined"),
        ({"type": "why", "id": "a", "token": "T"}, "not-joined"),
        ({"type": "contribute", "id": "a", "contribution": "00" * 16}, "not-joined"),
    ],
)
def test_what_is_not_possible_before_joining(play: Play, message: Any, code: str) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guest = await house.connect(place.name)
        await guest.say(message)
        await guest.until(lambda g: g.refusals)
        refusal = guest.refusals[0]
        assert refusal["code"] == code
        assert refusal["id"] == message.get("id")
        assert refusal["sentence"].endswith(".")
        await guest.join(None)  # and all is well

    play(scene)


def test_spectators_take_no_part(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        await place.start()
        watcher = await place.join(None)
        for kind, fields in (
            ("decide", {"move": 0, "token": "1"}),
            ("chat", {"text": "hello"}),
            ("why", {"token": "1"}),
            ("preview", {"token": "1"}),
            ("hint", {}),
            ("odds", {}),
        ):
            assert (await watcher.ask(kind, **fields))["code"] in ("no-seat", "off"), kind

    play(scene)


def test_a_table_may_have_no_spectators(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, spectators=False)
        stranger = await house.connect(place.name)
        assert (await stranger.join(None))["code"] == "off"
        owner = await house.connect(place.name)
        assert (await owner.join(None, key=place.keys[1]))["type"] == "state"
        host = await house.connect(place.name)
        assert (await host.join(None, key=place.host_key))["host"] is True
        assert (await house.ask("GET", f"{place.path}/view")).code == "off"

    play(scene)


def test_too_many_spectators_are_too_many(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        for _ in range(3):
            await place.join(None)
        late = await house.connect(place.name)
        assert (await late.join(None))["code"] == "too-many"
        assert (await late.join(1, key=place.keys[1]))["type"] == "state"

    play(scene, spectators_per_table=3)


# --- presence -------------------------------------------------------------------------------------


def test_everybody_hears_who_is_here(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3)
        ann = await place.join(1)
        ben = await place.join(2)
        await ann.until(lambda g: g.presence and g.presence["here"] == [1, 2])
        watcher = await place.join(None)
        await ann.until(lambda g: g.presence and g.presence["watching"] == 1)
        host = await house.connect(place.name)
        await host.join(None, key=place.host_key)
        await ann.until(lambda g: g.presence and g.presence["host_here"])
        assert [seat["here"] for seat in (await place.info())["seats"]] == [True, True, False]
        await ben.cut()
        await ann.until(lambda g: g.presence and g.presence["here"] == [1])
        await watcher.close()
        await host.close()
        await ann.until(lambda g: g.presence and g.presence["watching"] == 0)
        assert ann.presence["host_here"] is False
        assert ann.n == (await house.get(f"{place.path}/view"))["n"]  # presence has no number

    play(scene)


# --- deciding -------------------------------------------------------------------------------------


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
            assert (event["by"], event["kind"], event["at"]) == ("person", "move", house.now())

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
        assert over_http == first
        assert len(guests[2].events("move")) == 1

    play(scene)


def test_a_request_is_remembered_over_a_restart(play_on_disk: Play) -> None:
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
        assert len(place.live.table.game.tokens) == 1

    play_on_disk(scene)


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
        await phone.close()
        await asyncio.sleep(0.15)
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


# --- chat -----------------------------------------------------------------------------------------


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


# --- what clients may ask besides -----------------------------------------------------------------


def deck_for(*hands: str, display: str) -> list[str]:
    """A Linko deck with these hands and display, the rest in order."""
    linko = find_game("linko")
    names = linko.notation.CARD_NAMES
    left = [names[card] for card in linko.fresh_deck(linko.edition("ravensburger-2014"), 2)]
    first = [card for hand in hands for card in hand.split()] + display.split()
    for card in first:
        left.remove(card)
    return first + left


def test_preview_tells_whom_a_play_would_snatch(play: Play) -> None:
    async def scene(house: House) -> None:
        deck = deck_for(
            "9 9 1 1 3 3 4 4 5 5 6 6 7",
            "2 2 8 8 8 10 10 11 11 12 12 13 13",
            "3 3 4 4 5 5 6 6 7 7 7 8 8",
            display="1 1 2 2 9 9",
        )
        place = await house.make(seats=3, start=2, script={"deck": deck})
        guests = await place.begun()
        await guests[2].done("2x2")
        await guests[3].done("3")
        await guests[1].sees(guests[3].n)
        seen = await guests[1].ask("preview", token="9x2")
        assert seen.pop("id")
        assert seen == {
            "type": "preview",
            "victims": [2],
            "sets": [],
            "out": False,
            "may_draw": False,
            "misfits": None,
            "pile": None,
        }
        assert (await guests[1].ask("preview", token="9"))["victims"] == [3]
        assert (await guests[1].ask("preview", token="1"))["victims"] == []
        refusal = await guests[1].ask("preview", token="9x3")
        assert (refusal["type"], refusal["code"]) == ("refused", "linko-why-few-numbers")

    play(scene)


def test_why_gives_reason_and_rule(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        why = await guests[1].ask("why", token="!r")
        assert (why["type"], why["allowed"]) == ("why", False)
        assert why["code"].startswith("push-why-")
        assert why["rule"]
        assert why["args"]["token"] == "!r"
        assert (await guests[1].ask("why", token="+"))["allowed"] is True
        assert (await guests[1].ask("why", token="7x2"))["code"] == "unknown-token"

    play(scene)


@pytest.mark.parametrize("kind", ["why", "preview"])
def test_nobody_learns_of_others_cards_by_asking_why(play: Play, kind: str) -> None:
    """Ann asks about Ben's decision; whatever he holds, she hears the same."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=2)
        guests = await place.begun()
        heard = set()
        for value in range(1, 14):
            for token in (f"{value}", f"{value}x2", f"{value}+J", "J"):
                answer = await guests[1].ask(kind, token=token)
                answer.pop("id")
                assert answer["args"] in ({}, {"seat": 2})
                heard.add(json.dumps(answer))
        assert len(heard) == 1
        assert "not-your-decision" in heard.pop()

    play(scene)


def test_odds_are_told_to_one_who_plays_alone(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, bots={"2": "easy"}, start=1)
        guests = await place.begun()
        odds = await guests[1].ask("odds")
        assert (odds["type"], odds["misfits"], odds["pile"]) == ("odds", 0, 108)
        off = await house.make("push", seats=2, bots={"2": "easy"}, odds=False)
        assert (await (await off.begun())[1].ask("odds"))["code"] == "off"
        linko = await house.make("linko", seats=2, bots={"2": "easy"})
        assert (await (await linko.begun())[1].ask("odds"))["code"] == "off"

    play(scene)


def test_hints_are_for_one_who_plays_alone_and_is_asked(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, bots={"2": "easy"}, start=1)
        assert (await place.info())["hints"] is True
        guests = await place.begun()
        hint = await guests[1].ask("hint")
        assert (hint["type"], hint["move"]) == ("hint", 0)
        assert hint["token"] in guests[1].view["legal"]
        off = await house.make(seats=2, bots={"2": "easy"}, hints=False)
        assert (await off.info())["hints"] is False
        assert (await (await off.begun())[1].ask("hint"))["code"] == "off"

    play(scene)


def test_neither_hints_nor_odds_where_two_people_play(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=3, bots={"3": "easy"}, start=1)
        info = await place.info()
        assert (info["hints"], info["odds"]) == (False, False)
        guests = await place.begun()
        assert (await guests[1].ask("hint"))["code"] == "off"
        assert (await guests[1].ask("odds"))["code"] == "off"

    play(scene)


def test_a_hint_is_answered_whatever_comes_after_the_question(play: Play) -> None:
    """Another seat, a spectator's eyes, a decision: all in the same breath."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2, bots={"2": "easy"}, start=1)
        guests = await place.begun()
        ann = guests[1]
        hint = await ann.begin("hint")
        await ann.say({"type": "join", "protocol": 1, "seat": None})
        assert (await hint)["type"] == "hint"
        await ann.join(1)
        hint = await ann.begin("hint")
        token = ann.view["legal"][0]
        decided = await ann.begin("decide", move=0, token=token)
        assert (await hint)["type"] == "hint"
        assert (await decided)["type"] == "done"

    play(scene)


def test_a_hint_that_cannot_be_had_is_refused(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, bots={"2": "easy"}, start=1)
        guests = await place.begun()
        house.brains.fails = True  # type: ignore[attr-defined]
        assert (await guests[1].ask("hint"))["code"] == "no-hint"

    play(scene)


def test_chance_of_ones_own_is_added_once_before_the_deal(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        ann = await place.join(1)
        assert (await ann.ask("contribute", contribution="ab" * 16))["type"] == "done"
        assert ann.info["contributed"] == [1]
        assert (await ann.ask("contribute", contribution="00" * 16))["code"] == "contributed"
        await place.start()
        ben = await place.join(2)
        assert (await ben.ask("contribute", contribution="00" * 16))["code"] == "started"

    play(scene)


# --- playing without a socket ---------------------------------------------------------------------


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


# --- the host's and one's own ---------------------------------------------------------------------


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
        house.brains.may_answer.clear()  # type: ignore[attr-defined]
        await place.own(1, "leave")
        await guests[2].until(lambda g: g.events("stand-in"))
        assert guests[2].info["seats"][0]["stand_in"] is True
        refusal = await guests[1].decide("1")
        assert refusal["code"] in ("stand-in", "stale")
        house.brains.may_answer.set()  # type: ignore[attr-defined]
        await guests[2].until(lambda g: g.events("move"))
        assert guests[2].events("move")[0]["by"] == "stand-in"
        assert house.brains.thoughts[-1].level == "hard"  # type: ignore[attr-defined]
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
        }

    play(scene)


def test_a_bots_late_answer_is_not_used_once_the_owner_is_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, start=1)
        guests = await place.begun()
        house.brains.may_answer.clear()  # type: ignore[attr-defined]
        await place.own(1, "leave")
        await place.own(1, "back")
        house.brains.may_answer.set()  # type: ignore[attr-defined]
        for _ in range(3):
            await guests[1].ping()
        assert not guests[1].events("move")
        await guests[1].done(guests[1].view["legal"][0])

    play(scene)


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
        house.shift_ms += 600_001
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


def test_a_player_may_leave_nothing_behind(play_on_disk: Play) -> None:
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

    play_on_disk(scene)


# --- rounds, rematches ----------------------------------------------------------------------------


def test_a_match_goes_round_with_its_sheet_and_a_rematch_begins_anew(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, match=1, start=2)
        guests = await place.begun()
        ann, rng = guests[1], random.Random(7)
        shown = [ann.info["commitment"]]
        await play_on(guests, rng)
        assert (ann.info["status"], ann.info["round"], ann.info["rounds"]) == ("between", 2, 2)
        assert ann.result["match"]["sheet"] == ann.info["sheet"] == [ann.result["scores"]]
        assert ann.result["match"]["over"] is False
        shown.append(ann.info["commitment"])
        later = await place.join(1)
        assert later.result == ann.result
        assert later.view == ann.view
        await place.start()
        await ann.until(lambda g: g.info["status"] == "playing")
        assert ann.view["to_move"] == 1
        await guests[2].sees(ann.n)
        await play_on(guests, rng)
        assert ann.info["status"] == "over"
        totals = [sum(column) for column in zip(*ann.info["sheet"], strict=True)]
        assert ann.info["totals"] == totals
        best = [seat for seat, total in enumerate(totals, 1) if total == max(totals)]
        assert ann.info["winners"] == best == ann.result["match"]["winners"]
        assert await place.refused("start") == "over"
        await place.host("rematch")
        await ann.until(lambda g: g.events("rematch"))
        assert (ann.info["status"], ann.info["sheet"], ann.info["winners"]) == ("waiting", [], [])
        shown.append(ann.info["commitment"])
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


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_a_game_of_bots_plays_itself_to_the_end(play: Play, level: str) -> None:
    async def scene(house: House) -> None:
        bots = {str(seat): level for seat in range(1, 5)}
        place = await house.make(seats=4, bots=bots)
        watcher = await place.join(None)
        await place.start()
        await watcher.until(lambda g: g.result is not None)
        assert {event["by"] for event in watcher.events("move")} == {"bot"}
        assert {thought.level for thought in house.brains.thoughts} == {level}  # type: ignore[attr-defined]

    play(scene)


def test_a_bot_that_fails_does_not_stop_the_game(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed.add("bot.failed")
        place = await house.make("push", seats=2, bots={"2": "easy"})
        house.brains.fails = True  # type: ignore[attr-defined]
        guests = await place.begun()
        await play_on(guests, random.Random(9))
        assert guests[1].result is not None

    play(scene)


# --- lessons --------------------------------------------------------------------------------------


def test_a_lesson_is_labelled_and_its_seats_play_by_themselves(play: Play) -> None:
    async def scene(house: House) -> None:
        deck = deck_for(
            "9 9 1 1 3 3 4 4 5 5 6 6 7", "2 2 8 8 8 10 10 11 11 12 12 13 13", display="1 1 2 2 9 9"
        )
        script = {"deck": deck, "moves": {"2": ["2x2", "8x3"]}}
        place = await house.make(seats=2, script=script)
        guests = await place.begun()
        ann = guests[1]
        assert (ann.info["scripted"], ann.info["commitment"]) == (True, "")
        assert ann.info["seats"][1]["kind"] == "script"
        assert ann.view["to_move"] == 1
        await ann.done("3")
        await ann.until(lambda g: len(g.events("move")) == 2)
        assert (ann.heard[-1]["token"], ann.heard[-1]["by"]) == ("2x2", "script")
        replay = await house.get(f"{place.path}/replay?eyes=1", place.keys[1])
        assert replay["scripted"] is True
        await play_on(guests, random.Random(10))
        record = await house.get(f"{place.path}/record")
        assert "Seed" not in record

    play(scene)


@pytest.mark.parametrize(
    "script",
    [
        {"deck": []},
        {"deck": ["1"] * 109},
        {"deck": ["99"]},
        {"deck": ["1"], "moves": {"3": []}},
        {"deck": ["1"], "moves": {"x": []}},
        {"deck": ["1"], "dice": ["r"]},
    ],
)
def test_a_lesson_that_cannot_be_dealt_is_refused_when_it_is_made(play: Play, script: Any) -> None:
    async def scene(house: House) -> None:
        wish = {"game": "linko", "seats": 2, "script": script}
        answer = await house.ask("POST", "/tables", wish)
        assert 400 <= answer.status < 500
        assert not house.hub.tables

    play(scene)


# --- the end of the line --------------------------------------------------------------------------


def test_when_the_server_goes_everybody_is_told_to_come_back(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guests = await place.begun()
        rng = random.Random(11)
        await play_on(guests, rng, most=5)
        seen = {seat: (guest.n, guest.view) for seat, guest in guests.items()}
        await house.runner.cleanup()
        for guest in guests.values():
            bye = await guest.gone()
            assert (bye["code"], bye["retry_ms"]) == ("restart", 500)
            assert guest.socket.close_code == 1012
        await house.restart()
        back = {}
        for seat, (n, view) in seen.items():
            back[seat] = await house.connect(place.name)
            answer = await back[seat].join(seat, key=place.keys[seat], since=n)
            assert answer["type"] in ("resumed", "state")
            assert answer["n"] == n
            back[seat].view = back[seat].view or view
            assert back[seat].view == view
        await play_on(back, rng)
        assert back[1].result is not None

    play_on_disk(scene)


def test_whoever_says_nothing_is_asked_to_go(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        silent = await house.connect(place.name)
        await house.passes(11)
        assert (await silent.gone())["code"] == "idle"

    play(scene)


def test_a_table_that_is_not_there(play: Play) -> None:
    async def scene(house: House) -> None:
        answer = await house.ask("GET", "/tables/nowhere-----/socket")
        assert answer.status == 404 or answer.code == "no-socket"
        assert (await house.ask("GET", "/tables/nowhere-----")).status == 404

    play(scene)


def test_closed_sockets_raise_here_so_that_scenes_notice(play: Play) -> None:
    """The client of these tests says so when an answer can no longer come."""

    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        guest: Guest = await place.join(1)
        await guest.cut()
        with pytest.raises((GoneError, ConnectionError)):
            await guest.ask("ping")

    play(scene)


def test_people_and_bots_in_turn(play: Play) -> None:
    """The helper that waits for whoever is asked knows bots from people."""

    async def scene(house: House) -> None:
        place: Place = await house.make(seats=3, bots={"2": "easy"}, start=2)
        guests = await place.begun()
        assert await whose(guests) in (1, 3)

    play(scene)
