"""What clients may ask besides: preview, why, odds, hints; and lessons."""

import json
import random
from typing import Any

import pytest

from lynxdeck.games.registry import game as find_game
from tests.server.conftest import Play
from tests.server.guest import play_on
from tests.server.house import House

# --- what clients may ask besides ----------------------------------------------------------------


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
            "effect": {
                "game": "linko",
                "victims": [2],
                "sets": [],
                "out": False,
                "may_draw": False,
                "hand": 11,
            },
        }
        assert (await guests[1].ask("preview", token="9"))["effect"]["victims"] == [3]
        assert (await guests[1].ask("preview", token="1"))["effect"]["victims"] == []
        refusal = await guests[1].ask("preview", token="9x3")
        assert (refusal["type"], refusal["code"]) == ("refused", "linko-why-few-numbers")

    play(scene)


def test_tips_are_told_that_matter_to_the_seat_that_asks(play: Play) -> None:
    async def scene(house: House) -> None:
        deck = deck_for(
            "9 9 1 1 3 3 4 4 5 5 6 6 7",
            "2 2 8 8 8 10 10 11 11 12 12 13 13",
            "3 3 4 4 5 5 6 6 7 7 7 8 8",
            display="1 1 2 2 9 9",
        )
        place = await house.make(seats=3, start=2, script={"deck": deck})
        guests = await place.begun()
        await guests[2].done("2")
        await guests[3].done("3")
        await guests[2].sees(guests[3].n)
        answer = await guests[3].ask("tips")
        assert answer.pop("id")
        assert answer == {
            "type": "tips",
            "move": 2,
            "tips": [
                {"name": "linko-must", "rule": "L8"},
                {"name": "linko-first-round", "rule": "L8"},
                {"name": "linko-single", "rule": "L8"},
            ],
        }
        told = await guests[2].ask("tips")
        assert [tip["name"] for tip in told["tips"]] == ["linko-first-round", "linko-single"]

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
        assert (await place.info())["alone"]
        guests = await place.begun()
        hint = await guests[1].ask("hint")
        assert (hint["type"], hint["move"]) == ("hint", 0)
        assert hint["token"] in guests[1].view["legal"]
        off = await house.make(seats=2, bots={"2": "easy"}, hints=False)
        assert (await off.info())["setup"]["hints"] is False
        assert (await (await off.begun())[1].ask("hint"))["code"] == "off"

    play(scene)


def test_neither_hints_nor_odds_where_two_people_play(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=3, bots={"3": "easy"}, start=1)
        assert not (await place.info())["alone"]
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
        assert (await hint)["type"] in ("hint", "refused")  # too late, if the decision was first
        assert (await decided)["type"] == "done"

    play(scene)


def test_a_hint_that_cannot_be_had_is_refused(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2, bots={"2": "easy"}, start=1)
        guests = await place.begun()
        house.bot_pool.fails = True  # type: ignore[attr-defined]
        assert (await guests[1].ask("hint"))["code"] == "no-hint"

    play(scene)


# --- lessons -------------------------------------------------------------------------------------


def test_a_lesson_is_labelled_and_its_seats_play_by_themselves(play: Play) -> None:
    async def scene(house: House) -> None:
        deck = deck_for(
            "9 9 1 1 3 3 4 4 5 5 6 6 7", "2 2 8 8 8 10 10 11 11 12 12 13 13", display="1 1 2 2 9 9"
        )
        script = {"deck": deck, "moves": {"2": ["2x2", "8x3"]}}
        place = await house.make(seats=2, script=script)
        guests = await place.begun()
        ann = guests[1]
        assert (ann.info["scripted"], ann.info["deal"]) == (True, None)
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
        assert not house.tables.rooms

    play(scene)
